#!/usr/bin/env python3
"""`fathom analyse`: analyse_test.py FATHOM. A game by script, whose chances can be counted by
hand, games of bots, and records that are cut short, damaged or none at all."""
import json
import os
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from tap import report

COLUMNS = 100


def run(program, *arguments, said=None):
    return subprocess.run([program, *arguments], capture_output=True, text=True, check=False,
                          input=said, timeout=300)


def analyse(program, path, *arguments):
    return run(program, "analyse", path, *arguments)


def referee(program, path, orders, *arguments):
    lines = "".join(json.dumps(order) + "\n" for order in orders)
    out = run(program, "referee", "--first", "blue", "--record", path, *arguments, said=lines)
    assert '"ok":false' not in out.stdout, out.stdout
    return path


def turn(team, dir, symbol, gauge="torpedo", then=None):
    yield {"do": "course", "team": team, "dir": dir}
    yield {"do": "mark", "team": team, "gauge": gauge}
    yield {"do": "cross", "team": team, "symbol": symbol}
    yield {"team": team, **(then or {"do": "pass"})}


def duel():
    """An empty sea. Blue goes south from C1, yellow west from F5: blue can be on rows 4 to 10
    after its third course, yellow in columns A to H after its second."""
    yield {"do": "place", "team": "blue", "at": "C1"}
    yield {"do": "place", "team": "yellow", "at": "F5"}
    yield from turn("blue", "S", "S5")
    yield from turn("yellow", "W", "W5")
    yield from turn("blue", "S", "S2")
    yield from turn("yellow", "W", "W6")
    yield from turn("blue", "S", "S6", then={"do": "torpedo", "at": "D6"})


def by_hand(program, folder):
    sea = os.path.join(folder, "sea.map")
    with open(sea, "w", encoding="utf-8") as f:
        f.write("..........\n" * 10)
    path = referee(program, os.path.join(folder, "duel"), duel(), "--map", sea)
    found = json.loads(analyse(program, path, "--json").stdout)
    places = [(t["places"]["blue"], t["places"]["yellow"]) for t in found["turns"]]
    # Blue: 10 columns, one row fewer a course; a torpedo at D6 comes from at most four steps away,
    # on rows 4 to 10. Yellow: 8 columns of 10; the blast at D6 hit it nearby.
    steps = sum(abs(x - 3) + abs(y - 5) in range(1, 5) for x in range(10) for y in range(3, 10))
    near = sum(max(abs(x - 3), abs(y - 5)) == 1 for x in range(8) for y in range(10))
    clear = sum(max(abs(x - 3), abs(y - 5)) > 1 and abs(x - 3) + abs(y - 5) in range(1, 5)
                for x in range(10) for y in range(3, 10))
    wanted = [(90, 100), (90, 90), (80, 90), (80, 80), (clear, near)]
    yield "the curve by hand", places == wanted and steps > clear, (places, wanted)
    shot = found["shots"][0]
    good = shot["direct"] == 0.013 and shot["indirect"] == 0.1 and shot["at"] == "D6" and \
        shot["result"] == {"blue": "clear", "yellow": "indirect"}
    yield "the chances by hand: 1 and 8 of 80", good, shot
    moment = found["moments"][-1]
    good = moment["kind"] == "hit" and moment["boat"] == "yellow" and moment["damage"] == 1 and \
        moment["cause"] == "torpedo" and moment["by"] == "blue" and moment["step"] == 22
    yield "the hit is a moment", good, found["moments"]
    yield "it is not over", "winner" not in found and found["orders"] == 22, found
    text = analyse(program, path).stdout
    yield "people are told so", text.startswith("The game is not over. 5 turns, 22 orders."), text
    learn = [(l["team"], l["kind"], l["do"]) for l in found["learn"]]
    yield "blue's torpedo gave it away", ("blue", "giveaway", "torpedo") in learn, learn
    wanted = f"gave itself away (torpedo): {clear} places left of 70"
    yield "and people are told", wanted in text, text
    yield "and of the shot", "torpedo     D6   direct   1 %%, near  10 %%, %.1f  near hit" % (
        shot["expected"]) in text and 0 < shot["expected"] < 0.3, text


def endings(program, folder):
    for name, last, told in (
            ("resigned", [{"do": "resign", "team": "yellow"}], "Blue won: Yellow gave up."),
            ("agreed", [{"do": "draw", "team": "blue"}, {"do": "draw", "team": "yellow"}],
             "Nobody won.")):
        path = referee(program, os.path.join(folder, name), list(duel())[:2] + last)
        found = json.loads(analyse(program, path, "--json").stdout)
        text = analyse(program, path).stdout
        kinds = [m["kind"] for m in found["moments"]]
        yield name, found["reason"] == name and kinds == ["end"] and text.startswith(told), text
    path = referee(program, os.path.join(folder, "nothing"), [])
    found = json.loads(analyse(program, path, "--json").stdout)
    empty = not any(found[key] for key in ("turns", "shots", "asked", "missed", "unasked",
                                           "moments", "orders"))
    yield "a game without an order", empty and analyse(program, path).returncode == 0, found


def shape(found):
    """What is wrong with a debrief in JSON; nothing, as a rule."""
    lists = {"turns": dict, "shots": dict, "asked": dict, "missed": dict, "unasked": dict,
             "moments": dict}
    for key in lists:
        for one in found[key]:
            if not 1 <= one["order"] <= found["orders"]:
                yield key, "order", one
            if not 0 <= one["turn"] < max(1, len(found["turns"])):
                yield key, "turn", one
    for before, after in zip(found["turns"], found["turns"][1:]):
        if after["number"] - before["number"] != (after["do"] != "silence"):
            yield "turns", before, after
    for one in found["shots"] + found["missed"]:
        if not 0 <= one["direct"] + one["indirect"] <= 1.001 or set(one["result"]) != {
                "blue", "yellow"}:
            yield "shots", one
    for one in found["asked"] + found["unasked"]:
        if ("sector" in one) != (one["do"] == "drone") or one["left"] > one["before"]:
            yield "questions", one
    if len(found["moments"]) > 3:
        yield "moments", found["moments"]


def bots(program, folder):
    where = os.path.join(folder, "games")
    for arguments in (["--map", "alpha"], ["--map", "charlie-2", "--rules", "fr2", "--mode", "real",
                                           "--set", "hull=4"], ["--map", "echo"]):
        out = run(program, "sim", "--blue", "officer", "--yellow", "cadet", "--games", "2",
                  "--record", where, *arguments)
        assert out.returncode == 0, out
        for name in sorted(os.listdir(where)):
            path = os.path.join(where, name)
            said = analyse(program, path, "--json")
            found = json.loads(said.stdout)
            faults = list(shape(found))
            yield "the shape of it, %s" % arguments[1], not faults and found["moments"], faults
            text = analyse(program, path).stdout
            wide = [line for line in text.splitlines() if len(line) > COLUMNS]
            yield "it fits a terminal, %s" % arguments[1], not wide, wide
            rows = re.findall(r"^ *\d+  (?:Blue|Yellow) +(?:course|silence|surface)", text, re.M)
            yield "a row a turn", len(rows) == len(found["turns"]), (len(rows), text)
    yield from damage(program, folder, path)


def damage(program, folder, path):
    with open(path, "rb") as f:
        whole = f.read()
    other = os.path.join(folder, "other")

    def say(data, *arguments):
        with open(other, "wb") as f:
            f.write(data)
        return analyse(program, other, *arguments)

    all_orders = json.loads(analyse(program, path, "--json").stdout)["orders"]
    cut = say(whole[:len(whole) // 2] + b"~")
    good = cut.returncode == 1 and cut.stdout == "" and cut.stderr.count("\n") == 1
    yield "a record cut short is told in one line", good, cut
    saved = analyse(program, other, "--json", "--salvage")
    found = json.loads(saved.stdout)
    good = saved.returncode == 0 and 0 < found["orders"] < all_orders and "winner" not in found
    yield "what is left can be salvaged", good, saved
    ends = [said for said in (say(whole[:len(whole) - i], "--json") for i in range(1, 12))
            if said.returncode == 0]
    good = any(json.loads(said.stdout)["orders"] == all_orders for said in ends)
    yield "a record without its seal is told", good, ends
    clear_words = 0
    for at in range(0, len(whole), max(1, len(whole) // 40)):
        bad = say(whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1:])
        quiet = bad.returncode == 0 or (bad.returncode == 1 and bad.stdout == "" and
                                        bad.stderr.count("\n") == 1)
        clear_words += bad.returncode == 1
        if not quiet:
            yield "damaged at byte %d" % at, False, bad
    yield "damage is told in one line", clear_words > 20, clear_words
    for name, data in (("empty", b""), ("no record", b"what is this\n" * 50)):
        bad = say(data, "--salvage")
        good = bad.returncode == 1 and bad.stdout == "" and bad.stderr.count("\n") == 1
        yield name + " is refused", good, bad
    bad = analyse(program, os.path.join(folder, "missing"))
    yield "a missing file is refused", bad.returncode == 2 and bad.stderr.count("\n") == 1, bad


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        return report(check for part in (by_hand, endings, bots)
                      for check in part(program, folder))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
