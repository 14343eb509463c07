"""A process that plays a crew: lines go in, an answer comes out in time or is a `Fault`.

    program = Program(["python3", "examples/bot.py"], 5000)
    program.tell({"your": "move", "legal": legal})
    order = program.answer(time.monotonic() + 5)
"""
import json
import os
import select
import signal
import subprocess
import time

LINE_MAX = 1 << 16


class Fault(Exception):
    """What the program did wrong."""


class Program:
    """The process: lines go in without waiting for it, an answer comes in time or is a fault."""

    def __init__(self, command, limit_ms):
        self.limit_ms, self.unread, self.said = limit_ms, b"", b""
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        bufsize=0, start_new_session=True)
        self.to, self.out = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self.to, False)

    def tell(self, line):
        self.unread += json.dumps(line, separators=(",", ":")).encode() + b"\n"
        self.flush()

    def flush(self):
        try:
            self.unread = self.unread[os.write(self.to, self.unread):]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            self.unread = b""  # it has left: reading its answer will tell

    def answer(self, deadline):
        while b"\n" not in self.said:
            left = max(0, deadline - time.monotonic())
            readable, writable, _ = select.select([self.out], [self.to] if self.unread else [], [],
                                                  left)
            if writable:
                self.flush()
            data = os.read(self.out, LINE_MAX) if readable else None
            if data == b"":
                raise Fault("the program left in the middle of the game")
            if not readable and not writable:
                raise Fault("the program said nothing within %d ms" % self.limit_ms)
            self.said += data or b""
            if len(self.said) > LINE_MAX:
                raise Fault("the program said a line of more than 64 KiB")
        line, self.said = self.said.split(b"\n", 1)
        try:
            said = json.loads(line)
        except ValueError:
            said = None
        if not isinstance(said, dict):
            raise Fault("the program said %r, which is no order" % line[:60])
        return said

    def end(self):
        self.process.stdin.close()
        try:
            self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            pass
        try:
            os.killpg(self.process.pid, signal.SIGKILL)  # and whatever it started
        except ProcessLookupError:
            pass
        self.process.wait()
