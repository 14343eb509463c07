/* A short list, looked through whenever somebody says hello. */
#include "server/bans.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "server/server.h"

static int64_t now_s(const struct server *server)
{
    return (int64_t)(server->now_ms / 1000);
}

/* --- the store ------------------------------------------------------------------------------- */

static void load_one(void *context, const struct store_note *note)
{
    struct server *server = context;
    struct bans *bans = &server->bans;
    if (bans->count == BANS_MAX || strlen(note->key) >= BAN_WHOM_MAX) return;
    MEMORY_GROW(bans->ban, bans->count, bans->capacity);
    struct ban *ban = &bans->ban[bans->count++];
    *ban = (struct ban){.since_s = note->at_s, .until_s = note->until_s};
    snprintf(ban->whom, sizeof ban->whom, "%s", note->key);
    snprintf(ban->why, sizeof ban->why, "%s", note->text);
}

bool bans_load(struct server *server)
{
    return store_notes(server->store, NOTE_BAN, BANS_MAX, load_one, server);
}

void bans_release(struct bans *bans)
{
    free(bans->ban);
}

static const struct ban *find_in(const struct bans *bans, const char *whom)
{
    for (uint32_t i = 0; i < bans->count; i++)
        if (!strcmp(bans->ban[i].whom, whom)) return &bans->ban[i];
    return NULL;
}

void bans_renew(struct server *server, const struct store_answer *answer)
{
    struct bans before = server->bans;
    server->bans = (struct bans){0};
    for (uint32_t i = 0; i < answer->rows; i++) {
        const struct store_note note = store_answer_note(answer, i);
        if (note.kind == NOTE_BAN) load_one(server, &note);
    }
    for (uint32_t i = 0; i < server->bans.count; i++) {
        const struct ban *ban = &server->bans.ban[i];
        if (!find_in(&before, ban->whom) && bans_find(server, ban->whom))
            bans_send_away(server, ban);
    }
    bans_release(&before);
}

/* --- whom ------------------------------------------------------------------------------------ */

static bool is_here(const char *household)
{
    return !strncmp(household, "127.", 4) || !strcmp(household, "::1") || !strcmp(household, "::");
}

/* A network of 48 bits as addresses.h writes it. */
static bool read_network(const char *text, char household[ADDRESS_MAX])
{
    struct in6_addr address;
    size_t length = strlen(text);
    if (length < 4 || length >= ADDRESS_MAX || strcmp(text + length - 3, "/48")) return false;
    snprintf(household, ADDRESS_MAX, "%.*s", (int)length - 3, text);
    if (inet_pton(AF_INET6, household, &address) != 1) return false;
    memset(&address.s6_addr[6], 0, 10);
    inet_ntop(AF_INET6, &address, household, ADDRESS_MAX - 3);
    strcat(household, "/48");
    return true;
}

static bool read_address(const char *text, char household[ADDRESS_MAX])
{
    struct in6_addr six;
    struct in_addr four;
    if (read_network(text, household)) return true;
    if (inet_pton(AF_INET, text, &four) != 1 && inet_pton(AF_INET6, text, &six) != 1) return false;
    addresses_household(text, household);
    return !is_here(household) && !is_here(text);
}

bool bans_whom(const char *kind, const char *text, char whom[BAN_WHOM_MAX])
{
    char name[ADDRESS_MAX];
    struct person person;
    if (!strcmp(kind, "person") && person_read(text, &person)) person_write(&person, name);
    else if (strcmp(kind, "address") || !read_address(text, name)) return false;
    snprintf(whom, BAN_WHOM_MAX, "%s %s", kind, name);
    return true;
}

const struct ban *bans_find(const struct server *server, const char *whom)
{
    const struct ban *ban = find_in(&server->bans, whom);
    return ban && now_s(server) < ban->until_s ? ban : NULL;
}

static bool is_for_person(const struct ban *ban, const struct person *who)
{
    char person[PERSON_CHARS + 1];
    person_write(who, person);
    return ban->whom[0] == 'p' && !strcmp(strchr(ban->whom, ' ') + 1, person);
}

static bool is_for(const struct ban *ban, const struct session *session)
{
    const struct address *household = session->address, *network = household->network;
    const char *name = strchr(ban->whom, ' ') + 1;
    if (ban->whom[0] == 'p') return is_for_person(ban, &session->who);
    return !strcmp(name, household->text) || (network && !strcmp(name, network->text));
}

bool bans_hold(const struct server *server, const struct session *session)
{
    for (uint32_t i = 0; i < server->bans.count; i++) {
        const struct ban *ban = &server->bans.ban[i];
        if (now_s(server) < ban->until_s && is_for(ban, session)) return true;
    }
    return false;
}

void bans_send_away(struct server *server, const struct ban *ban)
{
    EACH_ROOM(room, &server->rooms) {
        bool sent_away = false;
        for (struct member *member = room->first_member, *next; member; member = next) {
            next = member->next;
            if (!is_for_person(ban, &member->who) &&
                !(member->line && is_for(ban, member->line)))
                continue;
            rooms_remove_member(server, room, member, CLOSE_BANNED);
            sent_away = true;
        }
        if (sent_away) rooms_settle(server, room);
    }
    for (struct session *session = server->sessions; session; session = session->next)
        if (session->known && is_for(ban, session)) session_close(session, CLOSE_BANNED);
}

/* --- changes --------------------------------------------------------------------------------- */

static struct ban *place_of(struct bans *bans, const char *whom)
{
    const struct ban *found = find_in(bans, whom);
    return found ? &bans->ban[found - bans->ban] : NULL;
}

/* Those whose day has come make place. */
static void forget_old(struct server *server)
{
    struct bans *bans = &server->bans;
    uint32_t count = 0;
    for (uint32_t i = 0; i < bans->count; i++)
        if (now_s(server) < bans->ban[i].until_s) bans->ban[count++] = bans->ban[i];
    bans->count = count;
}

const struct ban *bans_add(struct server *server, const struct ban *ban)
{
    struct bans *bans = &server->bans;
    forget_old(server);
    struct ban *place = place_of(bans, ban->whom);
    if (!place && bans->count == BANS_MAX) return NULL;
    if (!place) {
        MEMORY_GROW(bans->ban, bans->count, bans->capacity);
        place = &bans->ban[bans->count++];
    }
    *place = *ban;
    others_changed(server);
    commits_note(&server->commits, &(struct store_note){NOTE_BAN, ban->since_s, ban->until_s,
                                                        ban->whom, ban->why});
    return place;
}

bool bans_lift(struct server *server, const char *whom)
{
    struct ban *ban = place_of(&server->bans, whom);
    if (!ban) return false;
    *ban = server->bans.ban[--server->bans.count];
    others_changed(server);
    commits_unnote(&server->commits, NOTE_BAN, whom);
    return true;
}
