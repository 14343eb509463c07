/*
 * One line in, its events out, one closing line. Everything that is said goes through event_for
 * and view_for with the ears of the view; an order is in the record before its events are said.
 */
#include "tools/referee.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/belief.h"
#include "tools/recording.h"
#include "wire/json.h"
#include "wire/json_belief.h"
#include "wire/message.h"
#include "wire/parse.h"

struct referee {
    struct game game;
    struct setup setup;
    int view; /* a seat, SPECTATOR or EVERYTHING */
    struct recording recording;
    struct belief belief;
    struct out out;
    struct events events;
    struct stroke stroke;
};

static void newline(struct referee *referee) { out_char(&referee->out, '\n'); }

static void close_line(struct referee *referee, enum error error, const char *message)
{
    if (error == ERROR_OK)
        json_ok(&referee->out);
    else
        json_error(&referee->out, error, message);
    newline(referee);
}

/* Whether the view may be told details of an order of this seat. */
static bool view_gives(const struct referee *referee, const struct order *order)
{
    const struct game *game = &referee->game;
    if (referee->view == EVERYTHING || order->team >= TEAMS) return referee->view == EVERYTHING;
    return game_ears(game, referee->view) >> seat_of(order->team, order_role(game, order)) & 1;
}

static void refuse(struct referee *referee, const struct order *order, enum error error)
{
    char text[128];
    struct out message;
    out_fixed(&message, text, sizeof text);
    if (view_gives(referee, order))
        message_refused(&message, &referee->game, order, error);
    else
        out_text(&message, error_text(error));
    close_line(referee, error, out_cstring(&message));
}

static void print_events(struct referee *referee)
{
    uint16_t ears = game_ears(&referee->game, referee->view);
    for (int i = 0; i < referee->events.count; i++) {
        struct event heard;
        if (!event_for(&referee->events.list[i], ears, &heard)) continue;
        json_event(&referee->out, &heard, referee->events.tracing);
        newline(referee);
    }
}

static bool take_order(struct referee *referee, const struct order *order)
{
    enum error error = game_check(&referee->game, order);
    if (error != ERROR_OK) {
        refuse(referee, order, error);
        return true;
    }
    if (!recording_order(&referee->recording, order)) return false;
    game_apply(&referee->game, order, &referee->events);
    belief_hear(&referee->belief, &referee->game, &referee->events);
    print_events(referee);
    close_line(referee, ERROR_OK, NULL);
    return true;
}

static void tell_state(struct referee *referee)
{
    static const char digits[] = "0123456789abcdef";
    struct out *out = &referee->out;
    struct view view = view_for(&referee->game, EVERYTHING);
    uint64_t hash = game_hash(&referee->game);
    char text[17] = "";
    for (int i = 0; i < 16; i++) text[i] = digits[hash >> (60 - 4 * i) & 15];
    out_lit(out, "{\"state\":");
    json_view_object(out, &view);
    out->length--; /* its closing brace: more fields follow */
    out_key(out, "turn_ms");
    out_number(out, view.turn_ms);
    out_key(out, "await_ms");
    out_number(out, view.await_ms);
    out_key(out, "hash");
    out_word(out, text);
    out_lit(out, "}}");
}

static void tell_log(struct referee *referee)
{
    struct out *out = &referee->out;
    const struct out *bytes = &referee->recording.bytes;
    struct record_reader reader;
    struct record_frame frame;
    struct setup setup;
    record_open(&reader, (const uint8_t *)bytes->text, bytes->length, &setup);
    out_lit(out, "{\"log\":[");
    while (record_next(&reader, &frame) <= RECORD_CALL) {
        out_comma(out);
        json_order(out, &frame.order);
    }
    out_char(out, ']');
    out_key(out, "seed");
    out_number(out, setup.seed);
    out_key(out, "map");
    out_string(out, setup.chart.name, strlen(setup.chart.name));
    out_key(out, "mode");
    out_word(out, mode_name(chart_mode(&setup.chart)));
    out_key(out, "players");
    out_lit(out, "{\"blue\":");
    out_number(out, setup.players[BLUE]);
    out_key(out, "yellow");
    out_number(out, setup.players[YELLOW]);
    out_char(out, '}');
    out_key(out, "first");
    if (setup.first < TEAMS)
        out_word(out, team_name(setup.first));
    else
        out_lit(out, "null");
    out_key(out, "rules");
    json_ruleset(out, &setup.rules);
    out_char(out, '}');
}

/* A seat may ask about its own crew, everyone about what everyone sees. */
static bool may_ask(const struct referee *referee, const struct question *question)
{
    int seat = question->seat;
    if (referee->view == EVERYTHING || question->ask == ASK_HULL) return true;
    enum team own = referee->view < SEATS ? seat_team(referee->view) : NO_TEAM;
    switch (question->ask) {
    case ASK_VIEW: return seat == SPECTATOR || (seat < SEATS && seat_team(seat) == own);
    case ASK_LEGAL:
    case ASK_BELIEF: return question->team == own;
    default: return false;
    }
}

static void tell_view(struct referee *referee, int seat)
{
    struct view view = view_for(&referee->game, seat);
    json_view(&referee->out, &view);
}

static void tell_legal(struct referee *referee, enum team team)
{
    struct legal legal;
    game_legal(&referee->game, team, &legal);
    json_legal(&referee->out, &legal);
}

static void tell_belief(struct referee *referee, enum team about)
{
    json_belief(&referee->out, belief_about(&referee->belief, about, &referee->recording));
}

static void take_question(struct referee *referee, const struct question *question)
{
    if (!may_ask(referee, question)) {
        close_line(referee, ERROR_WRONG_ROLE, "this view may not ask that");
        return;
    }
    switch (question->ask) {
    case ASK_STATE: tell_state(referee); break;
    case ASK_VIEW: tell_view(referee, question->seat); break;
    case ASK_LEGAL: tell_legal(referee, question->team); break;
    case ASK_LOG: tell_log(referee); break;
    case ASK_HULL: json_hull(&referee->out); break;
    default: tell_belief(referee, question->about);
    }
    newline(referee);
    close_line(referee, ERROR_OK, NULL);
}

bool referee_line(struct referee *referee, const char *text, size_t length)
{
    struct request request;
    char why[PARSE_WHY_MAX];
    enum error error = parse_line(text, length, &request, &referee->stroke, why);
    if (error != ERROR_OK) {
        close_line(referee, error, why);
        return true;
    }
    if (!request.is_question) return take_order(referee, &request.order);
    take_question(referee, &request.question);
    return true;
}

void referee_long_line(struct referee *referee)
{
    close_line(referee, ERROR_BAD_JSON, "this line is too long");
}

struct out *referee_out(struct referee *referee) { return &referee->out; }

const struct game *referee_game(const struct referee *referee) { return &referee->game; }

struct referee *referee_new(const struct setup *setup, int view, const char *record_path)
{
    struct referee *referee = memory_new(1, sizeof *referee);
    referee->setup = *setup;
    referee->view = view;
    game_init(&referee->game, setup);
    out_growing(&referee->out, memory_resize);
    if (recording_open(&referee->recording, setup, record_path)) return referee;
    referee_free(referee);
    return NULL;
}

bool referee_free(struct referee *referee)
{
    bool sealed = recording_close(&referee->recording);
    belief_release(&referee->belief);
    free(referee->out.text);
    free(referee);
    return sealed;
}
