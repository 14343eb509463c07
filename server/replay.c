/* Plays a record again and writes down every order with all its events. */
#include "server/replay.h"

#include "server/broadcast.h"
#include "server/history.h"
#include "wire/json.h"
#include "wire/json_call.h"

struct telling {
    uint64_t ms; /* the game's time */
    struct out *out;
};

static void write_setup(void *context, const struct setup *setup, const struct game *game)
{
    struct out *out = ((struct telling *)context)->out;
    out_key(out, "chart");
    json_chart_rows(out, &game->chart);
    out_key(out, "players");
    out_char(out, '[');
    out_number(out, setup->players[BLUE]);
    out_char(out, ',');
    out_number(out, setup->players[YELLOW]);
    out_char(out, ']');
    out_key(out, "rules");
    json_ruleset(out, &game->rules);
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
static void write_order(void *context, const struct order *order, const struct events *events)
{
    struct telling *telling = context;
    if (order->kind == DO_TICK) telling->ms += order->ms;
    if (order->kind == DO_TICK && !events->count) return;
    struct out *out = open_step(telling);
    out_key(out, "order");
    json_order(out, order);
    out_lit(out, ",\"events\":[");
    broadcast_write_events(events, EARS_ALL, out);
    out_lit(out, "]}");
}

static void write_call(void *context, const struct call *call)
{
    struct out *out = open_step(context);
    int seat = seat_of((enum team)call->team, (enum role)call->role);
    out_key(out, "call");
    json_call(out, call);
    out_key_name(out, "from", seat_name(seat));
    out_char(out, '}');
}

void replay_write(const struct out *card, const struct out *record, struct out *out)
{
    static const struct history_ops ops = {write_setup, write_order, write_call};
    struct telling telling = {.out = out};
    out_bytes(out, card->text, card->length - 1); /* its closing brace comes last */
    if (history_play(record, &ops, &telling)) out_char(out, ']');
    out_char(out, '}');
}
