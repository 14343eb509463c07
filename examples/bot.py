"""A crew in one file, to be played by `fathom sim`; docs/BOTS.md walks through it."""
import itertools
import json
import random
import sys

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
KINDS = {"W": "wsddrr", "N": "swsdwr", "S": "dswwrs", "E": "dswrdr"}  # weapon, special, ...
KIND = {panel + str(i + 1): kinds[i] for panel, kinds in KINDS.items() for i in range(6)}
CIRCUIT = {"yellow": {"W1", "W2", "W3", "E3"}, "orange": {"N1", "N2", "N3", "E1"},
           "gray": {"S1", "S2", "S3", "E2"}}
USES = dict(torpedo="w", mine="w", drone="d", sonar="d", silence="s", archer="s", repair="s")
CHARGE = ["scenario", "torpedo", "silence", "drone", "sonar", "mine", None]
REACH = {"direct": (0,), "indirect": (1,), "clear": range(2, 99)}


def space(name):
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def apart(a, b):
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


class Crew:
    def __init__(self, setup):
        self.team, self.enemy = setup["team"], "yellow" if setup["team"] == "blue" else "blue"
        self.side, chart, self.random = setup["side"], setup["chart"], random.Random(setup["seed"])
        self.sea = {(x, y) for y, row in enumerate(chart) for x, c in enumerate(row) if c in ".~oM"}
        self.places = {"blue": self.sea, "yellow": self.sea}
        self.at, self.route, self.crossed = None, set(), set()

    def sector(self, at):
        return at[1] // 5 * (self.side // 5) + at[0] // 5 + 1

    def run(self, at, dir, length=1):  # the spaces of a straight line, as far as there is sea
        line = ((at[0] + i * STEP[dir][0], at[1] + i * STEP[dir][1]) for i in range(1, length + 1))
        return itertools.takewhile(self.sea.__contains__, line)

    def fits(self, at, said):  # of a sonar's two statements exactly one is true
        return (said.get("row") == at[1] + 1) + (said.get("column") == chr(65 + at[0])) + (
            said.get("sector") == self.sector(at)) == 1

    def hear(self, event):
        kind, team, name = event["event"], event.get("team"), event.get("at")
        places = self.places.get(team)
        if kind == "course":
            self.places[team] = {to for at in places for to in self.run(at, event["dir"])}
        elif kind == "silence":
            self.places[team] = places.union(*(self.run(at, d, 4) for at in places for d in STEP))
        elif kind == "surface":
            self.keep(team, lambda at: self.sector(at) == event["sector"])
        elif kind == "drone" and event["answer"] != "smoke":
            self.keep("yellow" if team == "blue" else "blue", lambda at:
                      (self.sector(at) == event["sector"]) == (event["answer"] == "yes"))
        elif kind == "answer":
            self.keep(team, lambda at: self.fits(at, event))
        elif kind == "torpedo":  # fired from at most four steps away
            self.keep(team, lambda at: sum(abs(a - b) for a, b in zip(at, space(name))) < 5)
        elif kind == "blast" and event["cause"] != "volcano":
            for boat, result in event["result"].items():
                self.keep(boat, lambda at: apart(at, space(name)) in REACH[result])
        elif kind in ("crossed", "repaired", "cleared"):
            erased = self.crossed if kind == "cleared" else CIRCUIT.get(event.get("circuit"), set())
            self.crossed = (self.crossed | {event.get("symbol")}) - erased - {None}
        if team == self.team and name and kind in ("placed", "course", "silence", "surface"):
            line = self.run(self.at, event["dir"], event.get("length", 1)) if "dir" in event else ()
            self.at = space(name)
            self.route = {self.at}.union(line, () if kind == "surface" else self.route)

    def keep(self, team, test):
        self.places[team] = {at for at in self.places[team] if test(at)} or self.sea

    def room(self, at, taken):  # how many spaces can be reached from there, counted up to 30
        seen, todo = {at}, [at]
        while todo and len(seen) < 30:
            fresh = {to for dir in STEP for to in self.run(todo[0], dir)} - taken - seen
            seen, todo = seen | fresh, todo[1:] + sorted(fresh)
        return len(seen)

    def cross(self, symbol):  # what that is worth: circuits close, systems break, hulls crack
        after, kind = self.crossed | {symbol}, KIND[symbol]
        closes = any(symbol in circuit <= after for circuit in CIRCUIT.values())
        full = 6 in (sum(s[0] == symbol[0] for s in after), sum(KIND[s] == "r" for s in after))
        breaks = kind not in {KIND[s] for s in self.crossed}
        return 9 * closes - 50 * full - breaks * " dsw".find(kind) - (symbol[1] > "3")

    def score(self, order):
        kind, dir, at = order["do"], order.get("dir"), order.get("at")
        mine, theirs = self.places[self.team], self.places[self.enemy]
        if USES.get(kind) in {KIND[s] for s in self.crossed}:
            return -1  # broken: the rules of the second edition let us try, and make us pay
        if kind in ("torpedo", "trigger", "archer"):
            harm = sum(max(0, 2 - apart(space(at), enemy)) for enemy in theirs) / len(theirs)
            return 1000 * (harm - 0.45 - 5 * (apart(space(at), self.at) < 2))
        if kind == "drone":
            inside = sum(self.sector(enemy) == order["sector"] for enemy in theirs)
            return 10 * (min(inside, len(theirs) - inside) - 2)
        if kind == "course":
            to = next(self.run(self.at, dir))
            panel = 1.5 * max(self.cross(s) for s in set(KIND) - self.crossed if s[0] == dir)
            return 40 + 2 * self.room(to, self.route) + panel - min(apart(to, e) for e in theirs)
        if kind == "silence" and len(mine) < 13 and order["length"]:
            line = list(self.run(self.at, dir, order["length"]))
            return 7 * self.room(line[-1], self.route | set(line)) + 20 * order["length"]
        if kind == "cross" and order["symbol"]:
            return 100 + self.cross(order["symbol"])
        return {"mark": 9 - CHARGE.index(order.get("gauge")), "sonar": len(theirs) - 8, "mine": 0.6,
                "answer": sum(self.fits(place, order) for place in mine), "pass": 0.5,
                "silence": 0, "surface": 30, "place": self.random.random()}.get(kind, 500)


for message in map(json.loads, sys.stdin):
    if message.get("your") == "team":
        crew = Crew(message)
    elif message.get("your") == "move":
        print(json.dumps(max(message["legal"], key=crew.score)), flush=True)
    elif "event" in message:
        crew.hear(message)
