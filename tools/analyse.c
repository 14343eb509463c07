/* `fathom analyse`: the debrief of a record, for people. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"
#include "tools/setup.h"
#include "tools/tell.h"
#include "tools/verb.h"
#include "wire/json_debrief.h"
#include "wire/record.h"

enum { BAR_WIDTH = 16, NOTE_WIDTH = 27, LISTED_MAX = 3 };

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

static const char *outcome(int result)
{
    return result == RESULT_DIRECT ? "direct hit" : result == RESULT_INDIRECT ? "near hit" : "miss";
}

static uint32_t number_of(const struct debrief *d, uint32_t turn)
{
    return turn < d->turn_count ? d->turns[turn].number : 0;
}

static const char *plural(unsigned count) { return count == 1 ? "" : "s"; }

/* --- the end and the moments ----------------------------------------------------------------- */

static void print_headline(const struct debrief *d)
{
    uint32_t turns = d->turn_count ? d->turns[d->turn_count - 1].number : 0;
    const char *loser = d->winner < TEAMS ? team_title(d->winner ^ 1) : "";
    if (d->reason == REASON_COUNT) printf("The game is not over");
    else if (d->winner == NO_TEAM) printf("Nobody won");
    else if (d->reason == REASON_DESTROYED)
        printf("%s won: %s was destroyed", team_title(d->winner), loser);
    else
        printf("%s won: %s %s", team_title(d->winner), loser,
               d->reason == REASON_RESIGNED ? "gave up" : "left");
    printf(". %u turn%s, %u order%s.\n", turns, plural(turns), d->orders, plural(d->orders));
}

static const char *blast_text(int cause)
{
    return cause == CAUSE_ARCHER ? "an Archer mine" : cause == CAUSE_MINE ? "a mine" : "a torpedo";
}

static void print_hit(const struct debrief_moment *m)
{
    const char *boat = team_title(m->boat), *cause = cause_name(m->cause);
    switch (m->cause) {
    case CAUSE_PANEL:
        printf("%s crossed out a whole panel: %u damage\n", boat, m->damage);
        break;
    case CAUSE_RADIATION:
        printf("%s crossed out all radiation symbols: %u damage\n", boat, m->damage);
        break;
    case CAUSE_ICE: printf("%s surfaced under the ice: %u damage\n", boat, m->damage); break;
    case CAUSE_VOLCANO:
    case CAUSE_LAVA:
        printf("%s was caught by the %s: %u damage\n", boat, cause, m->damage);
        break;
    default:
        if (m->doer == m->boat) printf("%s hit itself", boat);
        else printf("%s hit %s", team_title(m->doer), boat);
        printf(" with %s: %u damage\n", blast_text(m->cause), m->damage);
    }
}

static const char *deed_text(int kind)
{
    return kind == DO_ANSWER ? "the sonar's answer" : order_name(kind);
}

static void print_moment(const struct debrief *d, const struct debrief_moment *m)
{
    printf("  turn %3u  ", number_of(d, m->turn));
    switch (m->kind) {
    case MOMENT_HIT: print_hit(m); break;
    case MOMENT_FOUND:
        printf("%s was found (%s): %u place%s left of %u\n", team_title(m->boat),
               deed_text(m->deed), m->after, plural(m->after), m->before);
        break;
    case MOMENT_LOST:
        printf("%s slipped away (%s): %u place%s became %u\n", team_title(m->boat),
               deed_text(m->deed), m->before, plural(m->before), m->after);
        break;
    default:
        if (m->team == NO_TEAM)
            puts(d->reason == REASON_DESTROYED ? "both boats were destroyed by one order"
                                               : "both crews agreed to a draw");
        else printf("%s ended it in favour of %s\n", order_name(m->deed),
                    team_title(m->team));
    }
}

static void print_moments(const struct debrief *d)
{
    printf("\nThe moments that decided it\n\n");
    for (int i = 0; i < d->moments; i++) print_moment(d, &d->moment[i]);
    if (!d->moments) puts("  none yet");
}

/* --- what there is to learn ------------------------------------------------------------------ */

static void print_unfired(const struct debrief_learn *l)
{
    printf("%s at %s, direct %.0f %%, near %.0f %%", weapon(l->deed), space_text(l->at),
           l->direct * 100, l->indirect * 100);
}

static void print_giveaway(const struct debrief_learn *l)
{
    printf("gave itself away (%s): %u place%s left of %u", deed_text(l->deed), l->after,
           plural(l->after), l->before);
}

static void print_breakdown(const struct debrief *d, const struct debrief_learn *l)
{
    if (l->deed == DO_CROSS) {
        printf("crossed out %s: %s, %u damage", symbol_name(l->symbol), cause_name(l->cause),
               l->damage);
        return;
    }
    printf("%s, broken in turn %u, kept it from a ", symbol_name(l->symbol),
           number_of(d, l->broke));
    if (l->at != NOWHERE) print_unfired(l);
    else printf("%s that left about %u of %u places", order_name(l->deed), l->after, l->before);
}

static void print_learn(const struct debrief *d, const struct debrief_learn *l)
{
    printf("  turn %3u  %-6s  ", number_of(d, l->turn), team_title(l->team));
    if (l->kind == LEARN_SHOT) {
        printf("did not fire: ");
        print_unfired(l);
    } else if (l->kind == LEARN_GIVEAWAY) print_giveaway(l);
    else print_breakdown(d, l);
    putchar('\n');
}

static void print_learns(const struct debrief *d)
{
    printf("\nWhat cost each crew most\n\n");
    for (int i = 0; i < d->learns; i++) print_learn(d, &d->learn[i]);
    if (!d->learns) puts("  nothing worth telling");
}

/* --- the curve ------------------------------------------------------------------------------- */

static int most_places(const struct debrief *d)
{
    int most = 2;
    for (uint32_t i = 0; i < d->turn_count; i++)
        for (int t = 0; t < TEAMS; t++)
            if (d->turns[i].places[t] > most) most = d->turns[i].places[t];
    return most;
}

/* As long as the logarithm: from 1 place to 2 is as far as from 32 to 64. */
static void print_bar(int places, int most)
{
    double share = places > 1 ? log2(places) / log2(most) : 0;
    int width = places ? 1 + (int)(share * (BAR_WIDTH - 1) + 0.5) : 0;
    for (int i = 0; i < BAR_WIDTH; i++) fputs(i < width ? "\u2588" : " ", stdout);
}

/* What was done in this turn, shortly; more than one deed ends in a plus. */
static void print_note(const struct debrief *d, uint32_t turn)
{
    char note[NOTE_WIDTH + 1] = "";
    int deeds = 0;
    for (uint32_t i = 0; i < d->shot_count; i++) {
        const struct debrief_shot *s = &d->shots[i];
        if (s->turn != turn || deeds++) continue;
        snprintf(note, sizeof note, "%s %s: %s", weapon(s->kind), space_text(s->at),
                 outcome(s->result[s->team ^ 1]));
    }
    for (uint32_t i = 0; i < d->asked_count; i++) {
        const struct debrief_question *q = &d->asked[i];
        if (q->turn != turn || deeds++) continue;
        if (q->kind == DO_DRONE) snprintf(note, sizeof note, "drone to %u", q->sector);
        else snprintf(note, sizeof note, "sonar");
    }
    printf("%s%s%s", deeds ? " " : "", note, deeds > 1 ? " +" : "");
}

static void print_curve(const struct debrief *d)
{
    int most = most_places(d);
    bool rough = false;
    printf("\nPlaces where each boat could be, as far as the other crew could tell "
           "(bars in doublings)\n\n");
    printf("turn  who     move     hull  %-*s %-*s\n", BAR_WIDTH + 5, "Blue", BAR_WIDTH + 5,
           "Yellow");
    for (uint32_t i = 0; i < d->turn_count; i++) {
        const struct debrief_turn *t = &d->turns[i];
        printf("%4u  %-7s %-8s %u:%u  ", t->number, team_title(t->team),
               order_name(t->kind), t->hull[BLUE], t->hull[YELLOW]);
        for (int team = 0; team < TEAMS; team++) {
            printf("%4u ", t->places[team]);
            print_bar(t->places[team], most);
            putchar(t->exact ? ' ' : '~');
        }
        rough |= !t->exact;
        print_note(d, i);
        putchar('\n');
    }
    if (rough) puts("\n  ~ not exact: too many ways to tell apart; the true place is among them");
}

/* --- shots and questions --------------------------------------------------------------------- */

static void print_shot(const struct debrief *d, const struct debrief_shot *s, const char *would)
{
    printf("  turn %3u  %-6s  %-11s %-3s  direct %3.0f %%, near %3.0f %%, %.1f  %s%s",
           number_of(d, s->turn), team_title(s->team), weapon(s->kind), space_text(s->at),
           s->direct * 100, s->indirect * 100, s->expected, would, outcome(s->result[s->team ^ 1]));
    if (s->result[s->team] != RESULT_CLEAR)
        printf(", itself a %s", outcome(s->result[s->team]));
    putchar('\n');
}

static void print_shots(const struct debrief *d)
{
    printf("\nShots, with their chances at that moment if every way to there counts alike,\n"
           "and the damage to expect by what the enemy chose\n\n");
    for (uint32_t i = 0; i < d->shot_count; i++) print_shot(d, &d->shots[i], "");
    if (!d->shot_count) puts("  none");
}

static void print_question(const struct debrief *d, const struct debrief_question *q,
                           const char *told)
{
    char what[24] = "sonar";
    if (q->kind == DO_DRONE) snprintf(what, sizeof what, "drone to %u", q->sector);
    printf("  turn %3u  %-6s  %-11s %s %.0f of %u place%s\n", number_of(d, q->turn),
           team_title(q->team), what, told, q->left, q->before, plural(q->before));
}

static void print_asked(const struct debrief *d)
{
    if (!d->asked_count) return;
    printf("\nQuestions, and what they told\n\n");
    for (uint32_t i = 0; i < d->asked_count; i++) print_question(d, &d->asked[i], "left");
}

/* --- what was let pass ----------------------------------------------------------------------- */

static bool used_between(const struct debrief *d, int team, int kind, uint32_t from, uint32_t to)
{
    for (uint32_t i = 0; i < d->shot_count; i++)
        if (d->shots[i].team == team && d->shots[i].kind == kind && d->shots[i].order > from &&
            d->shots[i].order < to)
            return true;
    for (uint32_t i = 0; i < d->asked_count; i++)
        if (d->asked[i].team == team && d->asked[i].kind == kind && d->asked[i].order > from &&
            d->asked[i].order < to)
            return true;
    return false;
}

/* A shot or a question that could have been. */
struct chance {
    int team, kind;
    uint32_t order;
    float worth; /* the harm of a shot, the bits of a question */
};

/* Among equals the earlier one; both are of one list. */
static bool is_better(const struct chance *a, const struct chance *b)
{
    return a->worth > b->worth || (a->worth == b->worth && a < b);
}

/* A chance that is let pass turn after turn is one chance: the best of the row stands for it. */
static bool stands_for_row(const struct debrief *d, const struct chance *list, uint32_t count,
                           const struct chance *chance)
{
    for (uint32_t i = 0; i < count; i++) {
        const struct chance *other = &list[i];
        uint32_t from = chance->order < other->order ? chance->order : other->order;
        uint32_t to = chance->order < other->order ? other->order : chance->order;
        if (other->team == chance->team && other->kind == chance->kind &&
            is_better(other, chance) && !used_between(d, chance->team, chance->kind, from, to))
            return false;
    }
    return true;
}

/* The best of those that come after the last; NULL when there are no more. */
static const struct chance *next_chance(const struct debrief *d, const struct chance *list,
                                        uint32_t count, int team, const struct chance *last)
{
    const struct chance *best = NULL;
    for (uint32_t i = 0; i < count; i++) {
        const struct chance *chance = &list[i];
        if (chance->team != team || (last && !is_better(last, chance))) continue;
        if (best && !is_better(chance, best)) continue;
        if (stands_for_row(d, list, count, chance)) best = chance;
    }
    return best;
}

static struct chance *missed_shots(const struct debrief *d)
{
    struct chance *list = memory_new(d->missed_count, sizeof *list);
    for (uint32_t i = 0; i < d->missed_count; i++) {
        const struct debrief_shot *s = &d->missed[i];
        list[i] = (struct chance){s->team, s->kind, s->order, 2 * s->direct + s->indirect};
    }
    return list;
}

static struct chance *unasked_questions(const struct debrief *d)
{
    struct chance *list = memory_new(d->unasked_count, sizeof *list);
    for (uint32_t i = 0; i < d->unasked_count; i++) {
        const struct debrief_question *q = &d->unasked[i];
        list[i] = (struct chance){q->team, q->kind, q->order, q->bits};
    }
    return list;
}

static void print_let_pass(const struct debrief *d)
{
    struct chance *shots = missed_shots(d), *questions = unasked_questions(d);
    printf("\nChances that were let pass, the best of each crew\n\n");
    for (int team = 0; team < TEAMS; team++) {
        const struct chance *chance = NULL;
        for (int i = 0; i < LISTED_MAX; i++) {
            chance = next_chance(d, shots, d->missed_count, team, chance);
            if (!chance) break;
            print_shot(d, &d->missed[chance - shots], "would have been a ");
        }
        chance = NULL;
        for (int i = 0; i < LISTED_MAX; i++) {
            chance = next_chance(d, questions, d->unasked_count, team, chance);
            if (!chance) break;
            print_question(d, &d->unasked[chance - questions], "would have left about");
        }
    }
    if (!d->missed_count && !d->unasked_count) puts("  none worth telling");
    free(shots);
    free(questions);
}

static void print_debrief(const struct debrief *d)
{
    print_headline(d);
    print_moments(d);
    print_learns(d);
    print_curve(d);
    print_shots(d);
    print_asked(d);
    print_let_pass(d);
}

static void print_json(const struct debrief *d)
{
    struct out out;
    out_growing(&out, memory_resize);
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
    char *bytes = file_read(path, RECORD_FILE_MAX_BYTES, &length, why);
    if (!bytes) return usage_error(arguments, "%s", why);
    bool salvage = argument_given(arguments, "salvage");
    struct debrief *debrief = (salvage ? debrief_salvage : debrief_record)(
        (const uint8_t *)bytes, length, &trouble);
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
