#!/usr/bin/env python3
"""Shows that tidy.py can fail: a small clean tree, then the same tree with one fault at a time."""
import json
import os
import subprocess
import sys
import tempfile

from tap import report

TIDY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "tidy.py")

GAME = '#include "rules/game.h"\n\nint game(void)\n{\n    return 1;\n}\n'
CLEAN = {
    "README.md": "A tree.\n",
    "rules/meson.build": "library('rules', 'game.c')\n",
    "rules/game.h": "#include <stdint.h>\nint game(void);\n",
    "rules/game.c": GAME,
    "wire/meson.build": "library('wire', 'json.c', 'use.c')\n",
    "wire/json.h": '#include "rules/game.h"\n',
    "wire/json.c": '#include <stdio.h>\n#include "wire/json.h"\n',
    "wire/use.c": '#include "rules/game.h"\n\nint use(void) { return game(); }\n',
    "tests/meson.build": "test('a', files('a.py'))\n",
    "tests/a.py": "open('golden')\n",
    "tests/golden/one.txt": "1\n",
}
HEADING = "/* --- values %s */\n" % ("-" * 82)
A_MODULE = "export const used = 1;\nexport function dead() {}\n"
LONG = "int game(void)\n{\n%s    return 1;\n}\n" % ("    game();\n" * 67)

# name, files that change (None: removed), what tidy must say (None: nothing)
CASES = [
    ("a clean tree", {}, None),
    ("rules includes wire", {"rules/game.c": '#include "wire/json.h"\n' + GAME},
     "rules/game.c:1: rules/ may not include wire/"),
    ("rules includes base", {"rules/game.c": '#include "base/memory.h"\n' + GAME},
     "rules/game.c:1: rules/ may not include base/"),
    ("rules includes stdio", {"rules/game.h": "#include <stdio.h>\n"},
     "rules/game.h:1: rules/ may not include <stdio.h>"),
    ("wire includes a tool", {"wire/json.h": '#include "tools/verb.h"\n#include "rules/game.h"\n'},
     "wire/json.h:1: wire/ may not include tools/"),
    ("a test may include all", {"tests/meson.build": "'a.py' 'b.c'", "tests/b.c":
     '#include "wire/json.h"\n'}, None),
    ("a function of 70 lines", {"wire/json.c": '#include "wire/json.h"\n' +
     LONG.replace("    game();\n", "", 1)}, None),
    ("a function of 71 lines", {"wire/json.c": '#include "wire/json.h"\n' + LONG},
     "wire/json.c:2: game has 71 lines, at most 70"),
    ("a function of 71 lines, brace at the end", {"wire/json.c": '#include "wire/json.h"\n' +
     LONG.replace(")\n{", ") {") .replace("    return", "    game();\n    return", 1)},
     "wire/json.c:2: game has 71 lines, at most 70"),
    ("a line of 100 columns", {"tests/a.py": "# golden " + "x" * 91 + "\n"}, None),
    ("a line of 101 columns", {"tests/a.py": "# golden " + "x" * 92 + "\n"},
     "tests/a.py:1: 101 columns, at most 100"),
    ("columns, not bytes", {"tests/a.py": "# golden " + "\u0407" * 91 + "\n"}, None),
    ("a long line in a shell script", {"go": "#!/usr/bin/env bash\n" + "x" * 101 + "\n"},
     "go:2: 101 columns, at most 100"),
    ("two calls in a statement", {"wire/json.c": '#include "wire/json.h"\n'
     'void f(void)\n{\n    if (a(1)) b("(,"), c(d());\n}\n'},
     "wire/json.c:4: two calls in one statement"),
    ("a call and an assignment in a statement", {"wire/json.c": '#include "wire/json.h"\n'
     "int f(void)\n{\n    if (a) f(1), b = 0;\n}\n"}, "wire/json.c:4: two calls in one statement"),
    ("two assignments in a statement", {"wire/json.c": '#include "wire/json.h"\n'
     "int f(void)\n{\n    if (a) b->c = 1, d[2]++;\n}\n"}, "wire/json.c:4: two calls in one"),
    ("a declaration of two lines", {"wire/json.c": '#include "wire/json.h"\n'
     "int f(void)\n{\n    int a = 1,\n        b = 2, c = 3;\n}\n"}, None),
    ("headings", {"wire/json.c": '#include "wire/json.h"\n\n/* A sentence. */\n\n' + HEADING},
     None),
    ("a short heading", {"wire/json.c": '#include "wire/json.h"\n\n' +
     HEADING.replace("----", "", 1)}, "wire/json.c:3: a heading is"),
    ("a bare heading", {"wire/json.c": '#include "wire/json.h"\n\n/* Values */\n\n'},
     "wire/json.c:3: a heading is"),
    ("sizes of types", {"wire/json.c": '#include "wire/json.h"\ntypedef char key[8];\n'
     "int a = sizeof(key) + sizeof(struct x) + sizeof a;\n"}, None),
    ("the size of a value", {"wire/json.c": '#include "wire/json.h"\nint a = sizeof(*b);\n'},
     "wire/json.c:2: sizeof *b needs no"),
    ("memory of one's own", {"wire/json.c": '#include "wire/json.h"\n'
     "int f(void)\n{\n    char *a = malloc(1);\n}\n"}, "wire/json.c:4: memory is taken by"),
    ("a call with two calls in it", {"wire/json.c": '#include "wire/json.h"\n'
     'void f(void)\n{\n    a(b(1), c(2));\n    int d = a(1), e = b(2);\n}\n'}, None),
    ("a tab", {"wire/json.c": '#include "wire/json.h"\n\tint a;\n'}, "wire/json.c:2: a tab"),
    ("a blank at the end", {"wire/json.c": '#include "wire/json.h" \n'}, "wire/json.c:1: blanks"),
    ("a source without a target", {"wire/old.c": ""}, "wire/old.c:1: no target uses this file"),
    ("a header that nobody includes", {"wire/old.h": ""}, "wire/old.h:1: nobody includes"),
    ("a function for its own file", {"wire/use.c": "/* game() */\n"},
     "rules/game.h:2: no other file than rules/game.c uses game"),
    ("a dead inline function", {"wire/json.h": '#include "rules/game.h"\n\n'
     "static inline int dead(void)\n{\n    return 1;\n}\n"}, "wire/json.h:3: nobody uses dead"),
    ("a dead constant", {"wire/json.h": '#include "rules/game.h"\nenum { A = 1,\n    B = A };\n'},
     "wire/json.h:3: nobody uses B"),
    ("an installed header", {"wire/json.h": "int json(void);\n",
     "wire/meson.build": "install_headers('json.h') # json.c use.c\n"}, None),
    ("a script that nobody runs", {"scripts/old.sh": ""}, "scripts/old.sh:1: nobody mentions"),
    ("a test's data without a reader", {"tests/old/one.txt": ""},
     "tests/old/one.txt:1: nobody mentions"),
    ("a test under a condition", {"tests/meson.build":
     "if x.found()\n  test('a', files('a.py'))\nendif\n"}, "tests/meson.build:2: a test under"),
    ("a test after a condition", {"tests/meson.build":
     "if x.found()\nendif\ntest('a', files('a.py'))\n"}, None),
    ("a page without a link", {"docs/lonely.md": "Hello.\n"}, "docs/lonely.md:1: nobody mentions"),
    ("a page that names a file", {"README.md": "See `game.h` and `wire/json.c`.\n"}, None),
    ("a page that names a file of the past", {"README.md": "See `game.h`,\nthen `old/json.c`.\n"},
     "README.md:2: there is no old/json.c"),
    ("a tour of a folder", {"README.md": "**rules/** `game.h`\nis the game.\n\n`json.c` is not.\n"},
     None),
    ("a tour that names another folder's file",
     {"README.md": "**rules/** is the game:\n`json.c`.\n"},
     "README.md:2: there is no json.c in rules/"),
    ("a link that leads nowhere", {"README.md": "[a](docs/gone.md)\n"},
     "README.md:1: docs/gone.md"),
    ("a link to no heading", {"README.md": "# One\n[a](#two)\n"}, "README.md:2: #two has no such"),
    ("links that are well", {"README.md": "# One, *two*\n[a](#one-two) [b](rules/game.h)\n"}, None),
    ("an export that nobody imports", {"web/src/a.ts": A_MODULE,
     "web/src/main.ts": "import { used } from './a';\nconst dead = [used, 'main'];\n",
     "web/index.html": "main.ts"},
     "web/src/a.ts:2: no other file imports dead"),
    ("exports that are imported", {"web/src/a.ts": A_MODULE + "export type Kind = 1;\n",
     "web/src/main.ts": "import { dead as gone,\n  type Kind } from './a';\n",
     "web/index.html": "main.ts",
     "web/tests/a.test.ts": "const { used } = await import('../src/a');\n"}, None),
    ("a machine's path", {"README.md": "See /wo" "rk/notes.\n"}, "README.md:1: a path of"),
    ("a relative path", {"README.md": "See the net" "/wo" "rk/notes.\n"}, None),
    ("a registry", {"README.md": "https://registry.npm" "js.org/x\n"}, "README.md:1: the address"),
    ("a lock file with addresses", {"web/package-lock.json": "\"resol" "ved\": \"https://a\"\n"},
     "web/package-lock.json:1: the address"),
    ("a script that cannot be run", {"still": "#!/usr/bin/env bash\n"}, "still:1: begins with #!"),
    ("something left open", {"README.md": "TO" "DO\n"}, "README.md:1: something is left open"),
]


def plant(root, changes):
    files = dict(CLEAN)
    files.update(changes)
    for path, text in files.items():
        full = os.path.join(root, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "w", encoding="utf-8") as f:
            f.write(text)
        if text.startswith("#!") and path != "still":
            os.chmod(full, 0o755)


def tidy(root, *more):
    out = subprocess.run([sys.executable, TIDY, "--root", root, *more], capture_output=True,
                         text=True, check=False)
    return out.returncode, out.stdout + out.stderr


def right(said, expected):
    status, text = said
    if expected is None:
        return status == 0 and text == ""
    return status == 1 and text.startswith(expected) and text.count("\n") == 1


def with_targets(root):
    """What meson says beats what a meson.build seems to say: json.c is named but not compiled."""
    info = os.path.join(root, "build", "meson-info")
    os.makedirs(info)
    sources = [os.path.join(root, *path) for path in (("rules", "game.c"), ("wire", "use.c"))]
    with open(os.path.join(info, "intro-targets.json"), "w", encoding="utf-8") as f:
        json.dump([{"target_sources": [{"sources": sources}]}], f)
    return tidy(root, "--build", os.path.join(root, "build"))


def checks():
    for name, changes, expected in CASES:
        with tempfile.TemporaryDirectory() as root:
            plant(root, changes)
            said = tidy(root)
        yield name, right(said, expected), (expected, said)
    with tempfile.TemporaryDirectory() as root:
        plant(root, {})
        said = with_targets(root)
    yield "a source that meson does not compile", right(said, "wire/json.c:1: no target"), said


if __name__ == "__main__":
    sys.exit(report(checks()))
