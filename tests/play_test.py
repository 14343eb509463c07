#!/usr/bin/env python3
"""Plays `fathom play` as a person would, from what it offers: play_test.py FATHOM.

Every offered order must be taken, a hidden boat must stay hidden, a game must come to its end, and
the record that it leaves must replay."""
import codecs
import fcntl
import os
import pty
import random
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

LINES_MAX = 2500


class Person:
    """Reads up to the prompt, types one of the offered orders."""

    def __init__(self, arguments, seed):
        self.chance = random.Random(seed)
        self.program = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.STDOUT)
        self.told = ""

    def listen(self):
        """The text up to the next prompt; None at the end."""
        text = b""
        while not text.endswith((b"blue> ", b"yellow> ")):
            part = os.read(self.program.stdout.fileno(), 65536)
            if not part:
                self.told += text.decode()
                return None
            text += part
        self.told += text.decode()
        return text.decode()

    def type(self, text):
        self.program.stdin.write(text.encode() + b"\n")
        self.program.stdin.flush()

    def end(self):
        self.program.stdin.close()
        rest = self.program.stdout.read().decode()
        self.program.stdout.close()
        self.told += rest
        return self.program.wait()


def offered(text):
    """The orders in what was told before the prompt."""
    orders = []
    for line in re.findall(r"^  ([a-z].*)$", text, re.M):
        words = re.split(r"[ :]+", line)
        if line.startswith("course:"):
            orders += re.findall(r"\b[nesw]\b", line.split("or")[0])
        elif words[0] in ("mark", "cross", "trace"):
            orders += ["%s %s" % (words[0], word) for word in words[1:]]
        elif words[0] in ("torpedo", "mine", "trigger", "archer") and words[1] != "SPACE":
            orders += ["%s %s" % (words[0], word) for word in words[1:]]
        elif words[0] == "drone":
            orders += ["drone %d" % n for n in range(1, int(words[-1]) + 1)]
        elif line.startswith("silence"):
            orders += ["silence %s %s" % pair for pair in re.findall(r"([nesw]) 1-(\d)", line)]
            orders.append("silence n 0")
        elif line.startswith("volcano"):
            orders += ["volcano 1", "volcano 2"]
        elif words[0] in ("sonar", "pass", "confirm", "dive", "repair", "surface"):
            orders.append(line)
    return orders


def answer(text):
    at = re.search(r"you are at ([A-O])(\d+) in sector (\d)", text)
    return "answer %s s%d" % (at.group(1), int(at.group(3)) % 4 + 1) if at else None


def place(text, person):
    sea = [(row, column) for row, line in enumerate(re.findall(r"^ +\d+  (.*)$", text, re.M))
           for column, sign in enumerate(re.sub(r" *sectors.*|\u2502 ", "", line).split(" "))
           if sign in "\u00b7"]
    row, column = person.chance.choice(sea)
    return "%s%d" % ("ABCDEFGHIJKLMNO"[column], row + 1)


def play(person, hidden):
    text = person.listen()
    while text is not None and person.told.count("\n") < LINES_MAX * 40:
        orders = offered(text)
        assert not re.search(r"^  No: ", text, re.M), "refused: " + text[-900:]
        if hidden:
            assert not re.search(r"^ +\d+ .*[Y\u25e6]", text, re.M), "a hidden boat is drawn"
            assert not re.search(r"Yellow: .*\(at", text), "a hidden boat is told"
        if "a start position" in text:
            person.type(place(text, person))
        elif "--mode" in person.program.args and (person.chance.random() < 0.3 or "wait" in text):
            person.type(person.chance.choice(["blue", "yellow"]))
        else:
            assert orders or answer(text), "nothing is offered: " + text[-600:]
            person.type(answer(text) or person.chance.choice(orders))
        text = person.listen()
    return person.end()


def check_game(fathom, arguments, seed, hidden):
    with tempfile.TemporaryDirectory() as folder:
        record = os.path.join(folder, "record")
        crew = "--players" in arguments
        person = Person([fathom, "play", "--seed", str(seed), "--record", record] + arguments, seed)
        status = play(person, hidden)
        assert status == 0 and "The game is over" in person.told, person.told[-600:]
        out = subprocess.run([fathom, "replay", record], capture_output=True, check=False)
        assert out.returncode == 0 and b"The game is over" in out.stdout, out.stderr
        assert not crew or b"Yellow's Engineer: " in out.stdout, "the opponent's calls are kept"


def check_typing(fathom):
    lines = ["", "help", "nonsense", "C7 D8", "place Q", "torpedo", "x" * 1000, "blue", "board",
             "place C7", "c8", "radio", "quit"]
    out = subprocess.run([fathom, "play", "--seed", "1", "--against", "nobody"], check=False,
                         input="\n".join(lines), capture_output=True, text=True)
    assert out.returncode == 0 and out.stderr == "", out.stderr
    for words in ("torpedo D5", "what is \"nonsense\"", "\"q\" does not fit",
                  "Blue: has taken position", "can be on"):
        assert words in out.stdout, words
    out = subprocess.run([fathom, "play"], stdin=subprocess.DEVNULL, capture_output=True,
                         check=False)
    assert out.returncode == 0 and out.stderr == b"", "the end of input"


class Terminal:
    """A terminal with `fathom play` in it, and what would be on its screen."""

    def __init__(self, arguments, columns=80):
        self.end, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self.before = termios.tcgetattr(inside)
        self.inside = inside
        self.program = subprocess.Popen(arguments, stdin=inside, stdout=inside, stderr=inside,
                                        start_new_session=True,
                                        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
        self.lines, self.column = [""], 0
        self.decoder, self.left = codecs.getincrementaldecoder("utf-8")(), ""

    def type(self, keys):
        os.write(self.end, keys.encode())

    def print(self, text):
        for part in re.findall(r"\033\[[0-9;]*[A-Za-z]|.|\n", text, re.S):
            line = self.lines[-1]
            if part == "\n":
                self.lines.append("")
            elif part == "\r":
                self.column = 0
            elif part == "\033[K":
                self.lines[-1] = line[:self.column]
            elif not part.startswith("\033"):
                self.lines[-1] = line[:self.column] + part + line[self.column + 1:]
                self.column += 1

    def until(self, test):
        """Reads on until the lines of the screen pass a test."""
        until = time.monotonic() + 60
        while not test(self.lines):
            ready, _, _ = select.select([self.end], [], [], max(0, until - time.monotonic()))
            assert ready, "it never came: " + "\n".join(self.lines[-30:])
            self.left += self.decoder.decode(os.read(self.end, 65536))
            whole = re.search(r"(\033(\[[0-9;]*)?)?\Z", self.left).start()
            self.print(self.left[:whole])
            self.left = self.left[whole:]

    def close(self):
        self.program.wait(60)
        after = termios.tcgetattr(self.inside)
        os.close(self.inside)
        os.close(self.end)
        return after == self.before


def enemy_is_heard(times):
    return lambda lines: sum(line.startswith("  Yellow: ") for line in lines) >= times


def check_prompt(fathom):
    """What is being typed stays whole while the opponent's announcements come in."""
    terminal = Terminal([fathom, "play", "--mode", "real", "--seed", "3", "--against", "cadet"])
    terminal.until(lambda lines: lines[-1] == "blue> ")
    terminal.type("B2\n")
    terminal.until(lambda lines: any("blue> B2" == line for line in lines))
    terminal.until(lambda lines: lines[-1] == "blue> " and "begin" in "\n".join(lines).lower())
    terminal.type("torpxx\177\177\033[A")
    terminal.until(lambda lines: lines[-1] == "blue> torp")
    heard = sum(line.startswith("  Yellow: ") for line in terminal.lines)
    terminal.until(enemy_is_heard(heard + 2))
    terminal.until(lambda lines: lines[-1] == "blue> torp")
    begun = [line for line in terminal.lines if "torp" in line and line != "blue> torp"
             and line.startswith("blue> ")]
    assert not begun, begun
    mixed = [line for line in terminal.lines if "blue> " in line and "Yellow" in line]
    assert not mixed, mixed
    terminal.type("\025quit\n")
    assert terminal.close(), "the terminal is as it was"
    assert terminal.program.returncode == 0


def check_editing(fathom):
    terminal = Terminal([fathom, "play", "--seed", "1", "--against", "nobody"], columns=40)
    prompt = "blue> "
    terminal.until(lambda lines: lines[-1] == prompt)
    for keys, shown in (("one two", "one two"), ("\027", "one "), ("\025", ""), ("\177", ""),
                        ("\u00e9\u00e8", "\u00e9\u00e8"), ("\177", "\u00e9"), ("\025", ""),
                        ("\033[5~\033OA", ""), ("x" * 50 + "end", "x" * 30 + "end"),
                        ("\025B2\nC3", "C3")):
        terminal.type(keys)
        want = "yellow> " + shown if "\n" in keys else prompt + shown
        terminal.until(lambda lines, want=want: lines[-1] == want)
    terminal.type("\025\004")
    assert terminal.close() and terminal.program.returncode == 0, "the end of input"


def check_shell(fathom):
    """Ctrl-Z gives the shell its terminal, fg brings the line back, Ctrl-C leaves all as it was."""
    shell = "set -m; \"$0\" play --seed 1 --against nobody; echo away; read key; fg"
    terminal = Terminal(["sh", "-c", shell, fathom])
    terminal.until(lambda lines: lines[-1] == "blue> ")
    terminal.type("B2")
    terminal.until(lambda lines: lines[-1] == "blue> B2")
    terminal.type("\032")
    terminal.until(lambda lines: "away" in lines[-2])
    assert termios.tcgetattr(terminal.inside) == terminal.before, "the shell has its terminal"
    terminal.type("\n")
    terminal.until(lambda lines: lines[-1] == "blue> B2")
    terminal.type("\003")
    assert terminal.close(), "the terminal is as it was"
    assert terminal.program.returncode in (-signal.SIGINT, 128 + signal.SIGINT), "interrupted"


def check_goals(fathom):
    """A book of the second edition asks for its goal first, unless it was given."""
    for typed, named in (("hunt\n", False), ("what\nquick\n", True), ("\n", True)):
        terminal = Terminal([fathom, "play", "--rules", "fr2", "--against", "nobody"])
        terminal.until(lambda lines: lines[-1] == "quick or hunt> ")
        terminal.type(typed)
        terminal.until(lambda lines: lines[-1] == "blue> ")
        assert ("quick game, seed" in "\n".join(terminal.lines)) == named, terminal.lines
        terminal.type("quit\n")
        assert terminal.close() and terminal.program.returncode == 0
    for given in (["--goal", "hunt"], ["--set", "hull=3"]):
        terminal = Terminal([fathom, "play", "--rules", "uk2", "--against", "nobody"] + given)
        terminal.until(lambda lines: lines[-1].endswith("> "))
        assert terminal.lines[-1] == "blue> ", terminal.lines
        terminal.type("quit\n")
        assert terminal.close()


def tests(fathom):
    yield "quick game or hunt", lambda: check_goals(fathom)
    yield "what is typed stays whole while others are heard", lambda: check_prompt(fathom)
    yield "the keys of the prompt", lambda: check_editing(fathom)
    yield "stopped and brought back by a shell", lambda: check_shell(fathom)
    yield "typing", lambda: check_typing(fathom)
    yield "against an officer", lambda: check_game(fathom, ["--set", "hull=2"], 9, True)
    yield "against a crew of officers", lambda: check_game(
        fathom, ["--set", "hull=2", "--players", "1+4"], 9, True)
    yield "real-time", lambda: check_game(
        fathom, ["--mode", "real", "--set", "hull=1", "--against", "nobody"], 10, False)
    for seed, map_name in enumerate(["alpha", "echo", "delta-2", "echo-2", "charlie-2"], 1):
        for against in ("random", "nobody"):
            book = ["en1", "fr2", "uk2", "it1", "es1"][seed % 5]
            options = ["--map", map_name, "--rules", book, "--set", "hull=2", "--against", against]
            yield "%s, %s, against %s" % (map_name, book, against), \
                lambda options=options, seed=seed, against=against: \
                check_game(fathom, options, seed, against != "nobody")


def main(fathom):
    number, bad = 0, 0
    for number, (name, test) in enumerate(tests(fathom), 1):
        try:
            test()
            print("ok %d - %s" % (number, name))
        except AssertionError as fault:
            bad += 1
            print("not ok %d - %s\n# %s" % (number, name, str(fault).replace("\n", "\n# ")))
    print("1..%d" % number)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
