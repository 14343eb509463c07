/* Each verb reads its fields and hands them to the room. */
#include "server/verbs.h"

#include <string.h>

#include "server/again.h"
#include "server/announce.h"
#include "server/chat.h"
#include "server/devices.h"
#include "server/entry.h"
#include "server/hand_in.h"
#include "server/lobby.h"
#include "server/ice.h"
#include "server/members.h"
#include "server/names.h"
#include "server/pause.h"
#include "server/personal.h"
#include "server/reports.h"
#include "server/seats.h"
#include "server/voice.h"

/* --- seats ----------------------------------------------------------------------------------- */

static enum refusal do_sit(struct envelope *r)
{
    return seats_sit(r->room, r->member, envelope_seat(r, "seat"), envelope_flag(r, "more", false));
}

static enum refusal do_stand(struct envelope *r)
{
    return seats_stand(r->room, r->member);
}

static enum refusal do_swap(struct envelope *r)
{
    r->room->now_ms = r->now_ms;
    if (!value_is(value_get(r->message, "seat"), VALUE_NULL))
        return seats_swap(r->room, r->member, envelope_seat(r, "seat"));
    seats_swap_no_more(r->room, r->member);
    return REFUSED_NOT;
}

static enum refusal do_decline(struct envelope *r)
{
    return seats_decline(r->room, r->member, envelope_count(r, "member"));
}

static enum refusal do_lock(struct envelope *r)
{
    return seats_lock(r->room, r->member, envelope_flag(r, "locked", true));
}

static enum refusal do_ready(struct envelope *r)
{
    return seats_ready(r->room, r->member, envelope_flag(r, "ready", true));
}

/* The level of a bot; NO_BOT when it is none that a host may seat. */
static enum level level_in(const struct envelope *r)
{
    int level = level_named(envelope_word(r, "level"));
    return level < 0 ? NO_BOT : level;
}

static enum refusal do_bot(struct envelope *r)
{
    bool away = value_is(value_get(r->message, "level"), VALUE_NULL);
    enum level level = level_in(r);
    if (level == NO_BOT && !away) return REFUSED_BAD_MESSAGE;
    return seats_put_bot(r->room, r->member, envelope_seat(r, "seat"), level);
}

static enum refusal do_fill(struct envelope *r)
{
    enum level level = level_in(r);
    return level == NO_BOT ? REFUSED_BAD_MESSAGE : seats_fill(r->room, r->member, level);
}

/* --- the lobby ------------------------------------------------------------------------------- */

static enum refusal do_boat(struct envelope *r)
{
    char name[NAME_BYTES];
    enum team team = team_named(envelope_word(r, "team"));
    if (team == NO_TEAM) return REFUSED_BAD_MESSAGE;
    return envelope_name(r, name) ? lobby_name_boat(r->room, r->member, team, name)
                                 : REFUSED_BAD_NAME;
}

static enum refusal do_options(struct envelope *r)
{
    return lobby_set_options(r->room, r->member, value_get(r->message, "options"),
                             &r->field);
}

static enum refusal do_start(struct envelope *r)
{
    if (!server_takes_games(r->server)) return REFUSED_DRAINING;
    enum refusal refusal = lobby_start(r->room, r->member, r->now_ms);
    if (refusal) return refusal;
    rooms_count_start(r->server, r->room);
    return REFUSED_NOT;
}

/* Only where the player is alone with his bots. */
static enum refusal do_moment(struct envelope *r)
{
    struct store_question question = {.ask = ASK_REPLAY};
    size_t length;
    const char *id = envelope_text(r, "replay", &length);
    if (!r->server->config.moments || !id || length != REPLAY_ID_CHARS) return REFUSED_BAD_MESSAGE;
    memcpy(question.id, id, length);
    const struct store_answer *answer = envelope_look(r, &question);
    if (!answer) return REFUSED_NOT;
    if (answer->found != STORE_FOUND) return REFUSED_BAD_MESSAGE;
    return lobby_go_on(r->room, r->member, &answer->record, envelope_count(r, "steps"), r->now_ms);
}

static enum refusal do_rematch(struct envelope *r)
{
    bool start = envelope_flag(r, "start", false);
    if (start && !server_takes_games(r->server)) return REFUSED_DRAINING;
    enum refusal refusal = lobby_rematch(r->room, r->member, envelope_flag(r, "swap", true), start);
    return refusal || !start ? refusal : do_start(r);
}

static enum refusal do_again(struct envelope *r)
{
    return again_vote(r->room, r->member, envelope_flag(r, "again", true));
}

/* --- the host and the others ----------------------------------------------------------------- */

static enum refusal do_kick(struct envelope *r)
{
    member_id id = envelope_count(r, "member");
    const struct member *other = members_find(r->room, id);
    struct session *session = other ? other->line : NULL;
    enum refusal refusal = members_kick(r->room, r->member, id, r->now_ms);
    if (refusal || !session) return refusal;
    session->room = NULL;
    commits_close(&r->server->commits, r->room, session, CLOSE_KICKED);
    return REFUSED_NOT;
}

static enum refusal do_host(struct envelope *r)
{
    return members_hand_over(r->room, r->member, envelope_count(r, "member"));
}

static enum refusal do_mute(struct envelope *r)
{
    return members_mute(r->room, r->member, envelope_count(r, "member"),
                        envelope_flag(r, "muted", true));
}

static enum refusal do_close(struct envelope *r)
{
    bool both_crews = seats_crews_present(r->room) == (1u << TEAMS) - 1;
    if (r->member->id != r->room->host) return REFUSED_HOST_ONLY;
    bool counts = both_crews || r->room->roster_count;
    if (r->room->state == ROOM_PLAYING && counts) return REFUSED_OVER_ONLY;
    envelope_answer(r, REFUSED_NOT);
    rooms_drop(r->server, r->room);
    r->room = NULL;
    return REFUSED_NOT;
}

/* --- lists ----------------------------------------------------------------------------------- */

/* As much as over HTTP. */
static bool may_list(struct envelope *r, enum budget budget)
{
    return r->again || addresses_spend(r->session->address, budget, 1,
                                       &r->server->config.per_address, r->now_ms);
}

static enum refusal do_rooms(struct envelope *r)
{
    if (!may_list(r, BUDGET_REQUESTS)) return REFUSED_TOO_FAST;
    out_key(&r->extra, "rooms");
    rooms_write_list(r->server, &r->extra);
    return REFUSED_NOT;
}

static enum refusal do_games(struct envelope *r)
{
    const struct store_question question = {.ask = ASK_GAMES, .who = r->session->who,
                                            .limit = GAMES_LISTED};
    if (!may_list(r, BUDGET_HEAVY)) return REFUSED_TOO_FAST;
    const struct store_answer *answer = envelope_look(r, &question);
    if (!answer) return REFUSED_NOT;
    if (answer->found != STORE_FOUND) return REFUSED_STORE;
    out_key(&r->extra, "games");
    out_bytes(&r->extra, answer->text.text, answer->text.length);
    return REFUSED_NOT;
}

static enum refusal do_ping(struct envelope *r)
{
    (void)r;
    return REFUSED_NOT;
}

/* --- the table ------------------------------------------------------------------------------- */

static enum refusal do_pause(struct envelope *r)
{
    if (!bucket_take(&r->session->calls, CALL_BURST, CALLS_PER_S, r->now_ms))
        return REFUSED_TOO_FAST; /* all hear of it */
    return pause_ask(r->room, r->member, r->now_ms);
}

static enum refusal do_resume(struct envelope *r)
{
    return pause_resume(r->room, r->member, r->now_ms);
}

static enum refusal do_chat(struct envelope *r)
{
    size_t length;
    char said[CHAT_BYTES];
    const char *text = envelope_text(r, "text", &length);
    int channel = word_in(channel_name, envelope_word(r, "to"));
    if (!bucket_take(&r->session->chats, CHAT_BURST, CHATS_PER_S, r->now_ms))
        return REFUSED_TOO_FAST;
    if (!text || !names_read(text, length, CHAT_CHARS, said) || channel < 0)
        return REFUSED_BAD_MESSAGE;
    r->server->metrics.chats++;
    return chat_say(r->room, r->member, channel, said, r->now_ms);
}

/* --- voice ----------------------------------------------------------------------------------- */

static bool may_signal(struct envelope *r)
{
    return bucket_take(&r->session->signals, SIGNAL_BURST, SIGNALS_PER_S, r->now_ms);
}

static enum refusal do_voice(struct envelope *r)
{
    int voice = word_in(voice_name, envelope_word(r, "voice"));
    return voice < 0 ? REFUSED_BAD_MESSAGE : voice_set(r->room, r->member, voice);
}

static enum refusal do_ice(struct envelope *r)
{
    enum refusal refusal = voice_problem(r->room, r->member);
    if (refusal) return refusal;
    if (!may_signal(r)) return REFUSED_TOO_FAST;
    ice_write(r->server, &r->extra);
    return REFUSED_NOT;
}

static enum refusal do_signal(struct envelope *r)
{
    struct signal signal;
    signal.text = envelope_text(r, "text", &signal.length);
    int kind = word_in(signal_name, envelope_word(r, "kind"));
    if (!may_signal(r)) return REFUSED_TOO_FAST;
    if (!signal.text || kind < 0) return REFUSED_BAD_MESSAGE;
    if (signal.length > SIGNAL_BYTES) return REFUSED_TOO_LONG;
    signal.kind = kind;
    return voice_signal(r->room, r->member, envelope_count(r, "to"), &signal);
}

/* Where a verb may be said. */
enum place { ANYWHERE, IN_ROOM };

static const struct verb {
    const char *name;
    envelope_fn *take;
    enum place place;
    bool saves; /* changes something that is kept */
} verbs[] = {
    {"hello", entry_hello, ANYWHERE, false},   {"create", entry_create, ANYWHERE, true},
    {"join", entry_join, ANYWHERE, false},     {"leave", entry_leave, IN_ROOM, true},
    {"find", entry_find, ANYWHERE, true},
    {"name", entry_name, ANYWHERE, true},      {"sit", do_sit, IN_ROOM, true},
    {"stand", do_stand, IN_ROOM, true},        {"swap", do_swap, IN_ROOM, true},
    {"ready", do_ready, IN_ROOM, true},        {"boat", do_boat, IN_ROOM, true},
    {"bot", do_bot, IN_ROOM, true},            {"fill", do_fill, IN_ROOM, true},
    {"options", do_options, IN_ROOM, true},    {"start", do_start, IN_ROOM, true},
    {"kick", do_kick, IN_ROOM, true},          {"host", do_host, IN_ROOM, true},
    {"mute", do_mute, IN_ROOM, true},          {"rematch", do_rematch, IN_ROOM, true},
    {"moment", do_moment, IN_ROOM, true},
    {"close", do_close, IN_ROOM, true},        {"rooms", do_rooms, ANYWHERE, false},
    {"games", do_games, ANYWHERE, false},      {"ping", do_ping, ANYWHERE, false},
    {"pause", do_pause, IN_ROOM, true},        {"resume", do_resume, IN_ROOM, true},
    {"decline", do_decline, IN_ROOM, false},   {"lock", do_lock, IN_ROOM, true},
    {"again", do_again, IN_ROOM, true},
    {"resync", entry_resync, IN_ROOM, false},  {"chat", do_chat, IN_ROOM, false},
    {"voice", do_voice, IN_ROOM, true},        {"ice", do_ice, IN_ROOM, false},
    {"signal", do_signal, IN_ROOM, false},
    {"password", entry_password, IN_ROOM, true}, {"report", reports_take, IN_ROOM, true},
    {"hand_in", hand_in_take, ANYWHERE, true},
    {"profile", personal_profile, ANYWHERE, false},
    {"device", devices_offer, ANYWHERE, true}, {"become", devices_become, ANYWHERE, false},
    {"export", personal_export, ANYWHERE, false}, {"forget", personal_forget, ANYWHERE, true},
};

static const struct verb *find(const char *name)
{
    for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++)
        if (!strcmp(verbs[i].name, name)) return &verbs[i];
    return NULL;
}

enum refusal verbs_take(struct envelope *envelope, const char *name)
{
    const struct verb *verb = find(name);
    if (!verb) return REFUSED_BAD_MESSAGE;
    if (verb->take != entry_hello && !envelope->session->known) return REFUSED_HELLO_FIRST;
    if (verb->place == IN_ROOM && !envelope->member) return REFUSED_NOT_IN_ROOM;
    if (verb->saves && envelope->server->failing) return REFUSED_STORE;
    enum refusal refusal = verb->take(envelope);
    if (!envelope->room) return refusal;
    rooms_settle(envelope->server, envelope->room);
    bool waits = envelope->room->to_show && envelope->member;
    if (waits) announce_room_to(envelope->room, envelope->member); /* his own change he sees now */
    return refusal;
}
