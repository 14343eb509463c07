#!/usr/bin/env python3
"""Nothing lost: eight clients play, the server is killed again and again at random moments.

usage: kill_test.py FATHOM [KILLS] [SEED]

Four rooms of two players. Each client sends its orders with growing numbers `n` and, after a
kill, once more what was not answered. At the end every game has come to its end, and every order
that was acknowledged is in the record: once, and in the order in which it was given.
"""
import json
import os
import random
import signal
import sys
import tempfile
import time

from client import Client, Closed, Refused, against_bots, duel
from harness import Server, fathom_argument, on_postgres, run
from player import Player, table

FATHOM = fathom_argument()
KILLS = int(sys.argv[2]) if len(sys.argv) > 2 else 50
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else int.from_bytes(os.urandom(4), "big")
FOLDER = tempfile.TemporaryDirectory()
SERVER = Server(FATHOM, FOLDER.name)
ROOMS = 4


def replay(identity):
    return json.loads(SERVER.get("/api/replay/" + identity)[1])


def stuck(player):
    """What somebody else who sits down with the same token finds."""
    witness = Client(SERVER.port, token=player.client.token)
    witness.hello(room=player.client.code)
    try:
        legal = witness.legal()
    except Refused as refused:
        legal = refused.error
    return {"team": player.team, "pending": player.pending, "legal": legal, "room": witness.room,
            "view": witness.view, "heard": player.client.v, "v": witness.v}


def killed():
    """after kill -9 at random moments every acknowledged order is there, once"""
    print("# seed %d, %d kills" % (SEED, KILLS))
    rng = random.Random(SEED)
    SERVER.start()
    players = [player for _ in range(ROOMS) for player in table(SERVER.port, rng)]
    for player in players:
        player.start()
    kills = 0
    for kills in range(1, KILLS + 1):
        time.sleep(rng.uniform(0.01, 0.12))
        SERVER.kill()
        SERVER.start()
        if not any(player.is_alive() for player in players):
            break
    Player.hurry = True
    until = time.monotonic() + 400
    for player in players:
        player.join(timeout=max(0.1, until - time.monotonic()))
        assert not player.trouble, repr(player.trouble)
        assert not player.is_alive(), "a game does not end: %s" % stuck(player)
    for player in players:
        wrong = player.lost_or_doubled(replay(player.client.room["replay"])["steps"])
        assert not wrong, wrong
    orders = sum(len(player.acknowledged) for player in players)
    retries = sum(player.again for player in players)
    print("# %d kills while playing, %d orders, %d sent again" % (kills, orders, retries))
    assert kills == KILLS, "the games ended after %d kills" % kills


def drained():
    """SIGTERM: clients are told to come back, everything is saved, the next server goes on"""
    ann = Client(SERVER.port)
    ann.hello("Ann")
    against_bots(ann)
    ann.order({"do": "place", "at": "A1"})
    assert SERVER.stop() == 0
    try:
        while True:
            ann.hear()
    except Closed as closed:
        told = closed.code == 4000 and "restart_soon" in ann.notices
        assert told or (on_postgres() and closed.code == 4010), closed.code
    SERVER.start()
    ann.connect()
    ann.hello()
    assert ann.view["boats"]["blue"]["at"] == "A1"
    SERVER.stop()


def first_legal(client, *verbs):
    """The first legal order of one of these kinds, the earlier kinds first; None without any."""
    legal = client.legal()
    return next((order for verb in verbs for order in legal if order["do"] == verb), None)


def in_flight():
    """an order whose line and server die before its answer is sent again and carried out once"""
    rng = random.Random(SEED)
    SERVER.start()
    ann, bob = duel(SERVER.port, absent="wait", absent_after_ms=60000)
    saved = 0
    for client in (ann, bob) * 6:
        order, number = first_legal(client, "course"), client.n + 1
        if rng.random() < 0.3:
            SERVER.process.send_signal(signal.SIGSTOP)  # it dies before it has read the order
        client.send({"order": order, "n": number})
        time.sleep(rng.uniform(0, 0.002))
        SERVER.kill()
        SERVER.start()
        for each in (ann, bob):
            each.connect()
            each.hello()
        taken = client.n == number  # as the view says
        for again in (taken, True):
            answer = client.ask({"order": order, "n": number})
            assert answer.get("again", False) == again, answer
        client.n, saved = number, saved + taken
        while duty := first_legal(client, "mark", "cross", "pass"):
            client.order(duty)
    for client in (ann, bob):
        client.do("ping")
        courses = [event["team"] for event in client.events if event["event"] == "course"]
        assert courses == ["blue", "yellow"] * 6, courses
    print("# %d of 12 orders were saved before the kill" % saved)
    SERVER.stop()


def newcomers():
    """a room takes its 300th newcomer, and what he gives is remembered after a kill"""
    SERVER.start()
    ann = Client(SERVER.port)
    ann.hello("Ann")
    ann.do("create", options={"players": [1, 1], "first": "yellow", "absent": "wait",
                              "absent_after_ms": 60000})
    ann.do("sit", seat="blue.captain")
    for _ in range(300):
        bob = Client(SERVER.port)
        assert bob.hello("Bob", room=ann.code)["room_error"] is None
        bob.disconnect()
    bob = Client(SERVER.port)
    bob.hello("Bob", room=ann.code)
    bob.do("sit", seat="yellow.captain")
    bob.do("ready", ready=True)
    ann.do("start")
    bob.do("ping")  # he has heard of the game, in which his orders are counted anew
    ann.order({"do": "place", "at": "A1"})
    bob.order({"do": "place", "at": "J10"})
    bob.order({"do": "course", "dir": "N"})
    ids = [member["member"] for member in bob.room["members"]]
    assert bob.room["you"]["member"] == 302 and len(set(ids)) == len(ids) <= 64, ids
    SERVER.kill()
    SERVER.start()
    again = Client(SERVER.port, token=bob.token)
    again.hello(room=ann.code)
    assert again.n == 2 and "yellow.captain" in again.room["you"]["seats"]
    assert again.ask({"order": {"do": "course", "dir": "N"}, "n": 2})["again"]
    SERVER.stop()


sys.exit(run([killed, drained, in_flight, newcomers]))
