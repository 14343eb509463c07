/* Plays a record again and writes down every order with all its events. */
#include "server/replay.h"

#include <stdlib.h>

#include "rules/view.h"
#include "wire/json.h"
#include "wire/json_call.h"
#include "wire/record.h"

static struct record_frame frame;
static struct events events;

static void write_setup(const struct game *game, struct out *out)
{
    out_key(out, "chart"), json_chart_rows(out, &game->chart);
    out_key(out, "players"), out_char(out, '['), out_number(out, game->players[BLUE]);
    out_char(out, ','), out_number(out, game->players[YELLOW]), out_char(out, ']');
    out_key(out, "rules"), json_ruleset(out, &game->rules);
}

static void write_events(struct out *out)
{
    out_lit(out, "\"events\":[");
    for (int i = 0; i < events.count; i++) {
        struct event heard;
        if (!event_for(&events.list[i], EARS_ALL, &heard)) continue;
        out_comma(out), json_event(out, &heard, events.tracing);
    }
    out_lit(out, "]}");
}

static void write_step(struct game *game, enum record_item item, uint64_t *ms, struct out *out)
{
    if (item == RECORD_ORDER) {
        game_apply(game, &frame.order, &events);
        if (frame.order.kind == DO_TICK) *ms += frame.order.ms;
        if (frame.order.kind == DO_TICK && !events.count) return;
    }
    out_comma(out), out_lit(out, "{\"ms\":"), out_number(out, *ms), out_char(out, ',');
    if (item == RECORD_ORDER) {
        out_lit(out, "\"order\":"), json_order(out, &frame.order), out_char(out, ',');
        write_events(out);
        return;
    }
    int seat = seat_of((enum team)frame.call.team, (enum role)frame.call.role);
    out_lit(out, "\"call\":"), json_call(out, &frame.call);
    out_lit(out, ",\"from\":"), out_word(out, seat_name(seat)), out_char(out, '}');
}

void replay_write(const struct out *card, const struct out *record, struct out *out)
{
    struct game game;
    struct setup setup;
    struct record_reader reader;
    uint64_t ms = 0;
    out_bytes(out, card->text, card->length - 1); /* its closing brace comes last */
    if (record_open(&reader, (const uint8_t *)record->text, record->length, &setup)) {
        game_init(&game, &setup);
        write_setup(&game, out);
        out_key(out, "steps"), out_char(out, '[');
        for (enum record_item item; (item = record_next(&reader, &frame)) <= RECORD_CALL;)
            write_step(&game, item, &ms, out);
        out_char(out, ']');
    }
    out_char(out, '}');
}
