"""Starts game servers for tests, and prints TAP. With FATHOM_TEST_STORE=postgresql they keep their
rooms in a PostgreSQL that is made for the test, each folder in a database of its own; with a whole
address there, in that one."""
import atexit
import contextlib
import functools
import http.client
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
import traceback

from ports import free_port

PATIENCE_S = 120  # ends what hangs: nothing that goes well comes near it, on a busy machine either


def on_postgres():
    return "FATHOM_TEST_STORE" in os.environ


@functools.cache
def postgres():
    """The address of a PostgreSQL."""
    from postgres import Postgres
    if "://" in os.environ["FATHOM_TEST_STORE"]:
        return os.environ["FATHOM_TEST_STORE"]
    made = Postgres(**Postgres.hasty)
    atexit.register(made.remove)
    return made.make().url


@functools.cache
def database(folder):
    """The address of this folder's database."""
    from postgres import ask
    name = "test_%d_%d" % (os.getpid(), database.cache_info().currsize)
    assert folder and ask(postgres(), "CREATE DATABASE " + name) is not None
    return postgres().replace("/postgres", "/" + name)


class Server:
    """One `fathom serve` on a free port of 127.0.0.1."""

    def __init__(self, fathom, folder, *options, port=None, preexec=None):
        self.fathom, self.folder, self.options = fathom, folder, options
        self.db = os.path.join(folder, "test.db")
        self.port, self.process, self.preexec = port or free_port(), None, preexec
        self.log = open(os.path.join(folder, "server.log"), "ab")

    def start(self):
        command = [self.fathom, "serve", "--bind", "127.0.0.1", "--port", str(self.port),
                   *self.store(), "--message-rate", "100000", "--address-connections", "1000",
                   "--address-opens", "1000", "--address-requests", "60000", "--address-rooms",
                   "60000", *self.options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log,
                                        preexec_fn=self.preexec)
        text = ""
        while "localhost:" not in text:
            line = self.process.stdout.readline().decode()
            assert line, "the server did not start: " + self.last_words()
            text += line
        self.port = int(re.search(r"localhost:(\d+)", text).group(1))
        return self

    def last_words(self):
        with open(self.log.name, encoding="utf-8") as log:
            return "".join(log.readlines()[-3:])

    def store(self):
        shared = ["--store", database(self.folder), "--node", "1"] if on_postgres() else []
        return ["--db", self.db, *shared]

    def get(self, path, method="GET", headers=None):
        return get(self.port, path, method, headers)

    def rows(self, statement, *values):
        """What the store has, or that it is changed; a ? for each value."""
        if on_postgres():
            from postgres import rows
            return rows(database(self.folder), statement, values)
        with contextlib.closing(sqlite3.connect(self.db)) as db, db:
            return db.execute(statement, values).fetchall()

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=PATIENCE_S)

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.kill()


def until(condition):
    """Waits; its limit only ends what hangs."""
    end = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


def get(port, path, method="GET", headers=None):
    """The reply to a request, and its body."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S)
    with contextlib.closing(line):
        line.request(method, path, headers=headers or {})
        reply = line.getresponse()
        return reply, reply.read()


def metrics(server):
    """What /metrics says, by name."""
    lines = get(server.port, "/metrics")[1].decode().splitlines()
    return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1])
            for line in lines if not line.startswith("#")}


def certificate(folder):
    """A key and a certificate of our own for 127.0.0.1."""
    key, cert = os.path.join(folder, "key.pem"), os.path.join(folder, "cert.pem")
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt",
                    "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj",
                    "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key,
                    "-out", cert], check=True, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)
    return key, cert


def run(tests):
    """Runs functions as a TAP plan; gives the exit status."""
    print("1..%d" % len(tests))
    failed = 0
    for number, test in enumerate(tests, 1):
        try:
            test()
            print("ok %d - %s" % (number, test.__doc__), flush=True)
        except Exception:  # pylint: disable=broad-except
            failed += 1
            print("not ok %d - %s" % (number, test.__doc__))
            print("# " + traceback.format_exc().replace("\n", "\n# "), flush=True)
    return 1 if failed else 0


def fathom_argument():
    assert len(sys.argv) > 1, "usage: %s FATHOM" % sys.argv[0]
    return os.path.abspath(sys.argv[1])
