#!/usr/bin/env python3
"""Tunes a bot's weights (bots/weights.h) by games against itself: tune.py PLAY SECONDS [options].

Simultaneous perturbation: each round every weight is moved up or down by a step of its own, the two
bots play each other, and all weights go a little the way of the winner. Prints the weights now and
then, as `+name=value...` for `fathom sim`, and last of all a match of the tuned against the untuned
on games that were not played before. PLAY is what train/build.sh makes."""
import argparse
import os
import random
import re
import subprocess
import time

HEADER = os.path.join(os.path.dirname(__file__), "..", "bots", "weights.h")
LEVELS = ("officer", "ace", "admiral")
QUICK = ("fr2", "uk2")

# Whose size counts, or what the mirror and the watch go by: left alone.
FIXED = ("nodes", "turns", "options", "mix", "vary_cross", "vary_mark", "prospects", "imitate",
         "joint", "clock", "begin_from", "begin_to", "reads", "start", "kin", "old", "air",
         "known", "telling", "told")


def rows(table, numbers):
    """The rows X(name, number...) of a table with so many numbers."""
    found = re.findall(r"X\((\w+)%s\)" % (numbers * r", (-?[\d.]+)"), table)
    return [(name, [float(value) for value in values]) for name, *values in found]


def weights_of(level, mode, rules):
    """What a level begins with: its column of WEIGHTS, and EVALUATION with v_ before the names."""
    with open(HEADER, encoding="utf-8") as file:
        tables = file.read().split("#define WEIGHTS(X)")[1]
    thumb, evaluation = tables.split("#define EVALUATION(X)")
    own = level == "admiral" and mode == "real"
    column = 3 if own else LEVELS.index(level)
    values = {name: numbers[column] for name, numbers in rows(thumb, 4)}
    assert len(values) == len(re.findall(r"^    X\(", thumb, re.M)), "a row of no known shape"
    if level == "ace" and mode == "real":
        its_own = re.search(r"#define REAL_TIME_WEIGHTS(.*\\\n)*.*", thumb)[0]
        values.update((name, numbers[0]) for name, numbers in rows(its_own, 1))
    for name, numbers in rows(evaluation, 3):
        values["v_" + name] = numbers[2 if own else rules in QUICK]
    return {name: value for name, value in values.items() if value and name not in FIXED}


def spec(bot, values):
    return bot + "".join("+%s=%.4f" % pair for pair in sorted(values.items()))


def share(given, blue, yellow, games, seed):
    out = subprocess.run([given.play, "--blue", blue, "--yellow", yellow, "--games", str(games),
                          "--jobs", str(given.jobs), "--seed", str(seed), "--map", given.maps,
                          "--mode", given.mode, "--rules", given.rules],
                         check=True, capture_output=True, text=True)
    return float(out.stdout.split()[5]) / 100


def ahead(given, up, down, seed):
    """How much better the one is: against the other, against a third, or the mean of both."""
    found = []
    if not given.apart:
        found.append(2 * share(given, up, down, given.games, seed) - 1)
    if given.against:
        found.append(2 * (share(given, up, given.against, given.games, seed + 1) -
                          share(given, down, given.against, given.games, seed + 1)))
    return sum(found) / len(found)


def tune(given, values, rng):
    begun, rounds = time.time(), 0
    step = {name: 0.15 * abs(value) + 0.01 for name, value in values.items()}
    mean = dict.fromkeys(values, 0.0)
    while time.time() - begun < given.seconds:
        rounds += 1
        sign = {name: rng.choice((-1, 1)) for name in values}
        up = {name: value + sign[name] * step[name] for name, value in values.items()}
        down = {name: value - sign[name] * step[name] for name, value in values.items()}
        won = ahead(given, spec(given.bot, up), spec(given.bot, down), rounds * 7919)
        pace = given.rate / (1 + rounds / 100) ** 0.3
        for name in values:
            values[name] += pace * won * sign[name] * step[name]
            mean[name] += values[name]
        if rounds % 50 == 0:
            print("%d rounds, %s" % (rounds, spec("", values)), flush=True)
    return {name: mean[name] / rounds for name in values}, values


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("play")
    words.add_argument("seconds", type=float)
    words.add_argument("--level", default="ace", choices=LEVELS,
                       help="whose weights to begin with")
    words.add_argument("--bot", default="ace:1500", help="what plays, before its weights")
    words.add_argument("--against", help="a bot that both play as well")
    words.add_argument("--apart", action="store_true", help="they play that bot alone")
    words.add_argument("--from", dest="begin", default="", help="weights to begin with, as printed")
    words.add_argument("--only", default="", help="the weights to tune, with commas; else all")
    words.add_argument("--games", type=int, default=64, help="a round")
    words.add_argument("--jobs", type=int, default=16)
    words.add_argument("--maps", default="alpha,bravo,charlie,delta,echo,alpha-2,bravo-2,charlie-2,"
                       "delta-2,echo-2")
    words.add_argument("--mode", default="turn", choices=("turn", "real"))
    words.add_argument("--rules", default="en1")
    words.add_argument("--rate", type=float, default=0.6)
    words.add_argument("--test-games", type=int, default=1600)
    given = words.parse_args()
    if given.apart and not given.against:
        words.error("--apart needs --against")
    begin = weights_of(given.level, given.mode, given.rules)
    if given.only:
        begin = {name: begin[name] for name in given.only.split(",")}
    begin.update((name, float(value)) for name, value in re.findall(r"(\w+)=([^+]+)", given.begin))
    mean, last = tune(given, begin, random.Random(1))
    for name, values in ("mean", mean), ("last", last):
        foe = given.against if given.apart else given.bot
        won = share(given, spec(given.bot, values), foe, given.test_games, 424243)
        print("%s against %s, %d games: %.1f %%" % (name, foe, given.test_games, 100 * won))
        print(spec("", values), flush=True)


if __name__ == "__main__":
    main()
