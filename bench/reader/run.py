#!/usr/bin/env python3
"""How much of its strength a bot gives away by being foreseeable: run.py BUILD [options].

Plays games of the bot under test against itself, fits a model of its choices on them, and lets a
reader that knows this model play the bot. The reader is our ace with the fitted model, a program
like any other (docs/BOTS.md). What the share of a reader without the model would be is printed
beside it: our ace against the bot, the same number of games."""
import argparse
import glob
import json
import os
import subprocess
import tempfile


def sim(fathom, *words):
    out = subprocess.run([fathom, "sim", "--json", *map(str, words)], check=True,
                         capture_output=True, text=True)
    return json.loads(out.stdout)


def record(fathom, bot, maps, games, seed, folder):
    """Against one of whom it is told nothing, as of the reader."""
    bot += "+told=0"
    for number, name in enumerate(maps):
        sim(fathom, "--games", games, "--blue", bot, "--yellow", bot, "--map", name, "--seed",
            seed + number, "--jobs", 1, "--record", os.path.join(folder, name))
    return sorted(glob.glob(os.path.join(folder, "*", "*.fathom")))


def build_reader(build):
    """They are not part of an ordinary build, and old ones would lose every game."""
    subprocess.run(["ninja", "-C", build, "bench/reader/fit", "bench/reader/reader"], check=True,
                   stdout=subprocess.DEVNULL)


def fit(build, records, path):
    with open(path, "w", encoding="utf-8") as model:
        subprocess.run([os.path.join(build, "bench/reader/fit"), "both", *records], check=True,
                       stdout=model)


def tell(name, result):
    print("%-8s %-8s %5.1f %% (%.1f to %.1f) of %d games" % (
        result["map"], name, result["share_percent"], result["low_percent"],
        result["high_percent"], result["games"]), flush=True)


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("build")
    words.add_argument("--bot", default="ace", help="the bot under test, as fathom sim takes it")
    words.add_argument("--maps", default="alpha,charlie")
    words.add_argument("--fit-games", type=int, default=200, help="to fit on, a map")
    words.add_argument("--games", type=int, default=200, help="to play, a map")
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    fathom, maps = os.path.join(given.build, "fathom"), given.maps.split(",")
    build_reader(given.build)
    with tempfile.TemporaryDirectory() as folder:
        model = os.path.join(folder, "model")
        fit(given.build,
            record(fathom, given.bot, maps, given.fit_games, given.seed + 1000, folder), model)
        reader = "exec:%s %s" % (os.path.join(given.build, "bench/reader/reader"), model)
        for name in maps:
            for who, crew in ("reader", reader), ("ace", "ace"):
                tell(who, sim(fathom, "--games", given.games, "--blue", crew, "--yellow",
                              given.bot, "--map", name, "--seed", given.seed, "--jobs", 1))


if __name__ == "__main__":
    main()
