#!/usr/bin/env python3
"""A newcomer as a crew for `fathom sim`: whether people can beat the cadet soon.

    fathom sim --games 400 --blue "exec:python3 bench/newcomer.py second" --yellow cadet
    fathom sim --games 400 --blue "exec:python3 bench/newcomer.py first" --yellow cadet

In his second game he does what chart and coach tell him: he heads for the middle of the places
where the enemy can be, charges one gauge after the other, asks while there are many, shoots at the
likeliest of the last five, is silent when the enemy has three left for him. In his first he sails
anywhere, shoots when eight are left, and neither asks nor hides. He keeps off courses that hurt and
spares his weapons in both; further than that he never thinks."""
import json
import random
import sys

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
WEAPONS, REACTORS = {"W1", "N2", "N5", "S3", "S4", "E3"}, {"W5", "W6", "N6", "S5", "E4", "E6"}
CHARGE = ["torpedo", "sonar", "drone", "silence", "mine"]
HEARD, NEAR = 3, 4


def ask(**question):
    print(json.dumps(question), flush=True)
    answer = json.loads(sys.stdin.readline())
    assert json.loads(sys.stdin.readline())["ok"]
    return answer[question["ask"]]


def space(name):
    return ord(name[0]) - ord("A"), int(name[1:])


def apart(a, b):
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def hurts(crossed, symbol):
    after = crossed | {symbol}
    return after >= REACTORS or sum(one[0] == symbol[0] for one in after) == 6


def course_hurts(crossed, dir):
    panel = {"%s%d" % (dir, i) for i in range(1, 7)} - crossed
    return all(hurts(crossed, symbol) for symbol in panel)


class Newcomer:
    def __init__(self, setup, first):
        self.team, self.dice = setup["team"], random.Random(setup["seed"])
        self.first, self.few = first, 8 if first else 5

    def look(self):
        self.weights = ask(ask="belief", team=self.team)["weights"]
        self.heard = len(ask(ask="belief", team=self.team, about=self.team)["weights"])
        boat = ask(ask="view", seat=self.team + ".captain")["boats"][self.team]
        self.at, self.crossed = space(boat.get("at") or "A1"), set(boat["crossed"])

    def off(self):
        """How far it is to the middle of the enemy's places."""
        cells = [space(name) for name in self.weights]
        return [sum(cell[axis] for cell in cells) / len(cells) - self.at[axis] for axis in (0, 1)]

    def course(self, order):
        x, y = self.off()
        dx, dy = STEP[order["dir"]]
        towards = dx * x + dy * y if abs(x) + abs(y) >= NEAR and not self.first else 0
        return 100 + 10 * towards - 1000 * course_hurts(self.crossed, order["dir"])

    def shot(self, order):
        at = space(order["at"])
        if len(self.weights) > self.few or apart(at, self.at) < 2:
            return -1
        return 1000 * self.weights.get(order["at"], -1)

    def worth(self, order):
        kind, asks = order["do"], len(self.weights) > self.few and not self.first
        if kind == "course":
            return self.course(order)
        if kind == "torpedo":
            return self.shot(order)
        if kind == "mark":
            return 90 - CHARGE.index(order["gauge"]) if order.get("gauge") in CHARGE else 80
        if kind == "cross":
            symbol = order["symbol"]
            return 70 - 40 * hurts(self.crossed, symbol) - (symbol in WEAPONS) if symbol else 0
        if kind == "silence":
            hides = self.heard <= HEARD and order["length"] and not self.first
            return 50 + order["length"] if hides else -1
        return {"sonar": 40 * asks, "drone": 30 * asks, "pass": 10, "surface": 5, "trigger": -1,
                "mine": -1}.get(kind, 60)

    def choose(self, legal):
        self.look()
        self.dice.shuffle(legal)
        return max(legal, key=self.worth)


for line in sys.stdin:
    message = json.loads(line)
    if message.get("your") == "team":
        newcomer = Newcomer(message, sys.argv[1:] == ["first"])
    elif message.get("your") == "move":
        print(json.dumps(newcomer.choose(message["legal"])), flush=True)
