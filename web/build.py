#!/usr/bin/env python3
"""Builds the web client, for the server to embed.

usage: build.py WEB WASM SERVER_WASM DIST PACKED STAMP DEPFILE

Installs the npm packages once (and again when the lock file changes); after that it works without
a network. WASM is the engine and SERVER_WASM the server in WebAssembly; the files go to DIST,
and packed with brotli to PACKED. The depfile names every source, so that ninja builds again only
when one of them changes.
"""
import os
import shutil
import subprocess
import sys

SKIPPED = {"node_modules", "dist", "artefacts", "tests", "dev"}


def sources(web):
    found = []
    for folder, folders, names in os.walk(web):
        folders[:] = sorted(f for f in folders if f not in SKIPPED)
        found.append(folder)
        found += [os.path.join(folder, name) for name in sorted(names)]
    return found


def install(web):
    lock = os.path.join(web, "package-lock.json")
    mark = os.path.join(web, "node_modules", ".fathom-lock")
    with open(lock, "rb") as file:
        wanted = file.read()
    if os.path.exists(mark):
        with open(mark, "rb") as file:
            if file.read() == wanted:
                return
    run(web, ["npm", "ci", "--no-audit", "--no-fund"])
    with open(mark, "wb") as file:
        file.write(wanted)


def run(web, command, **extra):
    done = subprocess.run(command, cwd=web, env={**os.environ, **extra}, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.exit(f"web client: {' '.join(command)} failed\n{done.stdout}")


def main():
    web, wasm, server, dist, packed, stamp, depfile = sys.argv[1:]
    install(web)
    vite = os.path.join("node_modules", "vite", "bin", "vite.js")
    run(web, [shutil.which("node") or "node", vite, "build"],
        FATHOM_WASM=os.path.abspath(wasm), FATHOM_SERVER_WASM=os.path.abspath(server),
        FATHOM_DIST=os.path.abspath(dist), FATHOM_PACKED=os.path.abspath(packed))
    with open(depfile, "w", encoding="utf-8") as file:
        file.write(f"{stamp}: " + " ".join(s.replace(" ", "\\ ") for s in sources(web)) + "\n")
    with open(stamp, "w", encoding="utf-8") as file:
        file.write("built\n")


main()
