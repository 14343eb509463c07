#!/usr/bin/env python3
"""Lets a program that plays in `fathom sim` play a crew in a room of a game server.

    examples/sit.py http://localhost:8040 K7QFMX blue -- python3 examples/bot.py

It takes every seat of the crew, is ready, and gives the program the lines of docs/BOTS.md; the
orders go on by docs/PROTOCOL.md. A broken line is mended, and what was not answered is sent again.
Who it is stands in a file until the game ends: killed and started anew, it has its seats again.
Exit status: 0 after the end of the game, 1 when the program or the room failed, 2 for bad usage."""
import argparse
import os
import random
import signal
import ssl
import sys
import time
from urllib.parse import urlsplit

from program import Fault, Program
from room import Closed, Lost, Refused, Steady

QUESTIONS_MAX, WAIT_MAX_MS = 100, 600000


def sit_down(room, team):
    """Until the game is on: takes the crew's seats that are not ours yet, and is ready."""
    while True:
        state, me = room.room["state"], room.room["you"]["member"]
        crew = [seat for seat in room.room["seats"] if seat["seat"].startswith(team)]
        others = [seat["seat"] for seat in crew if seat["member"] != me]
        if state == "over":
            raise Lost("the game in this room is over")
        if others:
            room.insist({"do": "sit", "seat": others[0], "more": len(others) < len(crew)})
        elif state == "lobby" and not all(seat["ready"] for seat in crew):
            room.insist({"do": "ready", "ready": True})
        elif state == "lobby" or not room.view:
            room.listen()
        else:
            return


class Crew:
    """Between the two: when the program is asked, and what becomes of its answer."""

    def __init__(self, room, program, team, order_ms):
        self.room, self.program, self.team = room, program, team
        self.told, self.chances, self.order_s, self.hull = 0, False, order_ms / 1000, None
        self.begun = time.monotonic()
        self.due, self.heard = self.begun, 0
        view = room.view
        gauges = view["boats"][team]["gauges"]
        program.tell({"your": "team", "team": team, "mode": view["mode"], "map": view["map"],
                      "side": view["side"], "chart": view["chart"],
                      "gauges": {name: gauge["size"] for name, gauge in gauges.items()},
                      "players": view["players"], "seed": random.getrandbits(32),
                      "move_ms": program.limit_ms, "rules": view["rules"]})

    def play(self):
        game = self.room.game
        while self.tell_news():
            if self.room.game != game:
                raise Lost("another game has begun without us")
            kind = None if self.room.room["pause"] else self.wanted()
            legal = self.legal() if kind else []
            if kind == "chance" and not any(order["do"] == "trigger" for order in legal):
                legal = []
            if legal:
                self.move(kind, legal)
            elif self.room.view["mode"] == "turn":
                self.room.listen()
            else:
                self.room.listen(max(0.05, min(1, self.due - time.monotonic())))

    def tell_news(self):
        """False once the end has been told."""
        events, self.told = self.room.events[self.told:], len(self.room.events)
        for event in events:
            self.program.tell(event)
        return not self.room.events or self.room.events[-1]["event"] != "end"

    def legal(self):
        try:
            orders = self.room.insist({"ask": "legal"})["legal"]
        except Refused:
            return []  # the game was over before the question came
        return [order for order in orders if order["do"] not in ("resign", "draw")]

    def wanted(self):
        """Which question it is time for."""
        view, now = self.room.view, time.monotonic()
        awaited = view["await"] and view["await"]["team"]
        if view["mode"] == "real":
            if awaited == self.team:
                self.due = min(self.due, now + self.pace())
            return "move" if now >= self.due else None
        if view["phase"] == "placing":
            return None if view["boats"][self.team]["placed"] else "move"
        if (awaited or view["turn"]) == self.team:
            return "move"
        return "chance" if self.chances and self.room.v != self.heard else None

    def pace(self):
        tracing = self.room.view["boats"][self.team]["depth"] == "tracing"
        return self.order_s * (5 if tracing else 1)

    def move(self, kind, legal):
        question = {"your": kind, "legal": legal}
        if self.room.view["mode"] == "real":
            question = {"your": kind, "now_ms": int(1000 * (time.monotonic() - self.begun)),
                        "legal": legal}
        self.tell_news()
        self.heard = self.room.v
        self.program.tell(question)
        deadline = time.monotonic() + self.program.limit_ms / 1000
        for _ in range(QUESTIONS_MAX + 1):
            said = self.program.answer(deadline)
            if "ask" not in said or "do" in said:
                return self.wait(kind, said) if "wait" in said else self.order(said)
            asked = time.monotonic()
            self.reply(said)
            deadline += time.monotonic() - asked
        raise Fault("the program asks and asks and does not move")

    def reply(self, question):
        """The room's own answers. Where the enemy can be it tells to nobody's program."""
        ask, seat = question["ask"], str(question.get("seat"))
        if ask == "view" and seat.startswith(self.team + "."):
            self.program.tell({"view": dict(self.room.view, seat=seat)})
        elif ask in ("legal", "hull") and question.get("team", self.team) == self.team:
            try:
                self.program.tell({ask: self.room.insist({"ask": ask})[ask]})
            except Refused:
                self.program.tell({ask: []})  # the game has ended meanwhile
        else:
            return self.program.tell({"ok": False, "error": "bad_order",
                                      "message": "a room does not answer that"})
        return self.program.tell({"ok": True})

    def wait(self, kind, said):
        must = kind == "move" and self.room.view["mode"] == "turn"
        if must or not isinstance(said["wait"], int) or not 0 <= said["wait"] <= WAIT_MAX_MS:
            raise Fault("the program cannot wait like this: %s" % said)
        self.due = time.monotonic() + max(0.05, said["wait"] / 1000)

    def order(self, said):
        """What is refused though nothing has happened since the question is the program's fault."""
        self.chances |= said.get("chances") is True
        self.room.n += 1
        order = self.traced(said) if said.get("do") == "trace" else said
        try:
            self.room.insist({"order": order, "n": self.room.n})
        except Refused as refused:
            if self.room.v == self.heard:
                raise Fault("the order %s was refused: %s" % (said, refused)) from None
            print("asked again, %s was refused: %s" % (said, refused), file=sys.stderr)
        self.due = time.monotonic() + self.pace()

    def traced(self, order):
        """A steady hand fills in what a trace leaves out: the middle between the two lines."""
        self.hull = self.hull or self.room.insist({"ask": "hull"})["hull"]
        for part in self.hull:
            if part["section"] == order.get("section"):
                line = [[(a + b) / 2 for a, b in zip(*pair)]
                        for pair in zip(part["outer"], part["inner"])]
                return dict({"initials": "XO", "stroke": line + line[:1]}, **order)
        return order


class Token:
    """The proof of who we are, in a file that nobody else can read."""

    def __init__(self, given):
        folder = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
        name = "sit-%s-%s-%s.token" % (given.url.netloc.replace(":", "-"), given.code, given.team)
        self.path = given.token or os.path.join(folder, "fathom", name)

    def read(self):
        try:
            with open(self.path, encoding="ascii") as f:
                return f.read().strip() or None
        except FileNotFoundError:
            return None

    def keep(self, token):
        os.makedirs(os.path.dirname(os.path.abspath(self.path)), mode=0o700, exist_ok=True)
        file = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(file, "w", encoding="ascii") as f:
            f.write(token + "\n")

    def forget(self):
        os.remove(self.path)


def enter(room, token, given):
    """As who we were before, unless the server does not know us any more."""
    room.token = token.read()
    try:
        room.enter(given.name, given.code)
    except Refused as refused:
        if refused.error != "bad_token":
            raise
        room.token = None
        room.enter(given.name, given.code)
    token.keep(room.token)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0],
                                     usage="%(prog)s [OPTION...] URL CODE TEAM -- COMMAND...")
    parser.add_argument("url")
    parser.add_argument("code")
    parser.add_argument("team", choices=("blue", "yellow"))
    parser.add_argument("command", nargs="+")
    parser.add_argument("--name", default="Program", help="what the room calls it")
    parser.add_argument("--token", metavar="FILE", help="where it keeps who it is")
    parser.add_argument("--move-ms", type=int, default=5000, help="time for an answer (5000)")
    parser.add_argument("--order-ms", type=int, default=900, help="pace in real-time (900)")
    given = parser.parse_args()
    given.url, given.code = urlsplit(given.url), given.code.upper()
    if given.url.scheme not in ("http", "https") or not given.url.hostname:
        parser.error("the address has to be like http://localhost:8040")
    return given


def main():
    given = arguments()
    tls = ssl.create_default_context() if given.url.scheme == "https" else None
    room = Steady(given.url.port or (443 if tls else 80), host=given.url.hostname, tls=tls)
    program, token = None, Token(given)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        program = Program(given.command, given.move_ms)
        enter(room, token, given)
        sit_down(room, given.team)
        Crew(room, program, given.team, given.order_ms).play()
        token.forget()
        print("end: %(winner)s, %(reason)s" % room.events[-1])
    except (Fault, Lost, Refused, Closed, OSError) as why:
        sys.exit("sit: %s" % why)
    except KeyboardInterrupt:
        sys.exit("sit: ended")
    finally:
        leave(room, program)


def leave(room, program):
    """The room goes on as it does without a player; the program is ended."""
    if program:
        program.end()
    try:
        if room.socket:
            room.do("leave")
    except (Closed, Refused, OSError):
        pass
    room.disconnect()


if __name__ == "__main__":
    main()
