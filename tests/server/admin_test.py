#!/usr/bin/env python3
"""The operator's tools: `fathom admin` on a real server, over restarts and against bad callers.

usage: admin_test.py FATHOM
"""
import contextlib
import json
import os
import socket
import stat
import subprocess
import sys
import tempfile
import time

from client import Closed, Refused, WebSocket, duel, newcomer, verb_refused
from harness import PATIENCE_S, Server, fathom_argument, metrics, on_postgres, run
from ports import free_port

FATHOM = fathom_argument()
FOLDER = tempfile.TemporaryDirectory()
SERVER = Server(FATHOM, FOLDER.name, "--trust-proxy").start()


def admin(*words, server=None):
    """Status, standard output, standard error."""
    path = (server or SERVER).db + ".admin"
    done = subprocess.run([FATHOM, "admin", *words, "--socket", path], capture_output=True,
                          text=True, check=False, timeout=60)
    return done.returncode, done.stdout, done.stderr


def rows(*words, server=None):
    status, out, err = admin(*words, "--json", server=server)
    assert status == 0 and err == "", (words, status, err)
    return [json.loads(line) for line in out.splitlines()]


def refusal(*words):
    status, out, err = admin(*words)
    assert status == 1 and out == "" and err.count("\n") == 1, (words, status, out, err)
    return err


def guest(name, address=None, room=None, server=None, token=None):
    return newcomer((server or SERVER).port, name, address, token, room)


def notice(client, name):
    """The latest of this name; it is waited for."""
    client.wait(lambda: name in client.notices)
    heard = [json.loads(text) for text in client.raw if '"type":"notice"' in text]
    return [each for each in heard if each["notice"] == name][-1]


def closed(client):
    """Why the server sends this client away."""
    try:
        while True:
            client.hear()
    except Closed as end:
        return end.code


def turned_away(**who):
    try:
        guest("Eve", **who)
    except (Refused, Closed) as no:
        return getattr(no, "error", None) or no.code
    raise AssertionError("was let in")


def looking():
    """list and show tell what is there, as text and as JSON"""
    ann, bob = duel(SERVER.port, name="Friday")
    found = [each for each in rows("list") if each["room"] == ann.code]
    assert len(found) == 1 and found[0]["name"] == "Friday" and found[0]["state"] == "playing"
    assert found[0]["present"] == 2 and found[0]["listed"] is False
    room, first, second = rows("show", ann.code.lower())
    assert room == found[0] and first["name"] == "Ann" and first["host"] is True
    assert "yellow.captain" in second["seats"] and len(second["person"]) == 32
    status, out, _ = admin("show", ann.code)
    assert status == 0 and 'name="Friday" state=playing' in out and out.count("\n") == 3
    bob.do("ping")


def errors():
    """what cannot be done is refused with one clear line, and nothing is written down"""
    before = rows("log")
    ann, _ = duel(SERVER.port)
    assert "no room ZZZZZZ" in refusal("show", "ZZZZZZ")
    assert "nobody like 77" in refusal("kick", ann.code, "77")
    assert "takes CODE MEMBER" in refusal("kick", ann.code)
    assert "takes nothing" in refusal("list", "all")
    assert "no address" in refusal("ban", "address", "nonsense")
    assert "no address" in refusal("ban", "address", "127.0.0.1")
    assert "this machine" in refusal("ban", "address", ann.code, "1")
    assert "no person" in refusal("ban", "person", "12ab")
    assert "address or person" in refusal("ban", "tribe", "x")
    assert "--days" in refusal("ban", "address", "198.51.100.9", "--days", "0")
    assert "no ban" in refusal("unban", "address", "198.51.100.9")
    assert "not in quarantine" in refusal("release", ann.code)
    assert "1 to 240" in refusal("announce", " ")
    assert "not being drained" in refusal("drain", "off")
    assert rows("log") == before and rows("bans") == []
    assert admin("nonsense")[0] == 2 and admin("show", "a\nb")[0] == 2
    done = subprocess.run([FATHOM, "admin", "list", "--socket", FOLDER.name + "/none"],
                          capture_output=True, text=True, check=False)
    assert done.returncode == 3 and "no server answers" in done.stderr


def rooms():
    """close ends a room; kick keeps out; mute silences; each stands in the log"""
    ann, bob = duel(SERVER.port, name="Quiet")
    assert admin("mute", ann.code, "Bob") == (0, "", "")
    try:
        bob.do("chat", to="table", text="hello")
        raise AssertionError("Bob was heard")
    except Refused as no:
        assert no.error == "muted"
    assert admin("unmute", ann.code, "2")[0] == 0
    bob.do("chat", to="table", text="hello")
    assert admin("kick", ann.code, "2")[0] == 0
    assert closed(bob) == 4002
    assert rows("show", ann.code)[2]["gone"] is True
    ann.do("ping")
    assert ann.room["state"] == "playing" and ann.room["seats"][4]["bot"]
    assert admin("close", ann.code)[0] == 0
    assert closed(ann) == 4007 and "no room" in refusal("show", ann.code)
    did = [(each["did"], each.get("about")) for each in rows("log")[:4]]
    assert did == [("close " + ann.code, "Quiet"), ("kick %s 2" % ann.code, "Bob"),
                   ("unmute %s 2" % ann.code, "Bob"), ("mute %s Bob" % ann.code, "Bob")], did
    assert rows("log")[0]["by"] == os.getuid()


def bans():
    """a ban ends every line, keeps out by person and by address, over a restart, until its day"""
    host = guest("Host", "198.51.100.1")
    host.do("create", options={"players": [1, 1]})
    eve = guest("Eve", "198.51.100.66", host.code)
    eve.do("sit", seat="yellow.captain")
    six = guest("Six", "2001:db8:7:1::5")
    assert admin("ban", "person", host.code, "Eve", "--days", "2", "--why", "insults")[0] == 0
    assert closed(eve) == 4009
    assert turned_away(address="198.51.100.66", token=eve.token) == "banned"
    guest("Fay", "198.51.100.66")  # another of her address
    assert admin("ban", "address", "198.51.100.66")[0] == 0
    assert turned_away(address="198.51.100.66") == "banned"
    assert admin("ban", "address", "2001:db8:7::/48")[0] == 0
    assert closed(six) == 4009 and turned_away(address="2001:db8:7:2::1") == "banned"
    host.do("ping")
    assert [each["name"] for each in host.room["members"]] == ["Host"]
    SERVER.kill()
    SERVER.start()
    assert turned_away(address="198.51.100.66") == "banned"
    assert turned_away(token=eve.token) == "banned"
    listed = {each["ban"]: each for each in rows("bans")}
    person = [each for each in listed if each.startswith("person ")]
    assert len(listed) == 3 and listed[person[0]]["why"] == "insults"
    assert admin("unban", *person[0].split())[0] == 0
    guest("Eve", "198.51.100.5", token=eve.token)
    for whom in ("198.51.100.66", "2001:db8:7::/48"):
        assert admin("unban", "address", whom)[0] == 0
    guest("Eve", "198.51.100.66")
    assert rows("bans") == []


def ban_ends():
    """a ban whose day has come keeps nobody out, and is no longer listed"""
    assert admin("ban", "address", "198.51.100.77")[0] == 0
    SERVER.kill()
    SERVER.rows("UPDATE note SET until = 1000 WHERE key = ?", "address 198.51.100.77")
    SERVER.start()
    guest("Gus", "198.51.100.77")
    assert rows("bans") == []


def announced():
    """an announcement reaches everyone who is connected, cleaned like chat"""
    ann, bob = duel(SERVER.port)
    eve = guest("Eve")
    assert admin("announce", "  Tea at five. ")[0] == 0
    for client in (ann, bob, eve):
        assert notice(client, "announcement") == {"type": "notice", "notice": "announcement",
                                                  "text": "Tea at five."}
    assert "1 to 240" in refusal("announce", "x" * 241)


def aside():
    """a room in quarantine is out of play and kept, over restarts, until it is released"""
    ann, bob = duel(SERVER.port)
    token, code = ann.token, ann.code
    assert admin("quarantine", code)[0] == 0
    assert closed(ann) == 4007 and closed(bob) == 4007
    for _ in range(2):
        try:
            guest("Ann", token=token).do("join", room=code)
            raise AssertionError("let in")
        except Refused as no:
            assert no.error == "no_such_room"
        SERVER.kill()
        SERVER.start()
    assert admin("release", code)[0] == 0
    SERVER.kill()
    SERVER.start()
    ann = guest("Ann", token=token)
    ann.do("join", room=code)
    ann.wait(lambda: ann.view)
    assert ann.room["state"] == "playing" and ann.view["boats"]["blue"]["at"] == "A1"


def abuse():
    """the abuse log has address, reason and number, the log on stderr has no address"""
    folder = tempfile.mkdtemp(dir=FOLDER.name)
    with Server(FATHOM, folder, "--trust-proxy", "--abuse-log-days", "3") as server:
        origin = "http://127.0.0.1:%d\r\nX-Forwarded-For: 198.51.100.44" % server.port
        line = WebSocket("127.0.0.1", server.port, origin=origin)
        line.socket.sendall(b"\xff" * 8)  # no frame at all
        with contextlib.suppress(Closed):
            line.recv()
        server.stop()
        server.start()
        found = rows("abuse", server=server)
        assert [(each["address"], each["why"], each["count"]) for each in found] == \
            [("198.51.100.44", "bad_frame", 1)], found
        with open(server.log.name, encoding="utf-8") as log:
            assert "198.51.100.44" not in log.read()
        [(at, until)] = server.rows("SELECT at, until FROM note")
        assert until - at == 3 * 86400


def guarded():
    """the socket is its owner's alone; callers that stall, shout or hang up hold nobody up"""
    path = SERVER.db + ".admin"
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
    ann, bob = duel(SERVER.port)
    idle = []
    for _ in range(16):  # twice as many as are served at a time
        line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        line.connect(path)
        idle.append(line)
    loud = idle[0]
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        loud.sendall(b"x" * 100000)
    ann.order({"do": "course", "dir": "E"})  # the game goes on
    bob.do("ping")
    for line in idle[:8]:
        line.close()
    assert rows("show", ann.code)[0]["room"] == ann.code
    for line in idle[8:]:
        line.close()
    raw = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    raw.connect(path)
    raw.sendall(b"list\n\0--json\n\xff\xfe\n")
    raw.shutdown(socket.SHUT_WR)
    assert raw.recv(4096).startswith(b"no ")
    raw.close()
    ann.do("ping")


def page_says(port, head, body=b""):
    """Status and body of one request to the page, as bytes on its line."""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as line:
        line.sendall(head.replace("\n", "\r\n").encode() + b"\r\n" + body)
        reply = b"".join(iter(lambda: line.recv(65536), b""))
    top, _, rest = reply.partition(b"\r\n\r\n")
    assert b"\r\nconnection: close" in top
    return int(top.split()[1]), rest


def post(port, key, text, host=None, **fields):
    body = text.encode()
    head = "POST /ask HTTP/1.1\nHost: %s\nContent-Length: %d\n" % (
        host or "127.0.0.1:%d" % port, len(body))
    if key:
        head += "Authorization: Bearer %s\n" % key
    return page_says(port, head + "".join("%s: %s\n" % each for each in fields.items()), body)


def paged():
    """the page asks what the command asks, with its key; each act is written down"""
    folder, port = tempfile.mkdtemp(dir=FOLDER.name), free_port()
    assert "admin-port" in refusal("page")
    with Server(FATHOM, folder, "--admin-port", str(port)) as server:
        link = rows("page", server=server)[0]["page"]
        where, key = link.split("#")
        assert where == "http://127.0.0.1:%d/" % port and len(key) == 43
        ann, bob = duel(server.port, name="Friday")
        status, answer = post(port, key, "show\n%s\n--json\n" % ann.code)
        assert status == 200 and answer.startswith(b"ok\n")
        assert [json.loads(line) for line in answer.splitlines()[1:]] == \
            rows("show", ann.code, server=server)
        assert post(port, key, "show\nZZZZZZ\n") == (200, b"no there is no room ZZZZZZ\n")
        assert post(port, key, "announce\nTea at five.\n--json\n")[0] == 200
        assert notice(ann, "announcement")["text"] == "Tea at five."
        assert post(port, key, "close\n%s\n" % ann.code) == (200, b"ok\n")
        assert closed(bob) == 4007
        did = [(each["did"], each["by"]) for each in rows("log", server=server)]
        assert did == [("close " + ann.code, os.getuid()),
                       ("announce Tea at five.", os.getuid())], did
        for path in ("/", "/icon.svg"):
            status, body = page_says(port, "GET %s HTTP/1.1\nHost: localhost:1\n" % path)
            assert status == 200 and key.encode() not in body
        assert b'content="desk"' in page_says(port, "GET / HTTP/1.1\nHost: localhost\n")[1]
        status, body = page_says(port, "HEAD / HTTP/1.1\nHost: localhost\n")
        assert (status, body) == (200, b"")
        server.kill()
        server.start()
        assert post(port, key, "list\n")[0] == 401, "a key of yesterday"


def page_guarded():
    """without the key, from another site, by another name: nothing is told and nothing is done"""
    folder, port = tempfile.mkdtemp(dir=FOLDER.name), free_port()
    with Server(FATHOM, folder, "--admin-port", str(port), "--bind", "127.0.0.1") as server:
        key = rows("page", server=server)[0]["page"].split("#")[1]
        ann, _ = duel(server.port)
        close, own = "close\n%s\n" % ann.code, "127.0.0.1:%d" % port
        wrong = ("A" if key[0] != "A" else "B") + key[1:]
        for given in (None, wrong, key + "A", key[:-1], ""):
            assert post(port, given, close)[0] == 401, given
        for host in ("evil.example", "evil.example:%d" % port, "127.0.0.1.evil.example",
                     "localhost.evil.example:%d" % port):
            assert post(port, key, close, host=host)[0] == 421, host
            assert page_says(port, "GET / HTTP/1.1\nHost: %s\n" % host)[0] == 421
        for origin in ("https://evil.example", "null", "http://127.0.0.1:%d" % (port + 1),
                       "http://localhost:%d" % port):
            assert post(port, key, close, Origin=origin)[0] == 403, origin
        assert post(port, key, "list\n", Origin="http://" + own)[0] == 200
        assert page_says(port, "OPTIONS /ask HTTP/1.1\nHost: %s\n" % own)[0] == 405
        assert page_says(port, "GET /ask HTTP/1.1\nHost: %s\n" % own)[0] == 404
        assert page_says(port, "GET /metrics HTTP/1.1\nHost: %s\n" % own)[0] == 404
        assert page_says(port, "GET /\nHost: %s\n" % own)[0] == 400
        assert page_says(port, "GET / HTTP/1.0\n")[0] == 421
        assert page_says(port, "GET / HTTP/1.1\nHost: %s\nX: %s\n" % (own, "x" * 9000))[0] == 431
        long = "POST /ask HTTP/1.1\nHost: %s\nContent-Length: 5000\n" % own
        assert page_says(port, long)[0] == 400
        chunked = "POST /ask HTTP/1.1\nHost: %s\nTransfer-Encoding: chunked\n" % own
        assert page_says(port, chunked)[0] == 400
        stalled = [socket.create_connection(("127.0.0.1", port)) for _ in range(16)]
        assert rows("show", ann.code, server=server)[0]["state"] == "playing"
        ann.do("ping")
        for line in stalled:
            line.close()
        assert rows("log", server=server) == [] and post(port, key, "list\n")[0] == 200
        for path in ("/desk.en.html", "/ask"):
            assert b'content="desk"' not in server.get(path)[1], path


def elsewhere():
    """--admin-socket says where; off: nowhere; a file that is no socket is left alone"""
    folder = tempfile.mkdtemp(dir=FOLDER.name)
    path = os.path.join(folder, "here")
    with Server(FATHOM, folder, "--admin-socket", path):
        assert subprocess.run([FATHOM, "admin", "list", "--socket", path], check=False).returncode \
            == 0
    with Server(FATHOM, folder, "--admin-socket", path):  # over what a killed server has left
        assert subprocess.run([FATHOM, "admin", "list"], check=False, stderr=subprocess.DEVNULL,
                              env={**os.environ, "FATHOM_ADMIN_SOCKET": path}).returncode == 0
    os.unlink(path)
    with Server(FATHOM, folder, "--admin-socket", "off"):
        assert not os.path.exists(path) and not os.path.exists(folder + "/test.db.admin")
    with open(path, "w", encoding="utf-8") as file:
        file.write("mine")
    with Server(FATHOM, folder, "--admin-socket", path) as server:
        with open(server.log.name, encoding="utf-8") as log:
            assert "no_admin_socket" in log.read()
    with open(path, encoding="utf-8") as file:
        assert file.read() == "mine"


def drained():
    """a drain lets games end, refuses new ones, tells people, and then the server stops"""
    folder = tempfile.mkdtemp(dir=FOLDER.name)
    with Server(FATHOM, folder) as server:
        ann, bob = duel(server.port)
        assert admin("drain", "--minutes", "60", server=server)[0] == 0
        assert 3500000 < notice(ann, "restart_later")["ms"] <= 3600000
        eve = guest("Eve", server=server)
        notice(eve, "restart_later")
        try:
            eve.do("create")
            raise AssertionError("a room was made")
        except Refused as no:
            assert no.error == "draining"
        assert admin("drain", "off", server=server)[0] == 0
        eve.do("create")
        notice(eve, "no_restart")
        assert admin("drain", server=server)[0] == 0
        assert metrics(server)["fathom_rooms"] == 2
        late = guest("Late", server=server)
        assert verb_refused(late, "find", mode="turn", crew=1, language="en",
                            wait_ms=1000) == "draining"
        time.sleep(1)
        ann.order({"do": "course", "dir": "E"})  # still on
        bob.order({"do": "resign"})
        assert server.process.wait(timeout=PATIENCE_S) == 0
        assert closed(ann) == closed(eve) == (4010 if on_postgres() else 4000)
        assert not os.path.exists(server.db + ".admin")


STATUS = run([looking, errors, rooms, bans, ban_ends, announced, aside, abuse, guarded, paged,
              page_guarded, elsewhere, drained])
STATUS = SERVER.stop() or STATUS
sys.exit(STATUS)
