#!/usr/bin/env python3
"""What forgetting old games costs those who play: commits of a server with many finished games.

usage: prune.py BUILD [--replays N] [--expired N] [--seconds N]

Makes a database with N finished games of eight people, some of them past their time, and plays at
1,000 orders a second. Shows how long orders waited and how long the store's commits took.
"""
import argparse
import os
import sqlite3
import sys
import tempfile
import time
from contextlib import closing

from run import PACED_ORDERS_PER_S, game_server, load, with_server

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../tests/server"))
from harness import metrics  # noqa: E402

DAY_S, RECORD_BYTES, CARD_BYTES, PEOPLE = 86400, 3000, 900, 8


class Port:
    """Enough of a server for `metrics`."""

    def __init__(self, port):
        self.port = port


def fill(path, replays, expired):
    """Finished games over the last ninety days, and `expired` that are older."""
    now = int(time.time())
    with closing(sqlite3.connect(path)) as db:
        for i in range(replays):
            age = 91 * DAY_S + i if i < expired else 89 * DAY_S * (replays - i) // replays
            identity = "BENCH%011d" % i
            db.execute("INSERT INTO replay(id, ended, listed, card, record) VALUES(?,?,?,?,?)",
                       (identity, now - age, i % 10 == 0, "{\"pad\":\"%s\"}" % ("x" * CARD_BYTES),
                        os.urandom(RECORD_BYTES)))
            db.executemany("INSERT INTO player(who, replay) VALUES(?,?)",
                           [(os.urandom(16), identity) for _ in range(PEOPLE)])
        db.commit()


def commits_within(counted):
    """Upper bounds of commit times in ms, and how many commits took no longer."""
    return [(float(name.split('"')[1]) * 1000, count) for name, count in counted.items()
            if name.startswith("fathom_store_seconds_bucket") and "Inf" not in name]


def show(result, counted, left):
    total = counted["fathom_store_seconds_count"]
    bound = next((ms for ms, count in commits_within(counted) if count >= 0.99 * total), None)
    print("orders: p50 %(p50_ms)s ms, p99 %(p99_ms)s ms" % result)
    print("commits: %d, 99 of 100 within %s ms" % (total, bound or "more than 1000"))
    for ms, count in commits_within(counted):
        if ms >= 2.5:
            print("  longer than %6g ms: %d" % (ms, total - count))
    print("finished games left: %d" % left)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("build")
    parser.add_argument("--replays", type=int, default=100000)
    parser.add_argument("--expired", type=int, default=1000)
    parser.add_argument("--seconds", type=int, default=30)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.build) as folder:
        path = os.path.join(folder, "bench.db")
        with_server(game_server(options.build, lambda: path), lambda port, pid: None)
        fill(path, options.replays, options.expired)

        def play(port, pid):
            result = load(options.build, port, pid, "game", 100,
                          options.seconds * PACED_ORDERS_PER_S, PACED_ORDERS_PER_S)
            return result, metrics(Port(port))

        result, counted = with_server(game_server(options.build, lambda: path), play)
        with closing(sqlite3.connect(path)) as db:
            left = db.execute("SELECT count(*) FROM replay").fetchone()[0]
        show(result, counted, left)


main()
