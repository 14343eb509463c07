/*
 * draw: a game on the terminal, from a view. Nothing is drawn that the view does not hold.
 */
#ifndef TOOLS_DRAW_H
#define TOOLS_DRAW_H

#include "rules/view.h"
#include "wire/out.h"

/* The chart with its labels, sectors, and the boats, routes and mines that the view knows. */
void draw_chart(struct out *out, const struct view *view, bool colour);

/* The same with a set of spaces where something may be. */
void draw_possible(struct out *out, const struct view *view, const struct bits *possible,
                   bool colour);

/* The chart alone. */
void draw_bare_chart(struct out *out, const struct chart *chart, bool colour);

/* Hull, gauges and breakdowns of a boat, as far as the view knows them; with its Engineer's
 * whole sheet on demand. */
void draw_boat(struct out *out, const struct view *view, enum team team, bool colour);
void draw_sheet(struct out *out, const struct view *view, enum team team, bool colour);

#endif
