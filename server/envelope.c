/* The envelope of docs/PROTOCOL.md. */
#include "server/envelope.h"

#include <string.h>

#include "base/memory.h"
#include "server/game_request.h"
#include "server/members.h"
#include "server/names.h"
#include "server/parked.h"
#include "server/verbs.h"
#include "wire/parse.h"

#define ID_MAX (1ll << 53) /* what every language's numbers can hold */

/* --- fields ---------------------------------------------------------------------------------- */

const char *envelope_text(const struct envelope *envelope, const char *key, size_t *length)
{
    const struct value *value = value_get(envelope->message, key);
    *length = value_is(value, VALUE_TEXT) ? value_length(value) : 0;
    return value_text(value);
}

const char *envelope_word(const struct envelope *envelope, const char *key)
{
    const char *text = value_text(value_get(envelope->message, key));
    return text ? text : "";
}

bool envelope_flag(const struct envelope *envelope, const char *key, bool otherwise)
{
    const struct value *value = value_get(envelope->message, key);
    return value_is_bool(value) ? value_is(value, VALUE_TRUE) : otherwise;
}

uint32_t envelope_count(const struct envelope *envelope, const char *key)
{
    int64_t value = value_whole(value_get(envelope->message, key));
    return value < 0 || value > UINT32_MAX ? 0 : (uint32_t)value;
}

int envelope_seat(const struct envelope *envelope, const char *key)
{
    int seat = seat_named(envelope_word(envelope, key));
    return seat >= 0 && seat < SEATS ? seat : NO_SEAT;
}

bool envelope_name(const struct envelope *envelope, char name[NAME_BYTES])
{
    size_t length;
    const char *text = envelope_text(envelope, "name", &length);
    return text && names_read(text, length, NAME_CHARS, name);
}

/* --- answers --------------------------------------------------------------------------------- */

static void write_refusal(const struct envelope *envelope, enum refusal refusal,
                          struct out *out)
{
    const char *message = envelope->wrong ? envelope->wrong : refusal_text(refusal);
    bool names_field = refusal == REFUSED_BAD_OPTION || refusal == REFUSED_BAD_MESSAGE;
    out_key_bool(out, "ok", false);
    out_key_name(out, "error", envelope->code ? envelope->code : refusal_name(refusal));
    out_key_string(out, "message", message);
    if (envelope->field && names_field) out_key_name(out, "field", envelope->field);
    if (refusal == REFUSED_MOVED) out_key_name(out, "path", envelope->path);
}

static struct packet *answer_of(struct envelope *envelope, enum refusal refusal)
{
    struct out *out = workspace_text(envelope->server->work);
    out_lit(out, "{\"re\":");
    if (envelope->id >= 0) out_number(out, (uint64_t)envelope->id);
    else out_lit(out, "null");
    if (refusal) {
        write_refusal(envelope, refusal, out);
    } else {
        out_key_bool(out, "ok", true);
        if (envelope->extra.length) out_char(out, ',');
        out_bytes(out, envelope->extra.text, envelope->extra.length);
    }
    out_char(out, '}');
    envelope->answered = true;
    return packet_from(out);
}

void envelope_answer_after(struct envelope *envelope, uint64_t batch)
{
    commits_tell_after(&envelope->server->commits, batch, envelope->session,
                       answer_of(envelope, REFUSED_NOT));
}

void envelope_answer(struct envelope *envelope, enum refusal refusal)
{
    struct packet *packet = answer_of(envelope, refusal);
    /* That nothing can be saved is said at once; all else only when what it rests on is saved. */
    const struct room *room = refusal == REFUSED_STORE ? NULL : envelope->session->room;
    commits_tell(&envelope->server->commits, room, envelope->session, packet);
}

/* --- taking a message ------------------------------------------------------------------------ */

enum refusal envelope_needs_room(const struct envelope *envelope)
{
    if (!envelope->session->known) return REFUSED_HELLO_FIRST;
    return envelope->member ? REFUSED_NOT : REFUSED_NOT_IN_ROOM;
}

enum refusal envelope_needs_saving(const struct envelope *envelope)
{
    enum refusal refusal = envelope_needs_room(envelope);
    if (refusal) return refusal;
    return envelope->server->failing ? REFUSED_STORE : REFUSED_NOT;
}

static enum refusal take(struct envelope *envelope)
{
    const struct value *order = value_get(envelope->message, "order");
    const struct value *call = value_get(envelope->message, "call");
    const char *ask = value_text(value_get(envelope->message, "ask"));
    const char *verb = value_text(value_get(envelope->message, "do"));
    if (value_is(order, VALUE_OBJECT)) return game_request_order(envelope, order);
    if (value_is(call, VALUE_OBJECT)) return game_request_call(envelope, call);
    if (ask) return game_request_ask(envelope, ask);
    return verb ? verbs_take(envelope, verb) : REFUSED_BAD_MESSAGE;
}

static enum refusal refuse_too_much(struct envelope *envelope, const char *bytes,
                                    size_t length)
{
    struct server *server = envelope->server;
    struct session *session = envelope->session;
    if (!bucket_take(&session->messages, session_message_burst(server),
                     server->config.messages_per_s, envelope->now_ms)) {
        if (++session->too_fast < TOO_FAST_MAX) return REFUSED_TOO_FAST;
        server->metrics.dropped_flood++;
        session_close(session, CLOSE_FLOOD);
        return REFUSED_TOO_FAST;
    }
    if (length > TRACE_FRAME_MAX) return REFUSED_TOO_LONG;
    bool fits = length <= FRAME_MAX || memmem(bytes, length, "\"stroke\"", 8);
    return fits ? REFUSED_NOT : REFUSED_TOO_LONG;
}

static int64_t id_of(const struct value *message)
{
    const struct value *id = value_get(message, "id");
    int64_t value = value_whole(id);
    return value_is(id, VALUE_WHOLE) && value >= 0 && value <= ID_MAX ? value : -1;
}

/* False: it waits for the store. */
static bool take_message(struct session *session, const char *bytes, size_t length)
{
    char why[PARSE_WHY_MAX];
    struct server *server = session->server;
    struct envelope envelope = {.server = server, .session = session, .room = session->room,
                              .now_ms = server->now_ms, .again = session->parked};
    if (envelope.room) envelope.member = members_find(envelope.room, session->member);
    out_growing(&envelope.extra, memory_resize);
    enum refusal refusal = envelope.again ? REFUSED_NOT
                                          : refuse_too_much(&envelope, bytes, length);
    const struct value *message = NULL;
    if (refusal != REFUSED_TOO_LONG)
        message = parse_object(&server->work->in, bytes, length, why);
    envelope.message = message;
    envelope.id = id_of(message);
    if (!refusal) refusal = message ? take(&envelope) : REFUSED_BAD_JSON;
    if (!envelope.answered && !envelope.waits) envelope_answer(&envelope, refusal);
    if (refusal && refusal != REFUSED_BY_RULES) server->metrics.errors++;
    free(envelope.extra.text);
    return !envelope.waits;
}

void envelope_take(struct session *session, const char *bytes, size_t length)
{
    if (!session->parked) {
        if (!take_message(session, bytes, length)) session->parked = parked_new(bytes, length);
    } else if (!parked_add(session->parked, bytes, length)) {
        session->server->metrics.dropped_flood++;
        session_close(session, CLOSE_FLOOD);
    }
}

/* --- waiting for the store ------------------------------------------------------------------- */

static void answer_came(struct waiter *waiter, struct store_answer *answer)
{
    struct session *session = waiter->owner;
    struct parked *parked = session->parked;
    size_t at = 0, length;
    const char *bytes;
    parked_keep(parked, answer);
    if (session_is_heard(session) &&
        !take_message(session, parked->message.text, parked->message.length))
        return;
    session->parked = NULL;
    while (session_is_heard(session) && (bytes = parked_next(parked, &at, &length)))
        envelope_take(session, bytes, length);
    parked_free(parked);
}

const struct store_answer *envelope_look(struct envelope *envelope,
                                         const struct store_question *question)
{
    struct session *session = envelope->session;
    const struct parked *parked = session->parked;
    if (parked && parked->answer[question->ask]) return parked->answer[question->ask];
    envelope->waits = true;
    session->waiter.found = answer_came;
    session->waiter.owner = session;
    lookups_ask(envelope->server, question, &session->waiter);
    return NULL;
}

void envelope_forget(struct envelope *envelope, enum store_ask ask)
{
    struct parked *parked = envelope->session->parked;
    if (!parked) return;
    store_answer_free(parked->answer[ask]);
    parked->answer[ask] = NULL;
}
