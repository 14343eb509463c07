#!/usr/bin/env python3
"""How long people wait when a server goes: kill -9, and a drain with many rooms.

usage: bench/cluster/cluster.py BUILD [KILLS [ROOMS]]

Servers, two PostgreSQL (synchronous) and HAProxy on this machine (tests/server/cluster.py). Clients
come back as the web client does, the first time after about half a second. Before that: orders a
second of one, two and four servers on the one database, closed loop, one order under way a room.
"""
import json
import os
import random
import statistics
import subprocess
import sys
import threading
import time

TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
sys.path.insert(0, os.path.join(TOP, "tests/server"))
from client import Client, Closed, Refused  # noqa: E402
from cluster import LEASE_S, Cluster  # noqa: E402
from harness import metrics  # noqa: E402

def table(port):
    """A room with its host."""
    client = Client(port, timeout=30)
    client.hello("Ann")
    client.do("create", options={"players": [1, 1]})
    return client


def come_back(client, door):
    """As the web client: half a second, then longer; through the door, then where it is sent."""
    began, pause = time.monotonic(), 0.5
    client.port = door
    while True:
        time.sleep(pause * random.uniform(0.75, 1.25))
        pause = min(pause * 2, 10)
        client.path = "/ws"
        try:
            client.connect()
            error = client.hello()["room_error"]
            pause = min(pause, 1) if error == "moved" else pause
            if error is None:
                client.do("boat", team="blue", name="Nautilus %d" % random.randrange(1000))
                return time.monotonic() - began
        except (Closed, OSError, Refused):
            continue


def all_back(clients, door):
    """How long each took."""
    times = [0.0] * len(clients)

    def one(number):
        times[number] = come_back(clients[number], door)
    threads = [threading.Thread(target=one, args=(i,)) for i in range(len(clients))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return times


def kills(cluster, number):
    times = []
    for _ in range(number):
        node = cluster.nodes[0]
        clients = [table(node.port) for _ in range(5)]
        time.sleep(random.uniform(0.5, 1.5))
        node.kill()
        times += all_back(clients, cluster.door)
        node.start()
        time.sleep(LEASE_S + 1)
    print("kill -9 to the next change saved in its rooms: median %.1f s, longest %.1f s, %d rooms" %
          (statistics.median(times), max(times), len(times)), flush=True)


def adoptions(cluster, rooms):
    node = cluster.nodes[0]
    clients = [table(node.port) for _ in range(rooms)]
    before = [metrics(other)["fathom_adoption_us"] for other in cluster.nodes[1:]]
    node.process.terminate()
    times = all_back(clients, cluster.door)
    spent = sum(metrics(other)["fathom_adoption_us"] for other in cluster.nodes[1:]) - sum(before)
    print("drain of %d rooms: everybody back after %.1f s, median %.1f s; a room is adopted in"
          " %.1f ms" % (rooms, max(times), statistics.median(times), spent / rooms / 1000),
          flush=True)
    node.process.wait()
    node.start()


def cpu_s(pid):
    with open("/proc/%d/stat" % pid, encoding="ascii") as file:
        fields = file.read().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def orders(build, number, rooms=100, count=10000):
    """All servers at once, a load for each."""
    program = os.path.join(build, "bench/server/bench-load")
    with Cluster(os.path.join(build, "fathom"), number) as cluster:
        before = [cpu_s(node.process.pid) for node in cluster.nodes]
        began = time.monotonic()
        loads = [subprocess.Popen([program, str(node.port), str(rooms), str(count), "0",
                                   str(node.process.pid), "game"], stdout=subprocess.PIPE)
                 for node in cluster.nodes]
        told = [json.loads(load.communicate()[0]) for load in loads]
        took = time.monotonic() - began
        spent = sum(cpu_s(node.process.pid) for node in cluster.nodes) - sum(before)
        commits = sum(metrics(node)["fathom_store_commits"] for node in cluster.nodes)
    print("%d servers: %d orders in %.1f s with setting up, %.1f CPU seconds of servers per"
          " 100,000, %.1f orders a commit; %s" % (
              number, number * count, took, spent * 1e5 / (number * count),
              number * count / commits, told[0]), flush=True)


def main():
    build = os.path.abspath(sys.argv[1])
    fathom = os.path.join(build, "fathom")
    number = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    rooms = int(sys.argv[3]) if len(sys.argv) > 3 else 200
    for nodes in (1, 2, 4):
        orders(build, nodes)
    with Cluster(fathom) as cluster:
        time.sleep(LEASE_S + 1)
        adoptions(cluster, rooms)
        kills(cluster, number)


main()
