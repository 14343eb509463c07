#!/usr/bin/env python3
"""Tables for docs/OPERATIONS.md: how many rooms one core carries, what a flood does to the others,
and whether a long run stays flat.

usage: figures.py BUILD [--rooms N,N,...] [--seconds N] [--soak-seconds N] [--floods KIND,KIND,...]

The server is held on one core; load and floods share the other, on which the load goes first: its
own waiting is not the server's. Rooms have eight members, each room an address of its own, so that
the server runs with its usual limits (but for the closed loop, in which clients are faster than
people). The whole of it takes about half an hour; run it on a machine that does nothing else, and
put what it prints into the page.
"""
import argparse
import os
import platform
import subprocess
import sys
import tempfile
import threading
import time

import flood
from run import load, pinned, rss_kb, with_server

FAST = ["--message-rate", "1000000", "--address-requests", "60000"]
HERE = os.path.dirname(os.path.abspath(__file__))


class Bench:
    def __init__(self, build):
        self.build = build
        self.folder = tempfile.TemporaryDirectory(dir=build)
        self.databases = 0

    def server(self, *options):
        def start(port):
            self.databases += 1
            database = os.path.join(self.folder.name, "figures%d.db" % self.databases)
            return pinned(0, [os.path.join(self.build, "fathom"), "serve", "--bind", "127.0.0.1",
                              "--port", str(port), "--db", database, "--quiet", *options],
                          stdout=subprocess.DEVNULL)
        return start

    def play(self, rooms, orders, rate, *options, kind=None, samples=None):
        """What the load measured, with a flood beside it if there is a kind."""
        def use(port, pid):
            flooder = ["nice", "-n", "19", sys.executable, os.path.join(HERE, "flood.py")]
            other = kind and pinned(1, [*flooder, kind, str(port)], stderr=subprocess.DEVNULL)
            watcher = samples is not None and Watcher(pid, samples, orders / rate / 60)
            try:
                return load(self.build, port, pid, "game", rooms, orders, rate)
            finally:
                if other:
                    other.kill()
                    other.wait()
                if watcher:
                    watcher.stop()
        return with_server(self.server(*options), use)


class Watcher:
    """The server's memory, now and then."""

    def __init__(self, pid, samples, every_s):
        self.pid, self.samples, self.every_s = pid, samples, every_s
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.watch)
        self.thread.start()

    def watch(self):
        while not self.ended.wait(self.every_s):
            self.samples.append(rss_kb(self.pid))

    def stop(self):
        self.ended.set()
        self.thread.join()


def machine():
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        names = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
    return "%d cores of %s, Linux %s; load of the machine before it began: %.2f" % (
        len(os.sched_getaffinity(0)), names[0] if names else platform.machine(),
        platform.release(), os.getloadavg()[0])


def scale(bench, sizes, seconds):
    print("| rooms of 8 | orders a second, closed loop | p99 ms at one order a second and room |"
          " CPU of one core at that | memory, MiB |\n|---|---|---|---|---|")
    for rooms in sizes:
        closed = bench.play(rooms, max(2000, 3000 * seconds), 0, *FAST)
        paced = bench.play(rooms, rooms * seconds, rooms)
        print("| %d | %d | %.2f | %d %% | %d |" % (
            rooms, closed["orders"] / closed["seconds"], paced["p99_ms"],
            100 * paced["cpu_s"] / paced["seconds"], paced["rss_kb"] / 1024), flush=True)


def usual_p99(bench, rooms, seconds, **options):
    """The middle one of three runs: a disk has its moods."""
    runs = [bench.play(rooms, rooms * seconds // 3, rooms, **options) for _ in range(3)]
    return sorted(run["p99_ms"] for run in runs)[1]


def under_flood(bench, rooms, seconds, kinds):
    quiet = usual_p99(bench, rooms, seconds)
    print("\n%d rooms, one order a second each; p99 of the others %.2f ms without a flood.\n"
          "\n| flood from one address | p99 ms of the others | times |\n|---|---|---|"
          % (rooms, quiet), flush=True)
    for kind in kinds:
        loud = usual_p99(bench, rooms, seconds, kind=kind.__name__)
        print("| %s | %.2f | %.1f |" % (kind.__doc__, loud, loud / quiet), flush=True)


def soak(bench, rooms, seconds):
    samples = []
    result = bench.play(rooms, rooms * seconds, rooms, samples=samples)
    tenth = max(1, len(samples) // 10)
    print("\n%d s of %d rooms at one order a second each: p99 %.2f ms, memory %d KiB in the second"
          " tenth of the time, %d KiB in the last." % (
              seconds, rooms, result["p99_ms"], sum(samples[tenth:2 * tenth] or [0]) / tenth,
              sum(samples[-tenth:]) / tenth))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("build")
    parser.add_argument("--rooms", default="125,250,500,1000")
    parser.add_argument("--seconds", type=int, default=30, help="of each measurement")
    parser.add_argument("--soak-seconds", type=int, default=600, help="0: leave it out")
    parser.add_argument("--floods", default=",".join(each.__name__ for each in flood.KINDS))
    options = parser.parse_args()
    sizes = [int(size) for size in options.rooms.split(",")]
    wanted = options.floods.split(",")
    print("Measured on %s (%s).\n" % (machine(), time.strftime("%Y-%m-%d")), flush=True)
    bench = Bench(options.build)
    scale(bench, sizes, options.seconds)
    under_flood(bench, sizes[len(sizes) // 2], options.seconds,
                [each for each in flood.KINDS if each.__name__ in wanted])
    if options.soak_seconds:
        soak(bench, sizes[-1], options.soak_seconds)


if __name__ == "__main__":
    main()
