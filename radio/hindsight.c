/*
 * Made exact again: a widened belief that hears where the submarine surfaced.
 *
 * It remembers what it heard since it was last exact, and the wide set of spaces after each of
 * those events. Going back from the surfacing, each set loses the spaces from which what came
 * later could not have been sailed. Then the same events are heard once more from the checkpoint,
 * narrowed to those sets as they go: few families get far, and if all of them fit in the limit
 * this time the belief is exact, its counts too.
 */
#include <assert.h>

#include "base/memory.h"
#include "radio/inside.h"

/* --- memory ---------------------------------------------------------------------------------- */

static void memory_release(struct memory *memory)
{
    while (memory && --memory->refs == 0) {
        struct memory *before = memory->before;
        free(memory);
        memory = before;
    }
}

static void checkpoint_release(struct radio *checkpoint)
{
    if (checkpoint && --checkpoint->holders == 0) radio_free(checkpoint);
}

void hindsight_drop(struct radio *radio)
{
    checkpoint_release(radio->checkpoint);
    memory_release(radio->memory);
    radio->checkpoint = NULL;
    radio->memory = NULL;
}

void hindsight_share(struct radio *fork)
{
    if (fork->checkpoint) fork->checkpoint->holders++;
    if (fork->memory) fork->memory->refs++;
}

/* From here on, exact as it is. A belief that holds very much keeps no second copy of it. */
void hindsight_start(struct radio *radio)
{
    enum { SHARE = 8 };
    hindsight_drop(radio);
    if (pool_bytes(radio->pool) + priors_bytes(radio->priors) > radio->limit_bytes / SHARE) return;
    radio->checkpoint = radio_fork(radio);
    radio->checkpoint->holders = 1;
}

/* All that tells of the enemy, and all that shows that an order of the own crew is over. */
static bool tells(const struct radio *radio, const struct event *heard)
{
    switch (heard->kind) {
    case EVENT_TORPEDO:
    case EVENT_TRIGGER:
    case EVENT_ARCHER:
    case EVENT_BLAST:
    case EVENT_DRONE:
    case EVENT_DAMAGE:
    case EVENT_VOLCANO:
    case EVENT_TURN:
    case EVENT_RESUME: return true;
    default: return heard->team == radio->enemy && heard->kind != EVENT_READY;
    }
}

void hindsight_keep(struct radio *radio, const struct event *heard)
{
    if (!radio->checkpoint || !tells(radio, heard)) return;
    uint32_t length = radio->memory ? radio->memory->length + 1 : 1;
    if (length > MEMORY_MAX) {
        hindsight_drop(radio);
        return;
    }
    struct memory *memory = memory_take(sizeof *memory);
    *memory = (struct memory){1, length, radio->memory, *heard, radio->cells};
    radio->memory = memory;
}

/* --- going back ------------------------------------------------------------------------------ */

/* Where a submarine was before a silence that brought it to one of these spaces. */
static struct bits before_silence(const struct sea_tables *sea_tables, struct bits after)
{
    struct bits before = after;
    for (int dir = 0; dir < DIRS; dir++) {
        struct bits way = after;
        for (int i = 0; i < SILENCE_MAX; i++) {
            struct offset back = option_jump[1 + dir * SILENCE_MAX];
            way = bits_and(bits_slide(way, -back.x, -back.y), sea_tables->sea);
            before = bits_or(before, way);
        }
    }
    return before;
}

static struct bits before_event(const struct radio *radio, const struct event *heard,
                                struct bits after)
{
    if (heard->team != radio->enemy) return after;
    if (heard->kind == EVENT_SILENCE) return before_silence(radio->checkpoint->sea_tables, after);
    if (heard->kind != EVENT_COURSE) return after;
    struct offset step = option_jump[1 + heard->dir * SILENCE_MAX];
    return bits_slide(after, -step.x, -step.y);
}

/* The events in their order, each with the spaces that what came later leaves. */
static const struct memory **look_back(const struct radio *radio, struct bits *spaces)
{
    uint32_t count = radio->memory->length;
    const struct memory **list = memory_new(count, sizeof *list);
    struct bits later = radio->cells;
    for (const struct memory *m = radio->memory; m; m = m->before) {
        list[--count] = m;
        spaces[count] = later = bits_and(later, m->cells);
        later = before_event(radio, &m->heard, later);
    }
    assert(count == 0);
    return list;
}

static bool hear_again(struct radio *again, const struct memory **list, const struct bits *spaces,
                       uint32_t count)
{
    enum { FAMILIES_MAX = 1 << 20 }; /* looked at in all: a tenth of a second */
    size_t families = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (!radio_take_in(again, &list[i]->heard) || !radio_narrow(again, spaces[i])) return false;
        families += again->pool->count;
        if (again->loose || families > FAMILIES_MAX) return false;
    }
    return true;
}

/* Takes over what another belief knows. */
static void become(struct radio *radio, struct radio *other)
{
    struct radio old = *radio;
    *radio = *other;
    *other = old;
    radio->holders = 0;
    radio_free(other);
}

static void make_exact(struct radio *radio)
{
    struct radio *again = radio_fork(radio->checkpoint);
    struct bits *spaces = memory_new(radio->memory->length, sizeof *spaces);
    const struct memory **list = look_back(radio, spaces);
    if (hear_again(again, list, spaces, radio->memory->length)) become(radio, again);
    else radio_free(again);
    free(list);
    free(spaces);
}

/* The enemy has surfaced: exact again if it can be, and a new checkpoint if it is. */
void hindsight_surfaced(struct radio *radio)
{
    if (radio->loose && radio->checkpoint && radio->memory) make_exact(radio);
    if (!radio->loose) hindsight_start(radio);
}
