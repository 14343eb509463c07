#!/usr/bin/env python3
"""One flood against a game server, from an address of its own, until it is ended.

usage: flood.py KIND PORT

KIND is one of those that --list names. Each does one thing as fast as the server and this program
allow, and begins anew when it is thrown out. For figures.py.
"""
import contextlib
import json
import os
import socket
import sys
import time

ADDRESS = "127.9.9.9"  # not the load's
HEAD = "Host: 127.0.0.1\r\n"
UPGRADE = ("GET /ws HTTP/1.1\r\n" + HEAD + "Upgrade: websocket\r\nConnection: Upgrade\r\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n")


def opened(port, first=""):
    line = socket.create_connection(("127.0.0.1", port), timeout=5, source_address=(ADDRESS, 0))
    line.sendall(first.encode())
    return line


def frame(opcode, payload, last=True):
    """A frame of at most 125 bytes, or of up to 64 KiB; the mask is four zeros."""
    head = bytes([(0x80 if last else 0) | opcode])
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return head + length + bytes(4) + payload


def message(**fields):
    return frame(1, json.dumps(fields).encode())


def game_line(port, *messages):
    line = opened(port, UPGRADE)
    line.sendall(b"".join(messages))
    return line


def swallow(line):
    """Reads what is there, so that the server never waits for us. Over: it has hung up."""
    line.setblocking(False)
    with contextlib.suppress(BlockingIOError):
        while line.recv(1 << 16):
            pass
        raise ConnectionResetError
    line.settimeout(5)


def repeat(line, burst):
    while True:
        line.sendall(burst)
        swallow(line)


def requests(port, path):
    line = opened(port)
    repeat(line, ("GET %s HTTP/1.1\r\n%s\r\n" % (path, HEAD)).encode() * 20)


def pages(port):
    """whole pages"""
    requests(port, "/rules")


def heavy(port):
    """requests that read the database"""
    requests(port, "/api/games")


def analyses(port):
    """debriefs of games that are not there"""
    requests(port, "/api/replay/23456789ABCDEFGH/analysis")


def rubbish(port):
    """bytes that are no request"""
    while True:
        with opened(port, "\x16\x03\x01 POST / HTTP/3\r\n\r\n") as line:
            line.recv(4096)


def opens(port):
    """sockets, opened and closed"""
    while True:
        opened(port, UPGRADE).close()


def half_requests(port):
    """sockets that never finish their request"""
    lines = []
    while True:
        with contextlib.suppress(OSError):
            lines.append(opened(port, "GET / HTTP/1.1\r\n"))
        if len(lines) > 300:
            lines.pop(0).close()


def pings(port):
    """WebSocket pings"""
    repeat(game_line(port, message(do="hello")), frame(9, b"x" * 100) * 50)


def pieces(port):
    """messages in pieces of one byte"""
    repeat(game_line(port, message(do="hello"), frame(1, b"{", False)), frame(0, b" ", False) * 50)


def messages(port):
    """messages of a client, fifty at once"""
    repeat(game_line(port, message(do="hello")), message(id=1, do="rooms") * 50)


def guesses(port):
    """codes of rooms that do not exist"""
    repeat(game_line(port, message(do="hello")), message(id=1, do="join", room="ZZZZZZ") * 50)


def passwords(port):
    """wrong passwords at a room"""
    host = game_line(port, message(do="hello"), message(id=1, do="create", password="x"))
    time.sleep(0.5)
    code = host.recv(1 << 16).decode(errors="replace").split('"room":"')[1][:6]
    repeat(game_line(port, message(do="hello")),
           message(id=1, do="join", room=code, password="y") * 20)


def lobby(port):
    """a host who changes the options of a full room"""
    host = game_line(port, message(do="hello"), message(id=1, do="create"))
    time.sleep(0.5)
    code = host.recv(1 << 16).decode(errors="replace").split('"room":"')[1][:6]
    guests = [game_line(port, message(do="hello", room=code)) for _ in range(50)]
    while True:
        host.sendall(message(id=2, do="options", options={"name": str(time.time())}) * 10)
        for line in [host, *guests]:
            swallow(line)


def deaf(port):
    """clients that ask for whole views and never read"""
    lines = []
    while True:
        with contextlib.suppress(OSError):
            line = game_line(port, message(do="hello"), message(id=1, do="create"))
            line.sendall(message(id=2, do="rooms") * 60)
            lines.append(line)
        if len(lines) > 60:
            lines.pop(0).close()


KINDS = (pages, heavy, analyses, rubbish, opens, half_requests, pings, pieces, messages, guesses,
         passwords, lobby, deaf)


def main(kind, port):
    flood = {each.__name__: each for each in KINDS}[kind]
    parent = os.getppid()
    while os.getppid() == parent:
        with contextlib.suppress(OSError, IndexError):
            flood(port)
        time.sleep(0.001)


if __name__ == "__main__":
    if sys.argv[1:] == ["--list"]:
        print("\n".join(each.__name__ for each in KINDS))
    else:
        main(sys.argv[1], int(sys.argv[2]))
