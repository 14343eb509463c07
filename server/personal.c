/* Rooms in memory are changed here, all else by the store, with one batch; then he is told. */
#include "server/personal.h"

#include "server/entry.h"
#include "server/members.h"
#include "server/profile.h"

/* --- A copy ---------------------------------------------------------------------------------- */

static bool may_ask(struct envelope *r)
{
    return r->again || addresses_spend(r->session->address, BUDGET_HEAVY, 1,
                                       &r->server->config.per_address, r->now_ms);
}

/* NULL: the message waits. */
static const struct store_answer *look_up(struct envelope *r)
{
    return envelope_look(r, &(struct store_question){.ask = ASK_PERSON, .who = r->session->who});
}

/* Who has finished no game has an empty one. */
static void write_profile(struct envelope *r, const struct store_answer *answer)
{
    out_key(&r->extra, "profile");
    if (answer->found == STORE_FOUND)
        out_bytes(&r->extra, answer->text.text, answer->text.length);
    else profile_write(&(struct profile){0}, &r->extra);
}

enum refusal personal_profile(struct envelope *r)
{
    if (!may_ask(r)) return REFUSED_TOO_FAST;
    const struct store_answer *answer = look_up(r);
    if (!answer) return REFUSED_NOT;
    if (answer->found == STORE_UNREADABLE) return REFUSED_STORE;
    write_profile(r, answer);
    return REFUSED_NOT;
}

enum refusal personal_export(struct envelope *r)
{
    char person[PERSON_CHARS + 1];
    const struct store_question question = {.ask = ASK_GAMES, .who = r->session->who,
                                            .limit = GAMES_EXPORTED};
    if (!may_ask(r)) return REFUSED_TOO_FAST;
    const struct store_answer *rooms = entry_find_own_rooms(r);
    const struct store_answer *games = rooms ? envelope_look(r, &question) : NULL;
    const struct store_answer *profile = games ? look_up(r) : NULL;
    if (!profile) return REFUSED_NOT;
    if (rooms->found == STORE_UNREADABLE || games->found != STORE_FOUND ||
        profile->found == STORE_UNREADABLE)
        return REFUSED_STORE;
    person_write(&r->session->who, person);
    out_key_name(&r->extra, "person", person);
    out_key_string(&r->extra, "name", r->session->name);
    out_key_name(&r->extra, "emblem", emblem_name[r->session->emblem]);
    write_profile(r, profile);
    entry_write_own_rooms(r, rooms);
    out_key(&r->extra, "games");
    out_bytes(&r->extra, games->text.text, games->text.length);
    return REFUSED_NOT;
}

/* --- the end --------------------------------------------------------------------------------- */

/* Whoever plays on in his place, and the log that names his number, know nothing of him. */
static void leave_for_good(struct envelope *r, struct room *room, struct member *member)
{
    member_id id = member->id;
    if (member->line) member->line->room = NULL;
    member->line = NULL;
    members_leave(room, member, r->now_ms);
    member = members_find(room, id);
    if (!member) return;
    for (uint32_t i = 0; i < room->roster_count; i++)
        if (person_equal(&room->roster[i].who, &member->who))
            room->roster[i] = room->roster[--room->roster_count];
    member->name[0] = 0;
    member->emblem = NO_EMBLEM;
    token_random(&member->who, sizeof member->who);
}

static void leave_all(struct envelope *r)
{
    EACH_ROOM(room, &r->server->rooms) {
        struct member *member = members_person(room, &r->session->who);
        if (!member) continue;
        leave_for_good(r, room, member);
        rooms_settle(r->server, room);
    }
    r->room = NULL;
    r->member = NULL;
}

enum refusal personal_forget(struct envelope *r)
{
    size_t length;
    struct person who;
    struct session *session = r->session;
    const char *token = envelope_text(r, "token", &length);
    if (!token || !token_person(token, length, &who) || !person_equal(&who, &session->who))
        return REFUSED_BAD_TOKEN;
    if (!may_ask(r)) return REFUSED_TOO_FAST;
    leave_all(r);
    uint64_t batch = commits_forget_person(&r->server->commits, &who, session->name);
    session->name[0] = 0;
    session->emblem = NO_EMBLEM;
    envelope_answer_after(r, batch);
    return REFUSED_NOT;
}
