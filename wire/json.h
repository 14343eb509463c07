/*
 * json: the messages of the line protocol and of the game server.
 *
 * Everything here takes what may leave the truth: an event that went through event_for, a view
 * that came from view_for. A secret field that the listener may not know is simply absent.
 * Each function writes one JSON value and no newline.
 *
 *   struct event heard;
 *   if (event_for(&events.list[i], ears, &heard)) json_event(&out, &heard, events.tracing);
 */
#ifndef WIRE_JSON_H
#define WIRE_JSON_H

#include "rules/call.h"
#include "rules/game.h"
#include "rules/legal.h"
#include "rules/shape.h"
#include "rules/view.h"
#include "wire/out.h"

/* {"event":"course","team":"blue","dir":"N"}; `tracing` is events->tracing, for `traced` only. */
void json_event(struct out *out, const struct event *heard, const struct hull_line *tracing);

/* {"do":"course","team":"blue","dir":"N"}, exactly as the referee takes it. */
void json_order(struct out *out, const struct order *order);

/* {"call":"enemy","at":"F6","places":12}: see docs/PROTOCOL.md, "Calls". */
void json_call(struct out *out, const struct call *call);

/* {"view":{...}}: see docs/VIEW.md. */
void json_view(struct out *out, const struct view *view);

/* The object inside, without the envelope. */
void json_view_object(struct out *out, const struct view *view);

/* {...}: only the fields that differ, boats field by field; what has gone is null. Merged into
 * the JSON of `before` it gives that of `after`. Times are left out. False when none differ. */
bool json_view_patch(struct out *out, const struct view *before, const struct view *after);

/* {"legal":[order,...]} */
void json_legal(struct out *out, const struct legal *legal);

/* {"hull":[{"section":1,"outer":[[x,y],...],"inner":[...]},...]} */
void json_hull(struct out *out);

/* {"ok":true} and {"ok":false,"error":"own_route","message":"..."} */
void json_ok(struct out *out);
void json_error(struct out *out, enum error error, const char *message);

/* {"hull":"4","torpedo_path":"sea","own_mine_blocks":"yes",...}: values as --set takes them */
void json_ruleset(struct out *out, const struct ruleset *rules);

/* The whole table, for forms: {"fields":[...],"presets":[...]}, and its two lists alone. A field
 * has its name, type, allowed values, the value of each preset and its meaning. */
void json_ruleset_table(struct out *out);
void json_ruleset_fields(struct out *out);
void json_presets(struct out *out);

/* "key":["blue","yellow"] */
void json_word_list(struct out *out, const char *key, const struct words *words);

/* Pieces that other messages share. */
void json_stroke(struct out *out, const struct stroke *stroke);     /* [[x,y],...] */
void json_space(struct out *out, uint8_t at);                  /* "C7", null for NOWHERE */
void json_spaces(struct out *out, const struct bits *spaces);  /* ["C7",...] */
void json_chart_rows(struct out *out, const struct chart *chart);   /* ["..#.",...] */
void json_lines(struct out *out, const struct hull_line tracing[SECTIONS]); /* all four of them */

#endif
