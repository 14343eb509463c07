#!/usr/bin/env python3
"""Plays the sessions of tests/cases against the referee: run_cases.py [--renew] FATHOM CASE...

A case file holds games; each is a referee started anew and a dialogue that must come out exactly:

    ; text       a comment
    $ ARGUMENTS  the referee's arguments: a new game begins
    > LINE       a line that is sent
    > @long N    a line of N bytes that is no JSON
    < LINE       a line that must come back

Each game is also recorded, and then: the replay of the record tells the same events to the same
seat; the orders of `ask log` give the same events in a new game; a record that lost its last byte
is refused with an offset and can be salvaged. --renew writes what came back into the files."""
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

FATHOM = None


def run(arguments, text):
    return subprocess.run([FATHOM] + arguments, input=text, capture_output=True, timeout=60,
                          check=False)


def spelled(line):
    long = re.fullmatch(r"@long (\d+)", line)
    return "x" * int(long.group(1)) if long else line


def parse(path):
    """[(arguments, [(line sent, [lines back])])], and the text before each game."""
    games, notes, pending = [], [], []
    with open(path, encoding="utf-8") as f:
        for raw in f.read().split("\n"):
            if raw.startswith("$"):
                games.append((shlex.split(raw[1:]), []))
                notes.append(pending + [raw])
                pending = []
            elif raw.startswith("> "):
                games[-1][1].append((raw[2:], pending, []))
                pending = []
            elif raw.startswith("< "):
                games[-1][1][-1][2].append(raw[2:])
            else:
                pending.append(raw)
    return games, notes, pending


def answers(output, count):
    """The output cut at its closing lines."""
    said, lines = [[]], output.decode().split("\n")
    assert lines.pop() == "", "the last line has no end"
    for line in lines:
        said[-1].append(line)
        if line.startswith('{"ok":'):
            said.append([])
    assert said.pop() == [], "output after the last closing line"
    assert len(said) == count, "%d closing lines for %d lines" % (len(said), count)
    return said


def play(arguments, lines, record=None):
    extra = ["--record", record] if record else []
    out = run(["referee"] + arguments + extra, ("\n".join(lines) + "\n").encode())
    assert out.returncode == 0 and out.stderr == b"", "status %d %r" % (out.returncode, out.stderr)
    return answers(out.stdout, len(lines))


def events_of(said):
    return [line for lines in said for line in lines if line.startswith('{"event":')]


def view_of(arguments):
    return arguments[arguments.index("--view") + 1] if "--view" in arguments else "all"


def without_view(arguments):
    if "--view" not in arguments:
        return arguments
    at = arguments.index("--view")
    return arguments[:at] + arguments[at + 2:]


def check_replay(arguments, said, record):
    out = run(["replay", record, "--json", "--seat", view_of(arguments)], b"")
    assert out.returncode == 0, out.stderr.decode()
    assert out.stdout.decode().splitlines() == events_of(said), "the replay tells other events"
    for seat in ("all", "spectator", "yellow.captain"):
        out = run(["replay", record, "--seat", seat], b"")
        assert out.returncode == 0 and out.stderr == b"" and "hull" in out.stdout.decode(), seat


def check_cut_record(record, said):
    with open(record, "rb") as f:
        data = f.read()
    with open(record, "wb") as f:
        f.write(data[:-1])
    out = run(["replay", record, "--json"], b"")
    assert out.returncode == 1 and out.stdout == b"", "a cut record is played"
    assert out.stderr.count(b"\n") == 1 and b"at offset %d:" % (len(data) - 1) in out.stderr, \
        out.stderr.decode()
    out = run(["replay", record, "--json", "--salvage"], b"")
    assert out.returncode == 0 and len(out.stdout.splitlines()) >= len(events_of(said)), "salvage"


def check_log(arguments, lines, said):
    truth = play(without_view(arguments), lines + ['{"ask":"log"}'])
    orders = json.loads(truth[-1][0])["log"]
    accepted = [lines[i] for i, part in enumerate(said)
                if part[-1] == '{"ok":true}' and '"ask"' not in lines[i]]
    assert len(orders) == len(accepted), "the log counts other orders"
    for order, line in zip(orders, accepted):
        sent = json.loads(line)
        assert all(sent[key] == value for key, value in order.items()), "the log changes " + line
    again = play(without_view(arguments), [json.dumps(order) for order in orders])
    assert events_of(again) == events_of(truth), "the log gives other events"


def check_game(game, folder):
    arguments, dialogue = game
    lines = [spelled(line) for line, _, _ in dialogue]
    record = os.path.join(folder, "record")
    said = play(arguments, lines, record)
    for (line, _, expected), heard in zip(dialogue, said):
        assert heard == expected, "%s\n#   expected %s\n#   heard    %s" % (
            line[:200], "\n#            ".join(expected), "\n#            ".join(heard))
    check_replay(arguments, said, record)
    check_log(arguments, lines, said)
    check_cut_record(record, said)


def check_kill(folder):
    """A referee that is killed leaves a record of every order that it has answered."""
    record = os.path.join(folder, "killed")
    orders = ['{"do":"place","team":"blue","at":"C7"}', '{"do":"place","team":"yellow","at":"H3"}',
              '{"do":"course","team":"blue","dir":"N"}']
    referee = subprocess.Popen([FATHOM, "referee", "--first", "blue", "--record", record],
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    heard = []
    for order in orders:
        referee.stdin.write(order.encode() + b"\n")
        referee.stdin.flush()
        heard.append(referee.stdout.readline())
        while not heard[-1].startswith(b'{"ok":'):
            heard.append(referee.stdout.readline())
    referee.kill()
    referee.wait()
    referee.stdin.close()
    referee.stdout.close()
    events = [line for line in heard if line.startswith(b'{"event":')]
    assert run(["replay", record], b"").returncode == 1, "an unsealed record is played"
    out = run(["replay", record, "--json", "--salvage"], b"")
    assert out.stdout.splitlines(True) == events, "orders are lost"


def renew(path):
    games, notes, rest = parse(path)
    text = []
    for (arguments, dialogue), note in zip(games, notes):
        text += note
        said = play(arguments, [spelled(line) for line, _, _ in dialogue])
        for (line, before, _), heard in zip(dialogue, said):
            text += before + ["> " + line] + ["< " + one for one in heard]
    with open(path, "w", encoding="utf-8") as f:
        f.write("\n".join(text + rest))


def tests(paths, folder):
    yield "a killed referee", lambda: check_kill(folder)
    for path in paths:
        for number, game in enumerate(parse(path)[0], 1):
            name = "%s, game %d" % (os.path.basename(path), number)
            yield name, lambda game=game: check_game(game, folder)


def main(arguments):
    global FATHOM
    renewing = arguments[0] == "--renew"
    FATHOM, *paths = arguments[renewing:]
    if renewing:
        for path in paths:
            renew(path)
        return 0
    number, bad = 0, 0
    with tempfile.TemporaryDirectory() as folder:
        for number, (name, test) in enumerate(tests(paths, folder), 1):
            try:
                test()
                print("ok %d - %s" % (number, name))
            except AssertionError as fault:
                bad += 1
                print("not ok %d - %s\n# %s" % (number, name, fault))
    print("1..%d" % number)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
