/* The table of rooms, and how a room reaches the store, the sessions and the bots. */
#include "server/rooms.h"

#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "server/again.h"
#include "server/card.h"
#include "server/catch_up.h"
#include "server/lobby.h"
#include "server/log.h"
#include "server/match.h"
#include "server/members.h"
#include "server/play.h"
#include "server/room_bots.h"
#include "server/room_load.h"
#include "server/seats.h"
#include "server/server.h"

/* --- the table ------------------------------------------------------------------------------- */

static uint32_t hash(const char *code)
{
    uint32_t hash = 2166136261u;
    for (const char *c = code; *c; c++) hash = (hash ^ (uint8_t)*c) * 16777619u;
    return hash % ROOM_SLOTS;
}

struct room *rooms_find(const struct rooms *rooms, const char *code)
{
    struct room *room = rooms->slot[hash(code)];
    while (room && strcmp(room->code, code)) room = room->next;
    return room;
}

struct room *rooms_next(const struct rooms *rooms, const struct room *room)
{
    if (room && room->next) return room->next;
    for (uint32_t i = room ? hash(room->code) + 1 : 0; i < ROOM_SLOTS; i++)
        if (rooms->slot[i]) return rooms->slot[i];
    return NULL;
}

static void add(struct server *server, struct room *room)
{
    struct room **slot = &server->rooms.slot[hash(room->code)];
    room->next = *slot;
    *slot = room;
    server->metrics.rooms++;
}

static void take_out(struct rooms *rooms, struct room *room)
{
    struct room **link = &rooms->slot[hash(room->code)];
    while (*link != room) link = &(*link)->next;
    *link = room->next;
}

/* --- making and dropping --------------------------------------------------------------------- */

static bool made_by(const struct room *room, household_id maker)
{
    return maker == NO_HOUSEHOLD || room->maker == maker;
}

/* Since when it could be missed least: a game that is on is missed more than anything else. */
static bool is_missed_less(const struct room *room, const struct room *other)
{
    bool on = room->state == ROOM_PLAYING, other_on = other->state == ROOM_PLAYING;
    return on != other_on ? other_on : room->idle_ms < other->idle_ms;
}

/* One that nobody is in goes; false when there is none. */
static bool make_place(struct server *server, household_id maker,
                       void (*go)(struct server *server, struct room *room))
{
    struct room *least = NULL;
    EACH_ROOM(room, &server->rooms) {
        bool may_go = room->idle_ms && made_by(room, maker) && !server->failing &&
                      !commits_has_unsaved(&server->commits, room);
        if (may_go && (!least || is_missed_less(room, least))) least = room;
    }
    if (least) go(server, least);
    return least;
}

static bool has_too_many(const struct server *server, household_id maker)
{
    uint32_t count = 0;
    if (maker == NO_HOUSEHOLD) return false;
    EACH_ROOM(room, &server->rooms) count += made_by(room, maker);
    return count >= server->config.rooms_per_house;
}

bool rooms_is_aside(const struct server *server, const char *code)
{
    const struct rooms *rooms = &server->rooms;
    for (uint32_t i = 0; i < rooms->aside_count; i++)
        if (!strcmp(rooms->aside[i].code, code)) return true;
    return false;
}

bool rooms_have_place(struct server *server, household_id maker)
{
    if (has_too_many(server, maker) && !make_place(server, maker, rooms_drop)) return false;
    return server->metrics.rooms < server->config.max_rooms ||
           make_place(server, NO_HOUSEHOLD, rooms_drop);
}

struct room *rooms_make(struct server *server, const struct new_room *new_room)
{
    const struct options *options = new_room->options;
    struct room *room = room_new(new_room->id, new_room->code, options, &server->rooms.owner);
    add(server, room);
    room->maker = new_room->maker;
    room->idle_ms = server->now_ms; /* until somebody is in it */
    room->changed = true;
    server->metrics.rooms_created++;
    log_line("room_created", "room=%s mode=%s map=%s preset=%s", room->code,
             mode_name(options->mode), options->map, preset_name(options->preset));
    return room;
}

static void forget(struct server *server, struct room *room)
{
    take_out(&server->rooms, room);
    alarms_set(&server->alarms, &room->alarm, ALARM_NEVER);
    server->metrics.rooms--;
    room_bots_drop(room);
    room_free(room);
}

/* Until the batch is saved the store still has the room; nobody may take it from there. */
static void note_leaving(struct server *server, const struct room *room, bool dropped)
{
    struct rooms *rooms = &server->rooms;
    MEMORY_GROW(rooms->leaving, rooms->leaving_count, rooms->leaving_capacity);
    struct leaving *leaving = &rooms->leaving[rooms->leaving_count++];
    *leaving = (struct leaving){.batch = room->batch, .dropped = dropped};
    memcpy(leaving->code, room->code, sizeof leaving->code);
}

const struct leaving *rooms_leaving(struct server *server, const char *code)
{
    struct rooms *rooms = &server->rooms;
    uint32_t count = 0;
    for (uint32_t i = 0; i < rooms->leaving_count; i++)
        if (rooms->leaving[i].batch > server->commits.saved)
            rooms->leaving[count++] = rooms->leaving[i];
    rooms->leaving_count = count;
    for (uint32_t i = 0; i < count; i++)
        if (!strcmp(rooms->leaving[i].code, code)) return &rooms->leaving[i];
    return NULL;
}

/* Out of memory, when all that is to be saved of it is in the batch; its people go with it. */
static void part_with(struct server *server, struct room *room, enum close_code code,
                      const char *how)
{
    EACH_MEMBER(member, room) {
        if (!member->line) continue;
        commits_close(&server->commits, room, member->line, code);
        member->line->moving = code == CLOSE_MOVED;
        member->line->room = NULL;
    }
    note_leaving(server, room, code == CLOSE_CLOSED);
    log_line(how, "room=%s", room->code);
    forget(server, room);
}

void rooms_drop(struct server *server, struct room *room)
{
    commits_add(&server->commits, room, STORE_DROP);
    part_with(server, room, CLOSE_CLOSED, "room_dropped");
}

static uint64_t keep_ms(const struct server *server, const struct room *room)
{
    return room->state == ROOM_PLAYING ? server->config.game_keep_ms
                                       : server->config.lobby_keep_ms;
}

static void set_free(struct server *server, struct room *room, int64_t until_s)
{
    room_flush(room, server->now_ms);
    struct store_entry *entry = commits_add(&server->commits, room, STORE_FREE);
    entry->until_s = until_s;
    if (until_s != INT64_MAX) entry->at_s = (int64_t)(server->now_ms / 1000);
}

void rooms_let_go(struct server *server, struct room *room)
{
    uint64_t since_ms = room->idle_ms ? room->idle_ms : server->now_ms;
    set_free(server, room, (int64_t)((since_ms + keep_ms(server, room)) / 1000));
    server->metrics.rooms_released++;
    part_with(server, room, CLOSE_MOVED, "room_let_go");
}

void rooms_lose(struct server *server)
{
    EACH_ROOM(room, &server->rooms) {
        EACH_MEMBER(member, room) {
            if (!member->line) continue;
            member->line->room = NULL;
            session_close(member->line, CLOSE_MOVED);
        }
        forget(server, room);
    }
    server->rooms.leaving_count = 0;
}

/* --- rooms that the operator has set aside --------------------------------------------------- */

static void load_aside(void *context, const struct store_note *note)
{
    struct rooms *rooms = &((struct server *)context)->rooms;
    MEMORY_GROW(rooms->aside, rooms->aside_count, rooms->aside_capacity);
    snprintf(rooms->aside[rooms->aside_count++].code, CODE_MAX, "%.*s", CODE_MAX - 1, note->key);
}

/* Out of memory, and in the store for as long as the operator wants. */
static void end_aside(struct server *server, const char *code)
{
    struct room *room = rooms_find(&server->rooms, code);
    if (!room) return;
    set_free(server, room, INT64_MAX);
    part_with(server, room, CLOSE_CLOSED, "room_aside");
}

void rooms_set_aside(struct server *server, const char *code)
{
    int64_t now_s = (int64_t)(server->now_ms / 1000);
    const struct store_note note = {NOTE_ASIDE, now_s, INT64_MAX, code, "{}"};
    others_changed(server);
    commits_note(&server->commits, &note);
    if (!rooms_is_aside(server, code)) load_aside(server, &note);
    end_aside(server, code);
}

void rooms_renew_aside(struct server *server, const struct store_answer *answer)
{
    server->rooms.aside_count = 0;
    for (uint32_t i = 0; i < answer->rows; i++) {
        const struct store_note note = store_answer_note(answer, i);
        if (note.kind != NOTE_ASIDE) continue;
        load_aside(server, &note);
        end_aside(server, note.key);
    }
}

bool rooms_release_aside(struct server *server, const char *code)
{
    struct rooms *rooms = &server->rooms;
    uint32_t count = 0, before = rooms->aside_count;
    for (uint32_t i = 0; i < before; i++)
        if (strcmp(rooms->aside[i].code, code)) rooms->aside[count++] = rooms->aside[i];
    rooms->aside_count = count;
    if (count == before) return false;
    others_changed(server);
    commits_unnote(&server->commits, NOTE_ASIDE, code);
    return true;
}

void rooms_remove_member(struct server *server, struct room *room, struct member *member,
                         enum close_code code)
{
    struct session *line = member->line;
    members_remove(room, member, server->now_ms);
    if (!line) return;
    line->room = NULL;
    commits_close(&server->commits, room, line, code);
}

/* --- damaged rooms --------------------------------------------------------------------------- */

bool rooms_is_quarantined(const struct server *server, const char *code)
{
    for (uint64_t i = 0; i < server->metrics.rooms_quarantined; i++)
        if (!strcmp(server->rooms.quarantined[i].code, code)) return true;
    return false;
}

static void note_quarantined(struct server *server, const char *code, const char *why)
{
    struct rooms *rooms = &server->rooms;
    uint32_t count = (uint32_t)server->metrics.rooms_quarantined;
    log_line("room_quarantined", "room=%s why=\"%s\"", code, why);
    MEMORY_GROW(rooms->quarantined, count, rooms->quarantined_capacity);
    snprintf(rooms->quarantined[count].code, CODE_MAX, "%s", code);
    server->metrics.rooms_quarantined++;
}

static struct room *find_number(const struct rooms *rooms, uint64_t id)
{
    EACH_ROOM(room, rooms)
        if (room->id == id) return room;
    return NULL;
}

void rooms_quarantine(struct server *server, uint64_t id, const char *why)
{
    struct room *room = find_number(&server->rooms, id);
    if (!room) return; /* it is about to be dropped */
    commits_forget(&server->commits, room);
    EACH_MEMBER(member, room) {
        if (!member->line) continue;
        member->line->room = NULL;
        session_close(member->line, CLOSE_DAMAGED);
    }
    note_quarantined(server, room->code, why);
    forget(server, room);
}

/* --- what a room asks of its owner ----------------------------------------------------------- */

static void tell(struct server *server, struct room *room, struct session *line,
                 struct packet *packet)
{
    commits_tell(&server->commits, room, line, packet);
}

static void save_log(struct server *server, struct room *room, const void *bytes, size_t length)
{
    struct commits *commits = &server->commits;
    struct store_entry *entry = commits_add(commits, room, STORE_LOG);
    commits_add_part(commits, entry, 0, bytes, length);
}

static bool is_listed(const struct room *room)
{
    bool open = room->state == ROOM_LOBBY ||
                (room->state == ROOM_PLAYING && room->options.spectators != WATCH_NONE);
    return room->options.listed && open && !room->idle_ms;
}

/* Those who find the room among their own, and those who are gone and may want to be forgotten. */
static void save_people(struct commits *commits, struct store_entry *entry,
                        const struct room *room)
{
    struct person people[MEMBERS_MAX];
    uint32_t count = 0;
    EACH_MEMBER(member, room)
        if (count < MEMBERS_MAX) people[count++] = member->who;
    commits_add_part(commits, entry, 3, people, count * sizeof *people);
}

static void save_state(struct server *server, struct room *room)
{
    struct out *out = workspace_text(server->work);
    struct store_entry *entry = commits_add(&server->commits, room, STORE_ROOM);
    room_state_write(room, out);
    entry->playing = room->state == ROOM_PLAYING;
    commits_add_part(&server->commits, entry, 0, room->code, strlen(room->code));
    commits_add_part(&server->commits, entry, 1, out->text, out->length);
    if (room->state == ROOM_OVER)
        commits_add_part(&server->commits, entry, 2, room->replay, strlen(room->replay));
    save_people(&server->commits, entry, room);
    if (!server->store->shared || !is_listed(room)) return;
    out = workspace_text(server->work);
    card_write_room(room, out);
    commits_add_part(&server->commits, entry, 4, out->text, out->length);
}

struct played_by {
    struct person people[2 * TEAMS * PLAYERS_MAX];
    uint8_t seats[2 * TEAMS * PLAYERS_MAX];
    uint32_t count;
};

static void add_person(struct played_by *by, const struct person *who, unsigned seats)
{
    for (uint32_t i = 0; i < by->count; i++)
        if (person_equal(&by->people[i], who)) return;
    by->people[by->count] = *who;
    by->seats[by->count++] = (uint8_t)seats;
}

/* Everyone once. A rated game is also that of those who began it and are gone. */
static struct played_by who_played(const struct room *room)
{
    struct played_by by = {.count = 0};
    EACH_PLAYER(player, room) {
        const struct member *member = members_find(room, player->member);
        if (member) add_person(&by, &member->who, seats_of(room, member));
    }
    for (uint32_t i = 0; i < room->roster_count; i++)
        add_person(&by, &room->roster[i].who, room->roster[i].seats);
    return by;
}

uint64_t rooms_save_game(struct server *server, struct room *room, bool practice)
{
    struct commits *commits = &server->commits;
    struct out *card = workspace_text(server->work);
    struct played_by by = who_played(room);
    struct tally tally = tally_game(room->log.text, room->log.length, &server->work->events);
    card_write_game(room, &tally, practice, card);
    struct store_entry *entry = commits_add(commits, room, STORE_REPLAY);
    entry->ended_s = room->ended_s;
    entry->listed = room->options.listed;
    commits_add_part(commits, entry, 0, room->replay, strlen(room->replay));
    commits_add_part(commits, entry, 1, card->text, card->length);
    commits_add_part(commits, entry, 2, room->log.text, room->log.length);
    commits_add_part(commits, entry, 3, by.people, by.count * sizeof *by.people);
    commits_add_part(commits, entry, 4, by.seats, by.count);
    return room->batch;
}

static void save_replay(struct server *server, struct room *room)
{
    rooms_save_game(server, room, false);
    server->metrics.games_ended++;
    log_line("game_ended", "room=%s game=%u replay=%s winner=%s reason=%s", room->code,
             room->games, room->replay, team_name(room->winner), reason_name(room->reason));
}

static void played(struct server *server, struct room *room, const struct events *events)
{
    (void)server;
    room_bots_hear(room, events);
}

static void called(struct server *server, struct room *room, const struct call *call)
{
    (void)server;
    room_bots_listen(room, call);
}

void rooms_init(struct rooms *rooms, struct server *server)
{
    static const struct room_ops ops = {tell, save_log, save_state, save_replay, played, called};
    rooms->owner = (struct room_owner){.ops = &ops, .server = server, .work = server->work,
                                       .shows_per_s = SHOW_LISTENERS *
                                                      server->config.messages_per_s,
                                       .base_url = server->config.base_url,
                                       .relays = *server->config.turn,
                                       .rates = server->config.rates};
}

void rooms_release(struct rooms *rooms)
{
    EACH_ROOM(room, rooms) {
        room_bots_drop(room);
        room_free(room);
    }
    free(rooms->quarantined);
    free(rooms->aside);
    free(rooms->leaving);
}

/* --- coming back from the store -------------------------------------------------------------- */

bool rooms_load(struct server *server)
{
    return store_notes(server->store, NOTE_ASIDE, NOTES_KEPT, load_aside, server);
}

void rooms_take(struct server *server, const struct store_answer *answer)
{
    char why[ROOM_STATE_WHY_MAX];
    struct room *room = room_load(answer, &server->rooms.owner, server->now_ms, why);
    if (!room) {
        note_quarantined(server, answer->question.code, why);
        return;
    }
    if (server->metrics.rooms >= server->config.max_rooms)
        make_place(server, NO_HOUSEHOLD, rooms_let_go);
    add(server, room);
    commits_add(&server->commits, room, STORE_HOLD);
    server->metrics.rooms_adopted++;
    server->metrics.adoption_us += answer->took_us;
    rooms_settle(server, room);
}

/* --- time ------------------------------------------------------------------------------------ */

static void begin(struct server *server, struct room *room)
{
    if (lobby_problem(room)) return;
    if (lobby_begin(room, server->now_ms)) rooms_count_start(server, room);
}

/* Games that begin by themselves: everybody wants another one, or people have found each other. */
static void begin_by_itself(struct server *server, struct room *room)
{
    if (server->failing) return;
    if (!server_takes_games(server)) {
        match_postpone(room);
    } else if (again_agreed(room)) {
        lobby_return(room);
        begin(server, room);
    } else if (match_begins(room)) {
        begin(server, room);
    }
}

void rooms_count_start(struct server *server, const struct room *room)
{
    server->metrics.games_started++;
    log_line("game_started", "room=%s game=%u", room->code, room->games);
}

void rooms_settle(struct server *server, struct room *room)
{
    room->now_ms = server->now_ms;
    if (!server->failing) play_end_too_long(room, server->now_ms);
    begin_by_itself(server, room);
    room_flush(room, server->now_ms);
    server->metrics.ticks += room->ticks;
    room->ticks = 0;
    if (room->moved) room_bots_look(server, room);
    uint64_t first = room_deadline(room);
    alarms_earlier(&first, room_bots_deadline(room));
    alarms_set(&server->alarms, &room->alarm, first);
}

void rooms_wake(struct server *server)
{
    struct alarm *due;
    uint64_t at_ms = alarms_next(&server->alarms);
    int tries = 0;
    while (!server->failing && (due = alarms_due(&server->alarms, server->now_ms))) {
        struct room *room = due->room;
        room_wake(room, server->now_ms);
        room_bots_wake(server, room);
        rooms_settle(server, room);
        /* A deadline that its room does not move would be due for ever; of this moment there may be
         * several. */
        if (room->alarm.at_ms != at_ms) tries = 0;
        else if (at_ms < server->now_ms || ++tries == WAKES_MAX)
            alarms_set(&server->alarms, &room->alarm, server->now_ms + LATE_MS);
        at_ms = alarms_next(&server->alarms);
    }
}

void rooms_skip_time(struct server *server)
{
    EACH_ROOM(room, &server->rooms) {
        if (room->state != ROOM_PLAYING) continue;
        room->ticked_ms = server->now_ms;
        room->moved = true;
        rooms_settle(server, room);
    }
}

void rooms_tell_clocks(struct server *server)
{
    EACH_ROOM(room, &server->rooms) {
        if (play_deadline(room) == ALARM_NEVER) continue;
        EACH_MEMBER(member, room)
            if (member->line) catch_up_tell(room, member, room->games, member->v);
    }
}

static bool is_stale(const struct server *server, const struct room *room)
{
    return room->idle_ms && room->idle_ms + keep_ms(server, room) <= server->now_ms &&
           !server->failing && !commits_has_unsaved(&server->commits, room);
}

void rooms_sweep(struct server *server)
{
    struct metrics *metrics = &server->metrics;
    metrics->games = metrics->seats_people = metrics->seats_bots = 0;
    EACH_ROOM(room, &server->rooms) {
        metrics->games += room->state == ROOM_PLAYING;
        EACH_PLAYER(player, room) {
            metrics->seats_people += player->member != NOBODY;
            metrics->seats_bots += player->bot != NO_BOT;
        }
        if (is_stale(server, room)) rooms_drop(server, room);
    }
}

/* --- the list -------------------------------------------------------------------------------- */

/* Into a list of the newest, at its place; the oldest falls out. */
static void insert(const struct room *list[ROOMS_LISTED], int *count, const struct room *room)
{
    int at = *count;
    if (*count < ROOMS_LISTED) (*count)++;
    for (; at > 0 && list[at - 1]->id < room->id; at--)
        if (at < ROOMS_LISTED) list[at] = list[at - 1];
    if (at < ROOMS_LISTED) list[at] = room;
}

void rooms_write_list(const struct server *server, struct out *out)
{
    const struct room *list[ROOMS_LISTED];
    int count = 0;
    const struct out *open = &server->others.open_rooms;
    if (open->length) {
        out_bytes(out, open->text, open->length);
        return;
    }
    EACH_ROOM(room, &server->rooms)
        if (is_listed(room)) insert(list, &count, room);
    out_char(out, '[');
    for (int i = 0; i < count; i++) {
        out_comma(out);
        card_write_room(list[i], out);
    }
    out_char(out, ']');
}
