/* The rules of server/pg_schema.c once more, over three arrays. */
#include "faults/shared.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "faults/seeds.h"
#include "rules/rng.h"

const char *const protection_name[PROTECTIONS + 1] = {
#define X(id, name) name,
    PROTECTIONS(X)
#undef X
};

/* What becomes of a batch that has arrived. */
enum fate {
    SAVED,
    SAVED_SILENTLY, /* the answer is lost */
    LOST_SILENTLY,  /* the batch is, on its way */
    SAVED_WARNED,   /* the standby has not confirmed it */
    LOST_WARNED,    /* and then took over */
    REFUSED,        /* the disk is full */
    FATES
};

struct flight {
    struct store_batch batch; /* a copy: who sent it may be gone */
    uint64_t epoch;           /* 0: it takes a lease first */
    uint64_t sent_ms, at_ms, answer_ms;
    enum fate fate;
    bool arrived;
    struct store_outcome outcome;
};

static struct node_link *link_of(struct store *store)
{
    return (struct node_link *)store;
}

static bool chance(struct shared *shared, uint32_t one_in)
{
    return rng_below(shared->rng, one_in) == 0;
}

/* On its way: mostly some milliseconds, now and then longer than anybody waits. */
static uint64_t delay(struct shared *shared)
{
    if (!shared->faulty || !chance(shared, 100)) return 1 + rng_below(shared->rng, 30);
    return rng_below(shared->rng, 2 * ANSWER_MS);
}

/* --- leases ---------------------------------------------------------------------------------- */

static uint64_t take_lease(struct shared *shared, uint32_t number)
{
    shared->node[number] = (struct shared_node){
        .epoch = ++shared->epochs, .seen_ms = shared->now_ms, .since_ms = shared->now_ms};
    return shared->epochs;
}

static bool is_late(const struct shared *shared, const struct shared_node *node)
{
    return node->seen_ms + LEASE_MS < shared->now_ms;
}

static uint32_t node_of(const struct shared *shared, uint64_t epoch)
{
    for (uint32_t i = 1; epoch && i <= NODES; i++)
        if (shared->node[i].epoch == epoch) return i;
    return 0;
}

static bool is_held(const struct node_link *link)
{
    return link->shared->now_ms < link->renewed_ms + LEASE_MS;
}

static void renew(struct node_link *link, uint64_t began_ms)
{
    if (began_ms > link->renewed_ms + LEASE_MS) link->since_ms = began_ms;
    link->renewed_ms = began_ms;
}

/* Only who has held his own lease for its whole length may say that another one is dead. */
static bool bury(struct node_link *link)
{
    struct shared *shared = link->shared;
    const struct shared_node *self = &shared->node[link->number];
    uint64_t now_ms = shared->now_ms;
    uint64_t before = shared->buried;
    bool sure = link->epoch && now_ms < link->renewed_ms + LEASE_MS / 2 &&
                now_ms > link->since_ms + LEASE_MS && self->epoch == link->epoch &&
                self->since_ms + LEASE_MS < now_ms && !is_late(shared, self);
    for (uint32_t i = 1; sure && i <= NODES; i++) {
        struct shared_node *node = &shared->node[i];
        if (!node->epoch || i == link->number || !is_late(shared, node)) continue;
        node->epoch = 0;
        shared->buried++;
    }
    return shared->buried > before;
}

/* As a server would say of itself that is asked. */
static bool another_is_well(const struct node_link *link)
{
    const struct shared *shared = link->shared;
    for (uint32_t i = 1; i <= NODES; i++)
        if (i != link->number && shared->node[i].epoch && !is_late(shared, &shared->node[i]))
            return true;
    return false;
}

/* --- writing --------------------------------------------------------------------------------- */

static struct shared_room *find_room(struct shared *shared, uint64_t room)
{
    for (uint32_t i = 0; i < shared->rooms; i++)
        if (shared->room[i].room == room) return &shared->room[i];
    return NULL;
}

static void set_owner(struct shared *shared, uint64_t id, uint64_t owner)
{
    struct shared_room *room = find_room(shared, id);
    if (!room) {
        MEMORY_GROW(shared->room, shared->rooms, shared->room_capacity);
        room = &shared->room[shared->rooms++];
        *room = (struct shared_room){.room = id};
    }
    room->owner = owner;
}

static uint32_t rows_of(const struct shared *shared, const struct store_entry *entry)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < shared->kept.rows; i++)
        count += shared->kept.row[i].room == entry->room && shared->kept.row[i].game == entry->game;
    return count;
}

/* Written down apart from the fence: what would be wrong if it let this through. */
static void watch_row(struct shared *shared, const struct store_entry *entry, uint32_t number,
                      uint64_t epoch)
{
    const struct shared_room *room = find_room(shared, entry->room);
    uint32_t rows = rows_of(shared, entry);
    const char *wrong = NULL;
    if (shared->node[number].epoch != epoch) wrong = "without a lease";
    else if (room && room->owner != epoch) wrong = "by a server that does not hold the room";
    else if (shared->wrote[number] > epoch) wrong = "under an older lease after a newer one";
    else if (entry->kind == STORE_LOG && entry->seq < rows) wrong = "twice";
    else if (entry->kind == STORE_LOG && entry->seq > rows) wrong = "behind a gap";
    if (wrong)
        seeds_wrong("row %u of game %u in room %llu was written %s (server %u, lease %llu)",
                    entry->seq, entry->game, (unsigned long long)entry->room, wrong, number,
                    (unsigned long long)epoch);
    shared->wrote[number] = epoch;
}

static void write_batch(struct shared *shared, const struct flight *flight, uint32_t number,
                        uint64_t epoch)
{
    struct store_batch one = flight->batch;
    for (uint32_t i = 0; i < flight->batch.count; i++) {
        const struct store_entry *entry = &flight->batch.entry[i];
        if (entry->room != NO_ROOM && entry->kind != STORE_HOLD)
            watch_row(shared, entry, number, epoch);
        if (entry->kind == STORE_ROOM) set_owner(shared, entry->room, epoch);
        if (entry->kind == STORE_FREE || entry->kind == STORE_DROP)
            set_owner(shared, entry->room, 0);
        one.entry = &flight->batch.entry[i];
        one.count = 1;
        memory_store_apply(&shared->kept, &one);
    }
    shared->commits++;
}

/* Whether the lease is still good and the batch new. */
static enum store_result pass_fence(struct shared *shared, const struct flight *flight,
                                    uint32_t number, uint64_t epoch)
{
    struct shared_node *node = &shared->node[number];
    uint64_t batch = flight->batch.number;
    if (node->epoch == epoch && batch <= node->batch && !shared->without[PROTECTION_NUMBERS])
        return STORE_DONE;
    if (node->epoch != epoch && !shared->without[PROTECTION_FENCE])
        return node->epoch ? STORE_REPLACED : STORE_FENCED;
    if (is_late(shared, node)) node->since_ms = shared->now_ms;
    node->seen_ms = shared->now_ms;
    if (batch > node->batch) node->batch = batch;
    return STORE_NOTHING;
}

static struct store_outcome failed(const char *why, bool unknown)
{
    struct store_outcome outcome = {.result = STORE_FAILED, .unknown = unknown};
    snprintf(outcome.why, sizeof outcome.why, "%s", why);
    return outcome;
}

static void arrive(struct node_link *link, struct flight *flight)
{
    struct shared *shared = link->shared;
    bool saves = flight->fate <= SAVED_SILENTLY || flight->fate == SAVED_WARNED;
    uint64_t epoch = flight->epoch;
    flight->arrived = true;
    if (flight->answer_ms < shared->now_ms) flight->answer_ms = shared->now_ms;
    shared->lost += flight->fate != SAVED;
    if (flight->fate == REFUSED) flight->outcome = failed("disk full", false);
    else flight->outcome = failed("the standby has not confirmed the commit", true);
    if (shared->without[PROTECTION_DURABILITY] && flight->fate == LOST_WARNED)
        flight->outcome.result = STORE_DONE;
    if (!saves) return;
    if (!epoch) epoch = flight->epoch = take_lease(shared, link->number);
    enum store_result result = pass_fence(shared, flight, link->number, epoch);
    if (result == STORE_NOTHING) {
        write_batch(shared, flight, link->number, epoch);
        result = STORE_DONE;
    }
    if (flight->fate == SAVED || result != STORE_DONE) flight->outcome.result = result;
}

static void flight_free(struct flight *flight)
{
    if (!flight) return;
    store_batch_release(&flight->batch);
    free(flight);
}

static enum fate fate_of(struct shared *shared)
{
    if (!shared->faulty || !chance(shared, 40)) return SAVED;
    return (enum fate)rng_below(shared->rng, FATES);
}

static void copy_batch(struct store_batch *to, const struct store_batch *from)
{
    store_batch_init(to);
    to->number = from->number;
    to->entry = memory_copy(from->entry, from->count * sizeof *from->entry);
    to->count = to->capacity = from->count;
    out_bytes(&to->bytes, from->bytes.text, from->bytes.length);
}

/* A new connection: what an earlier one of this server has left behind is ended. */
static void link_submit(struct store *store, const struct store_batch *batch)
{
    struct node_link *link = link_of(store);
    struct shared *shared = link->shared;
    flight_free(link->flight);
    struct flight *flight = link->flight = memory_new(1, sizeof *flight);
    copy_batch(&flight->batch, batch);
    flight->epoch = link->epoch;
    flight->sent_ms = shared->now_ms;
    flight->at_ms = flight->sent_ms + delay(shared);
    flight->answer_ms = flight->at_ms + delay(shared);
    flight->fate = fate_of(shared);
    link->batch = batch;
}

static bool is_answered(const struct node_link *link)
{
    const struct flight *flight = link->flight;
    bool silent = flight->fate == SAVED_SILENTLY || flight->fate == LOST_SILENTLY;
    bool in_time = flight->answer_ms < flight->sent_ms + ANSWER_MS;
    return flight->arrived && !silent && in_time && !link->cut &&
           link->shared->now_ms >= flight->answer_ms;
}

static void hear_outcome(struct node_link *link)
{
    const struct flight *flight = link->flight;
    enum store_result result = flight->outcome.result;
    if (result == STORE_FENCED || result == STORE_REPLACED) link->epoch = link->renewed_ms = 0;
    else if (flight->epoch) link->epoch = flight->epoch;
    if (result == STORE_DONE) renew(link, flight->sent_ms);
}

static struct store_outcome link_collect(struct store *store, bool wait)
{
    struct node_link *link = link_of(store);
    const struct flight *flight = link->flight;
    struct store_outcome outcome = {0};
    (void)wait;
    if (!link->batch) return outcome;
    bool answered = is_answered(link);
    if (!answered && link->shared->now_ms < flight->sent_ms + ANSWER_MS) return outcome;
    link->batch = NULL;
    if (!answered) {
        outcome = failed("no answer in time", true);
        outcome.elsewhere = !is_held(link) && another_is_well(link);
        return outcome;
    }
    hear_outcome(link);
    return flight->outcome;
}

/* --- reading --------------------------------------------------------------------------------- */

static uint64_t number_of(const struct shared *shared, const char *code)
{
    for (uint32_t i = 0; i < shared->kept.rooms; i++)
        if (!strcmp(shared->kept.room[i].code, code)) return shared->kept.room[i].id;
    return NO_ROOM;
}

static enum store_found adopt(struct node_link *link, const struct inquiry *inquiry,
                              struct store_answer *answer, bool *stale)
{
    struct shared *shared = link->shared;
    uint64_t id = number_of(shared, inquiry->question.code);
    struct shared_room *room = find_room(shared, id);
    *stale = false;
    if (!inquiry->epoch || shared->node[link->number].epoch != inquiry->epoch)
        return STORE_UNREADABLE;
    if (!id || !room) return STORE_NONE;
    uint32_t owner = node_of(shared, room->owner);
    if (owner && owner != link->number && !shared->without[PROTECTION_OWNER]) {
        *stale = is_late(shared, &shared->node[owner]);
        answer->node = owner;
        return STORE_ELSEWHERE;
    }
    room->owner = inquiry->epoch;
    shared->adopted++;
    return memory_store_look(&shared->kept, answer);
}

static enum store_found look_room(struct node_link *link, const struct inquiry *inquiry,
                                  struct store_answer *answer)
{
    bool stale;
    enum store_found found = adopt(link, inquiry, answer, &stale);
    if (stale && bury(link)) found = adopt(link, inquiry, answer, &stale);
    return found;
}

static void perform(struct node_link *link, struct inquiry *inquiry)
{
    struct store_answer *answer = inquiry->answer ? inquiry->answer
                                                  : store_answer_new(&inquiry->question);
    inquiry->done = true;
    if (inquiry->question.ask == ASK_OPEN) bury(link);
    inquiry->found = inquiry->question.hold ? look_room(link, inquiry, answer)
                                            : memory_store_look(&link->shared->kept, answer);
    if (!inquiry->answer) store_answer_free(answer);
}

static void begin(struct node_link *link, struct store_answer *answer)
{
    struct shared *shared = link->shared;
    uint64_t at_ms = shared->now_ms + delay(shared);
    link->inquiry = (struct inquiry){
        .ticket = answer->ticket, .epoch = link->epoch, .sent_ms = shared->now_ms, .at_ms = at_ms,
        .answer_ms = at_ms + delay(shared), .question = answer->question, .answer = answer,
        .lost = shared->faulty && chance(shared, 40)};
}

/* Nobody waits any more, but what was sent may still happen. */
static void give_up(struct node_link *link)
{
    struct inquiry *inquiry = &link->inquiry;
    inquiry->answer = NULL;
    inquiry->ticket = 0;
    if (!inquiry->done && inquiry->question.hold && chance(link->shared, 2)) link->late = *inquiry;
    inquiry->done = true;
}

static void link_look(struct store *store, struct store_answer *answer)
{
    struct node_link *link = link_of(store);
    struct inquiry *inquiry = &link->inquiry;
    if (inquiry->ticket != answer->ticket) begin(link, answer);
    bool answered = inquiry->done && !inquiry->lost && !link->cut;
    bool late = link->shared->now_ms >= inquiry->sent_ms + ANSWER_MS;
    answer->found = STORE_LATER;
    if (answered && link->shared->now_ms >= inquiry->answer_ms) answer->found = inquiry->found;
    else if (late) answer->found = STORE_UNREADABLE;
    else return;
    give_up(link);
}

static bool link_held(struct store *store)
{
    return is_held(link_of(store));
}

static bool link_notes(struct store *store, enum note_kind kind, int limit, store_note_fn *fn,
                       void *context)
{
    (void)store, (void)kind, (void)limit, (void)fn, (void)context;
    return true;
}

/* --- time ------------------------------------------------------------------------------------ */

void shared_pass(struct shared *shared, struct node_link *link, uint64_t now_ms)
{
    struct inquiry *const asked[] = {&link->inquiry, &link->late};
    struct flight *flight = link->flight;
    shared->now_ms = now_ms;
    if (link->cut || now_ms < shared->hangs_until_ms) return;
    if (flight && !flight->arrived && now_ms >= flight->at_ms) arrive(link, flight);
    for (int i = 0; i < 2; i++)
        if (!asked[i]->done && now_ms >= asked[i]->at_ms) perform(link, asked[i]);
}

/* --- up and down ----------------------------------------------------------------------------- */

void shared_init(struct shared *shared, uint64_t *rng)
{
    *shared = (struct shared){.rng = rng, .faulty = true};
}

void shared_release(struct shared *shared)
{
    memory_store_release(&shared->kept);
    free(shared->room);
    *shared = (struct shared){0};
}

static void link_close(struct store *store)
{
    (void)store;
}

void link_init(struct node_link *link, struct shared *shared, uint32_t number)
{
    static const struct store_ops ops = {
        .close = link_close, .submit = link_submit, .collect = link_collect, .held = link_held,
        .look = link_look, .notes = link_notes};
    *link = (struct node_link){.store = {.ops = &ops, .shared = true}, .shared = shared,
                               .number = number};
    link->inquiry.done = link->late.done = true;
}

void link_open(struct node_link *link)
{
    flight_free(link->flight);
    link->flight = NULL;
    link->epoch = take_lease(link->shared, link->number);
    renew(link, link->shared->now_ms);
}

void link_drop(struct node_link *link)
{
    struct store_answer *answer;
    give_up(link);
    link->batch = NULL;
    link->epoch = link->renewed_ms = 0;
    while ((answer = store_answers_take(&link->store.asked))) store_answer_free(answer);
}

void link_release(struct node_link *link)
{
    link_drop(link);
    flight_free(link->flight);
    link->flight = NULL;
}
