/* Orders are answered by the events that they cause, or in a sentence why not. */
#include "server/game_request.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "server/play.h"
#include "server/seats.h"
#include "wire/json.h"
#include "wire/json_call.h"
#include "wire/message.h"
#include "wire/parse.h"

#define TEXT_OF(number) TEXT_OF_(number)
#define TEXT_OF_(number) #number

/* The order's own number, 0 without one; false when it is out of bounds. */
static bool read_number(struct envelope *envelope, uint32_t *n)
{
    const struct value *value = value_get(envelope->message, "n");
    int64_t number = value_whole(value);
    *n = (uint32_t)number;
    if (!value || (number >= 1 && number <= ORDER_NUMBER_MAX)) return true;
    envelope->field = "n";
    envelope->wrong = "n counts your orders of this game, from 1 to " TEXT_OF(ORDER_NUMBER_MAX);
    return false;
}

/* In a sentence about the game as it is, if it is about the game at all. */
static void answer_refused(struct envelope *envelope, const struct order *order,
                           enum error error)
{
    struct out text;
    const struct game *game = envelope->room->game;
    out_growing(&text, memory_resize);
    if (game && order && error > ERROR_UNKNOWN_TEAM) message_refused(&text, game, order, error);
    else out_text(&text, error_text(error));
    envelope->server->metrics.orders_refused++;
    envelope->code = error_name(error);
    envelope->wrong = out_cstring(&text);
    envelope_answer(envelope, REFUSED_BY_RULES);
    free(text.text);
}

static enum refusal give_order(struct envelope *envelope, struct order *order, uint32_t n)
{
    struct server *server = envelope->server;
    struct play_request asked = {envelope->member, order, n, envelope->id};
    struct play_answer answer = {0};
    enum refusal refusal = play_order(envelope->room, &asked, envelope->now_ms, &answer);
    envelope->answered = answer.told && envelope->id >= 0;
    if (answer.again) out_key_bool(&envelope->extra, "again", true);
    server->metrics.orders += !refusal && !answer.again;
    rooms_settle(server, envelope->room);
    if (refusal == REFUSED_BY_RULES) answer_refused(envelope, order, answer.error);
    return refusal;
}

enum refusal game_request_order(struct envelope *envelope, const struct value *object)
{
    struct order order;
    char why[PARSE_WHY_MAX];
    uint32_t n;
    enum refusal refusal = envelope_needs_room(envelope);
    if (refusal) return refusal;
    if (!read_number(envelope, &n)) return REFUSED_BAD_MESSAGE;
    if (envelope->server->failing) return REFUSED_STORE;
    enum team team = seats_team(envelope->room, envelope->member);
    if (team == NO_TEAM)
        return envelope->room->state == ROOM_LOBBY ? REFUSED_GAME_ONLY : REFUSED_NOT_SEATED;
    enum error error = parse_order(object, team, &order, &envelope->server->work->stroke, why);
    if (!error) return give_order(envelope, &order, n);
    answer_refused(envelope, NULL, error);
    return REFUSED_BY_RULES;
}

enum refusal game_request_call(struct envelope *envelope, const struct value *object)
{
    struct call call;
    enum refusal refusal = envelope_needs_saving(envelope);
    if (refusal) return refusal;
    if (!bucket_take(&envelope->session->calls, CALL_BURST, CALLS_PER_S, envelope->now_ms))
        return REFUSED_TOO_FAST;
    if (!json_call_read(object, &call)) return REFUSED_BAD_MESSAGE;
    refusal = play_call(envelope->room, envelope->member, envelope_seat(envelope, "from"), &call);
    if (!refusal) envelope->server->metrics.calls++;
    rooms_settle(envelope->server, envelope->room);
    return refusal;
}

/* --- questions ------------------------------------------------------------------------------- */

static enum refusal ask_hull(struct envelope *envelope)
{
    struct out hull;
    out_growing(&hull, memory_resize);
    json_hull(&hull);
    out_bytes(&envelope->extra, hull.text + 1, hull.length - 2); /* without its braces */
    free(hull.text);
    return REFUSED_NOT;
}

static enum refusal ask_legal(struct envelope *envelope)
{
    struct out *out = &envelope->extra;
    const struct room *room = envelope->room;
    enum refusal refusal = envelope_needs_room(envelope);
    if (refusal) return refusal;
    if (room->state != ROOM_PLAYING) return REFUSED_GAME_ONLY;
    unsigned seats = seats_of(room, envelope->member);
    if (!seats) return REFUSED_NOT_SEATED;
    struct legal legal;
    game_legal(room->game, seats_team(room, envelope->member), &legal);
    out_key(out, "legal");
    out_char(out, '[');
    for (uint32_t i = 0; i < legal.count; i++) {
        struct order order = legal_order(&legal, i), tried = order;
        if (!play_may_give(room, seats, &tried)) continue;
        out_comma(out);
        json_order(out, &order);
    }
    out_char(out, ']');
    return REFUSED_NOT;
}

enum refusal game_request_ask(struct envelope *envelope, const char *question)
{
    if (!strcmp(question, "hull")) return ask_hull(envelope);
    if (!strcmp(question, "legal")) return ask_legal(envelope);
    return REFUSED_BAD_MESSAGE;
}
