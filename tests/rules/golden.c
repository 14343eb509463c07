/*
 * golden [--update] FILE...: games as text, with what every listener hears and sees after every
 * order, to be read and reviewed as a diff. A file is its own script: the lines that begin with
 * `@` (the set-up) and `>` (orders, as script.h says) are played again, and everything else is
 * written anew and compared; --update writes it back.
 *
 *   > blue course N
 *     course team=blue dir=N at=C6          [bC all]      an event, and who hears it like this
 *     course team=blue dir=N                [rest]
 *     ~ blue.at=C6 blue.route+C6            [bC all]      what changed in whose view
 *     ! own_route                                         a refusal
 *
 * Listeners: b and y for the teams, C F E R for the roles, `spec`, `all` for the whole truth.
 * `[rest]` are those that the lines above it do not name; a line for everyone names nobody.
 */
#define _GNU_SOURCE
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/rules/script.h"

enum { LISTENERS = SEATS + 2, KEYS_MAX = 80, VALUE_MAX = 1000, TEXT_MAX = 2400 };

/* A view as keys and values; sets of spaces as their names. */
struct facts {
    int count;
    struct fact {
        char key[24], value[VALUE_MAX];
    } fact[KEYS_MAX];
};

static struct script script;
static struct facts known[LISTENERS];

static struct fact *fact_add(struct facts *facts, const char *prefix, const char *key)
{
    assert(facts->count < KEYS_MAX);
    struct fact *fact = &facts->fact[facts->count++];
    memset(fact, 0, sizeof *fact);
    snprintf(fact->key, sizeof fact->key, "%s%s", prefix, key);
    return fact;
}

static void fact_number(struct facts *facts, const char *prefix, const char *key, unsigned value)
{
    struct fact *fact = fact_add(facts, prefix, key);
    snprintf(fact->value, sizeof fact->value, "%u", value);
}

static void fact_space(struct facts *facts, const char *prefix, const char *key, uint8_t at)
{
    struct fact *fact = fact_add(facts, prefix, key);
    char name[SPACE_NAME_MAX] = "?";
    if (at != NOWHERE) space_name(at, name);
    snprintf(fact->value, sizeof fact->value, "%s", name);
}

static void fact_bits(struct facts *facts, const char *prefix, const char *key, struct bits bits)
{
    struct fact *fact = fact_add(facts, prefix, key);
    size_t used = 0;
    EACH_SPACE (at, &bits) {
        char name[SPACE_NAME_MAX];
        space_name(at, name);
        used += (size_t)snprintf(fact->value + used, VALUE_MAX - used, "%s,", name);
        assert(used < VALUE_MAX);
    }
}

static void fact_team(struct facts *facts, const char *key, uint8_t team)
{
    struct fact *fact = fact_add(facts, "", key);
    snprintf(fact->value, sizeof fact->value, "%s",
             team < TEAMS ? team_name(team) : "-");
}

static void fact_symbols(struct facts *facts, const char *prefix, uint32_t crossed)
{
    struct fact *fact = fact_add(facts, prefix, "crossed");
    EACH_BIT (symbol, crossed) strcat(strcat(fact->value, symbol_name((int)symbol)), ",");
}

static void facts_boat(struct facts *facts, const struct view_boat *boat, const char *prefix)
{
    fact_number(facts, prefix, "placed", boat->placed);
    fact_number(facts, prefix, "hull", boat->hull);
    fact_number(facts, prefix, "depth", boat->depth);
    fact_number(facts, prefix, "traced", boat->traced);
    fact_number(facts, prefix, "dead", boat->dead);
    fact_number(facts, prefix, "ready", boat->ready);
    fact_number(facts, prefix, "draw", boat->draw_offered);
    fact_number(facts, prefix, "mark", boat->mark);
    fact_number(facts, prefix, "cross", boat->cross);
    fact_number(facts, prefix, "panel", boat->panel);
    fact_number(facts, prefix, "course_since", boat->course_since);
    fact_number(facts, prefix, "sailed", boat->sailed);
    fact_number(facts, prefix, "signers", boat->signers);
    fact_number(facts, prefix, "blackout", boat->blackout);
    fact_number(facts, prefix, "confirm", boat->confirm);
    fact_number(facts, prefix, "knows", boat->knows);
    fact_space(facts, prefix, "at", boat->at);
    fact_number(facts, prefix, "sector", boat->sector);
    fact_bits(facts, prefix, "route", boat->route);
    fact_bits(facts, prefix, "mines", boat->mines);
    fact_bits(facts, prefix, "fresh", boat->fresh);
    for (int s = 0; s < SYSTEMS; s++)
        fact_number(facts, prefix, system_name(s), boat->gauge[s]);
    fact_symbols(facts, prefix, boat->crossed);
    for (int s = 0; s < SECTIONS; s++) {
        char key[] = {'s', 't', 'r', 'o', 'k', 'e', (char)('1' + s), 0};
        fact_number(facts, prefix, key, boat->tracing[s].count);
    }
}

static void facts_of(struct facts *facts, int seat)
{
    struct view view = view_for(&script.game, seat);
    facts->count = 0;
    fact_number(facts, "", "phase", view.phase);
    fact_team(facts, "first", view.first);
    fact_team(facts, "turn", view.turn);
    fact_number(facts, "", "extra", view.extra);
    fact_number(facts, "", "course_done", view.course_done);
    fact_number(facts, "", "await", view.await);
    fact_team(facts, "await_team", view.await_team);
    fact_number(facts, "", "eruptions", view.eruptions);
    fact_number(facts, "", "smoke", view.smoke);
    fact_bits(facts, "", "sea", view.chart.sea);
    fact_bits(facts, "", "archer", view.chart.archer);
    facts_boat(facts, &view.boat[BLUE], "blue.");
    facts_boat(facts, &view.boat[YELLOW], "yellow.");
}

/* What of a list `a` is not in `b`, as "+x,y". */
static void list_less(const char *a, const char *b, char sign, char *text)
{
    char padded[VALUE_MAX + 2], word[SPACE_NAME_MAX + 4];
    snprintf(padded, sizeof padded, ",%s", b);
    size_t at = strlen(text), start = at;
    for (const char *end; (end = strchr(a, ',')); a = end + 1) {
        snprintf(word, sizeof word, ",%.*s,", (int)(end - a), a);
        if (strstr(padded, word)) continue;
        at += (size_t)sprintf(text + at, "%c%.*s", at == start ? sign : ',', (int)(end - a), a);
    }
}

static void describe_change(const struct fact *was, const struct fact *is, char *text)
{
    bool list = strchr(was->value, ',') || strchr(is->value, ',');
    sprintf(text + strlen(text), " %s", is->key);
    if (!list) {
        sprintf(text + strlen(text), "=%s", is->value);
        return;
    }
    list_less(is->value, was->value, '+', text);
    list_less(was->value, is->value, '-', text);
}

/* The change of one listener's view, "" when nothing did. */
static void describe_view(int listener, char text[TEXT_MAX])
{
    static struct facts now;
    facts_of(&now, listener);
    text[0] = 0;
    assert(known[listener].count == now.count);
    for (int i = 0; i < now.count; i++)
        if (strcmp(known[listener].fact[i].value, now.fact[i].value))
            describe_change(&known[listener].fact[i], &now.fact[i], text);
    assert(strlen(text) < TEXT_MAX);
    known[listener] = now;
}

static void put_names(FILE *out, unsigned listeners)
{
    static const char *const names[LISTENERS] = {"bC", "bF", "bE", "bR", "yC",
                                                 "yF", "yE", "yR", "spec", "all"};
    const char *between = "   [";
    EACH_BIT (i, listeners) {
        fprintf(out, "%s%s", between, names[i]);
        between = " ";
    }
    fprintf(out, "]\n");
}

/* Writes each different text once, with those who have it. "" is not written. */
static void put_grouped(FILE *out, const char *lead, char texts[LISTENERS][TEXT_MAX])
{
    const unsigned everyone = (1u << LISTENERS) - 1;
    unsigned done = 0;
    for (int i = LISTENERS - 1; i >= 0; i--) {
        if (done >> i & 1 || !texts[i][0]) continue;
        unsigned same = 0;
        for (int k = 0; k < LISTENERS; k++)
            if (!strcmp(texts[i], texts[k])) same |= 1u << k;
        fprintf(out, "%s%s", lead, texts[i]);
        if (same == everyone) fprintf(out, "\n");
        else if (done && (same | done) == everyone) fprintf(out, "   [rest]\n");
        else put_names(out, same);
        done |= same;
    }
}

static void put_events(FILE *out)
{
    static char texts[LISTENERS][TEXT_MAX];
    for (int i = 0; i < script.events.count; i++) {
        for (int seat = 0; seat < LISTENERS; seat++) {
            script.seat = seat;
            if (!script_heard(&script, i, texts[seat], TEXT_MAX)) texts[seat][0] = 0;
        }
        put_grouped(out, "  ", texts);
    }
}

/* After the end everybody must see what the whole truth sees; it is not said ten times. */
static void put_end(FILE *out, char texts[LISTENERS][TEXT_MAX])
{
    bool open = true;
    for (int seat = 0; seat < LISTENERS; seat++) {
        open = open && !memcmp(&known[seat], &known[EVERYTHING], sizeof known[seat]);
        if (seat != EVERYTHING) texts[seat][0] = 0;
    }
    put_grouped(out, "  ~", texts);
    fprintf(out, "  %s\n", open ? "everyone sees everything" : "someone does not see everything");
}

static void put_views(FILE *out)
{
    static char texts[LISTENERS][TEXT_MAX];
    for (int seat = 0; seat < LISTENERS; seat++) describe_view(seat, texts[seat]);
    if (script.game.phase == OVER) put_end(out, texts);
    else put_grouped(out, "  ~", texts);
}

static void play_one(FILE *out, const char *line)
{
    struct spelled words;
    spelled_split(&words, line, strlen(line));
    fprintf(out, "> %s\n", line);
    int error = script_play(&script, &words);
    if (error < 0) fprintf(out, "  ! cannot be read\n");
    else if (error) fprintf(out, "  ! %s\n", error_name(error));
    else put_events(out);
    put_views(out);
}

/* Macros are written out as their single orders. */
static void play_line(FILE *out, const char *line)
{
    struct spelled w;
    char single[SPELLED_LINE_MAX];
    spelled_split(&w, line, strlen(line));
    bool move = w.count >= 4 && dir_named(w.word[1]) != NO_DIR;
    if (w.count == 3 && !strcmp(w.word[0], "place")) {
        for (int t = 0; t < TEAMS; t++) {
            snprintf(single, sizeof single, "%s place %s", team_name(t), w.word[t + 1]);
            play_one(out, single);
        }
    } else if (move) {
        static const char *const steps[] = {"course", "mark", "cross"};
        for (int i = 0; i < 3; i++) {
            snprintf(single, sizeof single, "%s %s %s", w.word[0], steps[i], w.word[i + 1]);
            if (strcmp(w.word[i + 1], "-")) play_one(out, single);
        }
        snprintf(single, sizeof single, "%s pass", w.word[0]);
        if (w.count > 4) play_one(out, single);
    } else {
        play_one(out, line);
    }
}

static void begin(FILE *out, const char *line)
{
    struct spelled words;
    char why[SCRIPT_WHY_MAX];
    spelled_split(&words, line, strlen(line));
    fprintf(out, "@ %s\n", line);
    if (!script_setup(&script, &words, why)) {
        fprintf(stderr, "%s: %s\n", line, why);
        exit(2);
    }
    for (int seat = 0; seat < LISTENERS; seat++) facts_of(&known[seat], seat);
}

static void play_text(FILE *out, char *text)
{
    for (char *line; (line = strsep(&text, "\n"));) {
        if (line[0] == ';') fprintf(out, "%s\n", line);
        if (line[0] == '@') begin(out, line + 2);
        if (line[0] == '>') play_line(out, line + 2);
    }
}

static bool golden(const char *path, bool update)
{
    size_t length, made_length;
    char *text = script_file(path, &length), *copy = strdup(text), *made;
    FILE *out = open_memstream(&made, &made_length);
    play_text(out, copy);
    fclose(out);
    bool same = made_length == length && !memcmp(made, text, length);
    if (!same && update) {
        FILE *file = fopen(path, "wb");
        same = file && fwrite(made, 1, made_length, file) == made_length && fclose(file) == 0;
    }
    if (!same) {
        size_t at = 0, line = 1;
        while (at < length && at < made_length && made[at] == text[at]) line += made[at++] == '\n';
        printf("# %s differs from line %zu on; --update writes it anew\n", path, line);
    }
    free(text);
    free(copy);
    free(made);
    return same;
}

int main(int argc, char **argv)
{
    int failed = 0, first = 1;
    bool update = argc > 1 && !strcmp(argv[1], "--update");
    first += update;
    printf("1..%d\n", argc - first);
    for (int i = first; i < argc; i++) {
        bool same = golden(argv[i], update);
        const char *name = strrchr(argv[i], '/');
        printf("%sok %d - %s\n", same ? "" : "not ", i - first + 1, name ? name + 1 : argv[i]);
        failed += !same;
    }
    return failed > 0;
}
