#!/usr/bin/env python3
"""What `meson install` leaves is whole: install_test.py BUILD FATHOM.

The program, its unit, a manual page for every verb, and completion that bash understands. A
settings file that a host has changed is left alone."""
import os
import re
import subprocess
import sys
import tempfile

from tap import report

COMPLETE = r"""
. "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _fathom; printf '%s ' "${COMPREPLY[@]}"
"""
LIBRARY = {"libfathom.so", "libfathom.so.1", "fathom.h", "libfathom.pc", "fathom.py"}
COMPLETED = [  # words so far, what bash must offer
    (["se"], {"serve"}),
    (["play", "--mode", ""], {"turn", "real"}),
    (["map", "sh"], {"show"}),
    (["admin", "un"], {"unmute", "unban"}),
    (["replay", "--s"], {"--seat", "--salvage"}),
    (["replay", "--seat", ""], set()),
]


def said(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


def install(build, root):
    subprocess.run(["meson", "install", "-C", build, "--no-rebuild", "--quiet", "--destdir", root],
                   check=True, stdout=subprocess.DEVNULL)


def pages(fathom, man):
    names = re.findall(r"^  (\w+) {2,}", said(fathom, "--help"), re.M)
    for name in names:
        text = said(fathom, name, "--help")
        page = read(man, "fathom-%s.1" % name).replace("\\-", "-")
        options = re.findall(r"^  (--\S+)", text, re.M)
        yield "the page of " + name, all(".B %s" % option in page for option in options), page
    whole = read(man, "fathom.1")
    yield "the page of fathom", all("fathom\\-%s (1)" % name in whole for name in names), whole


def checks(build, fathom):
    with tempfile.TemporaryDirectory() as root:
        install(build, root)
        unit = read(build, "deploy", "fathom.service")
        command = re.search(r"^ExecStart=(\S+) serve --config (\S+)", unit, re.M)
        program, settings = (root + path for path in command.groups())
        yield "the unit starts what is there", said(program, "--version") == \
            said(fathom, "--version"), unit
        prefix = os.path.dirname(os.path.dirname(program))
        yield from pages(fathom, os.path.join(prefix, "share", "man", "man1"))
        lacking = LIBRARY - {name for _, _, names in os.walk(prefix) for name in names}
        yield "the library is there", not lacking, lacking
        script = os.path.join(prefix, "share", "bash-completion", "completions", "fathom")
        for words, offered in COMPLETED:
            found = set(said("bash", "-c", COMPLETE, script, "fathom", *words).split())
            yield "fathom %s<Tab>" % " ".join(words), found == offered, found
        with open(settings, "a", encoding="utf-8") as file:
            file.write("port = 9000\n")
        install(build, root)
        yield "the host's settings stay", read(settings).endswith("port = 9000\n"), settings


if __name__ == "__main__":
    sys.exit(report(checks(*map(os.path.abspath, sys.argv[1:]))))
