/*
 * json_belief: a belief as the referee's answer to {"ask":"belief"}.
 *
 *   {"belief":{"cells":["C3","C4"],"exact":true,"histories":3,"entropy":0.918,
 *              "weights":{"C3":0.666667,"C4":0.333333}}}
 *
 * Numbers are rounded to six places and written alike on every machine.
 */
#ifndef WIRE_JSON_BELIEF_H
#define WIRE_JSON_BELIEF_H

#include "radio/radio.h"
#include "wire/out.h"

void json_belief(struct out *out, const struct radio *radio);

#endif
