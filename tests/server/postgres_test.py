#!/usr/bin/env python3
"""The server's tests once more, on PostgreSQL.

usage: postgres_test.py FATHOM STORE_TEST [NAME...]

One PostgreSQL is made; every script gets databases of its own in it, some run at the same time.
What is about the file alone is left out: disk_test.py.
"""
import concurrent.futures
import os
import subprocess
import sys

from harness import fathom_argument, run
from postgres import Postgres, ask

HERE = os.path.dirname(os.path.abspath(__file__))
FATHOM, STORE_TEST = fathom_argument(), os.path.abspath(sys.argv[2])
# The longest first. A kill takes longer here: a start is a lease and a schema.
SCRIPTS = {"kill": ("15",), "guard": (), "edge": (), "game": (), "house": (), "admin": (),
           "people": (), "profile": (), "voice": (), "secrets": (), "table": (), "ping": ()}
WANTED = sys.argv[3:] or ["store", *SCRIPTS]


def command(name, url):
    if name == "store":
        assert ask(url, "CREATE DATABASE store") is not None
        return [STORE_TEST, url.replace("/postgres", "/store")]
    return [sys.executable, os.path.join(HERE, name + "_test.py"), FATHOM, *SCRIPTS[name]]


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
