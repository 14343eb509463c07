#!/usr/bin/env python3
"""What is kept of a person: his profile, counted anew from the open replays of his games, his
emblem, and what goes when he asks to be forgotten. On both stores.

usage: profile_test.py FATHOM
"""
import collections
import contextlib
import json
import math
import sqlite3
import sys
import tempfile

from client import Client, duel, verb_refused as refused
from harness import Server, fathom_argument, on_postgres, run, until

FATHOM = fathom_argument()
FOLDER = tempfile.TemporaryDirectory()
SERVER = Server(FATHOM, FOLDER.name, "--bot-pace", "0").start()
SYSTEM_OF = {"torpedo": "torpedo", "mine": "mine", "drone": "drone", "sonar": "sonar",
             "silence": "silence", "archer": "scenario", "system_repaired": "scenario"}


def ask(path):
    return json.loads(SERVER.get(path)[1])


def guest(name, **more):
    client = Client(SERVER.port)
    client.hello(name, **more)
    return client


def played_out(ann, seat, **options):
    """A game of bots with Ann on one seat, who goes away and lets a bot act for her."""
    eve = guest("Eve")
    ann.do("create", options={"absent": "bot", "absent_after_ms": 1000, **options})
    code = ann.code
    eve.do("join", room=code)
    ann.do("sit", seat=seat)
    ann.do("fill", level="officer")
    ann.do("start")
    ann.disconnect()
    eve.wait(eve.over, 120)
    eve.do("leave")
    ann.code = None
    ann.hello("Ann")
    return ask("/api/replay/" + eve.room["replay"])


def tally(replay, team):
    """A second way to count what the card says of a crew: event by event, from the open replay."""
    enemy = "yellow" if team == "blue" else "blue"
    count, used, fired = collections.Counter(), collections.Counter(), False
    for step in replay["steps"]:
        for event in step.get("events", []):
            if event.get("team") != team:
                continue
            kind = event["event"]
            count["turns"] += kind in ("course", "silence", "surface")
            count["shots"] += kind in ("torpedo", "trigger")
            if kind in SYSTEM_OF:
                used[SYSTEM_OF[kind]] += 1
            if kind in ("torpedo", "trigger"):
                fired = True
            elif kind == "blast" and fired:
                count["hits"] += event["result"][enemy] != "clear"
                fired = False
    return {"turns": count["turns"], "shots": count["shots"], "hits": count["hits"],
            "used": dict(used)}


def tallied():
    """a card counts each crew's turns, systems, shots, hits, and the blows, as its replay shows"""
    ann = guest("Ann")
    replay = played_out(ann, "blue.captain", players=[1, 1], map="alpha")
    assert replay["tally"] == [tally(replay, "blue"), tally(replay, "yellow")], replay["tally"]
    blows = [event for step in replay["steps"] for event in step.get("events", [])
             if event["event"] == "damage"]
    shown = blows if len(blows) <= 5 else blows[:1] + blows[-4:]
    keys = ("team", "cause", "amount", "hull")
    assert [[moment[key] for key in keys] for moment in replay["moments"]] == \
        [[blow[key] for key in keys] for blow in shown]
    if replay["reason"] == "destroyed":
        assert any(moment["hull"] == 0 for moment in replay["moments"])


def summed():
    """a profile is the sum of one's games: by role, mode and chart, streaks, systems, hits"""
    ann = guest("Ann")
    assert "all" not in ann.do("profile")["profile"]
    replays = [played_out(ann, "blue.engineer", players=[4, 4], map="bravo"),
               played_out(ann, "yellow.captain", players=[1, 1], map="alpha"),
               played_out(ann, "blue.captain", players=[2, 2], map="bravo")]
    teams = ["blue", "yellow", "blue"]
    until(lambda: ann.do("profile")["profile"].get("all", [0])[0] == 3)
    profile = ann.do("profile")["profile"]
    won = [replay["winner"] == team for replay, team in zip(replays, teams)]
    drawn = sum(replay["winner"] == "draw" for replay in replays)
    assert profile["all"] == [3, sum(won), drawn] and profile["modes"] == {"turn": profile["all"]}
    own = [seat["seat"].split(".")[1] for replay in replays for seat in replay["seats"]
           if seat["name"] == "Ann"]
    assert {role: score[0] for role, score in profile["roles"].items()} == collections.Counter(own)
    assert profile["maps"]["bravo"][:2] == [2, won[0] + won[2]]
    assert profile["maps"]["alpha"][:2] == [1, int(won[1])]
    tallies = [tally(replay, team) for replay, team in zip(replays, teams)]
    assert profile["shots"] == sum(each["shots"] for each in tallies)
    assert profile["hits"] == sum(each["hits"] for each in tallies)
    used = sum((collections.Counter(each["used"]) for each in tallies), collections.Counter())
    assert profile["used"] == dict(used)
    streak = best = 0
    for replay, team in zip(replays, teams):
        step = 0 if replay["winner"] == "draw" else 1 if replay["winner"] == team else -1
        streak = streak + step if streak * step > 0 else step
        best = max(best, streak)
    assert profile["streak"] == streak and profile["best_streak"] == best
    games = ann.do("games")["games"]
    assert [game["id"] for game in games] == [replay["id"] for replay in reversed(replays)]
    assert games[1]["you"] == ["yellow." + role for role in
                               ("captain", "first_mate", "engineer", "radio_operator")]
    SERVER.kill()
    SERVER.start()
    again = Client(SERVER.port, token=ann.token)
    again.hello("Ann")
    assert again.do("profile")["profile"] == profile


def play_again(ann, bob):
    """Another game of the same two, both boats placed."""
    for client in (ann, bob):
        client.do("ready", ready=True)
    ann.do("start")
    bob.do("ping")
    ann.order({"do": "place", "at": "A1"})
    bob.order({"do": "place", "at": "J10"})
    ann.do("ping")


def both_sides():
    """the winner's run grows, the loser's goes the other way"""
    ann, bob = duel(SERVER.port)
    for expected in (1, 2):
        bob.order({"do": "resign"})
        ann.wait(ann.over)
        until(lambda expected=expected: ann.do("profile")["profile"].get("streak") == expected)
        assert bob.do("profile")["profile"]["streak"] == -expected
        ann.do("rematch", swap=False, start=False)
        if expected == 2:
            break
        play_again(ann, bob)
    assert ann.do("profile")["profile"]["all"] == [2, 2, 0]
    assert bob.do("profile")["profile"]["all"] == [2, 0, 0]


def emblems():
    """an emblem stands beside the name for all in the room, and on the card; unknown ones do not"""
    ann = guest("Ann", emblem="whale")
    ann.do("create", options={"players": [1, 1]})
    bob = guest("Bob", room=ann.code)
    worn = lambda: {each["name"]: each["emblem"] for each in ann.room["members"]}
    ann.do("ping")
    assert worn() == {"Ann": "whale", "Bob": None}, worn()
    bob.do("name", name="Bob", emblem="crab")
    ann.do("ping")
    assert worn()["Bob"] == "crab"
    assert refused(bob, "name", name="Bob", emblem="unicorn") == "bad_message"
    assert refused(bob, "name", name="Bob", emblem=7) == "bad_message"
    ann.do("name", name="Ann", emblem=None)
    assert worn()["Ann"] is None
    for client, seat in ((ann, "blue.captain"), (bob, "yellow.captain")):
        client.do("sit", seat=seat)
        client.do("ready", ready=True)
    ann.do("start")
    bob.do("ping")
    ann.order({"do": "place", "at": "A1"})
    bob.order({"do": "place", "at": "J10"})
    bob.order({"do": "resign"})
    ann.wait(ann.over)
    card = bob.do("games")["games"][0]
    assert [seat.get("emblem") for seat in card["seats"]] == [None] * 4 + ["crab"] * 4
    assert ask("/api/rules")["emblems"][:2] == ["anchor", "whale"]


def forgotten():
    """an export has the profile; who is forgotten has none, and no emblem on the games of others"""
    ann, bob = duel(SERVER.port)
    bob.do("name", name="Bobadil", emblem="knot")
    bob.order({"do": "resign"})
    ann.wait(ann.over)
    until(lambda: "all" in bob.do("export")["profile"])
    copy = bob.do("export")
    assert copy["emblem"] == "knot" and copy["profile"]["all"] == [1, 0, 0]
    bob.do("forget", token=bob.token)
    copy = bob.do("export")
    assert copy["emblem"] is None and "all" not in copy["profile"] and copy["games"] == []
    left = json.dumps(ann.do("games")["games"])
    assert "knot" not in left and "Bobadil" not in left
    assert ann.do("profile")["profile"]["all"] == [1, 1, 0]


def another_device():
    """a code makes another device the same person, once; all other codes are answered alike"""
    ann = guest("Ann", emblem="whale")
    ann.do("create", options={})
    assert refused(ann, "device") == "bad_token"
    assert refused(ann, "device", token=guest("Bob").token) == "bad_token"
    offer = ann.do("device", token=ann.token)
    assert len(offer["code"]) == 10 and offer["link"].endswith("/me#code=" + offer["code"])
    assert offer["qr"].startswith("<svg") and ann.token not in json.dumps(offer)
    other = guest("Sailor")
    typed = "%s-%s" % (offer["code"][:5].lower(), offer["code"][5:])
    assert refused(other, "become", code="2222222222") == "no_such_code"
    assert refused(other, "become", code="no code") == "no_such_code"
    assert refused(other, "become") == "no_such_code"
    got = other.do("become", code=typed)
    assert (got["token"], got["name"], got["emblem"]) == (ann.token, "Ann", "whale")
    assert refused(other, "become", code=typed) == "no_such_code", "twice"
    second = Client(SERVER.port, token=got["token"])
    assert [room["code"] for room in second.hello("Ann")["rooms"]] == [ann.code]
    assert second.do("export")["person"] == ann.do("export")["person"]


def kept_sealed():
    """a code survives a restart, and neither it nor the token is in the database"""
    ann = guest("Ann")
    code = ann.do("device", token=ann.token)["code"]
    SERVER.kill()
    SERVER.start()
    if not on_postgres():
        with contextlib.closing(sqlite3.connect(SERVER.db)) as db:
            notes = "".join(text for _, text in db.execute("SELECT key, text FROM note"))
            assert "sealed" in notes and code not in notes and ann.token not in notes
            db.execute("UPDATE note SET until = 1 WHERE text LIKE '%sealed%'")
            db.commit()
        assert refused(guest("Eve"), "become", code=code) == "no_such_code", "too old"
        ann = guest("Ann")
        code = ann.do("device", token=ann.token)["code"]
    racers = [guest("Racer") for _ in range(8)]
    for each in racers:
        each.sent = each.send({"do": "become", "code": code})
    for each in racers:
        each.wait(lambda each=each: each.sent in each.answers)
    answers = [each.answers[each.sent] for each in racers]
    assert [answer.get("token") for answer in answers].count(ann.token) == 1, answers


def guessed():
    """guesses at codes cost what guesses at rooms cost"""
    eve = Client(SERVER.port)
    eve.hello("Eve")
    limited = Server(FATHOM, tempfile.mkdtemp(dir=FOLDER.name), "--address-requests", "100")
    with limited:
        eve = Client(limited.port)
        eve.hello("Eve")
        answers = [refused(eve, "become", code="2222222222") for _ in range(60)]
    assert answers[0] == "no_such_code" and answers[-1] == "too_fast", answers


def g(phi):
    return 1 / math.sqrt(1 + 3 * phi ** 2 / math.pi ** 2)


def glicko(player, opponent, score, tau=0.5):
    """Glicko-2 for one game, by the paper, with the volatility found by bisection."""
    rating, deviation, sigma = player
    mu, phi = (rating - 1500) / 173.7178, deviation / 173.7178
    other, other_phi = (opponent[0] - 1500) / 173.7178, opponent[1] / 173.7178
    expected = 1 / (1 + math.exp(-g(other_phi) * (mu - other)))
    v = 1 / (g(other_phi) ** 2 * expected * (1 - expected))
    delta = v * g(other_phi) * (score - expected)

    def f(x):
        whole = phi ** 2 + v + math.exp(x)
        return math.exp(x) * (delta ** 2 - whole) / (2 * whole ** 2) - \
            (x - math.log(sigma ** 2)) / tau ** 2

    low, high = -20.0, 5.0
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    sigma = math.exp(low / 2)
    phi = 1 / math.sqrt(1 / (phi ** 2 + sigma ** 2) + 1 / v)
    mu += phi ** 2 * g(other_phi) * (score - expected)
    return mu * 173.7178 + 1500, phi * 173.7178, sigma


NEW = (1500, 350, 0.06)


def rating_of(client, mode="turn"):
    kept = client.do("profile")["profile"]["ratings"][mode]
    return kept["rating"], kept["deviation"], kept["volatility"] / 1e6


def near(one, other):
    return all(abs(a - b) < tolerance for a, b, tolerance in zip(one, other, (0.01, 0.01, 2e-6)))


def rated_duels():
    """a duel of two people is plain Glicko-2, by another implementation of the paper"""
    ann, bob = duel(SERVER.port, rated=True)
    hers, his = NEW, NEW
    for number, winner in enumerate((ann, bob, bob), 1):
        loser = bob if winner is ann else ann
        loser.order({"do": "resign"})
        ann.wait(ann.over)
        score = 1 if winner is ann else 0
        hers, his = glicko(hers, his, score), glicko(his, hers, 1 - score)
        until(lambda number=number:
              ann.do("profile")["profile"]["ratings"].get("turn", {}).get("games") == number)
        assert near(rating_of(ann), hers) and near(rating_of(bob), his), (rating_of(ann), hers)
        if number < 3:
            ann.do("rematch", swap=False)
            play_again(ann, bob)
    assert ann.do("profile")["profile"]["ratings"]["turn"]["provisional"] is True
    assert ann.do("games")["games"][0]["rated"] is True


def rated_alone():
    """alone against bots one gets a rating, too; not marked, or called by nobody, is not rated"""
    ann = guest("Ann")
    ann.do("create", options={"players": [1, 1], "first": "blue", "rated": True, "drop_in": True,
                              "absent": "wait"})
    assert ann.room["options"]["absent"] == "bot" and not ann.room["options"]["drop_in"]
    ann.do("sit", seat="blue.captain")
    ann.do("fill", level="officer")
    ann.do("start")
    assert refused(ann, "close") == "over_only"
    eve = guest("Eve", room=ann.code)
    assert refused(eve, "sit", seat="yellow.captain") == "rated"
    ann.do("leave")  # nobody of her crew is left: lost
    until(lambda: "turn" in ann.do("profile")["profile"]["ratings"])
    assert near(rating_of(ann), glicko(NEW, (1449, 50), 0)), rating_of(ann)
    assert ann.do("profile")["profile"]["all"] == [1, 0, 0]
    bob, _ = duel(SERVER.port)
    bob.order({"do": "resign"})
    until(lambda: "all" in bob.do("profile")["profile"])
    assert bob.do("profile")["profile"]["ratings"] == {}


def rated_crews():
    """a crew is the mean of its seats; who leaves is rated with it; nobody is removed meanwhile"""
    ann, bob, cem = guest("Ann"), guest("Bob"), guest("Cem")
    ann.do("create", options={"players": [2, 1], "first": "blue", "rated": True})
    second = next(seat["seat"] for seat in ann.room["seats"] if seat["player"] == "p2")
    for client, seat in ((ann, "blue.captain"), (bob, second), (cem, "yellow.captain")):
        if client is not ann:
            client.do("join", room=ann.code)
        client.do("sit", seat=seat)
        client.do("ready", ready=True)
    ann.do("ping")
    shares = [sum(seat["member"] == member for seat in ann.room["seats"][:4])
              for member in (1, 2)]
    ann.do("start")
    assert refused(ann, "kick", member=3) == "rated"
    bob.do("leave")
    cem.do("ping")
    ann.order({"do": "place", "at": "A1"})
    cem.order({"do": "place", "at": "J10"})
    cem.order({"do": "resign"})
    ann.wait(ann.over)
    until(lambda: "turn" in bob.do("profile")["profile"]["ratings"])
    assert sum(shares) == 4
    for client, share in zip((ann, bob), shares):
        doubt = math.sqrt(350 ** 2 + 350 ** 2 * (4 - share) / 4)
        assert near(rating_of(client), glicko(NEW, (1500, doubt), 1)), share
    assert near(rating_of(cem), glicko(NEW, (1500, 350), 0))


def best():
    """the table has those whose rating is known well enough; a host can have none"""
    assert ask("/api/best") == {"turn": [], "real": []}
    ann = guest("Annalisa", emblem="crab")
    ann.do("create", options={"players": [1, 1], "rated": True})
    ann.do("sit", seat="blue.captain")
    ann.do("fill", level="cadet")
    for number in range(1, 60):
        ann.do("start")
        ann.order({"do": "place", "at": "A1"})
        ann.wait(lambda: any(event["event"] == "begin" for event in ann.events))
        ann.order({"do": "resign"})
        ann.wait(ann.over)
        ann.do("rematch", swap=False)
        until(lambda number=number:
              ann.do("profile")["profile"]["ratings"].get("turn", {}).get("games") == number)
        if not ann.do("profile")["profile"]["ratings"]["turn"]["provisional"]:
            break
    rating, deviation, _ = rating_of(ann)
    assert ask("/api/best")["turn"] == [{"name": "Annalisa", "emblem": "crab", "games": number,
                                         "rating": round(rating), "deviation": round(deviation)}]
    ann.do("forget", token=ann.token)
    assert ask("/api/best")["turn"] == []
    with Server(FATHOM, tempfile.mkdtemp(dir=FOLDER.name), "--no-best") as without:
        assert without.get("/api/best")[0].status == 404


STATUS = run([rated_duels, rated_alone, rated_crews, best,
              tallied, summed, both_sides, emblems, forgotten, another_device, kept_sealed,
              guessed])
STATUS = SERVER.stop() or STATUS
sys.exit(STATUS)
