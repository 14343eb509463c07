/*
 * analyses: debriefs of finished games, made on threads of their own when somebody asks, so that no
 * bot waits for one. The latest are kept.
 */
#ifndef SERVER_ANALYSES_H
#define SERVER_ANALYSES_H

#include "server/bot_pool.h"
#include "server/bounds.h"

struct analysis {
    char replay[REPLAY_ID_CHARS + 1];
    struct out text;
};

struct analyses {
    struct bot_pool *pool;
    struct analysis kept[ANALYSES_KEPT];
    uint32_t count;                      /* made so far */
    char under_way[ANALYSES_WAITING][REPLAY_ID_CHARS + 1]; /* "": a free place */
};

void analyses_init(struct analyses *analyses, int threads, bot_pool_wake_fn *wake, void *context);
void analyses_release(struct analyses *analyses);

/* The debrief of a record; NULL while it is being made, or cannot be because too many are (`busy`).
 * May take over the record. */
const struct out *analyses_find(struct analyses *analyses, const char *replay, struct out *record,
                                bool *busy);
/* Takes what was made since. */
void analyses_collect(struct analyses *analyses);

#endif
