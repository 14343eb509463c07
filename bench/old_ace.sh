#!/usr/bin/env bash
# old_ace.sh FILE: the bots of version 0.1 (commit 66cf16f) as a library for today's rules, to play
# against: fathom sim --yellow lib:FILE. What the rules have changed since is put right here.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
file=$(realpath "$1")
dir=$(mktemp -d)
trap 'rm -r "$dir"' EXIT
git archive 66cf16f bots | tar x -C "$dir"
for part in rules radio base; do ln -s "$PWD/$part" "$dir/$part"; done
python3 scripts/embed-maps.py "$dir/chart_builtin.c" maps/*.map
python3 - "$dir/bots" <<'PATCH'
import sys

ROLE = """static enum role old_order_role(const struct ruleset *rules, enum order_kind kind)
{
    bool first_mates = !rules->shy_first_mate && rules->detection_by == DETECTION_BY_FIRST_MATE;
    if (kind == DO_MARK) return FIRST_MATE;
    if (kind == DO_CROSS || kind == DO_CONFIRM) return ENGINEER;
    return (kind == DO_DRONE || kind == DO_SONAR) && first_mates ? FIRST_MATE : CAPTAIN;
}
#define order_role old_order_role
static bool duty_due(const struct bot *bot, const struct view_boat *own);
"""


def change(name, before, after):
    path = "%s/%s" % (sys.argv[1], name)
    text = open(path, encoding="utf-8").read()
    assert before in text, (name, before)
    open(path, "w", encoding="utf-8").write(text.replace(before, after, 1))


change("bot.h", "    size_t radio_bytes;", "    size_t radio_bytes; const void *enemy;")
change("bot.c", "static const char *const", ROLE + "\nstatic const char *const")
change("bot.c", "    case AWAIT_PENALTY:",
       "    case AWAIT_DUTIES: return duty_due(bot, &view->boat[bot->setup.team]);\n"
       "    case AWAIT_PENALTY:")
PATCH
cd "$dir"
cc -shared -fPIC -O3 -march=native -std=gnu17 -w -I. -o "$file" bots/*.c radio/*.c \
    rules/*.c chart_builtin.c -lm -Wl,-Bsymbolic
