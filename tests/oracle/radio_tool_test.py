#!/usr/bin/env python3
"""`fathom radio` as people use it: radio_tool_test.py FATHOM SOUND_RECORDS.

Games of bots are recorded. The true place must be in every belief; a record and the stream of its
events must give the same; and the companion at the table must take words, refuse what cannot be,
and undo."""
import glob
import json
import os
import subprocess
import sys
import tempfile

GAMES = [
    ("alpha", "turn", "en1", "officer", "cadet", 20),
    ("bravo-2", "turn", "uk2", "officer", "random", 10),
    ("delta-2", "turn", "fr2", "cadet", "cadet", 10),
    ("echo-2", "real", "it1", "officer", "cadet", 4),
    ("charlie", "real", "es1", "cadet", "random", 4),
]


class Tap:
    def __init__(self):
        self.count = 0

    def check(self, good, name):
        self.count += 1
        print(f"{'ok' if good else 'not ok'} {self.count} - {name}")


def run(arguments, text=""):
    return subprocess.run(arguments, input=text, capture_output=True, encoding="utf-8",
                          env={**os.environ, "LANG": "C.UTF-8"}, check=False)


def test_game(tap, fathom, sound, game):
    name, mode, rules, blue, yellow, games = game
    where = ["--map", name, "--mode", mode, "--rules", rules]
    with tempfile.TemporaryDirectory() as folder:
        run([fathom, "sim", "--games", str(games), "--blue", blue, "--yellow", yellow,
             "--record", folder, "--seed", "7", *where])
        records = sorted(glob.glob(os.path.join(folder, "*")))
        watched = run([sound, *records])
        tap.check(len(records) == games and watched.returncode == 0,
                  f"{blue} and {yellow} on {name}: {watched.stdout.strip()}{watched.stderr}")
        longest = max(records, key=os.path.getsize)
        told = run([fathom, "radio", longest, "--json", "--team", "yellow"])
        events = run([fathom, "replay", longest, "--json", "--seat", "yellow.radio_operator"])
        heard = run([fathom, "radio", "-", "--json", "--team", "yellow", *where], events.stdout)
        beliefs = [json.loads(line) for line in told.stdout.splitlines()]
        tap.check(told.returncode == 0 and len(beliefs) > 20 and all(b["cells"] for b in beliefs),
                  f"{name}: a belief after each of {len(beliefs)} announcements")
        tap.check(heard.stdout == told.stdout and heard.returncode == 0,
                  f"{name}: a stream tells what its record tells")
        drawn = run([fathom, "radio", longest, "--heat"])
        tap.check("spaces," in drawn.stdout and drawn.returncode == 0, f"{name}: drawn")


def summaries(text):
    return [line for line in text.splitlines() if " spaces, " in line]


def test_table(tap, fathom):
    table = [fathom, "radio", "--table", "--map", "charlie", "--mode", "real"]
    lines = ["N", "nne", "silence", "drone 5 no", "undo", "undo"]
    shown = summaries(run(table, "\n".join(lines) + "\n").stdout)
    tap.check(len(shown) == 7 and shown[6] == shown[2] and shown[3] != shown[2],
              "undo goes back line by line")
    taken = ["N", "E", "silence", "drone 4 no", "sonar row 5 sector 2", "mine", "surface 2",
             "our torpedo G2 no", "hit h3 indirect", "dive"]
    said = run(table, "\n".join(taken) + "\n")
    tap.check(len(summaries(said.stdout)) == len(taken) + 1 and "?" not in said.stdout,
              "announcements at the table")
    for wrong, word in [("drone 12 no", "sector"), ("sonar row 3 row 4", "different"),
                        ("torpedo Z9", "Z9"), ("surface", "sector"), ("abracadabra", "help"),
                        ("lava 1", "volcano"), ("our torpedo G2", "indirect"), ("drone 4", "yes"),
                        ("archer D5", "Archer"), ("repair sonar", "repaired"), ("undo", "undo")]:
        said = run(table, wrong + "\n")
        tap.check(word in said.stdout and said.stdout.count("\n? ") == 1 and
                  len(summaries(said.stdout)) == 1, f"the table refuses {wrong}")
    said = run(table, "N\nS\nheat\n")
    shown = summaries(said.stdout)
    tap.check("cannot be" in said.stdout and shown[-1] == shown[1],
              "what cannot be changes nothing")
    said = run(table, "torpedo G2\nhit g2 indirect\nlog\n")
    tap.check("torpedo G2 indirect" in said.stdout, "a hit corrects the torpedo before it")
    said = run(table, "help\nadvice\nquit\nN\n")
    tap.check("best aim" in said.stdout and "silence" in said.stdout and
              len(summaries(said.stdout)) == 1, "help, advice and quit")


def test_streams(tap, fathom):
    follow = [fathom, "radio", "-", "--map", "bravo", "--mode", "real", "--json"]
    stream = ('{"event":"course","team":"yellow","dir":"N"}\nnonsense\n'
              '{"event":"course","team":"yellow","dir":"up"}\n{"ok":true}\n'
              '{"event":"course","team":"yellow","dir":"S"}\n')
    said = run(follow, stream)
    tap.check(said.returncode == 1 and "line 2" in said.stderr and "line 3" in said.stderr and
              len(said.stderr.splitlines()) == 2, "bad lines are named and passed over")
    beliefs = [json.loads(line) for line in said.stdout.splitlines()]
    tap.check(len(beliefs) == 2 and beliefs[1].get("contradiction") is True and
              beliefs[1]["exact"] is False and "contradiction" not in beliefs[0],
              "a contradiction is told")
    for wrong in (["--team", "green"], ["no-such-file"], ["--map", "zulu", "-"]):
        said = run([fathom, "radio", *wrong])
        tap.check(said.returncode == 2 and len(said.stderr.splitlines()) == 1,
                  f"bad arguments: {' '.join(wrong)}")


def main(fathom, sound):
    tap = Tap()
    for game in GAMES:
        test_game(tap, fathom, sound, game)
    test_table(tap, fathom)
    test_streams(tap, fathom)
    print(f"1..{tap.count}")


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]))
