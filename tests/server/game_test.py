#!/usr/bin/env python3
"""Whole games through the game server, by a client written from docs/PROTOCOL.md alone.

usage: game_test.py FATHOM
"""
import copy
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time

from client import Client, Closed, Refused, WebSocket, against_bots, duel
from harness import Server, fathom_argument, metrics, on_postgres, run

FATHOM = fathom_argument()
FOLDER = tempfile.TemporaryDirectory()
SERVER = Server(FATHOM, FOLDER.name, "--bot-pace", "0").start()
get = SERVER.get
SEATS = [team + "." + role for team in ("blue", "yellow")
         for role in ("captain", "first_mate", "engineer", "radio_operator")]
OWN_FIELDS = {"course": ["at"], "mine": ["at"], "placed": ["at"], "surface": ["at"],
              "silence": ["at", "dir", "length"]}
OWN_EVENTS = {"marked", "crossed", "repaired", "cleared", "mine_gone"}


def api(path):
    return json.loads(get(path)[1])


def table(options, seats):
    """A room with one client a seat; the first is the host."""
    clients = []
    for seat in seats:
        client = Client(SERVER.port)
        client.hello(seat.split(".")[1].title())
        if clients:
            client.do("join", room=clients[0].code)
        else:
            client.do("create", options=options)
        client.do("sit", seat=seat)
        client.do("ready", ready=True)
        clients.append(client)
    return clients


def sync(clients):
    """Everything that was on its way has arrived: a ping's answer comes last."""
    for client in clients:
        client.do("ping")


def choose(rng, legal):
    duties = [order for order in legal if order["do"] in ("mark", "cross", "answer", "trace",
                                                          "confirm", "dive", "volcano")]
    if duties:
        return rng.choice(duties)
    rest = [order for order in legal if order["do"] not in ("resign", "draw", "surface")]
    moves = [order for order in rest if order["do"] == "course"]
    if moves and rng.random() < 0.6:
        return rng.choice(moves)
    surface = [order for order in legal if order["do"] == "surface"]
    return rng.choice(rest or surface) if rest or surface else None


def trace(client, order, hull):
    section = next(part for part in hull if part["section"] == order["section"])
    points = [[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
              for a, b in zip(section["outer"], section["inner"])]
    return dict(order, initials="AB", stroke=points + [points[0]])


def play(clients, rng, limit=6000):
    """Everyone gives legal orders at random until the game is over."""
    hull = clients[0].ask({"ask": "hull"})["hull"]
    orders = 0
    while not clients[0].over():
        assert orders < limit, "this game does not end"
        moved = False
        for client in clients:
            if client.over():
                break
            try:
                legal = client.legal()
            except Refused as refused:
                if refused.error in ("game_only", "not_seated"):
                    break
                raise
            order = choose(rng, legal)
            if not order:
                continue
            if order["do"] == "trace":
                order = trace(client, order, hull)
            try:
                client.order(order)
                orders += 1
                moved = True
            except Refused as refused:
                assert refused.error in ("stopped", "game_over", "signer", "broken"), refused
        if not moved and not clients[0].over():
            clients[0].hear()
    sync(clients)
    return orders


def leaks(client, team):
    """What this client heard of the other crew before the end that it may not know."""
    found = []
    for text in client.raw:
        message = json.loads(text)
        over = (message.get("view") or {}).get("phase") == "over"
        over = over or (message.get("patch") or {}).get("phase") == "over"
        if over:
            break
        for event in message.get("events", []):
            if event.get("team") in (None, team):
                continue
            if event["event"] in OWN_EVENTS:
                found.append(event)
            if any(field in event for field in OWN_FIELDS.get(event["event"], [])):
                found.append(event)
        for part in (message.get("view") or {}, message.get("patch") or {}):
            for name, boat in part.get("boats", {}).items():
                secret = {"at", "route", "mines", "gauges", "crossed", "mark", "cross"}
                if name != team and secret & set(boat):
                    found.append(boat)
    return found


def turn_by_turn():
    """two people play turn-by-turn to the end; a spectator hears what everyone hears"""
    clients = table({"players": [1, 1], "listed": True, "name": "Friday"},
                    ["blue.captain", "yellow.captain"])
    while not any(card["code"] == clients[0].code for card in api("/api/rooms")["rooms"]):
        assert on_postgres(), "listed at once"  # or soon, where servers share a store
        time.sleep(0.1)
    clients[0].do("start")
    watcher = Client(SERVER.port)
    watcher.hello("Watcher", room=clients[0].code)
    play(clients, random.Random(7))
    watcher.wait(watcher.over)
    assert watcher.view["phase"] == "over" and clients[0].room["result"]
    assert not leaks(clients[0], "blue") and not leaks(clients[1], "yellow")
    assert not leaks(watcher, None)
    for client in clients + [watcher]:
        patched = copy.deepcopy(client.view)
        client.do("resync", v=0)
        assert client.view == patched, "patches and the whole view differ"


def real_time_game(seed):
    clients = table({"mode": "real", "set": {"stop_hold_ms": "0"}, "map": "charlie"}, SEATS)
    clients[0].do("start")
    play(clients, random.Random(seed))
    for client, seat in zip(clients, SEATS):
        assert not leaks(client, seat.split(".")[0]), leaks(client, seat.split(".")[0])[:3]
        patched = copy.deepcopy(client.view)
        client.do("resync", v=client.v)
        assert client.view == patched
    return {event["event"] for client in clients for event in client.events}


def real_time():
    """eight people play real-time with STOPs, surfacing and tracing, and every view stays true"""
    wanted = {"course", "stop", "cancelled", "resume", "surface", "traced", "secured", "dive"}
    names = set()
    for seed in range(8):
        names |= real_time_game(seed)
        if wanted <= names:
            return
    raise AssertionError(names)


def patches():
    """in the middle of a game the patched view of every seat equals a whole one"""
    clients = table({"mode": "real", "set": {"stop_hold_ms": "0"}}, SEATS)
    clients[0].do("start")
    rng = random.Random(11)
    for _ in range(60):
        for client in clients:
            try:
                order = choose(rng, client.legal())
            except Refused as refused:
                assert refused.error == "game_only"
                return
            if order and order["do"] not in ("trace", "torpedo", "trigger"):
                try:
                    client.order(order)
                except Refused:
                    pass
        sync(clients)
        for client in clients:
            patched, heard = copy.deepcopy(client.view), list(client.events)
            client.do("resync", v=0)
            assert client.view == patched, (client.view, patched)
            assert client.events == heard


def reconnect():
    """a broken line resumes with what was missed; a second page takes over"""
    ann, bob = table({"players": [1, 1], "first": "blue"}, ["blue.captain", "yellow.captain"])
    ann.do("start")
    ann.order({"do": "place", "at": "A1"})
    bob.disconnect()
    ann.wait(lambda: not ann.room["members"][1]["present"])
    bob.connect()
    bob.hello()
    bob.order({"do": "place", "at": "J10"})
    ann.wait(lambda: ann.view["phase"] == "playing")
    before = bob.v
    bob.disconnect()
    ann.order({"do": "course", "dir": "S"})
    ann.order({"do": "mark", "gauge": "torpedo"})
    bob.connect()
    answer = bob.hello()
    assert answer["rooms"][0]["seated"] and bob.v == before + 1, (bob.v, before)
    assert bob.events[-1] == {"event": "course", "team": "blue", "dir": "S"}, bob.events[-1]
    second = Client(SERVER.port, token=ann.token)
    second.code = ann.code
    second.hello()
    assert second.view["boats"]["blue"]["at"] == "A2" and len(second.events) == second.v
    try:
        while True:
            ann.hear()
    except Closed as closed:
        assert closed.code == 4001, closed.code
    assert second.ask({"order": {"do": "cross", "symbol": "S1"}, "n": 50})["ok"]
    again = second.ask({"order": {"do": "cross", "symbol": "S1"}, "n": 50})
    assert again["again"], "an order that is sent again is not carried out again"


def expect(error, call, *arguments, **fields):
    try:
        call(*arguments, **fields)
    except Refused as refused:
        assert refused.error == error, "%s, not %s" % (refused.error, error)
        return refused.answer
    raise AssertionError("not refused: " + error)


def lobby():
    """sitting, swapping, bots, options, kicking, handing over, chat, names"""
    ann = Client(SERVER.port)
    ann.hello("Ann")
    ann.do("create", options={"players": [4, 2], "preset": "fr2", "set": {"hull": "4"}})
    assert ann.room["options"]["set"]["hull"] == "4" and ann.room["problem"] == "seats_free"
    bob = Client(SERVER.port)
    bob.hello("  <b>Bob</b> ", room=ann.code.lower())
    assert bob.room["members"][1]["name"] == "<b>Bob</b>"
    ann.do("sit", seat="blue.captain")
    bob.do("sit", seat="yellow.engineer")
    assert bob.room["you"]["seats"] == ["yellow.captain", "yellow.first_mate", "yellow.engineer"]
    expect("seat_taken", ann.do, "sit", seat="yellow.captain")
    expect("host_only", bob.do, "fill", level="ace")
    expect("no_such_seat", bob.do, "sit", seat="red.captain")
    expect("bad_name", bob.do, "name", name="x" * 25)
    expect("bad_name", bob.do, "name", name="a\u202eb")
    assert expect("bad_option", ann.do, "options", options={"map": "nowhere"})["field"] == "map"
    ann.do("options", options={"manner": "hunter"})
    assert ann.room["options"]["manner"] == "hunter"
    answer = expect("bad_option", ann.do, "options", options={"set": {"hull": "99"}})
    assert answer["field"] == "hull"
    bob.do("swap", seat="blue.captain")
    ann.do("swap", seat="yellow.captain")
    assert ann.room["you"]["team"] == "yellow"
    bob.do("chat", to="table", text="hello")
    ann.wait(lambda: ann.chats)
    expect("bad_message", bob.do, "chat", to="table", text="x" * 241)
    ann.do("mute", member=bob.room["you"]["member"], muted=True)
    expect("muted", bob.do, "chat", to="table", text="hello?")
    ann.do("fill", level="cadet")
    assert ann.room["problem"] == "not_ready"
    expect("not_ready", ann.do, "start")
    ann.do("host", member=bob.room["you"]["member"])
    expect("host_only", ann.do, "start")
    bob.wait(lambda: bob.room["you"]["host"])
    bob.do("kick", member=ann.room["you"]["member"])
    try:
        while True:
            ann.hear()
    except Closed as closed:
        assert closed.code == 4002
    ann.connect()
    assert ann.hello()["room_error"] == "kicked"


def table_talk():
    """calls go to the own crew, pauses need both crews, resigning, rematch with sides swapped"""
    clients = table({"players": [2, 1]}, ["blue.captain", "blue.radio_operator", "yellow.captain"])
    ann, bob, cleo = clients
    ann.do("start")
    sync(clients)
    bob.ask({"call": {"call": "enemy", "at": "F6", "places": 12}})
    ann.wait(lambda: ann.calls)
    assert ann.calls[0]["from"] == "blue.radio_operator" and ann.calls[0]["call"]["places"] == 12
    cleo.do("ping")
    assert not cleo.calls, "calls are for the own crew"
    expect("bad_message", bob.ask, {"call": {"call": "charge", "system": "engine"}})
    ann.do("pause")
    cleo.wait(lambda: cleo.room["asks"]["pause"] == ["blue"])
    cleo.do("pause")
    ann.wait(lambda: ann.room["pause"] == {"why": "agreed"})
    expect("paused", ann.order, {"do": "place", "at": "A1"})
    cleo.do("resume")
    ann.order({"do": "place", "at": "A1"})
    cleo.order({"do": "place", "at": "J10"})
    expect("wrong_role", bob.order, {"do": "resign"})
    expect("wrong_role", bob.order, {"do": "course", "dir": "S"})
    expect("wrong_role", ann.order, {"do": "course", "dir": "S", "team": "yellow"})
    ann.order({"do": "resign"})
    cleo.wait(cleo.over)
    assert cleo.room["result"] == {"winner": "yellow", "reason": "resigned"}
    game = api("/api/replay/" + cleo.room["replay"])
    assert game["steps"][0]["call"]["call"] == "enemy", "calls are kept"
    assert game["steps"][-1]["events"][-1]["event"] == "end"
    ann.do("rematch")
    assert ann.room["you"]["team"] == "yellow" and ann.room["options"]["players"] == [1, 2]


def record_and_analysis():
    """the record of a finished game can be downloaded, replayed and analysed"""
    ann = Client(SERVER.port)
    ann.hello("Ann")
    against_bots(ann, "officer", listed=True)
    sync([ann])
    play([ann], random.Random(5))
    identity = ann.room["replay"]
    assert ann.do("games")["games"][0]["id"] == identity
    assert identity in [game["id"] for game in api("/api/games")["games"]]
    reply, record = get("/api/replay/%s/record" % identity)
    assert reply.getheader("content-disposition") == 'attachment; filename="%s.fathom"' % identity
    path = os.path.join(FOLDER.name, "game.fathom")
    with open(path, "wb") as file:
        file.write(record)
    subprocess.run([FATHOM, "replay", path], check=True, stdout=subprocess.DEVNULL)
    for _ in range(200):
        reply, body = get("/api/replay/%s/analysis" % identity)
        if reply.status == 200:
            break
        assert reply.status == 503 and reply.getheader("retry-after")
        ann.do("ping")
    assert json.loads(body)["turns"]
    assert get("/api/replay/ZZZZZZZZZZZZZZZZ")[0].status == 404


def absent():
    """an absent player's seat is held by a bot, or the game waits, or it is lost"""
    for policy in ("bot", "wait", "abandon"):
        ann, bob = table({"players": [1, 1], "absent": policy, "absent_after_ms": 50,
                          "first": "blue"}, ["blue.captain", "yellow.captain"])
        ann.do("start")
        ann.order({"do": "place", "at": "A1"})
        bob.order({"do": "place", "at": "J10"})
        bob.disconnect()
        if policy == "bot":
            ann.wait(lambda a=ann: a.room["seats"][4]["held"])
            ann.order({"do": "course", "dir": "S"})
            ann.order({"do": "mark", "gauge": "torpedo"})
            ann.order({"do": "cross", "symbol": "S1"})
            ann.order({"do": "pass"})
            ann.wait(lambda a=ann: any(event["event"] == "course" and event["team"] == "yellow"
                                       for event in a.events))
        elif policy == "wait":
            ann.wait(lambda a=ann: a.room["pause"] and a.room["pause"]["why"] == "absent")
            expect("paused", ann.order, {"do": "course", "dir": "S"})
        else:
            ann.wait(ann.over)
            assert ann.room["result"] == {"winner": "blue", "reason": "abandoned"}
            continue
        bob.connect()
        bob.hello()
        ann.wait(lambda a=ann: not a.room["pause"] and not a.room["seats"][4]["held"])


def clocks():
    """clocks run by themselves: a turn that takes too long is passed, a STOP is held"""
    ann, bob = table({"players": [1, 1], "first": "blue", "set": {"turn_limit_ms": "60"}},
                     ["blue.captain", "yellow.captain"])
    ann.do("start")
    ann.order({"do": "place", "at": "A1"})
    bob.order({"do": "place", "at": "J10"})
    bob.wait(lambda: sum(event["event"] == "turn" for event in bob.events) >= 4)
    assert sum(event["event"] == "course" for event in bob.events) >= 2
    limits = {"turn_limit_ms": "60000", "answer_limit_ms": "45000"}
    for limit, clock in ((limits, (60000, 0)), ({"answer_limit_ms": "45000"}, None)):
        ann, bob = duel(SERVER.port, set=limit)
        told = json.loads([raw for raw in ann.raw if '"begin"' in raw][-1]).get("clock")
        assert (told and (told["turn_limit_ms"], told["await_limit_ms"])) == clock


def stalled():
    """a server that was stopped for longer than a turn has cost nobody his turn or his line"""
    folder = tempfile.TemporaryDirectory()
    with Server(FATHOM, folder.name, "--silent-after", "15") as server:
        ann, bob = duel(server.port, absent="abandon", absent_after_ms=5000,
                        set={"turn_limit_ms": "9000"})
        server.process.send_signal(signal.SIGSTOP)
        time.sleep(16)
        server.process.send_signal(signal.SIGCONT)
        assert ann.order({"do": "course", "dir": "S"})["ok"]
        bob.do("ping")
        moved = [event for event in bob.events if event["event"] in ("course", "turn")]
        assert [event["event"] for event in moved].count("course") == 1, moved
        assert metrics(server)["fathom_stalls"] >= 1
    folder.cleanup()


def late_spectator():
    """a spectator of both boats sees them late, and then may not sit down"""
    ann, bob = table({"players": [1, 1], "first": "blue", "spectators": "both",
                      "spectator_delay_turns": 0,
                      "spectator_delay_ms": 150, "absent": "wait"},
                     ["blue.captain", "yellow.captain"])
    ann.do("start")
    watcher = Client(SERVER.port)
    watcher.hello("Eve", room=ann.code)
    ann.order({"do": "place", "at": "A1"})
    bob.order({"do": "place", "at": "J10"})
    assert watcher.view["seat"] == "all" and watcher.view["phase"] == "placing"
    ann.order({"do": "course", "dir": "S"})
    watcher.wait(lambda: watcher.view["boats"]["blue"].get("at") == "A2")
    expect("seen_too_much", watcher.do, "chat", to="table", text="A2!")
    watcher.do("chat", to="spectators", text="A2!")
    bob.do("leave")
    expect("seen_too_much", watcher.do, "sit", seat="yellow.captain")


def strangers():
    """other origins, bad tokens, long and broken messages are turned away"""
    try:
        WebSocket("127.0.0.1", SERVER.port, origin="https://evil.example")
        raise AssertionError("a page of another site came in")
    except Closed:
        pass
    own = WebSocket("127.0.0.1", SERVER.port, origin="http://127.0.0.1:%d" % SERVER.port)
    own.send("{\"id\":1,\"do\":\"ping\"}")
    assert json.loads(own.recv())["error"] == "hello_first"
    own.send("nonsense")
    assert json.loads(own.recv()) == {"re": None, "ok": False, "error": "bad_json",
                                      "message": "this message is not a JSON object"}
    own.send(json.dumps({"id": 2, "do": "hello", "token": "x" * 43 + "!"}))
    assert json.loads(own.recv())["error"] == "bad_token"
    own.send(json.dumps({"id": 3, "do": "hello", "name": "y" * 5000}))
    assert json.loads(own.recv())["error"] == "too_long"
    own.send(json.dumps({"id": 4, "do": "hello", "name": "y" * 15000}))
    assert json.loads(own.recv())["error"] == "too_long"
    own.send(json.dumps({"id": 5, "do": "hello"}))
    assert json.loads(own.recv())["ok"]


def pages():
    """the web client and its headers; health and metrics"""
    reply, body = get("/r/ABCDE")
    assert reply.status == 200 and b"<html" in body.lower()
    policy = reply.getheader("content-security-policy")
    assert "default-src 'none'" in policy and "'wasm-unsafe-eval'" in policy
    assert reply.getheader("x-content-type-options") == "nosniff"
    assert get("/healthz")[1] == b"ok\n"
    counted = metrics(SERVER)
    for name in ("orders", "ticks", "calls", "chats", "bot_orders", "games_ended", "bytes_out"):
        assert counted["fathom_" + name] > 0, name
    assert get("/assets/none.js")[0].status == 404
    assert b"root:" not in get("/../../etc/passwd")[1]
    assert len(api("/api/maps")["maps"]) == 10
    rules = api("/api/rules")
    assert rules["defaults"]["map"] == "alpha" and len(rules["presets"]) == 5


def order_numbers():
    """an order sent twice is taken once; a number that cannot be kept is refused, not dropped"""
    ann, bob = duel(SERVER.port)
    course = {"do": "course", "dir": "S"}
    for wrong in (0, -1, 2 ** 31, int(time.time() * 1000), 2 ** 62, 1.5, "7", None, True):
        try:
            ann.ask({"order": course, "n": wrong})
            raise AssertionError("taken with n = %r" % wrong)
        except Refused as refused:
            assert refused.error == "bad_message" and refused.answer["field"] == "n", refused
    first, again = ann.send({"order": course, "n": 7}), ann.send({"order": course, "n": 7})
    ann.wait(lambda: again in ann.answers)
    assert ann.answers[first]["ok"] and "again" not in ann.answers[first]
    assert ann.answers[again] == {"re": again, "ok": True, "again": True}, ann.answers[again]
    bob.do("ping")
    assert [event["event"] for event in bob.events].count("course") == 1
    page = Client(SERVER.port, token=ann.token)  # a page that was loaded anew
    page.hello(room=ann.code)
    assert page.n == 7 and page.order({"do": "mark", "gauge": "mine"})["ok"] and page.n == 8
    assert page.ask({"order": {"do": "cross", "symbol": "S1"}, "n": 2 ** 31 - 1})["ok"]


STATUS = run([turn_by_turn, real_time, patches, reconnect, lobby, table_talk, record_and_analysis,
              absent, clocks, stalled, late_spectator, order_numbers, strangers, pages])
STATUS = SERVER.stop() or STATUS
sys.exit(STATUS)
