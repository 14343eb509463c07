/*
 * json_shapes: the tables of orders, events and calls, for programs that are made from them: the
 * client's types and the tables of the documents. It is what `fathom rules --shapes` prints:
 *
 *   {"words":{"team":["blue","yellow"],"dir":["N","E","S","W"],...},
 *    "audiences":{"captain":"own Captain",...},
 *    "orders":[{"name":"place","whose":"crew","note":"...",
 *               "fields":[{"name":"at","kind":"space","presence":"needed","byte":3}]},...],
 *    "events":[{"name":"course","whose":"team","hears":"everyone","note":"",
 *               "fields":[...,{"name":"at","kind":"space","presence":"optional","for":"captain",
 *                              "byte":4}]},...],
 *    "calls":[{"name":"charge","note":"charge this first","fields":[...]},...],
 *    "errors":[{"name":"own_route","text":"that space is already on your route"},...],
 *    "layout":{"event":{"bytes":22,"kind":0,"team":1},...}}
 *
 * A kind is a name in `words` or one of space, column, player, bool, number, count, amount, line,
 * lines, results, ms, initials, stroke; all but spaces have `low` and `high`, for words the first
 * and the last that may stand there. `whose` is crew, team, nobody, clock or host, `presence`
 * needed, nullable or optional. `byte` is where the field lies in the struct, also in
 * WebAssembly's.
 */
#ifndef WIRE_JSON_SHAPES_H
#define WIRE_JSON_SHAPES_H

#include "wire/out.h"

void json_shapes(struct out *out);

#endif
