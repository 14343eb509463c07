/* `fathom analyse`: the debrief of a record, for people. */
#include <stdio.h>
#include <stdlib.h>

#include "tools/setup.h"
#include "tools/tell.h"
#include "tools/verb.h"
#include "wire/json_debrief.h"
#include "wire/record.h"

enum { ANALYSE_MAX_BYTES = 16 << 20, CURVE_WIDTH = 36, LISTED_MAX = 8 };

static const char *weapon(int kind)
{
    return kind == DO_TORPEDO ? "torpedo" : kind == DO_TRIGGER ? "mine" : "Archer mine";
}

static const char *space_text(uint8_t at)
{
    static char name[SPACE_NAME_MAX];
    space_name(at, name);
    return name;
}

static void print_bar(int places, int most)
{
    int width = most ? (places * CURVE_WIDTH + most - 1) / most : 0;
    for (int i = 0; i < CURVE_WIDTH; i++) fputs(i < width ? "\u2588" : " ", stdout);
}

static int most_places(const struct debrief *d)
{
    int most = 1;
    for (uint32_t i = 0; i < d->turn_count; i++)
        for (int t = 0; t < TEAMS; t++)
            if (d->turns[i].places[t] > most) most = d->turns[i].places[t];
    return most;
}

static void print_curve(const struct debrief *d)
{
    int most = most_places(d);
    printf("Where each boat could be, as far as the other crew can tell\n\n");
    printf("turn  who     move      hull  blue  %-*s yellow\n", CURVE_WIDTH, "");
    for (uint32_t i = 0; i < d->turn_count; i++) {
        const struct debrief_turn *t = &d->turns[i];
        printf("%4u  %-7s %-8s  %u:%u  %4u  ", i + 1, team_title(t->team),
               order_name((enum order_kind)t->kind), t->hull[BLUE], t->hull[YELLOW],
               t->places[BLUE]);
        print_bar(t->places[BLUE], most);
        printf(" %4u  ", t->places[YELLOW]);
        print_bar(t->places[YELLOW], most);
        printf("%s\n", t->exact ? "" : " ~");
    }
}

static const char *outcome(int result)
{
    return result == RESULT_DIRECT ? "direct hit" : result == RESULT_INDIRECT ? "near hit" : "miss";
}

static void print_shot(const struct debrief_shot *s)
{
    printf("  turn %3u  %-6s  %-11s  at %-3s  direct %3.0f %%  near %3.0f %%   %s", s->turn + 1,
           team_title(s->team), weapon(s->kind), space_text(s->at), s->direct * 100,
           s->indirect * 100, outcome(s->result[s->team ^ 1]));
    if (s->result[s->team] != RESULT_CLEAR)
        printf(", and %s on itself", outcome(s->result[s->team]));
    putchar('\n');
}

static void print_shots(const struct debrief *d)
{
    printf("\nShots, with their chances at that moment\n\n");
    for (uint32_t i = 0; i < d->shot_count; i++) print_shot(&d->shots[i]);
    if (!d->shot_count) puts("  none");
}

static int better_shot(const void *a, const void *b)
{
    const struct debrief_shot *x = a, *y = b;
    float dx = 2 * x->direct + x->indirect, dy = 2 * y->direct + y->indirect;
    return dx < dy ? 1 : dx > dy ? -1 : 0;
}

static int better_question(const void *a, const void *b)
{
    const struct debrief_question *x = a, *y = b;
    return x->bits < y->bits ? 1 : x->bits > y->bits ? -1 : 0;
}

static void print_missed(struct debrief *d)
{
    qsort(d->missed, d->missed_count, sizeof(*d->missed), better_shot);
    qsort(d->unasked, d->unasked_count, sizeof(*d->unasked), better_question);
    printf("\nChances that were let pass (the best of them)\n\n");
    for (uint32_t i = 0; i < d->missed_count && i < LISTED_MAX; i++) print_shot(&d->missed[i]);
    for (uint32_t i = 0; i < d->unasked_count && i < LISTED_MAX; i++) {
        const struct debrief_question *q = &d->unasked[i];
        printf("  turn %3u  %-6s  ", q->turn + 1, team_title(q->team));
        if (q->kind == DO_DRONE) printf("a drone to sector %u", q->sector);
        else printf("the sonar          ");
        printf("   would have told %.1f bits\n", q->bits);
    }
    if (!d->missed_count && !d->unasked_count) puts("  none worth telling");
}

static void print_moment(const struct debrief_moment *m)
{
    printf("  turn %3u  ", m->turn + 1);
    switch (m->kind) {
    case MOMENT_HIT: printf("%s took %u damage\n", team_title(m->boat), m->damage); break;
    case MOMENT_FOUND:
        printf("%s was found: %u places became %u\n", team_title(m->boat), m->before, m->after);
        break;
    case MOMENT_LOST:
        printf("%s slipped away: %u places became %u\n", team_title(m->boat), m->before, m->after);
        break;
    default: printf("it ended in favour of %s\n", team_title(m->team));
    }
}

static void print_debrief(struct debrief *d)
{
    print_curve(d);
    print_shots(d);
    print_missed(d);
    printf("\nThe moments that decided it\n\n");
    for (int i = 0; i < d->moments; i++) print_moment(&d->moment[i]);
    if (d->reason == REASON_COUNT) printf("\nThe game is not over");
    else if (d->winner != NO_TEAM) printf("\n%s won", team_title(d->winner));
    else printf("\nNobody won");
    printf(" after %u orders.\n", d->orders);
}

static void print_json(const struct debrief *d)
{
    struct out out;
    out_growing(&out, realloc);
    json_debrief(&out, d);
    puts(out_cstring(&out));
    free(out.text);
}

int verb_analyse(const struct arguments *arguments)
{
    const char *path = arguments->word[0];
    char why[MAP_WHY_MAX];
    size_t length = 0;
    struct record_trouble trouble;
    char *bytes = file_read(path, ANALYSE_MAX_BYTES, &length, why);
    if (!bytes) return usage_error(arguments, "%s", why);
    struct debrief *debrief = debrief_record((const uint8_t *)bytes, length, &trouble);
    free(bytes);
    if (!debrief) {
        fprintf(stderr, "fathom analyse: %s: %s\n", path, trouble.text);
        return 1;
    }
    if (argument_given(arguments, "json")) print_json(debrief);
    else print_debrief(debrief);
    debrief_free(debrief);
    return 0;
}
