#!/usr/bin/env python3
"""Steps a second of libfathom on one core, from C and through Python: run.py BUILD [SECONDS].

Python's are those of VectorEnv, 1,024 games a call, observations and masks included; its random
actions are drawn by the library, as in C. It needs numpy."""
import os
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def python_rate(seconds, games=1024):
    import fathom
    env = fathom.VectorEnv(games, "map=alpha")
    env.reset()
    begun, count = time.process_time(), 0
    while time.process_time() - begun < seconds:
        env.step(env.random_actions())
        count += games
    return count / (time.process_time() - begun)


def main(build, seconds="3"):
    os.environ["FATHOM_LIBRARY"] = os.path.join(build, "lib", "libfathom.so")
    sys.path.insert(0, os.path.join(ROOT, "python"))
    subprocess.run([os.path.join(build, "bench", "lib", "steps"), seconds], check=True)
    print("%-44s %12.0f" % ("Python, with observations and masks", python_rate(float(seconds))))


if __name__ == "__main__":
    main(*sys.argv[1:])
