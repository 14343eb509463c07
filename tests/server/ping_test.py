#!/usr/bin/env python3
"""Lines that only answer pings stay up; lines that do not answer are dropped.

usage: ping_test.py FATHOM
"""
import sys
import tempfile
import threading
import time

from client import WebSocket
from harness import Server, fathom_argument, run

FOLDER = tempfile.TemporaryDirectory()
DROPPED_AFTER_S, LIMIT_S = 15, 300
SERVER = Server(fathom_argument(), FOLDER.name, "--silent-after", str(DROPPED_AFTER_S))


def silent_line(answers, dropped, lived):
    """Says hello and then nothing, until somebody is dropped and it is itself, or it has been asked
    twice; notes how long the line lived, the pings, and whether it lives still."""
    line = WebSocket("127.0.0.1", SERVER.port)
    line.send('{"id":1,"do":"hello","name":"Ann"}')
    raw, began, pings, alive = line.socket, time.monotonic(), 0, True
    raw.settimeout(0.2)
    while time.monotonic() < began + LIMIT_S:
        if dropped.is_set() and (not alive or pings >= 2):
            break
        try:
            frame = raw.recv(4096)
        except TimeoutError:
            continue
        if not frame:
            alive = False
            dropped.set()
        elif frame[0] == 0x89:
            pings += 1
            if answers:
                raw.sendall(bytes([0x8a, 0x80 | frame[1], 0, 0, 0, 0]) + frame[2:])
    lived[answers] = (time.monotonic() - began, pings, alive)


def pings():
    """who answers pings is left alone, who does not loses his line"""
    lived, dropped = {}, threading.Event()
    with SERVER:
        lines = [threading.Thread(target=silent_line, args=(answers, dropped, lived))
                 for answers in (True, False)]
        for line in lines:
            line.start()
        for line in lines:
            line.join()
    seconds, asked, alive = lived[False]
    assert not alive and seconds >= DROPPED_AFTER_S - 1 and asked >= 1, lived
    assert lived[True][2] and lived[True][1] >= 2, lived


sys.exit(run([pings]))
