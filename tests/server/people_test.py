#!/usr/bin/env python3
"""Doors and data: passwords of rooms, reports of players, what a person gets and has forgotten.

usage: people_test.py FATHOM
"""
import contextlib
import json
import subprocess
import sys
import tempfile
from collections import Counter

from client import Client, Refused, duel, newcomer, verb_refused as refused
from harness import Server, fathom_argument, run, until

FATHOM = fathom_argument()
FOLDER = tempfile.TemporaryDirectory()
SERVER = Server(FATHOM, FOLDER.name, "--trust-proxy").start()
rows = SERVER.rows


def guest(name, address=None, server=None):
    return newcomer((server or SERVER).port, name, address)


def admin(*words):
    done = subprocess.run([FATHOM, "admin", *words, "--json", "--socket", SERVER.db + ".admin"],
                          capture_output=True, text=True, check=True, timeout=60)
    return [json.loads(line) for line in done.stdout.splitlines()]


def locked(ann, look=rows):
    """The password's hash is there."""
    until(lambda: "$argon2id$" in look("SELECT state FROM room WHERE code = ?", ann.code)[0][0])
    ann.do("ping")
    return ann.code


def private_door():
    """a private room with a password answers a stranger like one that does not exist"""
    ann = guest("Ann")
    ann.do("create", password="leviathan", options={"players": [1, 1]})
    assert ann.room["password"] is True
    code, bob = locked(ann), guest("Bob")
    none = refused(bob, "join", room="ZZZZZZ")
    assert none == "no_such_room"
    for wrong in ({}, {"password": "Leviathan"}, {"password": ""}, {"password": "x" * 65}):
        assert refused(bob, "join", room=code, **wrong) == none, wrong
    assert refused(bob, "join", room="ZZZZZZ", password="leviathan") == none
    late = Client(SERVER.port)
    assert late.hello("Late", room=code)["room_error"] == none
    bob.do("join", room=code, password="leviathan")
    assert bob.room["code"] == code and bob.room["password"] is True
    bob.disconnect()
    assert bob.hello("Bob", room=code)["room_error"] is None, "a member needs none"
    state = rows("SELECT state FROM room WHERE code = ?", code)[0][0]
    assert "leviathan" not in state


def listed_door():
    """a listed room says that it has one; a restart keeps it; the host changes it, and ends it"""
    ann = guest("Ann")
    ann.do("create", password="one", options={"players": [1, 1], "listed": True})
    code = locked(ann)
    assert json.loads(SERVER.get("/api/rooms/" + code)[1])["room"]["password"] is True
    assert refused(guest("Eve"), "join", room=code) == "password"
    SERVER.kill()
    SERVER.start()
    bob = guest("Bob")
    assert refused(bob, "join", room=code, password="two") == "password"
    bob.do("join", room=code, password="one")
    ann.disconnect()
    ann.hello("Ann")
    assert refused(bob, "password", password="mine") == "host_only"
    ann.do("password", password="two")
    locked(ann)
    assert refused(guest("Fay"), "join", room=code, password="one") == "password"
    guest("Gus").do("join", room=code, password="two")
    ann.do("password")
    assert ann.room["password"] is False
    guest("Hal").do("join", room=code)


def knock(guests, room, password):
    """All of them at once: none waits for another's answer."""
    for each in guests:
        each.sent = each.send({"do": "join", "room": room, "password": password})


def answer(client):
    client.wait(lambda: client.sent in client.answers)
    return client.answers[client.sent].get("error", "in")


def guessing():
    """guesses cost the address and the room; those who are in are not hit"""
    folder = tempfile.mkdtemp(dir=FOLDER.name)
    with Server(FATHOM, folder, "--trust-proxy", "--address-requests", "100") as server:
        ann = guest("Ann", server=server)
        ann.do("create", password="leviathan")
        locked(ann, server.rows)
        crowd = [guest("Eve", "198.51.100.%d" % (i % 4 + 1), server) for i in range(60)]
        friends = crowd[::3]
        for each in crowd:
            knock([each], ann.code, "leviathan" if each in friends else "guess")
        errors = Counter(answer(each) for each in crowd)
        assert set(errors) == {"in", "no_such_room", "too_fast"}, errors
        assert errors["in"] + errors["no_such_room"] >= 30, errors
        assert "too_fast" in map(answer, friends), "the right word is no way around it"
        ann.do("chat", to="table", text="all is well")
        ann.disconnect()
        assert ann.hello("Ann")["room_error"] is None


def knocking():
    """of many who knock at once each gets one answer"""
    ann = guest("Ann")
    ann.do("create", password="leviathan")
    locked(ann)
    guests = [guest("Guest %d" % i) for i in range(24)]
    knock(guests, ann.code, "leviathan")
    guests[0].disconnect()  # before it is answered
    answers = [answer(each) for each in guests[1:]]
    assert answers.count("in") == 23, answers
    ann.do("ping")


def reported():
    """a report has the last lines that the reporter heard, no others; chat is kept only then"""
    ann, bob = duel(SERVER.port)
    eve = guest("Eve", "198.51.100.8")
    eve.do("join", room=ann.code)
    ann.do("chat", to="table", text="good luck")
    ann.do("chat", to="crew", text="secret of blue")
    bob.do("chat", to="crew", text="secret of yellow")
    eve.do("chat", to="spectators", text="you are all fools")
    assert not any("fools" in text for text, in rows("SELECT text FROM note"))
    assert refused(bob, "report", member=99) == "no_such_member"
    assert refused(bob, "report", member=2) == "no_such_member", "himself"
    bob.do("report", member=1, why="he peeks")
    until(lambda: admin("reports"))
    (report,) = admin("reports")
    assert report["room"] == ann.code and report["why"] == "he peeks"
    assert report["about"]["name"] == "Ann" and report["by"]["name"] == "Bob"
    assert [line["text"] for line in report["chat"]] == ["good luck", "secret of yellow"]
    for _ in range(4):
        eve.do("report", member=1)
    eve.do("report", member=2)
    assert refused(eve, "report", member=1) == "too_fast"
    until(lambda: len(admin("reports")) == 6)
    assert admin("reports")[0]["about"]["name"] == "Bob"
    ann.do("ping")
    assert "secret" not in json.dumps(admin("reports")[0])


def finished(ann_name, bob_name):
    ann, bob = duel(SERVER.port)
    ann.do("name", name=ann_name)
    bob.do("name", name=bob_name)
    bob.order({"do": "resign"})
    ann.wait(ann.over)
    return ann, bob


def exported():
    """an export has one's name, rooms and games, and nobody else's"""
    ann, bob = finished("Annabel", "Bobby")
    copy = ann.do("export")
    assert copy["name"] == "Annabel" and len(copy["person"]) == 32
    assert [each["code"] for each in copy["rooms"]] == [ann.code]
    assert [each["id"] for each in copy["games"]] == [ann.room["replay"]]
    assert guest("Eve").do("export")["games"] == []
    assert bob.do("export")["person"] != copy["person"]


def forgotten():
    """who asks to be forgotten is in no room and no game; the games of others stay"""
    ann, bob = finished("Cordelia", "Bobby")
    replay, playing = ann.room["replay"], duel(SERVER.port)
    ann.do("join", room=playing[0].code)
    person = ann.do("export")["person"]
    assert refused(ann, "forget") == "bad_token"
    assert refused(ann, "forget", token=bob.token) == "bad_token"
    ann.do("forget", token=ann.token)
    assert rows("SELECT count(*) FROM player WHERE who = ?", bytes.fromhex(person)) == [(0,)]
    card = json.loads(rows("SELECT card FROM replay WHERE id = ?", replay)[0][0])
    assert [seat["name"] for seat in card["seats"]] == [None] * 4 + ["Bobby"] * 4
    assert card["people"] == ["Bobby"]
    assert person not in "".join(state for state, in rows("SELECT state FROM room"))
    assert [each["id"] for each in bob.do("games")["games"]] == [replay]
    copy = ann.do("export")
    assert copy["rooms"] == [] and copy["games"] == [] and copy["name"] == ""
    whole = json.loads(SERVER.get("/api/replay/" + replay)[1])
    assert whole["steps"] and "Cordelia" not in json.dumps(whole)
    first, _ = playing
    first.do("forget", token=first.token)  # in the middle of a game: a bot plays on
    until(lambda: first.do("export")["rooms"] == [])
    playing[1].do("ping")
    assert playing[1].room["state"] == "playing" and playing[1].room["seats"][0]["bot"]
    dora = guest("Dorothea")
    dora.do("create")
    SERVER.kill()
    SERVER.start()
    dora.disconnect()
    dora.code = None
    dora.hello("Dorothea")  # nobody has read her room yet
    person = dora.do("export")["person"]
    assert person in "".join(state for state, in rows("SELECT state FROM room"))
    dora.do("forget", token=dora.token)
    left = "".join(state for state, in rows("SELECT state FROM room"))
    assert person not in left and "Dorothea" not in left
    playing[1].disconnect()
    assert playing[1].hello("Bob")["room_error"] is None
    assert "Cordelia" not in "".join(map(str, rows("SELECT card FROM replay")))


def forgotten_gone():
    """who left in mid-game is forgotten there as well, when nobody has the room in memory"""
    ann, bob = duel(SERVER.port)
    ann.do("name", name="Euphemia")
    ann.do("leave")
    person = ann.do("export")["person"]
    SERVER.kill()
    SERVER.start()
    ann.disconnect()
    ann.code = None
    ann.hello()
    ann.do("forget", token=ann.token)
    left = "".join(state for state, in rows("SELECT state FROM room"))
    assert person not in left and "Euphemia" not in left
    bob.disconnect()
    assert bob.hello()["room_error"] is None


def forgotten_torn():
    """a damaged card stops nobody: it is in no list, and who played is forgotten all the same"""
    ann, bob = finished("Ophelia", "Bobby")
    torn = ann.room["replay"]
    for card in ("{torn", "", "[7]"):
        rows("UPDATE replay SET card = ? WHERE id = ?", card, torn)
        assert bob.do("games")["games"] == []
        assert SERVER.get("/api/replay/" + torn)[0].status == 404
    rows("UPDATE replay SET card = '{torn' WHERE id = ?", torn)
    ann.do("forget", token=ann.token)
    assert guest("Eve").do("create")["room"]
    rows("UPDATE replay SET card = '{}' WHERE id = ?", torn)
    bob.do("forget", token=bob.token)
    assert guest("Eve").do("create")["room"]


def late_spectators():
    """who sees both boats is late by time and by turns, and in a listed room never less than two"""
    ann, bob = duel(SERVER.port, spectators="both", spectator_delay_ms=0, spectator_delay_turns=2)
    eve = guest("Eve")
    eve.do("join", room=ann.code)
    eve.wait(lambda: eve.view)

    def seen():
        eve.do("ping")
        return [event["dir"] for event in eve.events if event["event"] == "course"]

    def moves(client, directions):
        for direction in directions:
            with contextlib.suppress(Refused):
                client.order({"do": "course", "dir": direction})
                break
        for order in client.legal():
            if order["do"] in ("mark", "cross"):
                with contextlib.suppress(Refused):
                    client.order(order)
        for order in client.legal():
            if order["do"] == "pass":
                client.order(order)
                break
        client.do("ping")

    moves(ann, "ES")
    bob.do("ping")
    bob.order({"do": "course", "dir": "W"})
    assert seen() == []  # one turn has passed
    moves(bob, "")
    until(lambda: len(seen()) == 1)  # it is Ann's turn again
    ann.do("ping")
    moves(ann, "SE")
    until(lambda: len(seen()) == 2)
    host = guest("Host")
    host.do("create", options={"spectators": "both", "spectator_delay_turns": 0})
    assert host.room["options"]["spectator_delay_turns"] == 0
    host.do("options", options={"listed": True})
    assert host.room["options"]["spectator_delay_turns"] == 2
    assert refused(host, "options", options={"spectator_delay_turns": 51}) == "bad_option"


STATUS = run([private_door, listed_door, guessing, knocking, reported, exported, forgotten,
              forgotten_gone, forgotten_torn, late_spectators])
STATUS = SERVER.stop() or STATUS
sys.exit(STATUS)
