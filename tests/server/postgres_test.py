#!/usr/bin/env python3
"""The server's tests once more, on PostgreSQL.

usage: postgres_test.py FATHOM STORE_TEST [NAME...]

One PostgreSQL is made; every script of this folder gets databases of its own in it, some run at the
same time.
"""
import concurrent.futures
import os
import subprocess
import sys

from harness import fathom_argument, run
from postgres import Postgres, ask

HERE = os.path.dirname(os.path.abspath(__file__))
FATHOM, STORE_TEST = fathom_argument(), os.path.abspath(sys.argv[2])
LONGEST = ("kill", "guard", "edge", "game")  # they begin first
ARGUMENTS = {"kill": ("15",)}  # kills: a start takes longer here, for a lease and a schema
# About the file alone; of no store; and those with clusters of their own.
LEFT_OUT = {"disk", "deploy", "proxy", "cluster", "postgres"}
SCRIPTS = sorted((path[:-len("_test.py")] for path in os.listdir(HERE)
                  if path.endswith("_test.py")), key=lambda name: (name not in LONGEST, name))
WANTED = sys.argv[3:] or ["store", *(name for name in SCRIPTS if name not in LEFT_OUT)]


def command(name, url):
    if name == "store":
        assert ask(url, "CREATE DATABASE store") is not None
        return [STORE_TEST, url.replace("/postgres", "/store")]
    return [sys.executable, os.path.join(HERE, name + "_test.py"), FATHOM, *ARGUMENTS.get(name, ())]


def play(name, url):
    """Status and output of one of them."""
    done = subprocess.run(command(name, url), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          env={**os.environ, "FATHOM_TEST_STORE": url}, check=False)
    return done.returncode, done.stdout.decode(errors="replace")


def judge(name, future):
    def test():
        status, text = future.result()
        passed = text.count("\nok ")
        assert status == 0 and passed and "\nnot ok" not in text, text
        print("# %s: %d tests" % (name, passed))
    test.__doc__ = "what tests %s passes on PostgreSQL" % name
    return test


with Postgres(**Postgres.hasty) as PG, \
        concurrent.futures.ThreadPoolExecutor(1 + (os.cpu_count() or 1)) as POOL:
    STATUS = run([judge(name, POOL.submit(play, name, PG.url)) for name in WANTED])
sys.exit(STATUS)
