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
MISSING = object()

# name, meson's results (None: it left none), subtests of a test as a string of p(assed) f(ailed)
# s(kipped), a TAP file (None: nothing ran outside meson), passed, failed, skipped
CASES = [
    ("all is well", {"a": "OK", "b": "OK"}, {}, None, 2, 0, 0),
    ("subtests count one by one", {"a": "OK"}, {"a": "ppp"}, None, 3, 0, 0),
    ("a skipped subtest", {"a": "OK"}, {"a": "ppps"}, None, 3, 0, 1),
    ("a test of which every part was skipped", {"a": "OK"}, {"a": "ss"}, None, 0, 0, 2),
    ("a failed subtest", {"a": "FAIL"}, {"a": "ppf"}, None, 2, 1, 0),
    ("a crash after good subtests", {"a": "ERROR"}, {"a": "pp"}, None, 2, 1, 0),
    ("a timeout", {"a": "OK", "b": "TIMEOUT"}, {}, None, 1, 1, 0),
    ("a skipped test", {"a": "OK", "b": "SKIP"}, {}, None, 1, 0, 1),
    ("a test that should have failed", {"a": "OK", "b": "UNEXPECTEDPASS"}, {}, None, 1, 1, 0),
    ("TAP from outside", {"a": "OK"}, {}, "1..2\nok 1 - x\nnot ok 2 - y\n", 2, 1, 0),
    ("TAP that skips", {"a": "OK"}, {}, "1..2\nok 1 - x\nok 2 - y # SKIP no y\n", 2, 0, 1),
    ("TAP that ends early", {"a": "OK"}, {}, "1..2\nok 1 - x\n", 2, 1, 0),
    ("TAP that never began", {"a": "OK"}, {}, "", 1, 1, 0),
    ("TAP that was not even written", {"a": "OK"}, {}, MISSING, 1, 1, 0),
    ("a run that was cut short", {"a": "OK", "b": None}, {}, None, 1, 1, 0),
    ("no test at all", {}, {}, None, 0, 0, 0),
]


def subtest(letter):
    return CASE % {"p": "", "f": "<failure/>", "s": "<skipped/>"}[letter]


def write(root, path, text):
    full = os.path.join(root, path)
    os.makedirs(os.path.dirname(full), exist_ok=True)
    with open(full, "w", encoding="utf-8") as f:
        f.write(text)


def count(results, subtests, tap):
    """The exit status and the lines of a run like that; a test says its name and its result."""
    with tempfile.TemporaryDirectory() as root:
        write(root, "meson-info/intro-tests.json", json.dumps([{"name": n} for n in results]))
        lines = [json.dumps({"name": "fathom / " + name, "result": result, "stdout": "ok 1 - x\n",
                             "stderr": "%s: %s\n" % (name, result)}) + "\n"
                 for name, result in results.items() if result]
        write(root, "meson-logs/testlog.json", "".join(lines))
        suites = [SUITE % (name, "".join(map(subtest, letters)))
                  for name, letters in subtests.items()]
        write(root, "meson-logs/testlog.junit.xml",
              "<testsuites>%s</testsuites>" % "".join(suites))
        if isinstance(tap, str):
            write(root, "fuzz.tap", tap)
        taps = [] if tap is None else [os.path.join(root, "fuzz.tap")]
        out = subprocess.run([sys.executable, COUNT, root, *taps], capture_output=True, text=True,
                             check=False)
    return out.returncode, out.stdout.splitlines() or [out.stderr]


def checks():
    for name, results, subtests, tap, passed, failed, skipped in CASES:
        status, lines = count(results, subtests, tap)
        expected = "%d passed, %d failed, %d skipped" % (passed, failed, skipped)
        passes = passed and not failed and not skipped
        good = lines[-1] == expected and (status == 0) == bool(passes)
        yield name, good, (expected, status, lines[-1])
    _, lines = count({"a": "OK", "b": "FAIL"}, {}, None)
    yield "why a test failed", lines[:-1] == ["failed: fathom / b (fail)", "    b: FAIL"], lines


if __name__ == "__main__":
    sys.exit(report(checks()))
