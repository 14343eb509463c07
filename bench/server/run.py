#!/usr/bin/env python3
"""The server's bench: a bare libwebsockets broadcast, then the game server, same load, same run.

usage: run.py BUILD [--rooms N] [--orders N] [--json]

The server under test is held on one core, the load on another. The figure is CPU seconds per
100,000 orders, closed loop: one order under way a room, checked, stored durably, sent as filtered
views to the members who may hear it. Then the latency at 1,000 orders a second.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile
import time

PACED_ORDERS_PER_S = 1000


def pinned(core, command, **options):
    cores = sorted(os.sched_getaffinity(0))
    return subprocess.Popen(command, preexec_fn=lambda: os.sched_setaffinity(
        0, {cores[core % len(cores)]}), **options)


def load(build, port, pid, kind, rooms, orders, rate):
    command = [os.path.join(build, "bench/server/bench-load"), str(port), str(rooms), str(orders),
               str(rate), str(pid), kind]
    process = pinned(1, command, stdout=subprocess.PIPE)
    text, _ = process.communicate(timeout=900)
    if process.returncode:
        sys.exit("the load failed")
    return json.loads(text)


def measure(build, start, kind, options):
    """Closed loop and paced, each against a fresh server."""
    figures = {}
    for name, orders, rate in (("closed", options.orders, 0),
                               ("paced", 10 * PACED_ORDERS_PER_S, PACED_ORDERS_PER_S)):
        port = 20000 + os.getpid() % 20000 + (1 if rate else 0)
        server = start(port)
        time.sleep(1)
        try:
            figures[name] = load(build, port, server.pid, kind, options.rooms, orders, rate)
        finally:
            server.kill()
            server.wait()
    return figures


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("build")
    parser.add_argument("--rooms", type=int, default=1000)
    parser.add_argument("--orders", type=int, default=100000)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    folder = tempfile.TemporaryDirectory(dir=options.build)
    database = iter(range(100))

    def game_server(port):
        path = os.path.join(folder.name, "bench%d.db" % next(database))
        return pinned(0, [os.path.join(options.build, "fathom"), "serve", "--bind", "127.0.0.1",
                          "--port", str(port), "--db", path, "--quiet", "--message-rate",
                          "1000000", "--address-connections", "60000", "--address-opens", "60000",
                          "--address-rooms", "60000", "--max-connections", "60000"],
                      stdout=subprocess.DEVNULL)

    def floor_server(port):
        size = str(round(game["closed"]["bytes_per_message"]))
        return pinned(0, [os.path.join(options.build, "bench/server/bench-floor"), str(port), size])

    game = measure(options.build, game_server, "game", options)
    floor = measure(options.build, floor_server, "floor", options)
    ratio = game["closed"]["cpu_s_per_100k"] / floor["closed"]["cpu_s_per_100k"]
    room_kb = (game["closed"]["rss_kb"] - floor["closed"]["rss_kb"]) / options.rooms
    latency = game["paced"]["p99_ms"] / floor["paced"]["p99_ms"]
    result = {"floor": floor, "game": game, "cpu_ratio": round(ratio, 2),
              "kib_per_room": round(room_kb, 1), "p99_ratio": round(latency, 2)}
    if options.json:
        print(json.dumps(result))
        return
    print("%-34s %10s %10s" % ("", "floor", "game"))
    for label, run, key in (("CPU s per 100,000 orders", "closed", "cpu_s_per_100k"),
                            ("orders a second, closed loop", "closed", None),
                            ("messages an order", "closed", "messages_per_order"),
                            ("bytes a message", "closed", "bytes_per_message"),
                            ("p50 ms at 1,000 orders a second", "paced", "p50_ms"),
                            ("p99 ms at 1,000 orders a second", "paced", "p99_ms"),
                            ("memory, KiB", "closed", "rss_kb")):
        row = [side[run][key] if key else round(side[run]["orders"] / side[run]["seconds"])
               for side in (floor, game)]
        print("%-34s %10s %10s" % (label, *row))
    print("\nCPU ratio %.2f (at most 1.5), %.1f KiB a room beyond sockets (at most 16), "
          "p99 ratio %.2f (at most 3)" % (ratio, room_kb, latency))


main()
