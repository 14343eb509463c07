#!/usr/bin/env python3
"""Programs sit down in a room of a real server: sit_test.py FATHOM BOT_IN_C ROOT.

Both crews may be played through examples/sit.py; what the server kept of the game is the witness.
"""
import glob
import json
import os
import subprocess
import sys
import tempfile

FATHOM, IN_C, ROOT = map(os.path.abspath, sys.argv[1:4])
sys.path.insert(0, os.path.join(ROOT, "tests", "server"))
from client import Client  # noqa: E402
from harness import Server, run  # noqa: E402

IN_PYTHON = ["python3", os.path.join(ROOT, "examples", "bot.py")]
PLAIN = {"mode": "turn", "map": "alpha", "spectators": "public", "absent": "wait"}
FOLDER = tempfile.TemporaryDirectory()
SERVER = Server(FATHOM, FOLDER.name, "--bot-pace", "0", "--message-rate", "60").start()
LIMIT_S = 200


def sit(code, team, command, *options):
    return subprocess.Popen(
        [sys.executable, os.path.join(ROOT, "examples", "sit.py"), "--move-ms", "60000", "--name",
         team, *options, "http://127.0.0.1:%d" % SERVER.port, code, team, "--", *command],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env=dict(os.environ, XDG_STATE_HOME=os.path.join(FOLDER.name, "state")))


def tokens():
    return glob.glob(os.path.join(FOLDER.name, "state", "fathom", "*"))


def spy(heard, command):
    """The program, with a copy of the lines that it gets."""
    return ["sh", "-c", 'tee "$0" | exec "$@"', heard, *command]


def start(host, seated):
    """Once everybody sits and is ready."""
    host.wait(lambda: host.room["problem"] is None or any(s.poll() for s in seated))
    host.do("start")


def finished(host, seated):
    """The end by everybody's account, and the error output of those who sat."""
    host.wait(host.over, LIMIT_S)
    result, words = host.room["result"], []
    for process in seated:
        out, err = process.communicate(timeout=LIMIT_S)
        assert process.returncode == 0, err
        assert out == "end: %(winner)s, %(reason)s\n" % result, out
        words.append(err)
    return words


def replay(host):
    return json.loads(SERVER.get("/api/replay/" + host.room["replay"])[1])


def for_blue(events):
    """What the crew of blue may hear of events with all their secrets (docs/REFEREE.md)."""
    hidden = {"placed": ["at"], "course": ["at"], "mine": ["at"], "surface": ["at"],
              "silence": ["at", "dir", "length"]}
    for event in events:
        theirs = event.get("team") == "yellow"
        if theirs and event["event"] in ("marked", "crossed", "repaired", "cleared", "mine_gone"):
            continue
        dropped = hidden.get(event["event"], []) if theirs else []
        yield {key: value for key, value in event.items() if key not in dropped}


def against_a_bot():
    """the example in Python plays a game against an officer, and no order is refused"""
    heard = os.path.join(FOLDER.name, "heard")
    with Client(SERVER.port) as host:
        host.hello("Host")
        host.do("create", options=dict(PLAIN, players=[1, 1]))
        host.do("bot", seat="yellow.captain", level="officer")
        blue = sit(host.code.lower(), "blue", spy(heard, IN_PYTHON))
        start(host, [blue])
        assert finished(host, [blue]) == [""]
        steps = replay(host)["steps"]
    with open(heard, encoding="utf-8") as f:
        lines = [json.loads(line) for line in f]
    assert list(lines[0])[:6] == ["your", "team", "mode", "map", "side", "chart"], lines[0]
    assert lines[0]["gauges"]["torpedo"] == 3 and lines[0]["rules"]["hull"] == "4"
    events = [event for step in steps for event in step.get("events", [])]
    assert [line for line in lines if "event" in line] == list(for_blue(events))
    moves = [step for step in steps if step.get("order", {}).get("team") == "blue"]
    assert sum("legal" in line for line in lines) == len(moves), "asked once for every order"


def across_a_crash():
    """two programs play on when the server is killed and started again, in crews of 4 and 2"""
    with Client(SERVER.port) as host:
        host.hello("Host")
        host.do("create", options=dict(PLAIN, players=[4, 2]))
        seated = [sit(host.code, "blue", IN_PYTHON), sit(host.code, "yellow", [IN_C])]
        start(host, seated)
        host.wait(lambda: len(host.events) > 20)
        SERVER.kill()
        host.disconnect()
        SERVER.start()
        host.hello()
        words = finished(host, seated)
        assert all("the line broke" in err and "refused" not in err for err in words), words


def started_anew():
    """a program that is killed and started again is the same person, with its seats and its past"""
    heard = os.path.join(FOLDER.name, "heard-again")
    with Client(SERVER.port) as host:
        host.hello("Host")
        host.do("create", options=dict(PLAIN, players=[2, 1]))
        host.do("bot", seat="yellow.captain", level="cadet")
        first = sit(host.code, "blue", IN_PYTHON)
        start(host, [first])
        host.wait(lambda: len(host.events) > 20)
        first.kill()
        first.communicate()
        kept = tokens()
        assert len(kept) == 1 and os.stat(kept[0]).st_mode & 0o777 == 0o600, kept
        second = sit(host.code, "blue", spy(heard, IN_PYTHON))
        assert finished(host, [second]) == [""]
        names = [member["name"] for member in host.room["members"]]
        assert names.count("blue") == 1, names
    with open(heard, encoding="utf-8") as f:
        events = [line["event"] for line in map(json.loads, f) if "event" in line]
    assert events.count("begin") == 1 and events[-1] == "end", events
    assert tokens() == [], "the game is over"


def strangers_token():
    """a token that the server does not know is given up, one that cannot be kept is told"""
    with open(os.path.join(FOLDER.name, "old"), "w", encoding="ascii") as f:
        f.write("A" * 43 + "\n")
    with Client(SERVER.port) as host:
        host.hello("Host")
        host.do("create", options=dict(PLAIN, players=[1, 1]))
        host.do("bot", seat="yellow.captain", level="cadet")
        failed = sit(host.code, "blue", IN_PYTHON, "--token", "/dev/null/x")
        err = failed.communicate(timeout=60)[1]
        assert failed.returncode == 1 and err.count("\n") == 1 and "/dev/null/x" in err, err
        blue = sit(host.code, "blue", IN_PYTHON, "--token", f.name)
        start(host, [blue])
        finished(host, [blue])


def fails(program, why):
    with Client(SERVER.port) as host:
        host.hello("Host")
        host.do("create", options=dict(PLAIN, players=[1, 1], absent="abandon"))
        host.do("bot", seat="yellow.captain", level="cadet")
        blue = sit(host.code, "blue", ["python3", "-c", program])
        start(host, [blue])
        err = blue.communicate(timeout=60)[1]
        assert blue.returncode == 1 and why in err, err


def bad_programs():
    """a program that leaves, babbles or breaks the rules gives up its seats, with the reason"""
    fails("pass", "the program left")
    fails("print('hello', flush=True); input()", "which is no order")
    fails("print('{\"do\":\"' + 5000 * 'x' + '\"}', flush=True); input()", "too_long")
    fails("print('{\"do\":\"dive\"}', flush=True); input()", "not_in_this_mode")


def real_time():
    """in real-time a program waits, surfaces, has its hull traced, dives, and gives up"""
    program = """if 1:
        import json, sys
        wanted, dived, waited = ["place", "surface", "trace", "confirm", "dive"], False, False
        for line in map(json.loads, sys.stdin):
            dived |= line.get("event") == "dive" and line["team"] == "blue"
            if line.get("your") != "move":
                continue
            assert line["now_ms"] >= 0
            rated = [order for kind in wanted for order in line["legal"] if order["do"] == kind]
            said = {"do": "resign"} if dived else (rated + line["legal"])[0]
            if not waited and said["do"] == "surface":
                waited, said = True, {"wait": 300}
            print(json.dumps(said), flush=True)"""
    with Client(SERVER.port) as host:
        host.hello("Host")
        host.do("create", options=dict(PLAIN, mode="real", players=[3, 3]))
        host.do("sit", seat="yellow.captain")  # who lies in wait, so that nobody is sunk
        for seat in ("engineer", "radio_operator"):
            host.do("bot", seat="yellow." + seat, level="cadet")
        blue = sit(host.code, "blue", ["python3", "-c", program], "--order-ms", "50")
        host.do("ready", ready=True)
        start(host, [blue])
        host.order({"do": "place", "at": "A1"})
        finished(host, [blue])
        assert sum(event["event"] == "traced" for event in host.events) >= 4, host.events
        assert host.room["result"] == {"winner": "yellow", "reason": "resigned"}


def questions():
    """its questions are answered by the room, but for where the enemy is"""
    program = """if 1:
        import json
        def say(line): print(json.dumps(line), flush=True)
        def hear(): return json.loads(input())
        assert hear()["your"] == "team"
        while hear().get("your") != "move": pass
        say({"ask": "view", "seat": "blue.captain"})
        assert hear()["view"]["boats"]["blue"]["at"] is None and hear() == {"ok": True}
        say({"ask": "legal", "team": "blue"})
        assert hear()["legal"][0]["do"] == "place" and hear()["ok"]
        say({"ask": "hull"})
        assert len(hear()["hull"]) == 4 and hear()["ok"]
        for wrong in ({"ask": "belief", "team": "blue"}, {"ask": "view", "seat": "yellow.captain"},
                      {"ask": "state"}):
            say(wrong)
            assert hear()["error"] == "bad_order"
        print("all is well", flush=True)"""
    fails(program, "all is well")


if __name__ == "__main__":
    status = run([against_a_bot, across_a_crash, started_anew, strangers_token, bad_programs,
                  real_time, questions])
    SERVER.kill()
    sys.exit(status)
