#!/usr/bin/env python3
"""Adds up a test run: count-tests.py BUILD RESULTS. Prints "N passed, M failed" alone on the last
line and exits with 1 when something failed.

BUILD is meson's folder: its list of tests, testlog.json, and testlog.junit.xml, which counts TAP
subtests. RESULTS holds *.tap files of whatever ran outside meson."""
import glob
import json
import os
import sys
import xml.etree.ElementTree as xml

GOOD = {"OK", "EXPECTEDFAIL"}
IDLE = {"SKIP"}


def read_log(path):
    """name -> result of every meson test."""
    results = {}
    if not os.path.exists(path):
        return results
    with open(path, encoding="utf-8") as f:
        for line in f:
            test = json.loads(line)
            results[test["name"]] = test["result"]
    return results


def read_subtests(path):
    """name -> (passed, failed) for the tests that speak TAP."""
    counts = {}
    if not os.path.exists(path):
        return counts
    for suite in xml.parse(path).getroot().iter("testsuite"):
        _, dot, name = suite.get("name").partition(".")
        if not dot:
            continue
        cases = suite.findall("testcase")
        failed = sum(1 for c in cases if {"failure", "error"} & {part.tag for part in c})
        idle = sum(1 for c in cases if c.find("skipped") is not None)
        counts[name] = (len(cases) - failed - idle, failed)
    return counts


def missing(build, results):
    """Tests that meson knows and that left no result: the run was cut short."""
    with open(os.path.join(build, "meson-info", "intro-tests.json"), encoding="utf-8") as f:
        names = [test["name"] for test in json.load(f)]
    ran = {name.split(" / ")[-1] for name in results}
    return [name for name in names if name not in ran]


def count_meson(build):
    passed, failed, bad = 0, 0, []
    subtests = read_subtests(os.path.join(build, "meson-logs", "testlog.junit.xml"))
    results = read_log(os.path.join(build, "meson-logs", "testlog.json"))
    for name in missing(build, results):
        failed += 1
        bad.append("%s (did not run)" % name)
    for name, result in results.items():
        good, wrong = subtests.get(name, (0, 0))
        if result not in GOOD | IDLE:
            wrong = max(wrong, 1)
            bad.append("%s (%s)" % (name, result.lower()))
        elif result in GOOD:
            good = max(good, 1)
        passed, failed = passed + good, failed + wrong
    return passed, failed, bad


def count_tap(path):
    """A plan that was not carried out to its end counts as one failure."""
    passed, planned, bad = 0, None, []
    with open(path, encoding="utf-8") as f:
        for line in f:
            line = line.strip()
            if line.startswith("1.."):
                planned = int(line[3:].split()[0])
            elif line.startswith("ok "):
                passed += 1
            elif line.startswith("not ok "):
                bad.append(line)
    if planned is None or planned > passed + len(bad):
        bad.append("%s ended early" % os.path.basename(path))
    return passed, len(bad), bad


def main(build, results):
    passed, failed, bad = 0, 0, []
    counts = [count_meson(build)]
    counts += [count_tap(path) for path in sorted(glob.glob(os.path.join(results, "*.tap")))]
    for good, wrong, lines in counts:
        passed, failed, bad = passed + good, failed + wrong, bad + lines
    for line in bad:
        print("failed: " + line)
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
