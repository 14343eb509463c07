"""Several servers, two PostgreSQL and HAProxy as processes on this machine, clients that play
through the front door, faults at random, and a checker.

What the clients sent and were told is held against what the store has in the end: every order that
was acknowledged is in the record exactly once and in its order, one without an answer at most once;
what each client heard is what `fathom replay` makes of the record for its seat; the rows of a log
have no gap; and nobody has written without a lease, or under an older one after a newer, or into a
room that another server held.
"""
import http.client
import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time

from client import Closed, Refused
from harness import Server, get, until
from player import Player, table
from ports import free_port
from postgres import Postgres

SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
LEASE_S = 4


class Wire:
    """A way to one port that can be cut: then nothing passes, and nobody is told."""

    def __init__(self, target):
        self.target, self.whole = target, threading.Event()
        self.whole.set()
        self.deaf = threading.Event()  # what comes back is lost
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        while True:
            near = self.door.accept()[0]
            threading.Thread(target=self.join, args=(near,), daemon=True).start()

    def join(self, near):
        self.whole.wait()
        try:
            far = socket.create_connection(("127.0.0.1", self.target()))
        except OSError:
            near.close()
            return
        for one, other, back in ((near, far, False), (far, near, True)):
            one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            threading.Thread(target=self.pass_on, args=(one, other, back), daemon=True).start()

    def pass_on(self, one, other, back):
        try:
            while data := one.recv(1 << 16):
                self.whole.wait()
                if not (back and self.deaf.is_set()):
                    other.sendall(data)
        except OSError:
            pass
        for end in (one, other):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass


class Cluster:
    """`nodes` servers behind one door. Their ways to the database can be cut, or are straight."""

    def __init__(self, fathom, nodes=3, straight=False):
        self.straight = straight
        self.fathom, self.folder = fathom, tempfile.mkdtemp(prefix="fathom-cluster-")
        self.door, self.haproxy = free_port(), None
        names = ("pg_a", "pg_b")
        sync = {"synchronous_standby_names": "FIRST 1 (pg_a, pg_b)"}
        self.postgres = [Postgres(name, **sync) for name in names]
        self.wires = [Wire(lambda: self.primary.port) for _ in range(nodes)]
        self.ports = [free_port() for _ in range(nodes)]
        self.nodes = [self.make_node(number) for number in range(1, nodes + 1)]

    @property
    def primary(self):
        return self.postgres[0]

    def make_node(self, number, port=None):
        folder = tempfile.mkdtemp(prefix="n%d-" % number, dir=self.folder)
        way = self.primary if self.straight else self.wires[number - 1]
        url = "postgresql://fathom@127.0.0.1:%d/postgres" % way.port
        peers = " ".join("127.0.0.1:%d" % port for port in self.ports
                         if port != self.ports[number - 1])
        return Server(self.fathom, folder, "--store", url, "--node", str(number), "--trust-proxy",
                      "--peers", peers, port=port or self.ports[number - 1])

    def start(self):
        self.primary.make()
        self.postgres[1].follow(self.primary)
        for node in self.nodes:
            node.start()
        self.start_haproxy()
        return self

    def start_haproxy(self):
        """Again if another test was faster at its port: before anybody knows the door it may be a
        new one."""
        known = self.haproxy is not None
        for _ in range(3):
            self.run_haproxy()
            until(lambda: self.haproxy.poll() is not None or self.is_open())
            if self.haproxy.poll() is None:
                return
            time.sleep(1)
            self.door = self.door if known else free_port()
        raise AssertionError("haproxy does not start")

    def run_haproxy(self):
        """With the file that hosts get, our addresses, ports and no TLS."""
        with open(os.path.join(SOURCE, "deploy/haproxy.cfg"), encoding="utf-8") as file:
            text = file.read()
        text = text.replace("/run/haproxy", self.folder)
        text = text.replace(":80\n", "127.0.0.1:%d\n" % self.door)
        text = re.sub(".*(:443|redirect scheme).*\n", "", text).replace("100000", "4000")
        for number, node in enumerate(self.nodes, 1):
            text = re.sub("(    server n%d) .*" % number, r"\1 127.0.0.1:%d" % node.port, text)
        text = re.sub(r"server n(\d+) 10\..*\n", "", text)
        path = os.path.join(self.folder, "haproxy.cfg")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        program = shutil.which("haproxy", path=os.environ["PATH"] + ":/usr/sbin")
        assert program, "please install: haproxy"
        log = open(os.path.join(self.folder, "haproxy.log"), "ab")
        self.haproxy = subprocess.Popen([program, "-db", "-f", path], stdout=log, stderr=log)

    def is_open(self):
        try:
            return self.get("/api/rooms")[0] == 200
        except OSError:
            return False

    def get(self, path):
        try:
            reply, body = get(self.door, path)
        except http.client.HTTPException as error:
            raise OSError(str(error)) from error
        return reply.status, body

    def tell_proxy(self, command):
        """At its socket; what it answers."""
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(os.path.join(self.folder, "admin.sock"))
            line.sendall(command.encode() + b"\n")
            return b"".join(iter(lambda: line.recv(1 << 16), b"")).decode()

    def is_known(self, number):
        """The proxy sends people to this server."""
        rows = self.tell_proxy("show stat").splitlines()
        states = [row.split(",")[17] for row in rows if ",n%d," % number in row]
        return len(states) == 2 and all(state == "UP" for state in states)

    def ask(self, sql):
        return self.primary.ask(sql)

    def holder(self, code):
        """The number of the server that has a room, as text."""
        return self.ask("SELECT node.id FROM room JOIN node ON node.epoch = room.epoch WHERE code ="
                        " '%s'" % code)

    def wait_until_sure(self):
        """Until every server has held its lease for so long that it may bury another one."""
        count = len(self.nodes)
        held = ("SELECT count(*) FROM node WHERE id <= %d AND since < clock_timestamp() - interval"
                " '%d s'" % (count, LEASE_S + 1))
        until(lambda: self.ask(held) == str(count))

    def stop(self):
        for node in self.nodes:
            if node.process and node.process.poll() is None:
                node.process.send_signal(signal.SIGCONT)
                node.kill()
        if self.haproxy:
            self.haproxy.kill()
            self.haproxy.wait()
        for postgres in self.postgres:
            postgres.remove()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        try:
            return self.start()
        except BaseException:
            self.stop()
            raise

    def __exit__(self, *_):
        self.stop()


class Faults:
    """Each breaks one thing for a while, and leaves everything working again."""

    def __init__(self, cluster, rng):
        self.cluster, self.rng, self.bag = cluster, rng, []

    def one(self):
        """Every kind comes before any comes again."""
        if not self.bag:
            self.bag = [self.kill, self.freeze, self.drain, self.cut, self.lose_primary,
                        self.freeze_primary, self.restart_haproxy]
            self.rng.shuffle(self.bag)
        kind = self.bag.pop()
        return kind.__name__, kind()

    def node(self):
        return self.rng.randrange(len(self.cluster.nodes))

    @staticmethod
    def start_again(node):
        """As a supervisor does, also when the database was too slow for a start."""
        for last in False, False, True:
            try:
                return node.start()
            except AssertionError as error:
                if last:
                    raise
                print("# %s" % error)

    def kill(self):
        """kill -9; another process takes the number after a while."""
        node = self.cluster.nodes[self.node()]
        node.kill()
        time.sleep(self.rng.choice([0, 1, 6]))
        self.start_again(node)

    def freeze(self):
        """Stopped for less than a lease, or for longer: then it comes back from the dead."""
        node = self.cluster.nodes[self.node()]
        node.process.send_signal(signal.SIGSTOP)
        time.sleep(self.rng.choice([1, LEASE_S + 3]))
        node.process.send_signal(signal.SIGCONT)

    def drain(self):
        """SIGTERM: the rooms go to the others."""
        node = self.cluster.nodes[self.node()]
        assert node.stop() == 0
        self.start_again(node)

    def cut(self):
        """The node does not reach the database."""
        wire = self.cluster.wires[self.node()]
        wire.whole.clear()
        time.sleep(self.rng.choice([1, LEASE_S + 3]))
        wire.whole.set()

    def lose_primary(self):
        """The database's machine dies; the other one takes over, and gets a new follower."""
        old, new = self.cluster.postgres
        old.kill()
        time.sleep(self.rng.uniform(0, 1))
        assert new.ask("SELECT pg_promote()") == "t"
        self.cluster.postgres = [new, old]
        shutil.rmtree(old.data)
        old.follow(new)

    def freeze_primary(self):
        """The database hangs: nobody is told anything meanwhile."""
        primary = self.cluster.primary
        primary.signal(signal.SIGSTOP)
        time.sleep(self.rng.choice([1, 3, LEASE_S + 2]))
        primary.signal(signal.SIGCONT)

    def restart_haproxy(self):
        """Every line breaks at once."""
        self.cluster.haproxy.kill()
        self.cluster.haproxy.wait()
        time.sleep(self.rng.uniform(0, 1))
        self.cluster.start_haproxy()


AUDIT = """
CREATE TABLE fathom.audit(id bigserial, room bigint, game integer, seq integer, node integer,
 epoch bigint, owner bigint);
CREATE FUNCTION fathom.watch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
 INSERT INTO fathom.audit(room, game, seq, node, epoch, owner) SELECT n.room, n.game, n.seq,
  node.id, node.epoch, (SELECT room.epoch FROM fathom.room WHERE room.id = n.room) FROM fresh n
  LEFT JOIN fathom.node ON 'fathom node ' || node.id || ' writer' =
   current_setting('application_name'); RETURN NULL; END $$;
CREATE TRIGGER watch AFTER INSERT ON fathom.log REFERENCING NEW TABLE AS fresh
 FOR EACH STATEMENT EXECUTE FUNCTION fathom.watch();
"""

WITHOUT_FENCE = """
CREATE OR REPLACE FUNCTION fathom.fence(n integer, e bigint, b bigint) RETURNS void LANGUAGE sql AS
 $$ UPDATE fathom.node SET batch = b, seen = clock_timestamp() WHERE id = n AND epoch = e $$;
"""
READ_TRIES = 40


class Checker:
    """Says what is wrong, in sentences; nothing when all is well."""

    def __init__(self, cluster):
        self.cluster, self.folder = cluster, cluster.folder

    def rows(self):
        """Between two faults: what the database says of itself."""
        gaps = self.cluster.ask("SELECT count(*) FROM (SELECT 1 FROM log GROUP BY room, game HAVING"
                                " count(*) <> max(seq) + 1) gaps")
        if gaps not in ("0", None):
            yield "the rows of %s logs have a gap" % gaps
        idle = self.cluster.ask("SELECT count(*) FROM audit WHERE epoch IS NULL")
        if idle not in ("0", None):
            yield "%s rows were written without a lease" % idle
        other = self.cluster.ask("SELECT count(*) FROM audit WHERE owner <> epoch")
        if other not in ("0", None):
            yield "%s rows were written by a server that did not hold the room" % other
        old = self.cluster.ask("SELECT count(*) FROM (SELECT epoch, lag(epoch) OVER (PARTITION BY"
                               " node ORDER BY id) AS before FROM audit) pairs"
                               " WHERE epoch < before")
        if old not in ("0", None):
            yield "%s rows were written under an older lease after a newer one" % old
        twice = self.cluster.ask("SELECT count(*) - count(DISTINCT (room, game, seq)) FROM audit")
        if twice not in ("0", None):
            yield "%s rows were written twice" % twice

    def record(self, identity):
        path = os.path.join(self.folder, identity + ".fathom")
        with open(path, "wb") as file:
            file.write(self.read("/api/replay/%s/record" % identity))
        return path

    def read(self, path):
        """From the door; a server that has just lost its database cannot read for a moment."""
        for _ in range(READ_TRIES):
            status, body = self.cluster.get(path)
            if status != 503:
                break
            time.sleep(0.5)
        assert status == 200, (status, body[:200])
        return body

    def heard(self, path, seat):
        """What event_for gives this seat."""
        done = subprocess.run([self.cluster.fathom, "replay", path, "--json", "--seat", seat],
                              capture_output=True, text=True, timeout=120, check=True)
        return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]

    def player(self, player):
        identity = player.client.room["replay"]
        steps = json.loads(self.read("/api/replay/" + identity))["steps"]
        wrong = player.lost_or_doubled(steps)
        if wrong:
            yield wrong
        wanted = self.heard(self.record(identity), player.team + ".captain")
        if player.client.events != wanted:
            yield "%s of %s has heard other things than the record says" % (
                player.team, player.client.code)


class House:
    """Tables at which somebody plays all the time: when a game is over the next one begins."""

    def __init__(self, door, rng, tables):
        self.door, self.rng = door, rng
        self.over = []
        self.playing = [self.sit_down() for _ in range(tables)]

    def sit_down(self):
        until = time.monotonic() + 120
        while True:
            try:
                players = table(self.door, self.rng)
                break
            except (Closed, Refused, OSError, AssertionError):  # something has just broken
                assert time.monotonic() < until, "nobody can sit down"
                time.sleep(0.2)
        for player in players:
            player.start()
        return players

    def renew(self):
        for at, players in enumerate(self.playing):
            if any(player.is_alive() or player.trouble for player in players):
                continue
            self.over += players
            self.playing[at] = self.sit_down()

    def everybody(self):
        return self.over + [player for players in self.playing for player in players]


def campaign(fathom, faults, seed, tables=4, fence=True, nodes=3):
    """Plays, breaks, checks. Gives the list of what is wrong."""
    rng = random.Random(seed)
    Player.hurry = False
    wrong = []
    with Cluster(fathom, nodes) as cluster:
        assert cluster.ask(AUDIT) is not None
        if not fence:
            assert cluster.ask(WITHOUT_FENCE) is not None
        cluster.wait_until_sure()
        house = House(cluster.door, rng, tables)
        checker, breaker = Checker(cluster), Faults(cluster, rng)
        for number in range(faults):
            began = time.monotonic()
            time.sleep(rng.uniform(0.2, 2))
            name, _ = breaker.one()
            print("# %3d %-16s %4.1f s" % (number + 1, name, time.monotonic() - began), flush=True)
            wrong += checker.rows()
            if wrong or any(player.trouble for player in house.everybody()):
                break
            house.renew()
        time.sleep(1)
        Player.hurry = True
        wrong += finish(house.everybody(), checker)
    return wrong


def finish(players, checker):
    wrong = []
    until = time.monotonic() + 240
    for player in players:
        player.join(timeout=max(0.1, until - time.monotonic()))
        if player.trouble or player.is_alive():
            wrong.append("%s of %s does not come to its end: %r" % (
                player.team, player.client.code, player.trouble or player.pending))
    wrong += checker.rows()
    for player in players:
        if player.client.over():
            wrong += checker.player(player)
    waits = sorted(took for player in players for _, took in player.waits)
    print("# %d games, %d orders, %d sent again, %d waited more than 0.5 s, median %.1f s, longest"
          " %.1f s" % (
              len(players) // 2, sum(len(player.acknowledged) for player in players),
              sum(player.again for player in players), len(waits),
              waits[len(waits) // 2] if waits else 0, waits[-1] if waits else 0))
    return wrong
