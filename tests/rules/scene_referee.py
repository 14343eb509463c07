#!/usr/bin/env python3
"""Plays the scenes once more, through the program: scene_referee.py FATHOM SCENE...

The same files that `scene` plays in the engine go to `fathom referee` as JSON lines, one process
a scene and preset, and its events are held against the same expectations. Scenes that change the
truth (`given`) are left out, `boat` and `legal` lines are the engine's matter. Speaks TAP.
"""
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

PRESETS = ["en1", "es1", "it1", "fr2", "uk2"]
TEAMS = ("blue", "yellow")
PLACED = ("place", "torpedo", "mine", "trigger", "archer")
PLAIN = ("event", "result", "stroke", "sheet", "message")


def scenes(path):
    """(title, presets, arguments, playable, [(line number, line)])"""
    found, title = [], ""
    with open(path, encoding="utf-8") as f:
        for number, line in enumerate(f.read().split("\n"), 1):
            if line.startswith("== "):
                title = line[3:]
            elif line.startswith("@"):
                words = line.split()
                found.append((title, words[1], words[2:], line[1] != "!", []))
            elif found and line.strip() and not line.startswith(";"):
                found[-1][4].append((number, line))
    return found


def arguments(preset, words):
    args = ["--rules", preset, "--map", words[0], "--mode", words[1], "--first", "blue",
            "--seed", "1"]
    for word in words[2:]:
        key, _, value = word.partition("=")
        if key in ("seed", "first", "view"):
            args += ["--" + key, value]
        elif "+" in word:
            args += ["--players", word]
        else:
            args += ["--set", word]
    return args


def stroke(name, section, hull):
    drawn = hull[section - 1] if 0 < section <= len(hull) else hull[0]
    points = [[(o[0] + i[0]) / 2, (o[1] + i[1]) / 2]
              for o, i in zip(drawn["outer"], drawn["inner"])]
    points.append(points[0])
    if name == "reverse":
        points.reverse()
    elif name == "open":
        points = points[:len(points) // 2 + 1]
    elif name == "full":
        points += [points[0]] * (256 - len(points))
    elif name in ("one", "two"):
        points = points[:1 if name == "one" else 2]
    elif name == "twice":
        points += points[1:]
    elif name == "outside":
        points = [[x, 2 * y - 120] for x, y in points]
    return None if name == "none" else points


def trace(words, hull):
    order = {"section": int(words[2]), "player": words[3], "initials": "XY"}
    drawn = stroke(words[4] if len(words) > 4 else "ok", order["section"], hull)
    if drawn:
        order["stroke"] = drawn
    return order


def fields(do, words, hull):
    first = words[2] if len(words) > 2 else ""
    if do in PLACED:
        return {"at": first}
    if do == "course":
        return {"dir": first}
    if do == "silence":
        named = {"dir": first} if len(words) > 3 else {}
        return dict(named, length=int(words[-1]))
    if do == "mark":
        return {"gauge": None if first == "null" else first}
    if do == "cross":
        return {"symbol": None if first == "null" else first}
    if do == "drone":
        return {"sector": int(first)}
    if do == "volcano":
        return {"which": int(first)}
    if do in ("repair", "stop"):
        return {"system": first}
    if do == "confirm":
        return {"accept": first != "false"}
    if do == "trace":
        return trace(words, hull)
    if do == "answer":
        said = dict(word.split("=") for word in words[2:])
        return {k: v if k == "column" else int(v) for k, v in said.items()}
    return {}


def order(words, hull):
    if words[0] == "tick":
        return {"do": "tick", "ms": int(words[1])}
    by = {}
    if words[-1].startswith("by="):
        by = {"by": words[-1][3:]}
        words = words[:-1]
    return dict({"do": words[1], "team": words[0]}, **fields(words[1], words, hull), **by)


def orders(words, hull):
    if words[0] == "place":
        return [order([team, "place", at], hull) for team, at in zip(TEAMS, words[1:])]
    if len(words) >= 4 and words[1] in "NESW":
        steps = [[words[0], "course", words[1]], [words[0], "mark", words[2]],
                 [words[0], "cross", words[3]]]
        steps = [step for step in steps if step[2] != "-"]
        return [order(step, hull) for step in steps + [[words[0], "pass"]] * (len(words) > 4)]
    return [order(words, hull)]


def told(event):
    """An event as the words of scenes: its name first, then field=value."""
    words = [event["event"]]
    for key, value in list(event.items()) + list(event.get("result", {}).items()):
        if key not in PLAIN:
            words.append("%s=%s" % (key, value))
    return words + [key + "=shown" for key in ("stroke", "sheet") if key in event]


class Referee:
    def __init__(self, fathom, args):
        self.process = subprocess.Popen([fathom, "referee"] + args, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)
        self.events = []

    def ask(self, question):
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        answers = []
        while True:
            line = self.process.stdout.readline()
            if not line:
                return answers, "silent"
            answer = json.loads(line)
            if "ok" in answer:
                return answers, "ok" if answer["ok"] else answer["error"]
            answers.append(answer)

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait()


def like(words, wanted):
    return words[0] == wanted[0] and all(
        ("team=" + w if w in TEAMS else w) in words for w in wanted[1:])


def met(sign, wanted, events):
    count = sum(like(event, wanted) for event in events) if wanted else 0
    if sign == "=":
        return [event[0] for event in events] == wanted
    return count > 0 if sign == "+" else count == 0 if sign == "-" else count == int(sign)


def applies(line, preset):
    """The line without its `[fr2,uk2]`, None when it is for other presets."""
    if not line.lstrip().startswith("["):
        return line
    presets, _, rest = line.partition("]")
    return rest[1:] if preset in presets else None


def play(referee, words, hull):
    wanted = "ok"
    if "?" in words:
        wanted, words = words[-1], words[:-2]
    referee.events = []
    for one in orders(words, hull):
        events, said = referee.ask(one)
        referee.events += [told(event) for event in events]
        if said != "ok":
            break
    return said == wanted, "answered %s, not %s" % (said, wanted)


def run_lines(referee, preset, lines, hull):
    for number, line in lines:
        line = applies(line, preset)
        words = line.split() if line else []
        if not words or words[0] in ("boat", "legal"):
            continue
        if line.startswith(" "):
            wanted = [w for w in words[1:] if not w.startswith("player=")]
            good, why = met(words[0], wanted, referee.events), str(referee.events)
        else:
            good, why = play(referee, words, hull)
        if not good:
            return "line %d: %s: %s" % (number, line.strip(), why)
    return None


def run_scene(fathom, hull, preset, words, playable, lines):
    args = arguments(preset, words)
    if not playable:
        done = subprocess.run([fathom, "referee"] + args, stdin=subprocess.DEVNULL,
                              capture_output=True, check=False)
        good = done.returncode == 2 and done.stderr.count(b"\n") == 1
        return None if good else "status %d, %r" % (done.returncode, done.stderr)
    referee = Referee(fathom, args)
    try:
        return run_lines(referee, preset, lines, hull)
    finally:
        status = referee.close()
        assert status == 0, status


def hull_of(fathom):
    referee = Referee(fathom, [])
    answers, _ = referee.ask({"ask": "hull"})
    referee.close()
    return answers[0]["hull"]


def main():
    fathom, paths = sys.argv[1], sys.argv[2:]
    hull, jobs = hull_of(fathom), []
    for path in paths:
        for title, presets, words, playable, lines in scenes(path):
            if any(" given " in line or " abandon" in line for _, line in lines):
                continue
            for preset in PRESETS:
                if presets == "all" or preset in presets.split(","):
                    name = "%s: %s (%s)" % (os.path.basename(path), title, preset)
                    jobs.append((name, preset, words, playable, lines))
    with ThreadPoolExecutor(2) as pool:
        results = pool.map(lambda job: run_scene(fathom, hull, *job[1:]), jobs)
        failed = 0
        for number, (job, trouble) in enumerate(zip(jobs, results), 1):
            failed += trouble is not None
            print("%sok %d - %s" % ("not " if trouble else "", number, job[0].replace("#", "")))
            if trouble:
                print("# " + trouble)
    print("1..%d" % len(jobs))
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
