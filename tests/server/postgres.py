"""A PostgreSQL of its own for tests: in a folder, on a free port of 127.0.0.1, by a user without
privileges. And a second one that follows it."""
import glob
import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
import time

from ports import free_port


def programs():
    """Debian keeps them out of the PATH, one folder a version."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: int(path.split("/")[4]))
    assert found, "please install: postgresql-15"
    return found[-1]


def user():
    """PostgreSQL does not run as root."""
    return "nobody" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name


def psql(url, sql, *options):
    return subprocess.run([os.path.join(programs(), "psql"), "-X", "-q", "-A", "-t", *options, "-d",
                           url + "?options=-csearch_path%3Dfathom", "-c", sql],
                          capture_output=True, text=True, timeout=60, check=False)


def ask(url, sql):
    """The first value, as text; None when that went wrong."""
    done = psql(url, sql)
    return done.stdout.strip() if done.returncode == 0 else None


def quoted(value):
    return "'\\x%s'" % value.hex() if isinstance(value, bytes) else \
        "'%s'" % value.replace("'", "''")


def rows(url, statement, values):
    """All rows; what looks like a number is one."""
    left = list(values)
    done = psql(url, re.sub(r"\?", lambda _: quoted(left.pop(0)), statement), "-F", "\x1f", "-R",
                "\x1e")
    assert done.returncode == 0, done.stderr
    return [tuple(int(value) if value.lstrip("-").isdigit() else value
                  for value in row.split("\x1f"))
            for row in done.stdout.rstrip("\n").split("\x1e") if row]


GONE = ("", "Z")


def state(pid):
    """Of a process: its letter and its parent's number; nothing when it is gone."""
    try:
        with open("/proc/%s/stat" % pid, encoding="ascii") as file:
            return file.read().rsplit(") ", 1)[1].split()[:2]
    except OSError:
        return "", ""


class Postgres:
    """One server process; `url` leads to it."""

    # For tests in which PostgreSQL itself survives.
    hasty = {"fsync": "off", "full_page_writes": "off", "max_connections": "200"}

    def __init__(self, name="fathom", **settings):
        self.folder = tempfile.mkdtemp(prefix="fathom-pg-")
        self.data = os.path.join(self.folder, "data")
        self.port, self.process, self.name = free_port(), None, name
        self.settings = {"fsync": "on", "shared_buffers": "32MB", "max_connections": "60",
                         "log_min_messages": "warning", **settings}
        if os.getuid() == 0:
            os.chown(self.folder, pwd.getpwnam(user()).pw_uid, -1)

    @property
    def url(self):
        return "postgresql://fathom@127.0.0.1:%d/postgres" % self.port

    def tool(self, *command):
        self.spawn(*command, stdout=subprocess.DEVNULL).wait()

    def spawn(self, program, *arguments, **more):
        as_user = {"user": user(), "group": pwd.getpwnam(user()).pw_gid, "extra_groups": []} \
            if os.getuid() == 0 else {}
        log = open(os.path.join(self.folder, "log"), "ab")
        more = {"stdout": log, **more}
        return subprocess.Popen([os.path.join(programs(), program), *arguments], stderr=log,
                                cwd=self.folder, start_new_session=True, **as_user, **more)

    def make(self):
        self.tool("initdb", "-D", self.data, "-U", "fathom", "-A", "trust", "-E", "UTF8",
                  "--locale=C", "--no-sync")
        return self.start()

    def follow(self, primary):
        """A copy of the primary that stays up to date."""
        self.tool("pg_basebackup", "-D", self.data, "-R", "-c", "fast", "-d",
                  primary.url + "?application_name=" + self.name)
        return self.start()

    def start(self):
        options = {"port": self.port, "listen_addresses": "127.0.0.1", "hot_standby": "on",
                   "unix_socket_directories": "", "cluster_name": self.name, **self.settings}
        flags = [part for key, value in options.items() for part in ("-c", "%s=%s" % (key, value))]
        self.process = self.spawn("postgres", "-D", self.data, *flags)
        for _ in range(600):
            if self.process.poll() is None and self.ask("SELECT 1") == "1":
                return self
            time.sleep(0.05)
        with open(os.path.join(self.folder, "log"), encoding="utf-8") as log:
            raise AssertionError("PostgreSQL does not start: " + log.read()[-1000:])

    def ask(self, sql):
        """The first value, as text; None when that went wrong."""
        return ask(self.url, sql)

    def family(self):
        """The postmaster and its children, each of which has a session of its own."""
        return [self.process.pid, *(int(pid) for pid in os.listdir("/proc") if pid.isdigit() and
                                    state(pid)[1] == str(self.process.pid))]

    def signal(self, number):
        for pid in self.family():
            try:
                os.kill(pid, number)
            except ProcessLookupError:
                pass

    def kill(self):
        """All its processes at once, as a machine that loses its power."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGSTOP)  # no more children from here on
            family = self.family()
            self.signal(signal.SIGKILL)
            self.process.wait()
            while any(state(pid)[0] not in GONE for pid in family):
                time.sleep(0.01)

    def remove(self):
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self.make()

    def __exit__(self, *_):
        self.remove()


def dump(url, *options):
    """Everything in a database, as text."""
    return subprocess.run([os.path.join(programs(), "pg_dump"), *options, "-d", url], check=True,
                          capture_output=True).stdout


def restore(url, text):
    """What `dump` gave, into an empty database."""
    subprocess.run([os.path.join(programs(), "psql"), "-X", "-q", "-v", "ON_ERROR_STOP=1", "-d",
                    url], input=text, check=True, stdout=subprocess.DEVNULL)
