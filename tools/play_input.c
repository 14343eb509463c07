/*
 * Typed words against a table of commands. The first row that begins with what was typed wins, so
 * the rows stand in the order of use.
 */
#include "tools/play_input.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/shape.h"
#include "tools/tell.h"

enum { TYPED_WORDS = 6, TYPED_LENGTH = 24, DEMO_INITIALS = 2 };

struct typed {
    int count;
    char word[TYPED_WORDS][TYPED_LENGTH];
};

static const struct command {
    const char *name;
    enum wish wish;
    int kind; /* enum order_kind, or a team for WISH_SIDE */
    const char *help;
} commands[] = {
    {"north", WISH_ORDER, DO_COURSE, "n, e, s, w: a course"},
    {"east", WISH_ORDER, DO_COURSE, NULL},
    {"south", WISH_ORDER, DO_COURSE, NULL},
    {"west", WISH_ORDER, DO_COURSE, NULL},
    {"mark", WISH_ORDER, DO_MARK, "mark torpedo: the First Mate's duty"},
    {"cross", WISH_ORDER, DO_CROSS, "cross W4: the Engineer's duty"},
    {"x", WISH_ORDER, DO_CROSS, "x W4: the same"},
    {"pass", WISH_ORDER, DO_PASS, "pass: end the turn"},
    {"stop", WISH_ORDER, DO_STOP, "stop torpedo: all stand still while you aim (real-time)"},
    {"cancel", WISH_ORDER, DO_CANCEL, "cancel: let it be; it counts all the same"},
    {"torpedo", WISH_ORDER, DO_TORPEDO, "torpedo D5"},
    {"mine", WISH_ORDER, DO_MINE, "mine D5: drop one there"},
    {"trigger", WISH_ORDER, DO_TRIGGER, "trigger D5: one of your mines, at any time"},
    {"drone", WISH_ORDER, DO_DRONE, "drone 3: is the enemy in sector 3?"},
    {"sonar", WISH_ORDER, DO_SONAR, "sonar"},
    {"silence", WISH_ORDER, DO_SILENCE, "silence n 3: 0 to 4 spaces, unheard"},
    {"surface", WISH_ORDER, DO_SURFACE, "surface: all breakdowns are erased"},
    {"answer", WISH_ORDER, DO_ANSWER,
     "answer 7 C, answer C s2: two of row, column, sector; one true, one false"},
    {"place", WISH_ORDER, DO_PLACE, "place C7, or just C7: the start position"},
    {"trace", WISH_ORDER, DO_TRACE, "trace 2: a neat stroke round section 2"},
    {"confirm", WISH_ORDER, DO_CONFIRM, "confirm: the enemy's hull is traced well"},
    {"dive", WISH_ORDER, DO_DIVE, "dive"},
    {"archer", WISH_ORDER, DO_ARCHER, "archer D5: explode an Archer mine"},
    {"volcano", WISH_ORDER, DO_VOLCANO, "volcano 1: from the north-west"},
    {"radio", WISH_RADIO, 0, "radio: where the enemy can be, by all announcements"},
    {"repair", WISH_ORDER, DO_REPAIR, "repair mine: next to its island"},
    {"draw", WISH_ORDER, DO_DRAW, "draw: offer one, or accept"},
    {"resign", WISH_ORDER, DO_RESIGN, "resign"},
    {"help", WISH_HELP, 0, "help: this text"},
    {"board", WISH_BOARD, 0, "board: draw everything again"},
    {"blue", WISH_SIDE, BLUE, "blue, yellow: act for this team (real-time)"},
    {"yellow", WISH_SIDE, YELLOW, NULL},
    {"quit", WISH_QUIT, 0, "quit"},
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

static bool may(const struct legal *legal, enum legal_group group)
{
    return legal->groups >> group & 1;
}

static bool may_simply(const struct legal *legal, unsigned order)
{
    return may(legal, LEGAL_SIMPLE) && legal->simple & order;
}

static void split(const char *text, struct typed *typed)
{
    typed->count = 0;
    while (typed->count < TYPED_WORDS) {
        while (isspace((unsigned char)*text)) text++;
        if (!*text) return;
        int length = 0;
        for (; *text && !isspace((unsigned char)*text); text++)
            if (length < TYPED_LENGTH - 1)
                typed->word[typed->count][length++] = (char)tolower((unsigned char)*text);
        typed->word[typed->count++][length] = '\0';
    }
}

__attribute__((format(printf, 2, 3))) static void unknown(struct wished *wished,
                                                          const char *format, ...)
{
    va_list values;
    va_start(values, format);
    vsnprintf(wished->why, WISH_WHY_MAX, format, values);
    va_end(values);
    wished->wish = WISH_UNKNOWN;
}

static bool begins(const char *whole, const char *start)
{
    return start[0] && !strncmp(whole, start, strlen(start));
}

static void upper(const char *word, char to[TYPED_LENGTH])
{
    int i = 0;
    for (; word[i]; i++) to[i] = (char)toupper((unsigned char)word[i]);
    to[i] = '\0';
}

static int gauge_typed(const char *word)
{
    for (int i = 0; i < SYSTEMS; i++)
        if (begins(system_name(i), word)) return i;
    return -1;
}

static bool nothing_typed(const char *word)
{
    return begins("nothing", word) || !strcmp(word, "ok");
}

static int number_typed(const char *word)
{
    char *end;
    long number = strtol(word, &end, 10);
    return *word && !*end && number >= 0 && number <= 200 ? (int)number : -1;
}

static int value_typed(const char *word, const struct shape_field *field)
{
    char name[TYPED_LENGTH];
    upper(word, name);
    switch (field->kind) {
    case KIND_SPACE: return space_named(name) == NOWHERE ? -1 : space_named(name);
    case KIND_SYSTEM: return gauge_typed(word);
    case KIND_SYMBOL: return symbol_named(name);
    case KIND_COLUMN: return isalpha((unsigned char)*word) && !word[1] ? *name - 'A' + 1 : -1;
    case KIND_DIR: name[1] = '\0'; return word_named(&dir_words, name);
    default: return number_typed(field->field == FIELD_SECTOR && *word == 's' ? word + 1 : word);
    }
}

/* Whether a typed word can be this field of the order; then it is. */
static bool take_word(const char *word, const struct shape_field *field, struct order *order)
{
    int value = value_typed(word, field);
    if (value < 0 && field->presence == FIELD_NULLABLE && nothing_typed(word))
        value = field->nothing;
    else if (value < field->low || value > field->high)
        return false;
    *shape_byte(field, order) = (uint8_t)value;
    return true;
}

/* What is filled in for the person: an answer to the question, and everything about a stroke but
 * its section. A person at a keyboard has no pen: it is drawn by whoever may sign next. */
static bool is_typed(const struct shape_field *field)
{
    return field->kind != KIND_BOOL && field->kind != KIND_PLAYER && field->kind < KIND_BYTES;
}

static void draw_stroke(const struct legal *legal, struct wished *wished)
{
    struct order *order = &wished->order;
    order->player = (uint8_t)(may(legal, LEGAL_TRACES) ? __builtin_ctz(legal->signers) + 1 : 1);
    order->initials_length = DEMO_INITIALS;
    memcpy(order->initials, "ME", DEMO_INITIALS);
    hull_trace(order->value, &wished->stroke);
    order->stroke = &wished->stroke;
}

/* Words come in any order: each is the first field that is still open and that it can be. Gives the
 * set of fields that are filled; `*odd` is the first word that is none. */
static unsigned take_words(const struct typed *typed, unsigned filled, struct order *order,
                           const char **odd)
{
    const struct shape *shape = &order_shape[order->kind];
    for (int i = 1; i < typed->count && !*odd; i++) {
        int field = 0;
        while (field < shape->count &&
               (filled >> field & 1 || !is_typed(&shape->field[field]) ||
                !take_word(typed->word[i], &shape->field[field], order)))
            field++;
        if (field == shape->count) *odd = typed->word[i];
        filled |= 1u << field;
    }
    return filled;
}

static bool all_filled(unsigned filled, struct order *order)
{
    const struct shape *shape = &order_shape[order->kind];
    for (int i = 0; i < shape->count; i++) {
        if (filled >> i & 1 || !is_typed(&shape->field[i])) continue;
        if (shape->field[i].presence != FIELD_OPTIONAL) return false;
        *shape_byte(&shape->field[i], order) = shape->field[i].nothing;
    }
    return true;
}

static bool fits_together(const struct order *order)
{
    if (order->kind == DO_SILENCE) return !order->value || order->dir != NO_DIR;
    return order->kind != DO_ANSWER || !!order->row + !!order->column + !!order->sector == 2;
}

static void take_arguments(const struct command *command, const struct typed *typed,
                           const struct legal *legal, struct wished *wished)
{
    struct order *order = &wished->order;
    bool course = command->kind == DO_COURSE;
    if (course) order->dir = command - commands;
    if (command->kind == DO_CONFIRM) order->value = 1;
    const char *odd = NULL, *help = command->help ? command->help : commands[0].help;
    unsigned filled = take_words(typed, course, order, &odd);
    if (odd)
        unknown(wished, "\"%s\" does not fit; say it as: %s", odd, help);
    else if (!all_filled(filled, order) || !fits_together(order))
        unknown(wished, "say it as: %s", help);
    else if (command->kind == DO_TRACE)
        draw_stroke(legal, wished);
}

/* A single word can be the answer to what is owed: a start position, a gauge, a symbol. */
static bool read_bare(const struct typed *typed, const struct legal *legal, struct wished *wished)
{
    const char *word = typed->word[0];
    char name[TYPED_LENGTH];
    upper(word, name);
    int gauge = gauge_typed(word);
    struct order *order = &wished->order;
    if (typed->count != 1) return false;
    if (may(legal, LEGAL_PLACES) && space_named(name) != NOWHERE) {
        order->kind = DO_PLACE;
        order->at = space_named(name);
    } else if (may(legal, LEGAL_CROSSES) && symbol_named(name) >= 0) {
        order->kind = DO_CROSS;
        order->value = (uint8_t)symbol_named(name);
    } else if (may(legal, LEGAL_MARKS) && gauge >= 0 && strlen(word) + (word[0] != 's') > 1) {
        order->kind = DO_MARK;
        order->value = (uint8_t)gauge;
    } else {
        return false;
    }
    return true;
}

static const struct command *find_command(const char *word)
{
    for (int i = 0; i < COMMANDS; i++)
        if (begins(commands[i].name, word)) return &commands[i];
    return strcmp(word, "?") ? NULL : find_command("help");
}

void play_read(const char *text, const struct legal *legal, struct wished *wished)
{
    struct typed typed;
    split(text, &typed);
    wished->wish = WISH_ORDER;
    wished->order = (struct order){.team = legal->team, .by = NO_ROLE};
    if (!typed.count) {
        wished->wish = WISH_NOTHING;
        return;
    }
    if (read_bare(&typed, legal, wished)) return;
    const struct command *command = find_command(typed.word[0]);
    if (!command) {
        unknown(wished, "what is \"%s\"? Type help", typed.word[0]);
        return;
    }
    wished->wish = command->wish;
    wished->order.kind = command->kind;
    if (command->wish == WISH_SIDE) wished->order.team = command->kind;
    if (command->wish != WISH_ORDER) return;
    take_arguments(command, &typed, legal, wished);
}

static void offer_spaces(struct out *out, const char *word, const struct bits *spaces)
{
    enum { LISTED_MAX = 16 };
    int count = bits_count(spaces);
    if (!count) return;
    out_lit(out, "  ");
    out_text(out, word);
    if (count > LISTED_MAX) {
        out_lit(out, " SPACE, one of ");
        out_number(out, (unsigned)count);
        out_char(out, '\n');
        return;
    }
    EACH_SPACE (at, spaces) {
        out_char(out, ' ');
        tell_space(out, at);
    }
    out_char(out, '\n');
}

static void offer_courses(struct out *out, const struct legal *legal)
{
    if (may(legal, LEGAL_COURSES)) {
        out_lit(out, "  course:");
        EACH_BIT (dir, legal->courses) {
            out_char(out, ' ');
            out_char(out, "nesw"[dir]);
        }
        if (may_simply(legal, LEGAL_SURFACE)) out_lit(out, "   or surface");
        out_char(out, '\n');
    } else if (may_simply(legal, LEGAL_SURFACE)) {
        out_lit(out, "  surface\n");
    }
}

static void offer_marks(struct out *out, const struct legal *legal)
{
    out_lit(out, "  mark:");
    tell_words(out, legal->marks, &system_words);
    if (legal->mark_empty) out_lit(out, " nothing");
    out_char(out, '\n');
}

static void offer_crosses(struct out *out, const struct legal *legal)
{
    out_lit(out, "  cross:");
    tell_words(out, legal->crosses, &symbol_words);
    if (legal->cross_empty) out_lit(out, " nothing");
    out_char(out, '\n');
}

static void offer_stops(struct out *out, const struct legal *legal)
{
    if (may_simply(legal, LEGAL_CANCEL)) out_lit(out, "  cancel\n");
    if (!may(legal, LEGAL_STOPS)) return;
    out_lit(out, "  stop:");
    tell_words(out, legal->stops, &system_words);
    out_char(out, '\n');
}

static void offer_systems(struct out *out, const struct legal *legal)
{
    offer_stops(out, legal);
    if (may(legal, LEGAL_TORPEDOES)) offer_spaces(out, "torpedo", &legal->torpedo);
    if (may(legal, LEGAL_MINES)) offer_spaces(out, "mine", &legal->mine);
    if (may(legal, LEGAL_TRIGGERS)) offer_spaces(out, "trigger", &legal->trigger);
    if (may(legal, LEGAL_ARCHERS)) offer_spaces(out, "archer", &legal->archer);
    if (may(legal, LEGAL_DRONES)) {
        out_lit(out, "  drone 1 to ");
        out_number(out, legal->sectors);
        out_char(out, '\n');
    }
    if (may(legal, LEGAL_SONARS)) out_lit(out, "  sonar\n");
    if (may(legal, LEGAL_SILENCES)) {
        out_lit(out, "  silence");
        for (int dir = 0; dir < DIRS; dir++)
            if (legal->run[dir]) {
                out_lit(out, "  ");
                out_char(out, "nesw"[dir]);
                out_lit(out, " 1-");
                out_number(out, legal->run[dir]);
            }
        out_text(out, legal->zero_named ? "  or n 0\n" : "  or 0\n");
    }
    EACH_BIT (system, may(legal, LEGAL_REPAIRS) ? legal->repairs : 0) {
        out_lit(out, "  repair ");
        out_text(out, system_name(system));
        out_char(out, '\n');
    }
}

static void offer_rest(struct out *out, const struct legal *legal)
{
    if (may(legal, LEGAL_PLACES)) out_lit(out, "  a start position, as C7\n");
    if (may(legal, LEGAL_ANSWERS)) {
        out_lit(out, "  answer the sonar, one true and one false: you are at ");
        tell_space(out, legal->answer_at);
        out_lit(out, " in sector ");
        out_number(out, legal->sector);
        out_lit(out, ", as: answer 7 C, answer C s2\n");
    }
    if (may(legal, LEGAL_VOLCANOES)) out_lit(out, "  volcano 1, volcano 2\n");
    if (may(legal, LEGAL_TRACES)) {
        out_lit(out, "  trace");
        EACH_BIT (section, legal->sections) {
            out_char(out, ' ');
            out_number(out, section + 1);
        }
        out_char(out, '\n');
    }
    if (may_simply(legal, LEGAL_CONFIRM)) out_lit(out, "  confirm\n");
    if (may_simply(legal, LEGAL_DIVE)) out_lit(out, "  dive\n");
    if (may_simply(legal, LEGAL_PASS)) out_lit(out, "  pass\n");
}

void play_offer(struct out *out, const struct legal *legal)
{
    size_t before = out->length;
    offer_courses(out, legal);
    if (may(legal, LEGAL_MARKS)) offer_marks(out, legal);
    if (may(legal, LEGAL_CROSSES)) offer_crosses(out, legal);
    offer_systems(out, legal);
    offer_rest(out, legal);
    if (out->length == before) out_lit(out, "  (nothing to do but wait)\n");
}

void play_help(struct out *out)
{
    out_lit(out, "Words may be cut short: t d5 is torpedo D5.\n");
    for (int i = 0; i < COMMANDS; i++)
        if (commands[i].help) {
            out_lit(out, "  ");
            out_text(out, commands[i].help);
            out_char(out, '\n');
        }
}
