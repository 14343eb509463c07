/*
 * chart: the map under both submarines, read from text.
 *
 *   ; comment
 *   ....#.....      . sea   # island   ~ sea under ice   o hole in the ice   M Archer mine
 *   ..V.......      V volcano   t m d s i island that repairs torpedo, mine, drone, sonar, silence
 *
 * 10 lines of 10 signs are a turn-by-turn chart, 15 of 15 a real-time one. One chart has at most
 * one of the three scenarios (Archer mines, two volcanoes, repair islands).
 */
#ifndef RULES_CHART_H
#define RULES_CHART_H

#include <stddef.h>

#include "rules/names.h"

enum { CHART_SIDE_MAX = 15, CHART_NAME_MAX = 24, SECTOR_SIDE = 5 };

struct chart {
    struct bits sea;                /* navigable; lava takes spaces away */
    struct bits ice;                /* surfacing here costs 1 damage */
    struct bits hole;               /* open water in the ice */
    struct bits archer;             /* Archer mines still standing */
    struct bits island_of[SCENARIO]; /* Echo-2: the islands that repair each system */
    uint8_t volcano[VOLCANOES];     /* from the north-west; NOWHERE without volcanoes */
    uint8_t side;                   /* 10 or 15 */
    enum scenario scenario;
    char name[CHART_NAME_MAX];      /* "alpha", without the mode */
};

struct chart_error {
    int line, column; /* from 1; column 0 where a whole line or file is meant */
    char text[96];
};

/* Reads a chart. On failure says where and why, and leaves *chart alone. */
bool chart_read(struct chart *chart, const char *name, const char *text, size_t length,
                struct chart_error *error);

/* A chart as it is seen in the course of a game, sign by sign, row by row: lava may have cut its
 * sea in two, its last Archer mine may be gone. False for signs or a number of them that no chart
 * has. */
bool chart_seen(struct chart *chart, const char *name, enum scenario scenario, const char *signs,
                size_t length);

/* The sign of a space as the text has it ('#' for plain islands and lava). */
char chart_sign(const struct chart *chart, uint8_t at);

/* The charts that are compiled in: ten names, each with both sides. */
int chart_builtin_count(void);
const char *chart_builtin_name(int index);
/* A built-in chart; false when there is none of that name. And its text, NULL likewise. */
bool chart_builtin_read(struct chart *chart, const char *name, enum mode mode);
const char *chart_builtin_text(const char *name, enum mode mode);

static inline enum mode chart_mode(const struct chart *chart)
{
    return chart->side == 10 ? TURN_BY_TURN : REAL_TIME;
}
static inline int chart_sectors(const struct chart *chart)
{
    return chart->side == 10 ? 4 : 9;
}
static inline bool chart_holds(const struct chart *chart, uint8_t at)
{
    return space_column(at) < chart->side && space_row(at) < chart->side;
}

/* Sectors are numbered from 1, row by row from the north-west. */
int chart_sector(const struct chart *chart, uint8_t at);
struct bits chart_sector_bits(const struct chart *chart, int sector);

#endif
