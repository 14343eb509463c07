/* Writing a room's state, and reading it with suspicion. */
#include "server/room_state.h"

#include <stdio.h>

#include "base/memory.h"
#include "server/delayed.h"
#include "server/log_row.h"
#include "server/members.h"
#include "server/seats.h"
#include "wire/parse.h"
#include "wire/playback.h"

enum { STATE_VERSION = 1 };

/* --- writing --------------------------------------------------------------------------------- */

static void write_person(struct out *out, const struct person *who)
{
    char text[PERSON_CHARS + 1];
    person_write(who, text);
    out_word(out, text);
}

static void write_members(struct out *out, const struct room *room)
{
    out_key(out, "members");
    out_char(out, '[');
    EACH_MEMBER(member, room) {
        out_comma(out);
        out_char(out, '{');
        out_key_number(out, "id", member->id);
        out_key(out, "who");
        write_person(out, &member->who);
        out_key_string(out, "name", member->name);
        out_key_name(out, "emblem", emblem_name[member->emblem]);
        out_key_bool(out, "muted", member->muted);
        out_key_bool(out, "gone", member->gone);
        out_key_number(out, "seen", member->seen);
        out_key_number(out, "n", member->last_n);
        out_key_bool(out, "again", member->again);
        out_char(out, '}');
    }
    out_char(out, ']');
}

static void write_roster(struct out *out, const struct room *room)
{
    out_key(out, "roster");
    out_char(out, '[');
    for (uint32_t i = 0; i < room->roster_count; i++) {
        out_comma(out);
        out_char(out, '[');
        write_person(out, &room->roster[i].who);
        out_comma(out);
        out_number(out, room->roster[i].seats);
        out_char(out, ']');
    }
    out_char(out, ']');
}

static void write_kicked(struct out *out, const struct room *room)
{
    out_key(out, "kicked");
    out_char(out, '[');
    for (uint32_t i = 0; i < room->kicked_count; i++) {
        out_comma(out);
        write_person(out, &room->kicked[i]);
    }
    out_char(out, ']');
}

/* All places of both crews, each as [member, bot, held, ready]. */
static void write_players(struct out *out, const struct room *room)
{
    out_key(out, "chairs");
    out_char(out, '[');
    for (int i = 0; i < TEAMS * PLAYERS_MAX; i++) {
        const struct player *player = &room->player[i / PLAYERS_MAX][i % PLAYERS_MAX];
        const uint32_t field[] = {player->member, player->bot, player->held, player->ready};
        out_comma(out);
        out_char(out, '[');
        for (size_t j = 0; j < sizeof field / sizeof *field; j++) {
            out_comma(out);
            out_number(out, field[j]);
        }
        out_char(out, ']');
    }
    out_char(out, ']');
}

void room_state_write(const struct room *room, struct out *out)
{
    out_char(out, '{');
    out_key_number(out, "version", STATE_VERSION);
    out_key_name(out, "code", room->code);
    out_key_number(out, "state", room->state);
    out_key_number(out, "games", room->games);
    out_key_number(out, "host", room->host);
    out_key_number(out, "next_member", room->next_member);
    out_key_number(out, "pause", room->pause);
    out_key_number(out, "pause_member", room->pause_member);
    out_key_bool(out, "locked", room->locked);
    out_key_name(out, "replay", room->replay);
    out_key(out, "ended");
    out_signed(out, room->ended_s);
    out_key(out, "options");
    options_write(&room->options, out);
    if (*room->password) out_key_string(out, "password", room->password);
    write_members(out, room);
    write_roster(out, room);
    write_kicked(out, room);
    write_players(out, room);
    out_char(out, '}');
}

/* --- reading --------------------------------------------------------------------------------- */
/* Each reader is false when something is missing, of another kind or out of bounds. */

static bool read_number(const struct value *value, int64_t max, uint32_t *number)
{
    int64_t read = value_whole(value);
    *number = (uint32_t)read;
    return value_is(value, VALUE_WHOLE) && read >= 0 && read <= max;
}

static bool number_in(const struct value *object, const char *key, int64_t max, uint32_t *number)
{
    return read_number(value_get(object, key), max, number);
}

static bool flag_in(const struct value *object, const char *key, bool *flag)
{
    const struct value *value = value_get(object, key);
    *flag = value_is(value, VALUE_TRUE);
    return value_is_bool(value);
}

/* A text that fits into `size` bytes. */
static bool text_in(const struct value *object, const char *key, char *text, size_t size)
{
    const struct value *value = value_get(object, key);
    if (!value_is(value, VALUE_TEXT) || value_length(value) >= size) return false;
    snprintf(text, size, "%s", value_text(value));
    return true;
}

static bool read_person(const struct value *value, struct person *who)
{
    const char *text = value_text(value);
    return text && person_read(text, who);
}

static bool read_member(struct room *room, const struct value *from)
{
    struct person who;
    char name[NAME_BYTES];
    uint32_t id, seen;
    if (!read_person(value_get(from, "who"), &who)) return false;
    if (!text_in(from, "name", name, sizeof name)) return false;
    if (!number_in(from, "id", UINT32_MAX, &id) || id == NOBODY || members_find(room, id))
        return false;
    struct member *member = members_add(room, &who, name);
    member->id = id;
    member->seen = 0;
    bool good = number_in(from, "seen", (1 << TEAMS) - 1, &seen) &&
                number_in(from, "n", UINT32_MAX, &member->last_n) &&
                flag_in(from, "muted", &member->muted) && flag_in(from, "gone", &member->gone);
    member->seen = (uint8_t)seen;
    member->again = value_is(value_get(from, "again"), VALUE_TRUE); /* older versions have none */
    int emblem = word_in(emblem_name, value_text(value_get(from, "emblem")));
    if (emblem >= 0) member->emblem = emblem;
    return good;
}

static bool read_members(struct room *room, const struct value *list)
{
    if (!value_is(list, VALUE_LIST) || value_length(list) > MEMBERS_MAX) return false;
    EACH_VALUE(member, list)
        if (!read_member(room, member)) return false;
    return true;
}

static bool read_kicked(struct room *room, const struct value *list)
{
    if (!value_is(list, VALUE_LIST) || value_length(list) > KICKED_MAX) return false;
    EACH_VALUE(person, list) {
        MEMORY_GROW(room->kicked, room->kicked_count, room->kicked_capacity);
        struct person *who = &room->kicked[room->kicked_count++];
        if (!read_person(person, who)) return false;
    }
    return true;
}

/* Older versions have none. */
static bool read_roster(struct room *room, const struct value *list)
{
    if (value_length(list) > TEAMS * PLAYERS_MAX) return false;
    EACH_VALUE(one, list) {
        uint32_t seats;
        struct rated_player *player = &room->roster[room->roster_count++];
        if (!read_person(value_at(one, 0), &player->who) ||
            !read_number(value_at(one, 1), (1 << SEATS) - 1, &seats))
            return false;
        player->seats = (uint8_t)seats;
    }
    return true;
}

static bool read_player(const struct room *room, const struct value *from, struct player *player)
{
    uint32_t member, bot, held, ready;
    if (!read_number(value_at(from, 0), UINT32_MAX, &member) ||
        !read_number(value_at(from, 1), LEVELS - 1, &bot) ||
        !read_number(value_at(from, 2), 1, &held) ||
        !read_number(value_at(from, 3), 1, &ready))
        return false;
    *player = (struct player){member, bot, held, ready};
    if (member == NOBODY) return !held;
    return bot == NO_BOT && members_find(room, member);
}

static bool read_players(struct room *room, const struct value *list)
{
    if (value_length(list) != TEAMS * PLAYERS_MAX) return false;
    for (size_t i = 0; i < TEAMS * PLAYERS_MAX; i++)
        if (!read_player(room, value_at(list, i),
                         &room->player[i / PLAYERS_MAX][i % PLAYERS_MAX]))
            return false;
    return true;
}

/* Everything but who is here and what was set. Gives the field that is wrong, NULL if none is. */
static const char *read_plain(struct room *room, const struct value *from)
{
    uint32_t state, pause;
    const struct value *ended = value_get(from, "ended");
    if (!number_in(from, "state", ROOM_STATE_COUNT - 1, &state)) return "state";
    if (!number_in(from, "pause", PAUSES - 1, &pause)) return "pause";
    if (!number_in(from, "games", UINT32_MAX, &room->games)) return "games";
    if (!number_in(from, "host", UINT32_MAX, &room->host)) return "host";
    if (!number_in(from, "pause_member", UINT32_MAX, &room->pause_member)) return "pause_member";
    if (!text_in(from, "replay", room->replay, sizeof room->replay)) return "replay";
    if (!value_is(ended, VALUE_WHOLE)) return "ended";
    if (value_get(from, "password") &&
        !text_in(from, "password", room->password, sizeof room->password))
        return "password";
    room->state = state;
    room->pause = pause;
    room->ended_s = value_whole(ended);
    room->locked = value_is(value_get(from, "locked"), VALUE_TRUE);
    return NULL;
}

static const char *read_lists(struct room *room, const struct value *from)
{
    uint32_t next;
    if (!read_members(room, value_get(from, "members"))) return "members";
    if (!read_roster(room, value_get(from, "roster"))) return "roster";
    if (!read_kicked(room, value_get(from, "kicked"))) return "kicked";
    if (!read_players(room, value_get(from, "chairs"))) return "chairs";
    if (!number_in(from, "next_member", UINT32_MAX, &next) || next == NOBODY) return "next_member";
    EACH_MEMBER(member, room)
        if (member->id >= next) return "next_member";
    room->next_member = next;
    return NULL;
}

static struct room *read_object(uint64_t id, const struct value *from,
                                const struct room_owner *owner, const char **wrong)
{
    char code[CODE_MAX];
    uint32_t version;
    struct options options = options_default();
    *wrong = "version";
    if (!number_in(from, "version", STATE_VERSION, &version) || version != STATE_VERSION)
        return NULL;
    *wrong = "code";
    if (!text_in(from, "code", code, sizeof code)) return NULL;
    if (!options_read(&options, value_get(from, "options"), wrong)) return NULL;
    struct room *room = room_new(id, code, &options, owner);
    *wrong = read_plain(room, from);
    if (!*wrong) *wrong = read_lists(room, from);
    if (!*wrong) return room;
    room_free(room);
    return NULL;
}

struct room *room_state_read(uint64_t id, const char *text, size_t length,
                             const struct room_owner *owner, char why[ROOM_STATE_WHY_MAX])
{
    char trouble[PARSE_WHY_MAX];
    const char *wrong;
    struct in in = {0};
    const struct value *object = parse_object(&in, text, length, trouble);
    struct room *room = object ? read_object(id, object, owner, &wrong) : NULL;
    if (!object) snprintf(why, ROOM_STATE_WHY_MAX, "its state is no JSON object");
    else if (!room)
        snprintf(why, ROOM_STATE_WHY_MAX, "%s of its state is missing or wrong", wrong);
    in_release(&in);
    return room;
}

/* --- the game -------------------------------------------------------------------------------- */

bool room_state_add_row(struct room *room, const uint8_t *row, size_t length)
{
    struct log_sender sender;
    size_t frames = log_row_read(row, length, &sender);
    if (!frames) return false;
    struct member *member = members_find(room, sender.member);
    if (member && sender.n > member->last_n) member->last_n = sender.n;
    out_bytes(&room->log, row + frames, length - frames);
    room->seq++;
    return true;
}

static bool replay_log(struct room *room, char why[ROOM_STATE_WHY_MAX])
{
    struct playback playback;
    enum record_item end = room->state == ROOM_OVER ? RECORD_SEALED : RECORD_UNSEALED;
    room->game = memory_new(1, sizeof *room->game);
    bool open = playback_open(&playback, room->log.text, room->log.length, NULL);
    enum record_item item = open ? playback_finish(&playback) : RECORD_DAMAGED;
    if (open) *room->game = playback.game;
    room->record = playback.reader.record;
    if (item == end && memcmp(room->game->players, room->options.players,
                              sizeof room->options.players) == 0)
        return true;
    snprintf(why, ROOM_STATE_WHY_MAX, "its game does not fit its state: %s",
             item == end ? "other crews" : item == RECORD_DAMAGED ? playback.reader.trouble.text
             : item == RECORD_SEALED ? "it is over" : "it is not over");
    return false;
}

bool room_state_rebuild(struct room *room, uint64_t now_ms, char why[ROOM_STATE_WHY_MAX])
{
    EACH_MEMBER(member, room) member->away_since_ms = now_ms;
    room->idle_ms = now_ms;
    room->ticked_ms = now_ms;
    if (room->state == ROOM_LOBBY) return true;
    if (!replay_log(room, why)) return false;
    room->winner = room->game->winner;
    room->reason = room->game->reason;
    room->moved = true;
    delayed_note(room, now_ms);
    return true;
}
