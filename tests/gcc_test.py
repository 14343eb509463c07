#!/usr/bin/env python3
"""What clang builds without a warning, gcc builds without one: gcc_test.py BUILD.

Every source of BUILD/compile_commands.json once, with its own flags, optimised: some warnings come
only then. The objects are thrown away."""
import concurrent.futures
import json
import os
import shlex
import subprocess
import sys

from tap import report


def sources(build):
    """path -> (folder, flags) of every C file of ours."""
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as f:
        commands = json.load(f)
    found = {}
    for entry in commands:
        words = shlex.split(entry["command"])
        flags = [w for w in words if w.startswith(("-I", "-D", "-W", "-std", "-march", "-O"))]
        found[entry["file"]] = (entry["directory"], flags)
    return found


def compiled(path, folder, flags):
    done = subprocess.run(["gcc", *flags, "-c", "-o", os.devnull, path], cwd=folder, text=True,
                          capture_output=True, check=False)
    return path, done.returncode == 0 and not done.stderr, done.stderr


def checks(build):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(compiled, path, *how) for path, how in sorted(sources(build).items())]
        for job in jobs:
            path, good, said = job.result()
            yield os.path.normpath(path).removeprefix("../"), good, said


if __name__ == "__main__":
    sys.exit(report(checks(sys.argv[1])))
