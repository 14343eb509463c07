#!/usr/bin/env python3
"""Programs that play in the arena: programs_test.py FATHOM BOT_IN_C BOT_IN_PYTHON BOTS_LIBRARY
SLOW_START.

The examples play without a fault and beat random play; programs that fail lose and the reason is
kept; nobody is left behind; a program hears its own crew's secrets and no other."""
import glob
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from tap import report

PATIENT = ("--move-ms", "60000")  # the machine may be busy
REPEATS = ("games", "blue", "yellow", "draws", "called_off", "orders", "turns_mean", "sunk_by",
           "game_ms_mean", "forfeits", "faults")

# Plays any order, writes down all it hears and says, and does what the test asks for besides.
SCRIBE = r"""
import json, random, sys
log, extra = open(sys.argv[1], "a"), sys.argv[2:]
def say(message):
    log.write("> %s\n" % json.dumps(message)); print(json.dumps(message), flush=True)
def hear():
    line = sys.stdin.readline()
    log.write(line); log.flush()
    return json.loads(line) if line else None
while (message := hear()):
    if message.get("your") == "team":
        dice, team = random.Random(message["seed"]), message["team"]
        other = "yellow" if team == "blue" else "blue"
    elif "your" in message:
        if message["your"] == "chance" and dice.random() < 0.5:
            say({"wait": 0})
            continue
        if "now_ms" in message and dice.random() < 0.1:
            say({"wait": 700})
            continue
        for ask in ("view", "legal", "belief", "hull", "state", "log") if "ask" in extra else ():
            for who in (team, other):
                say({"ask": ask, "team": who, "seat": who + ".captain"})
                while "ok" not in hear():
                    pass
        order = dice.choice(message["legal"])
        if "ask" in extra:
            del order["team"]
        if "chances" in extra and order["do"] == "place":
            order["chances"] = True
        if "chances" in extra and order["do"] == "mark":
            order = {"do": "mark", "gauge": "mine"} if {"do": "mark", "team": team,
                     "gauge": "mine"} in message["legal"] else order
        if "bare" in extra and order["do"] == "trace":
            order = {"do": "trace", "section": order["section"]}
        say(order)
"""


def sim(program, *arguments, status=0):
    out = subprocess.run([program, "sim", "--json", *arguments], capture_output=True, text=True,
                         check=False, timeout=600)
    assert out.returncode == status, (arguments, out)
    return json.loads(out.stdout)


def play(program, command, enemy, games, *arguments):
    return sim(program, "--blue", "exec:" + command, "--yellow", enemy, "--games", str(games),
               *arguments)


def examples(program, in_c, in_python):
    for command, games in ((in_c, 20), ("python3 " + in_python, 10)):
        name = os.path.basename(command)
        result = play(program, command, "random", games, *PATIENT)
        yield name + " beats random play", result["blue"] >= 0.9 * games, result
        yield name + " gives no illegal order", result["faults"] == [], result
        result = play(program, command, "cadet", games, *PATIENT)
        yield name + " plays cadets", result["faults"] == [] and result["stuck"] == 0, result
        for setting in (["--map", "charlie", "--mode", "real"],
                        ["--map", "echo", "--set", "hull=4"],
                        ["--map", "echo-2", "--rules", "fr2", "--mode", "real"],
                        ["--map", "delta-2", "--rules", "uk2", "--set", "hull=4"]):
            result = play(program, command, "cadet", 2, *PATIENT, *setting)
            good = result["faults"] == [] and result["stuck"] == 0
            yield "%s: %s" % (name, " ".join(setting)), good, result
    result = sim(program, "--blue", "exec:python3 " + in_python, "--yellow", "exec:" + in_c,
                 "--games", "4", *PATIENT)
    yield "a program against a program", result["faults"] == [] and result["games"] == 4, result
    with open(in_python, encoding="utf-8") as f:
        lines = len(f.readlines())
    yield "the bot in Python has under 120 lines", lines < 120, lines


def repeats(program, in_c):
    for setting in ([], ["--mode", "real", "--map", "bravo"]):
        runs = [play(program, in_c, "cadet", 12, "--seed", seed, "--jobs", jobs, *PATIENT,
                     *setting)
                for seed, jobs in (("5", "1"), ("5", "4"), ("6", "4"))]
        same = all(runs[0][key] == runs[1][key] for key in REPEATS)
        yield "jobs change nothing " + " ".join(setting), same, runs[:2]
        differs = any(runs[0][key] != runs[2][key] for key in REPEATS)
        yield "another seed is another run", differs, runs


LOSING = [  # command, reason, last words
    ("echo so it ends >&2; exit 3", "exited with status 3", "so it ends\n"),
    ("kill -SEGV $$", "signal 11", ""),
    ("exec 1>&-; sleep 600", "closed its output", ""),
    ("no-such-program-anywhere", "exited with status 127", "not found"),
    ("echo 'what now?'; sleep 600", "which is no order", ""),
    ("echo '[1,2]'; sleep 600", "must be a JSON object", ""),
    ("printf '{\"do\":\\001}\\n'; sleep 600", "which is no order", ""),
    ("echo '{\"do\":\"place\",\"at\":\"Z9\"}'; sleep 600", "illegal order", ""),
    ("echo '{\"do\":\"place\",\"at\":\"A1\",\"team\":\"yellow\"}'; sleep 600", "wrong_role", ""),
    ("echo '{\"do\":\"tick\",\"ms\":5}'; sleep 600", "wrong_role", ""),
    ("echo '{\"do\":\"abandon\"}'; sleep 600", "illegal order", ""),
    ("echo '{\"wait\":10}'; sleep 600", "has to move", ""),
    ("echo '{\"do\":\"place\",\"at\":\"A1\"}'; echo '{}'; sleep 600", "\"do\" is missing", ""),
    ("head -c 200000 /dev/zero | tr '\\0' x; sleep 600", "more than 65536 bytes", ""),
    ("yes '{\"ask\":\"hull\"}'", "asks and asks", ""),
    ("cat >/dev/null", "no answer within 400 ms", ""),
    ("sleep 600", "no answer within 400 ms", ""),
    ("yes no >&2", "no answer within 4000 ms", "no\nno\n"),
    ("trap '' TERM HUP INT PIPE; while :; do :; done", "no answer within 400 ms", ""),
]


def faults(program):
    for command, reason, words in LOSING:
        late = re.search(r"within (\d+) ms", reason)
        limit = late.group(1) if late else "60000"
        result = play(program, command, "cadet", 2, "--move-ms", limit)
        told = result["faults"]
        good = result["yellow"] == 2 and result["forfeits"] == {"blue": 2, "yellow": 0} and \
            len(told) == 2 and all(reason in one["reason"] and words in one["stderr"] and
                                   one["team"] == "blue" for one in told)
        yield "loses: " + command.replace("#", "."), good, result
    out = subprocess.run([program, "sim", "--games", "1", "--blue", "exec:echo \"ow\" >&2"],
                         capture_output=True, text=True, check=False)
    good = "it exited with status 0" in out.stdout and "| ow" in out.stdout
    yield "people are told too", good and out.returncode == 0, out
    out = run_ladder(program, "random,exec:echo ow >&2; exit 9")
    good = "status 9" in out and "| ow" in out and "Elo" in out
    yield "a ladder tells of faults", good, out
    result = play(program, "true \"a\\\\b\"", "exec:false", 1)
    yield "names in JSON", result["blue_name"] == "exec:true \"a\\\\b\"", result


def run_ladder(program, names, *arguments):
    return subprocess.run([program, "sim", "--games", "2", "--ladder", names, *arguments],
                          text=True, capture_output=True, check=True).stdout


def alive(marker):
    """Processes that have this word in their command line."""
    found = []
    for path in glob.glob("/proc/[0-9]*/cmdline"):
        try:
            with open(path, "rb") as f:
                if marker.encode() in f.read().split(b"\0"):
                    found.append(path)
        except OSError:
            pass
    return found


def wait_for(test):
    until = time.monotonic() + 60
    while not test() and time.monotonic() < until:
        time.sleep(0.02)
    return test()


def signals(program, sleeper, slow_start):
    """Those that are started at that moment too."""
    marker = sleeper.split()[1]
    for number, preload in ((signal.SIGTERM, ""), (signal.SIGINT, ""), (signal.SIGHUP, ""),
                            (signal.SIGTERM, os.path.abspath(slow_start))):
        sim_process = subprocess.Popen([program, "sim", "--blue", "exec:" + sleeper, "--move-ms",
                                        "600000", "--jobs", "2"], stdout=subprocess.DEVNULL,
                                       env={**os.environ, "LD_PRELOAD": preload})
        started = wait_for(lambda: len(alive(marker)) >= 2)
        sim_process.send_signal(number)
        ended = sim_process.wait(60) == -number
        when = "while they are started" if preload else "in the game"
        yield "a signal %d %s ends all of them" % (number, when), \
            started and ended and wait_for(lambda: not alive(marker)), alive(marker)


def nobody_stays(program, in_c, slow_start):
    marker = "9%d.5" % os.getpid()
    sleeper = "sleep " + marker
    for command in ("%s & %s" % (sleeper, sleeper), "(%s &) ; exit 0" % sleeper,
                    "setsid %s & %s" % (sleeper, in_c), "%s & exec %s" % (sleeper, in_c),
                    "(setsid sh -c '%s & %s' &) ; exec %s" % (sleeper, sleeper, in_c)):
        result = play(program, command, "random", 2, "--move-ms", "300")
        yield "nobody stays: " + command, not alive(marker) and result["games"] == 2, alive(marker)
    yield from signals(program, sleeper, slow_start)
    out = subprocess.run(["sh", "-c", "ulimit -n 32; exec \"$0\" sim --json --games 150 --jobs 2 "
                          "--blue 'exec:exit 1' --yellow exec:%s" % in_c, program],
                         capture_output=True, text=True, check=False)
    good = out.returncode == 0 and json.loads(out.stdout)["yellow"] == 150
    yield "150 games with 32 files open at most", good and "status 1" in out.stdout, out


def heard(path):
    with open(path, encoding="utf-8") as f:
        return [json.loads(line) for line in f if not line.startswith("> ")]


def secrets_of_the_enemy(messages, enemy):
    for m in messages:
        if m.get("team") != enemy:
            continue
        if m.get("event") in ("marked", "crossed", "repaired", "cleared", "mine_gone"):
            yield m
        if m.get("event") in ("placed", "course", "mine", "silence", "surface") and (
                "at" in m or "length" in m or m["event"] == "silence" and "dir" in m):
            yield m


def hearing(program, folder):
    scribe = os.path.join(folder, "scribe.py")
    with open(scribe, "w", encoding="utf-8") as f:
        f.write(SCRIBE)
    for name, arguments in (("turn", ["--map", "echo", "--set", "hull=4"]),
                            ("real", ["--mode", "real", "--map", "delta-2", "--players", "4+3"])):
        log = os.path.join(folder, name)
        result = play(program, "python3 %s %s bare" % (scribe, log), "cadet", 2, "--jobs", "1",
                      *PATIENT, *arguments)
        messages = heard(log)
        own = {m["event"] for m in messages if m.get("team") == "blue" and "event" in m}
        leaks = list(secrets_of_the_enemy(messages, "yellow"))
        yield name + ": no fault", result["faults"] == [] and result["stuck"] == 0, result
        yield name + ": hears the whole crew", {"marked", "crossed", "course"} <= own, own
        yield name + ": hears nothing of the enemy's secrets", leaks == [], leaks
        ends = [m for m in messages if m.get("event") == "end"]
        yield name + ": hears the end", len(ends) == 2, ends
        offered = {o["do"] for m in messages for o in m.get("legal", [])}
        yield name + ": is not offered to give up", not offered & {"resign", "draw"}, offered
    setup = messages[0]
    good = setup["your"] == "team" and len(setup["chart"]) == 15 and setup["mode"] == "real" and \
        setup["players"] == {"blue": 4, "yellow": 3} and setup["rules"]["hull"] == "4" and \
        setup["gauges"]["silence"] == 6 and setup["move_ms"] == 60000
    yield "the first line tells the game", good, setup


def asking(program, folder):
    scribe, log = os.path.join(folder, "scribe.py"), os.path.join(folder, "asking")
    play(program, "python3 %s %s ask" % (scribe, log), "random", 1, "--turns", "12", *PATIENT)
    with open(log, encoding="utf-8") as f:
        lines = f.read().splitlines()
    answers = {"ok": set(), "refused": set()}
    for at, line in enumerate(lines):
        if not line.startswith('> {"ask"'):
            continue
        asked, reply = json.loads(line[2:]), json.loads(lines[at + 1])
        key = asked["ask"], asked["team"]
        answers["refused" if reply.get("ok") is False else "ok"].add(key)
    own = {(ask, "blue") for ask in ("view", "legal", "belief")} | {("hull", "blue"),
                                                                    ("hull", "yellow")}
    yield "what a crew may ask is answered", answers["ok"] == own, answers
    log = os.path.join(folder, "chances")
    result = play(program, "python3 %s %s chances" % (scribe, log), "random", 2, "--jobs", "1",
                  *PATIENT)
    chances = [m for m in heard(log) if m.get("your") == "chance"]
    only = {o["do"] for m in chances for o in m["legal"]}
    yield "chances to trigger out of turn", only == {"trigger"} and result["faults"] == [], result


def records(program, folder):
    where = os.path.join(folder, "records")
    play(program, "exit 4 # a/b:c", "cadet", 1, "--record", where)
    names = os.listdir(where)
    out = subprocess.run([program, "replay", os.path.join(where, names[0])], capture_output=True,
                         text=True, check=False)
    good = len(names) == 1 and out.returncode == 0 and "over" in out.stdout
    yield "a lost game has its record", good, (names, out)


def transcripts(program, folder):
    """The files hold what the program itself wrote down, game by game."""
    scribe, where = os.path.join(folder, "scribe.py"), os.path.join(folder, "transcripts")
    log = os.path.join(folder, "own-log")
    play(program, "python3 %s %s ask" % (scribe, log), "random", 2, "--turns", "6", "--jobs", "1",
         "--transcript", where)
    names = sorted(os.listdir(where))
    yield "a transcript for each game of the program alone", \
        [name[-15:] for name in names] == ["000001.blue.txt", "000002.blue.txt"], names
    texts = []
    for name in names:
        with open(os.path.join(where, name), encoding="utf-8") as f:
            texts.append(f.read())
    with open(log, encoding="utf-8") as f:
        yield "a transcript is what the program heard and said", "".join(texts) == f.read(), texts
    numbers = [json.loads(text.split("\n", 1)[0])["game"] for text in texts]
    yield "the first line tells the number of the game", numbers == [1, 2], numbers
    out = subprocess.run([program, "sim", "--games", "1", "--transcript", "/dev/null/x"],
                         capture_output=True, text=True, check=False)
    yield "a transcript folder that cannot be made is a usage error", \
        out.returncode == 2 and "/dev/null/x" in out.stderr, out


def called_off(program):
    result = sim(program, "--blue", "cadet", "--yellow", "random", "--games", "20", "--turns", "40")
    ended = result["blue"] + result["yellow"] + result["draws"]
    yield "some games end within 40 turns and some do not", 0 < ended < 20, result
    share = 100 * (result["blue"] + result["draws"] / 2) / ended
    yield "games that were called off are counted apart", \
        result["finished"] == ended and result["called_off"] == 20 - ended and \
        abs(result["share_percent"] - share) < 0.01, result
    result = sim(program, "--blue", "random", "--yellow", "random", "--games", "3", "--turns", "4")
    yield "without an end nothing is known of the share", \
        (result["low_percent"], result["high_percent"]) == (0, 100), result
    out = run_ladder(program, "cadet,random", "--turns", "4")
    yield "a ladder tells how many were called off", "2 games were called off" in out, out


def typed_paths(program, in_c, library, folder):
    """Files as people type them, seen from the folder in which they lie."""
    whole = os.path.abspath(program)

    def run(where, *arguments):
        return subprocess.run([whole, "sim", "--games", "1", *arguments], cwd=where, text=True,
                              capture_output=True, check=False)
    where, name = os.path.split(os.path.abspath(library))
    above, last = os.path.split(where)
    for place, given in ((where, name), (where, "./" + name), (above, last + "/" + name),
                         (where, name + ":cadet"), (where, name + ":ace:50"),
                         (folder, os.path.abspath(library) + ":officer")):
        out = run(place, "--blue", "lib:" + given, "--yellow", "random")
        yield "lib:%s from %s" % (given, os.path.basename(place)), \
            out.returncode == 0 and "refused 0" in out.stdout, out
    for given, complaint in ((name + "x", "no such file"), (name + ":x", "no bot"),
                             (".", "directory"), ("", "no such file")):
        out = run(where, "--blue", "lib:" + given)
        yield "lib:%s is refused in one line" % given, \
            out.returncode == 2 and complaint in out.stderr and out.stderr.count("\n") == 1, out
    where, name = os.path.split(os.path.abspath(in_c))
    for given in (name, "./" + name, name + " ; exit 0"):
        out = run(where, "--blue", "exec:" + given, "--yellow", "random")
        yield "exec:%s in its own folder" % given, \
            out.returncode == 0 and "fault" not in out.stdout, out


def parts(program, in_c, in_python, library, slow_start):
    yield from examples(program, in_c, in_python)
    yield from repeats(program, in_c)
    yield from faults(program)
    yield from nobody_stays(program, in_c, slow_start)
    with tempfile.TemporaryDirectory() as folder:
        yield from hearing(program, folder)
        yield from asking(program, folder)
        yield from records(program, folder)
        yield from transcripts(program, folder)
        yield from typed_paths(program, in_c, library, folder)
    yield from called_off(program)


def main(*arguments):
    return report(parts(*arguments))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
