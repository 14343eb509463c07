#!/usr/bin/env python3
"""Games against bots that were played elsewhere, handed in: what is taken, once, and what is not.

usage: hand_in_test.py FATHOM
"""
import base64
import contextlib
import glob
import json
import os
import random
import subprocess
import sys
import tempfile
import zlib

from client import Refused, newcomer, verb_refused
from harness import Server, fathom_argument, metrics, run

FATHOM = fathom_argument()
FOLDER = tempfile.TemporaryDirectory()
SERVER = Server(FATHOM, FOLDER.name, "--trust-proxy").start()
PIECE, KEPT, AT_ONCE, PLACES, SEED = 1800, 100, 10, 16, 20260917
BOTS = [None] * 4 + ["cadet"] * 4
OPTIONS = {"name": "Training dive", "preset": "en1", "boats": ["Nautilus", "Triton"],
           "listed": True, "players": [4, 4], "map": "echo"}


def records(count, seed, *options):
    """Records of whole games of bots, one player a crew."""
    folder = tempfile.mkdtemp(dir=FOLDER.name)
    subprocess.run([FATHOM, "sim", "--blue", "cadet", "--yellow", "cadet", "--games", str(count),
                    "--seed", str(seed), "--record", folder, *options], check=True,
                   stdout=subprocess.DEVNULL)
    found = []
    for path in sorted(glob.glob(os.path.join(folder, "*.fathom"))):
        with open(path, "rb") as file:
            found.append(file.read())
    assert len(found) == count, found
    return found


def guest(number, name="Ann", token=None):
    """One of the addresses of a network."""
    return newcomer(SERVER.port, name, "198.51.100.%d" % number, token)


def hand_in(client, record, bots=None, options=None, piece=PIECE):
    """All pieces; the answer to the last."""
    answer = None
    for at in range(0, len(record), piece):
        part = base64.urlsafe_b64encode(record[at:at + piece]).decode().rstrip("=")
        last = at + piece >= len(record)
        about = {"options": options or OPTIONS, "bots": bots or BOTS} if last else {}
        answer = client.do("hand_in", of=len(record), at=at, part=part, **about)
        assert last or answer["at"] == at + piece, answer
    return answer


def refused(client, record, **about):
    try:
        hand_in(client, record, **about)
    except Refused as no:
        return no.error
    raise AssertionError("was taken")


def get(path):
    reply, body = SERVER.get(path)
    return reply.status, body


def taken_once():
    """a game is there for everyone who has its link, marked, in no list, and the second time too"""
    record = records(1, SEED)[0]
    ann = guest(1)
    before = ann.do("profile")["profile"]
    answer = hand_in(ann, record, piece=100)
    assert "again" not in answer
    link = "/api/replay/" + answer["replay"]
    assert get(link + "/record") == (200, record)
    card = json.loads(get(link)[1])
    assert card["practice"] is True and card["people"] == ["Ann"] and card["mode"] == "turn"
    assert card["options"]["listed"] is False and card["map"] == card["options"]["map"] != "echo"
    assert [seat["bot"] for seat in card["seats"]] == BOTS and len(card["steps"]) > 5
    assert json.loads(get("/api/games")[1])["games"] == []
    assert ann.do("profile")["profile"] == before, "it counts"
    assert [game["id"] for game in ann.do("games")["games"]] == [answer["replay"]]
    for client in (ann, guest(2, "Bob")):
        again = hand_in(client, record)
        assert again["again"] is True and again["replay"] == answer["replay"]
    assert metrics(SERVER)["fathom_games_handed_in"] == 1
    SERVER.kill()
    SERVER.start()
    assert get(link + "/record") == (200, record), "it was told and is not there"


def header(record):
    """The bytes before the first frame."""
    side = 16 + record[15]
    at = side + 1 + (record[side] ** 2 + 1) // 2
    fields, at = record[at], at + 1
    for _ in range(fields):
        while record[at] & 0x80:
            at += 1
        at += 1
    return record[:at + 4]


def sealed(start):
    """A record that ends there, with all its sums right."""
    crc = zlib.crc32(start + b"\xf0\x00")
    return start + b"\xf0\x00" + crc.to_bytes(4, "little")


def bad_records():
    """what is damaged, cut off, not played out or on a chart of one's own is one clear error"""
    rng = random.Random(SEED)
    good = records(1, SEED + 1)[0]
    address = iter(range(10, 250))
    for number in range(40):
        bad = bytearray(good)
        bad[rng.randrange(len(bad))] ^= 1 << rng.randrange(8)
        ann = guest(next(address)) if number % 5 == 0 else ann
        assert refused(ann, bytes(bad)) == "bad_record", number
    ann = guest(next(address))
    for cut in (1, 5, len(good) // 2, len(good) - 1):
        assert refused(ann, good[:cut]) == "bad_record", cut
    for bad in (good + b"\0", b"\0" * 64, sealed(header(good))):
        assert refused(ann, bad) == "bad_record", bad
    chart = os.path.join(FOLDER.name, "own.map")
    with open(chart, "w", encoding="utf-8") as file:
        file.write("\n".join([".........."] * 9 + ["....#....."]) + "\n")
    assert refused(guest(next(address)), records(1, SEED, "--map", chart)[0]) == "bad_record"
    assert metrics(SERVER)["fathom_games_handed_in"] == 0


def wrong_messages():
    """a piece too many, too few, in the wrong place, of another person; seats that cannot be"""
    good = records(1, SEED + 2)[0]
    ann, bob = guest(3), guest(4, "Bob")
    part = base64.urlsafe_b64encode(good[:99]).decode()
    assert verb_refused(ann, "hand_in", of=49153, at=0, part=part) == "too_long"
    for wrong in ({"of": 0, "at": 0, "part": part}, {"of": 200, "at": 99, "part": part},
                  {"of": 98, "at": 0, "part": part}, {"of": 200, "at": 0, "part": part[:-1] + "!"},
                  {"of": 200, "at": 0, "part": part + "A"}, {"of": 200, "at": 0, "part": ""},
                  {"of": 200, "at": 0, "part": 7}, {}, {"of": -5, "at": -1, "part": part}):
        assert verb_refused(ann, "hand_in", **wrong) == "bad_message", wrong
    ann = guest(5)
    assert ann.do("hand_in", of=200, at=0, part=part)["at"] == 99
    assert verb_refused(bob, "hand_in", of=200, at=99, part=part) == "bad_message"
    assert verb_refused(ann, "hand_in", of=201, at=99, part=part) == "bad_message"
    assert verb_refused(ann, "hand_in", of=200, at=98, part=part) == "bad_message"
    assert ann.do("hand_in", of=200, at=99, part=part)["at"] == 198
    for number, bots in enumerate(([None] * 8, ["cadet"] * 8, BOTS[:7], BOTS + ["ace"],
                                   [None, "ace"] * 4, ["king"] * 4 + [None] * 4, "cadet", 5)):
        ann = guest(6) if number % 5 == 0 else ann
        assert refused(ann, good, bots=bots) == ("bad_message"), bots
    bob = guest(7, "Bob")
    assert refused(bob, good, options={"boats": ["", ""]}) == "bad_option"
    assert refused(bob, good, options="none") == "bad_message"
    assert "again" not in hand_in(bob, good), "a refused one has left something"


def not_too_many():
    """an address has a budget, a person a number of games, the server a number of places"""
    many = records(KEPT + 2, SEED + 3)
    ann = guest(20)
    for record in many[:AT_ONCE]:
        hand_in(ann, record)
    assert refused(ann, many[AT_ONCE]) == "too_fast"
    token = ann.token
    for number, record in enumerate(many[AT_ONCE:KEPT]):
        if number % AT_ONCE == 0:
            ann = guest(21 + number // AT_ONCE, token=token)
        hand_in(ann, record)
    ann = guest(40, token=token)
    assert refused(ann, many[KEPT]) == "too_many_games"
    assert hand_in(ann, many[0])["again"] is True
    hand_in(guest(41, "Bob"), many[KEPT])
    for address in range(PLACES):
        with contextlib.suppress(Refused):  # an earlier test has left pieces, too
            guest(50 + address, "Slow").do("hand_in", of=9000, at=0, part="AAAA")
    assert refused(guest(70, "Late"), many[KEPT + 1]) == "busy"


def forgotten():
    """who has himself forgotten is not named in what he handed in"""
    ann = guest(80, "Annabel")
    replay = hand_in(ann, records(1, SEED + 4)[0])["replay"]
    assert replay in [game["id"] for game in ann.do("export")["games"]]
    ann.do("forget", token=ann.token)
    [(card,)] = SERVER.rows("SELECT card FROM replay WHERE id = ?", replay)
    assert "Annabel" not in card and json.loads(card)["practice"] is True


STATUS = run([taken_once, bad_records, wrong_messages, forgotten, not_too_many])
STATUS = SERVER.stop() or STATUS
sys.exit(STATUS)
