#!/usr/bin/env python3
"""Prints the programs that fuzz/meson.build makes, relative to the build folder: BUILD."""
import json
import os
import sys


def main(build):
    with open(os.path.join(build, "meson-info", "intro-targets.json"), encoding="utf-8") as f:
        targets = json.load(f)
    top = os.path.realpath(build)
    for target in targets:
        if target["type"] == "executable" and target["defined_in"].endswith("fuzz/meson.build"):
            print(os.path.relpath(target["filename"][0], top))


if __name__ == "__main__":
    main(sys.argv[1])
