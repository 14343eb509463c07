#!/usr/bin/env python3
"""The arena: sim_test.py FATHOM CREW. The same seed gives the same result with any number of jobs,
the records can be replayed, the levels stand in their order, and the bots of the library CREW (it
is of this very build) play as our own do."""
import json
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from tap import report

REPEATS = ("games", "blue", "yellow", "draws", "called_off", "stuck", "refused", "orders",
           "turns_mean", "turns_median", "turns_longest", "sunk_by", "game_ms_mean", "first_wins")


def fathom(program, *arguments):
    out = subprocess.run([program, *arguments], capture_output=True, text=True, check=False,
                         timeout=600)
    return out.returncode, out.stdout, out.stderr


def sim(program, *arguments):
    status, out, err = fathom(program, "sim", "--json", *arguments)
    assert status == 0, err
    return json.loads(out)


def repeats(program):
    for arguments in (["--blue", "officer", "--yellow", "cadet", "--games", "40"],
                      ["--blue", "ace:100", "--yellow", "cadet", "--games", "12"],
                      ["--blue", "officer", "--yellow", "cadet", "--games", "12", "--mode", "real",
                       "--map", "charlie"]):
        alone = sim(program, *arguments, "--seed", "9", "--jobs", "1")
        several = sim(program, *arguments, "--seed", "9", "--jobs", "5")
        other = sim(program, *arguments, "--seed", "10", "--jobs", "5")
        same = all(alone[key] == several[key] for key in REPEATS)
        yield "jobs change nothing: " + " ".join(arguments), same, (alone, several)
        differs = any(alone[key] != other[key] for key in REPEATS)
        yield "another seed is another run", differs, other
        yield "the sums agree", alone["blue"] + alone["yellow"] + alone["draws"] + \
            alone["called_off"] + alone["stuck"] == alone["games"], alone


def order_of_levels(program):
    for blue, yellow, games, least in (("cadet", "random", 200, 95), ("officer", "cadet", 200, 80),
                                       ("ace:1500", "officer", 30, 70)):
        result = sim(program, "--blue", blue, "--yellow", yellow, "--games", str(games))
        yield "%s beats %s in %d %% or more" % (blue, yellow, least), \
            result["share_percent"] >= least and result["refused"] == 0, result


def records(program):
    with tempfile.TemporaryDirectory() as folder:
        result = sim(program, "--blue", "cadet", "--yellow", "random", "--games", "3", "--record",
                     os.path.join(folder, "games"), "--players", "4+3")
        names = sorted(os.listdir(os.path.join(folder, "games")))
        yield "a record a game", len(names) == 3 and result["games"] == 3, names
        for name in names:
            said = fathom(program, "replay", os.path.join(folder, "games", name))
            yield "replay " + name, said[0] == 0 and "The game is over" in said[1], said


def calls_heard(program, path, seat):
    told = fathom(program, "replay", "--json", "--seat", seat, path)[1]
    lines = map(json.loads, told.splitlines())
    return [line["from"].split(".")[0] for line in lines if "call" in line]


def calls(program):
    with tempfile.TemporaryDirectory() as folder:
        sim(program, "--blue", "officer", "--yellow", "officer", "--games", "1", "--players", "4+4",
            "--record", folder)
        path = os.path.join(folder, os.listdir(folder)[0])
        heard = calls_heard(program, path, "all")
        yield "the record has both crews' calls", set(heard) == {"blue", "yellow"}, heard
        for team in "blue", "yellow":
            own = calls_heard(program, path, team + ".engineer")
            yield "a crew hears its own", own == [team] * heard.count(team), own
        yield "nobody else hears any", calls_heard(program, path, "spectator") == [], heard


def manners(program):
    said = fathom(program, "sim", "--ladder", "random,cadet,officer", "--games", "30", "--json")
    ladder = {row["name"]: row["elo"] for row in json.loads(said[1])["ladder"]}
    yield "the ladder's order", ladder["random"] < ladder["cadet"] < ladder["officer"], said
    odd = sim(program, "--blue", "ace+nodes=-1+turns=0+options=0", "--games", "2")
    yield "weights that count nothing count one", odd["refused"] == 0 and odd["games"] == 2, odd
    for arguments in (["--blue", "commodore"], ["--games", "0"], ["--games", "many"],
                      ["--ladder", "ace"], ["--ladder", "ace,nobody"], ["--jobs", "0"]):
        said = fathom(program, "sim", *arguments)
        good = said[0] == 2 and said[1] == "" and said[2].count("\n") == 1
        yield "refused: " + " ".join(arguments), good, said


def frozen(program, crew):
    """Nobody is told of a library's bots, nor they of anybody."""
    arguments = ["--yellow", "cadet", "--games", "20", "--seed", "4"]
    own = sim(program, "--blue", "ace-mines:100+told=0", *arguments)
    theirs = sim(program, "--blue", "lib:" + crew + ":ace-mines:100", *arguments)
    yield "bots of a library", all(own[key] == theirs[key] for key in REPEATS), (own, theirs)
    short = ["--yellow", "cadet", "--games", "2", "--seed", "4"]
    own = sim(program, "--blue", "ace+told=0", *short)
    theirs = sim(program, "--blue", "lib:" + crew, *short)
    yield "a library alone is its ace", all(own[key] == theirs[key] for key in REPEATS), theirs
    for name in ("lib:", "lib:" + crew + ":commodore", "lib:/nowhere.so:ace",
                 "lib:" + program + ":ace"):
        said = fathom(program, "sim", "--blue", name)
        good = said[0] == 2 and said[1] == "" and said[2].count("\n") == 1
        yield "refused: " + name, good, said


def main(program, crew):
    parts = repeats, order_of_levels, records, calls, manners
    checks = [check for part in parts for check in part(program)]
    return report(checks + list(frozen(program, crew)))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
