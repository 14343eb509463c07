#!/usr/bin/env python3
"""Writes the charts of maps/ as one C file: embed-maps.py OUTPUT MAP..."""
import os
import sys


def literal(text):
    return "\n".join('        "%s\\n"' % line for line in text.splitlines())


def main(output, paths):
    names = sorted({os.path.basename(p).split(".")[0] for p in paths})
    texts = {os.path.basename(p): open(p, encoding="ascii").read() for p in paths}
    with open(output, "w", encoding="ascii") as out:
        out.write('#include "rules/chart_builtin.h"\n\n')
        out.write("const struct chart_builtin chart_builtin[CHART_BUILTINS] = {\n")
        for name in names:
            out.write('    {"%s",\n     {\n' % name)
            for mode in ("turn", "real"):
                out.write("%s,\n" % literal(texts["%s.%s.map" % (name, mode)]))
            out.write("     }},\n")
        out.write("};\n")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
