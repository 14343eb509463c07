#!/usr/bin/env python3
"""Holds the habits of the house: tidy.py [--root DIR] [--build DIR].

Prints one line a fault, path:line: what, and exits with 1 when there is any. It fails on
- an include against the direction web -> server -> school -> wire -> debrief -> bots -> radio ->
  base -> rules,
- anything but five standard headers and its own in rules/,
- a C function over 70 lines, a line over 100 columns, a tab, a blank at the end of a line,
- two calls or assignments of C that a comma joins to one statement,
- a heading in a C file in another style than the others, sizeof(x) of what is no type,
- memory that is taken otherwise than by base/memory.h,
- a source file that no target uses, a header that nobody includes, a file that nobody mentions,
- a function that a header offers and only its own file uses, a constant that nobody uses,
- a test that is defined under a condition, and so could be left out without a word,
- something that a file of web/src exports and no other file imports,
- a link in a page that leads nowhere, a source that a page names and that is not there,
- a path of somebody's machine, the address of a package registry, a forgotten note to oneself.
"""
import argparse
import json
import os
import re
import subprocess
import sys

LAYERS = ["rules", "base", "radio", "bots", "debrief", "wire", "school", "server", "web"]
RULES_MAY_INCLUDE = {"stdint.h", "stdbool.h", "stddef.h", "string.h", "assert.h"}
FUNCTION_LINES_MAX = 70
COLUMNS_MAX = 100
HEADING_COLUMNS = 99
STYLED = (".c", ".h", ".py", ".ts", ".tsx", ".mjs", ".js", ".css", ".sh")
TEXT_MAX_BYTES = 1 << 20

MEMORY_IN = ("radio/", "bots/", "debrief/", "wire/", "school/", "server/", "tools/", "lib/")

# Sources that only a build with an option turned on compiles: their meson.build has to name them.
OPTIONAL_FOLDERS = ("fuzz/", "wasm/")
# Files that are read by their place or kind, so nobody has to mention them by name.
READ_BY_PLACE = (
    r"[^/]+",                    # the top folder: README, run, meson.build, ...
    r"(.*/)?\.[^/]+",            # .gitignore and the like
    r"\.[^/]+/.*",
    r"(.*/)?meson\.build",
    r"(.*/)?README\.md",
    r"fuzz/corpus/.*",
    r"web/(package(-lock)?|tsconfig[^/]*)\.json",
    r"web/[^/]*config\.[a-z]+",
    r"web/index\.html",
    r"web/public/.*",
    r"web/.*\.(test|spec)\.tsx?",
    r"web/.*\.d\.ts",
)
# Written in pieces, so that this file does not find itself.
MACHINE_PATH = re.compile(r"(?<![\w.-])/(?:wo" r"rk|fa" r"rm|ho" r"me/\w+|Us" r"ers/\w+)/")
REGISTRY = re.compile(r"npm" r"js\.(?:org|com)|yarn" r"pkg\.com|npm" r"mirror|py" r"pi\.org|"
                      r"deb\.deb" r"ian\.org|crates" r"\.io|\"resolved\": *\"http")
LEFT_OPEN = re.compile(r"\b(?:TO" r"DO|FIX" r"ME|XX" r"X)\b")
INCLUDE = re.compile(r'^\s*#\s*include\s*(["<])([^">]+)[">]')


class Tree:
    """The files under version control (or all of a folder without one), read once."""

    def __init__(self, root):
        self.root = root
        self.paths = sorted(list_files(root))
        self.text = {}
        for path in self.paths:
            full = os.path.join(root, path)
            if os.path.getsize(full) > TEXT_MAX_BYTES:
                continue
            with open(full, "rb") as f:
                data = f.read()
            if b"\0" not in data:
                self.text[path] = data.decode("utf-8", "replace")
        self.words = {path: set(re.findall(r"[\w.-]+", text)) for path, text in self.text.items()}

    def lines(self, path):
        return self.text[path].split("\n")

    def mentioned(self, name, by=lambda path: True, apart_from=None):
        return any(name in words for path, words in self.words.items()
                   if path != apart_from and by(path))


def list_files(root):
    if os.path.exists(os.path.join(root, ".git")):
        out = subprocess.run(["git", "-C", root, "ls-files", "-co", "--exclude-standard", "-z"],
                             capture_output=True, check=False)
        if out.returncode == 0:
            names = out.stdout.decode().split("\0")
            return [name for name in names if name and os.path.isfile(os.path.join(root, name))]
    found = []
    for folder, folders, names in os.walk(root):
        folders[:] = [d for d in folders if d not in ("node_modules", ".git")
                      and not d.startswith("build")]
        found += [os.path.relpath(os.path.join(folder, name), root) for name in names]
    return found


def is_shell(path, lines):
    return path.endswith(".sh") or lines[0].startswith(("#!/bin/sh", "#!/usr/bin/env bash"))


def check_lines(tree):
    for path in tree.text:
        lines = tree.lines(path)
        if not path.endswith(STYLED) and not is_shell(path, lines):
            continue
        for number, line in enumerate(lines, 1):
            if len(line) > COLUMNS_MAX:
                yield path, number, "%d columns, at most %d" % (len(line), COLUMNS_MAX)
            if "\t" in line:
                yield path, number, "a tab; we indent with spaces"
            if line != line.rstrip():
                yield path, number, "blanks at the end of the line"


def c_files(tree):
    return [path for path in tree.text if path.endswith((".c", ".h"))]


DOES = r"(?:\w+!|[\w>.\[\]-]+(?: [-+*/|&]?= |\+\+|--))"  # a call, an assignment, a count
JOINED = re.compile(r"(?:^|! |else |do )%s[^(){},]*, %s[^(){}]*;$" % (DOES, DOES))


def joined(line):
    """Whether two things are done in one statement, with a comma between them."""
    bare = re.sub(r"\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'", "_", line.strip())
    while re.search(r"\([^()]*\)", bare):
        bare = re.sub(r"\([^()]*\)", "!", bare)
    return bool(JOINED.search(bare))


def check_statements(tree):
    for path in c_files(tree):
        above = ""
        for number, line in enumerate(tree.lines(path), 1):
            if not above.endswith(",") and joined(line):
                yield path, number, "two calls in one statement"
            above = line


HEADING = re.compile(r"/\* --- \S.* -+ \*/")


def check_headings(tree):
    """A comment that stands alone and is no sentence is a heading."""
    for path in c_files(tree):
        lines = tree.lines(path)
        for number, line in enumerate(lines[2:-1], 3):
            alone = not lines[number - 2] and not lines[number]
            heads = alone and re.fullmatch(r"/\* .*[^.] \*/", line)
            if heads or line.startswith("/* --"):
                if not HEADING.fullmatch(line) or len(line) != HEADING_COLUMNS:
                    yield path, number, "a heading is /* --- so --- */, of %d columns" % (
                        HEADING_COLUMNS)


TYPE = r"(?:struct|enum|union|const|unsigned|int|char|bool|float|double|void|\w+_t)\b"


def check_sizeof(tree):
    types = {name for path in c_files(tree)
             for name in re.findall(r"^typedef .*?(\w+)(?:\[\w+\])*;", tree.text[path], re.M)}
    for path in c_files(tree):
        for number, line in enumerate(tree.lines(path), 1):
            for what in re.findall(r"\bsizeof ?\((?!\()(?!%s)([^()]*)\)" % TYPE, line):
                if what not in types and "#define" not in line:
                    yield path, number, "sizeof %s needs no parentheses" % what


def check_memory(tree):
    for path in tree.text:
        if not path.endswith(".c") or not path.startswith(MEMORY_IN):
            continue
        for number, line in enumerate(tree.lines(path), 1):
            if re.search(r"\b(?:malloc|calloc|realloc|strdup)\b(?!\.h)", line):
                yield path, number, "memory is taken by base/memory.h"


def functions(lines):
    """(line, name, length) of the functions of a C file: a brace in the first column opens the
    body, or one at the end of a line that begins there; a brace in the first column closes it."""
    head, opened = None, None
    for number, line in enumerate(lines, 1):
        if opened is None:
            if head is None and re.match(r"[A-Za-z_].*\(", line) and not line.startswith("typedef"):
                head = (number, line)
            if head and (line == "{" or re.search(r"\)\s*\{$", line)):
                opened = head
            elif head and (line.rstrip().endswith((";", "}", "= {")) or not line.strip()):
                head = None
        elif line.startswith("}"):
            name = re.search(r"(\w+)\s*\(", opened[1]).group(1)
            yield opened[0], name, number - opened[0] + 1
            head, opened = None, None


def check_functions(tree):
    for path in c_files(tree):
        for number, name, length in functions(tree.lines(path)):
            if length > FUNCTION_LINES_MAX:
                yield path, number, "%s has %d lines, at most %d" % (
                    name, length, FUNCTION_LINES_MAX)


def includes(tree):
    for path in c_files(tree):
        for number, line in enumerate(tree.lines(path), 1):
            match = INCLUDE.match(line)
            if match:
                yield path, number, match.group(1), match.group(2)


def resolve(path, name):
    """Our includes are written from the top folder; a sibling may be named alone."""
    return name if "/" in name else os.path.join(os.path.dirname(path), name)


def check_includes(tree):
    for path, number, bracket, name in includes(tree):
        folder = path.split("/")[0]
        if bracket == "<":
            if folder == "rules" and name not in RULES_MAY_INCLUDE:
                yield path, number, "rules/ may not include <%s>" % name
            continue
        target = resolve(path, name).split("/")[0]
        if folder in LAYERS and target != folder:
            if target not in LAYERS or LAYERS.index(target) > LAYERS.index(folder):
                yield path, number, "%s/ may not include %s/" % (folder, target)


def target_sources(build, root):
    """Every source that meson gives to some target, relative to the root; None without a build."""
    path = os.path.join(build, "meson-info", "intro-targets.json") if build else ""
    if not os.path.exists(path):
        return None
    with open(path, encoding="utf-8") as f:
        targets = json.load(f)
    real = os.path.realpath(root)
    return {os.path.relpath(os.path.realpath(source), real)
            for target in targets for part in target["target_sources"]
            for source in part.get("sources", [])}


def in_meson(tree, path):
    """A source is named by its file name or, in a list of programs, by its stem."""
    name = os.path.basename(path)
    def by(other):
        return os.path.basename(other) == "meson.build"
    return tree.mentioned(name, by) or tree.mentioned(os.path.splitext(name)[0], by)


def check_sources(tree, build):
    compiled = target_sources(build, tree.root)
    for path in tree.paths:
        if not path.endswith(".c"):
            continue
        if compiled is None or path.startswith(OPTIONAL_FOLDERS):
            used = in_meson(tree, path)
        else:
            used = path in compiled
        if not used:
            yield path, 1, "no target uses this file"


def check_headers(tree):
    included = {resolve(path, name) for path, _, bracket, name in includes(tree) if bracket == '"'}
    for path in tree.paths:
        if path.endswith(".h") and path not in included:
            yield path, 1, "nobody includes this header"


DECLARED = re.compile(r"^(?!typedef|extern|return|else)(static inline )?[A-Za-z_][\w *]*?\b(\w+)\("
                      r"[^;{}]*\)\s*[;{]", re.M)
CONSTANT = re.compile(r"^#define (\w+)|\benum \{([^}]*)\}", re.M)


def declared(text):
    """(place, name, how many files should have it) of what a header offers: a function is defined
    in one file and called in another, a constant used in any."""
    for match in DECLARED.finditer(text):
        yield match.start(2), match.group(2), 1 if match.group(1) else 2
    for match in CONSTANT.finditer(text):
        if match.group(1):
            yield match.start(1), match.group(1), 1
        else:
            for name in re.finditer(r"(\w+) = ", match.group(2)):
                yield match.start(2) + name.start(), name.group(1), 1


def check_offers(tree):
    """What only its own file uses is for that file alone; what nobody uses is dead. A header that
    is installed is for the programs of others."""
    installed = {os.path.join(os.path.dirname(path), name) for path, text in tree.text.items()
                 for name in re.findall(r"install_headers\('([^']+)'", text)}
    aside = re.compile(r"/\*.*?\*/|//[^\n]*|#include[^\n]*", re.S)
    bare = {path: aside.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), text)
            for path, text in tree.text.items() if path.endswith((".c", ".h", ".py", ".mjs"))}
    users = {}
    for path, text in bare.items():
        for word in re.findall(r"\w+", text):
            users.setdefault(word, []).append(path)
    for path, text in bare.items():
        if not path.endswith(".h") or path in installed:
            continue
        for place, name, files in declared(text):
            others = {user for user in users[name] if user != path}
            if len(others) < files and users[name].count(path) < 2:
                yield path, text.count("\n", 0, place) + 1, "%s uses %s" % (
                    "no other file than " + others.pop() if others else "nobody", name)


EXPORT = re.compile(r"^export (?:async )?(?:const|function|class|interface|type|let) (\w+)", re.M)
IMPORT = re.compile(r"\b(?:im|ex)port (?:type )?\{([^}]*)\}\s*from\s*'([^']+)'")
IMPORT_LATER = re.compile(r"\b(?:import|ssrLoadModule)\(\s*'([^']+)'")


def imported(tree):
    """(file without its ending, name) of everything that TypeScript imports from its own files.
    A file that is imported later, when it is needed, may be asked for any word of the asker."""
    for path in tree.text:
        if not path.startswith("web/") or not path.endswith((".ts", ".tsx")):
            continue
        def target(name, folder=os.path.dirname(path)):
            name = "web" + name if name.startswith("/") else os.path.join(folder, name)
            return re.sub(r"\.tsx?$", "", os.path.normpath(name))
        for names, source in IMPORT.findall(tree.text[path]):
            for name in re.findall(r"(?:type\s+)?(\w+)(?:\s+as\s+\w+)?\s*(?:,|$)", names):
                yield target(source), name
        for source in IMPORT_LATER.findall(tree.text[path]):
            for word in tree.words[path]:
                yield from ((target(source), part) for part in word.split("."))


def check_exports(tree):
    used = set(imported(tree))
    for path in tree.text:
        if not path.startswith("web/src/") or not path.endswith((".ts", ".tsx")):
            continue
        for match in EXPORT.finditer(tree.text[path]):
            module = re.sub(r"(/index)?\.tsx?$", "", path)
            if (module, match.group(1)) not in used:
                line = tree.text[path].count("\n", 0, match.start()) + 1
                yield path, line, "no other file imports %s" % match.group(1)


def folder_mentioned(tree, path):
    """Data that a test reads as a whole folder: some other file names that folder."""
    parts = os.path.dirname(path).split("/")
    prefix = path.split("/")[0] + "/"
    return any(tree.mentioned(part, lambda other: other.startswith(prefix)
                              and not other.startswith(os.path.dirname(path) + "/"))
               for part in parts[1:])


def check_files(tree):
    for path in tree.paths:
        if path.endswith((".c", ".h")):
            continue
        if any(re.fullmatch(pattern, path) for pattern in READ_BY_PLACE):
            continue
        name = os.path.basename(path)
        stem = os.path.splitext(name)[0]
        names = [name, stem] if path.endswith((".ts", ".tsx", ".py", ".css", ".map")) else [name]
        if not any(tree.mentioned(n, apart_from=path) for n in names) \
                and not folder_mentioned(tree, path):
            yield path, 1, "nobody mentions this file"


def check_tests(tree):
    """What a test needs it looks for when it runs: then its absence is a failure."""
    for path in tree.text:
        if os.path.basename(path) != "meson.build":
            continue
        depth = 0
        for number, line in enumerate(tree.lines(path), 1):
            word = line.split("(")[0].split()[:1]
            depth += (word == ["if"]) - (word == ["endif"])
            if depth and word == ["test"]:
                yield path, number, "a test under a condition"


def anchors(text):
    """The names that headings get as the targets of links."""
    heads = re.findall(r"^#+ +(.+)$", text, re.M)
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


def check_links(tree):
    for path in tree.text:
        if not path.endswith(".md"):
            continue
        for number, line in enumerate(tree.lines(path), 1):
            for link in re.findall(r"\]\(([^)\s]+)\)", line):
                if ":" in link:
                    continue
                name, _, anchor = link.partition("#")
                folder = os.path.dirname(path)
                target = os.path.normpath(os.path.join(folder, name)) if name else path
                if not os.path.exists(os.path.join(tree.root, target)):
                    yield path, number, "%s leads nowhere" % link
                elif anchor and anchor not in anchors(tree.text.get(target, "")):
                    yield path, number, "%s has no such heading" % link


def check_named(tree):
    """`rules/game.h` in a page, from the top folder or from any other."""
    for path in tree.text:
        if not path.endswith(".md"):
            continue
        for number, line in enumerate(tree.lines(path), 1):
            for name in re.findall(r"`([\w./-]+\.(?:c|h|in|mjs|py|tsx?))`", line):
                if not any(("/" + other).endswith("/" + name) for other in tree.paths):
                    yield path, number, "there is no %s" % name


def check_tour(tree):
    """In a paragraph that begins with **rules/** a bare `game.h` is one of that folder."""
    for path in tree.text:
        if not path.endswith(".md"):
            continue
        folder = ""
        for number, line in enumerate(tree.lines(path), 1):
            start = re.match(r"\*\*([\w/]+/)\*\*", line)
            folder = start[1] if start else folder if line else ""
            for name in re.findall(r"`([\w-]+\.[ch])`", line) if folder else []:
                if not any(other.startswith(folder) and other.endswith("/" + name)
                           for other in tree.paths):
                    yield path, number, "there is no %s in %s" % (name, folder)


def check_words(tree):
    for path in tree.text:
        for number, line in enumerate(tree.lines(path), 1):
            if MACHINE_PATH.search(line):
                yield path, number, "a path of somebody's machine"
            if REGISTRY.search(line):
                yield path, number, "the address of a package registry"
            if path.endswith((".c", ".h", ".ts", ".tsx", ".md", ".py")) and LEFT_OPEN.search(line):
                yield path, number, "something is left open here"


def check_scripts(tree):
    """What says how it is run can be run, as the documents tell it."""
    for path, text in tree.text.items():
        if text.startswith("#!") and not os.access(os.path.join(tree.root, path), os.X_OK):
            yield path, 1, "begins with #! and cannot be executed"


def faults(root, build):
    tree = Tree(root)
    for check in (check_lines, check_statements, check_headings, check_sizeof, check_memory,
                  check_functions, check_includes, check_headers, check_offers, check_exports,
                  check_files, check_tests, check_links, check_named, check_tour, check_words,
                  check_scripts):
        yield from check(tree)
    yield from check_sources(tree, build)


def main():
    top = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    parser = argparse.ArgumentParser(description="Holds the habits of the house.")
    parser.add_argument("--root", default=top)
    parser.add_argument("--build", help="a configured build folder, to ask which sources it uses "
                        "(default: ROOT/build)")
    args = parser.parse_args()
    found = sorted(set(faults(args.root, args.build or os.path.join(args.root, "build"))))
    for path, number, what in found:
        print("%s:%d: %s" % (path, number, what))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
