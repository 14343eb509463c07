#!/usr/bin/env python3
"""The database in trouble: a full disk, a copy while it runs, damage, a newer schema, two servers.

usage: disk_test.py FATHOM
"""
import copy
import json
import os
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing

from client import Client, Closed, duel, refused
from harness import PATIENCE_S, Server, fathom_argument, metrics, run

FATHOM = fathom_argument()
FOLDER = tempfile.TemporaryDirectory()
UNLIMITED = resource.RLIM_INFINITY


def fresh(*options, **more):
    return Server(FATHOM, tempfile.mkdtemp(dir=FOLDER.name), *options, **more)


def health(server):
    reply, body = server.get("/healthz")
    return reply.status, body.decode().strip()


def patient_duel(server):
    return duel(server.port, absent="wait", absent_after_ms=600000)


def room_for(server, more_bytes):
    """Files of the server may grow by so much: a disk that is full, or has space again."""
    limit = UNLIMITED
    if more_bytes is not None:
        limit = os.path.getsize(server.db + "-wal") + more_bytes
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (limit, UNLIMITED))


def fill_disk(server, ann):
    """From an order of hers on that cannot be saved, whose number comes back."""
    room_for(server, 0)
    ann.n += 1
    order = ann.send({"order": {"do": "course", "dir": "S"}, "n": ann.n})
    ann.wait(lambda: "store_failing" in ann.notices)
    return order


def no_file_signal():
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)


def back(server, client):
    client.connect()
    client.hello()
    return client


def full_disk():
    """a full disk: everyone is told, nothing is half-told, and the game goes on with space again"""
    with fresh(preexec=no_file_signal) as server:
        ann, bob = patient_duel(server)
        heard = bob.v
        course = fill_disk(server, ann)
        bob.wait(lambda: "store_failing" in bob.notices)
        assert course not in ann.answers, "answered before it was saved"
        assert health(server) == (503, "store") and metrics(server)["fathom_store_up"] == 0
        assert refused(ann.order, {"do": "mark", "gauge": "torpedo"}) == "store"
        assert refused(bob.do, "pause") == "store"
        late = Client(server.port)
        late.connect()
        late.send({"do": "hello", "name": "Cleo"})
        late.wait(lambda: "store_failing" in late.notices)
        assert refused(bob.do, "resume") == "store"
        assert bob.v == heard, "heard of an order that is not on the disk"
        room_for(server, None)
        ann.wait(lambda: course in ann.answers)
        assert ann.answers.pop(course)["ok"]
        bob.wait(lambda: bob.v == heard + 1)
        ann.wait(lambda: "store_back" in ann.notices)
        assert health(server) == (200, "ok")
        ann.order({"do": "mark", "gauge": "torpedo"})
        late.wait(lambda: late.answers)


def bounded_when_full():
    """what waits for a full disk has a bound: who asks on and on is dropped, memory stays small"""
    with fresh(preexec=no_file_signal) as server:
        ann, _ = patient_duel(server)
        fill_disk(server, ann)
        before, code = memory(server), None
        try:
            for _ in range(400):
                for _ in range(50):
                    ann.send({"ask": "legal"})
            while True:
                ann.hear()
        except Closed as closed:
            code = closed.code
        assert code in (4003, None), code
        assert memory(server) < before + 8192, (before, memory(server))
        room_for(server, None)
        back(server, ann).do("ping")


def strangers_when_full():
    """with a full disk nobody new comes in, and those who try take no memory; members come back"""
    with fresh(preexec=no_file_signal) as server:
        ann, bob = patient_duel(server)
        fill_disk(server, ann)
        before = memory(server)
        for number in range(300):
            with Client(server.port) as eve:
                answer = eve.hello("\U0001f600" * 24, room=ann.code)
                assert answer["room_error"] == "store", (number, answer)
        with Client(server.port) as eve:
            eve.hello("Eve")
            assert refused(eve.do, "join", room=ann.code) == "store"
        assert memory(server) < before + 4096, (before, memory(server))
        bob.disconnect()
        bob.connect()
        bob.send({"do": "hello", "token": bob.token, "room": bob.code})
        room_for(server, None)
        bob.wait(lambda: bob.answers)
        assert bob.answers.popitem()[1]["room_error"] is None
        with Client(server.port) as eve:
            assert eve.hello("Eve", room=ann.code)["room_error"] is None


def memory(server):
    """KiB of memory that the server has in use."""
    with open("/proc/%d/status" % server.process.pid, encoding="ascii") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))


def killed_when_full():
    """kill -9 with a full disk: what was acknowledged is there, the rest can be sent again"""
    with fresh(preexec=no_file_signal) as server:
        ann, bob = patient_duel(server)
        room_for(server, 0)
        ann.n += 1
        order = {"order": {"do": "course", "dir": "S"}, "n": ann.n}
        ann.send(order)
        ann.wait(lambda: "store_failing" in ann.notices)
        server.kill()
        server.start()
        back(server, ann), back(server, bob)
        assert ann.view["boats"]["blue"]["at"] == "A1", "an order that nobody was told of"
        assert ann.ask(order)["ok"]
        assert ann.view["boats"]["blue"]["at"] == "A2"
        bob.wait(lambda: bob.events[-1]["event"] == "course")


def stopped_when_full():
    """SIGTERM with a full disk ends the server all the same"""
    with fresh(preexec=no_file_signal) as server:
        ann, _ = patient_duel(server)
        room_for(server, 0)
        ann.send({"order": {"do": "course", "dir": "S"}, "n": 99})
        ann.wait(lambda: "store_failing" in ann.notices)
        server.stop()
        server.start()
        assert back(server, ann).view["boats"]["blue"]["at"] == "A1"


def copy_online(source, target):
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def copy_vacuum(source, target):
    with closing(sqlite3.connect(source)) as old:
        old.execute("VACUUM INTO ?", (target,))


def backups():
    """a copy made while the server runs is whole: rooms, seats and the game go on from it"""
    with fresh() as server:
        ann, bob = patient_duel(server)
        ann.order({"do": "course", "dir": "S"})
        copies = []
        for copy in (copy_online, copy_vacuum):
            folder = tempfile.mkdtemp(dir=FOLDER.name)
            copy(server.db, os.path.join(folder, "test.db"))
            copies.append(folder)
        ann.order({"do": "mark", "gauge": "torpedo"})
        server.stop()
        folder = tempfile.mkdtemp(dir=FOLDER.name)
        assert not os.path.exists(server.db + "-wal"), "a stopped server leaves one file"
        shutil.copy(server.db, folder)
        copies.append(folder)
    for folder in copies:
        with Server(FATHOM, folder) as restored:
            for client in (ann, bob):
                client.port = restored.port
                client.game = client.v = 0
                back(restored, client)
            assert ann.view["boats"]["blue"]["at"] == "A2" and bob.view["phase"] == "playing"
            ann.n += 1
            order = "cross" if folder == copies[-1] else "mark"
            fields = {"symbol": "S1"} if order == "cross" else {"gauge": "torpedo"}
            ann.order(dict(fields, do=order))


def serve_on(db):
    return subprocess.run([FATHOM, "serve", "--bind", "127.0.0.1", "--port", "0", "--db", db],
                          capture_output=True, timeout=30, check=False)


def bad_databases():
    """a newer schema, no database, a folder: one clear line, and nothing is changed"""
    with fresh() as server:
        patient_duel(server)
        server.stop()
    with closing(sqlite3.connect(server.db)) as db:
        known = db.execute("PRAGMA user_version").fetchone()[0]
        db.execute("PRAGMA user_version = %d" % (known + 1))
    before = read(server.db)
    done = serve_on(server.db)
    assert done.returncode == 1 and done.stderr.count(b"\n") == 1, done.stderr
    assert b"newer Fathom (schema %d; this one knows %d)" % (known + 1, known) in done.stderr
    assert read(server.db) == before
    text = os.path.join(FOLDER.name, "letter.txt")
    with open(text, "w", encoding="utf-8") as file:
        file.write("Dear Captain,\n" * 500)
    before = read(text)
    for path in (text, FOLDER.name, os.path.join(FOLDER.name, "none", "x.db")):
        done = serve_on(path)
        assert done.returncode == 1 and done.stderr.count(b"\n") == 1, done.stderr
        assert path.encode() in done.stderr
    assert read(text) == before


def read(path):
    with open(path, "rb") as file:
        return file.read()


def two_servers():
    """of two servers on one file the newer has it; the older saves nothing more and ends"""
    with fresh() as old:
        ann, _ = patient_duel(old)
        with Server(FATHOM, old.folder) as new:
            ann.n += 1
            ann.send({"order": {"do": "course", "dir": "S"}, "n": ann.n})
            try:
                while True:
                    assert not ann.hear().get("ok"), "the old server took an order"
            except Closed:
                pass
            assert old.process.wait(timeout=PATIENCE_S) == 3
            assert b"another server has taken over" in read(old.log.name)
            ann.port = new.port
            assert back(new, ann).view["boats"]["blue"]["at"] == "A1"
            assert ann.ask({"order": {"do": "course", "dir": "S"}, "n": ann.n})["ok"]


def draining():
    """SIGTERM: /healthz says so, no new games, clients are told when to come back"""
    with fresh() as server:
        ann, bob = patient_duel(server)
        ann.order({"do": "course", "dir": "S"})
        server.process.send_signal(signal.SIGTERM)
        bob.wait(lambda: "restart_soon" in bob.notices)
        assert health(server) == (503, "draining")
        assert refused(bob.do, "create") == "draining"
        try:
            while True:
                last = bob.hear()
        except Closed as closed:
            assert closed.code == 4000, closed.code
        assert last["type"] == "bye" and last["why"] == "restart" and last["retry_ms"] > 0
        assert server.process.wait(timeout=PATIENCE_S) == 0
        server.start()
        assert back(server, bob).events[-1]["event"] == "course"


def stopped_while_thinking():
    """SIGTERM while bots think: whom they wake is there until the last of them is done"""
    os.environ["MALLOC_PERTURB_"] = "165"  # memory that was given back is no memory any more
    for _ in range(3):
        with fresh("--bot-pace", "0") as server, Client(server.port) as ann:
            ann.hello("Ann")
            ann.do("create")
            ann.do("fill", level="admiral")
            ann.do("start")
            ann.wait(lambda: any(event["event"] == "course" for event in ann.events))
            assert server.stop() == 0
    del os.environ["MALLOC_PERTURB_"]


def kept():
    """finished games are forgotten by count, empty rooms by age"""
    with fresh("--replay-count", "1", "--lobby-keep", "1") as server:
        for _ in range(2):
            ann, bob = patient_duel(server)
            ann.order({"do": "resign"})
            bob.wait(bob.over)
            ann.disconnect()
            bob.disconnect()
            time.sleep(1.1)
        end = time.monotonic() + 300
        left = rooms = None
        while time.monotonic() < end and (left, rooms) != (1, 0):
            with closing(sqlite3.connect(server.db)) as db:
                left = db.execute("SELECT count(*) FROM replay").fetchone()[0]
                rooms = db.execute("SELECT count(*) FROM room").fetchone()[0]
            time.sleep(0.2)
        assert (left, rooms) == (1, 0), (left, rooms)


def damages(state):
    """States that no server has written: every field missing, of another kind or out of bounds."""
    strange = [None, -1, 2 ** 40, "x" * 500, [7], {"x": 1}]
    places = [(state, key) for key in state if key not in ("code", "options")]
    places += [(member, key) for member in state["members"] for key in member]
    places += [(state["options"], key) for key in ("map", "players", "mode", "absent")]
    places += [(place, i) for place in state["chairs"] for i in range(4)]
    places += [(state["chairs"], 3), (state["kicked"], 0)]
    for holder, key in places:
        kept = holder[key]
        for value in strange:
            holder[key] = value
            yield copy.deepcopy(state)
        holder[key] = kept


def put_room(db, number, state):
    """A room with this state, and a code that says its number."""
    letters = "23456789ABCDEFGHJKMNPQRSTWXYZ"
    state["code"] = "".join(letters[number // len(letters) ** i % len(letters)] for i in range(5))
    db.execute("INSERT INTO room(id, code, state) VALUES(?,?,?)",
               (1000 + number, state["code"], json.dumps(state)))
    return state["code"]


def damaged_rooms():
    """a damaged room is refused with one reason; the others are there, and the server runs"""
    with fresh() as server:
        ann, bob = Client(server.port), Client(server.port)
        ann.hello("Ann")
        ann.do("create", options={"players": [2, 2], "absent": "wait"})
        bob.hello("Bob", room=ann.code)
        ann.do("sit", seat="blue.captain")
        ann.do("kick", member=bob.room["you"]["member"])
        ann.do("bot", seat="yellow.captain", level="cadet")
        codes = [patient_duel(server)[0].code for _ in range(2)]
        server.stop()
        with closing(sqlite3.connect(server.db)) as db:
            state = json.loads(db.execute("SELECT state FROM room ORDER BY id").fetchone()[0])
            db.execute("DELETE FROM log WHERE seq = 1 AND room ="
                       " (SELECT id FROM room WHERE code = ?)", codes[:1])
            db.execute("UPDATE log SET bytes = zeroblob(9) WHERE seq = 1 AND room ="
                       " (SELECT id FROM room WHERE code = ?)", codes[1:])
            whole = put_room(db, 0, copy.deepcopy(state))
            count = 0
            for count, damaged in enumerate(damages(state), 1):
                put_room(db, count, damaged)
            db.commit()
        server.start()
        assert back(server, ann).room["state"] == "lobby"
        named = check(server.db)
        assert named.returncode == 1, named
        reasons = dict(re.findall(r"room (\S+) \(number \d+\): (.*)", named.stdout))
        print("# %d strange rooms, %d damaged" % (count, len(reasons) - len(codes)))
        assert count * 0.8 < len(reasons) <= count + 2
        assert reasons[codes[0]].startswith("row 1 of its log"), reasons[codes[0]]
        assert reasons[codes[1]].startswith("its game does not fit"), reasons[codes[1]]
        assert whole not in reasons and ann.code not in reasons
        for field in ("members", "kicked", "chairs", "state", "pause", "replay", "version", "map",
                      "players", "mode", "absent", "next_member"):
            assert any(why.startswith(field + " of its state") for why in reasons.values()), field
        assert metrics(server)["fathom_rooms"] == 1, "a room comes when somebody does"
        bob_again(server).do("join", room=whole)  # by a code of five characters, as there were
        asked = codes + [code for code in reasons if code not in codes][::len(reasons) // 10]
        for code in asked:
            for _ in range(2 if code in codes else 1):
                assert refused(bob_again(server).do, "join", room=code) == "damaged"
            assert 'room=%s why="%s"' % (code, reasons[code]) in read(server.log.name).decode()
        assert metrics(server)["fathom_rooms_quarantined"] == len(asked)
        assert back(server, ann).room["state"] == "lobby", "the check has fenced the server"
        server.stop()


def many_rooms():
    """with 100,000 saved rooms the server is there at once; each room when somebody comes"""
    with fresh() as server:
        ann, bob = patient_duel(server)
        ann.order({"do": "course", "dir": "S"})
        server.stop()
        with closing(sqlite3.connect(server.db)) as db:
            state = json.loads(db.execute("SELECT state FROM room").fetchone()[0])
            state.update(state=0, replay="", members=[], host=0, chairs=[[0, 0, 0, 0]] * 8)
            codes = [put_room(db, number, state) for number in range(100000)]
            db.commit()
        began = time.monotonic()
        server.start()
        print("# started with %d rooms in %.2f s, %d KiB of memory" %
              (len(codes), time.monotonic() - began, memory(server)))
        assert metrics(server)["fathom_rooms"] == 0
        assert back(server, bob).events[-1]["event"] == "course"
        for code in codes[::20000]:
            bob_again(server).do("join", room=code)
        assert metrics(server)["fathom_rooms"] == 1 + len(codes[::20000])
        rooms = Client(server.port, token=bob.token).hello()["rooms"]
        assert [room["code"] for room in rooms] == [ann.code], rooms


def bob_again(server):
    client = Client(server.port)
    client.hello("Bob")
    return client


def check(db):
    return subprocess.run([FATHOM, "store", "check", db], capture_output=True, timeout=120,
                          check=False, text=True)


def damaged_while_playing():
    """a row that does not fit sends one room's people away; the others' games go on"""
    with fresh() as server:
        ann, bob = patient_duel(server)
        eve, dan = patient_duel(server)
        assert check(server.db).returncode == 0
        with closing(sqlite3.connect(server.db)) as db:
            db.execute("INSERT INTO log SELECT room, game, max(seq) + 1, zeroblob(9) FROM log WHERE"
                       " room = (SELECT id FROM room WHERE code = ?)", (ann.code,))
            db.commit()
        ann.n += 1
        ann.send({"order": {"do": "course", "dir": "S"}, "n": ann.n})
        eve.order({"do": "course", "dir": "S"})
        for client in (ann, bob):
            assert last_words(client) == ("damaged", 4008)
            assert not [event for event in client.events if event["event"] == "course"]
        assert health(server) == (200, "ok") and metrics(server)["fathom_store_failures"] == 0
        assert metrics(server)["fathom_rooms_quarantined"] == 1
        eve.order({"do": "mark", "gauge": "torpedo"})
        dan.do("ping")
        assert [event for event in dan.events if event["event"] == "course"]
        named = check(server.db)
        assert named.returncode == 1 and ann.code in named.stdout and eve.code not in named.stdout
        server.stop()
        server.start()
        assert refused(bob_again(server).do, "join", room=ann.code) == "damaged"
        assert back(server, eve).view["boats"]["blue"]["at"] == "A2"


def last_words(client):
    """Why the server said goodbye, and the close code."""
    heard = {}
    try:
        while True:
            heard = client.hear()
    except Closed as closed:
        return heard.get("why"), closed.code


def stalled_commit():
    """a commit that does not come back shows in /healthz and /metrics before it fails"""
    with fresh() as server:
        ann, bob = duel(server.port)
        assert health(server) == (200, "ok")
        with closing(sqlite3.connect(server.db, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # as a backup that hangs
            sent = ann.send({"order": {"do": "course", "dir": "E"}, "n": ann.n + 1})
            while health(server)[0] == 200:
                time.sleep(0.05)
            figures = metrics(server)
            assert health(server) == (503, "store")
            assert figures["fathom_store_waiting_ms"] > 2000 or not figures["fathom_store_up"]
            other.execute("ROLLBACK")
        ann.wait(lambda: sent in ann.answers)
        while health(server)[0] != 200:
            time.sleep(0.05)
        bob.do("ping")
        assert metrics(server)["fathom_memory_bytes"] > 1 << 20


def foreign_database():
    """a database of some other program is refused, by serve and by check, and left as it was"""
    path = os.path.join(FOLDER.name, "photos.db")
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE photo(id INTEGER PRIMARY KEY, room TEXT)")
        db.commit()
    before = read(path)
    for done in (serve_on(path), check(path)):
        assert done.returncode == 1 and "some other program" in str(done.stderr), done
    assert read(path) == before and not os.path.exists(path + "-wal")
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 1")
    assert b"some other program" in serve_on(path).stderr


sys.exit(run([full_disk, bounded_when_full, strangers_when_full, killed_when_full,
              stopped_when_full, backups, bad_databases, foreign_database, damaged_rooms,
              many_rooms, damaged_while_playing, two_servers, draining,
              stopped_while_thinking, kept, stalled_commit]))
