#!/usr/bin/env python3
"""Shows that scripts/count-tests.py notices every way in which a run can go wrong."""
import json
import os
import subprocess
import sys
import tempfile

from tap import report

COUNT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "scripts",
                     "count-tests.py")
SUITE = '<testsuite name="fathom.fathom / %s">%s</testsuite>'
CASE = '<testcase name="x" classname="y">%s</testcase>'

# name, meson's results (None: it left none), subtests of a test as a string of p(assed) f(ailed)
# s(kipped), a TAP file, the last line
CASES = [
    ("all is well", {"a": "OK", "b": "OK"}, {}, None, "2 passed, 0 failed"),
    ("subtests count one by one", {"a": "OK"}, {"a": "ppps"}, None, "3 passed, 0 failed"),
    ("a failed subtest", {"a": "FAIL"}, {"a": "ppf"}, None, "2 passed, 1 failed"),
    ("a crash after good subtests", {"a": "ERROR"}, {"a": "pp"}, None, "2 passed, 1 failed"),
    ("a timeout", {"a": "OK", "b": "TIMEOUT"}, {}, None, "1 passed, 1 failed"),
    ("a skipped test is neither", {"a": "OK", "b": "SKIP"}, {}, None, "1 passed, 0 failed"),
    ("a test that should have failed", {"a": "OK", "b": "UNEXPECTEDPASS"}, {}, None,
     "1 passed, 1 failed"),
    ("TAP from outside", {"a": "OK"}, {}, "1..2\nok 1 - x\nnot ok 2 - y\n", "2 passed, 1 failed"),
    ("TAP that ends early", {"a": "OK"}, {}, "1..2\nok 1 - x\n", "2 passed, 1 failed"),
    ("TAP that never began", {"a": "OK"}, {}, "", "1 passed, 1 failed"),
    ("a run that was cut short", {"a": "OK", "b": None}, {}, None, "1 passed, 1 failed"),
    ("no test at all", {}, {}, None, "0 passed, 0 failed"),
]


def subtest(letter):
    return CASE % {"p": "", "f": "<failure/>", "s": "<skipped/>"}[letter]


def write(root, path, text):
    full = os.path.join(root, path)
    os.makedirs(os.path.dirname(full), exist_ok=True)
    with open(full, "w", encoding="utf-8") as f:
        f.write(text)


def count(results, subtests, tap):
    with tempfile.TemporaryDirectory() as root:
        write(root, "meson-info/intro-tests.json", json.dumps([{"name": n} for n in results]))
        lines = [json.dumps({"name": "fathom / " + name, "result": result}) + "\n"
                 for name, result in results.items() if result]
        write(root, "meson-logs/testlog.json", "".join(lines))
        suites = [SUITE % (name, "".join(map(subtest, letters)))
                  for name, letters in subtests.items()]
        write(root, "meson-logs/testlog.junit.xml",
              "<testsuites>%s</testsuites>" % "".join(suites))
        if tap is not None:
            write(root, "fuzz.tap", tap)
        out = subprocess.run([sys.executable, COUNT, root, root], capture_output=True, text=True,
                             check=False)
    return out.returncode, (out.stdout.splitlines() or [out.stderr])[-1]


def checks():
    for name, results, subtests, tap, expected in CASES:
        status, last = count(results, subtests, tap)
        passes = name != "no test at all" and expected.endswith(" 0 failed")
        yield name, last == expected and (status == 0) == passes, (expected, status, last)


if __name__ == "__main__":
    sys.exit(report(checks()))
