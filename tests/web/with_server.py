#!/usr/bin/env python3
"""Runs a browser test against a server of its own: with_server.py FATHOM NODE SCRIPT [ARGUMENT...].

The server gets a free port and a fresh database in a temporary folder, and bots that act at once;
SCRIPT gets its address as the first argument. What the server logged is shown when SCRIPT fails."""
import os
import re
import subprocess
import sys
import tempfile


def start(fathom, folder, log):
    server = subprocess.Popen(
        [fathom, "serve", "--port", "0", "--bind", "127.0.0.1", "--no-qr", "--bot-pace", "0",
         "--address-opens", "1000", "--address-rooms", "1000", "--message-rate", "1000",
         "--db", os.path.join(folder, "test.db")],
        stdout=subprocess.PIPE, stderr=log, text=True)
    for line in server.stdout:
        found = re.search(r"http://localhost:\d+/", line)
        if found:
            return server, found.group(0)
    raise SystemExit("the server did not start")


def main(fathom, node, script, *arguments):
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "log"), "w+", encoding="utf-8") as log:
            server, url = start(fathom, folder, log)
            try:
                status = subprocess.run([node, script, url, *arguments], check=False,
                                        cwd=os.path.dirname(script)).returncode
            finally:
                server.terminate()
                server.wait(120)
            if status:
                log.seek(0)
                sys.stderr.write(log.read())
    return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
