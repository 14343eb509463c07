/* Pieces are put together in a few places of memory; then the record is played, and saved. */
#include "server/hand_in.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "server/base64.h"
#include "server/envelope.h"
#include "server/log.h"
#include "server/members.h"
#include "server/seats.h"
#include "wire/playback.h"

/* --- pieces ---------------------------------------------------------------------------------- */

static void give_up(struct hand_in *place)
{
    free(place->bytes);
    *place = (struct hand_in){0};
}

void hand_ins_release(struct hand_ins *hand_ins)
{
    for (int i = 0; i < HAND_INS; i++) give_up(&hand_ins->place[i]);
}

static struct hand_in *place_of(const struct envelope *r)
{
    struct hand_in *place = r->server->hand_ins.place;
    for (int i = 0; i < HAND_INS; i++)
        if (place[i].of && person_equal(&place[i].who, &r->session->who)) return &place[i];
    return NULL;
}

/* His own, a free one, or one that has waited too long for its next piece. */
static struct hand_in *place_for(const struct envelope *r)
{
    struct hand_in *found = place_of(r), *place = r->server->hand_ins.place;
    for (int i = 0; i < HAND_INS && !found; i++)
        if (!place[i].of || r->now_ms - place[i].since_ms > HAND_IN_MS) found = &place[i];
    return found;
}

static enum refusal begin(struct envelope *r, uint32_t of)
{
    if (of > RECORD_MAX) return REFUSED_TOO_LONG;
    if (!addresses_spend(r->session->address, BUDGET_HAND_INS, 1, &r->server->config.per_address,
                         r->now_ms))
        return REFUSED_TOO_FAST;
    struct hand_in *place = place_for(r);
    if (!place) return REFUSED_BUSY;
    give_up(place);
    *place = (struct hand_in){.who = r->session->who, .of = of, .bytes = memory_new(1, of)};
    return REFUSED_NOT;
}

static enum refusal wrong_field(struct envelope *r, const char *field)
{
    r->field = field;
    return REFUSED_BAD_MESSAGE;
}

static enum refusal add_piece(struct envelope *r)
{
    uint8_t part[BASE64_BYTES(FRAME_MAX)];
    size_t length;
    uint32_t of = envelope_count(r, "of"), at = envelope_count(r, "at");
    const char *text = envelope_text(r, "part", &length);
    uint32_t bytes = length <= FRAME_MAX ? (uint32_t)BASE64_BYTES(length) : 0;
    if (!of) return wrong_field(r, "of");
    if (!bytes || bytes > of || !base64_read(text, length, part)) return wrong_field(r, "part");
    enum refusal refusal = at ? REFUSED_NOT : begin(r, of);
    if (refusal) return refusal;
    struct hand_in *place = place_of(r);
    if (!place || place->of != of || place->length != at) return wrong_field(r, "at");
    if (bytes > of - at) return wrong_field(r, "part");
    memcpy(place->bytes + at, part, bytes);
    place->length += bytes;
    place->since_ms = r->now_ms;
    return REFUSED_NOT;
}

/* --- the whole ------------------------------------------------------------------------------- */

static bool is_ours(const struct chart *chart)
{
    struct chart built_in;
    return chart_builtin_read(&built_in, chart->name, chart_mode(chart)) &&
           !memcmp(&built_in, chart, sizeof built_in);
}

static bool was_played_out(struct playback *playback, const struct hand_in *from,
                           struct events *events)
{
    return playback_open(playback, from->bytes, from->length, events) &&
           is_ours(&playback->setup.chart) && playback_finish(playback) == RECORD_SEALED &&
           playback->game.phase == OVER;
}

/* What the record says is so, whatever the sender says. */
static void agree(struct options *options, const struct setup *setup)
{
    options->rules = setup->rules;
    options->mode = chart_mode(&setup->chart);
    options->listed = false;
    memcpy(options->map, setup->chart.name, sizeof options->map);
    memcpy(options->players, setup->players, sizeof options->players);
}

/* One entry a seat: a bot's level, or null for the sender. */
static bool sit_down(struct room *room, const struct member *member, const struct value *bots)
{
    int seat = 0, people = 0;
    if (!value_is(bots, VALUE_LIST)) return false;
    EACH_VALUE(bot, bots) {
        const char *word = value_text(bot);
        int level = word ? level_named(word) : NO_BOT;
        if (seat == SEATS || !(word ? level > NO_BOT : value_is(bot, VALUE_NULL))) return false;
        struct player *player = seats_player(room, seat++);
        struct player wanted = {.member = word ? NOBODY : member->id, .bot = (enum level)level};
        bool taken = player->member != NOBODY || player->bot != NO_BOT;
        if (taken && (player->member != wanted.member || player->bot != wanted.bot)) return false;
        *player = wanted;
    }
    EACH_PLAYER(player, room) people += player->member != NOBODY;
    return seat == SEATS && people && people < room->options.players[BLUE] +
                                                   room->options.players[YELLOW];
}

/* A room for as long as it takes to write the game's card. */
static enum refusal save(struct envelope *r, const struct options *options,
                         const struct playback *playback, const struct hand_in *from)
{
    struct room *room = room_new(NO_ROOM, "", options, &r->server->rooms.owner);
    const struct member *member = members_add(room, &r->session->who, r->session->name);
    bool seated = sit_down(room, member, value_get(r->message, "bots"));
    if (seated) {
        out_bytes(&room->log, (const char *)from->bytes, from->length);
        room->record = playback->reader.record;
        room->winner = playback->game.winner;
        room->reason = playback->game.reason;
        room->ended_s = (int64_t)(r->now_ms / 1000);
        replay_id_of(from->bytes, from->length, room->replay);
        uint64_t batch = rooms_save_game(r->server, room, true);
        out_key_name(&r->extra, "replay", room->replay);
        r->server->metrics.games_handed_in++;
        log_line("game_handed_in", "replay=%s bytes=%u", room->replay, from->length);
        envelope_answer_after(r, batch);
    }
    room_free(room);
    return seated ? REFUSED_NOT : wrong_field(r, "bots");
}

static enum refusal keep(struct envelope *r, const struct hand_in *from)
{
    struct playback playback;
    struct options options = options_default();
    const struct value *told = value_get(r->message, "options");
    if (!was_played_out(&playback, from, &r->server->work->events)) return REFUSED_BAD_RECORD;
    if (!value_is(told, VALUE_OBJECT)) return wrong_field(r, "options");
    if (!options_read(&options, told, &r->field)) return REFUSED_BAD_OPTION;
    agree(&options, &playback.setup);
    return save(r, &options, &playback, from);
}

/* A text within a card has its quotes escaped: it cannot look like this. */
static uint32_t count_practice(const struct out *cards)
{
    static const char mark[] = ",\"practice\":true";
    const char *at = cards->text, *end = at + cards->length;
    uint32_t count = 0;
    while (at && (at = memmem(at, (size_t)(end - at), mark, sizeof mark - 1))) {
        count++;
        at += sizeof mark - 1;
    }
    return count;
}

/* NULL: not known yet, or `refusal` says why not. */
static const struct store_answer *look(struct envelope *r, const struct store_question *question,
                                       enum refusal *refusal)
{
    const struct store_answer *answer = envelope_look(r, question);
    *refusal = REFUSED_NOT;
    if (!answer || answer->found != STORE_UNREADABLE) return answer;
    *refusal = REFUSED_STORE;
    return NULL;
}

static enum refusal take_whole(struct envelope *r, const struct hand_in *from)
{
    enum refusal refusal;
    struct store_question same = {.ask = ASK_REPLAY};
    const struct store_question all = {.ask = ASK_GAMES, .who = r->session->who,
                                       .limit = GAMES_EXPORTED};
    replay_id_of(from->bytes, from->length, same.id);
    const struct store_answer *known = look(r, &same, &refusal);
    if (!known) return refusal;
    if (known->found == STORE_FOUND) {
        out_key_name(&r->extra, "replay", same.id);
        out_key_bool(&r->extra, "again", true);
        return REFUSED_NOT;
    }
    const struct store_answer *games = look(r, &all, &refusal);
    if (!games) return refusal;
    return count_practice(&games->text) < HANDED_IN_KEPT ? keep(r, from) : REFUSED_TOO_MANY_GAMES;
}

enum refusal hand_in_take(struct envelope *r)
{
    if (r->server->config.moments) return REFUSED_BAD_MESSAGE; /* a browser's own server */
    enum refusal refusal = r->again ? REFUSED_NOT : add_piece(r);
    struct hand_in *place = refusal ? NULL : place_of(r);
    if (!place) return refusal ? refusal : REFUSED_BUSY;
    if (place->length < place->of) {
        out_key_number(&r->extra, "at", place->length);
        return REFUSED_NOT;
    }
    refusal = take_whole(r, place);
    if (!r->waits) give_up(place);
    return refusal;
}
