#!/usr/bin/env python3
"""How soon the first button works on a slow phone: bench/web/run.py BUILD [RUNS].

Starts a server of its own from BUILD/fathom and opens its first page in Debian's chromium, each
time with an empty cache, over a slow mobile line (150 ms there and back, 1.6 Mbit/s) and with the
processor slowed down four times."""
import os
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))


def main(build="build", *runs):
    server = os.path.join(ROOT, "tests", "web", "with_server.py")
    script = os.path.join(ROOT, "web", "tests", "first-load.mjs")
    return subprocess.run([sys.executable, server, os.path.join(build, "fathom"),
                           shutil.which("node") or "node", script, *runs], check=False).returncode


sys.exit(main(*sys.argv[1:]))
