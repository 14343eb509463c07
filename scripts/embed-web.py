#!/usr/bin/env python3
"""Puts the files of a folder into a C file, plain and compressed: the web client in the binary.
The page for plain file servers stays out: the server has pages of its own. What is packed with
brotli lies in a folder of its own, under the same names and .br.

usage: embed-web.py DIST PACKED OUT.c

The output is only touched when it changes.
"""
import gzip
import os
import sys

TYPES = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
    ".json": "application/json", ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml", ".png": "image/png", ".ico": "image/x-icon", ".webp": "image/webp",
    ".woff2": "font/woff2", ".wasm": "application/wasm", ".txt": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8", ".mp3": "audio/mpeg", ".map": "application/json",
}
PACKED = {".html", ".js", ".mjs", ".css", ".json", ".webmanifest", ".svg", ".wasm", ".txt", ".ftl"}
PLAIN_PAGE = "/index.html"


def files(dist):
    found = {}
    for folder, _, names in os.walk(dist):
        for name in names:
            full = os.path.join(folder, name)
            path = "/" + os.path.relpath(full, dist)
            if path == PLAIN_PAGE:
                continue
            with open(full, "rb") as file:
                found[path] = file.read()
    if not found:
        sys.exit("embed-web: the web client is not in " + dist)
    return sorted(found.items())


def literal(data):
    """Octal escapes in lines: compiles many times faster than a list of numbers."""
    lines = []
    for start in range(0, len(data), 24):
        lines.append('"' + "".join("\\%03o" % byte for byte in data[start:start + 24]) + '"')
    return "\n".join(lines) or '""'


def zipped(path, data):
    packed = gzip.compress(data, 9, mtime=0) if os.path.splitext(path)[1] in PACKED else b""
    return packed if len(packed) < len(data) else b""


def with_brotli(folder, path):
    try:
        with open("%s%s.br" % (folder, path), "rb") as file:
            return file.read()
    except FileNotFoundError:
        return b""


def main():
    dist, packed, target = sys.argv[1:]
    parts = ['/* Made by scripts/embed-web.py. */\n#include "server/http.h"\n']
    rows = []
    for number, (path, data) in enumerate(files(dist)):
        ways = {"plain": data, "gzip": zipped(path, data), "brotli": with_brotli(packed, path)}
        for way, body in ways.items():
            if body:
                parts.append("static const char %s_%d[] =\n%s;\n" % (way, number, literal(body)))
        rows.append('    {"%s", "%s", %s, %s},\n' % (
            path, TYPES.get(os.path.splitext(path)[1], "application/octet-stream"),
            ", ".join("%s_%d" % (way, number) if body else "0" for way, body in ways.items()),
            ", ".join(str(len(body)) for body in ways.values())))
    parts.append("const struct asset asset[] = {\n%s};\n" % "".join(rows))
    parts.append("const int asset_count = %d;\n" % len(rows))
    text = "".join(parts)
    if os.path.exists(target):
        with open(target, encoding="utf-8") as file:
            if file.read() == text:
                return
    with open(target, "w", encoding="utf-8") as file:
        file.write(text)


main()
