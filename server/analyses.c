/* A ring of debriefs. */
#include "server/analyses.h"

#include <stdlib.h>

void analyses_init(struct analyses *analyses, int threads, bot_pool_wake_fn *wake, void *context)
{
    *analyses = (struct analyses){.pool = bot_pool_new(threads, wake, context)};
}

void analyses_release(struct analyses *analyses)
{
    bot_pool_free(analyses->pool);
    for (int i = 0; i < ANALYSES_KEPT; i++) free(analyses->kept[i].text.text);
}

/* The place of a debrief that is being made, or of "". NULL: there is none. */
static char *find_place(struct analyses *analyses, const char *replay)
{
    for (int i = 0; i < ANALYSES_WAITING; i++)
        if (!strcmp(analyses->under_way[i], replay)) return analyses->under_way[i];
    return NULL;
}

const struct out *analyses_find(struct analyses *analyses, const char *replay, struct out *record,
                                bool *busy)
{
    *busy = false;
    for (int i = 0; i < ANALYSES_KEPT; i++)
        if (!strcmp(analyses->kept[i].replay, replay)) return &analyses->kept[i].text;
    if (find_place(analyses, replay)) return NULL;
    char *place = find_place(analyses, "");
    *busy = !place;
    if (*busy) return NULL;
    memcpy(place, replay, sizeof analyses->under_way[0]);
    bot_pool_ask(analyses->pool, bot_job_analyse(replay, record));
    return NULL;
}

void analyses_collect(struct analyses *analyses)
{
    struct bot_job *job;
    while ((job = bot_pool_collect(analyses->pool))) {
        struct analysis *analysis = &analyses->kept[analyses->count++ % ANALYSES_KEPT];
        free(analysis->text.text);
        memcpy(analysis->replay, job->replay, sizeof analysis->replay);
        analysis->text = job->text;
        job->text = (struct out){0};
        *find_place(analyses, job->replay) = 0;
        bot_job_free(job);
    }
}
