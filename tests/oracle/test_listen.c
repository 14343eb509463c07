/*
 * test_listen: every event that a game can print is read back as it was, and printed the same.
 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/oracle/voyage.h"
#include "wire/json.h"
#include "wire/listen.h"

enum { GAMES = 300, ORDERS_MAX = 300 };

static struct events events;

static bool same_again(const struct event *heard, bool kinds[EVENT_KINDS])
{
    struct out once, twice;
    struct event again;
    char why[PARSE_WHY_MAX];
    out_growing(&once, realloc);
    out_growing(&twice, realloc);
    json_event(&once, heard, NULL);
    struct in in = {0};
    const struct value *object = parse_object(&in, out_cstring(&once), once.length, why);
    assert(object);
    bool same = listen_event(object, &again, why);
    if (same) json_event(&twice, &again, NULL);
    same = same && !strcmp(out_cstring(&once), out_cstring(&twice));
    if (!same) fprintf(stderr, "%s\n%s\n", out_cstring(&once), out_cstring(&twice));
    kinds[heard->kind] = true;
    in_release(&in);
    free(once.text);
    free(twice.text);
    return same;
}

static bool play(uint64_t seed, bool kinds[EVENT_KINDS])
{
    static struct voyage v;
    struct order order;
    voyage_begin(&v, seed, VOYAGE_ANY);
    for (int n = 0; n < ORDERS_MAX && voyage_pick(&v, &order); n++) {
        events.count = 0;
        voyage_give(&v, &order, &events);
        for (int i = 0; i < events.count; i++) {
            struct event heard;
            uint16_t ears = i % 2 ? EARS_PUBLIC : EARS_ALL;
            if (event_for(&events.list[i], ears, &heard) && !same_again(&heard, kinds))
                return false;
        }
    }
    return true;
}

int main(void)
{
    bool kinds[EVENT_KINDS] = {false};
    int seen = 0;
    for (uint64_t seed = 1; seed <= GAMES; seed++)
        if (!play(seed, kinds)) return 1;
    for (int i = 0; i < EVENT_KINDS; i++) seen += kinds[i];
    printf("%d games, %d of %d kinds of events\n", GAMES, seen, EVENT_KINDS);
    return seen < EVENT_KINDS - 3; /* rejected strokes, draws: no voyage does that */
}
