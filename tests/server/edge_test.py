#!/usr/bin/env python3
"""Strangers at the door: what one socket can do to a server, with bytes that no browser sends.

usage: edge_test.py FATHOM
"""
import contextlib
import gzip
import os
import re
import signal
import socket
import ssl
import stat
import struct
import subprocess
import sys
import tempfile
import time

from client import Client, Refused, WebSocket, duel
from harness import (PATIENCE_S, Server, certificate, fathom_argument, metrics, on_postgres, run,
                     until)

FATHOM = fathom_argument()
FOLDER = tempfile.TemporaryDirectory()
UPGRADE = ("GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n")
CLOSING_GET = b"GET %s HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


def server_with(*options):
    return Server(FATHOM, tempfile.mkdtemp(dir=FOLDER.name), *options)


def plug(server):
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S)


def answer(raw):
    """Everything until the server closes, as it must."""
    data = b""
    with contextlib.suppress(ConnectionError):
        while piece := raw.recv(65536):
            data += piece
    return data


def ask(server, text):
    """The answer to these bytes on a socket of their own."""
    with plug(server) as raw:
        raw.sendall(text.encode("latin-1"))
        return answer(raw)


def status(data):
    return int(data.split(b" ")[1]) if data.startswith(b"HTTP/1.1 ") else 0


def lives(server):
    """The server answers, and ends when it is told to."""
    assert server.get("/healthz")[1] == b"ok\n"


def h2_frame(kind, flags, stream, payload=b""):
    return struct.pack("!I", len(payload))[1:] + bytes([kind, flags]) + struct.pack(
        "!I", stream) + payload


def hpack(**headers):
    """Literal header fields without indexing."""
    fields = b""
    for name, value in headers.items():
        name = name.replace("_", "-") if not name.startswith("_") else ":" + name[1:]
        fields += b"\0" + bytes([len(name)]) + name.encode()
        fields += bytes([len(value)]) + value.encode()
    return fields


def http2():
    """Upgrade: h2c is refused, so that nobody comes in through a WebSocket without an address"""
    with server_with() as server:
        with plug(server) as raw:
            data = b""
            for part in (b"GET /healthz HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\n"
                         b"Connection: Upgrade, HTTP2-Settings\r\n"
                         b"HTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n",
                         b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + h2_frame(4, 0, 0),
                         h2_frame(4, 1, 0), h2_frame(1, 4, 3, hpack(
                             _method="CONNECT", _protocol="websocket", _scheme="http",
                             _path="/ws", _authority="x", sec_websocket_version="13",
                             sec_websocket_protocol="fathom.1"))):
                try:
                    raw.sendall(part)
                except OSError:
                    break
                data += answer(raw)
        lives(server)
        assert status(data) == 400, data
        assert server.stop() == 0


def bodies():
    """a request with a body is refused, wherever it stands, and the server goes on"""
    with server_with() as server:
        with plug(server) as raw:
            raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
                        b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello")
            data = answer(raw)
        lives(server)
        assert data.count(b"HTTP/1.1 ") == 2 and b"HTTP/1.1 405" in data, data
        for head in ("Content-Length: 5", "Content-Length: 0\r\nContent-Length: 5",
                     "Transfer-Encoding: chunked", "Content-Length: +0", "Content-Length: 0, 0"):
            data = ask(server, "GET / HTTP/1.1\r\nHost: x\r\n%s\r\n\r\nhello" % head)
            assert status(data) == 400 and data.count(b"HTTP/1.1") == 1, (head, data)
        assert server.stop() == 0


def program(page):
    """The path of the web client's program, the longest file that a page names."""
    return re.search(r'src="([^"]*\.js)"', page.decode()).group(1)


def words_to_upgrade():
    """an unknown Upgrade word after a reply that was read by half is refused"""
    with server_with() as server:
        page = program(ask(server, "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
        for word in ("h2c", "TLS/1.0", "nonsense", "websocket, h2c", ""):
            with plug(server) as raw:
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
                raw.sendall(("GET %s HTTP/1.1\r\nHost: x\r\n\r\n" % page).encode() * 3)
                raw.recv(10)
                raw.sendall(("GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: %s\r\n"
                             "\r\n" % word).encode())
                data = answer(raw)
            assert data.count(b"HTTP/1.1 ") >= 1 and b"HTTP/1.1 400" in data, (word, data[-300:])
            lives(server)
        assert server.stop() == 0


def upgrades():
    """a WebSocket opens on /ws, by GET, in version 13, with a key, and nowhere else"""
    bad = {"a page": (UPGRADE.replace("/ws", "/"), 400), "POST": (
        UPGRADE.replace("GET", "POST"), 405), "version 8": (UPGRADE.replace("13", "8"), 426),
        "no version": (UPGRADE.replace("Sec-WebSocket-Version: 13\r\n", ""), 426),
        "no key": (UPGRADE.replace("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n", ""), 400),
        "short key": (UPGRADE.replace("AAAA==", "=="), 400),
        "no Connection": (UPGRADE.replace("Connection: Upgrade\r\n", ""), 400),
        "HTTP/1.0": (UPGRADE.replace("HTTP/1.1", "HTTP/1.0"), 400),
        "two Upgrades": (UPGRADE + "Upgrade: websocket\r\n", 400),
        "strange protocol": (UPGRADE + "Sec-WebSocket-Protocol: chat\r\n", 400),
        "a body": (UPGRADE + "Content-Length: 3\r\n", 400),
        "no Upgrade": ("GET /ws HTTP/1.1\r\nHost: x\r\nConnection: close\r\n", 426)}
    with server_with() as server:
        for name, (head, wanted) in bad.items():
            data = ask(server, head + "\r\n")
            assert status(data) == wanted, (name, data)
        with plug(server) as raw:
            raw.sendall((UPGRADE + "\r\n").encode() + b"\x81\x80\0\0\0\0")
            data = b""
            while b"bad_json" not in data:
                data += raw.recv(4096)
            assert data.startswith(b"HTTP/1.1 101 ")
            assert b"ICX+Yqv66kxgM0FcWaLWlFLwTAI=" in data, "RFC 6455, 4.2.2: SHA-1 of key and GUID"
        lives(server)


def request_lines():
    """what is not quite HTTP/1.1 is refused: one clear status, then the line closes"""
    good = "GET /healthz HTTP/1.1\r\nHost: x\r\n"
    bad = {"GET  /healthz HTTP/1.1\r\nHost: x\r\n": 400, "GET /healthz\r\nHost: x\r\n": 400,
           "GET /healthz HTTP/2.0\r\nHost: x\r\n": 505, "GET /healthz HTTP/1.1\r\n": 400,
           "get /healthz HTTP/1.1\r\nHost: x\r\n": 405, "GET healthz HTTP/1.1\r\nHost: x\r\n": 400,
           "GET /a\tb HTTP/1.1\r\nHost: x\r\n": 400, "GET /\xe9 HTTP/1.1\r\nHost: x\r\n": 400,
           "GET http://x/ HTTP/1.1\r\nHost: x\r\n": 400, good + "Host: y\r\n": 400,
           good + "A : b\r\n": 400, good + " folded: x\r\n": 400, good + "A\r\n": 400,
           good + ": b\r\n": 400, good + "A: b\0c\r\n": 400, good + "A: b\nC: d\r\n": 400,
           good + "A: b\rC: d\r\n": 400, good + "A: b\r\n" * 200: 431,
           good + "A: " + "b" * 20000 + "\r\n": 431, "GET /" + "a" * 5000 + " HTTP/1.1\r\n": 414,
           "A" * 20000: 431, "\r\n": 400, "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03\r\n": 400}
    with server_with() as server:
        for text, wanted in bad.items():
            data = ask(server, text + "\r\n")
            assert status(data) == wanted, (text[:60], data[:200])
        data = ask(server, good * 1 + "Connection: close\r\n\r\n")
        assert status(data) == 200 and data.endswith(b"ok\n")
        data = ask(server, "GET /healthz HTTP/1.0\r\n\r\n")
        assert status(data) == 200, "a probe may speak HTTP/1.0"
        lives(server)


def pipelines():
    """requests that were sent at once are answered in their order; a line has so many at most"""
    with server_with() as server:
        paths = ["/healthz", "/none.js", "/api/rooms", "/healthz"] * 5
        with plug(server) as raw:
            raw.sendall("".join("GET %s HTTP/1.1\r\nHost: x\r\n\r\n" % path
                                for path in paths).encode() + CLOSING_GET % b"/none.js")
            data = answer(raw)
        found = [int(part[:3]) for part in data.split(b"HTTP/1.1 ")[1:]]
        assert found == [200, 404, 200, 200] * 5 + [404], found
        data = ask(server, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 300)
        assert 50 < data.count(b"HTTP/1.1 200") < 300, data.count(b"HTTP/1.1 200")
        lives(server)


def slow_pipelines():
    """what was asked behind an answer that does not fit the line is answered too"""
    with server_with() as server:
        page = server.get("/")[1].decode()
        asset = max(set(re.findall(r"/assets/[\w.-]+\.js", page)),
                    key=lambda path: len(server.get(path)[1]))
        with socket.socket() as raw:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.settimeout(PATIENCE_S)
            raw.connect(("127.0.0.1", server.port))
            get = "GET %s HTTP/1.1\r\nHost: x\r\n\r\n"
            raw.sendall((get % asset * 60 + get % "/healthz" * 2).encode()
                        + CLOSING_GET % b"/healthz")
            time.sleep(1)
            data = answer(raw)
        assert data.count(b"HTTP/1.1 200") == 63, data.count(b"HTTP/1.1 200")
        lives(server)


def hosts():
    """with a base URL only its name, an address or localhost is answered: no name is rebound"""
    def host(server, name):
        return status(ask(server, "GET /healthz HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n"
                          % name))

    with server_with("--base-url", "https://fathom.example", "--origins",
                     "https://other.example:8443") as server:
        for name in ("fathom.example", "FATHOM.example:443", "127.0.0.1", "localhost:8040",
                     "[::1]:8040", "192.0.2.7:80", "other.example:8443"):
            assert host(server, name) == 200, name
        for name in ("evil.example", "fathom.example.evil.example", "localhost.evil.example",
                     "127.0.0.1.evil.example", "x", "", "[::1", "other.example.evil:8443"):
            assert host(server, name) in (400, 421), name
    with server_with() as server:
        assert host(server, "raspberrypi.local:8040") == 200


def masked(first, payload, claim=None):
    length = len(payload) if claim is None else claim
    head = bytes([first]) + (bytes([0x80 | length]) if length < 126 else
                             b"\xfe" + struct.pack("!H", length))
    return head + b"\0\0\0\0" + payload


def sends_until_closed(server, first, frames, count):
    """Close code after frames sent over and over; None when the line holds."""
    line = WebSocket("127.0.0.1", server.port, timeout=PATIENCE_S)
    line.send('{"id":1,"do":"hello","name":"Ann"}')
    raw, data = line.socket, b""
    try:
        raw.sendall(first)
        for _ in range(count):
            raw.sendall(frames * 50)
    except OSError:
        pass
    data = answer(raw)
    at = data.rfind(b"\x88")
    return struct.unpack("!H", data[at + 2:at + 4])[0] if at >= 0 and len(data) > at + 3 else None


def frame_floods():
    """pings, empty fragments and bytes have budgets; who is over them is dropped, others play"""
    with server_with("--message-rate", "20") as server:
        other = Client(server.port)
        other.hello("Bob")
        for name, first, frames in (("pings", b"", masked(0x89, b"")),
                                    ("pongs", b"", masked(0x8a, b"")),
                                    ("fragments", masked(1, b""), masked(0, b"")),
                                    ("bytes", b"", masked(0x81, b"[" + b" " * 3900))):
            code = sends_until_closed(server, first, frames, 40)
            assert code == 4004, (name, code)
        assert metrics(server)["fathom_dropped_flood"] == 4
        other.do("ping")
        for _ in range(10):
            other.socket.frame(9, b"are you there?")
        other.do("ping")
    with open(server.log.name, "rb") as log:
        text = log.read()
    assert b"at=refused" in text and b"127.0.0.1" not in text


def broken_frames():
    """frames that break RFC 6455 end the line with its close code"""
    wrong = {b"\x81\x05hello": 1002, masked(0xc1, b""): 1002, masked(0x83, b""): 1002,
             masked(0x09, b""): 1002, masked(0x80, b"x"): 1002, masked(1, b"a") + masked(1, b"b"):
             1002, b"\x89\xfe\0\x7e\0\0\0\0" + b"p" * 126: 1002,
             b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0": 1009, b"\x81\xfe\0\x05\0\0\0\0hello": 1002,
             masked(0x81, b"", 20000): 1009, masked(0x88, b"\x03"): 1002,
             masked(1, b"a" * 16000) + masked(0, b"a" * 1000): 1009,
             masked(0x88, b"\x03\xe8"): 1000}
    with server_with() as server:
        for frames, code in wrong.items():
            line = WebSocket("127.0.0.1", server.port, timeout=PATIENCE_S)
            line.socket.sendall(frames)
            data = answer(line.socket)
            assert data[:1] == b"\x88" and struct.unpack("!H", data[2:4])[0] == code, (frames[:20],
                                                                                       data)
        lives(server)


def requests():
    """an address has a budget of requests and a small one of heavy ones: 429, and when to return"""
    with server_with("--address-requests", "5") as server:
        def statuses(path, count):
            replies = []
            for _ in range(count):
                data = ask(server, "GET %s HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n" % path)
                replies.append(status(data))
            return replies, data

        found, last = statuses("/healthz", 70)
        assert found[:50] == [200] * 50 and 429 in found, found
        assert b"retry-after: " in last.lower() and b"too_many_requests" in last
        with plug(server) as raw:
            raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 4 + CLOSING_GET % b"/healthz")
            assert b"HTTP/1.1 429" in answer(raw)
    with server_with("--address-requests", "20") as server:
        found = [status(ask(server, "GET /api/replay/%s/analysis HTTP/1.1\r\nHost: x\r\n"
                            "Connection: close\r\n\r\n" % ("x" * 22))) for _ in range(60)]
        assert found[0] == 404 and found[-1] == 429, found
        lives(server)


def guesses():
    """who asks for rooms that do not exist is soon refused; who has the right code is not"""
    with server_with("--address-requests", "20") as server:
        ann = Client(server.port)
        ann.hello("Ann")
        ann.do("create", options={"listed": True})
        look = "GET /api/rooms/%s HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        right = [status(ask(server, look % ann.code)) for _ in range(40)]
        assert right == [200] * 40, right
        wrong = [status(ask(server, look % "ABCDE")) for _ in range(30)]
        assert wrong[0] == 404 and wrong[-1] == 429, wrong
        assert status(ask(server, look % ann.code)) == 429, "a right guess between wrong ones tells"
        bob = Client(server.port)
        bob.hello("Bob")
        assert refused(bob, "join", room="ABCDE") == refused(bob, "join", room=ann.code)
        ann.do("ping")


def private_rooms():
    """over HTTP a private room answers as one that does not exist, and costs as much"""
    with server_with("--address-requests", "20") as server:
        ann = Client(server.port)
        ann.hello("Ann")
        ann.do("create")
        look = "GET /api/rooms/%s%s HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        looks = [look % (code, rest) for code in (ann.code, "ABCDEF") for rest in ("", "/", "/x")]
        answers = [ask(server, look) for look in looks]
        assert answers[:3] == answers[3:] and status(answers[0]) == 404, answers
        pictures = [ask(server, look % (code, "/qr.svg")) for code in (ann.code, "ABCDEF")]
        assert [status(picture) for picture in pictures] == [200, 200]
        found = [status(ask(server, looks[0])) for _ in range(30)]
        assert found[-1] == 429, found


def names():
    """a new name is told to all in the room, so it costs as much as a view"""
    with server_with("--message-rate", "20") as server:
        ann = Client(server.port)
        ann.hello("Ann")
        ann.do("create")
        for number in range(10):
            ann.do("name", name="Ann %d" % number)
        errors = {refused(ann, "name", name="Ann %d" % number) for number in range(20)}
        assert "too_fast" in errors, errors


def refused(client, verb, **fields):
    try:
        client.do(verb, **fields)
        return None
    except Refused as no:
        return no.error


def analyses():
    """few debriefs are made at a time; the rest is told to come back"""
    with server_with() as server:
        games = []
        for _ in range(60):
            ann, bob = duel(server.port)
            bob.order({"do": "resign"})
            ann.wait(ann.over)
            games.append(ann.room["replay"])
            ann.disconnect(), bob.disconnect()
        request = "GET /api/replay/%s/analysis HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        lines = [plug(server) for _ in games]
        server.process.send_signal(signal.SIGSTOP)  # all at once, before one can be finished
        for raw, game in zip(lines, games):
            raw.sendall((request % game).encode())
        server.process.send_signal(signal.SIGCONT)
        data = b"".join(answer(raw) for raw in lines)
        assert data.count(b"HTTP/1.1 ") == len(games), data[:300]
        assert data.count(b"HTTP/1.1 503") >= 8, data[:300]
        assert data.count(b"retry-after: ") >= 8, data[-300:]
        # PostgreSQL gives the games one by one, and each debrief may be made before the next comes.
        assert b'"busy"' in data or on_postgres(), data[-300:]
        until(lambda: status(ask(server, request % games[-1])) == 200)


def compressed():
    """tables, replays and analyses come compressed to those who take it, and whole to all others"""
    with server_with() as server:
        ann, bob = duel(server.port)
        bob.order({"do": "resign"})
        ann.wait(ann.over)
        replay = "/api/replay/%s" % ann.room["replay"]
        look = "GET %s HTTP/1.1\r\nHost: x\r\n%sConnection: close\r\n\r\n"

        def body(path, takes):
            head, text = ask(server, look % (path, takes)).split(b"\r\n\r\n", 1)
            length = int(re.search(rb"content-length: (\d+)", head).group(1))
            assert length == len(text) and b"vary: accept-encoding" in head, head
            return b"content-encoding: gzip" in head, text

        until(lambda: status(ask(server, look % (replay + "/analysis", ""))) == 200)
        for path in ("/api/rules", "/api/maps", replay, replay + "/analysis"):
            plain, whole = body(path, "")
            zipped, short = body(path, "Accept-Encoding: br, gzip\r\n")
            assert not plain and zipped and len(short) < len(whole), (path, len(short), len(whole))
            assert gzip.decompress(short) == whole, path
        for takes in ("Accept-Encoding: gzip;q=0\r\n", "Accept-Encoding: identity\r\n"):
            assert body("/api/rules", takes)[0] is False, takes
        assert body("/healthz", "Accept-Encoding: gzip\r\n")[0] is False
        head = ask(server, "HEAD /api/rules HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n"
                           "Connection: close\r\n\r\n")
        assert b"content-encoding: gzip" in head and head.endswith(b"\r\n\r\n"), head
        with_brotli(server, look)
        assert server.stop() == 0


UNPACK = "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(0)))"


def with_brotli(server, look):
    """the client's own files come in the shortest way that the browser can read"""
    page = ask(server, look % ("/", "")).split(b"\r\n\r\n", 1)[1].decode()
    script = re.search(r'src="(/assets/index-[^"]+\.js)"', page).group(1)
    sizes = {}
    for path in ("/", script):
        whole = ask(server, look % (path, "")).split(b"\r\n\r\n", 1)[1]
        for takes, coding in (("br, gzip", "br"), ("gzip, br;q=0", "gzip"), ("br", "br")):
            head, body = ask(server, look % (path, "Accept-Encoding: %s\r\n" % takes)).split(
                b"\r\n\r\n", 1)
            assert b"content-encoding: %s\r\n" % coding.encode() in head + b"\r\n", head
            sizes[coding] = len(body)
            plain = gzip.decompress(body) if coding == "gzip" else subprocess.run(
                ["node", "-e", UNPACK], input=body, capture_output=True, check=True).stdout
            assert plain == whole, (path, coding)
        assert sizes["br"] < sizes["gzip"] < len(whole), (path, sizes)


def strangers_sockets():
    """thousands of sockets that open, half open, trickle or never read: others play on"""
    with server_with("--address-connections", "400", "--address-opens", "60000") as server:
        ann, bob = duel(server.port)
        held = []
        for number in range(2000):
            try:
                raw = plug(server)
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
                raw.sendall((b"", b"GET / HT", UPGRADE.encode() + b"\r\n",
                             b"GET /api/maps HTTP/1.1\r\nHost: x\r\n\r\n" * 50)[number % 4])
                if number % 4 == 3:
                    raw.shutdown(socket.SHUT_WR)
                held.append(raw)
            except OSError:
                pass
            if number % 500 == 0:
                ann.do("ping"), bob.do("ping")
        before = time.monotonic()
        ann.order({"do": "course", "dir": "S"})
        bob.wait(lambda: bob.events[-1]["event"] == "course")
        print("# an order between %d sockets took %d ms" % (len(held),
                                                           1000 * (time.monotonic() - before)))
        for raw in held:
            raw.close()
        lives(server)
        ann.do("ping")
        assert server.stop() == 0


def heartbeat():
    """the game thread tells systemd that it is ready, lives and stops; a frozen one says nothing"""
    path = os.path.join(FOLDER.name, "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(path)
        manager.settimeout(PATIENCE_S)
        os.environ.update(NOTIFY_SOCKET=path, WATCHDOG_USEC="400000")
        try:
            with server_with() as server:
                assert manager.recv(100) == b"READY=1"
                assert [manager.recv(100) for _ in range(3)] == [b"WATCHDOG=1"] * 3
                server.process.send_signal(signal.SIGSTOP)
                manager.settimeout(1)
                try:
                    while True:  # one may have been under way
                        manager.recv(100)
                        manager.settimeout(2)
                except TimeoutError:
                    pass
                manager.settimeout(PATIENCE_S)
                server.process.send_signal(signal.SIGCONT)
                assert manager.recv(100) == b"WATCHDOG=1"
                server.process.send_signal(signal.SIGTERM)
                while manager.recv(100) != b"STOPPING=1":
                    pass
                assert server.process.wait(timeout=PATIENCE_S) == 0
        finally:
            del os.environ["NOTIFY_SOCKET"], os.environ["WATCHDOG_USEC"]


def private_files():
    """nobody else can read the database, whatever the umask; an open key is complained of"""
    key, cert = certificate(FOLDER.name)
    os.chmod(key, 0o644)
    with Server(FATHOM, tempfile.mkdtemp(dir=FOLDER.name), "--cert", cert, "--key", key,
                preexec=lambda: os.umask(0)) as server:
        for end in () if on_postgres() else ("", "-wal", "-shm"):
            assert stat.S_IMODE(os.stat(server.db + end).st_mode) == 0o600, end
        with open(server.log.name, "rb") as log:
            assert b"at=key_readable" in log.read()


def ciphers():
    """TLS has authenticated ciphers only, speaks HTTP/1.1 only, and tells browsers to stay"""
    key, cert = certificate(FOLDER.name)
    with server_with("--cert", cert, "--key", key) as server:
        def shake(suites=None, protocols=None, path=b"/healthz"):
            context = ssl.create_default_context(cafile=cert)
            if suites:
                context.maximum_version = ssl.TLSVersion.TLSv1_2
                context.set_ciphers(suites)
            if protocols:
                context.set_alpn_protocols(protocols)
            with plug(server) as raw:
                try:
                    line = context.wrap_socket(raw, server_hostname="127.0.0.1")
                    line.sendall(CLOSING_GET % path)
                    return answer(line)
                except (ssl.SSLError, ConnectionError):
                    return b""

        good = shake()
        assert status(good) == 200 and b"strict-transport-security: max-age=" in good
        assert status(shake("ECDHE+AESGCM")) == 200 and status(shake("ECDHE+CHACHA20")) == 200
        for weak in ("ECDHE-ECDSA-AES128-SHA256", "ECDHE-ECDSA-AES256-SHA", "AES128-SHA"):
            assert not shake(weak + ":@SECLEVEL=0"), weak
        assert status(shake(protocols=["h2", "http/1.1"])) == 200 and not shake(protocols=["h2"])
        path = program(shake(path=b"/")).encode()
        page = ssl.create_default_context(cafile=cert)
        with plug(server) as raw:  # a long reply, read in small pieces
            line = page.wrap_socket(raw, server_hostname="127.0.0.1")
            line.sendall(CLOSING_GET % path)
            whole = b""
            while piece := line.recv(1000):
                whole += piece
            length = int(re.search(rb"content-length: (\d+)", whole).group(1))
            assert len(whole.split(b"\r\n\r\n", 1)[1]) == length > 10000


sys.exit(run([http2, bodies, words_to_upgrade, upgrades, request_lines, pipelines,
              slow_pipelines, hosts, frame_floods, broken_frames, requests, guesses, private_rooms,
              names, analyses, compressed, strangers_sockets, heartbeat, private_files, ciphers]))
