/* Plays a record again and writes down every order with all its events. */
#include "server/replay.h"

#include "server/broadcast.h"
#include "wire/json.h"
#include "wire/json_call.h"
#include "wire/playback.h"

struct telling {
    uint64_t ms; /* the game's time */
    struct out *out;
};

static void write_setup(const struct setup *setup, struct out *out)
{
    out_key(out, "chart");
    json_chart_rows(out, &setup->chart);
    out_key(out, "players");
    out_char(out, '[');
    out_number(out, setup->players[BLUE]);
    out_char(out, ',');
    out_number(out, setup->players[YELLOW]);
    out_char(out, ']');
    out_key(out, "rules");
    json_ruleset(out, &setup->rules);
    out_lit(out, ",\"steps\":[");
}

static struct out *open_step(const struct telling *telling)
{
    out_comma(telling->out);
    out_char(telling->out, '{');
    out_key_number(telling->out, "ms", telling->ms);
    return telling->out;
}

/* Time in which nothing happened is only counted. */
static void write_order(struct telling *telling, const struct order *order,
                        const struct events *events)
{
    if (order->kind == DO_TICK) telling->ms += order->ms;
    if (order->kind == DO_TICK && !events->count) return;
    struct out *out = open_step(telling);
    out_key(out, "order");
    json_order(out, order);
    out_lit(out, ",\"events\":[");
    broadcast_write_events(events, EARS_ALL, out);
    out_lit(out, "]}");
}

static void write_call(const struct telling *telling, const struct call *call)
{
    struct out *out = open_step(telling);
    out_key(out, "call");
    json_call(out, call);
    out_key_name(out, "from", seat_name(seat_of(call->team, call->role)));
    out_char(out, '}');
}

static void write_steps(struct playback *playback, struct out *out)
{
    struct telling telling = {.out = out};
    while (playback_next(playback)) {
        if (playback->item == RECORD_CALL)
            write_call(&telling, &playback->frame.call);
        else
            write_order(&telling, &playback->frame.order, playback->events);
    }
    out_char(out, ']');
}

void replay_write(const struct out *card, const struct out *record, struct out *out)
{
    struct events events;
    struct playback playback;
    out_bytes(out, card->text, card->length - 1); /* its closing brace comes last */
    if (playback_open(&playback, record->text, record->length, &events)) {
        write_setup(&playback.setup, out);
        write_steps(&playback, out);
    }
    out_char(out, '}');
}
