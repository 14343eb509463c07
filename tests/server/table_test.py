#!/usr/bin/env python3
"""People at one table: who is there, who sits where, and whether they play another game.

usage: table_test.py FATHOM
"""
import json
import sys
import tempfile

from client import Client, Refused, duel
from harness import Server, fathom_argument, run

FOLDER = tempfile.TemporaryDirectory()
SERVER = Server(fathom_argument(), FOLDER.name, "--bot-pace", "0").start()
PEOPLE = {"joined", "lost", "bot_holds", "back", "left", "removed", "host"}


def guest(name, room=None):
    client = Client(SERVER.port)
    client.hello(name, room=room)
    return client


def told(client, kinds=PEOPLE):
    """The notices of these kinds that a client has heard."""
    heard = [json.loads(text) for text in client.raw]
    return [message for message in heard if message.get("notice") in kinds]


def news(client, *kinds):
    """Of whom, and what, in the order in which it was told."""
    return [(message["notice"], message["name"]) for message in told(client, set(kinds) or PEOPLE)]


def refused(client, verb, **fields):
    try:
        client.do(verb, **fields)
    except Refused as why:
        return why.error
    return None


def number(client):
    return client.room["you"]["member"]


def member(client, name):
    return next(one for one in client.room["members"] if one["name"] == name)


def presence():
    """everybody hears at once who comes, breaks off with how long he has, is back, and leaves"""
    ann, bob = duel(SERVER.port, absent_after_ms=60000)
    eve = guest("Eve", ann.code)
    ann.do("ping")
    assert news(ann) == [("joined", "Bob"), ("joined", "Eve")]
    bob.disconnect()
    ann.wait(lambda: news(ann, "lost"))
    lost = told(ann, {"lost"})[0]
    assert lost["name"] == "Bob" and 0 < lost["ms"] <= 60000
    ann.do("ping")
    assert not member(ann, "Bob")["present"] and 0 < member(ann, "Bob")["missing_ms"] <= 60000
    bob.hello()
    for client in (ann, eve):
        client.wait(lambda c=client: news(c, "back"))
        client.do("ping")
        assert "missing_ms" not in member(client, "Bob") and member(client, "Bob")["present"]
    assert not told(bob, {"lost", "back"}), "of oneself one is not told"
    eve.do("leave")
    ann.wait(lambda: news(ann, "left"))
    ann.do("ping")
    assert [one["name"] for one in ann.room["members"]] == ["Ann", "Bob"]
    ann.do("kick", member=number(bob))
    ann.do("ping")
    assert news(ann, "removed") == [("removed", "Bob")]


def takes_over():
    """a bot that takes over is announced, and so is the host who follows another"""
    ann, bob = duel(SERVER.port, absent_after_ms=40)
    bob.disconnect()
    ann.wait(lambda: news(ann, "bot_holds") and ann.room["seats"][4]["held"])
    assert "missing_ms" not in member(ann, "Bob")
    bob.hello()
    ann.wait(lambda: news(ann, "back"))
    assert news(ann, "lost", "bot_holds", "back") == [("lost", "Bob"), ("bot_holds", "Bob"),
                                                      ("back", "Bob")]
    ann.do("host", member=number(bob))
    bob.wait(lambda: bob.room["you"]["host"])
    assert news(bob, "host") == [("host", "Bob")]


def bounded():
    """a line that flutters is not told for ever: all hear of it a few times, then now and then"""
    ann, bob = duel(SERVER.port, absent_after_ms=60000)
    flaps = 120
    before = len(ann.raw)
    for _ in range(flaps):
        bob.disconnect()
        bob.hello()
    ann.wait(lambda: news(ann, "lost"))
    ann.do("ping")
    heard = len(ann.raw) - before
    assert heard < flaps, "%d messages for %d flaps" % (heard, flaps)
    ann.wait(lambda: member(ann, "Bob")["present"])
    assert member(ann, "Bob")["present"], "in the end it is known that he is here"


def bots_seats():
    """a guest takes a bot's seat in the lobby, and in a game as the host allows"""
    for drop_in in (True, False):
        ann = guest("Ann")
        ann.do("create", options={"players": [4, 4], "drop_in": drop_in})
        ann.do("sit", seat="blue.captain")
        ann.do("fill", level="cadet")
        bob = guest("Bob", ann.code)
        assert "yellow.captain" in bob.room["you"]["may_sit"]
        bob.do("sit", seat="yellow.captain")
        bob.do("ready")
        ann.do("start")
        eve = guest("Eve", ann.code)
        open_seats = eve.room["you"]["may_sit"]
        assert ("yellow.engineer" in open_seats) == drop_in
        assert "yellow.captain" not in open_seats
        for seat in (one["seat"] for one in eve.room["seats"]):
            if seat not in open_seats:
                assert refused(eve, "sit", seat=seat) in ("host_only", "seat_taken"), seat
        if drop_in:
            eve.do("sit", seat="yellow.engineer")
            eve.wait(lambda: eve.room["you"]["team"] == "yellow")
            assert not any(seat.startswith("blue") for seat in eve.room["you"]["may_sit"])
    ann = guest("Ann")
    ann.do("create", options={"listed": True})
    assert ann.room["options"]["drop_in"] is False
    ann.do("options", options={"drop_in": True})
    assert ann.room["options"]["drop_in"] is True


def swaps():
    """a swap is asked for, declined, taken back, forgotten, or done; the asker sees which"""
    ann, bob = guest("Ann"), None
    ann.do("create", options={"players": [1, 1]})
    bob = guest("Bob", ann.code)
    ann.do("sit", seat="blue.captain")
    bob.do("sit", seat="yellow.captain")
    bob.do("swap", seat="blue.captain")
    ann.do("ping")
    ask = ann.room["asks"]["swap"][0]
    assert ask["from"] == number(bob) and 0 < ask["ms"] <= 30000
    ann.do("decline", member=number(bob))
    bob.wait(lambda: told(bob, {"swap_declined"}))
    assert told(bob, {"swap_declined"})[0]["name"] == "Ann"
    bob.do("ping")
    assert not bob.room["asks"]["swap"]
    assert refused(ann, "decline", member=number(bob)) == "no_such_member"
    bob.do("swap", seat="blue.captain")
    bob.do("swap", seat=None)
    assert not bob.room["asks"]["swap"]
    bob.do("swap", seat="blue.captain")
    ann.do("swap", seat="yellow.captain")
    bob.do("ping")
    assert bob.room["you"]["team"] == "blue" and not bob.room["asks"]["swap"]


def locked():
    """locked seats are the host's alone"""
    ann = guest("Ann")
    ann.do("create", options={"players": [2, 1]})
    bob = guest("Bob", ann.code)
    bob.do("sit", seat="blue.captain")
    assert refused(bob, "lock") == "host_only"
    ann.do("lock")
    bob.do("ping")
    assert bob.room["locked"] and not bob.room["you"]["may_sit"]
    for verb, fields in (("sit", {"seat": "yellow.captain"}), ("stand", {}),
                         ("swap", {"seat": "yellow.captain"})):
        assert refused(bob, verb, **fields) == "locked", verb
    ann.do("sit", seat="yellow.captain")
    ann.do("lock", locked=False)
    bob.do("stand")


def ready():
    """ready is undone by hand and by a line that breaks"""
    ann = guest("Ann")
    ann.do("create", options={"players": [1, 1]})
    ann.do("sit", seat="blue.captain")
    bob = guest("Bob", ann.code)
    bob.do("sit", seat="yellow.captain")
    for undo in (lambda: bob.do("ready", ready=False), bob.disconnect):
        bob.do("ready")
        ann.wait(lambda: ann.room["seats"][4]["ready"])
        undo()
        ann.wait(lambda: not ann.room["seats"][4]["ready"])
    assert refused(ann, "start") == "not_ready"


def finished(**options):
    ann, bob = duel(SERVER.port, **options)
    bob.order({"do": "resign"})
    ann.wait(ann.over)
    bob.wait(bob.over)
    return ann, bob


def again():
    """another game begins when all who play want it, sides swapped; who watches has no vote"""
    ann, bob = finished()
    eve = guest("Eve", ann.code)
    assert refused(eve, "again") == "not_seated"
    bob.do("again")
    ann.wait(lambda: ann.room["again"]["yes"] == [number(bob)])
    assert ann.room["again"]["waits"] == [number(ann)]
    bob.do("again", again=False)
    ann.wait(lambda: not ann.room["again"]["yes"])
    bob.do("again")
    ann.do("again")
    bob.wait(lambda: bob.room["state"] == "playing")
    assert bob.room["you"]["team"] == "blue" and bob.room["game"] == 2
    assert told(bob, {"sides_swapped"}) and refused(bob, "again") == "over_only"


def again_absent():
    """who stays away is not waited for for ever, and is not ready then"""
    ann, bob = finished(absent_after_ms=50)
    bob.disconnect()
    ann.do("again")
    ann.wait(lambda: ann.room["state"] == "lobby")
    assert ann.room["problem"] == "not_ready"
    bob.hello()
    bob.do("ready")
    ann.do("start")


def again_host():
    """the host takes all back to the table; ready are only those who said so"""
    ann, bob = finished()
    assert refused(ann, "rematch", start=True) == "not_ready"
    ann.do("rematch")
    assert ann.room["problem"] == "not_ready"
    ann, bob = finished()
    bob.do("again")
    ann.do("rematch", start=True)
    bob.wait(lambda: bob.room["state"] == "playing")


WISH = {"mode": "turn", "language": "it", "crew": 1, "bots": True, "wait_ms": 600000}


def found(name, **wish):
    client = Client(SERVER.port)
    client.hello(name)
    client.do("find", **{**WISH, **wish})
    return client


def quick_match():
    """people with the same wish meet; a full table begins at once, others with bots in time"""
    ann = found("Ann")
    assert ann.room["state"] == "lobby" and 0 < ann.room["match"]["ms"] <= 600000
    others = [found("Eve", language="fr"), found("Kim", bots=False), found("Lou", crew=2),
              found("Max", mode="real")]
    assert len({one.code for one in others + [ann]}) == 5
    bob = found("Bob")
    ann.wait(lambda: ann.room["state"] == "playing")
    assert bob.code == ann.code and {ann.room["you"]["team"], bob.room["you"]["team"]} == \
        {"blue", "yellow"}
    hasty = found("Joe", language="es", wait_ms=1000)
    hasty.wait(lambda: hasty.room["state"] == "playing")
    assert sum(seat["bot"] is not None for seat in hasty.room["seats"]) == 4
    for wrong in ({"crew": 0}, {"crew": 5}, {"language": "x"}, {"mode": "chess"}, {"wait_ms": 1},
                  {"wait_ms": 600001}):
        assert refused(ann, "find", **{**WISH, **wrong}) == "bad_message", wrong
    pair = [found(name, crew=2, language="uk", bots=False) for name in "ABCD"]
    pair[0].wait(lambda: pair[0].room["state"] == "playing")
    teams = [one.room["you"]["team"] for one in pair]
    assert sorted(teams) == ["blue", "blue", "yellow", "yellow"], teams


def preview():
    """a link shows who invites and tells nothing else: not even whether there is such a room"""
    def page(path):
        reply, body = SERVER.get(path, headers={"Accept-Language": "it"})
        return reply.status, body.decode()

    ann = guest("Ann")
    ann.do("create", options={"name": "Secret dive"})
    known, unknown = "/r/" + ann.code, "/r/ZZZZZZ"
    for query in ("", "?by=Ann", "?by=%D0%86", "?by=a%20b&x=1"):
        assert page(known + query) == page(unknown + query)
        assert page(known + query)[0] == 200
    assert 'content="Ann ti invita' in page(known + "?by=Ann")[1]
    assert "Secret" not in page(known)[1] and ann.code not in page(known)[1]
    plain = page(known)
    for bad in ("?by=", "?by=%ff", "?by=%0a", "?by=%", "?by=" + "x" * 25, "?by=%e2%80%ae"):
        assert page(known + bad) == plain, bad
    evil = page(known + "?by=%22%3E%3Cscript%3E")[1]
    assert "&quot;&gt;&lt;script&gt;" in evil


STATUS = run([presence, takes_over, bounded, bots_seats, swaps, locked, ready, again, again_absent,
              again_host, quick_match, preview])
STATUS = SERVER.stop() or STATUS
sys.exit(STATUS)
