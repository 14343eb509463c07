#!/usr/bin/env python3
"""Learns where to begin (bots/starts.h): play ... --starts yes | starts.py OUT.c.

The share of the games that was won from each start, drawn towards one half the more, the less the
starts of that map differ beyond what chance would do, as a logit. OUT.c is bots/start_tables.c."""
import math
import sys

STEP, MOST, SIDE = 0.05, 12, 10


def read(lines):
    """{map: {(column, row): (games, points)}}"""
    maps = {}
    for words in map(str.split, lines):
        if len(words) == 5:
            column, row, games = map(int, words[1:4])
            maps.setdefault(words[0], {})[column, row] = games, float(words[4])
    return maps


def shrunk(starts):
    """The shares, and how much they vary in truth."""
    starts = {at: count for at, count in starts.items() if count[0]}
    total = sum(games for games, _ in starts.values())
    seen = sum(games * (points / games - 0.5) ** 2 for games, points in starts.values()) / total
    truth = max(seen - 0.25 * len(starts) / total, 1e-6)
    return {at: 0.5 + (points / games - 0.5) * truth / (truth + 0.25 / games)
            for at, (games, points) in starts.items()}, math.sqrt(truth)


def letter(share):
    steps = round(math.log(share / (1 - share)) / STEP)
    return chr(ord("m") + max(-MOST, min(MOST, steps)))


def sign(starts, shares, at):
    return letter(shares[at]) if at in shares else "." if at in starts else "#"


def main():
    maps = read(sys.stdin)
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.write('/* Made by train/starts.py. */\n#include "bots/starts.h"\n\n'
                   "const struct start_table start_tables[] = {\n")
        for name, starts in sorted(maps.items()):
            shares, deviation = shrunk(starts)
            print("%s: %d starts, %d games, shares differ by %.3f" % (
                name, len(shares), sum(games for games, _ in starts.values()) // 2, deviation))
            rows = ["".join(sign(starts, shares, (column, row)) for column in range(SIDE))
                    for row in range(SIDE)]
            file.write('    {"%s",\n%s},\n' % (
                name, "\n".join('     "%s"' % row for row in rows)))
        file.write("    {NULL, NULL},\n};\n")


if __name__ == "__main__":
    main()
