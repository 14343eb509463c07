#!/usr/bin/env python3
"""Renews the tables of the documents: tables.py [--check] FATHOM PAGE...

A table stands between the lines `<!-- table NAME: made by scripts/tables.py -->` and
`<!-- end of table -->`. It is made from what `FATHOM rules --markdown` and `FATHOM rules --shapes`
print, so the pages say what the engine does. With --check nothing is written, and a stale page is
an error."""
import json
import re
import subprocess
import sys

TABLE = re.compile(r"(<!-- table (\w+): made by scripts/tables\.py -->\n).*?"
                   r"(<!-- end of table -->\n)", re.S)
VALUES = {"space": "a space, `C7`", "column": "a letter, `A` to `O`", "player": "`p1` to `p4`",
          "bool": "`true` or `false`", "ms": "milliseconds, %(low)d to %(high)d",
          "initials": "text, %(low)d to %(high)d bytes",
          "stroke": "a list of %(low)d to %(high)d points `[x,y]`",
          "line": "a list of points `[x,y]`",
          "lines": "four lists of points", "results": "`{\"blue\":...,\"yellow\":...}`: %(words)s"}


def row(*cells):
    return "|%s\n" % "".join(" %s |" % cell if cell else " |" for cell in cells)


def table(head, rows):
    return row(*head) + "|" + "---|" * len(head) + "\n" + "".join(rows)


def code(words):
    return " ".join("`%s`" % word for word in words)


def field_name(field):
    after = {"needed": "", "nullable": " or `null`", "optional": "" if "for" in field else "?"}
    return "`%s`%s" % (field["name"], after[field["presence"]])


def names(fields):
    return ", ".join(field_name(field) for field in fields)


def orders(shapes):
    return table(("do", "fields", "note"),
                 (row("`%s`" % order["name"], names(order["fields"]), order["note"])
                  for order in shapes["orders"] if order["whose"] != "host"))


def secrets(shapes, fields):
    """`dir`: own Captain, First Mate and Engineer; `length`, `at`: own Captain"""
    groups = {}
    for field in fields:
        if "for" in field:
            groups.setdefault(field["for"], []).append(field)
    return "; ".join("%s: %s" % (names(fields), shapes["audiences"][audience])
                     for audience, fields in groups.items())


def events(shapes):
    rows = []
    for event in shapes["events"]:
        told = [field for field in event["fields"] if "for" not in field]
        notes = ["of no team"] if event["whose"] == "nobody" else []
        notes += [event["note"]] if event["note"] else []
        rows.append(row("`%s`" % event["name"], shapes["audiences"][event["hears"]], names(told),
                        secrets(shapes, event["fields"]), "; ".join(notes)))
    return table(("event", "heard by", "fields", "fields for some of them", "note"), rows)


def calls(shapes):
    rows = []
    for call in shapes["calls"]:
        told = ("`%s`: %s" % (field["name"], value(shapes, field)) for field in call["fields"])
        rows.append(row("`%s`" % call["name"], "; ".join(told), call["note"]))
    return table(("call", "fields", "meaning"), rows)


def value(shapes, field):
    words = shapes["words"].get(field["kind"])
    if words and len(words) > 8:
        return "`%s` to `%s`" % (words[0], words[-1])
    if words:
        return code(words[field["low"]:field["high"] + 1])
    text = VALUES.get(field["kind"], "%(low)d to %(high)d")
    return text % dict(field, words=code(shapes["words"]["result"]))


def fields(shapes):
    """Every field of orders and events with its values, once."""
    found = {}
    for kind in ("orders", "events"):
        for shape in shapes[kind]:
            for field in shape["fields"]:
                values = found.setdefault(field["name"], {})
                values.setdefault(value(shapes, field), []).append("`%s`" % shape["name"])
    rows = []
    for name, values in found.items():
        several = len(values) > 1
        rows.append(row("`%s`" % name, "; ".join(
            "%s: %s" % (", ".join(sorted(set(users))), text) if several else text
            for text, users in values.items())))
    return table(("field", "value"), rows)


def errors(shapes):
    return table(("error", "meaning"), (row("`%s`" % error["name"], error["text"])
                                        for error in shapes["errors"] if error["name"] != "ok"))


MADE = {"orders": orders, "events": events, "calls": calls, "fields": fields, "errors": errors}


def say(fathom, what):
    return subprocess.run([fathom, "rules", what], capture_output=True, text=True,
                          check=True).stdout


def renew(page, fathom, shapes):
    def made(match):
        name = match.group(2)
        text = say(fathom, "--markdown") if name == "rules" else MADE[name](shapes)
        return match.group(1) + "\n" + text.rstrip("\n") + "\n\n" + match.group(3)
    return TABLE.sub(made, page)


def main(arguments):
    check = arguments[0] == "--check"
    fathom, *paths = arguments[1:] if check else arguments
    shapes = json.loads(say(fathom, "--shapes"))
    stale = []
    for path in paths:
        with open(path, encoding="utf-8") as f:
            old = f.read()
        new = renew(old, fathom, shapes)
        if new != old:
            stale.append(path)
        if not check:
            with open(path, "w", encoding="utf-8") as f:
                f.write(new)
    if check and stale:
        print("stale: run scripts/tables.py build/fathom " + " ".join(stale))
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
