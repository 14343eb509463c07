#!/usr/bin/env python3
"""Tunes the ace's weights (bots/weights.h) by games against itself: tune.py PLAY SECONDS [options].

Simultaneous perturbation: each round every weight is moved up or down by a step of its own, the two
bots play each other, and all weights go a little the way of the winner. Prints the weights now and
then, as `+name=value...` for `fathom sim`, and last of all a match of the tuned against the untuned
on games that were not played before. PLAY is what train/build.sh makes."""
import argparse
import random
import subprocess
import time

# name: where it begins. Features of the evaluation have v_ before them.
WEIGHTS = {
    "water": 0.45, "cramped": 0.3, "dead_end": 1.5, "one_exit": 0.25, "attack": 1.1, "fear": 0.9,
    "unarmed_fear": 0.35, "charging": 0.25, "distance": 0.04, "hide": 0.22, "sheet": 0.6,
    "surface_cost": 0.5, "surface_told": 0.2, "surface_armed": 1.6, "surface_unarmed": 0.7,
    "shot": 0.3, "shot_told": 0.07, "sink": 2.0, "bit_armed": 0.24, "question": 0.12,
    "silence_bit": 0.06, "silence_threat": 0.3, "silence_cost": 0.35, "mine": 0.12,
    "mine_near": 0.4, "trigger": 0.5, "mark_torpedo": 3.0, "mark_silence_found": 2.6,
    "mark_silence": 1.7, "mark_sonar": 0.95, "mark_drone": 0.9, "mark_mine": 0.75,
    "mark_begun": 0.3, "weapons": 1.0, "detection": 0.35, "special": 0.75, "slack": 1.0,
    "prior": 0.04, "course_noise": 0.8, "activation_noise": 0.3, "v_hull_1": -2.2,
    "v_hull_2": -1.3, "v_hull_3": -0.6, "v_armed": 0.15, "v_torpedo": 0.15, "v_silence": 0.2,
    "v_silent": 0.1, "v_mine": 0.05, "v_mines": 0.1, "v_no_weapons": -0.25, "v_no_special": -0.12,
    "v_crosses": -0.2, "v_hidden": 0.05, "v_aim": 0.2, "v_shot": 0.3, "v_near_armed": 0.2,
    "v_cramped": -0.3, "v_water": 0.2, "v_tempo": 0.2,
}


def spec(bot, values):
    return bot + "".join("+%s=%.4f" % pair for pair in sorted(values.items()))


def share(given, blue, yellow, games, seed):
    out = subprocess.run([given.play, "--blue", blue, "--yellow", yellow, "--games", str(games),
                          "--jobs", str(given.jobs), "--seed", str(seed), "--map", given.maps],
                         check=True, capture_output=True, text=True).stdout.split()
    return float(out[5]) / 100


def tune(given, rng):
    values, begun, rounds = dict(WEIGHTS), time.time(), 0
    step = {name: 0.15 * abs(value) + 0.01 for name, value in values.items()}
    mean = dict.fromkeys(values, 0.0)
    while time.time() - begun < given.seconds:
        rounds += 1
        sign = {name: rng.choice((-1, 1)) for name in values}
        up = {name: value + sign[name] * step[name] for name, value in values.items()}
        down = {name: value - sign[name] * step[name] for name, value in values.items()}
        won = share(given, spec(given.bot, up), spec(given.bot, down), given.games, rounds * 7919)
        pace = given.rate / (1 + rounds / 100) ** 0.3
        for name in values:
            values[name] += pace * (won - 0.5) * 2 * sign[name] * step[name]
            mean[name] += values[name]
        if rounds % 50 == 0:
            print("%d rounds, %s" % (rounds, spec("", values)), flush=True)
    return {name: mean[name] / rounds for name in values}, values


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("play")
    words.add_argument("seconds", type=float)
    words.add_argument("--bot", default="ace:1500")
    words.add_argument("--games", type=int, default=64, help="a round")
    words.add_argument("--jobs", type=int, default=16)
    words.add_argument("--maps", default="alpha,bravo,charlie,delta,echo,alpha-2,bravo-2")
    words.add_argument("--rate", type=float, default=0.6)
    words.add_argument("--test-games", type=int, default=1600)
    given = words.parse_args()
    mean, last = tune(given, random.Random(1))
    for name, values in ("mean", mean), ("last", last):
        won = share(given, spec(given.bot, values), given.bot, given.test_games, 424243)
        print("%s against the untuned, %d games: %.1f %%" % (name, given.test_games, 100 * won))
        print(spec("", values), flush=True)


if __name__ == "__main__":
    main()
