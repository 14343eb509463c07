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


# Real-time: who says STOP aims, and what he aims at is kept until everybody stands still.
AIM = """    if (view->await == AWAIT_AIM)
        return game_check(game, &bot->aim) == ERROR_OK ? bot->aim
                                                       : order_of(DO_CANCEL, bot->setup.team);
    if (view->await == AWAIT_DUTIES && view->boat[bot->setup.team].mark &&
        bot_holds(bot, FIRST_MATE))
        return first_mate_mark(bot, view, game, legal);
"""
STOP = """    if (deed->ordered && view->mode == REAL_TIME && view->await == AWAIT_NOTHING &&
        order_system(&deed->order) != NO_SYSTEM) {
        bot->aim = deed->order;
        deed->order = order_value(DO_STOP, bot->setup.team, order_system(&bot->aim));
        deed->order.by = bot->aim.by;
    }
"""

change("bot.h", "    size_t radio_bytes;", "    size_t radio_bytes; const void *enemy;")
change("bot.c", "static const char *const", ROLE + "\nstatic const char *const")
change("bot.c", "    case AWAIT_PENALTY:",
       "    case AWAIT_DUTIES: return duty_due(bot, &view->boat[bot->setup.team]);\n"
       "    case AWAIT_AIM: return bot->aim.team == bot->setup.team;\n"
       "    case AWAIT_PENALTY:")
change("inside.h", "    uint32_t heard, thought;",
       "    struct order aim;\n    uint32_t heard, thought;")
change("bot.c", "    bot->setup = *setup;",
       "    bot->setup = *setup;\n    bot->aim.team = NO_TEAM;")
change("bot.c", "    bot->heard++;",
       "    bot->heard++;\n    if (heard->kind == EVENT_RESUME || heard->kind == EVENT_FAILED)"
       " bot->aim.team = NO_TEAM;")
change("bot.c", "    if (order->kind >= ORDER_KINDS) return;",
       "    if (order->kind >= ORDER_KINDS) return;\n    bot->aim.team = NO_TEAM;")
change("bot.c", "    if (view->await == AWAIT_ANSWER)",
       AIM + "    if (view->await == AWAIT_ANSWER)")
change("bot.c", "    if (deed->ordered && !bot_holds(bot, CAPTAIN)) report_duty",
       STOP + "    if (deed->ordered && !bot_holds(bot, CAPTAIN)) report_duty")
PATCH
cd "$dir"
cc -shared -fPIC -O3 -march=native -std=gnu17 -w -I. -o "$file" bots/*.c radio/*.c \
    rules/*.c chart_builtin.c -lm -Wl,-Bsymbolic
