#!/usr/bin/env python3
"""What Lighthouse says of the client on a slow phone: bench/web/lighthouse.py LIGHTHOUSE [BUILD
[RUNS]].

LIGHTHOUSE is the program (npm install lighthouse; node_modules/.bin/lighthouse), which ./check does
not need. Starts a server of its own from BUILD/fathom, plays a duel there, and looks at home, at
the link of a room and at the debrief as Lighthouse's mobile phone does: four categories, and the
middle of RUNS for each figure of the first. Says how busy the machine was, which differs most."""
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, os.path.join(ROOT, "tests", "web"))
import with_server  # noqa: E402

CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
FIGURES = {"first-contentful-paint": "FCP", "largest-contentful-paint": "LCP",
           "total-blocking-time": "TBT", "speed-index": "SI"}
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


def pages(url):
    script = os.path.join(ROOT, "web", "tests", "three-pages.mjs")
    told = subprocess.run([shutil.which("node"), script, url], check=True, capture_output=True,
                          text=True).stdout
    return json.loads(told.splitlines()[-1])


def looked(lighthouse, url, folder):
    out = os.path.join(folder, "report.json")
    subprocess.run([lighthouse, url, "--quiet", "--output=json", "--output-path=" + out,
                    "--only-categories=" + ",".join(CATEGORIES),
                    "--chrome-flags=--headless=new --no-sandbox --disable-gpu"],
                   check=True, env={**os.environ, "CHROME_PATH": CHROMIUM}, timeout=300,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with open(out, encoding="utf-8") as report:
        return json.load(report)


def row(name, reports):
    scores = [[round(100 * r["categories"][c]["score"]) for r in reports] for c in CATEGORIES]
    middle = {short: statistics.median(r["audits"][audit]["numericValue"] for r in reports)
              for audit, short in FIGURES.items()}
    shift = max(r["audits"]["cumulative-layout-shift"]["numericValue"] for r in reports)
    return "%-8s %3d (%s)  %s  %s  CLS %.3f" % (
        name, statistics.median(scores[0]), " ".join(map(str, sorted(scores[0]))),
        " ".join(str(min(s)) for s in scores[1:]),
        " ".join("%s %d ms" % (short, ms) for short, ms in middle.items()), shift)


def main(lighthouse, build="build", runs="5"):
    with tempfile.TemporaryDirectory() as folder, \
         open(os.path.join(folder, "log"), "w+", encoding="utf-8") as log:
        server, url = with_server.start(os.path.join(build, "fathom"), folder, log)
        try:
            print("load %.1f %.1f %.1f on %d cores" % (*os.getloadavg(), os.cpu_count()))
            for name, path in pages(url).items():
                reports = [looked(lighthouse, url.rstrip("/") + path, folder)
                           for _ in range(int(runs))]
                print(row(name, reports), flush=True)
            print("load %.1f %.1f %.1f" % os.getloadavg())
        finally:
            server.terminate()
            server.wait(60)


main(*sys.argv[1:])
