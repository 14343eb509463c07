#!/usr/bin/env python3
"""What deploy/ and docs/OPERATIONS.md say is what the server does.

usage: deploy_test.py FATHOM SOURCE
"""
import contextlib
import json
import os
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile

from harness import Server, fathom_argument, metrics, run

FATHOM = fathom_argument()
SOURCE = sys.argv[2]
FOLDER = tempfile.TemporaryDirectory()
HELP = subprocess.check_output([FATHOM, "serve", "--help"], text=True)


def read(*path):
    with open(os.path.join(SOURCE, *path), encoding="utf-8") as file:
        return file.read()


def settings():
    """Every setting of --help but --config: name -> (takes a value, meaning)."""
    rows = re.findall(r"^  --(\S+)( [A-Z]+)? {2,}(.*)$", HELP, re.M)
    return {name: (value, meaning) for name, value, meaning in rows if name != "config"}


def example_settings():
    return dict(re.findall(r"^#([a-z-]+) =[ ]*(.*)$", read("deploy", "fathom.conf"), re.M))


def config_file():
    """the example has every setting once, with the default that --help names"""
    known, example = settings(), example_settings()
    assert len(known) > 15 and set(known) == set(example), set(known) ^ set(example)
    for name, (value, meaning) in known.items():
        said = re.search(r"\(([\w.]+)(?:;[^)]*)?\)$", meaning)
        if said and said.group(1) not in ("all", "PEM"):
            assert example[name] == said.group(1), "%s: %s" % (name, meaning)
        if not value:
            assert example[name] == "no", name


def started_with(text):
    path = os.path.join(FOLDER.name, "fathom.conf")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return Server(FATHOM, tempfile.mkdtemp(dir=FOLDER.name), "--config", path)


def config_starts():
    """the server starts with the example as it is, and with every line of it made active"""
    text = read("deploy", "fathom.conf")
    for content in (text, re.sub(r"^#(?=[a-z-]+ =)", "", text, flags=re.M)):
        with started_with(content) as server:
            assert metrics(server)["fathom_store_up"] == 1
            assert server.stop() == 0
    with_mistake = subprocess.run([FATHOM, "serve", "--config", os.devnull, "--max-rooms", "many"],
                                  capture_output=True, check=False)
    assert with_mistake.returncode == 2


def operations_page():
    """the page names every setting, and every metric with its type; and no other"""
    page = read("docs", "OPERATIONS.md")
    for name in settings():
        assert "`%s`" % name in page, name
    with Server(FATHOM, tempfile.mkdtemp(dir=FOLDER.name)) as server:
        names = {re.sub(r"_(bucket|sum|count)(\{.*)?$", "", name) if "seconds" in name else name
                 for name in metrics(server)}
    listed = set(re.findall(r"^\| `(fathom_\w+)` \|", page, re.M))
    assert names == listed, names ^ listed


def chapters():
    """every chapter that a page sends its reader to is on that page"""
    pages = [name for name in os.listdir(os.path.join(SOURCE, "docs")) if name.endswith(".md")]
    sent = 0
    for name in pages:
        text = read("docs", name)
        named = set(re.findall(r'[;,(] ?see "([^"]+)"', text))
        headings = set(re.findall(r"^(?:#+ |\*\*)(.*?)(?:\.\*\*.*)?$", text, re.M))
        assert named <= headings, (name, named - headings)
        sent += len(named)
    assert sent > 5


def alert_rules():
    """every alert watches metrics that are there, and says what it is about"""
    rules = re.findall(r"- alert: (\w+)\n((?: {8}.*\n)+)", read("deploy", "alerts.yml"))
    with Server(FATHOM, tempfile.mkdtemp(dir=FOLDER.name)) as server:
        there = {name.split("{")[0] for name in metrics(server)}
    assert len(rules) > 10 and len({name for name, _ in rules}) == len(rules)
    watched = set()
    for name, rule in rules:
        named = set(re.findall(r"fathom_\w+", re.search(r"expr: (.*)", rule).group(1)))
        assert named <= there, (name, named - there)
        assert named or name == "FathomDown", name
        assert "summary:" in rule and "severity:" in rule, name
        watched |= named
    for word in ("memory", "outbox", "bot_queue", "stalls", "store_seconds", "refused"):
        assert any(word in name for name in watched), word


def dashboard():
    """every panel of the dashboard has a title and shows metrics that are there"""
    panels = [panel for panel in json.loads(read("deploy", "grafana.json"))["panels"]
              if panel.get("type") != "row"]
    with Server(FATHOM, tempfile.mkdtemp(dir=FOLDER.name)) as server:
        there = {name.split("{")[0] for name in metrics(server)}
    assert len(panels) > 5 and len({panel["title"] for panel in panels}) == len(panels)
    for panel in panels:
        named = {name for target in panel["targets"]
                 for name in re.findall(r"fathom_\w+", target["expr"])}
        assert named and named <= there, (panel["title"], named - there)
    for word in ("adopted", "released", "fenced", "lease_age", "redirects", "unknown", "adoption"):
        assert any(word in target["expr"] for panel in panels for target in panel["targets"]), word


def compose_file():
    """HAProxy takes what compose.yml makes of its file, with the three servers"""
    program = shutil.which("haproxy", path=os.environ["PATH"] + ":/usr/sbin")
    assert program, "please install: haproxy"
    text = read("deploy", "compose.yml")
    changes = re.findall(r"-e '([^']+)'", re.search(r'sh -c "sed ([^>]*)>', text).group(1))
    done = subprocess.run(["sed", *(part for each in changes for part in ("-e", each)),
                           os.path.join(SOURCE, "deploy/haproxy.cfg")], check=True,
                          capture_output=True, text=True)
    assert len(changes) == 5 and "maxconn 1000\n" in done.stdout
    assert all(" n%d:8040\n" % i in done.stdout for i in (1, 2, 3))
    path = os.path.join(FOLDER.name, "compose.cfg")
    with open(path, "w", encoding="utf-8") as file:  # outside of compose nobody knows their names
        file.write(re.sub(r" n(\d):8040\n", r" 127.0.0.1\1:8040\n", done.stdout))
    checked = subprocess.run([program, "-c", "-f", path], capture_output=True, text=True,
                             check=False)
    assert checked.returncode == 0, checked.stderr
    assert sorted(re.findall(r'FATHOM_NODE: "(\d)"', text)) == ["1", "2", "3"]


def container_file():
    """the container file installs what ./run installs, and the libraries that the program needs"""
    build, final = read("deploy", "Containerfile").split("\nFROM ")[1:]
    house = re.search(r"^BUILD_PACKAGES=\((.*?)\)", read("scripts", "house.sh"), re.M | re.S)
    for package in house.group(1).split() + ["nodejs", "npm"]:
        assert re.search(r"\s%s\s" % re.escape(package), build), package
    assert "-Dnative=false" in build and re.search(r"^USER fathom$", final, re.M)
    lines = subprocess.run(["ldd", FATHOM], capture_output=True, check=False, text=True).stdout
    direct = {"libev": "libev4", "libssl": "libssl3",
              "libsqlite3": "libsqlite3-0", "libsodium": "libsodium23",
              "libqrencode": "libqrencode4", "libpq": "libpq5"}
    for library, package in direct.items():
        assert (library + ".so" not in lines) or package in final, package


def unit_file():
    """the unit is hardened and leaves time for the drain; systemd finds no fault in it"""
    text = read("deploy", "fathom.service.in")
    for line in ("DynamicUser=yes", "StateDirectory=fathom", "ProtectSystem=strict",
                 "NoNewPrivileges=yes", "Restart=always", "LimitNOFILE=65536", "Type=notify",
                 "StartLimitIntervalSec=0", "RestartPreventExitStatus=3", r"WatchdogSec=\d+",
                 r"MemoryMax=\w+"):
        assert re.search("^%s$" % line, text, re.M), line
    assert int(re.search(r"^TimeoutStopSec=(\d+)$", text, re.M).group(1)) >= 10
    command = re.search(r"^ExecStart=(.*)$", text, re.M).group(1).split()
    assert all(word[2:] in settings() or word == "--config" for word in command
               if word.startswith("--"))
    assert shutil.which("systemd-analyze"), "systemd is not installed; ./check brings it"
    copy = os.path.join(FOLDER.name, "fathom.service")
    with open(copy, "w", encoding="utf-8") as file:
        file.write(text.replace("@bindir@/fathom", FATHOM))
    done = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, check=False)
    assert b"fathom.service" not in done.stderr, done.stderr


def serve_fails(*options, **environment):
    """What the server says in one line when it does not start."""
    done = subprocess.run([FATHOM, "serve", "--bind", "127.0.0.1", *options], text=True, timeout=20,
                          capture_output=True, check=False, env={**os.environ, **environment})
    assert done.returncode in (1, 2) and not done.stdout, (options, done)
    assert done.stderr.count("\n") == 1 and done.stderr.startswith("fathom serve: "), done.stderr
    return done.stderr


def database(name, *statements):
    path = os.path.join(FOLDER.name, name)
    with contextlib.closing(sqlite3.connect(path)) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()
    return path


def mistakes():
    """what a host gets wrong is told in one line, and nothing is served"""
    folder = FOLDER.name
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "in use" in serve_fails("--port", port, "--db", folder + "/a.db")
    assert "must name a file" in serve_fails("--port", "0", "--db", "")
    assert "No such file" in serve_fails("--port", "0", "--db", folder + "/none/a.db")
    assert "directory" in serve_fails("--port", "0", "--db", folder)
    assert "FATHOM_PORT" in serve_fails(FATHOM_PORT="x")
    for peers in ("n2", ":8040", "n2:http", "n2:8040 n3", "n2:8040,n3:8040"):
        assert "HOST:PORT" in serve_fails("--port", "0", "--peers", peers), peers
    newer = database("newer.db", "PRAGMA user_version = 999")
    assert "newer" in serve_fails("--port", "0", "--db", newer)
    broken = database("broken.db", "PRAGMA user_version = 1", "CREATE TABLE meta(key, value)")
    assert broken in serve_fails("--port", "0", "--db", broken)
    with open(os.path.join(folder, "junk.db"), "wb") as file:
        file.write(b"junk" * 2000)
    assert "not a database" in serve_fails("--port", "0", "--db", file.name)


sys.exit(run([config_file, config_starts, operations_page, chapters, alert_rules, dashboard,
              compose_file, container_file, unit_file, mistakes]))
