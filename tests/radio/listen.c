#include "tests/radio/listen.h"

#include <stdio.h>
#include <stdlib.h>

struct radio *radio;
struct ruleset rules;
static struct bits sea;

void edition(const char *preset) { rules = ruleset_preset(preset_named(preset)); }

/* "..#|.~." in the north-west corner of an island that is as large as the chart. */
static void listen_on(const char *rows, int side)
{
    char text[CHART_SIDE_MAX * (CHART_SIDE_MAX + 1)];
    int x = 0, y = 0, length = side * (side + 1);
    memset(text, '#', sizeof text);
    for (int row = 0; row < side; row++) text[row * (side + 1) + side] = '\n';
    for (; *rows; rows++) {
        if (*rows == '|') {
            x = 0;
            y++;
        } else if (*rows != ' ') {
            text[y * (side + 1) + x++] = *rows;
        }
    }
    struct radio_setup setup = {.rules = rules, .team = BLUE};
    struct chart_error error;
    if (!chart_read(&setup.chart, "test", text, (size_t)length, &error))
        fail_msg("%d:%d %s", error.line, error.column, error.text);
    radio_free(radio);
    radio = radio_new(&setup);
    sea = setup.chart.sea;
    assert_non_null(radio);
}

void listen_real(const char *rows) { listen_on(rows, 15); }
void listen_turns(const char *rows) { listen_on(rows, 10); }

int listen_stop(void **state)
{
    (void)state;
    radio_free(radio);
    radio = NULL;
    return 0;
}

/* --- words to events ------------------------------------------------------------------------- */

static enum radio_hearing say(struct event event) { return radio_hear(radio, &event); }

static struct event by(enum team team, enum event_kind kind)
{
    return (struct event){.kind = kind, .team = team, .at = NOWHERE,
                          .dir = NO_DIR};
}

static int result_named(const char *name)
{
    for (int i = 0; i < RESULT_COUNT; i++)
        if (!strcmp(name, result_name(i))) return i;
    fail_msg("no result %s", name);
    return 0;
}

static enum radio_hearing blast(enum team team, enum cause cause, const char *at,
                                const char *result)
{
    struct event event = by(team, EVENT_BLAST);
    event.at = space_named(at);
    event.cause = cause;
    event.result[YELLOW] = result_named(result);
    return say(event);
}

struct weapon {
    const char *word;
    int kind; /* the order's own event, EVENT_KINDS for none */
    enum team team;
    enum cause cause;
};

static const struct weapon weapons[] = {
    {"trigger", EVENT_TRIGGER, YELLOW, CAUSE_MINE},
    {"bang", EVENT_TRIGGER, BLUE, CAUSE_MINE},
    {"torpedo", EVENT_TORPEDO, YELLOW, CAUSE_TORPEDO},
    {"shot", EVENT_TORPEDO, BLUE, CAUSE_TORPEDO},
    {"chained", EVENT_KINDS, YELLOW, CAUSE_MINE},
    {"chained-blue", EVENT_KINDS, BLUE, CAUSE_MINE},
    {"archer", EVENT_ARCHER, BLUE, CAUSE_ARCHER},
    {"erupt", EVENT_VOLCANO, BLUE, CAUSE_VOLCANO},
};

static enum radio_hearing fire(const struct weapon *weapon, const char *at, const char *result)
{
    struct event event = by(weapon->team, weapon->kind);
    event.at = space_named(at);
    if (weapon->kind < EVENT_KINDS && say(event) == RADIO_CONTRADICTION)
        return RADIO_CONTRADICTION;
    return blast(weapon->team, weapon->cause, at, result);
}

static enum radio_hearing state(const char *first, int a, const char *second, int b)
{
    struct event event = by(YELLOW, EVENT_ANSWER);
    const char *word[2] = {first, second};
    int value[2] = {a, b};
    for (int i = 0; i < 2; i++) {
        if (!strcmp(word[i], "row")) event.row = (uint8_t)value[i];
        if (!strcmp(word[i], "column")) event.column = (uint8_t)value[i];
        if (!strcmp(word[i], "sector")) event.sector = (uint8_t)value[i];
    }
    return say(event);
}

static enum radio_hearing hear_drone(int sector, const char *answer)
{
    struct event event = by(BLUE, EVENT_DRONE);
    event.value = (uint8_t)sector;
    while (strcmp(answer_name(event.answer), answer)) event.answer++;
    return say(event);
}

static enum radio_hearing hear_hurt(enum cause cause)
{
    struct event event = by(YELLOW, EVENT_DAMAGE);
    event.cause = cause;
    return say(event);
}

static enum radio_hearing hear_volcano(enum volcano_event kind, int which)
{
    struct event event = by(BLUE, EVENT_VOLCANO);
    event.value = kind;
    event.which = (uint8_t)which;
    return say(event);
}

static enum radio_hearing hear_word(const char *word, const char *more)
{
    struct event event = by(YELLOW, EVENT_COURSE);
    event.dir = dir_named(word);
    if (event.dir != NO_DIR) return say(event);
    if (!strcmp(word, "ice")) return hear_hurt(CAUSE_ICE);
    if (!strcmp(word, "burnt")) return hear_hurt(CAUSE_LAVA);
    if (!strcmp(word, "smoke")) return hear_volcano(VOLCANO_TOXIC, atoi(more));
    if (!strcmp(word, "lava")) return hear_volcano(VOLCANO_LAVA, atoi(more));
    int kind = 0;
    while (kind < EVENT_KINDS && strcmp(event_name(kind), word)) kind++;
    if (!strcmp(word, "repair")) kind = EVENT_SYSTEM_REPAIRED;
    event = by(kind == EVENT_TURN && *more == 'b' ? BLUE : YELLOW, kind);
    if (kind == EVENT_SURFACE) event.value = (uint8_t)atoi(more);
    if (kind == EVENT_SYSTEM_REPAIRED) event.system = system_named(more);
    if (kind == EVENT_KINDS) fail_msg("no word %s", word);
    return say(event);
}

enum radio_hearing hear(const char *words)
{
    char first[16] = "", second[16] = "", third[16] = "", fourth[16] = "";
    sscanf(words, "%15s %15s %15s %15s", first, second, third, fourth);
    for (size_t i = 0; i < sizeof weapons / sizeof weapons[0]; i++)
        if (!strcmp(weapons[i].word, first)) return fire(&weapons[i], second, third);
    if (*fourth) return state(first, atoi(second), third, atoi(fourth));
    if (!strcmp(first, "drone")) return hear_drone(atoi(second), third);
    return hear_word(first, second);
}

void hear_all(const char *sentence)
{
    char text[400], *rest = text;
    snprintf(text, sizeof text, "%s", sentence);
    for (char *words; (words = strtok_r(rest, ",", &rest));)
        if (hear(words) == RADIO_CONTRADICTION) fail_msg("contradiction:%s", words);
}

/* --- cells ----------------------------------------------------------------------------------- */

static void name_all(struct bits cells, char *text, size_t size)
{
    size_t length = 0;
    *text = '\0';
    EACH_SPACE (at, &cells) {
        char name[SPACE_NAME_MAX];
        space_name(at, name);
        length += (size_t)snprintf(text + length, size - length, "%s%s", length ? " " : "", name);
    }
}

static struct bits all_named(const char *names)
{
    struct bits cells = bits_none();
    char text[1200], *rest = text;
    snprintf(text, sizeof text, "%s", names);
    for (char *name; (name = strtok_r(rest, " ", &rest));) bits_add(&cells, space_named(name));
    return cells;
}

static void assert_same(struct bits want)
{
    char wanted[1200], got[1200];
    name_all(want, wanted, sizeof wanted);
    name_all(radio_cells(radio), got, sizeof got);
    assert_string_equal(got, wanted);
    assert_true(radio_exact(radio));
}

void assert_cells(const char *names) { assert_same(all_named(names)); }
void assert_cells_but(const char *names) { assert_same(bits_without(sea, all_named(names))); }
