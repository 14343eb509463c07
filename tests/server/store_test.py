#!/usr/bin/env python3
"""The store in trouble: a full disk, a second server on the same file, old and new schemas.

usage: store_test.py FATHOM
"""
import http.client
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time

from client import Client, Refused
from harness import Server, fathom_argument, run

FATHOM = fathom_argument()
UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


def folder():
    return tempfile.TemporaryDirectory()


def health(port):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    connection.request("GET", "/healthz")
    reply = connection.getresponse()
    return reply.status, reply.read()


def duel(server):
    ann, bob = Client(server.port), Client(server.port)
    ann.hello("Ann")
    ann.do("create", options={"players": [1, 1], "first": "blue", "absent": "wait"})
    bob.hello("Bob", room=ann.code)
    for client, seat in ((ann, "blue.captain"), (bob, "yellow.captain")):
        client.do("sit", seat=seat)
        client.do("ready", ready=True)
    ann.do("start")
    ann.order({"do": "place", "at": "A1"})
    bob.order({"do": "place", "at": "J10"})
    return ann, bob


def full_disk():
    """when the disk is full games pause with a clear message, and go on when there is room"""
    with folder() as name, Server(FATHOM, name) as server:
        ann, bob = duel(server)
        bob.do("ping")
        size = max(os.path.getsize(server.db + "-wal"), os.path.getsize(server.db))
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, UNLIMITED[1]))
        number = ann.send({"order": {"do": "course", "dir": "S"}, "n": 100})
        ann.wait(lambda: "store_failing" in ann.notices)
        assert number not in ann.answers, "nobody may be told before it is saved"
        bob.wait(lambda: "store_failing" in bob.notices)
        assert not any(event["event"] == "course" for event in bob.events), "half-told"
        try:
            bob.do("name", name="Robert")
            raise AssertionError("accepted while nothing can be saved")
        except Refused as refused:
            assert refused.error == "store"
        assert health(server.port) == (503, b"store\n")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, UNLIMITED)
        ann.wait(lambda: "store_back" in ann.notices and number in ann.answers)
        assert ann.answers[number]["ok"], "the order that was held back is done"
        bob.wait(lambda: any(event["event"] == "course" for event in bob.events))
        ann.order({"do": "mark", "gauge": "torpedo"})
        assert health(server.port) == (200, b"ok\n")
        server.kill()
        server.start()
        ann.connect()
        ann.hello()
        assert ann.view["boats"]["blue"]["at"] == "A2"


def second_server():
    """of two servers on one database the older one gives up, and nothing is mixed"""
    with folder() as name, Server(FATHOM, name) as old:
        ann, _ = duel(old)
        with Server(FATHOM, name) as new:
            ann.send({"order": {"do": "course", "dir": "S"}})
            assert old.process.wait(timeout=20) == 1
            ann.port = new.port
            ann.connect()
            ann.hello()
            assert ann.view["boats"]["blue"]["at"] == "A1", "the refused order was not told"


def newer_schema():
    """a database of a newer version is refused with one clear line"""
    with folder() as name:
        path = os.path.join(name, "new.db")
        with sqlite3.connect(path) as database:
            database.execute("PRAGMA user_version = 99")
        done = subprocess.run([FATHOM, "serve", "--port", "0", "--bind", "127.0.0.1", "--db", path],
                              capture_output=True, timeout=20, check=False)
        assert done.returncode == 1 and b"schema 99" in done.stderr, done.stderr
        assert done.stderr.strip().count(b"\n") == 0, done.stderr


def no_tokens():
    """the database holds no token, only hashes; the log has neither tokens nor chat"""
    with folder() as name, Server(FATHOM, name) as server:
        ann, bob = duel(server)
        ann.do("chat", to="table", text="a secret sentence")
        bob.do("ping")
        assert server.stop() == 0
        for file in os.listdir(name):
            with open(os.path.join(name, file), "rb") as handle:
                data = handle.read()
            assert ann.token.encode() not in data and bob.token.encode() not in data, file
            assert b"a secret sentence" not in data, file


def backup():
    """a backup taken while a game is on is a whole database from which the game goes on"""
    with folder() as name, folder() as other, Server(FATHOM, name) as server:
        ann, _ = duel(server)
        ann.order({"do": "course", "dir": "S"})
        source = sqlite3.connect(server.db)
        target = sqlite3.connect(os.path.join(other, "test.db"))
        source.backup(target)
        source.close()
        target.close()
        with Server(FATHOM, other) as second:
            ann.port = second.port
            ann.connect()
            ann.hello()
            assert ann.view["boats"]["blue"]["at"] == "A2"


def retention():
    """finished games are forgotten beyond the number that is kept"""
    with folder() as name, Server(FATHOM, name, "--replay-count", "2") as server:
        identities = []
        for _ in range(4):
            ann, bob = duel(server)
            ann.order({"do": "resign"})
            bob.wait(bob.over)
            identities.append(bob.room["replay"])
            time.sleep(1.1)  # ends are kept in seconds
        until = time.monotonic() + 30
        while len(ann.do("games")["games"]) and time.monotonic() < until:
            bob.do("name", name="Bob %d" % (time.monotonic() * 10 % 1000))
            with sqlite3.connect(server.db) as database:
                kept = [row[0] for row in database.execute("SELECT id FROM replay")]
            if sorted(kept) == sorted(identities[-2:]):
                return
            time.sleep(0.3)
        raise AssertionError("not forgotten")


sys.exit(run([full_disk, second_server, newer_schema, no_tokens, backup, retention]))
