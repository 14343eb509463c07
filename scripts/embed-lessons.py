#!/usr/bin/env python3
"""Writes the lessons of lessons/ as one C file: embed-lessons.py OUTPUT LESSON...

A file NUMBER-NAME.lesson is the lesson NAME; the numbers give the order. Comments stay outside.
"""
import json
import os
import re
import sys


def main(output, paths):
    with open(output, "w", encoding="ascii") as out:
        out.write('#include "school/lesson_builtin.h"\n\n')
        out.write("const struct lesson_builtin lesson_builtin[] = {\n")
        for path in sorted(paths, key=os.path.basename):
            name = re.fullmatch(r"\d+-([a-z]+)\.lesson", os.path.basename(path)).group(1)
            with open(path, encoding="ascii") as file:
                lines = [line for line in file if not line.startswith(";")]
            out.write('    {"%s",\n' % name)
            out.writelines("     %s\n" % json.dumps(line) for line in lines)
            out.write("    },\n")
        out.write("};\n\nconst int lesson_builtins = %d;\n" % len(paths))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
