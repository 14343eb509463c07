#!/usr/bin/env python3
"""No message tells a seat what it may not know: two rooms with other secrets sound the same.

Pairs of rooms are played side by side over real sockets. The orders of the yellow crew differ in
what only some of its roles know (where the boat is, mines, silences; marks; crosses), all that is
announced is the same. As long as it is, everyone who does not know the secret must receive the
same messages in both rooms, byte for byte and in the same order: the blue crew and the
spectator, and, of the own crew, the other roles. What is announced is written down here once more,
from the rules. Tokens and the room's code are random and do not count.

usage: secrets_test.py FATHOM [SEED]
"""
import json
import random
import re
import sys
import tempfile

from client import Client
from harness import Server, fathom_argument, run

FATHOM = fathom_argument()
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 1
FOLDER = tempfile.TemporaryDirectory()
SERVER = Server(FATHOM, FOLDER.name).start()
ROLES = ("captain", "first_mate", "engineer", "radio_operator")
SEATS = [team + "." + role for team in ("blue", "yellow") for role in ROLES]
STEPS, PAIRS = 70, 6
SECRET_ORDERS = {"captain": {"place", "mine", "silence"}, "first_mate": {"mark"},
                 "engineer": {"cross"}}
# Orders whose outcome is announced and follows from the secrets, or that end the game.
NOT_PLAYED = {"torpedo", "trigger", "drone", "surface", "resign", "draw", "archer", "trace", "dive"}
UNHEARD = {"marked", "crossed", "repaired", "cleared", "mine_gone"}
UNHEARD_FIELDS = {"course": {"at"}, "mine": {"at"}, "placed": {"at"},
                  "silence": {"at", "dir", "length"}}


class Table:
    """One room with a client on every seat and one who watches."""

    def __init__(self, options):
        self.clients, self.read = {}, {}
        host = None
        for seat in SEATS + ["spectator"]:
            client = Client(SERVER.port)
            client.hello(seat)
            if host:
                client.do("join", room=host.code)
            else:
                host = client
                client.do("create", options=options)
            if seat != "spectator":
                client.do("sit", seat=seat)
                client.do("ready", ready=True)
            self.clients[seat] = client
        host.do("start")
        self.sync()

    def sync(self):
        for client in self.clients.values():
            client.do("ping")

    def news(self, seat):
        """What this client has received since the last time, without chance and time used."""
        client = self.clients[seat]
        fresh = client.raw[self.read.get(seat, 0):]
        self.read[seat] = len(client.raw)
        fresh = [text.replace(client.code, "CODE") for text in fresh]
        fresh = [re.sub(r'"(turn|await)_ms":\d+', r'"\1_ms":0', text) for text in fresh]
        return [re.sub(r'"token":"[^"]*"', '"token":""', text) for text in fresh]


def heard_events(news):
    return [event for text in news for event in json.loads(text).get("events", [])]


def announced(news, ready_public):
    """What everyone may know of these messages, by the rules alone."""
    said = []
    for event in heard_events(news):
        kind = event["event"]
        if kind in UNHEARD or (kind == "ready" and not ready_public):
            continue
        secret = UNHEARD_FIELDS.get(kind, set())
        said.append({key: value for key, value in event.items() if key not in secret})
    return said


def key_of(order, seat, secret):
    """Orders with the same key sound the same to who does not know the secret."""
    team, role = seat.split(".")
    kind = order["do"]
    if team == "yellow" and role in secret and kind in SECRET_ORDERS.get(role, ()):
        if kind == "silence":  # First Mate and Engineer hear its direction and whether to mark
            known = (order.get("dir") if "engineer" not in secret else "", order["length"] > 0)
            return "silence %s %s" % known
        none = order.get("gauge", order.get("symbol", "")) is None
        return kind + (" none" if none else "")
    return json.dumps(order, sort_keys=True)


def choose(rng, seat, secret, first, second):
    """An order for each room that sound the same, different where they can be."""
    groups = ({}, {})
    for group, orders in zip(groups, (first, second)):
        for order in orders:
            if order["do"] not in NOT_PLAYED:
                group.setdefault(key_of(order, seat, secret), []).append(order)
    common = sorted(set(groups[0]) & set(groups[1]))
    duties = [key for key in common if key.split()[0].strip('{"') in ("mark", "cross", "place")]
    duties = duties or [key for key in common if '"do": "answer"' in key]
    hidden = [key for key in common if key.split()[0] in ("mine", "silence")]
    if not common:
        return None
    if any('"do": "mark"' in key for key in common) and "captain" in secret:
        duties = [key for key in common if '"mine"' in key or '"silence"' in key] or duties
    key = rng.choice(duties or (hidden if hidden and rng.random() < 0.8 else common))
    one = rng.choice(groups[0][key])
    others = [order for order in groups[1][key] if order != one] or groups[1][key]
    return one, rng.choice(others)


class Pair:
    def __init__(self, mode, secret, seed):
        ready_public = "yes" if seed % 2 else "no"
        options = {"mode": mode, "first": "blue", "absent": "wait", "absent_after_ms": 600000,
                   "set": {"stop_hold_ms": "0", "open_bridge": "no", "hull": "8",
                           "ready_public": ready_public}}
        self.rooms = (Table(options), Table(options))
        self.secret, self.rng = secret, random.Random(seed)
        self.ready_public = ready_public == "yes"
        self.compared = self.different = 0
        self.orders = []

    def knows(self, seat):
        return seat.startswith("yellow.") and seat.split(".")[1] in self.secret

    def same_crew(self, seat):
        return seat.startswith("yellow.")

    def step(self, seat):
        """False when there is nothing more to do that sounds the same in both rooms."""
        clients = [room.clients[seat] for room in self.rooms]
        pair = choose(self.rng, seat, self.secret, *(client.legal() for client in clients))
        if not pair:
            return None
        for client, order in zip(clients, pair):
            client.order(order)
        self.different += pair[0] != pair[1]
        self.orders.append((seat,) + pair)
        return self.compare()

    def compare(self):
        for room in self.rooms:
            room.sync()
        news = [{seat: room.news(seat) for seat in room.clients} for room in self.rooms]
        said = [announced(each["spectator"], self.ready_public) for each in news]
        crew = [[event for event in heard_events(each["yellow.first_mate"])
                 if event["event"] == "ready"] for each in news]
        over = any(room.clients["spectator"].over() for room in self.rooms)
        if over or said[0] != said[1] or crew[0] != crew[1]:
            return False
        for seat in news[0]:
            if not self.knows(seat):
                self.same(seat, *(each[seat] for each in news))
        self.compared += 1
        return True

    def same(self, seat, one, two):
        one, two = ([text for text in each if '"notice":"store_' not in text]  # a busy database
                    for each in (one, two))
        if self.same_crew(seat):  # asking what is possible is asking the own crew
            one, two = ([text for text in each if '"legal":' not in text] for each in (one, two))
        assert one == two, "%s can tell the rooms apart after %s:\n%s\n%s" % (
            seat, self.orders[-1], one, two)

    def play(self):
        self.compare()
        for _ in range(STEPS):
            moved = False
            for seat in SEATS:
                done = self.step(seat)
                if done is False:
                    return self
                moved = moved or done
            if not moved:
                return self
        return self

    def close(self):
        for room in self.rooms:
            for client in room.clients.values():
                client.disconnect()


def alike(mode, secret):
    compared = different = 0
    for number in range(PAIRS):
        pair = Pair(mode, secret, SEED * 1000 + number)
        pair.play()
        pair.close()
        compared += pair.compared
        different += pair.different
    print("# %d orders compared, %d of them different" % (compared, different))
    assert compared > 100 and different >= PAIRS, "nothing was compared"


def captains_turn():
    """turn-by-turn: where the boat is, its mines and silences"""
    alike("turn", {"captain"})


def captains_real():
    """real-time: where the boat is, its mines and silences"""
    alike("real", {"captain"})


def mates():
    """the First Mate's marks"""
    alike("real", {"first_mate"})


def engineers():
    """the Engineer's crosses"""
    alike("turn", {"engineer"})


def all_secrets():
    """all secrets of a crew at once"""
    alike("real", {"captain", "first_mate", "engineer"})


def among_themselves(room, seed):
    """What a crew does among itself: calls, crew chat, voices, refused orders, questions."""
    rng = random.Random(seed)
    crew = [client for seat, client in room.clients.items() if seat.startswith("yellow.")]
    for speaker in rng.sample(crew, rng.randrange(1, 5)):
        speaker.do("chat", to="crew", text="depth %d" % rng.randrange(999))
        speaker.ask({"call": {"call": "charge", "system": rng.choice(["mine", "sonar"])}})
        speaker.legal()
        mate = rng.choice([client for client in crew if client is not speaker])
        speaker.do("ice")
        for kind in ("hello", "offer", "candidates", "bye")[:rng.randrange(1, 5)]:
            speaker.do("signal", to=mate.room["you"]["member"], kind=kind, text="%d" % seed)


def company():
    """what a crew says and signals among itself, while lines break and come back before all"""
    options = {"absent": "wait", "absent_after_ms": 600000}
    rooms = (Table(options), Table(options))
    for seed in range(4):
        for i, room in enumerate(rooms):
            among_themselves(room, 100 * i + seed)
            lost = room.clients[SEATS[4 + seed % 4]]
            lost.disconnect()
            room.clients["spectator"].wait(
                lambda r=room: not all(one["present"]
                                       for one in r.clients["spectator"].room["members"]))
            for client in room.clients.values():
                if client is not lost:
                    client.do("ping")
            lost.hello()
            for client in room.clients.values():
                client.wait(lambda c=client: all(one["present"] for one in c.room["members"]))
            room.sync()
        heard = [{seat: [re.sub(r'"(missing_)?ms":\d+', '"ms":0', text)
                         for text in room.news(seat)] for seat in room.clients} for room in rooms]
        for seat in rooms[0].clients:
            if not seat.startswith("yellow."):
                assert heard[0][seat] == heard[1][seat], (seat, heard[0][seat], heard[1][seat])
        assert heard[0]["yellow.captain"] != heard[1]["yellow.captain"], "this test can fail"
    for room in rooms:
        for client in room.clients.values():
            client.disconnect()


def can_fail():
    """this test notices a secret: the crew that knows it hears the rooms differ"""
    pair = Pair("turn", {"captain"}, 5)
    pair.knows = lambda seat: seat != "yellow.captain" and pair.same_crew(seat)
    try:
        pair.play()
    except AssertionError as told:
        assert "yellow.captain can tell" in str(told)
    else:
        raise AssertionError("two places looked the same to their Captain")
    pair.close()


STATUS = run([captains_turn, captains_real, mates, engineers, all_secrets, company, can_fail])
STATUS = SERVER.stop() or STATUS
sys.exit(STATUS)
