/* The debrief of a record, and its JSON. */
#include "wire/json_debrief.h"

#include <stdlib.h>
#include <string.h>

#include "wire/json.h"
#include "wire/playback.h"

static void both(struct out *out, const uint16_t value[TEAMS])
{
    out_char(out, '{');
    out_key_number(out, "blue", value[BLUE]);
    out_key_number(out, "yellow", value[YELLOW]);
    out_char(out, '}');
}

static void head(struct out *out, uint32_t order, uint32_t turn, int team, int kind)
{
    out_comma(out);
    out_char(out, '{');
    out_key_number(out, "order", order);
    out_key_number(out, "turn", turn);
    out_key_name(out, "team", team_name(team));
    out_key_name(out, "do", order_name(kind));
}

static void write_turn(struct out *out, const struct debrief_turn *turn, uint32_t index)
{
    uint16_t hull[TEAMS] = {turn->hull[BLUE], turn->hull[YELLOW]};
    head(out, turn->order, index, turn->team, turn->kind);
    out_key_number(out, "number", turn->number);
    out_key(out, "hull");
    both(out, hull);
    out_key(out, "places");
    both(out, turn->places);
    out_key(out, "bits");
    out_lit(out, "{");
    out_key_thousandths(out, "blue", turn->bits[BLUE]);
    out_key_thousandths(out, "yellow", turn->bits[YELLOW]);
    out_char(out, '}');
    out_key_bool(out, "exact", turn->exact);
    out_char(out, '}');
}

static void write_shot(struct out *out, const struct debrief_shot *shot)
{
    head(out, shot->order, shot->turn, shot->team, shot->kind);
    out_key(out, "at");
    json_space(out, shot->at);
    out_key_thousandths(out, "direct", shot->direct);
    out_key_thousandths(out, "indirect", shot->indirect);
    out_key_thousandths(out, "expected", shot->expected);
    out_key(out, "result");
    out_lit(out, "{");
    out_key_name(out, "blue", result_name(shot->result[BLUE]));
    out_key_name(out, "yellow", result_name(shot->result[YELLOW]));
    out_lit(out, "}}");
}

static void write_question(struct out *out, const struct debrief_question *question)
{
    head(out, question->order, question->turn, question->team, question->kind);
    if (question->kind == DO_DRONE) out_key_number(out, "sector", question->sector);
    out_key_thousandths(out, "bits", question->bits);
    out_key_number(out, "before", question->before);
    out_key_thousandths(out, "left", question->left);
    out_char(out, '}');
}

static void write_moment(struct out *out, const struct debrief_moment *moment)
{
    out_comma(out);
    out_char(out, '{');
    out_key_number(out, "order", moment->order);
    out_key_number(out, "turn", moment->turn);
    out_key_number(out, "step", moment->step);
    out_key_name(out, "kind", moment_name(moment->kind));
    out_key_name(out, "team", team_name(moment->team));
    if (moment->doer < TEAMS) out_key_name(out, "by", team_name(moment->doer));
    out_key_name(out, "do", order_name(moment->deed));
    if (moment->kind != MOMENT_END)
        out_key_name(out, "boat", team_name(moment->boat));
    if (moment->kind == MOMENT_HIT) {
        out_key_number(out, "damage", moment->damage);
        out_key_name(out, "cause", cause_name(moment->cause));
    }
    if (moment->kind == MOMENT_FOUND || moment->kind == MOMENT_LOST) {
        out_key_number(out, "before", moment->before);
        out_key_number(out, "after", moment->after);
    }
    out_key_thousandths(out, "swing", moment->swing);
    out_char(out, '}');
}

static void write_chance(struct out *out, const struct debrief_learn *learn)
{
    if (learn->at != NOWHERE) {
        out_key(out, "at");
        json_space(out, learn->at);
        out_key_thousandths(out, "direct", learn->direct);
        out_key_thousandths(out, "indirect", learn->indirect);
        out_key_name(out, "result", result_name(learn->result));
    }
    if (learn->deed == DO_DRONE) out_key_number(out, "sector", learn->sector);
    if (learn->before) {
        out_key_number(out, "before", learn->before);
        out_key_number(out, "after", learn->after);
    }
}

static void write_learn(struct out *out, const struct debrief_learn *learn)
{
    head(out, learn->order, learn->turn, learn->team, learn->deed);
    out_key_name(out, "kind", learn_name(learn->kind));
    out_key_number(out, "step", learn->step);
    write_chance(out, learn);
    if (learn->kind == LEARN_BREAKDOWN) {
        out_key_name(out, "symbol", symbol_name(learn->symbol));
        out_key_number(out, "broke", learn->broke);
    }
    if (learn->damage) {
        out_key_number(out, "damage", learn->damage);
        out_key_name(out, "cause", cause_name(learn->cause));
    }
    out_key_thousandths(out, "cost", learn->cost);
    out_char(out, '}');
}

static void write_end(struct out *out, const struct debrief *d)
{
    if (d->reason < REASON_COUNT) {
        out_key_name(out, "winner", team_name(d->winner));
        out_key_name(out, "reason", reason_name(d->reason));
    }
    out_key_number(out, "orders", d->orders);
}

void json_debrief(struct out *out, const struct debrief *d)
{
    out_char(out, '{');
    write_end(out, d);
    out_key(out, "turns");
    out_char(out, '[');
    for (uint32_t i = 0; i < d->turn_count; i++) write_turn(out, &d->turns[i], i);
    out_char(out, ']');
    out_key(out, "shots");
    out_char(out, '[');
    for (uint32_t i = 0; i < d->shot_count; i++) write_shot(out, &d->shots[i]);
    out_char(out, ']');
    out_key(out, "asked");
    out_char(out, '[');
    for (uint32_t i = 0; i < d->asked_count; i++) write_question(out, &d->asked[i]);
    out_char(out, ']');
    out_key(out, "missed");
    out_char(out, '[');
    for (uint32_t i = 0; i < d->missed_count; i++) write_shot(out, &d->missed[i]);
    out_char(out, ']');
    out_key(out, "unasked");
    out_char(out, '[');
    for (uint32_t i = 0; i < d->unasked_count; i++) write_question(out, &d->unasked[i]);
    out_char(out, ']');
    out_key(out, "moments");
    out_char(out, '[');
    for (int i = 0; i < d->moments; i++) write_moment(out, &d->moment[i]);
    out_char(out, ']');
    out_key(out, "learn");
    out_char(out, '[');
    for (int i = 0; i < d->learns; i++) write_learn(out, &d->learn[i]);
    out_lit(out, "]}");
}

static struct debrief *follow_record(const uint8_t *bytes, size_t length, bool salvage,
                                     struct record_trouble *trouble)
{
    struct events events;
    struct playback playback;
    struct debrief *debrief = NULL;
    if (playback_open(&playback, bytes, length, &events)) {
        debrief = debrief_new(&playback.setup);
        while (playback_next(&playback))
            if (playback.item == RECORD_ORDER)
                debrief_follow(debrief, &playback.game, &playback.frame.order, &events);
    }
    if (playback.item == RECORD_DAMAGED) {
        *trouble = playback.reader.trouble;
        if (!salvage || !debrief) {
            debrief_free(debrief);
            return NULL;
        }
    }
    debrief_finish(debrief);
    return debrief;
}

struct debrief *debrief_record(const uint8_t *bytes, size_t length, struct record_trouble *trouble)
{
    return follow_record(bytes, length, false, trouble);
}

struct debrief *debrief_salvage(const uint8_t *bytes, size_t length, struct record_trouble *trouble)
{
    return follow_record(bytes, length, true, trouble);
}
