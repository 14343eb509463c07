/* One question for all people of a batch; somebody may have played several of its games. */
#include "server/pg_people.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"
#include "server/ratings.h"

static struct pg_person *find(const struct pg_people *people, const struct person *who)
{
    for (uint32_t i = 0; i < people->count; i++)
        if (person_equal(&people->one[i].played.who, who)) return &people->one[i];
    return NULL;
}

static void gather(struct pg_people *people, const struct store_batch *batch,
                   const struct store_entry *entry)
{
    struct people game;
    people_open(&game, batch, entry);
    EACH_PLAYED(one, &game) {
        if (find(people, &one->who)) continue;
        MEMORY_GROW(people->one, people->count, people->capacity);
        people->one[people->count++] = (struct pg_person){.played = {.who = one->who}};
    }
    people_close(&game);
}

bool pg_read_person(const PGresult *result, int row, struct person *who)
{
    size_t length;
    unsigned char *hash =
        PQunescapeBytea((const unsigned char *)PQgetvalue(result, row, 0), &length);
    if (length == PERSON_BYTES) memcpy(who->hash, hash, PERSON_BYTES);
    PQfreemem(hash);
    return length == PERSON_BYTES;
}

static void take(struct pg_people *people, const PGresult *result)
{
    for (int i = 0; i < PQntuples(result); i++) {
        struct person who;
        struct pg_person *one = pg_read_person(result, i, &who) ? find(people, &who) : NULL;
        if (!one) continue;
        one->version = strtoll(PQgetvalue(result, i, 1), NULL, 10);
        profile_read(&one->played.profile, PQgetvalue(result, i, 2),
                     (size_t)PQgetlength(result, i, 2));
    }
}

static bool ask(struct pg_people *people, struct pg_link *link)
{
    struct pg_parameters with = {0};
    struct out hashes;
    PGresult *result;
    out_growing(&hashes, memory_resize);
    pg_array_open(&hashes, PG_BYTEA, people->count);
    for (uint32_t i = 0; i < people->count; i++)
        pg_array_bytes(&hashes, people->one[i].played.who.hash, PERSON_BYTES);
    pg_put_bytes(&with, hashes.text, hashes.length);
    pg_link_begin(link);
    pg_link_send(link, "people", &with);
    pg_link_end(link);
    free(hashes.text);
    while (pg_link_next(link, &result)) {
        take(people, result);
        PQclear(result);
    }
    return pg_link_finish(link);
}

bool pg_people_read(struct pg_people *people, struct pg_link *link,
                    const struct store_batch *batch)
{
    for (uint32_t i = 0; i < batch->count; i++)
        if (batch->entry[i].kind == STORE_REPLAY) gather(people, batch, &batch->entry[i]);
    return !people->count || ask(people, link);
}

static void count_game(struct pg_people *people, const struct store_batch *batch,
                       const struct store_entry *entry)
{
    struct people game;
    people_open(&game, batch, entry);
    EACH_PLAYED(one, &game) one->profile = find(people, &one->who)->played.profile;
    people_count(&game, entry->ended_s);
    EACH_PLAYED(one, &game) {
        struct pg_person *kept = find(people, &one->who);
        kept->played.profile = one->profile;
        kept->at_s = entry->ended_s;
        snprintf(kept->name, sizeof kept->name, "%s", one->name);
        snprintf(kept->emblem, sizeof kept->emblem, "%s", one->emblem);
    }
    people_close(&game);
}

static void send_person(struct pg_link *link, const struct pg_person *one)
{
    struct pg_parameters with = {0};
    struct out text;
    out_growing(&text, memory_resize);
    profile_write(&one->played.profile, &text);
    pg_put_bytes(&with, one->played.who.hash, PERSON_BYTES);
    pg_put_number(&with, one->version);
    pg_put_number(&with, one->at_s);
    pg_put_bytes(&with, one->name, strlen(one->name));
    pg_put_bytes(&with, one->emblem, strlen(one->emblem));
    pg_put_bytes(&with, text.text, text.length);
    pg_put_number(&with, ratings_rank(&one->played.profile, TURN_BY_TURN));
    pg_put_number(&with, ratings_rank(&one->played.profile, REAL_TIME));
    pg_link_send(link, "person", &with);
    free(text.text);
}

void pg_people_put(struct pg_link *link, const struct store_batch *batch,
                   const struct store_entry *entry)
{
    struct pg_person one = {.at_s = entry->at_s};
    people_take(&one.played, batch, entry);
    snprintf(one.name, sizeof one.name, "%s", one.played.name);
    snprintf(one.emblem, sizeof one.emblem, "%s", one.played.emblem);
    send_person(link, &one);
}

void pg_people_send(struct pg_people *people, struct pg_link *link,
                    const struct store_batch *batch)
{
    for (uint32_t i = 0; people->count && i < batch->count; i++)
        if (batch->entry[i].kind == STORE_REPLAY) count_game(people, batch, &batch->entry[i]);
    for (uint32_t i = 0; i < people->count; i++) send_person(link, &people->one[i]);
}

void pg_people_release(struct pg_people *people)
{
    free(people->one);
    *people = (struct pg_people){0};
}
