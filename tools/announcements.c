/*
 * The small language of what is announced at a table. A line is split into words, the first word
 * picks a row of `sayings`, and that row's function takes the rest.
 */
#include "tools/announcements.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const announcements_help[] = {
    "  N  E  S  W             a course; several at once: nne",
    "  silence                they moved 0 to 4 spaces in a line",
    "  mine                   they dropped a mine",
    "  trigger C4             they triggered a mine there",
    "  torpedo G2             they fired there; add indirect or direct if it hurt themselves",
    "  our torpedo G2 no      we fired there; no, indirect or direct is what it did to them",
    "  our mine C4 direct     we triggered a mine of ours",
    "  hit G2 indirect        short for our torpedo; after their own blast it corrects that one",
    "  chain C4               a mine of theirs exploded in a chain (our chain C4 no: one of ours)",
    "  drone 4 no             our drone asked sector 4; yes, no or smoke",
    "  sonar row 5 sector 2   their two statements; column C is the third kind",
    "  surface 7              they surfaced in sector 7; add ice if the ice damaged them",
    "  dive                   they dived again",
    "  archer D5              they set off an Archer mine (our archer D5 no: we did)",
    "  repair torpedo         they repaired that system (Echo-2)",
    "  eruption no direct     what each volcano did to them, from the north-west",
    "  smoke 1   lava 2       toxic smoke, lava, and which volcano; lava 2 destroyed: them too",
    NULL,
};

enum { WORDS_MAX = 8, WORD_BYTES = 65 };

struct saying {
    struct announcements *announcements;
    int words;
    char word[WORDS_MAX][WORD_BYTES];
    bool ours;
    char *why;
};

__attribute__((format(printf, 2, 3))) static bool refuse(struct saying *s, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    vsnprintf(s->why, ANNOUNCEMENTS_WHY_MAX, format, values);
    va_end(values);
    return false;
}

static enum team them(const struct saying *s) { return team_other(s->announcements->us); }
static enum team actor(const struct saying *s) { return s->ours ? s->announcements->us : them(s); }

static struct event *say(struct saying *s, enum event_kind kind, enum team team)
{
    struct event *e = &s->announcements->event[s->announcements->count++];
    *e = (struct event){.kind = kind, .team = team, .at = NOWHERE,
                        .dir = NO_DIR};
    return e;
}

/* --- single words ---------------------------------------------------------------------------- */

static bool read_space(struct saying *s, int index, uint8_t *at)
{
    char name[8] = "";
    if (s->words <= index) return refuse(s, "which space? for example %s G2", s->word[0]);
    for (int i = 0; s->word[index][i] && i < 7; i++)
        name[i] = (char)toupper((unsigned char)s->word[index][i]);
    *at = space_named(name);
    if (*at == NOWHERE) return refuse(s, "\"%.20s\" is no space; say G2", s->word[index]);
    if (!chart_holds(&s->announcements->chart, *at))
        return refuse(s, "%s is off this map", name);
    return true;
}

static bool read_number(struct saying *s, int index, const char *what, int high, uint8_t *number)
{
    char *end;
    if (s->words <= index) return refuse(s, "which %s? 1 to %d", what, high);
    long value = strtol(s->word[index], &end, 10);
    if (*end || end == s->word[index] || value < 1 || value > high)
        return refuse(s, "the %s is 1 to %d, not \"%.20s\"", what, high, s->word[index]);
    *number = (uint8_t)value;
    return true;
}

static bool read_sector(struct saying *s, int index, uint8_t *sector)
{
    return read_number(s, index, "sector", chart_sectors(&s->announcements->chart), sector);
}

/* -1 when the word is no result. */
static int result_of(const char *word)
{
    static const char *const words[][3] = {
        [RESULT_CLEAR] = {"no", "clear", "miss"},
        [RESULT_INDIRECT] = {"indirect", "near", "1"},
        [RESULT_DIRECT] = {"direct", "hit", "2"},
    };
    for (int result = 0; result < RESULT_COUNT; result++)
        for (int i = 0; i < 3; i++)
            if (!strcmp(word, words[result][i])) return result;
    return -1;
}

static bool done(struct saying *s, int words)
{
    if (s->words <= words) return true;
    return refuse(s, "what does \"%.20s\" mean here? help shows the words", s->word[words]);
}

/* --- blasts ---------------------------------------------------------------------------------- */

static void say_blast(struct saying *s, enum cause cause, uint8_t at, int result)
{
    struct event *e = say(s, EVENT_BLAST, actor(s));
    e->at = at;
    e->cause = cause;
    e->result[them(s)] = result;
}

/* What a blast did to the enemy: the word at `index`. Their own weapons usually spare them;
 * of ours it has to be told. */
static bool read_result(struct saying *s, int index, int *result)
{
    if (s->words <= index && s->ours)
        return refuse(s, "and what did it do to them? add no, indirect or direct");
    s->announcements->assumed_clear = s->words <= index;
    *result = s->words <= index ? RESULT_CLEAR : result_of(s->word[index]);
    if (*result < 0)
        return refuse(s, "no, indirect or direct, not \"%.20s\"", s->word[index]);
    return done(s, index + 1);
}

static bool explode(struct saying *s, int kind, enum cause cause)
{
    uint8_t at = NOWHERE;
    int result = RESULT_CLEAR;
    if (!read_space(s, 1, &at) || !read_result(s, 2, &result)) return false;
    if (kind >= 0) say(s, kind, actor(s))->at = at;
    say_blast(s, cause, at, result);
    return true;
}

static bool say_torpedo(struct saying *s) { return explode(s, EVENT_TORPEDO, CAUSE_TORPEDO); }
static bool say_trigger(struct saying *s) { return explode(s, EVENT_TRIGGER, CAUSE_MINE); }
static bool say_chain(struct saying *s) { return explode(s, -1, CAUSE_MINE); }

static bool say_archer(struct saying *s)
{
    if (s->announcements->chart.scenario != SCENARIO_ARCHER)
        return refuse(s, "there are no Archer mines on this map");
    return explode(s, EVENT_ARCHER, CAUSE_ARCHER);
}

/* `hit G2`, `miss G2`: our own torpedo. */
static bool say_hit(struct saying *s)
{
    bool miss = s->word[0][0] == 'm';
    s->ours = true;
    if (s->words == 2) strcpy(s->word[s->words++], miss ? "no" : "direct");
    return say_torpedo(s);
}

static bool say_mine(struct saying *s)
{
    if (s->ours && s->words > 1) return say_trigger(s);
    if (!done(s, 1)) return false;
    say(s, EVENT_MINE, actor(s));
    return true;
}

/* --- questions and answers ------------------------------------------------------------------- */

static bool say_drone(struct saying *s)
{
    static const char *const words[ANSWER_COUNT] = {"no", "yes", "smoke"};
    uint8_t sector = 0;
    if (!read_sector(s, 1, &sector)) return false;
    if (s->words < 3) return refuse(s, "and the answer? drone %d yes, no or smoke", sector);
    for (int answer = 0; answer < ANSWER_COUNT; answer++) {
        if (strcmp(s->word[2], words[answer])) continue;
        struct event *e = say(s, EVENT_DRONE, s->announcements->us);
        e->value = sector;
        e->answer = answer;
        return done(s, 3);
    }
    return refuse(s, "a drone is answered yes, no or smoke, not \"%.20s\"", s->word[2]);
}

static bool read_column(struct saying *s, int index, uint8_t *column)
{
    int side = s->announcements->chart.side;
    char letter = s->words > index ? (char)toupper((unsigned char)s->word[index][0]) : 0;
    if (letter < 'A' || letter >= 'A' + side || s->word[index][1])
        return refuse(s, "the column is a letter, A to %c", 'A' + side - 1);
    *column = (uint8_t)(letter - 'A' + 1);
    return true;
}

static bool read_statement(struct saying *s, int index, struct event *e)
{
    const char *kind = s->word[index];
    if (!strcmp(kind, "row"))
        return read_number(s, index + 1, "row", s->announcements->chart.side, &e->row);
    if (!strcmp(kind, "column") || !strcmp(kind, "col"))
        return read_column(s, index + 1, &e->column);
    if (!strcmp(kind, "sector")) return read_sector(s, index + 1, &e->sector);
    return refuse(s, "row, column or sector, not \"%.20s\"", kind);
}

static bool say_sonar(struct saying *s)
{
    struct event statements = {0};
    if (s->words != 5) return refuse(s, "two statements, for example sonar row 5 sector 2");
    if (!read_statement(s, 1, &statements) || !read_statement(s, 3, &statements)) return false;
    if (!!statements.row + !!statements.column + !!statements.sector != 2)
        return refuse(s, "the two statements must be of different kinds");
    say(s, EVENT_SONAR, s->announcements->us);
    struct event *e = say(s, EVENT_ANSWER, them(s));
    e->row = statements.row;
    e->column = statements.column;
    e->sector = statements.sector;
    return true;
}

/* --- movements ------------------------------------------------------------------------------- */

static enum dir direction_of(const char *word)
{
    static const char *const names[DIRS] = {"north", "east", "south", "west"};
    for (int dir = 0; dir < DIRS; dir++)
        if (!strcmp(word, names[dir])) return dir;
    return NO_DIR;
}

/* "n", "nnew" or "north"; nothing is said when the word is something else. */
static bool say_courses(struct saying *s, const char *word)
{
    static const char letters[] = "nesw";
    enum dir named = direction_of(word);
    size_t length = strlen(word);
    if (named != NO_DIR) {
        say(s, EVENT_COURSE, actor(s))->dir = named;
        return true;
    }
    if (strspn(word, letters) != length ||
        s->announcements->count + (int)length > ANNOUNCEMENTS_EVENTS_MAX)
        return false;
    for (; *word; word++)
        say(s, EVENT_COURSE, actor(s))->dir = strchr(letters, *word) - letters;
    return true;
}

static bool say_silence(struct saying *s)
{
    say(s, EVENT_SILENCE, actor(s))->value = NO_LENGTH;
    return done(s, 1);
}

static bool say_surface(struct saying *s)
{
    uint8_t sector = 0;
    if (!read_sector(s, 1, &sector)) return false;
    bool ice = s->words > 2 && !strcmp(s->word[2], "ice");
    if (ice) {
        struct event *e = say(s, EVENT_DAMAGE, actor(s));
        e->cause = CAUSE_ICE;
        e->value = 1;
        e->hull = 1;
    }
    say(s, EVENT_SURFACE, actor(s))->value = sector;
    return done(s, 2 + ice);
}

static bool say_dive(struct saying *s)
{
    say(s, EVENT_DIVE, actor(s));
    return done(s, 1);
}

/* --- scenarios ------------------------------------------------------------------------------- */

static bool say_repair(struct saying *s)
{
    enum system system = s->words > 1 ? system_named(s->word[1]) : NO_SYSTEM;
    if (s->announcements->chart.scenario != SCENARIO_REPAIR)
        return refuse(s, "nothing can be repaired on this map");
    if (system >= SCENARIO) return refuse(s, "which system? mine torpedo drone sonar silence");
    say(s, EVENT_SYSTEM_REPAIRED, actor(s))->system = system;
    return done(s, 2);
}

static bool on_volcano_map(struct saying *s)
{
    if (s->announcements->chart.scenario == SCENARIO_VOLCANO) return true;
    return refuse(s, "there are no volcanoes on this map");
}

static bool say_eruption(struct saying *s)
{
    if (!on_volcano_map(s)) return false;
    if (s->words != 1 + VOLCANOES)
        return refuse(s, "what did each volcano do to them? for example eruption no direct");
    say(s, EVENT_VOLCANO, actor(s))->value = VOLCANO_ERUPTION;
    for (int v = 0; v < VOLCANOES; v++) {
        int result = result_of(s->word[1 + v]);
        if (result < 0) return refuse(s, "no, indirect or direct, not \"%.20s\"", s->word[1 + v]);
        say_blast(s, CAUSE_VOLCANO, s->announcements->chart.volcano[v], result);
    }
    return true;
}

static bool say_volcano(struct saying *s)
{
    bool lava = !strcmp(s->word[0], "lava");
    uint8_t which = 0;
    if (!on_volcano_map(s) || !read_number(s, 1, "volcano", VOLCANOES, &which)) return false;
    struct event *e = say(s, EVENT_VOLCANO, actor(s));
    e->value = lava ? VOLCANO_LAVA : VOLCANO_TOXIC;
    e->which = which;
    bool destroyed = lava && s->words > 2 && !strcmp(s->word[2], "destroyed");
    if (destroyed) say(s, EVENT_DAMAGE, them(s))->cause = CAUSE_LAVA;
    return done(s, 2 + destroyed);
}

/* --- a line ---------------------------------------------------------------------------------- */

static const struct {
    const char *word;
    bool (*say)(struct saying *saying);
} sayings[] = {
    {"silence", say_silence}, {"mine", say_mine},         {"trigger", say_trigger},
    {"torpedo", say_torpedo}, {"hit", say_hit},           {"miss", say_hit},
    {"chain", say_chain},     {"drone", say_drone},       {"sonar", say_sonar},
    {"surface", say_surface}, {"dive", say_dive},         {"archer", say_archer},
    {"repair", say_repair},   {"eruption", say_eruption}, {"smoke", say_volcano},
    {"lava", say_volcano},
};

enum { SAYINGS = sizeof sayings / sizeof sayings[0] };

static bool split(struct saying *s, const char *line)
{
    static const char gaps[] = " \t,.;:\r\n";
    while (*line) {
        line += strspn(line, gaps);
        size_t length = strcspn(line, gaps);
        if (!length) return true;
        if (s->words == WORDS_MAX || length >= WORD_BYTES)
            return refuse(s, "that line is too long for me");
        for (size_t i = 0; i < length; i++)
            s->word[s->words][i] = (char)tolower((unsigned char)line[i]);
        s->word[s->words++][length] = 0;
        line += length;
    }
    return true;
}

static void drop_first_word(struct saying *s)
{
    memmove(s->word[0], s->word[1], sizeof s->word - sizeof s->word[0]);
    s->words--;
}

static bool all_courses(struct saying *s)
{
    for (int i = 0; i < s->words; i++)
        if (!say_courses(s, s->word[i]))
            return refuse(s, "\"%.20s\"? help shows the words that I know", s->word[i]);
    return true;
}

bool announcements_read(struct announcements *announcements, const char *line,
                        char why[ANNOUNCEMENTS_WHY_MAX])
{
    struct saying s = {.announcements = announcements, .why = why};
    announcements->count = 0;
    announcements->assumed_clear = false;
    if (!split(&s, line)) return false;
    if (s.words && (!strcmp(s.word[0], "our") || !strcmp(s.word[0], "we"))) {
        s.ours = true;
        drop_first_word(&s);
    }
    if (!s.words) return refuse(&s, "say something: N, silence, drone 4 no, help");
    for (int i = 0; i < SAYINGS; i++)
        if (!strcmp(s.word[0], sayings[i].word)) return sayings[i].say(&s);
    return all_courses(&s);
}
