/* The card names the seats, the entry says whose they were. */
#include "server/people.h"

#include "server/ratings.h"

static struct played *find(struct people *people, const struct person *who)
{
    EACH_PLAYED(one, people)
        if (person_equal(&one->who, who)) return one;
    return NULL;
}

static const char *text_in(const struct value *seat, const char *key)
{
    const char *text = value_text(value_get(seat, key));
    return text ? text : "";
}

static void add(struct people *people, const struct person *who, unsigned seats)
{
    if (!seats || find(people, who) || people->count == PEOPLE_MAX) return;
    const struct value *seat = value_at(value_get(people->card, "seats"),
                                        (uint32_t)__builtin_ctz(seats));
    people->one[people->count++] =
        (struct played){.who = *who, .seats = seats, .name = text_in(seat, "name"),
                        .emblem = text_in(seat, "emblem")};
}

void people_take(struct played *one, const struct store_batch *batch,
                 const struct store_entry *entry)
{
    const char *text = batch->bytes.text;
    *one = (struct played){.name = text + entry->part[1].offset,
                           .emblem = text + entry->part[2].offset};
    memcpy(one->who.hash, text + entry->part[0].offset, PERSON_BYTES);
    profile_read(&one->profile, text + entry->part[3].offset, entry->part[3].length);
}

void people_open(struct people *people, const struct store_batch *batch,
                 const struct store_entry *entry)
{
    const struct store_part *card = &entry->part[1], *who = &entry->part[3];
    const char *text = batch->bytes.text;
    *people = (struct people){0};
    if (entry->counted) return;
    people->card = in_read(&people->in, text + card->offset, card->length);
    if (value_is(value_get(people->card, "practice"), VALUE_TRUE)) return; /* counts for nobody */
    for (uint32_t i = 0; i < who->length / PERSON_BYTES && i < entry->part[4].length; i++) {
        struct person person;
        memcpy(person.hash, text + who->offset + i * PERSON_BYTES, PERSON_BYTES);
        add(people, &person, (uint8_t)text[entry->part[4].offset + i]);
    }
}

void people_count(struct people *people, int64_t ended_s)
{
    EACH_PLAYED(one, people) profile_add(&one->profile, people->card, one->seats);
    ratings_count(people, ended_s);
}

void people_close(struct people *people)
{
    in_release(&people->in);
}
