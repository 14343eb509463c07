/* One table of verbs. A verb reads its words, acts on rooms as hosts could, and writes rows. */
#include "server/admin.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/memory.h"
#include "server/announce.h"
#include "server/bans.h"
#include "server/log.h"
#include "server/members.h"
#include "server/names.h"
#include "server/seats.h"

enum { WORDS_MAX = 4, STAMP_MAX = 24 };

struct admin {
    struct server *server;
    struct out *out;
    int words;
    char *word[WORDS_MAX];
    char did[CHAT_BYTES + 64]; /* the request on one line, for the audit log */
    const char *why, *days, *minutes; /* options, "" without */
    bool json;
    uint32_t by;
    uint64_t batch;
};

/* --- rows: logfmt, or a JSON object each ----------------------------------------------------- */

static void row_key(struct admin *admin, const char *key)
{
    struct out *out = admin->out;
    if (admin->json) {
        out_key_word(out, key);
        return;
    }
    if (out->length && out->text[out->length - 1] != '\n') out_char(out, ' ');
    out_text(out, key);
    out_char(out, '=');
}

static void row_begin(struct admin *admin)
{
    if (admin->json) out_char(admin->out, '{');
}

static void row_end(struct admin *admin)
{
    out_text(admin->out, admin->json ? "}\n" : "\n");
}

static void row_text(struct admin *admin, const char *key, const char *text)
{
    row_key(admin, key);
    out_string(admin->out, text, strlen(text));
}

static void row_word(struct admin *admin, const char *key, const char *word)
{
    row_key(admin, key);
    if (admin->json) out_word(admin->out, word);
    else out_text(admin->out, word);
}

static void row_number(struct admin *admin, const char *key, uint64_t number)
{
    row_key(admin, key);
    out_number(admin->out, number);
}

static void row_flag(struct admin *admin, const char *key, bool flag)
{
    row_key(admin, key);
    if (admin->json) out_bool(admin->out, flag);
    else out_text(admin->out, flag ? "yes" : "no");
}

static void row_time(struct admin *admin, const char *key, int64_t at_s)
{
    char stamp[STAMP_MAX];
    struct tm tm;
    time_t at = (time_t)at_s;
    gmtime_r(&at, &tm);
    strftime(stamp, sizeof stamp, "%Y-%m-%dT%H:%M:%SZ", &tm);
    row_word(admin, key, stamp);
}

/* --- refusing, and writing down -------------------------------------------------------------- */

__attribute__((format(printf, 2, 3))) static bool no(struct admin *admin, const char *format, ...)
{
    char text[256];
    va_list values;
    va_start(values, format);
    vsnprintf(text, sizeof text, format, values);
    va_end(values);
    out_reset(admin->out);
    out_lit(admin->out, "no ");
    out_text(admin->out, text);
    out_char(admin->out, '\n');
    return false;
}

static int64_t now_s(const struct admin *admin)
{
    return (int64_t)(admin->server->now_ms / 1000);
}

/* What was done and to whom: into the store with the deed itself, and into the log without names
 * and addresses. */
static void write_down(struct admin *admin, const char *about)
{
    char key[NOTE_KEY_MAX];
    struct out text;
    out_growing(&text, memory_resize);
    commits_stamp(&admin->server->commits, admin->server->now_ms, key);
    out_lit(&text, "{\"by\":");
    out_number(&text, admin->by);
    out_key_string(&text, "did", admin->did);
    if (*about) out_key_string(&text, "about", about);
    if (*admin->why) out_key_string(&text, "why", admin->why);
    out_char(&text, '}');
    admin->batch = commits_note(&admin->server->commits, &(struct store_note){
        NOTE_AUDIT, now_s(admin), now_s(admin) + AUDIT_DAYS * 86400ll, key, out_cstring(&text)});
    log_line("admin", "do=%s by=%u", admin->word[0], admin->by);
    free(text.text);
}

/* --- rooms and members that the words name --------------------------------------------------- */

static struct room *find_room(struct admin *admin, const char *word)
{
    char code[CODE_MAX];
    struct room *room = code_read(word, strlen(word), code)
                            ? rooms_find(&admin->server->rooms, code) : NULL;
    if (!room) no(admin, "there is no room %.20s", word);
    return room;
}

static bool names_member(const struct member *member, const char *word)
{
    char person[PERSON_CHARS + 1], id[16];
    person_write(&member->who, person);
    snprintf(id, sizeof id, "%u", member->id);
    return !strcmp(word, id) || !strcmp(word, person) || !strcmp(word, member->name);
}

/* By number, by hash, or by a name that only one of them has. */
static struct member *find_member(struct admin *admin, const struct room *room, const char *word)
{
    struct member *found = NULL;
    EACH_MEMBER(member, room) {
        if (!names_member(member, word)) continue;
        if (found) {
            no(admin, "several in %s are called %.60s: take the number", room->code, word);
            return NULL;
        }
        found = member;
    }
    if (!found) no(admin, "there is nobody like %.60s in %s", word, room->code);
    return found;
}

static struct member *named_member(struct admin *admin, struct room **room)
{
    *room = find_room(admin, admin->word[1]);
    return *room ? find_member(admin, *room, admin->word[2]) : NULL;
}

static bool read_count(const char *text, uint32_t otherwise, uint32_t max, uint32_t *count)
{
    char *end;
    *count = otherwise;
    if (!*text) return true;
    unsigned long long value = strtoull(text, &end, 10);
    *count = (uint32_t)value;
    return text[0] >= '0' && text[0] <= '9' && !*end && value <= max;
}

/* --- looking --------------------------------------------------------------------------------- */

static int newer_first(const void *a, const void *b)
{
    uint64_t left = (*(const struct room *const *)a)->id;
    uint64_t right = (*(const struct room *const *)b)->id;
    return (left < right) - (left > right);
}

static void write_room(struct admin *admin, const struct room *room)
{
    uint64_t idle_ms = room->idle_ms ? admin->server->now_ms - room->idle_ms : 0;
    row_begin(admin);
    row_word(admin, "room", room->code);
    row_text(admin, "name", room->options.name);
    row_word(admin, "state", room_state_name[room->state]);
    row_word(admin, "mode", mode_name(room->options.mode));
    row_flag(admin, "listed", room->options.listed);
    row_number(admin, "members", room->members);
    row_number(admin, "present", (uint64_t)members_present(room));
    row_number(admin, "games", room->games);
    row_number(admin, "deserted_s", idle_ms / 1000);
    row_end(admin);
}

static bool do_list(struct admin *admin)
{
    struct server *server = admin->server;
    uint64_t count = 0, rooms = server->metrics.rooms;
    const struct room **list = memory_new(rooms + 1, sizeof *list);
    EACH_ROOM(room, &server->rooms) list[count++] = room;
    qsort(list, count, sizeof *list, newer_first);
    for (uint64_t i = 0; i < count && i < ADMIN_LISTED; i++) write_room(admin, list[i]);
    free(list);
    if (count <= ADMIN_LISTED) return true;
    row_begin(admin);
    row_number(admin, "more", count - ADMIN_LISTED);
    row_end(admin);
    return true;
}

static void write_member(struct admin *admin, const struct room *room, const struct member *member)
{
    char person[PERSON_CHARS + 1], seats[96] = "";
    person_write(&member->who, person);
    EACH_BIT(seat, seats_of(room, member)) {
        if (*seats) strcat(seats, ",");
        strcat(seats, seat_name((int)seat));
    }
    row_begin(admin);
    row_number(admin, "member", member->id);
    row_text(admin, "name", member->name);
    row_word(admin, "person", person);
    row_word(admin, "address", member->line ? member->line->address->text : "");
    row_word(admin, "seats", seats);
    row_flag(admin, "present", member->line != NULL);
    row_flag(admin, "host", member->id == room->host);
    row_flag(admin, "muted", member->muted);
    row_flag(admin, "gone", member->gone);
    row_end(admin);
}

static bool do_show(struct admin *admin)
{
    const struct room *room = find_room(admin, admin->word[1]);
    if (!room) return false;
    write_room(admin, room);
    EACH_MEMBER(member, room) write_member(admin, room, member);
    return true;
}

static bool do_page(struct admin *admin)
{
    char link[TOKEN_CHARS + 64];
    const struct server *server = admin->server;
    if (!server->page.port) return no(admin, "there is no page: see the setting admin-port");
    snprintf(link, sizeof link, "http://127.0.0.1:%d/#%s", server->page.port, server->page.key);
    row_begin(admin);
    row_word(admin, "page", link);
    row_end(admin);
    return true;
}

/* A note's text is a JSON object; the time goes in front. */
static void write_note(void *context, const struct store_note *note)
{
    struct admin *admin = context;
    row_begin(admin);
    row_time(admin, "at", note->at_s);
    if (admin->json && note->text[0] == '{' && note->text[1] != '}') {
        out_char(admin->out, ',');
        out_bytes(admin->out, note->text + 1, strlen(note->text) - 2);
    } else {
        out_char(admin->out, ' ');
        out_text(admin->out, note->text);
    }
    row_end(admin);
}

static bool write_notes(struct admin *admin, enum note_kind kind)
{
    if (store_notes(admin->server->store, kind, NOTES_LISTED, write_note, admin)) return true;
    return no(admin, "the database cannot be read");
}

static bool do_log(struct admin *admin)
{
    return write_notes(admin, NOTE_AUDIT);
}

static bool do_abuse(struct admin *admin)
{
    return write_notes(admin, NOTE_ABUSE);
}

static bool do_reports(struct admin *admin)
{
    return write_notes(admin, NOTE_REPORT);
}

/* --- rooms and people ------------------------------------------------------------------------ */

static bool do_close(struct admin *admin)
{
    struct room *room = find_room(admin, admin->word[1]);
    if (!room) return false;
    write_down(admin, room->options.name);
    rooms_drop(admin->server, room);
    return true;
}

/* Of a room that another server has it says so in the store, and that server hears of it. */
static bool do_quarantine(struct admin *admin)
{
    char code[CODE_MAX];
    const char *word = admin->word[1];
    struct server *server = admin->server;
    bool elsewhere = server->store->shared && code_read(word, strlen(word), code) &&
                     !rooms_find(&server->rooms, code);
    struct room *room = elsewhere ? NULL : find_room(admin, word);
    if (!room && !elsewhere) return false;
    write_down(admin, room ? room->options.name : "");
    rooms_set_aside(server, room ? room->code : code);
    return true;
}

static bool do_release(struct admin *admin)
{
    char code[CODE_MAX] = "";
    bool is_code = code_read(admin->word[1], strlen(admin->word[1]), code);
    if (!is_code || !rooms_release_aside(admin->server, code))
        return no(admin, "%.20s is not in quarantine", admin->word[1]);
    write_down(admin, "");
    return true;
}

static bool do_kick(struct admin *admin)
{
    struct room *room;
    struct member *member = named_member(admin, &room);
    if (!member) return false;
    write_down(admin, member->name);
    rooms_remove_member(admin->server, room, member, CLOSE_KICKED);
    rooms_settle(admin->server, room);
    return true;
}

static bool set_muted(struct admin *admin, bool muted)
{
    struct room *room;
    struct member *member = named_member(admin, &room);
    if (!member) return false;
    write_down(admin, member->name);
    member->muted = muted;
    room->changed = true;
    rooms_settle(admin->server, room);
    return true;
}

static bool do_mute(struct admin *admin)
{
    return set_muted(admin, true);
}

static bool do_unmute(struct admin *admin)
{
    return set_muted(admin, false);
}

/* --- bans ------------------------------------------------------------------------------------ */

/* Whom a member of a room is, as a ban names him. */
static bool whom_of_member(struct admin *admin, char whom[BAN_WHOM_MAX], const char **name)
{
    char person[PERSON_CHARS + 1];
    struct room *room = find_room(admin, admin->word[2]);
    const struct member *member = room ? find_member(admin, room, admin->word[3]) : NULL;
    if (!member) return false;
    bool address = !strcmp(admin->word[1], "address");
    if (address && !member->line) return no(admin, "%s is not connected", member->name);
    *name = member->name;
    person_write(&member->who, person);
    const char *text = address ? member->line->address->text : person;
    if (bans_whom(admin->word[1], text, whom)) return true;
    return no(admin, "%s is the address of this machine; behind a proxy: set trust-proxy", text);
}

static bool read_whom(struct admin *admin, char whom[BAN_WHOM_MAX], const char **name)
{
    const char *kind = admin->word[1], *text = admin->word[2];
    *name = "";
    if (strcmp(kind, "address") && strcmp(kind, "person"))
        return no(admin, "it is address or person, not %.20s", kind);
    if (admin->words == 4) return whom_of_member(admin, whom, name);
    if (bans_whom(kind, text, whom)) return true;
    return no(admin, *kind == 'a' ? "%.60s is no address of somebody else"
                                  : "%.60s is no person: see fathom admin show CODE", text);
}

static void write_ban(struct admin *admin, const struct ban *ban)
{
    row_begin(admin);
    row_text(admin, "ban", ban->whom);
    row_time(admin, "since", ban->since_s);
    row_time(admin, "until", ban->until_s);
    row_text(admin, "why", ban->why);
    row_end(admin);
}

static bool do_ban(struct admin *admin)
{
    struct ban ban = {.since_s = now_s(admin)};
    const char *name;
    uint32_t days;
    if (!read_whom(admin, ban.whom, &name)) return false;
    if (!read_count(admin->days, BAN_DAYS_DEFAULT, BAN_DAYS_MAX, &days) || days == 0)
        return no(admin, "--days takes a number from 1 to %d", BAN_DAYS_MAX);
    if (*admin->why && !names_read(admin->why, strlen(admin->why), BAN_WHY_CHARS, ban.why))
        return no(admin, "--why takes at most %d characters", BAN_WHY_CHARS);
    ban.until_s = ban.since_s + days * 86400ll;
    write_down(admin, name);
    if (!bans_add(admin->server, &ban)) return no(admin, "there are %d bans already", BANS_MAX);
    bans_send_away(admin->server, &ban);
    write_ban(admin, &ban);
    return true;
}

static bool do_unban(struct admin *admin)
{
    char whom[BAN_WHOM_MAX];
    const char *name;
    if (!read_whom(admin, whom, &name)) return false;
    if (!bans_lift(admin->server, whom)) return no(admin, "there is no ban of %s", whom);
    write_down(admin, "");
    return true;
}

static bool do_bans(struct admin *admin)
{
    const struct bans *bans = &admin->server->bans;
    for (uint32_t i = 0; i < bans->count; i++)
        if (bans_find(admin->server, bans->ban[i].whom)) write_ban(admin, &bans->ban[i]);
    return true;
}

/* --- everyone -------------------------------------------------------------------------------- */

static bool do_announce(struct admin *admin)
{
    char text[CHAT_BYTES];
    struct server *server = admin->server;
    if (!names_read(admin->word[1], strlen(admin->word[1]), CHAT_CHARS, text))
        return no(admin, "an announcement has 1 to %d characters", CHAT_CHARS);
    write_down(admin, "");
    session_send_all(server, announce_text(server->work, "announcement", text));
    row_begin(admin);
    row_number(admin, "connections", server->metrics.connections);
    row_end(admin);
    return true;
}

static bool do_drain(struct admin *admin)
{
    struct server *server = admin->server;
    uint32_t minutes;
    bool off = admin->words == 2;
    if (off && strcmp(admin->word[1], "off"))
        return no(admin, "it is drain or drain off, not %.20s", admin->word[1]);
    if (!read_count(admin->minutes, DRAIN_MINUTES_DEFAULT, DRAIN_MINUTES_MAX, &minutes))
        return no(admin, "--minutes takes a number from 0 to %d", DRAIN_MINUTES_MAX);
    if (off && server->draining) return no(admin, "it is too late: the server is stopping");
    if (off && !server->emptying_ms) return no(admin, "the server is not being drained");
    write_down(admin, "");
    uint64_t ms = minutes ? minutes * 60000ull : 1; /* 0 would take it back */
    server_empty(server, off ? 0 : server->now_ms + ms);
    return true;
}

/* --- requests -------------------------------------------------------------------------------- */

static const struct admin_verb {
    const char *name, *takes;
    int words_min, words_max;
    enum { LOOKS, ACTS } changes;
    bool (*run)(struct admin *admin);
} verbs[] = {
#define X(name, takes, min, max, changes, help) {#name, takes, min, max, changes, do_##name},
    ADMIN_VERBS(X)
#undef X
};

static bool run(struct admin *admin)
{
    const char *name = admin->words ? admin->word[0] : "";
    for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++) {
        const struct admin_verb *verb = &verbs[i];
        if (strcmp(verb->name, name)) continue;
        bool fits = admin->words - 1 >= verb->words_min && admin->words - 1 <= verb->words_max;
        if (fits && verb->changes == ACTS && admin->server->failing)
            return no(admin, "the database cannot be written at the moment; nothing was done");
        if (fits) return verb->run(admin);
        return no(admin, *verb->takes ? "%s takes %s" : "%s takes nothing%s", name, verb->takes);
    }
    return no(admin, "there is no verb \"%.40s\"", name);
}

static bool read_option(struct admin *admin, const char *line)
{
    if (!strcmp(line, "--json")) admin->json = true;
    else if (!strncmp(line, "--days=", 7)) admin->days = line + 7;
    else if (!strncmp(line, "--minutes=", 10)) admin->minutes = line + 10;
    else if (!strncmp(line, "--why=", 6)) admin->why = line + 6;
    else return no(admin, "there is no option %.40s", line);
    return true;
}

static bool read_line(struct admin *admin, char *line)
{
    size_t length = strlen(admin->did);
    if (!strncmp(line, "--", 2)) {
        if (strcmp(line, "--json"))
            snprintf(admin->did + length, sizeof admin->did - length, " %s", line);
        return read_option(admin, line);
    }
    if (admin->words == WORDS_MAX) return no(admin, "too many words");
    admin->word[admin->words++] = line;
    snprintf(admin->did + length, sizeof admin->did - length, "%s%s", length ? " " : "", line);
    return true;
}

uint64_t admin_take(struct server *server, char *request, size_t length, uint32_t by,
                    struct out *answer)
{
    struct admin admin = {.server = server, .out = answer, .by = by,
                          .why = "", .days = "", .minutes = ""};
    bool good = true;
    char *at = request, *end = request + length;
    for (char *line; good && at < end; at = line + 1) {
        line = memchr(at, '\n', (size_t)(end - at));
        if (!line) line = end;
        *line = 0;
        if (*at) good = read_line(&admin, at);
    }
    if (!good) return 0;
    out_lit(answer, "ok\n");
    return run(&admin) ? admin.batch : 0;
}
