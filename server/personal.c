/* Rooms in memory are changed here, all else by the store, with one batch; then he is told. */
#include "server/personal.h"

#include "server/entry.h"
#include "server/members.h"

/* A copy */

static bool may_ask(struct envelope *r)
{
    return r->again || addresses_spend(r->session->address, BUDGET_HEAVY, 1,
                                       &r->server->config.per_address, r->now_ms);
}

enum refusal personal_export(struct envelope *r)
{
    char person[PERSON_CHARS + 1];
    const struct store_question question = {.ask = ASK_GAMES, .who = r->session->who,
                                            .limit = GAMES_EXPORTED};
    if (!may_ask(r)) return REFUSED_TOO_FAST;
    const struct store_answer *rooms = entry_find_own_rooms(r);
    const struct store_answer *games = rooms ? envelope_look(r, &question) : NULL;
    if (!games) return REFUSED_NOT;
    if (rooms->found == STORE_UNREADABLE || games->found != STORE_FOUND) return REFUSED_STORE;
    person_write(&r->session->who, person);
    out_key_name(&r->extra, "person", person);
    out_key_string(&r->extra, "name", r->session->name);
    entry_write_own_rooms(r, rooms);
    out_key(&r->extra, "games");
    out_bytes(&r->extra, games->text.text, games->text.length);
    return REFUSED_NOT;
}

/* The end */

/* Whoever plays on in his place, and the log that names his number, know nothing of him. */
static void leave_for_good(struct envelope *r, struct room *room, struct member *member)
{
    member_id id = member->id;
    if (member->line) member->line->room = NULL;
    member->line = NULL;
    members_leave(room, member, r->now_ms);
    member = members_find(room, id);
    if (!member) return;
    member->name[0] = 0;
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
    envelope_answer_after(r, batch);
    return REFUSED_NOT;
}
