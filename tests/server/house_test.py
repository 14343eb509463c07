#!/usr/bin/env python3
"""The rules of the house: who is host, what he may do to others, and what nobody may.

usage: house_test.py FATHOM
"""
import sys
import tempfile
import time
import unicodedata

from client import Client, Refused, duel, newcomer, verb_refused as refused
from harness import Server, fathom_argument, metrics, run

FOLDER = tempfile.TemporaryDirectory()
SERVER = Server(fathom_argument(), FOLDER.name, "--bot-pace", "0", "--trust-proxy").start()
LISTED = {"players": [1, 1], "first": "blue", "listed": True}


def guest(name, address=None, room=None):
    return newcomer(SERVER.port, name, address, room=room)


def member(client):
    return client.room["you"]["member"]


def names_in(client):
    client.do("ping")
    return [each["name"] for each in client.room["members"]]


def office():
    """a host who leaves is followed by one who plays; a spectator of a listed game never is host"""
    ann, bob = duel(SERVER.port, listed=True, absent="bot")
    eve = guest("Eve", room=ann.code)
    assert refused(ann, "host", member=member(eve)) == "not_seated"
    ann.do("leave")
    bob.do("ping")
    assert bob.room["host"] == member(bob)
    bob.do("leave")
    eve.do("ping")
    assert eve.room["host"] != member(eve) and refused(eve, "kick", member=1) == "host_only"
    ann = guest("Ann")
    ann.do("create", options={"players": [1, 1]})
    eve, bob = guest("Eve", room=ann.code), guest("Bob", room=ann.code)
    bob.do("sit", seat="blue.captain")
    ann.do("leave")
    eve.do("ping")
    assert eve.room["host"] == member(bob), "Eve came first, but Bob plays"


def kicked():
    """a kick wins no game, and keeps out the person and newcomers of his address"""
    ann = guest("Ann", "198.51.100.1")
    ann.do("create", options={**LISTED, "absent": "abandon"})
    bob = guest("Bob", "198.51.100.2", ann.code)
    dan = guest("Dan", "198.51.100.2", ann.code)
    for client, seat in ((ann, "blue.captain"), (bob, "yellow.captain")):
        client.do("sit", seat=seat)
        client.do("ready")
    ann.do("start")
    ann.do("kick", member=member(bob))
    ann.do("ping")
    assert ann.room["state"] == "playing" and ann.room["result"] is None
    assert [seat["bot"] for seat in ann.room["seats"][4:]] == ["officer"] * 4
    assert refused(guest("Rob", "198.51.100.2"), "join", room=ann.code) == "kicked"
    assert names_in(guest("Fay", "198.51.100.3", ann.code)) == ["Ann", "Dan", "Fay"]
    dan.do("ping")


def bots():
    """the level of a bot is fixed while a game is on"""
    ann = guest("Ann")
    ann.do("create", options={"players": [1, 1]})
    ann.do("sit", seat="blue.captain")
    ann.do("bot", seat="yellow.captain", level="cadet")
    ann.do("bot", seat="yellow.captain", level="officer")
    ann.do("start")
    assert refused(ann, "bot", seat="yellow.captain", level="cadet") == "lobby_only"


def both_sides():
    """in a listed room one address cannot play on both sides; in a private one it can"""
    for listed in (True, False):
        ann = guest("Ann", "198.51.100.1")
        ann.do("create", options={**LISTED, "players": [4, 4], "listed": listed})
        eve = guest("Eve", "198.51.100.1", ann.code)
        ann.do("sit", seat="blue.captain")
        eve.do("sit", seat="blue.engineer")
        if listed:
            assert refused(eve, "sit", seat="yellow.captain") == "same_house"
            ann.do("sit", seat="blue.captain")
        else:
            eve.do("sit", seat="yellow.captain")
    bob = guest("Bob", "198.51.100.9", ann.code)
    bob.do("sit", seat="yellow.engineer")
    ann.do("options", options={"listed": True})
    ann.do("fill", level="cadet")
    assert refused(ann, "start") == "same_house"


def turncoat():
    """who has played for one crew does not get into the other by leaving and coming back"""
    ann = guest("Ann", "198.51.100.1")
    ann.do("create", options={**LISTED, "players": [1, 4], "drop_in": True})
    ann.do("sit", seat="yellow.captain")
    eve = guest("Eve", "198.51.100.2", ann.code)
    eve.do("sit", seat="blue.captain")
    eve.do("ready", ready=True)
    ann.do("fill", level="cadet")
    ann.do("start")
    for _ in range(3):
        eve.do("leave")
        eve.do("join", room=ann.code)
        assert refused(eve, "sit", seat="yellow.engineer") == "seen_too_much"
        assert names_in(ann) == ["Ann", "Eve"]
    eve.do("leave")
    twin = guest("Eva", "198.51.100.2", ann.code)
    assert refused(twin, "sit", seat="yellow.engineer") == "same_house"
    guest("Bob", "198.51.100.3", ann.code).do("sit", seat="yellow.engineer")


def muted():
    """who is muted does not speak by his name, his boat's, or a pause"""
    ann, bob = duel(SERVER.port)
    ann.do("mute", member=member(bob))
    assert refused(bob, "name", name="Ann is a fool") == "muted"
    assert refused(bob, "pause") == "muted"
    bob.token, code = bob.token, bob.code
    bob.disconnect()
    bob.hello("Ann is a fool", room=code)
    assert names_in(ann) == ["Ann", "Bob"]
    ann = guest("Ann")
    ann.do("create", options={"players": [1, 1]})
    bob = guest("Bob", room=ann.code)
    bob.do("sit", seat="yellow.captain")
    ann.do("mute", member=member(bob))
    assert refused(bob, "boat", team="yellow", name="Ann is a fool") == "muted"
    bob.do("leave")
    assert names_in(ann) == ["Ann"]
    bob.do("join", room=ann.code, name="Ann is a fool")
    assert names_in(ann) == ["Ann", "Bob"]
    assert refused(bob, "chat", to="table", text="he is") == "muted"
    ann.do("mute", member=member(bob), muted=False)
    bob.do("chat", to="table", text="thank you")


def pauses():
    """who asks for a pause again and again is not heard by all each time"""
    ann, bob = duel(SERVER.port)
    asked = [ann.ask({"do": "pause"})["ok"] for _ in range(8)]
    assert all(asked) and refused(ann, "pause") == "too_fast"
    bob.do("ping")


def twins():
    """who bears the host's name is given a number"""
    ann = guest("Ann")
    ann.do("create")
    guest("aNN", room=ann.code)
    bob = guest("Bob", room=ann.code)
    bob.do("name", name="A nn")
    assert names_in(ann) == ["Ann", "aNN (2)", "A nn (2)"]
    ann.do("name", name="x" * 24)
    bob.do("name", name="X" * 24)
    assert names_in(ann)[2] == "X" * 20 + " (2)"
    ann.do("name", name="Alice")
    for twin in ("\u0410lice", "AIice", "A1ice", "\uff21lice", "Ali\u00a0ce", "Alice\u3164",
                 "A\u034flice", "Alice\ufe0f", "Ali\u0441e", "A\u0323lice"):
        bob.do("name", name=twin)
        assert names_in(ann)[2] == twin + " (2)", ascii(twin)
    for other in ("Alicia", "Alic", "Malice", "\u0410\u043b\u0456\u0441\u0430"):
        bob.do("name", name=other)
        assert names_in(ann)[2] == other, ascii(other)


def towers():
    """a name is not drawn over its neighbours, in any script"""
    ann = guest("Ann")
    for sign in map(chr, range(0x10000)):
        if unicodedata.category(sign) in ("Mn", "Me"):
            assert refused(ann, "name", name="a" + 4 * sign) == "bad_name", ascii(sign)
    for name in ("e\u0302\u0301", "\u0e19\u0e49\u0e33\u0e1d\u0e19",
                 "\u0928\u093f\u0936\u093e\u0902\u0924", "\u05d3\u05b8\u05bc\u05d5\u05b4\u05d3",
                 "\u2764\ufe0f Ann"):
        ann.do("name", name=name)


def watched():
    """of a listed game nobody sees both boats sooner than a minute late"""
    ann = guest("Ann")
    ann.do("create", options={"spectators": "both", "spectator_delay_ms": 150})
    assert ann.room["options"]["spectator_delay_ms"] == 150
    ann.do("options", options={"listed": True})
    assert ann.room["options"]["spectator_delay_ms"] == 60000
    ann.do("options", options={"spectator_delay_ms": 90000})
    assert ann.room["options"]["spectator_delay_ms"] == 90000


def rematch():
    """a rematch that cannot start changes nothing"""
    ann, bob = duel(SERVER.port)
    bob.order({"do": "resign"})
    ann.wait(ann.over)
    bob.do("leave")
    ann.do("ping")
    before = ann.room
    assert refused(ann, "rematch", start=True) == "seats_free"
    ann.do("ping")
    assert ann.room == before and before["state"] == "over"
    ann.do("rematch")
    assert ann.room["state"] == "lobby"


def deserted():
    """rooms that nobody is in make place, the oldest first and games last; others never do"""
    with tempfile.TemporaryDirectory() as folder, \
         Server(fathom_argument(), folder, "--max-rooms", "4") as server:
        host = Client(server.port)
        host.hello("Host")
        players = duel(server.port)
        left = [players[0].code]
        for player in players:
            player.disconnect()
        for _ in range(2):
            host.do("create")
            left.append(host.code)
        ann = Client(server.port)
        ann.hello("Ann")
        ann.do("create")  # the fourth
        kept = [host, ann]
        for gone in (left[1], left[0]):
            kept.append(Client(server.port))
            kept[-1].hello("Eve")
            kept[-1].do("create")
            assert refused(ann, "join", room=gone) == "no_such_room"
        late = Client(server.port)
        late.hello("Late")
        assert refused(late, "create") == "too_many_rooms"
        for client in kept:
            late.do("join", room=client.code)


def crowded():
    """a host who changes things all the time is not multiplied by his guests; they see the end"""
    with tempfile.TemporaryDirectory() as folder, \
         Server(fathom_argument(), folder, "--message-rate", "20") as server:
        host = Client(server.port)
        host.hello("Host")
        host.do("create")
        guests = [Client(server.port) for _ in range(40)]
        for each in guests:
            each.hello("Guest", room=host.code)
        before, began, sent = metrics(server), time.monotonic(), 0
        while sent < 100:
            try:
                host.do("options", options={"name": "Name %d" % sent})
                assert host.room["name"] == "Name %d" % sent, "he sees his own change at once"
                sent += 1
            except Refused as no:
                assert no.error == "too_fast"
                host.room = None
                time.sleep(0.05)
        for each in guests:
            each.wait(lambda each=each: each.room["name"] == "Name 99")
        seconds, after = time.monotonic() - began, metrics(server)
        out = after["fathom_messages_out"] - before["fathom_messages_out"]
        answers = after["fathom_messages_in"] - before["fathom_messages_in"]
        assert out <= 480 + 160 * (seconds + 1) + 2 * answers + 41, (out, answers, seconds)
        assert out < 100 * 41 / 2, "all of them would have been 4,100"


def table_without_players():
    """who finds a table and stands up before it begins holds nobody up"""
    ann = guest("Ann")
    ann.do("find", mode="turn", crew=2, language="en", wait_ms=1000)
    ann.do("stand")
    time.sleep(1.5)
    bob, code = guest("Bob"), ann.code
    bob.do("create")  # the server answers
    ann.do("ping")
    assert ann.room["state"] == "lobby"
    ann.do("sit", seat="blue.captain")
    ann.wait(lambda: ann.room["state"] == "playing")
    assert ann.code == code


def quota():
    """the living rooms of one address have a limit: its own deserted ones make place"""
    with tempfile.TemporaryDirectory() as folder, \
         Server(fathom_argument(), folder, "--trust-proxy",
                "--address-living-rooms", "2") as server:
        def at(address):
            return newcomer(server.port, "Ann", address)

        one, two, three = (at("198.51.100.1") for _ in range(3))
        one.do("create"), two.do("create")
        assert refused(three, "create") == "too_many_rooms"
        other = at("198.51.100.2")
        other.do("create")
        first = one.code
        one.do("leave")
        one.do("create")
        assert refused(other, "join", room=first) == "no_such_room"
        other.do("join", room=two.code)


STATUS = run([office, kicked, bots, both_sides, turncoat, muted, pauses, twins, towers, watched,
              rematch, deserted, crowded, table_without_players, quota])
STATUS = SERVER.stop() or STATUS
sys.exit(STATUS)
