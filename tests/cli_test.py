#!/usr/bin/env python3
"""Every verb of `fathom` has its manners: cli_test.py FATHOM README.

--help tells its usage and ends well; a wrong argument is one line on stderr and status 2; the
README names it. The verbs are those that `fathom --help` lists."""
import re
import subprocess
import sys

from tap import report


def fathom(program, *arguments):
    out = subprocess.run([program, *arguments], capture_output=True, text=True, check=False,
                         stdin=subprocess.DEVNULL, timeout=60)
    return out.returncode, out.stdout, out.stderr


def helped(said):
    status, out, err = said
    return status == 0 and out.startswith("usage: fathom ") and err == ""


def refused(said):
    status, out, err = said
    return status == 2 and out == "" and err.count("\n") == 1 and err.startswith("fathom")


def tests(program, readme):
    _, text, _ = said = fathom(program, "--help")
    verbs = re.findall(r"^  (\w+) {2,}\S", text, re.M)
    yield "fathom --help", helped(said) and len(verbs) > 4, said
    said = fathom(program, "--version")
    yield "fathom --version", re.fullmatch(r"fathom \d+\.\d+\.\d+\n", said[1]), said
    for arguments in ([], ["nonsense"], ["--nonsense"]):
        said = fathom(program, *arguments)
        yield " ".join(["fathom"] + arguments) + " is refused", refused(said), said
    for verb in verbs:
        said = fathom(program, verb, "--help")
        yield "fathom %s --help" % verb, helped(said), said
        said = fathom(program, verb, "--nonsense")
        yield "fathom %s --nonsense is refused" % verb, refused(said), said
        said = fathom(program, verb, *["word"] * 12)
        yield "fathom %s with too many words is refused" % verb, refused(said), said
        yield "README names fathom " + verb, "`fathom %s`" % verb in readme, None


def main(program, readme_path):
    with open(readme_path, encoding="utf-8") as f:
        readme = f.read()
    return report(tests(program, readme))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
