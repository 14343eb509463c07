#!/usr/bin/env python3
"""Renews the client's types of orders and events from the engine's tables.

usage: client-types.py [--check] FATHOM FILE

FILE is web/src/core/shapes.ts. With --check it is only compared, and 1 is the answer when it is
stale.
"""
import json
import subprocess
import sys

HEAD = """\
// The words of the game, and what orders and events carry. Made by scripts/client-types.py from the
// tables of the rules (`fathom rules --shapes`): change those, then run it.

import type { Point } from './view';
"""
# Vocabularies with a name of their own, and those that the client walks through.
NAMED = {"team": "Team", "role": "Role", "dir": "Dir", "system": "System", "mode": "Mode",
         "kind": "Kind", "circuit": "Circuit"}
WALKED = {"team": "TEAMS", "role": "ROLES", "dir": "DIRS", "system": "SYSTEMS",
          "circuit": "CIRCUITS"}
PLAIN = {"space": "string", "column": "string", "player": "string", "initials": "string",
         "bool": "boolean", "stroke": "Point[]", "line": "Point[]", "lines": "Point[][]"}
COLUMNS = 100


def quoted(words):
    return ["'%s'" % word for word in words]


def wrapped(start, parts, joint, end):
    """Parts one after the other, in lines of at most COLUMNS."""
    lines = [start]
    for i, part in enumerate(parts):
        piece = part + (joint if i + 1 < len(parts) else end)
        if len(lines[-1]) + len(piece.rstrip()) > COLUMNS:
            lines[-1] = lines[-1].rstrip()
            lines.append("  ")
        lines[-1] += piece
    return "\n".join(lines) + "\n"


def vocabulary(words):
    for name, title in NAMED.items():
        yield wrapped("export type %s = " % title, quoted(words[name]), " | ", ";")
    for name, title in WALKED.items():
        yield wrapped("export const %s: %s[] = [" % (title, NAMED[name]), quoted(words[name]),
                      ", ", "];")


def type_of(field, words):
    kind = field["kind"]
    if kind == "results":
        return "Record<Team, %s>" % " | ".join(quoted(words["result"]))
    if kind in NAMED:
        return NAMED[kind]
    if kind == "symbol":
        return "string"
    return " | ".join(quoted(words[kind])) if kind in words else PLAIN.get(kind, "number")


def interface(title, key, rows, extra, words):
    """All fields that some row has; each row has a few of them."""
    fields = dict(extra)
    for row in rows:
        for field in row["fields"]:
            known = fields.setdefault(field["name"], [])
            null = ["null"] if field["presence"] == "nullable" else []
            known += [t for t in [type_of(field, words)] + null if t not in known]
    text = "export interface %s {\n" % title
    text += wrapped("  %s: " % key, quoted(row["name"] for row in rows), " | ", ";") \
        .replace("\n  '", "\n    '")
    for name, types in fields.items():
        text += "  %s?: %s;\n" % (name, " | ".join(types))
    return text + "}\n"


def made(shapes):
    words = shapes["words"]
    orders = [order for order in shapes["orders"] if order["whose"] == "crew"]
    parts = [HEAD, "".join(vocabulary(words)),
             interface("GameEvent", "event", shapes["events"], {"team": ["Team"]}, words),
             interface("Order", "do", orders, {"team": ["Team"], "by": ["Role"]}, words)]
    return "\n".join(parts)


def main(*arguments):
    check = arguments[0] == "--check"
    fathom, path = arguments[check:]
    out = subprocess.run([fathom, "rules", "--shapes"], capture_output=True, text=True, check=True)
    text = made(json.loads(out.stdout))
    with open(path, "r" if check else "w", encoding="utf-8") as file:
        if not check:
            file.write(text)
        elif file.read() != text:
            print("%s is stale: run scripts/client-types.py build/fathom %s" % (path, path))
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
