#!/usr/bin/env python3
"""Learns where to begin (bots/starts.h): play ... --starts yes | starts.py bots/starts_NAME.c.

The share of the games that was won from each start, drawn towards that of all games the more, the
less the starts of that map differ beyond what chance would do, as a logit beside that of all."""
import math
import os
import sys

START_STEP, OPENING_STEP, MOST, WIDTH = 0.05, 0.1, 12, 60
REAL, SIDE, REAL_SIDE = ".real", 10, 15


def add(counts, at, games, points):
    before = counts.get(at, (0, 0))
    counts[at] = before[0] + int(games), before[1] + float(points)


def read(lines):
    """{map: {(column, row): (games, points)}}, and {map: {number: (games, points)}} of openings."""
    starts, openings = {}, {}
    for words in map(str.split, lines):
        if len(words) == 5:
            add(starts.setdefault(words[0], {}), (int(words[1]), int(words[2])), *words[3:])
        if len(words) == 4:
            add(openings.setdefault(words[0], {}), int(words[1]), *words[2:])
    return starts, openings


def shrunk(counts):
    """The shares, that of all games, and how much the shares vary in truth."""
    counts = {at: count for at, count in counts.items() if count[0]}
    total = sum(games for games, _ in counts.values())
    mean = sum(points for _, points in counts.values()) / total
    chance = mean * (1 - mean)
    seen = sum(games * (points / games - mean) ** 2 for games, points in counts.values()) / total
    truth = max(seen - chance * len(counts) / total, 1e-6)
    return {at: mean + (points / games - mean) * truth / (truth + chance / games)
            for at, (games, points) in counts.items()}, mean, math.sqrt(truth)


def logit(share):
    share = min(max(share, 0.001), 0.999)
    return math.log(share / (1 - share))


def letters(counts, what, step):
    """{at: letter}, "." where nobody was."""
    shares, mean, deviation = shrunk(counts)
    print("%s: %d, each %.0f times, %.3f won, shares differ by %.3f" % (
        what, len(shares), sum(games for games, _ in counts.values()) / len(shares), mean,
        deviation))
    worth = {at: round((logit(share) - logit(mean)) / step) for at, share in shares.items()}
    return {at: chr(ord("m") + max(-MOST, min(MOST, worth[at]))) if at in worth else "."
            for at in counts}


def quoted(text, width):
    return "\n".join('     "%s"' % text[i:i + width] for i in range(0, len(text), width))


def opening_text(name, counts):
    if not counts or not any(games for games, _ in counts.values()):
        return "     NULL"
    signs = letters(counts, name + ", openings", OPENING_STEP)
    return quoted("".join(signs[number] for number in sorted(signs)), WIDTH)


def main():
    starts, openings = read(sys.stdin)
    table = os.path.splitext(os.path.basename(sys.argv[1]))[0]
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.write('/* Made by train/starts.py. */\n#include "bots/starts.h"\n\n'
                   "const struct start_table %s[] = {\n" % table)
        for name, counts in sorted(starts.items()):
            signs = letters(counts, name, START_STEP)
            side = REAL_SIDE if name.endswith(REAL) else SIDE
            chart = "".join(signs.get((column, row), "#")
                            for row in range(side) for column in range(side))
            file.write('    {"%s",\n%s,\n%s},\n' % (
                name.removesuffix(REAL), quoted(chart, side),
                opening_text(name, openings.get(name))))
        file.write("    {NULL, NULL, NULL},\n};\n")


if __name__ == "__main__":
    main()
