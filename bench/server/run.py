#!/usr/bin/env python3
"""The server's bench: a bare broadcast, then the game server, same load, same run.

usage: run.py BUILD [--rooms N] [--orders N] [--paced-seconds N] [--idle-rooms N]
              [--idle-seconds N] [--json]

The server under test is held on one core, the load on another. The figure is CPU seconds per
100,000 orders, closed loop: one order under way a room, checked, stored durably, sent as filtered
views to the members who may hear it (the floor sends every message to all eight). Then the latency
at 1,000 orders a second. Then what silence costs: rooms in mid-game that everyone has left, and
full rooms in which nobody says anything, each against a server without rooms.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile
import time

TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
sys.path[:0] = [os.path.join(TOP, "examples"), os.path.join(TOP, "tests/server")]
from ports import free_port, opens  # noqa: E402
from room import WebSocket  # noqa: E402

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


def with_server(start, use):
    """What `use(port, pid)` gives for a fresh server."""
    port = free_port()
    server = start(port)
    try:
        if not opens(server, port):
            sys.exit("the server did not start")
        return use(port, server.pid)
    finally:
        server.kill()
        server.wait()


def game_server(build, database):
    """Starts game servers; `database()` is where the next one keeps its games."""
    def start(port):
        return pinned(0, [os.path.join(build, "fathom"), "serve", "--bind", "127.0.0.1",
                          "--port", str(port), "--db", database(), "--quiet", "--message-rate",
                          "1000000", "--address-connections", "60000", "--address-opens", "60000",
                          "--address-requests", "60000", "--address-rooms", "60000",
                          "--max-connections", "60000",
                          "--max-rooms", "60000"],
                      stdout=subprocess.DEVNULL)
    return start


def measure(build, start, kind, options):
    """Closed loop and paced, each against a fresh server."""
    return {name: with_server(start, lambda port, pid, orders=orders, rate=rate: load(
                build, port, pid, kind, options.rooms, orders, rate))
            for name, orders, rate in (("closed", options.orders, 0),
                                       ("paced", options.paced_seconds * PACED_ORDERS_PER_S,
                                        PACED_ORDERS_PER_S))}


class Player:
    """Just enough of a client to fill rooms quickly."""

    def __init__(self, port):
        self.socket, self.id = WebSocket("127.0.0.1", port), 0
        self.do("hello", name="Player")

    def do(self, verb, **fields):
        self.id += 1
        self.socket.send(json.dumps({"id": self.id, "do": verb, **fields}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("re") == self.id:
                assert answer["ok"], answer
                return answer


def leave_rooms(port, count):
    """Starts games of two, one after the other, and leaves each for the next."""
    ann, bob = Player(port), Player(port)
    for _ in range(count):
        code = ann.do("create", options={"players": [1, 1], "absent": "wait"})["room"]
        bob.do("join", room=code)
        ann.do("sit", seat="blue.captain")
        bob.do("sit", seat="yellow.captain")
        bob.do("ready")
        ann.do("start")
    ann.socket.close()
    bob.socket.close()


def cpu_ticks(pid):
    with open("/proc/%d/stat" % pid, encoding="ascii") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def rss_kb(pid):
    with open("/proc/%d/status" % pid, encoding="ascii") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))


def idle_rooms(rooms, seconds):
    def watch(port, pid):
        leave_rooms(port, rooms)
        time.sleep(12)  # the last ones have left, and what was freed has been given back
        before = cpu_ticks(pid)
        time.sleep(seconds)
        return {"rooms": rooms, "cpu_s": (cpu_ticks(pid) - before) / os.sysconf("SC_CLK_TCK"),
                "rss_kb": rss_kb(pid)}
    return watch


def measure_idle(build, start, options):
    seconds = options.idle_seconds
    return {"none": with_server(start, idle_rooms(0, seconds)),
            "left": with_server(start, idle_rooms(options.idle_rooms, seconds)),
            "silent": with_server(start, lambda port, pid: load(
                build, port, pid, "game", options.rooms, 0, seconds))}


def show(floor, game, result):
    print("%-34s %10s %10s" % ("", "floor", "game"))
    for label, run, key in (("CPU s per 100,000 orders", "closed", "cpu_s_per_100k"),
                            ("orders a second, closed loop", "closed", None),
                            ("messages an order", "closed", "messages_per_order"),
                            ("bytes a message", "closed", "bytes_per_message"),
                            ("CPU us a message", "closed", "cpu_us_per_message"),
                            ("p50 ms at 1,000 orders a second", "paced", "p50_ms"),
                            ("p99 ms at 1,000 orders a second", "paced", "p99_ms"),
                            ("CPU % at 1,000 orders a second", "paced", "cpu_percent"),
                            ("memory, KiB", "closed", "rss_kb")):
        row = [side[run][key] if key else round(side[run]["orders"] / side[run]["seconds"])
               for side in (floor, game)]
        print("%-34s %10s %10s" % (label, *row))
    print("\nCPU ratio %.2f (at most 1.5), %.1f KiB a room beyond sockets (at most 16), "
          "p99 ratio %.2f (at most 3)"
          % (result["cpu_ratio"], result["kib_per_room"], result["p99_ratio"]), flush=True)


def show_idle(idle, options):
    none, left, silent = idle["none"], idle["left"], idle["silent"]
    print("%d s of silence: no rooms %.2f s of CPU; %d games that everyone has left %.2f s "
          "(%.1f KiB each); %d people in %d rooms who say nothing %.2f s (pings and pongs)"
          % (options.idle_seconds, none["cpu_s"], left["rooms"], left["cpu_s"],
             (left["rss_kb"] - none["rss_kb"]) / left["rooms"], 8 * options.rooms, options.rooms,
             silent["cpu_s"]))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("build")
    parser.add_argument("--rooms", type=int, default=1000)
    parser.add_argument("--orders", type=int, default=100000)
    parser.add_argument("--paced-seconds", type=int, default=10)
    parser.add_argument("--idle-rooms", type=int, default=10000)
    parser.add_argument("--idle-seconds", type=int, default=60, help="0: leave this part out")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    folder = tempfile.TemporaryDirectory(dir=options.build)
    database = iter(range(100))
    start = game_server(options.build,
                        lambda: os.path.join(folder.name, "bench%d.db" % next(database)))

    def floor_server(port):
        size = str(round(game["closed"]["bytes_per_message"]))
        return pinned(0, [os.path.join(options.build, "bench/server/bench-floor"), str(port), size])

    game = measure(options.build, start, "game", options)
    floor = measure(options.build, floor_server, "floor", options)
    for side in (floor, game):
        closed, paced = side["closed"], side["paced"]
        closed["cpu_us_per_message"] = round(
            closed["cpu_s_per_100k"] * 10 / closed["messages_per_order"], 2)
        paced["cpu_percent"] = round(100 * paced["cpu_s"] / paced["seconds"])
    result = {"floor": floor, "game": game,
              "cpu_ratio": round(game["closed"]["cpu_s_per_100k"] /
                                 floor["closed"]["cpu_s_per_100k"], 2),
              "kib_per_room": round((game["closed"]["rss_kb"] - floor["closed"]["rss_kb"]) /
                                    options.rooms, 1),
              "p99_ratio": round(game["paced"]["p99_ms"] / floor["paced"]["p99_ms"], 2)}
    if not options.json:
        show(floor, game, result)
    if options.idle_seconds:
        result["idle"] = measure_idle(options.build, start, options)
        if not options.json:
            show_idle(result["idle"], options)
    if options.json:
        print(json.dumps(result))


if __name__ == "__main__":
    main()
