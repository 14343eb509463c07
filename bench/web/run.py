#!/usr/bin/env python3
"""How soon the web client works on a slow phone: bench/web/run.py BUILD [RUNS].

Starts a server of its own from BUILD/fathom and opens it in Debian's chromium, each time with an
empty cache, over a slow mobile line (150 ms there and back, 1.6 Mbit/s) and with the processor
slowed down four times: until the first button works, until the first lesson answers a touch, and
without a network until a game against bots stands ready. Then bots play each other in the browser
and, in turns with that, in the native program: milliseconds for an order, and their ratio."""
import json
import os
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
NODE = shutil.which("node") or "node"
GAMES, LEVELS = 3, ("cadet", "officer", "ace", "admiral")


def client(name):
    return os.path.join(ROOT, "web", "tests", name)


def on_a_phone(build, script, runs):
    server = os.path.join(ROOT, "tests", "web", "with_server.py")
    return subprocess.run([sys.executable, server, os.path.join(build, "fathom"), NODE,
                           client(script), *runs], check=False).returncode


def in_the_browser(build, level):
    module = os.path.join(build, "wasm", "server.wasm")
    glue = os.path.join(ROOT, "wasm", "local.mjs")
    return float(subprocess.run([NODE, client("bot-decision.mjs"), module, glue, str(GAMES), level],
                                check=True, capture_output=True, text=True).stdout)


def native(build, level):
    told = subprocess.run([os.path.join(build, "fathom"), "sim", "--blue", level, "--yellow", level,
                           "--games", str(GAMES), "--jobs", "1", "--json"], check=True,
                          capture_output=True, text=True).stdout
    game = json.loads(told)
    return 1000 * game["seconds"] / game["orders"]


def main(build="build", *runs):
    status = on_a_phone(build, "first-load.mjs", runs) or on_a_phone(build, "first-lesson.mjs",
                                                                     runs)
    for level in LEVELS:
        here, there = in_the_browser(build, level), native(build, level)
        print("%s, ms an order: %.3f in the browser, %.3f native, %.1f times as long" %
              (level, here, there, here / there))
    return status


sys.exit(main(*sys.argv[1:]))
