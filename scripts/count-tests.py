#!/usr/bin/env python3
"""Adds up a test run: count-tests.py BUILD TAP... Prints what failed tests said, and
"N passed, M failed, K skipped" alone on the last line; exits with 1 unless everything ran and
passed: a test that could not run has shown nothing.

BUILD is meson's folder: its list of tests, testlog.json, and testlog.junit.xml, which counts TAP
subtests. TAP are the files of whatever ran outside meson; each must be there."""
import json
import os
import sys
import xml.etree.ElementTree as xml
from dataclasses import dataclass, field

GOOD = {"OK", "EXPECTEDFAIL"}
LINES_SAID = 30


@dataclass
class Count:
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    notes: list = field(default_factory=list)

    def __add__(self, other):
        return Count(self.passed + other.passed, self.failed + other.failed,
                     self.skipped + other.skipped, self.notes + other.notes)


def read_log(path):
    """name -> what meson wrote of every test."""
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as f:
        return {test["name"]: test for test in map(json.loads, f)}


def said(test):
    """What tells why a test failed, so that the end of a long log is enough to know it."""
    out = [line for line in test.get("stdout", "").splitlines()
           if not line.lstrip("# ").startswith("ok ")]
    lines = out[-LINES_SAID:] + test.get("stderr", "").splitlines()[:LINES_SAID]
    return "".join("\n    " + line for line in lines)


def read_subtests(path):
    """name -> Count of the tests that speak TAP. A run that was cut short leaves an empty file."""
    counts = {}
    if not os.path.exists(path) or not os.path.getsize(path):
        return counts
    for suite in xml.parse(path).getroot().iter("testsuite"):
        _, dot, name = suite.get("name").partition(".")
        if not dot:
            continue
        cases = suite.findall("testcase")
        failed = sum(1 for c in cases if {"failure", "error"} & {part.tag for part in c})
        skipped = sum(1 for c in cases if c.find("skipped") is not None)
        counts[name] = Count(len(cases) - failed - skipped, failed, skipped)
    return counts


def missing(build, results):
    """Tests that meson knows and that left no result: the run was cut short."""
    with open(os.path.join(build, "meson-info", "intro-tests.json"), encoding="utf-8") as f:
        names = [test["name"] for test in json.load(f)]
    ran = {name.split(" / ")[-1] for name in results}
    return [name for name in names if name not in ran]


def count_meson(build):
    total = Count()
    subtests = read_subtests(os.path.join(build, "meson-logs", "testlog.junit.xml"))
    results = read_log(os.path.join(build, "meson-logs", "testlog.json"))
    for name in missing(build, results):
        total += Count(failed=1, notes=["failed: %s (did not run)" % name])
    for name, test in results.items():
        result = test["result"]
        part = subtests.get(name, Count())
        if result in GOOD:
            part.passed = part.passed or not part.skipped
        elif result == "SKIP":
            part.skipped = max(part.skipped, 1)
        else:
            part.failed = max(part.failed, 1)
            part.notes.append("failed: %s (%s)%s" % (name, result.lower(), said(test)))
        if part.skipped:
            part.notes.append("skipped: %s (%d)" % (name, part.skipped))
        total += part
    return total


def count_tap(path):
    """A plan that was not carried out to its end counts as one failure."""
    count, planned = Count(), None
    lines = []
    if os.path.exists(path):
        with open(path, encoding="utf-8") as f:
            lines = [line.strip() for line in f]
    for line in lines:
        if line.startswith("1.."):
            planned = int(line[3:].split()[0])
        elif line.startswith("not ok "):
            count += Count(failed=1, notes=["failed: " + line])
        elif line.startswith("ok ") and "# skip" in line.lower():
            count += Count(skipped=1, notes=["skipped: " + line])
        elif line.startswith("ok "):
            count += Count(passed=1)
    if planned is None or planned > count.passed + count.failed + count.skipped:
        count += Count(failed=1, notes=["failed: %s ended early" % os.path.basename(path)])
    return count


def main(build, *taps):
    total = count_meson(build)
    for path in taps:
        total += count_tap(path)
    print("".join(note + "\n" for note in total.notes) + "%d passed, %d failed, %d skipped" % (
        total.passed, total.failed, total.skipped))
    return 0 if total.passed and not total.failed and not total.skipped else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
