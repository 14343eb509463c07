#!/usr/bin/env python3
"""Renews the table of differences in docs/RULES.md: rules-table.py [--check] FATHOM PAGE.

The table is what `FATHOM rules --markdown` prints, so the page says what the engine does. With
--check nothing is written, and a stale page is an error."""
import subprocess
import sys

BEGIN = "<!-- table: made from the engine's own table; see scripts/rules-table.py -->\n"
END = "<!-- end of table -->\n"


def renew(page, table):
    begin, end = page.index(BEGIN) + len(BEGIN), page.index(END)
    return page[:begin] + "\n" + table + "\n" + page[end:]


def main(arguments):
    check = arguments[0] == "--check"
    fathom, path = arguments[1:] if check else arguments
    out = subprocess.run([fathom, "rules", "--markdown"], capture_output=True, check=True)
    with open(path, encoding="utf-8") as f:
        old = f.read()
    new = renew(old, out.stdout.decode("utf-8"))
    if check:
        if new != old:
            print("%s is stale: run scripts/rules-table.py build/fathom docs/RULES.md" % path)
        return 1 if new != old else 0
    with open(path, "w", encoding="utf-8") as f:
        f.write(new)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
