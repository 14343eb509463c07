/*
 * test_perft: exact counts of order sequences. From three small set-ups every legal order of both
 * teams is carried out, to a fixed depth, and the sequences are counted; the numbers are part of
 * the rules. A second count tries every order there is, one by one, by game_check alone.
 *
 * Resignations, draws and time are left out: they are possible everywhere and say nothing.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "tests/rules/random_play.h"
#include "tests/rules/script.h"

enum { DEPTH_MAX = 11, LINES_MAX = 12 };

struct perft {
    const char *name, *setup, *lines[LINES_MAX];
    int slow_depth;
    uint64_t counts[DEPTH_MAX]; /* of sequences of 1, 2, .. orders; 0 after the last */
};

static const struct perft perfts[] = {
    {"the first orders, turn-by-turn",
     "en1 charlie turn",
     {"place A1 J10"},
     8,
     {3, 25, 145, 265, 625, 3625, 20785, 50545, 126865, 569185,
      3014305}},
    {"weapons ready at close quarters, real-time",
     "it1 charlie real",
     {"place D6 F6", "blue given torpedo=3 mine=3 mines=E7", "yellow given silence=6 sonar=3",
      "blue N drone N4", "yellow N drone N6"},
     3,
     {70, 2309, 57763, 1292637}},
    {"Archer mines, and a hull half traced",
     "en1 echo real 3+3",
     {"place A15 O1", "blue given scenario=3 drone=4", "yellow surface", "yellow trace 1 p2",
      "yellow trace 3 p1", "blue E scenario E4"},
     5,
     {37, 264, 1828, 12799, 107140, 911932, 7667272}},
};

static bool counted(const struct order *order)
{
    return order->kind != DO_RESIGN && order->kind != DO_DRAW;
}

static struct order with_stroke(struct order order)
{
    if (order.kind != DO_TRACE) return order;
    memcpy(order.initials, "AB", order.initials_length = 2);
    order.stroke = good_stroke(order.value);
    return order;
}

static uint64_t count_fast(const struct game *game, int depth)
{
    uint64_t sequences = 0;
    for (int t = 0; t < TEAMS; t++) {
        struct legal legal;
        game_legal(game, t, &legal);
        for (uint32_t i = 0; i < legal.count; i++) {
            struct order order = with_stroke(legal_order(&legal, i));
            if (!counted(&order)) continue;
            if (depth == 1) {
                sequences++;
                continue;
            }
            struct game next = *game;
            game_apply(&next, &order, NULL);
            sequences += count_fast(&next, depth - 1);
        }
    }
    return sequences;
}

static uint64_t count_slow(const struct game *game, int depth)
{
    static struct order spaces[DEPTH_MAX + 1][ORDERS_ALL];
    uint64_t sequences = 0;
    for (int t = 0; t < TEAMS; t++) {
        int count = all_orders(game, t, spaces[depth]);
        for (int i = 0; i < count; i++) {
            const struct order *order = &spaces[depth][i];
            if (!counted(order) || game_check(game, order) != ERROR_OK) continue;
            if (depth == 1) {
                sequences++;
                continue;
            }
            struct game next = *game;
            game_apply(&next, order, NULL);
            sequences += count_slow(&next, depth - 1);
        }
    }
    return sequences;
}

static bool arrange(const struct perft *perft, struct script *script)
{
    struct spelled words;
    char why[SCRIPT_WHY_MAX];
    spelled_split(&words, perft->setup, strlen(perft->setup));
    if (!script_setup(script, &words, why)) return false;
    for (int i = 0; i < LINES_MAX && perft->lines[i]; i++) {
        spelled_split(&words, perft->lines[i], strlen(perft->lines[i]));
        if (script_play(script, &words) != ERROR_OK) {
            printf("# not played: %s\n", perft->lines[i]);
            return false;
        }
    }
    return true;
}

static bool holds(const struct perft *perft)
{
    static struct script script;
    if (!arrange(perft, &script)) return false;
    for (int depth = 1; depth <= DEPTH_MAX && perft->counts[depth - 1]; depth++) {
        uint64_t fast = count_fast(&script.game, depth), wanted = perft->counts[depth - 1];
        uint64_t slow = depth <= perft->slow_depth ? count_slow(&script.game, depth) : fast;
        if (fast == wanted && slow == wanted) continue;
        printf("# depth %d: %" PRIu64 ", one by one %" PRIu64 ", should be %" PRIu64 "\n", depth,
               fast, slow, wanted);
        return false;
    }
    return true;
}

int main(void)
{
    int failed = 0, count = (int)(sizeof perfts / sizeof perfts[0]);
    printf("1..%d\n", count);
    for (int i = 0; i < count; i++) {
        bool good = holds(&perfts[i]);
        printf("%sok %d - %s\n", good ? "" : "not ", i + 1, perfts[i].name);
        failed += !good;
    }
    return failed > 0;
}
