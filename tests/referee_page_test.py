#!/usr/bin/env python3
"""Holds docs/REFEREE.md to the engine: referee_page_test.py [--renew] FATHOM ROOT.

Its session is played and must come out as printed, and every question must be on it. --renew writes
the session anew; its tables are scripts/tables.py's business."""
import re
import subprocess
import sys

from page import hold


def read(root, path):
    with open("%s/%s" % (root, path), encoding="utf-8") as f:
        return f.read()


def words(text, macro):
    """The names of an X-macro list."""
    body = re.search(r"#define %s\(X\)((?:.*\\\n)*.*)" % macro, text).group(1)
    return re.findall(r'X\(\w+, "(\w+)"', body)


def session(page):
    """The first block of the page, its lines unindented."""
    block = re.search(r"(?:^    [>{].*\n)+", page, re.M).group(0)
    return block, [line[4:] for line in block.splitlines()]


def play(fathom, lines):
    said = []
    for count, line in enumerate(lines, 1):
        out = subprocess.run([fathom, "referee", "--first", "blue"], capture_output=True, text=True,
                             input="\n".join(lines[:count]) + "\n", check=True)
        said.append((line, out.stdout.splitlines()))
    told, heard = [], 0
    for line, output in said:
        told += ["> " + line] + output[heard:]
        heard = len(output)
    return told


def renewed(fathom, page):
    block, lines = session(page)
    told = play(fathom, [line[2:] for line in lines if line.startswith("> ")])
    return page.replace(block, "".join("    %s\n" % line for line in told))


def missing(root, page):
    for word in words(read(root, "wire/parse.h"), "ASKS"):
        if '{"ask":"%s"' % word not in page:
            yield "the question %s is not on the page" % word


def main(arguments):
    fathom, root = arguments[-2:]
    return hold(root + "/docs/REFEREE.md", arguments[0] == "--renew",
                lambda page: renewed(fathom, page), lambda page: missing(root, page),
                "the session is stale: run "
                "tests/referee_page_test.py --renew build/fathom .")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
