#!/usr/bin/env python3
"""Several servers on one PostgreSQL: the traps one by one, then faults at random.

usage: cluster_test.py FATHOM AHEAD [FAULTS] [SEED]

AHEAD is the library of ahead.c. What PostgreSQL does that one would not think of, and the test that
falls into it:

1. a cancelled wait for the standby answers as if all were durable: `cancelled`
2. a COMMIT whose answer was lost may have happened: `lost_answer`
3. the open transaction of a half-dead server blocks who would bury it: `hung`
4. after the database was away everybody looks dead: `everybody_late`, `away_twice`
5. NOTIFY takes a lock that the whole database shares: `polled`
6. an old owner could still answer: `late`, `from_the_dead`
"""
import concurrent.futures
import functools
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

from client import Client, Closed, Refused, duel, refused
from cluster import AUDIT, LEASE_S, SOURCE, WITHOUT_FENCE, Checker, Cluster, Wire, campaign
from harness import PATIENCE_S, Server, fathom_argument, metrics, run, until
from ports import free_port
from postgres import dump, programs, restore

FATHOM = fathom_argument()
AHEAD = os.path.abspath(sys.argv[2])
FAULTS = int(sys.argv[3]) if len(sys.argv) > 3 else 7
SEED = int(sys.argv[4]) if len(sys.argv) > 4 else int.from_bytes(os.urandom(4), "big")
SOUTH = {"do": "course", "dir": "S"}
POLL_S, SWEEP_S, ANSWER_S, SCHEMA_LOCK = 2, 5, 3, 7346287


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def patient(port):
    return duel(port, absent="wait", absent_after_ms=600000)


def all_well(cluster):
    """Every server says so itself."""
    return all(node.get("/healthz")[0].status == 200 for node in cluster.nodes)


def at(client, port):
    """The same person comes to another server."""
    client.port, client.path = port, "/ws"
    client.connect()
    return client.hello()


def is_in(client, port):
    """False also where the server has just let the room go: one that is late may not keep it."""
    try:
        return at(client, port)["room_error"] is None
    except Closed as closed:
        assert closed.code == 4010, closed
        return False


def wait_for_place(client, port):
    """Until the other server has the room."""
    until(lambda: is_in(client, port))


def sail_on(client, port):
    """In the same room on the other server."""
    for last in False, False, True:
        wait_for_place(client, port)
        try:
            return client.order(SOUTH)
        except Closed as closed:
            assert closed.code == 4010 and not last, closed


def moved(cluster):
    """who asks the wrong server is told the path of the right one, and finds the room by it"""
    one, two = cluster.nodes
    ann, bob = patient(one.port)
    answer = at(bob, two.port)
    assert answer["room_error"] == "moved" and answer["path"] == "/n/1/ws", answer
    try:
        bob.do("join", room=ann.code)
        raise AssertionError("let in")
    except Refused as no:
        assert no.error == "moved" and no.answer["path"] == "/n/1/ws"
    through = Client(cluster.door, token=bob.token)
    assert through.hello(room=ann.code)["room_error"] is None
    assert through.path in ("/ws", "/n/1/ws") and "yellow.captain" in through.room["you"]["seats"]
    assert metrics(two)["fathom_redirects"] >= 2


def listed(cluster):
    """open rooms and a person's own rooms and games are those of all servers"""
    one, two = cluster.nodes
    ann, bob = duel(one.port, listed=True, name="Friday")
    eve = Client(two.port)
    eve.hello("Eve")
    until(lambda: any(card["code"] == ann.code for card in eve.do("rooms")["rooms"]))
    rooms = Client(two.port, token=bob.token).hello()["rooms"]
    assert [(room["code"], room["seated"]) for room in rooms] == [(ann.code, True)], rooms
    ann.order({"do": "resign"})
    bob.wait(bob.over)
    elsewhere = Client(two.port, token=bob.token)
    elsewhere.hello()
    assert [game["name"] for game in elsewhere.do("games")["games"]] == ["Friday"]


def drained(cluster):
    """SIGTERM hands the rooms over one by one; nobody waits long, and no order is lost"""
    one, two = cluster.nodes
    tables = [patient(one.port) for _ in range(10)]
    one.process.send_signal(signal.SIGTERM)
    began = time.monotonic()
    for ann, _ in tables:
        try:
            while True:
                last = ann.hear()
        except Closed as closed:
            assert closed.code == 4010 and last["path"] == "/ws", closed.code
        sail_on(ann, two.port)
    print("# ten rooms went over in %.1f s" % (time.monotonic() - began))
    assert one.process.wait(timeout=PATIENCE_S) == 0
    one.start()
    assert metrics(two)["fathom_rooms_adopted"] >= 10


def killed(cluster):
    """kill -9: another server adopts the room when the lease is over; an order is taken once"""
    one, two = cluster.nodes
    cluster.wait_until_sure()
    ann, _ = patient(one.port)
    ann.n += 1
    ann.send({"order": SOUTH, "n": ann.n})
    one.kill()
    began = time.monotonic()
    wait_for_place(ann, two.port)
    ann.ask({"order": SOUTH, "n": ann.n})
    print("# %.1f s from the kill to the next order" % (time.monotonic() - began))
    courses = [event for event in ann.events if event["event"] == "course"]
    assert len(courses) == 1, courses
    one.start()


def from_the_dead(cluster):
    """a server that was stopped for longer than its lease lets nobody in, and begins anew"""
    one, two = cluster.nodes
    cluster.wait_until_sure()
    ann, bob = patient(one.port)
    lost = metrics(one)["fathom_fenced"]
    one.process.send_signal(signal.SIGSTOP)
    sail_on(ann, two.port)
    one.process.send_signal(signal.SIGCONT)
    cleo = Client(one.port)
    try:
        error = cleo.hello(room=ann.code)["room_error"]
    except (Closed, Refused):
        error = "moved"
    assert error == "moved", error
    try:
        while True:
            assert not bob.hear().get("event")
    except Closed as closed:
        assert closed.code == 4010, closed.code
    until(lambda: metrics(one)["fathom_fenced"] == lost + 1)
    wait_for_place(bob, two.port)
    assert bob.events[-1]["event"] == "course"
    until(lambda: all_well(cluster))
    patient(one.port)


def cancelled(cluster):
    """a commit whose wait for the standby was cancelled is not told before the standby has it"""
    one, standby = cluster.nodes[0], cluster.postgres[1]
    ann, bob = patient(one.port)
    heard = bob.v
    standby.signal(signal.SIGSTOP)
    ann.n += 1
    number = ann.send({"order": SOUTH, "n": ann.n})
    cancel = ("SELECT count(pg_cancel_backend(pid)) FROM pg_stat_activity WHERE wait_event ="
              " 'SyncRep' AND application_name LIKE 'fathom node 1 %'")
    until(lambda: cluster.ask(cancel) == "1")
    ann.wait(lambda: "store_failing" in ann.notices)
    assert number not in ann.answers and bob.v == heard, "told before it was durable"
    assert metrics(one)["fathom_store_unknown"] >= 1
    standby.signal(signal.SIGCONT)
    ann.wait(lambda: number in ann.answers)
    assert ann.answers.pop(number)["ok"]
    bob.wait(lambda: bob.v == heard + 1)
    assert cluster.ask("SELECT count(*) FROM log WHERE room = (SELECT id FROM room WHERE code ="
                       " '%s')" % ann.code) == "4"


def lost_answer(cluster):
    """a commit whose answer did not come is found by its number, and written once"""
    one, wire = cluster.nodes[0], cluster.wires[0]
    ann, _ = patient(one.port)
    before = metrics(one)["fathom_store_unknown"]
    wire.deaf.set()  # what the server sends passes, what the database answers does not
    ann.n += 1
    number = ann.send({"order": SOUTH, "n": ann.n})
    rows = "SELECT count(*) FROM log, room WHERE room.id = log.room AND code = '%s'" % ann.code
    until(lambda: cluster.ask(rows) == "4")
    assert number not in ann.answers
    ann.wait(lambda: "store_failing" in ann.notices)
    wire.deaf.clear()
    ann.wait(lambda: number in ann.answers)
    assert ann.answers.pop(number)["ok"] and cluster.ask(rows) == "4"
    assert metrics(one)["fathom_store_unknown"] > before


def hung(cluster):
    """a transaction that a dead server has left open keeps nobody from burying it"""
    one, two = cluster.nodes
    cluster.wait_until_sure()
    ann, _ = patient(one.port)
    one.process.send_signal(signal.SIGSTOP)
    with subprocess.Popen([os.path.join(programs(), "psql"), "-X", "-q", "-d", cluster.primary.url +
                           "?application_name=fathom%20node%201%20writer"], stdin=subprocess.PIPE,
                          stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as psql:
        psql.stdin.write(b"BEGIN; SELECT 1 FROM fathom.node WHERE id = 1 FOR UPDATE;\n")
        psql.stdin.flush()
        wait_for_place(ann, two.port)
    one.process.send_signal(signal.SIGCONT)
    ann.order(SOUTH)


def everybody_late(cluster):
    """after the database was away for longer than a lease nobody buries anybody"""
    one, two = cluster.nodes
    ann, bob = patient(one.port)
    buried = [metrics(node)["fathom_fenced"] for node in cluster.nodes]
    cluster.primary.signal(signal.SIGSTOP)
    time.sleep(LEASE_S + 2)
    cluster.primary.signal(signal.SIGCONT)
    until(lambda: all(metrics(node)["fathom_store_up"] for node in (one, two)))
    time.sleep(POLL_S + 1)  # they would do it when they look for open rooms
    assert [metrics(node)["fathom_fenced"] for node in cluster.nodes] == buried
    ann.order(SOUTH)
    bob.wait(lambda: bob.events[-1]["event"] == "course")


def away_twice(cluster):
    """the database that goes down twice within a lease costs nobody his room"""
    one, two = cluster.nodes
    ann, bob = patient(one.port)
    buried = [metrics(node)["fathom_fenced"] for node in cluster.nodes]
    cluster.primary.kill()
    one.process.send_signal(signal.SIGSTOP)  # it misses the moment in between
    time.sleep(LEASE_S / 2)
    cluster.primary.start()
    until(lambda: metrics(two)["fathom_store_up"])
    cluster.primary.kill()
    one.process.send_signal(signal.SIGCONT)
    time.sleep(LEASE_S / 2)
    cluster.primary.start()
    until(lambda: all(metrics(node)["fathom_store_up"] for node in (one, two)))
    time.sleep(POLL_S + 1)
    assert [metrics(node)["fathom_fenced"] for node in (one, two)] == buried
    for person in (ann, bob):  # it may have sent them away while only the other one was well
        assert not at(person, one.port)["room_error"]
    ann.order(SOUTH)
    bob.wait(lambda: bob.events[-1]["event"] == "course")


def writes(port):
    """Whether somebody can make a room there."""
    try:
        eve = Client(port)
        eve.hello("Eve")
        eve.do("create")
        eve.do("leave")
        eve.disconnect()
        return True
    except (Refused, Closed):
        return False


def idle_links(cluster):
    """a database that was away for a moment is read again at the first question"""
    one = cluster.nodes[0]
    ann, _ = patient(one.port)
    ann.order({"do": "resign"})
    ann.wait(lambda: ann.room.get("replay"))

    def status(_):
        return one.get("/api/replay/" + ann.room["replay"])[0].status

    with concurrent.futures.ThreadPoolExecutor(8) as pool:  # every reader has its link
        assert set(pool.map(status, range(64))) == {200}
    cluster.primary.kill()
    cluster.primary.start()
    until(lambda: metrics(one)["fathom_store_up"])
    said = [status(i) for i in range(8)]
    assert said == [200] * 8, said
    for node in cluster.nodes:
        until(lambda: writes(node.port))


def polled(cluster):
    """servers ask for what the others have every two seconds; nobody is notified by the database"""
    path = os.path.join(cluster.primary.folder, "log")
    before = os.path.getsize(path)
    assert cluster.ask("ALTER SYSTEM SET log_statement = 'all'") is not None
    assert cluster.ask("SELECT pg_reload_conf()") == "t"
    eve = Client(cluster.nodes[1].port)
    eve.hello("Eve")
    ann, bob = duel(cluster.nodes[0].port, listed=True)
    until(lambda: any(card["code"] == ann.code for card in eve.do("rooms")["rooms"]))
    ann.order({"do": "resign"})
    bob.wait(bob.over)
    assert cluster.ask("ALTER SYSTEM RESET log_statement") is not None
    assert cluster.ask("SELECT pg_reload_conf()") == "t"
    said = read(path)[before:]
    assert "execute open:" in said and "execute fence:" in said, said[-1000:]
    assert not re.search(r"\b(UN)?(LISTEN|NOTIFY)\b|pg_notify", said, re.I)


def late(cluster):
    """who has not reached the database for a lease tells nobody what his rooms look like"""
    one = cluster.nodes[0]
    ann, bob = patient(one.port)
    again = Client(one.port, token=bob.token)
    cluster.wires[0].whole.clear()
    until(lambda: metrics(one)["fathom_lease_age_ms"] > 1000 * LEASE_S)
    try:
        assert again.hello(room=ann.code)["room_error"] == "store"
    except Closed as end:  # he was sent away before he had his answer
        assert end.code == 4010, end.code
    assert not again.room and not again.view
    cluster.wires[0].whole.set()


def closed(client):
    """The last message before the server closes the line, and the code."""
    last = None
    try:
        while True:
            last = client.hear()
    except Closed as end:
        return last, end.code


def cut_off(cluster):
    """a server that has lost the database closes its lines when another one is well"""
    one, two = cluster.nodes
    cluster.wait_until_sure()
    ann, bob = patient(one.port)
    cluster.wires[0].whole.clear()
    for client in (ann, bob):
        last, code = closed(client)
        assert code == 4010 and last["path"] == "/ws", (last, code)
        wait_for_place(client, two.port)
    ann.order(SOUTH)
    bob.wait(lambda: bob.events[-1]["event"] == "course")
    cluster.wires[0].whole.set()


def admin(node, *words):
    done = subprocess.run([FATHOM, "admin", *words, "--socket", node.db + ".admin"], check=True,
                          capture_output=True, text=True, timeout=60)
    return done.stdout


def desk(cluster):
    """what the operator says at one server's desk is true at the others while they run"""
    one, two = cluster.nodes
    ann, bob = patient(one.port)
    shown = admin(one, "show", ann.code)
    person = re.search('name="Bob" person=([0-9a-f]+)', shown).group(1)
    assert "ban" in admin(two, "ban", "person", person)
    assert closed(bob)[1] == 4009
    until(lambda: person in admin(one, "bans"))
    assert refused(Client(one.port, token=bob.token).hello) == "banned"
    admin(one, "unban", "person", person)
    until(lambda: person not in admin(two, "bans"))
    Client(two.port, token=bob.token).hello()
    admin(two, "quarantine", ann.code)
    assert closed(ann)[1] == 4007
    for node in cluster.nodes:
        assert at(ann, node.port)["room_error"] == "no_such_room"
    admin(two, "release", ann.code)
    until(lambda: at(ann, one.port)["room_error"] is None)


def host(cluster, path):
    client = Client(cluster.door)
    client.path = path
    client.hello("Host")
    client.do("create")
    return client


def added(cluster):
    """a server comes to the proxy, and is drained, by what deploy/haproxy.cfg says to its socket"""
    said = re.findall(r'say "(.*)"', read(os.path.join(SOURCE, "deploy/haproxy.cfg")))
    assert len(said) == 2, said
    folder = tempfile.mkdtemp(dir=cluster.folder)
    with Server(FATHOM, folder, "--store", cluster.primary.url, "--node", "4",
                "--trust-proxy") as new:
        for backend in ("nodes", "one"):
            cluster.tell_proxy(said[0].replace("$b", backend).replace("10.0.0.14", "127.0.0.1")
                               .replace("8040", str(new.port)))
        until(lambda: cluster.is_known(4))
        ann = host(cluster, "/n/4/ws")
        assert cluster.holder(ann.code) == "4"
        cluster.tell_proxy(said[1])
        assert "4" not in [cluster.holder(host(cluster, "/ws").code) for _ in range(6)]
        assert Client(cluster.door, token=ann.token).hello(room=ann.code)["room_error"] is None
        assert cluster.holder(ann.code) == "4"
        assert new.stop() == 0
    for backend in ("nodes", "one"):
        cluster.tell_proxy("set server %s/n4 state maint" % backend)


def early(cluster):
    """a server that starts while its database gives no answer waits for it"""
    wire = Wire(lambda: cluster.primary.port)
    wire.whole.clear()
    url = "postgresql://fathom@127.0.0.1:%d/postgres" % wire.port
    threading.Timer(ANSWER_S + 1, wire.whole.set).start()
    with Server(FATHOM, tempfile.mkdtemp(dir=cluster.folder), "--store", url, "--node", "5") as new:
        assert wire.whole.is_set() and new.stop() == 0


def waiting(cluster):
    """a server that starts while another one makes the tables waits for it"""
    hold = "SELECT pg_advisory_lock(%d), pg_sleep(%d)" % (SCHEMA_LOCK, ANSWER_S + 1)
    held = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = %d" % SCHEMA_LOCK
    holder = threading.Thread(target=cluster.ask, args=(hold,))
    holder.start()
    until(lambda: cluster.ask(held) == "1")
    with Server(FATHOM, tempfile.mkdtemp(dir=cluster.folder), "--store", cluster.primary.url,
                "--node", "5") as new:
        holder.join()
        assert new.stop() == 0


def same_number(cluster):
    """of two servers with one number the newer has it; the older ends"""
    old = cluster.nodes[0]
    ann, _ = patient(old.port)
    new = cluster.make_node(1, free_port())
    new.start()
    assert old.process.wait(timeout=PATIENCE_S) == 3
    cluster.nodes[0] = new
    sail_on(ann, new.port)


def ahead(cluster):
    """a server whose clock is an hour ahead forgets no room before its time"""
    one, two = cluster.nodes
    assert one.stop() == 0
    one.preexec = lambda: os.putenv("LD_PRELOAD", AHEAD)
    one.start()
    eve, ann = Client(two.port), Client(two.port)
    for host in (eve, ann):
        host.hello("Host")
        host.do("create")
    assert two.stop() == 0
    wait_for_place(ann, one.port)
    assert re.search(r"at=clock_off ms=-3[56]\d{5}\n", read(one.log.name))
    time.sleep(SWEEP_S + 1)  # what is old goes
    wait_for_place(eve, one.port)
    one.preexec = None
    two.start()
    assert one.stop() == 0
    one.start()


def copy(source, target):
    return subprocess.run([FATHOM, "store", "copy", source, target], capture_output=True, text=True,
                          timeout=120, check=False)


def copied(cluster):
    """`store copy` moves a file to PostgreSQL and back, compares all of it, and games go on"""
    folder = tempfile.mkdtemp(dir=cluster.folder)
    assert cluster.ask("CREATE DATABASE moved") is not None
    url = cluster.primary.url.replace("/postgres", "/moved")
    with Server(FATHOM, folder) as old:
        ann, bob = patient(old.port)
        ann.order(SOUTH)
        eve, dan = duel(old.port, listed=True, name="Friday")
        eve.order({"do": "resign"})
        dan.wait(dan.over)
        fay, gus = duel(old.port, name="Long ago")
        gus.order({"do": "resign"})
        fay.wait(fay.over)
        profile = fay.do("profile")["profile"]
        fay.do("close")
        old.stop()
    old.rows("DELETE FROM player WHERE replay IN (SELECT id FROM replay WHERE card LIKE ?)",
             "%Long ago%")
    old.rows("DELETE FROM replay WHERE card LIKE ?", "%Long ago%")
    done = copy(old.db, url)
    assert done.returncode == 0 and done.stdout.startswith(
        "2 rooms, 4 rows of logs, 1 games, 4 people, "), (done.stdout, done.stderr)
    again = copy(old.db, url)
    assert again.returncode == 1 and "already" in again.stderr and again.stderr.count("\n") == 1
    with Server(FATHOM, tempfile.mkdtemp(dir=cluster.folder), "--store", url, "--node", "1") as new:
        for client in (ann, bob, dan):
            assert at(client, new.port)["room_error"] is None
        assert ann.view["boats"]["blue"]["at"] == "A2" and dan.over()
        ann.order({"do": "mark", "gauge": "torpedo"})
        assert [game["name"] for game in dan.do("games")["games"]] == ["Friday"]
        fay.code = None
        at(fay, new.port)
        assert fay.do("profile")["profile"] == profile, "of a game that was forgotten"
        new.stop()
    back = os.path.join(folder, "back.db")
    done = copy(url, back)
    assert done.returncode == 0 and "2 rooms, 5 rows" in done.stdout, (done.stdout, done.stderr)
    with Server(FATHOM, folder) as last:
        last.stop()
    os.replace(back, last.db)
    with last:
        assert at(ann, last.port)["room_error"] is None
        ann.order({"do": "cross", "symbol": "S1"})


def restored(cluster):
    """a dump that is made while people play is restored, and games go on from its moment"""
    ann, bob = patient(cluster.nodes[0].port)
    ann.order(SOUTH)
    text = dump(cluster.primary.url, "-n", "fathom")
    ann.order({"do": "mark", "gauge": "torpedo"})
    assert cluster.ask("CREATE DATABASE restored") is not None
    url = cluster.primary.url.replace("/postgres", "/restored")
    restore(url, text)
    with Server(FATHOM, tempfile.mkdtemp(dir=cluster.folder), "--store", url, "--node", "1") as new:
        for client in (ann, bob):
            wait_for_place(client, new.port)
        assert [event["event"] for event in ann.events][-1] == "course", "later than the dump"
        ann.order({"do": "mark", "gauge": "mine"})
        new.stop()


def unfenced():
    """the checker finds a database that lets a server write without a lease"""
    with Cluster(FATHOM, 2) as cluster:
        assert cluster.ask(AUDIT) is not None and cluster.ask(WITHOUT_FENCE) is not None
        cluster.wait_until_sure()
        one, two = cluster.nodes
        ann, _ = patient(one.port)
        cluster.wires[0].whole.clear()
        ann.n += 1
        ann.send({"order": SOUTH, "n": ann.n})
        eve = Client(two.port, token=ann.token)
        eve.code, eve.n = ann.code, ann.n - 1
        wait_for_place(eve, two.port)  # and what the other has still to write comes after that
        cluster.wires[0].whole.set()
        checker = Checker(cluster)
        until(lambda: list(checker.rows()))
        print("# " + "; ".join(checker.rows()))


def broken():
    """servers, database and proxy break at random: nothing lost, nothing twice, nothing forked"""
    print("# seed %d, %d faults" % (SEED, FAULTS))
    wrong = campaign(FATHOM, FAULTS, SEED)
    assert not wrong, "; ".join(wrong)


def one_after_the_other(tests, done):
    """On one cluster; each begins when the servers have got over the one before."""
    left = list(tests)
    while left:
        try:
            with Cluster(FATHOM, 2) as cluster:
                while left:
                    until(lambda: all_well(cluster))
                    left[0](cluster)
                    done[left.pop(0)].set_result(None)
        except Exception as error:  # pylint: disable=broad-except
            done[left.pop(0)].set_exception(error)


def judged(test, future):
    @functools.wraps(test)
    def judge():
        future.result()
    return judge


def at_the_same_time(rows, alone):
    """The tests of each row share a cluster, those that are alone have their own."""
    done = {test: concurrent.futures.Future() for row in rows for test in row}
    with concurrent.futures.ThreadPoolExecutor(len(rows) + len(alone)) as pool:
        for row in rows:
            pool.submit(one_after_the_other, row, done)
        done.update({test: pool.submit(test) for test in alone})
        return run([judged(test, future) for test, future in done.items()])


sys.exit(at_the_same_time(
    [[moved, listed, added, early, waiting, drained, killed, from_the_dead, cancelled, ahead,
      same_number],
     [polled, lost_answer, hung, everybody_late, away_twice, idle_links, late, cut_off, desk,
      copied, restored]],
    [unfenced, broken]))
