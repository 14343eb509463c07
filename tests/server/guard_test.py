#!/usr/bin/env python3
"""Nobody gets in where he does not belong: strangers, floods, garbage, markup, secrets on disk.

usage: guard_test.py FATHOM
"""
import http.client
import json
import os
import re
import socket
import sqlite3
import ssl
import struct
import subprocess
import sys
import tempfile
import threading
import time
import warnings
from contextlib import closing

from client import Client, Closed, WebSocket, against_bots, refused
from harness import (PATIENCE_S, Server, certificate, database, fathom_argument, metrics,
                     on_postgres, run, until)
from postgres import dump

FATHOM = fathom_argument()
FOLDER = tempfile.TemporaryDirectory()
SERVER = Server(FATHOM, FOLDER.name).start()
get = SERVER.get
HEADERS = {
    "x-content-type-options": "nosniff", "referrer-policy": "no-referrer",
    "x-frame-options": "DENY", "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def server_with(*options, **more):
    folder = tempfile.mkdtemp(dir=FOLDER.name)
    return Server(FATHOM, folder, *options, **more)


def opened(client, name="Ann"):
    client.hello(name)
    return client


def closes(client, seconds):
    """The close code after everything that was on its way."""
    client.socket.socket.settimeout(seconds)
    try:
        while True:
            client.hear()
    except Closed as closed:
        return closed.code


def comes_in(port, **fields):
    try:
        WebSocket("127.0.0.1", port, **fields).close()
    except Closed:
        return False
    return True


def origins():
    """pages of other sites cannot open a socket, our own and the listed ones can"""
    with server_with("--base-url", "https://fathom.example", "--origins",
                     "https://a.example https://b.example:8443") as server:
        own = "127.0.0.1:%d" % server.port
        good = ["http://" + own, "https://fathom.example", "https://a.example",
                "https://b.example:8443", None]
        bad = ["http://" + own + ".evil.example", "https://evil.example", "null",
               "https://fathom.example.evil.example", "https://fathom.exampl", "https://b.example",
               "http://localhost:1", "https://a.example ", "https://"]
        assert all(comes_in(server.port, origin=origin) for origin in good)
        for origin in bad:
            if origin.strip() == origin:
                assert not comes_in(server.port, origin=origin), origin
        assert metrics(server)["fathom_refused_connections"] == len(bad) - 1


def fragments(socket_, text, size, opcode=1):
    """One message in pieces of `size` bytes."""
    data = text.encode()
    parts = [data[i:i + size] for i in range(0, len(data), size)] or [b""]
    for number, part in enumerate(parts):
        first = (opcode if number == 0 else 0) | (0x80 if number == len(parts) - 1 else 0)
        head = struct.pack("!BB", first, 0x80 | len(part)) if len(part) < 126 else \
            struct.pack("!BBH", first, 0x80 | 126, len(part))
        socket_.socket.sendall(head + b"\0\0\0\0" + part)


def frames():
    """messages in pieces are joined, long ones refused, broken frames end the connection"""
    socket_ = WebSocket("127.0.0.1", SERVER.port)
    fragments(socket_, '{"id":1,"do":"hello","name":"Ann"}', 3)
    assert json.loads(socket_.recv())["ok"]
    fragments(socket_, json.dumps({"id": 2, "do": "ping", "pad": "x" * 6000}), 100)
    assert json.loads(socket_.recv())["error"] == "too_long"
    fragments(socket_, "\0\1\2", 9, opcode=2)
    assert json.loads(socket_.recv())["error"] == "bad_json"
    socket_.frame(1, b'{"id":4,"do":"name","name":"\xff\xfe"}')
    try:
        assert json.loads(socket_.recv())["error"] == "bad_json"
        deep = '{"id":5,"do":' + "[" * 2000 + "]" * 2000 + "}"
        socket_.send(deep)
        assert not json.loads(socket_.recv())["ok"]
    except Closed:
        pass
    fragments(socket_, json.dumps({"id": 6, "do": "ping", "pad": "x" * 20000}), 6000)
    try:
        while True:
            socket_.recv()
    except Closed as closed:
        assert closed.code == 1009, closed.code
    for broken in (b"\xf1\x80\0\0\0\0", b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0", b"\x81\x05hello",
                   b"\x89\xfe\x01\x00\0\0\0\0" + b"p" * 256):
        client = opened(Client(SERVER.port))
        client.socket.socket.sendall(broken + b"\x81\x80\0\0\0\0" * 3)
        client.socket.socket.settimeout(1.5)
        try:
            while True:
                client.hear()
        except (Closed, socket.timeout, json.JSONDecodeError):
            client.disconnect()
    assert get("/healthz")[1] == b"ok\n"


def floods():
    """who sends too fast is told so, who goes on is dropped; others feel nothing"""
    with server_with("--message-rate", "20") as server:
        other = opened(Client(server.port), "Bob")
        client = opened(Client(server.port))
        for _ in range(90):
            client.send({"do": "ping"})
        for _ in range(90):
            client.hear()
        errors = [json.loads(text).get("error") for text in client.raw]
        assert "too_fast" in errors and errors[1:40] == [None] * 39, errors[:80]
        code = "still open"
        for _ in range(400):  # one at a time: a reset line may swallow what was on its way
            try:
                client.send({"do": "ping"})
                client.hear()
            except Closed as closed:
                code = closed.code
                break
        assert code == 4004, code
        assert json.loads(client.raw[-1]) == {"type": "bye", "why": "flood"}
        other.do("ping")
        other.do("create")
        for _ in range(5):
            other.do("chat", to="table", text="hello")
        assert refused(other.do, "chat", to="table", text="hello") == "too_fast"
        assert metrics(server)["fathom_dropped_flood"] == 1


def addresses():
    """one address has a limit of connections and rooms, the whole server has one too"""
    with server_with("--address-connections", "5", "--address-rooms", "2") as server:
        clients = [opened(Client(server.port)) for _ in range(5)]
        assert not comes_in_whole(server.port)
        clients.pop().disconnect()
        until(lambda: comes_in_whole(server.port))  # the place that became free
        for _ in range(4):
            clients[0].do("create")
        assert refused(clients[0].do, "create") == "too_many_rooms"
        assert refused(clients[1].do, "create") == "too_many_rooms", "the limit is the address's"
    with server_with("--max-connections", "3", "--max-rooms", "2") as server:
        clients = [opened(Client(server.port)) for _ in range(3)]
        assert not comes_in_whole(server.port)
        clients[0].do("create"), clients[1].do("create")
        assert refused(clients[2].do, "create") == "too_many_rooms"


def comes_in_whole(port):
    """The limit is looked at after the handshake: what counts is the first answer."""
    client = Client(port)
    try:
        client.hello("Eve")
        return True
    except (Closed, OSError):
        return False
    finally:
        client.disconnect()


def proxies():
    """X-Forwarded-For counts with --trust-proxy alone, and only its last address"""
    def enters(server, value):
        raw = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S)
        raw.sendall(("GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                     "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
                     "Sec-WebSocket-Protocol: fathom.1\r\nX-Forwarded-For: %s\r\n\r\n"
                     % value).encode())
        raw.sendall(b"\x81\x80\0\0\0\0")
        data = b""
        while b"bad_json" not in data:
            try:
                piece = raw.recv(4096)
            except ConnectionError:
                piece = b""
            if not piece:
                return None
            data += piece
        return raw

    with server_with("--trust-proxy", "--address-connections", "1") as server:
        kept = [enters(server, "198.51.100.%d" % i) for i in range(3)]
        assert all(kept)
        assert not enters(server, "198.51.100.1")
        assert not enters(server, "203.0.113.9, 198.51.100.2"), "the first one is the client's lie"
        kept += [enters(server, "2001:db8::1"), enters(server, "2001:db8:0:1::1")]
        assert all(kept)
        assert not enters(server, "2001:db8::2"), "one who has IPv6 has a whole network of it"
        assert not enters(server, "::ffff:198.51.100.2"), "the same address, written otherwise"
    with server_with("--address-connections", "1") as server:
        kept.append(enters(server, "198.51.100.7"))
        assert kept[-1] and not enters(server, "198.51.100.8")


def ask(raw, forwarded=None):
    """One request on an open socket: the status, None when the server has closed it."""
    more = "X-Forwarded-For: %s\r\n" % forwarded if forwarded else ""
    try:
        raw.sendall(("GET /healthz HTTP/1.1\r\nHost: x\r\n%s\r\n" % more).encode())
        answer = raw.recv(4096)
        while answer and not answer.endswith((b"ok\n", b"}")):
            answer += raw.recv(4096)
    except ConnectionError:
        return None
    return int(answer.split()[1]) if answer else None


def plug(server, address="127.0.0.1"):
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S,
                                    source_address=(address, 0))


def sockets():
    """an address has a limit of sockets that say nothing or ask for pages, too; others come in"""
    with server_with("--address-connections", "2") as server:
        kept = [plug(server) for _ in range(8)]
        assert [ask(raw) for raw in kept[4:]] == [200] * 4
        assert ask(plug(server)) is None
        assert ask(plug(server, "127.0.0.2")) == 200
        assert not comes_in_whole(server.port), "a game connection is a socket as well"
        kept.pop().close()
        until(lambda: ask(plug(server)) == 200)  # the place that became free
    with server_with("--address-connections", "2", "--trust-proxy") as server:
        kept = [plug(server) for _ in range(12)]
        assert [ask(raw, "198.51.100.1") for raw in kept[:9]] == [200] * 8 + [429]
        assert ask(kept[9], "198.51.100.2") == 200
        assert ask(kept[0], "198.51.100.2") == 200, "it counts for the latest client"
        assert ask(kept[10], "198.51.100.1") == 200
        assert ask(kept[11], "203.0.113.9, 198.51.100.1") == 429, "the first one is a lie"
        assert metrics(server)["fathom_refused_connections"] == 2


def trickle(raw):
    """Sends a request byte by byte; says whether the server has had enough of it."""
    end = time.monotonic() + 300
    try:
        while time.monotonic() < end:
            raw.sendall(b"x")
            time.sleep(0.25)
    except OSError:
        return True
    return False


def slow_reader():
    """who does not read is dropped, and the others go on"""
    ann, bob = opened(Client(SERVER.port)), opened(Client(SERVER.port), "Bob")
    ann.do("create")
    bob.do("join", room=ann.code)
    before = metrics(SERVER)["fathom_dropped_slow"]
    for number in range(20000):
        ann.send({"do": "name", "name": "Ann %d" % number})
        if number % 200 == 199:
            ann.do("ping")
            if not ann.room["members"][1:] or not ann.room["members"][1]["present"]:
                break
    assert metrics(SERVER)["fathom_dropped_slow"] == before + 1
    print("# dropped after %d messages" % number)
    ann.do("ping")
    bob.connect()
    bob.hello()
    assert bob.room["members"][0]["name"].startswith("Ann "), "he may come back"


def silent():
    """who connects and says nothing, or half a request, is sent away"""
    halves = []
    for _ in range(50):
        halves.append(socket.create_connection(("127.0.0.1", SERVER.port), timeout=300))
        halves[-1].sendall(b"GET / HTTP/1.1\r\nHost: ")
    trickled = []
    drip = threading.Thread(target=lambda: trickled.append(trickle(halves.pop())))
    drip.start()
    client = Client(SERVER.port)
    client.connect()
    assert closes(client, 300) == 4005
    assert metrics(SERVER)["fathom_dropped_idle"] == 1
    assert get("/healthz")[1] == b"ok\n"
    for half in halves:
        assert b" 200 " not in half.recv(65536)
        half.close()
    drip.join()
    assert trickled[0], "bytes that come one by one hold a socket for ever"


def tokens():
    """bad tokens are refused; a token is on disk as a hash only, and in no log and on no route"""
    for bad in ("", "x", "x" * 42, "x" * 44, "é" * 43, "x" * 42 + "=", "x" * 42 + "/", "x" * 2000):
        client = Client(SERVER.port, token=bad or " ")
        assert refused(client.hello, "Eve") == "bad_token", bad
    for strange in (7, True, ["x"], {"a": 1}):
        client = Client(SERVER.port, token=strange)
        assert refused(client.hello, "Eve") == "bad_token", strange
    ann, bob = opened(Client(SERVER.port)), opened(Client(SERVER.port), "Bob")
    assert ann.token != bob.token and re.fullmatch(r"[A-Za-z0-9_-]{43}", ann.token)
    ann.do("create", options={"players": [1, 1], "listed": True})
    bob.do("join", room=ann.code)
    ann.do("sit", seat="blue.captain")
    bob.do("sit", seat="yellow.captain")
    bob.do("ready", ready=True)
    ann.do("start")
    ann.order({"do": "place", "at": "A1"})
    bob.order({"do": "place", "at": "J10"})
    ann.order({"do": "resign"})
    bob.wait(bob.over)
    disk = dump(database(FOLDER.name)) if on_postgres() else \
        b"".join(read(SERVER.db + end) for end in ("", "-wal"))
    assert ann.code.encode() in disk, "looking at the wrong file"
    for client in (ann, bob):
        secret = client.token.encode()
        assert secret not in disk and secret not in read(SERVER.log.name)
        assert not any(client.token in text for other in (ann, bob) if other is not client
                       for text in other.raw)
        for path in ("/api/rooms", "/api/games", "/api/rooms/" + ann.code, "/metrics",
                     "/api/replay/" + bob.room["replay"]):
            assert secret not in get(path)[1], path
    if not on_postgres():
        with closing(sqlite3.connect(SERVER.db)) as db:
            hashes = [row[0] for row in db.execute("SELECT who FROM player")]
        assert len(set(hashes)) == 2 and all(len(value) >= 16 for value in hashes)
    thief = Client(SERVER.port, token=bob.token[:-1] + ("A" if bob.token[-1] != "A" else "Q"))
    assert not thief.hello("Bob")["rooms"]


def read(path):
    if not os.path.exists(path):
        return b""
    with open(path, "rb") as file:
        return file.read()


def check_headers(reply, path):
    for name, value in HEADERS.items():
        assert reply.getheader(name) == value, "%s: %s" % (path, name)
    policy = reply.getheader("content-security-policy")
    rules = dict((part.split(None, 1) + [""])[:2] for part in policy.split(";"))
    assert rules["default-src"] == "'none'" and rules["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert "unsafe-inline" not in policy and "*" not in policy and "http" not in policy
    assert reply.getheader("cache-control") and reply.getheader("server") in (None, "fathom")


def headers():
    """every route has the security headers; no page has inline script; files have their types"""
    client = opened(Client(SERVER.port))
    client.do("create")
    paths = ["/", "/r/ABCDE", "/replay/Q", "/ws", "/api/rules", "/api/maps", "/api/rooms",
             "/api/rooms/" + client.code, "/api/rooms/%s/qr.svg" % client.code, "/api/rooms/none",
             "/api/games", "/api/replay/none", "/api/none", "/healthz", "/metrics", "/none.js",
             "/assets/none.wasm", "/favicon.ico"]
    page = get("/")[1].decode()
    files = re.findall(r'(?:src|href)="(/[^"]*)"', page)
    for file in list(files):
        if file.endswith(".js"):
            names = set(re.findall(r'[\w./-]+\.(?:js|wasm|css|svg)', get(file)[1].decode()))
            files += ["/assets/" + os.path.basename(name) for name in names]
    for path in paths + files:
        reply, body = get(path)
        check_headers(reply, path)
        assert reply.status < 500, path
        kind = reply.getheader("content-type")
        if reply.status == 200 and path.endswith(".wasm"):
            assert kind == "application/wasm" and body[:4] == b"\0asm", kind
        if reply.status == 200 and path.endswith(".js"):
            assert kind.startswith("text/javascript")
        if kind.startswith("text/html"):
            check_page(body.decode())
        head, nothing = get(path, "HEAD")
        assert not nothing and head.status == reply.status, path
    for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH"):
        reply, _ = get("/api/rooms", method)
        assert reply.status in (400, 403, 405), (method, reply.status)
    reply, _ = get("/api/rooms", "POST")
    check_headers(reply, "POST")


def check_page(page):
    for attributes, inside in re.findall(r"<script([^>]*)>(.*?)</script>", page, re.S):
        assert "src=" in attributes and not inside.strip(), "inline script"
    assert not re.search(r"<style|\son\w+\s*=|javascript:|style=", page), "inline code or style"
    assert not re.search(r'(?:src|href)="(?:https?:)?//', page), "something from elsewhere"


def words():
    """a page is in the browser's first language that the client speaks, and names its words"""
    wanted = [("fr-CA,en;q=0.8", "fr"), ("de, UK;q=0.9", "uk"), ("de", "en"), (None, "en"),
              (",,;q=,", "en")]
    for languages, spoken in wanted:
        for path in ("/", "/r/ABCDE"):
            reply, body = get(path, headers={"Accept-Language": languages} if languages else None)
            page = body.decode()
            assert '<html lang="%s"' % spoken in page, (languages, path)
            assert "accept-language" in reply.getheader("vary"), reply.getheader("vary")
            words = re.search(r'rel="modulepreload"[^>]* href="(/assets/%s-[^"]+)"' % spoken, page)
            assert words and get(words.group(1))[0].status == 200, (languages, page)
            assert ("button" in page) == (path == "/"), "the home screen is drawn, no other"


def markup():
    """names and chat with markup come back as the same data, on every way"""
    name, text = "<img src=x onerror=a()>", "</script><script>alert(1)</script>\"'&{{x}}`\\"
    ann = opened(Client(SERVER.port), name)
    ann.do("create", options={"name": "<b>Friday</b>\"", "listed": True,
                              "boats": ["<i>", "\"><script>"]})
    bob = opened(Client(SERVER.port), "Bob")
    bob.do("join", room=ann.code)
    ann.do("chat", to="table", text=text)
    bob.wait(lambda: bob.chats)
    assert bob.chats[0]["text"] == text and bob.room["members"][0]["name"] == name
    assert bob.room["boats"] == ["<i>", "\"><script>"]
    while on_postgres() and ann.code.encode() not in get("/api/rooms")[1]:
        time.sleep(0.1)  # servers that share a store hear of open rooms every two seconds
    for path in ("/api/rooms", "/api/rooms/" + ann.code):
        reply, body = get(path)
        assert reply.getheader("content-type") == "application/json"
        assert "<b>Friday</b>\"" in json.dumps(json.loads(body), ensure_ascii=False).replace(
            "\\\"", "\"")
    for bad in ("a\nb", "a\0b", "\u202eb", "\u200b", "", "   ", "x" * 25):
        assert refused(ann.do, "name", name=bad) == "bad_name", repr(bad)
    log = read(SERVER.log.name)
    assert b"onerror" not in log and b"alert" not in log


def traversal():
    """nothing but the files of the client can be fetched"""
    for path in ("/../../etc/passwd", "/assets/../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd",
                 "/assets/..%2f..%2f..%2fetc/passwd", "//etc/passwd", "/assets/%00", "/..%5c..",
                 "/assets/....//....//etc/passwd", "/etc/passwd", "/test.db", "/fathom.db",
                 "/assets/", "/assets", "/.git/config", "/%", "/%zz", "/" + "a" * 1500):
        raw = request(("GET %s HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n" % path).encode())
        assert b"root:" not in raw and b"SQLite" not in raw and b"[core]" not in raw, path
        status = int(raw.split(b" ")[1]) if raw else 0
        assert status in (0, 200, 400, 403, 404, 414), (path, status)
        if status == 200:
            assert b"<html" in raw.lower(), path


def request(data):
    raw = socket.create_connection(("127.0.0.1", SERVER.port), timeout=PATIENCE_S)
    answer = b""
    try:
        raw.sendall(data)
        while True:
            piece = raw.recv(65536)
            if not piece:
                break
            answer += piece
    except (OSError, socket.timeout):
        pass
    raw.close()
    return answer


def garbage():
    """what is no HTTP hurts nobody"""
    junk = [b"\0" * 5000 + b"\r\n\r\n", os.urandom(3000) + b"\r\n\r\n", b"GET\r\n\r\n", b"\r\n\r\n",
            b"GET / HTTP/9.9\r\n\r\n", b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 3000 + b"\r\n",
            b"GET / HTTP/1.1\r\nA: " + b"x" * 20000 + b"\r\n\r\n",
            b"GET http://elsewhere.example/ HTTP/1.1\r\nHost: a\r\n\r\n"[:30] + b"\r\n\r\n",
            b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n" + b"x" * 1000,
            b"GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
            b"GET /ws HTTP/1.1\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"]
    for data in junk:
        raw = socket.create_connection(("127.0.0.1", SERVER.port), timeout=5)
        try:
            raw.sendall(data)
            raw.settimeout(0.2)
            raw.recv(65536)
        except OSError:
            pass
        raw.close()
    assert get("/healthz")[1] == b"ok\n"
    assert SERVER.process.poll() is None


def tls():
    """with a certificate pages and sockets go over TLS, and plain HTTP gets nothing"""
    key, cert = certificate(FOLDER.name)
    context = ssl.create_default_context(cafile=cert)
    with server_with("--cert", cert, "--key", key) as server:
        connection = http.client.HTTPSConnection("127.0.0.1", server.port, context=context,
                                                 timeout=20)
        connection.request("GET", "/healthz")
        assert connection.getresponse().read() == b"ok\n"
        connection.close()
        client = Client(server.port, tls=context)
        client.hello("Ann")
        against_bots(client)
        client.order({"do": "place", "at": "A1"})
        assert client.room["link"].startswith("https://")
        try:
            reply, _ = server.get("/healthz")
            assert reply.status != 200
        except (http.client.HTTPException, OSError):
            pass
        old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        old.check_hostname, old.verify_mode = False, ssl.CERT_NONE
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            old.options |= ssl.OP_NO_TLSv1_2 | ssl.OP_NO_TLSv1_3
        old.set_ciphers("ALL:@SECLEVEL=0")
        try:
            plain = socket.create_connection(("127.0.0.1", server.port), timeout=10)
            old.wrap_socket(plain)
            raise AssertionError("TLS 1.1 is taken")
        except (ssl.SSLError, OSError):
            pass
    for options in (["--cert", cert], ["--cert", "/none", "--key", key], ["--cert", key, "--key",
                                                                          cert]):
        done = subprocess.run([FATHOM, "serve", "--port", "0", "--bind", "127.0.0.1", "--db",
                               os.path.join(FOLDER.name, "x.db"), *options], timeout=30,
                              capture_output=True, check=False)
        assert done.returncode != 0 and done.stderr.strip(), options


def long_over_tls():
    """a message of several TLS records comes whole to one who says nothing more"""
    key, cert = certificate(FOLDER.name)
    context = ssl.create_default_context(cafile=cert)
    with server_with("--cert", cert, "--key", key) as server, \
            Client(server.port, tls=context) as ann, \
            Client(server.port, tls=context) as again:
        against_bots(opened(ann), players=[1, 1])
        for _ in range(14):
            ann.order({"do": "place", "at": "A1"})
            ann.wait(lambda: ann.view["phase"] == "playing")
            ann.order({"do": "resign"})
            ann.do("rematch", swap=False, start=True)
        again.token = ann.token
        opened(again).do("games")
        assert len(again.raw[-1]) > 16384, len(again.raw[-1])


STATUS = run([origins, frames, floods, addresses, proxies, sockets, slow_reader, silent, tokens,
              headers, words, markup, traversal, garbage, tls, long_over_tls])
STATUS = SERVER.stop() or STATUS
sys.exit(STATUS)
