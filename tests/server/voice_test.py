#!/usr/bin/env python3
"""Who may talk to whom: what browsers tell each other is passed on to those and to nobody else.

usage: voice_test.py FATHOM
"""
import base64
import hashlib
import hmac
import itertools
import json
import os
import subprocess
import sys
import tempfile
import time

from client import Client, Refused, refused
from harness import Server, fathom_argument, run

FATHOM = fathom_argument()
FOLDER = tempfile.TemporaryDirectory()
SECRET = "wide as the sea"
HOST = "candidate:1 1 udp 2122260223 192.0.2.1 54321 typ host generation 0"
RELAY = "candidate:2 1 udp 41885439 198.51.100.9 50001 typ relay raddr 0.0.0.0 rport 0"
SEATS = ("blue.captain", "blue.radio_operator", "yellow.captain", "yellow.radio_operator")


def write(name, text):
    path = os.path.join(FOLDER.name, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    os.chmod(path, 0o600)
    return path


def started(*options):
    return Server(FATHOM, tempfile.mkdtemp(dir=FOLDER.name), *options).start()


RELAYED = started("--turn", "turn:127.0.0.1:3478?transport=udp turns:relay.example:5349",
                  "--turn-secret", write("secret", SECRET + "\n"), "--stun", "stun:127.0.0.1:3478")
PLAIN = started()


def come_back(client):
    client.disconnect()
    client.hello(room=client.code)


def member(client):
    return client.room["you"]["member"]


def signal(client, to, kind="hello", text=""):
    return client.do("signal", to=member(to), kind=kind, text=text)


def heard(client):
    """The signals that have come since the last time."""
    client.do("ping")
    fresh = [json.loads(text) for text in client.raw[getattr(client, "read", 0):]]
    client.read = len(client.raw)
    return [message for message in fresh if message.get("type") == "signal"]


def table(server, start=True, **options):
    """Two crews of two and one without a seat."""
    people = [Client(server.port) for _ in range(5)]
    for client, name in zip(people, ("Ann", "Ben", "Cleo", "Dan", "Eve")):
        client.hello(name, room=people[0].code)
        if client is people[0]:
            client.do("create", options={"players": [2, 2], **options})
    for client, seat in zip(people, SEATS):
        client.do("sit", seat=seat)
        client.do("ready")
    if start:
        people[0].do("start")
    for client in people:
        client.do("ping")
    return people


def links(client):
    client.do("ping")
    return {each["member"]: each["relayed"] for each in client.room["you"]["voice"]["links"]}


def problem(client):
    client.do("ping")
    return client.room["you"]["voice"]["problem"]


def expected(people, state, relays, listed, opened):
    """Who may, and how, written down once more: for each pair None, "direct" or "relay"."""
    crew = {0: "blue", 1: "blue", 2: "yellow", 3: "yellow", 4: None}
    may = {}
    for one, two in itertools.permutations(range(5), 2):
        mates = crew[one] is not None and crew[one] == crew[two]
        direct = mates and not listed
        at_table = mates or state != "playing" or opened
        may[one, two] = "direct" if direct else "relay" if at_table and relays else None
    return may


def hold(people, may):
    """Every pair tries; the list that each was told agrees with what is passed on."""
    for (one, two), way in may.items():
        sender, other = people[one], people[two]
        known = links(sender)
        assert (member(other) in known) == (way is not None), (one, two, way, known)
        heard(other)
        if way is None:
            no = refused(signal, sender, other)
            assert no in ("no_voice", "not_seated", "no_relay"), no
        else:
            assert known[member(other)] == (way == "relay")
            signal(sender, other, "hello", "%d" % one)
        got = heard(other)
        wanted = [{"type": "signal", "from": member(sender), "kind": "hello", "text": "%d" % one}]
        assert got == (wanted if way else []), (one, two, way, got)


def pairs():
    """the own crew in a game, the table before it and when it is opened; relayed across crews"""
    for server, listed, opened in itertools.product((RELAYED, PLAIN), (False, True), (False, True)):
        voice = "table" if opened else "crew"
        people = table(server, start=False, voice=voice, listed=listed)
        arguments = server is RELAYED, listed, opened
        hold(people, expected(people, "lobby", *arguments))
        people[0].do("start")
        hold(people, expected(people, "playing", *arguments))
        for captain, place in ((people[0], "A1"), (people[2], "J10")):
            captain.order({"do": "place", "at": place})
        people[0].order({"do": "resign"})
        people[0].do("ping")
        assert people[0].room["state"] == "over"
        hold(people, expected(people, "over", *arguments))


def offered():
    """without a relay there is voice in unlisted rooms only, and the page is told why"""
    assert problem(table(PLAIN, listed=True)[0]) == "no_relay"
    people = table(PLAIN)
    assert [problem(each) for each in people] == [None] * 4 + ["not_seated"]
    assert problem(table(PLAIN, start=False)[4]) == "no_relay"
    off = table(RELAYED, voice="off")
    assert [problem(each) for each in off] == ["voice_off"] * 5
    assert refused(signal, off[0], off[1]) == "voice_off" and refused(off[0].do, "ice")


def opened_by_host():
    """the host opens the table in a game and closes it again; nobody else can"""
    ann, _, cleo, _, eve = people = table(RELAYED)
    assert refused(cleo.do, "voice", voice="table") == "host_only"
    assert refused(ann.do, "voice", voice="loud") == "bad_message"
    ann.do("voice", voice="table")
    hold(people, expected(people, "playing", True, False, True))
    assert cleo.room["options"]["voice"] == "table"
    ann.do("voice", voice="crew")
    hold(people, expected(people, "playing", True, False, False))
    assert refused(signal, ann, eve) == "no_voice"
    watching = table(RELAYED, voice="table", spectators="both")
    assert problem(watching[4]) == "seen_too_much", "he sees both boats"
    assert refused(signal, watching[4], watching[0]) == "seen_too_much"
    assert refused(signal, watching[0], watching[4]) == "no_voice"


def seats_change():
    """both sides hear that an old link is over when somebody changes crews, leaves or is removed"""
    ann, ben, cleo, dan, eve = table(PLAIN, start=False)
    assert links(ann) == {member(ben): False} and links(ben) == {member(ann): False}
    dan.do("stand")
    ben.do("sit", seat="yellow.radio_operator")
    assert links(ann) == {} and links(ben) == {member(cleo): False}
    assert refused(signal, ben, ann) == "no_voice" and refused(signal, ann, ben) == "no_voice"
    dan.do("sit", seat="blue.radio_operator")
    assert links(ann) == {member(dan): False}
    for client in (ben, dan):
        client.do("ready")
    ann.do("start")
    ann.do("kick", member=member(dan))
    assert links(ann) == {} and refused(signal, ann, dan) == "no_voice"
    ben.do("leave")
    assert links(cleo) == {} and refused(signal, cleo, ben) == "no_voice"
    eve.do("sit", seat="yellow.radio_operator")
    assert links(cleo) == {member(eve): False} and links(eve) == {member(cleo): False}


def muted():
    """who is muted can neither signal nor be reached, until he is not"""
    ann, ben, _, _, _ = table(PLAIN)
    ann.do("mute", member=member(ben))
    assert refused(signal, ben, ann) == "muted" and refused(signal, ann, ben) == "no_voice"
    assert problem(ben) == "muted" and links(ann) == {} and refused(ben.do, "ice") == "muted"
    ann.do("mute", member=member(ben), muted=False)
    signal(ben, ann)


def away():
    """a link stays while a line is away, also over a restart; it cannot be signalled to"""
    server = started()
    ann, ben, cleo, _, _ = people = table(server)
    ben.disconnect()
    while next(each for each in ann.room["members"] if each["member"] == member(ben))["present"]:
        ann.do("ping")
    assert links(ann) == {member(ben): False} and refused(signal, ann, ben) == "no_voice"
    server.kill()
    server.start()
    for client in people:
        come_back(client)
    hold(people, expected(people, "playing", False, False, False))
    ann.do("mute", member=member(ben))
    cleo.do("ping")
    server.kill()
    server.start()
    for client in people:
        come_back(client)
    assert refused(signal, ben, ann) == "muted"
    assert server.stop() == 0


def description(*candidates):
    lines = ["v=0", "o=- 1 2 IN IP4 127.0.0.1", "s=-", "m=audio 9 UDP/TLS/RTP/SAVPF 111"]
    return "\r\n".join(lines + ["a=" + each for each in candidates] + ["a=mid:0", ""])


BAD = [HOST, HOST.replace("typ host", "typ srflx"), HOST.replace("typ host", "typ prflx"),
       HOST.replace("typ host", "typ relayed"), HOST.replace("typ host", "typ"),
       HOST.replace("candidate:1 ", "candidate:typ relay "), HOST + " typ relay",
       RELAY.replace("typ", "TYP"), RELAY.replace(" typ", "  typ"), RELAY.replace(" ", "\t"),
       RELAY.replace("50001 ", ""), "candidate:", "candidate: typ relay", RELAY.upper(),
       "x" + RELAY, RELAY + "\r" + HOST, RELAY + "\n" + HOST, HOST + "\n" + RELAY,
       "remote-candidates:1 192.0.2.1 54321", RELAY + "\x0b" + HOST.replace("host", "relay")]


def relays_only():
    """where it is relayed no candidate but a relay's is passed on, alone or in a description"""
    ann, ben, cleo, _, _ = table(RELAYED, start=False)
    for way, other in (("relay", cleo), ("direct", ben)):
        heard(other)
        sent = []
        for bad in BAD:
            for kind, text in (("candidates", bad), ("offer", description(bad)),
                               ("answer", description(RELAY, bad))):
                try:
                    signal(ann, other, kind, text)
                    sent.append(text)
                except Refused as no:
                    assert way == "relay" and no.error == "not_relayed", (no.error, text)
            if BAD.index(bad) % 10 == 0:
                come_back(ann)  # with a full measure of signals
        assert [each["text"] for each in heard(other)] == sent
        assert len(sent) == (0 if way == "relay" else 3 * len(BAD)), sent
    come_back(ann)
    good = [("candidates", RELAY), ("candidates", RELAY + "\n" + RELAY), ("candidates", ""),
            ("offer", description(RELAY, "end-of-candidates")), ("answer", description()),
            ("candidates", RELAY[:RELAY.index(" raddr")]), ("offer", "")]
    for kind, text in good:
        signal(ann, cleo, kind, text)
    assert [(each["kind"], each["text"]) for each in heard(cleo)] == good


def limits():
    """signals have a size, a shape and a rate of their own"""
    ann, ben, _, _, _ = table(PLAIN)
    signal(ann, ben, "offer", "x" * 3072)
    assert refused(signal, ann, ben, "offer", "x" * 3073) == "too_long"
    assert refused(signal, ann, ben, "offer", '"stroke"' + "x" * 8000) == "too_long"
    for wrong in ({"kind": "video"}, {"text": None}, {"text": 7}, {"kind": 1}):
        assert refused(ann.do, "signal", **{"to": member(ben), "kind": "offer", "text": "", **wrong}
                       ) == "bad_message"
    for nobody in (0, -1, 99, None, "2", 2 ** 40, member(ann)):
        assert refused(ann.do, "signal", to=nobody, kind="bye", text="") == "no_voice"
    taken = 0
    try:
        for _ in range(200):
            signal(ben, ann)
            taken += 1
    except Refused as no:
        assert no.error == "too_fast"
    assert 40 <= taken < 80, taken
    ben.do("chat", to="crew", text="the rest goes on")
    stranger = Client(PLAIN.port)
    stranger.hello("Fay")
    assert refused(stranger.do, "signal", to=1, kind="hello", text="") == "not_in_room"
    assert refused(stranger.do, "ice") == "not_in_room"


def passes():
    """a pass for the relay is what coturn expects, good for an hour; without one there is none"""
    ann = table(RELAYED)[0]
    answer = ann.do("ice")
    stun, turn = answer["ice"]
    assert stun == {"urls": ["stun:127.0.0.1:3478"]} and answer["ttl_s"] == 3600
    assert turn["urls"] == ["turn:127.0.0.1:3478?transport=udp", "turns:relay.example:5349"]
    left = int(turn["username"].split(":")[0]) - time.time()
    assert 3500 < left <= 3601, left
    digest = hmac.new(SECRET.encode(), turn["username"].encode(), hashlib.sha1).digest()
    assert turn["credential"] == base64.b64encode(digest).decode()
    assert ann.do("ice")["ice"][1]["username"] != turn["username"]
    assert table(PLAIN)[0].do("ice")["ice"] == []


def not_kept():
    """what was signalled is in no log and in no database"""
    server = started()
    ann, ben, _, _, _ = table(server)
    signal(ann, ben, "offer", "unheard-of-words")
    assert [each["text"] for each in heard(ben)] == ["unheard-of-words"]
    assert server.stop() == 0
    for name in os.listdir(server.folder):
        with open(os.path.join(server.folder, name), "rb") as file:
            assert b"unheard-of-words" not in file.read(), name


def same(client):
    """What he received, without chance."""
    return [text.replace(client.code, "CODE").replace(client.token, "TOKEN") for text in client.raw]


def told_nobody():
    """the other crew and spectators receive the same, byte for byte, whether a crew talks or not"""
    received = []
    for talks in (True, False):
        ann, ben, cleo, dan, eve = people = table(RELAYED, first="blue")
        if talks:
            ann.do("ice")
            signal(ann, ben, "offer", description(HOST))
            signal(ben, ann, "answer", description(HOST))
            assert refused(signal, ann, cleo) == refused(signal, ben, eve) == "no_voice"
        ann.order({"do": "place", "at": "A1"})
        if talks:
            signal(ann, ben, "candidates", HOST)
            signal(ben, ann, "bye")
        cleo.order({"do": "place", "at": "J10"})
        for client in people:
            client.do("ping")
        received.append([same(client) for client in (cleo, dan, eve)])
        assert len(heard(ben)) == (2 if talks else 0)
    assert received[0] == received[1]


def guests():
    """of those without a seat the first eight talk at the table; a seat brings anybody in"""
    people = table(RELAYED, start=False)
    crowd = [Client(RELAYED.port) for _ in range(9)]
    for number, client in enumerate(crowd):
        client.hello("Guest %d" % number, room=people[0].code)
    assert [problem(each) for each in crowd] == [None] * 7 + ["room_full"] * 2
    assert len(links(people[0])) == 3 + 8
    assert refused(signal, people[0], crowd[8]) == "no_voice"
    assert refused(signal, crowd[8], people[0]) == "room_full"
    people[4].do("leave")
    assert [problem(each) for each in crowd] == [None] * 8 + ["room_full"]


def settings():
    """settings that do not go together end the program with one line"""
    for options, said in (
            (["--turn", "turn:x"], "go together"), (["--turn-secret", "x"], "go together"),
            (["--turn", "http://x", "--turn-secret", "x"], "turn must begin"),
            (["--turn", "turn:x y", "--turn-secret", "x"], "turn must begin"),
            (["--stun", "turn:x"], "stun must begin"),
            (["--turn", "turn:x", "--turn-secret", "/nowhere"], "No such file"),
            (["--turn", "turn:x", "--turn-secret", write("empty", "\n")], "no secret"),
            (["--turn", "turn:x", "--turn-secret", write("long", "x" * 500)], "too long")):
        done = subprocess.run([FATHOM, "serve", "--port", "0", "--db",
                               os.path.join(FOLDER.name, "unused.db"), *options],
                              capture_output=True, text=True, check=False, timeout=60)
        assert done.returncode in (1, 2) and said in done.stderr, (options, done)
        assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert SECRET not in subprocess.check_output([FATHOM, "serve", "--help"], text=True)


STATUS = run([pairs, offered, opened_by_host, seats_change, muted, away, relays_only, limits,
              passes, not_kept, told_nobody, guests, settings])
STATUS = PLAIN.stop() or RELAYED.stop() or STATUS
sys.exit(STATUS)
