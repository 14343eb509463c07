#!/usr/bin/env python3
"""Arguments of the verbs: arguments_test.py FATHOM MAPS.

Bad ones end with status 2 and exactly one line on stderr that says what is wrong; good ones do
not. Bad files are the same, with status 1 where the file was read and found wanting."""
import os
import subprocess
import sys
import tempfile

from tap import report

BAD = [
    ("referee --rules en3", "en3"),
    ("referee --rules", "needs a value"),
    ("referee --rules fr2 --goal fast", "quick or hunt"),
    ("play --goal hunt", "fr2 and uk2"),
    ("referee --set hull", "hull"),
    ("referee --set hull=9", "hull"),
    ("referee --set speed=9", "speed"),
    ("referee --set torpedo_path=over", "torpedo_path"),
    ("referee --map atlantis", "atlantis"),
    ("referee --map ./atlantis.map", "atlantis"),
    ("referee --map /", "directory"),
    ("referee --mode fast", "fast"),
    ("referee --map MAPS/alpha.turn.map --mode real", "mode"),
    ("referee --map MAPS/alpha.real.map --mode turn", "mode"),
    ("referee --map MAPS/alpha.real.map --players 1+2", "players"),
    ("referee --seed x", "seed"),
    ("referee --seed -1", "seed"),
    ("referee --seed 18446744073709551616", "seed"),
    ("referee --players 5+1", "5+1"),
    ("referee --players 0+1", "0+1"),
    ("referee --players 44", "44"),
    ("referee --first red", "red"),
    ("referee --view blue.cook", "blue.cook"),
    ("referee --view blue", "blue"),
    ("referee --mode real --players 1+2", "players"),
    ("referee --mode real --rules fr2 --players 2+3", "players"),
    ("referee --record /nowhere/at/all", "/nowhere/at/all"),
    ("referee -x", "-x"),
    ("referee --json=1", "json"),
    ("replay", "FILE"),
    ("replay /nowhere/at/all", "/nowhere/at/all"),
    ("replay MAPS --seat all", "directory"),
    ("replay x --seat green.captain", "green.captain"),
    ("replay x --json=yes", "takes no value"),
    ("rules en9", "en9"),
    ("rules --diff en1", "two"),
    ("rules en1 fr2", "--diff"),
    ("map", "list"),
    ("map draw alpha", "draw"),
    ("map show", "map"),
    ("map show atlantis", "atlantis"),
    ("map show alpha --mode fast", "fast"),
    ("map list alpha", "list"),
    ("play --against whales", "whales"),
    ("play --hide red", "red"),
    ("sim --blue ace+shot=nan", "ace+shot=nan"),
    ("sim --blue ace+shot=1e999", "ace+shot=1e999"),
    ("sim --record MAPS/alpha.turn.map", "exists"),
    ("sim --transcript /nowhere/at/all", "/nowhere/at/all"),
    ("serve --config MAPS", "directory"),
    ("serve --origins fathom.example", "origins"),
    ("serve --base-url fathom.example", "base-url"),
    ("bench", "rules"),
    ("bench coffee", "coffee"),
    ("bench rules --seconds 0", "seconds"),
]

GOOD = [
    "referee", "referee --rules uk2 --map delta-2 --mode real --seed 18446744073709551615",
    "referee --set hull=8 --set hull=1 --players 1+1 --first yellow --view spectator",
    "referee --map MAPS/echo.real.map", "referee --map=MAPS/echo.turn.map --mode=turn",
    "referee --mode real --players 2+2", "rules", "rules fr2", "rules --json", "rules --markdown",
    "rules --diff en1 uk2", "rules --diff en1 uk2 --json", "rules it1 --json", "map list",
    "map show alpha", "map show echo-2 --mode real", "map show MAPS/alpha.real.map",
    "map check MAPS/delta.turn.map", "play --against nobody",
]

FULL = ["--help", "--version", "sim --help", "rules", "rules --json", "map list", "puzzle --json",
        "sim --games 1 --blue cadet --yellow cadet"]

SEA = "." * 10 + "\n"
MAPS = [
    ("", ":1:"), (SEA * 9, "row"), (SEA * 11, "row"), (SEA * 9 + "." * 9 + "\n", ":10:"),
    (SEA * 3 + "....?.....\n" + SEA * 6, ":4:5:"),
    (SEA * 4 + "##########\n" + SEA * 5, "connected"),
    (SEA * 3 + "V.........\n" + SEA * 6, ":4:"), ("\0" * 300, ":1:"), ("." * 70000, "long"),
]


def fathom(program, line, maps, stdout=subprocess.PIPE):
    words = [word.replace("MAPS", maps) for word in line.split()]
    out = subprocess.run([program] + words, stdin=subprocess.DEVNULL, stdout=stdout,
                         stderr=subprocess.PIPE, check=False, timeout=60)
    return out.returncode, out.stdout, out.stderr.decode("utf-8", "replace")


def refused(said, status, word):
    got, out, err = said
    return got == status and not out and err.count("\n") == 1 and word in err


def tests(program, maps, folder):
    for line, word in BAD:
        said = fathom(program, line, maps)
        yield line, refused(said, 2, word), said
    for line in GOOD:
        said = fathom(program, line, maps)
        yield line, said[0] == 0 and not said[2], said
    for line in FULL:
        with open("/dev/full", "wb") as full:
            said = fathom(program, line, maps, full)
        yield line + " > /dev/full", refused(said, 1, "No space left"), said
    said = fathom(program, "sim --games 1 --blue cadet --yellow cadet --record /proc", maps)
    yield "a record that is not there is no success", said[0] == 1 and "/proc" in said[2], said
    path = os.path.join(folder, "chart.map")
    for number, (text, word) in enumerate(MAPS, 1):
        with open(path, "w", encoding="ascii") as f:
            f.write(text)
        said = fathom(program, "map check " + path, maps)
        yield "bad map %d is refused" % number, refused(said, 1, word), said
        said = fathom(program, "referee --map " + path, maps)
        yield "bad map %d is not played on" % number, refused(said, 2, word), said
    for text in ("", "FTHM", "hello, world", "FTHM\2" + "x" * 200):
        with open(path, "w", encoding="ascii") as f:
            f.write(text)
        said = fathom(program, "replay --salvage " + path, maps)
        yield "%r is no record" % text[:8], refused(said, 1, "offset"), said


def main(program, maps):
    with tempfile.TemporaryDirectory() as folder:
        return report(tests(program, maps, folder))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
