#!/usr/bin/env python3
"""Runs a browser test against a cluster: with_cluster.py FATHOM NODE SCRIPT.

Three servers, two PostgreSQL and HAProxy (tests/server/cluster.py); SCRIPT gets the address of the
door as its first argument. What it writes on a line "! VERB CODE" is done to the server that has
the room CODE, and answered with that server's number:

    find     nothing
    drain    SIGTERM; it is started again when it has gone
    kill     kill -9; it stays away
    check    the rows of the database have no gap, and nobody wrote without a lease
"""
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../server"))
from cluster import AUDIT, Checker, Cluster  # noqa: E402
from harness import until  # noqa: E402


def obey(cluster, verb, code):
    until(lambda: cluster.holder(code))
    number = int(cluster.holder(code))
    node = cluster.nodes[number - 1]
    if verb == "drain":
        assert node.stop() == 0
        node.start()
        cluster.wait_until_sure()
    elif verb == "kill":
        node.kill()
    elif verb == "check":
        wrong = list(Checker(cluster).rows())
        assert not wrong, wrong
    return number


def main(fathom, node, script):
    with Cluster(os.path.abspath(fathom)) as cluster:
        assert cluster.ask(AUDIT) is not None
        cluster.wait_until_sure()
        with subprocess.Popen([node, script, "http://127.0.0.1:%d/" % cluster.door],
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                              cwd=os.path.dirname(script)) as test:
            for line in test.stdout:
                if not line.startswith("! "):
                    print(line, end="", flush=True)
                    continue
                test.stdin.write("%d\n" % obey(cluster, *line[2:].split()))
                test.stdin.flush()
        return test.returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
