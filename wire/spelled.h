/*
 * spelled: orders and set-ups in words, as scenes and lessons write them. One line is one order, or
 * a few that belong together:
 *
 *   place C7 H9                     both teams place
 *   blue N torpedo N4 pass          course, mark, cross and (if named) pass; `-` leaves one out
 *   blue torpedo G2                 any single order: team, name, fields
 *   blue silence E 3, blue silence 0, blue mark null, blue drone 4 by=first_mate
 *   yellow answer column=L sector=6
 *   blue trace 1 p3
 *   tick 5000
 *   blue given torpedo=3 mines=C2,C3 crossed=W1,N6 hull=1     not an order: changes the truth
 *
 * A game is set up by a line like `fr2 charlie real 4+3 first=blue seed=7 hull=4 view=spectator`.
 *
 *   struct spelled line;
 *   struct spelled_orders orders;
 *   if (!spelled_split(&line, text, length) || !spelled_orders(&line, &orders)) complain();
 *   for (int i = 0; i < orders.count; i++) ... game_check(&game, &orders.list[i]) ...
 *
 * Nothing here knows the rules: an order that makes no sense is made all the same, for game_check
 * to refuse.
 */
#ifndef WIRE_SPELLED_H
#define WIRE_SPELLED_H

#include <stddef.h>

#include "rules/game.h"

enum { SPELLED_WORDS_MAX = 24, SPELLED_LINE_MAX = 240, SPELLED_ORDERS_MAX = 4 };

struct spelled {
    int count;
    const char *word[SPELLED_WORDS_MAX];
    char text[SPELLED_LINE_MAX]; /* what the words lie in */
};

/* The words of a line; false when it has too many or is too long. */
bool spelled_split(struct spelled *line, const char *text, size_t length);

/* A set-up; *seat is that of `view=`, else EVERYTHING. NULL, or why it cannot be played. */
const char *spelled_setup(const struct spelled *line, struct setup *setup, int *seat);

/* A word as the byte of a field, whatever it is. */
struct shape_field;
uint8_t spelled_byte(const struct shape_field *field, const char *word);

/* One order. A trace has no stroke: the caller gives it one. */
bool spelled_order(const struct spelled *line, struct order *order);

/* The orders of a line, one or several. */
struct spelled_orders {
    int count;
    struct order list[SPELLED_ORDERS_MAX];
};
bool spelled_orders(const struct spelled *line, struct spelled_orders *orders);

/* Whether it is a `given` line, and what that does. False when it cannot be read. */
bool spelled_is_given(const struct spelled *line);
bool spelled_give(const struct spelled *line, struct game *game);

#endif
