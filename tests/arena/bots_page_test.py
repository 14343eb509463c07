#!/usr/bin/env python3
"""Holds docs/BOTS.md to the arena: bots_page_test.py [--renew] FATHOM BOT_IN_C ROOT.

The game between the two examples is played and must begin as the page prints it; every line of
code that the walk quotes must be in the example. --renew writes the game anew."""
import glob
import os
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from page import hold

LINES_SHOWN, COLUMNS_SHOWN = 21, 92
BEGIN = "## Write your own"


def cut(line):
    return line if len(line) <= COLUMNS_SHOWN else line[:COLUMNS_SHOWN] + " ..."


def transcript(fathom, in_c, root):
    """What the bot in Python heard, and after each question what it said."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([fathom, "sim", "--games", "1", "--seed", "1", "--blue",
                        "exec:python3 %s/examples/bot.py" % root, "--yellow", "exec:" + in_c,
                        "--transcript", folder], check=True, capture_output=True)
        path, = glob.glob(os.path.join(folder, "*.blue.txt"))
        with open(path, encoding="utf-8") as f:
            return [cut(line) for line in f.read().splitlines()[:LINES_SHOWN]]


def renewed(fathom, in_c, root, page):
    block = re.search(r"(?:^    [>{].*\n)+", page[page.index(BEGIN):], re.M).group(0)
    return page.replace(block, "".join("    %s\n" % line
                                       for line in transcript(fathom, in_c, root)))


def quotes(page):
    for block in re.findall(r"^```python\n(.*?)^```", page, re.M | re.S):
        yield from (line for line in block.splitlines() if line.strip())


def misquoted(page, root):
    with open(os.path.join(root, "examples", "bot.py"), encoding="utf-8") as f:
        code = f.read().splitlines()
    return ["examples/bot.py has no line %r" % line for line in quotes(page) if line not in code]


def main(arguments):
    fathom, in_c, root = arguments[-3:]
    return hold(os.path.join(root, "docs", "BOTS.md"), arguments[0] == "--renew",
                lambda page: renewed(fathom, in_c, root, page), lambda page: misquoted(page, root),
                "the game is stale: run tests/arena/bots_page_test.py --renew build/fathom "
                "build/examples/bot .")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
