#!/usr/bin/env python3
"""What several servers on one database carry, and how long people wait when one of them goes.

usage: bench/cluster/cluster.py BUILD [KILLS [ROOMS]]

Servers, two PostgreSQL (synchronous) and HAProxy on this machine (tests/server/cluster.py), in this
order: orders a second of one, two and four servers, each order answered before the room's next, and
the same at a fixed rate; how many rooms of a server that is gone another one adopts in a second;
SIGTERM to a server with ROOMS rooms in which people play on; kill -9 likewise, KILLS times. Those
people come back as the web client does, and what they sent is held against the records afterwards.
"""
import concurrent.futures
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import time

TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
sys.path.insert(0, os.path.join(TOP, "tests/server"))
from client import Client, Closed, Refused  # noqa: E402
from cluster import Cluster  # noqa: E402
from harness import metrics, until  # noqa: E402
from player import Player, table  # noqa: E402

ROOMS, ORDERS, A_SECOND, PACED_S = 240, 30000, 500, 10
KILL_ROOMS, PLAY_S = 25, 3
MOVED, FIRST_PAUSE_S, MOVED_PAUSE_S, LONGEST_PAUSE_S = 4010, 0.5, 1, 10  # web/src/net/transport.ts


def say(text, *values):
    print(text % values, flush=True)


# Orders a second

def cpu_s(pids):
    total = 0
    for pid in pids:
        try:
            with open("/proc/%d/stat" % pid, encoding="ascii") as file:
                fields = file.read().rsplit(") ", 1)[1].split()
        except OSError:
            continue
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


class Spent:
    """CPU time, log and commits since it was made."""

    def __init__(self, cluster):
        self.cluster = cluster
        self.before = self.now()

    def now(self):
        cluster = self.cluster
        return [cpu_s([node.process.pid for node in cluster.nodes]),
                *(cpu_s(postgres.family()) for postgres in cluster.postgres),
                int(cluster.ask("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")),
                sum(metrics(node)["fathom_store_commits"] for node in cluster.nodes)]

    def since(self):
        return [now - before for now, before in zip(self.now(), self.before)]


def orders(cluster, build, count, rate):
    """A load for each server, all at the same time."""
    number = len(cluster.nodes)
    loads = [subprocess.Popen([os.path.join(build, "bench/server/bench-load"), str(node.port),
                               str(ROOMS // number), str(count // number), str(rate // number),
                               str(node.process.pid), "game", "gated"], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE) for node in cluster.nodes]
    for load in loads:
        assert load.stdout.readline() == b"ready\n"
    spent = Spent(cluster)
    for load in loads:
        load.stdin.write(b"go\n")
        load.stdin.flush()
    told = [json.loads(load.communicate()[0]) for load in loads]
    servers, primary, standby, log, commits = spent.since()
    each = 1e5 / count
    say("%d servers, %s: %.0f orders a second; answered in %.1f ms, 99 %% within %.1f ms; CPU"
        " seconds per 100,000 orders: servers %.1f, primary %.1f, standby %.1f; %.0f bytes of log"
        " an order, %.1f orders a commit, %.0f commits a second", number,
        "%d orders a second" % rate if rate else "closed loop",
        sum(one["orders"] / one["seconds"] for one in told),
        statistics.median(one["p50_ms"] for one in told), max(one["p99_ms"] for one in told),
        servers * each, primary * each, standby * each, log / count, count / commits,
        commits / max(one["seconds"] for one in told))


# People

class Person(Player):
    """Gives an order now and then, and comes back as the web client does."""

    leave = False

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.orders = []  # when each was answered, and how long that took
        self.away = []    # how long he was, each time

    def think(self):
        """A while in which he listens, unless an order waits for its answer."""
        until, line = time.monotonic() + self.rng.uniform(0.2, 1), self.client.socket.socket
        while not self.pending and not Person.leave and time.monotonic() < until:
            line.settimeout(max(0.01, until - time.monotonic()))
            try:
                self.client.hear()
            except TimeoutError:
                break
        line.settimeout(self.client.timeout)

    def took(self, seconds):
        self.orders.append((time.monotonic(), seconds))

    def choose(self):
        leaves = Person.leave and self.team == "blue"
        return {"do": "resign"} if leaves else super().choose()

    def come_back(self, why):
        began, pause = time.monotonic(), FIRST_PAUSE_S
        share = self.rng.random() if getattr(why, "code", None) == MOVED else self.share()
        while True:
            time.sleep(pause * share)
            share, pause = self.share(), min(pause * 2, LONGEST_PAUSE_S)
            self.client.path = "/ws"
            try:
                self.client.connect()
                error = self.client.hello()["room_error"]
            except (Closed, OSError, Refused):
                continue
            if error is None:
                self.away.append(time.monotonic() - began)
                return
            if error == "moved":
                pause = min(pause, MOVED_PAUSE_S)

    def share(self):
        return self.rng.uniform(0.75, 1.25)


def at_once(call, count):
    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        return list(pool.map(lambda _: call(), range(count)))


def people(cluster, node, rooms):
    """Two in each room of this server, through the door."""
    Person.leave = False
    number = 1 + cluster.nodes.index(node)
    path = "/n/%d/ws" % number
    until(lambda: cluster.is_known(number))
    seats = [seat for pair in at_once(lambda: table(cluster.door, random, Person, path), rooms)
             for seat in pair]
    for person in seats:
        person.start()
    time.sleep(PLAY_S)
    return seats


def settle(cluster, seats):
    """Ends the games; how many orders were lost or taken twice."""
    wrong = 0
    Person.leave = True
    for person in seats:
        person.join(timeout=120)
        assert not person.is_alive() and not person.trouble, person.trouble
        steps = json.loads(cluster.get("/api/replay/" + person.client.room["replay"])[1])["steps"]
        wrong += bool(person.lost_or_doubled(steps))
        person.client.disconnect()
    return wrong


def adopted(nodes):
    """How many rooms, and in how many milliseconds altogether."""
    told = [metrics(node) for node in nodes]
    return (sum(each["fathom_rooms_adopted"] for each in told),
            sum(each["fathom_adoption_us"] for each in told) / 1000)


def drain(cluster, rooms):
    node, *others = cluster.nodes
    seats = people(cluster, node, rooms)
    before = adopted(others)
    began = time.monotonic()
    node.process.send_signal(signal.SIGTERM)
    assert node.process.wait(timeout=60) == 0
    ended = time.monotonic()
    time.sleep(2 * PLAY_S)
    waits = [seconds for person in seats for at, seconds in person.orders if at > began]
    away = [seconds for person in seats for seconds in person.away]
    assert len(away) >= len(seats), "some never left"
    count, spent = (now - then for now, then in zip(adopted(others), before))
    wrong = settle(cluster, seats)
    say("SIGTERM with %d rooms in play: the server ended after %.1f s; %d people were away for %.2f"
        " s at the median, %.2f s at most; %d orders meanwhile, an answer took %.2f s at most; of"
        " %d orders %d lost or taken twice; a room was adopted in %.1f ms", rooms, ended - began,
        len(seats), statistics.median(away), max(away), len(waits), max(waits),
        sum(len(person.acknowledged) for person in seats), wrong, spent / count)
    node.start()


def kills(cluster, number):
    times, given, wrong = [], 0, 0
    for _ in range(number):
        cluster.wait_until_sure()
        node = cluster.nodes[0]
        seats = people(cluster, node, KILL_ROOMS)
        node.kill()
        killed = time.monotonic()
        until(lambda: all(any(at > killed for person in pair for at, _ in person.orders)
                          for pair in zip(seats[::2], seats[1::2])))
        times += [min(at for person in pair for at, _ in person.orders if at > killed) - killed
                  for pair in zip(seats[::2], seats[1::2])]
        node.start()
        wrong += settle(cluster, seats)
        given += sum(len(person.acknowledged) for person in seats)
    say("kill -9 to the next order taken in its rooms: median %.1f s, longest %.1f s, %d rooms; of"
        " %d orders %d lost or taken twice", statistics.median(times), max(times), len(times),
        given, wrong)


# Adopting

def adoptions(cluster, rooms):
    """All rooms of a server that is gone, by one other, all asked for at the same moment."""
    gone, other = cluster.nodes[:2]
    hosts = at_once(lambda: table(gone.port, random)[0].client, rooms)
    assert gone.stop() == 0
    before = adopted([other])
    for client in hosts:
        client.port, client.path = other.port, "/ws"
        client.connect()
    began = time.monotonic()
    asked = [client.send({"do": "hello", "token": client.token, "room": client.code, "game": 0,
                          "v": 0}) for client in hosts]
    for client, number in zip(hosts, asked):
        client.wait(lambda c=client, n=number: n in c.answers)
    took = time.monotonic() - began
    count, spent = (now - then for now, then in zip(adopted([other]), before))
    assert count == rooms, count
    say("%d rooms adopted by one server in %.2f s: %.0f a second, each in %.1f ms", rooms, took,
        rooms / took, spent / rooms)
    for client in hosts:
        client.disconnect()
    gone.start()


def main():
    build = os.path.abspath(sys.argv[1])
    fathom = os.path.join(build, "fathom")
    number = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    rooms = int(sys.argv[3]) if len(sys.argv) > 3 else 200
    for nodes in (1, 2, 4):
        with Cluster(fathom, nodes, straight=True) as cluster:
            orders(cluster, build, ORDERS, 0)
            orders(cluster, build, A_SECOND * PACED_S, A_SECOND)
    with Cluster(fathom, straight=True) as cluster:
        adoptions(cluster, rooms)
        drain(cluster, rooms)
        kills(cluster, number)


if __name__ == "__main__":
    main()
