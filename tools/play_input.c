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

#include "tools/tell.h"

enum { TYPED_WORDS = 6, TYPED_LENGTH = 24, DEMO_INITIALS = 2 };

struct typed {
    int count;
    char word[TYPED_WORDS][TYPED_LENGTH];
};

enum takes {
    TAKES_NOTHING,
    TAKES_SPACE,
    TAKES_DIR,
    TAKES_GAUGE,
    TAKES_SYMBOL,
    TAKES_NUMBER,
    TAKES_SILENCE,
    TAKES_ANSWER,
    TAKES_SECTION,
};

static const struct command {
    const char *name;
    enum wish wish;
    int kind; /* enum order_kind, or a team for WISH_SIDE */
    enum takes takes;
    const char *help;
} commands[] = {
    {"north", WISH_ORDER, DO_COURSE, TAKES_NOTHING, "n, e, s, w: a course"},
    {"east", WISH_ORDER, DO_COURSE, TAKES_NOTHING, NULL},
    {"south", WISH_ORDER, DO_COURSE, TAKES_NOTHING, NULL},
    {"west", WISH_ORDER, DO_COURSE, TAKES_NOTHING, NULL},
    {"mark", WISH_ORDER, DO_MARK, TAKES_GAUGE, "mark torpedo: the First Mate's duty"},
    {"cross", WISH_ORDER, DO_CROSS, TAKES_SYMBOL, "cross W4, or x W4: the Engineer's duty"},
    {"x", WISH_ORDER, DO_CROSS, TAKES_SYMBOL, NULL},
    {"pass", WISH_ORDER, DO_PASS, TAKES_NOTHING, "pass: end the turn"},
    {"torpedo", WISH_ORDER, DO_TORPEDO, TAKES_SPACE, "torpedo D5"},
    {"mine", WISH_ORDER, DO_MINE, TAKES_SPACE, "mine D5: drop one there"},
    {"trigger", WISH_ORDER, DO_TRIGGER, TAKES_SPACE, "trigger D5: an own mine, at any time"},
    {"drone", WISH_ORDER, DO_DRONE, TAKES_NUMBER, "drone 3: is the enemy in sector 3?"},
    {"sonar", WISH_ORDER, DO_SONAR, TAKES_NOTHING, "sonar"},
    {"silence", WISH_ORDER, DO_SILENCE, TAKES_SILENCE, "silence n 3: 0 to 4 spaces, unheard"},
    {"surface", WISH_ORDER, DO_SURFACE, TAKES_NOTHING, "surface: all breakdowns are erased"},
    {"answer", WISH_ORDER, DO_ANSWER, TAKES_ANSWER,
     "answer 7 C, answer C s2: two of row, column, sector; one true, one false"},
    {"place", WISH_ORDER, DO_PLACE, TAKES_SPACE, "place C7, or just C7: the start position"},
    {"trace", WISH_ORDER, DO_TRACE, TAKES_SECTION, "trace 2: a neat stroke round section 2"},
    {"confirm", WISH_ORDER, DO_CONFIRM, TAKES_NOTHING, "confirm: the enemy's hull is traced well"},
    {"dive", WISH_ORDER, DO_DIVE, TAKES_NOTHING, "dive"},
    {"archer", WISH_ORDER, DO_ARCHER, TAKES_SPACE, "archer D5: explode an Archer mine"},
    {"volcano", WISH_ORDER, DO_VOLCANO, TAKES_NUMBER, "volcano 1: from the north-west"},
    {"radio", WISH_RADIO, 0, TAKES_NOTHING, "radio: where the enemy can be, by all announcements"},
    {"repair", WISH_ORDER, DO_REPAIR, TAKES_GAUGE, "repair mine: next to its island"},
    {"draw", WISH_ORDER, DO_DRAW, TAKES_NOTHING, "draw: offer one, or accept"},
    {"resign", WISH_ORDER, DO_RESIGN, TAKES_NOTHING, "resign"},
    {"help", WISH_HELP, 0, TAKES_NOTHING, "help: this text"},
    {"board", WISH_BOARD, 0, TAKES_NOTHING, "board: draw everything again"},
    {"blue", WISH_SIDE, BLUE, TAKES_NOTHING, "blue, yellow: act for this team (real-time)"},
    {"yellow", WISH_SIDE, YELLOW, TAKES_NOTHING, NULL},
    {"quit", WISH_QUIT, 0, TAKES_NOTHING, "quit"},
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
        if (begins(system_name((enum system)i), word)) return i;
    return -1;
}

static bool nothing_typed(const char *word)
{
    return begins("nothing", word) || !strcmp(word, "ok");
}

static void take_space(const char *word, struct wished *wished)
{
    char name[TYPED_LENGTH];
    upper(word, name);
    wished->order.at = space_named(name);
    if (wished->order.at == NOWHERE) unknown(wished, "\"%s\" is no space; they are as C7", word);
}

static void take_gauge(const char *word, struct wished *wished)
{
    int gauge = gauge_typed(word);
    wished->order.value = gauge < 0 ? EMPTY_DUTY : (uint8_t)gauge;
    if (gauge < 0 && !nothing_typed(word)) unknown(wished, "\"%s\" is no gauge", word);
}

static void take_symbol(const char *word, struct wished *wished)
{
    char name[TYPED_LENGTH];
    upper(word, name);
    int symbol = symbol_named(name);
    wished->order.value = symbol < 0 ? EMPTY_DUTY : (uint8_t)symbol;
    if (symbol < 0 && !nothing_typed(word)) unknown(wished, "\"%s\" is no symbol; W1 to E6", word);
}

static int number_typed(const char *word)
{
    char *end;
    long number = strtol(word, &end, 10);
    return *word && !*end && number >= 0 && number <= 200 ? (int)number : -1;
}

static void take_number(const char *word, struct wished *wished)
{
    int number = number_typed(word);
    wished->order.value = (uint8_t)number;
    if (number < 0) unknown(wished, "\"%s\" is no number", word);
}

static void take_silence(const struct typed *typed, int from, struct wished *wished)
{
    wished->order.dir = NO_DIR;
    int number = -1;
    for (int i = from; i < typed->count; i++) {
        char name[TYPED_LENGTH];
        upper(typed->word[i], name);
        name[1] = '\0';
        if (isdigit((unsigned char)typed->word[i][0]))
            number = number_typed(typed->word[i]);
        else
            wished->order.dir = (uint8_t)dir_named(name);
    }
    wished->order.value = (uint8_t)number;
    if (number < 0 || (number > 0 && wished->order.dir == NO_DIR))
        unknown(wished, "a silence is as: silence n 3");
}

static void take_answer(const struct typed *typed, int from, struct wished *wished)
{
    struct order *order = &wished->order;
    for (int i = from; i < typed->count; i++) {
        const char *word = typed->word[i];
        int number = number_typed(word), sector = word[0] == 's' ? number_typed(word + 1) : -1;
        if (sector > 0)
            order->sector = (uint8_t)sector;
        else if (number > 0)
            order->row = (uint8_t)number;
        else if (isalpha((unsigned char)word[0]) && !word[1])
            order->column = (uint8_t)(word[0] - 'a' + 1);
    }
    if (!!order->row + !!order->column + !!order->sector != 2)
        unknown(wished, "an answer is as: answer 7 C, or answer C s2, or answer 7 s2");
}

/* A person at a keyboard has no pen: the stroke is drawn for him, by whoever may sign next. */
static void take_section(const char *word, const struct legal *legal, struct wished *wished)
{
    int section = number_typed(word);
    if (section < 1 || section > SECTIONS) {
        unknown(wished, "a section is 1 to 4");
        return;
    }
    struct order *order = &wished->order;
    order->value = (uint8_t)section;
    order->player = (uint8_t)(may(legal, LEGAL_TRACES) ? __builtin_ctz(legal->signers) + 1 : 1);
    order->initials_length = DEMO_INITIALS;
    memcpy(order->initials, "ME", DEMO_INITIALS);
    hull_trace(section, &wished->stroke);
    order->stroke = &wished->stroke;
}

static void take_argument(const struct command *command, const struct typed *typed, int from,
                          const struct legal *legal, struct wished *wished)
{
    const char *word = from < typed->count ? typed->word[from] : "";
    if (!word[0] && command->takes != TAKES_NOTHING) {
        unknown(wished, "%s", command->help ? command->help : "cross W4");
        return;
    }
    switch (command->takes) {
    case TAKES_SPACE: take_space(word, wished); break;
    case TAKES_GAUGE: take_gauge(word, wished); break;
    case TAKES_SYMBOL: take_symbol(word, wished); break;
    case TAKES_NUMBER: take_number(word, wished); break;
    case TAKES_SILENCE: take_silence(typed, from, wished); break;
    case TAKES_ANSWER: take_answer(typed, from, wished); break;
    case TAKES_SECTION: take_section(word, legal, wished); break;
    default: break;
    }
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
    wished->order.kind = (uint8_t)command->kind;
    if (command->wish == WISH_SIDE) wished->order.team = (uint8_t)command->kind;
    if (command->wish != WISH_ORDER) return;
    if (command->kind == DO_COURSE) wished->order.dir = (uint8_t)(command - commands);
    if (command->kind == DO_CONFIRM) wished->order.value = 1;
    take_argument(command, &typed, 1, legal, wished);
}

static void offer_spaces(struct out *out, const char *word, const struct bits *spaces)
{
    enum { LISTED_MAX = 16 };
    int count = bits_count(spaces);
    if (!count) return;
    out_lit(out, "  "), out_text(out, word);
    if (count > LISTED_MAX) {
        out_lit(out, " SPACE, one of "), out_number(out, (unsigned)count);
        out_char(out, '\n');
        return;
    }
    EACH_SPACE (at, spaces) out_char(out, ' '), tell_space(out, at);
    out_char(out, '\n');
}

static void offer_courses(struct out *out, const struct legal *legal)
{
    if (may(legal, LEGAL_COURSES)) {
        out_lit(out, "  course:");
        for (int dir = 0; dir < DIRS; dir++)
            if (legal->courses >> dir & 1)
                out_char(out, ' '), out_char(out, "nesw"[dir]);
        if (may_simply(legal, LEGAL_SURFACE)) out_lit(out, "   or surface");
        out_char(out, '\n');
    } else if (may_simply(legal, LEGAL_SURFACE)) {
        out_lit(out, "  surface\n");
    }
}

static void offer_marks(struct out *out, const struct legal *legal)
{
    out_lit(out, "  mark:");
    for (int i = 0; i < SYSTEMS; i++)
        if (legal->marks >> i & 1) out_char(out, ' '), out_text(out, system_name((enum system)i));
    if (legal->mark_empty) out_lit(out, " nothing");
    out_char(out, '\n');
}

static void offer_crosses(struct out *out, const struct legal *legal)
{
    out_lit(out, "  cross:");
    for (int i = 0; i < SYMBOLS; i++) {
        char name[3];
        if (!(legal->crosses >> i & 1)) continue;
        symbol_name(i, name);
        out_char(out, ' '), out_text(out, name);
    }
    if (legal->cross_empty) out_lit(out, " nothing");
    out_char(out, '\n');
}

static void offer_systems(struct out *out, const struct legal *legal)
{
    if (may(legal, LEGAL_TORPEDOES)) offer_spaces(out, "torpedo", &legal->torpedo);
    if (may(legal, LEGAL_MINES)) offer_spaces(out, "mine", &legal->mine);
    if (may(legal, LEGAL_TRIGGERS)) offer_spaces(out, "trigger", &legal->trigger);
    if (may(legal, LEGAL_ARCHERS)) offer_spaces(out, "archer", &legal->archer);
    if (may(legal, LEGAL_DRONES))
        out_lit(out, "  drone 1 to "), out_number(out, legal->sectors), out_char(out, '\n');
    if (may(legal, LEGAL_SONARS)) out_lit(out, "  sonar\n");
    if (may(legal, LEGAL_SILENCES)) {
        out_lit(out, "  silence");
        for (int dir = 0; dir < DIRS; dir++)
            if (legal->run[dir])
                out_lit(out, "  "), out_char(out, "nesw"[dir]), out_lit(out, " 1-"),
                    out_number(out, legal->run[dir]);
        out_text(out, legal->zero_named ? "  or n 0\n" : "  or 0\n");
    }
    for (int i = 0; may(legal, LEGAL_REPAIRS) && i < SYSTEMS; i++)
        if (legal->repairs >> i & 1)
            out_lit(out, "  repair "), out_text(out, system_name((enum system)i)),
                out_char(out, '\n');
}

static void offer_rest(struct out *out, const struct legal *legal)
{
    if (may(legal, LEGAL_PLACES)) out_lit(out, "  a start position, as C7\n");
    if (may(legal, LEGAL_ANSWERS)) {
        out_lit(out, "  answer the sonar, one true and one false: you are at ");
        tell_space(out, legal->answer_at);
        out_lit(out, " in sector "), out_number(out, legal->sector);
        out_lit(out, ", as: answer 7 C, answer C s2\n");
    }
    if (may(legal, LEGAL_VOLCANOES)) out_lit(out, "  volcano 1, volcano 2\n");
    if (may(legal, LEGAL_TRACES)) {
        out_lit(out, "  trace");
        for (unsigned i = 0; i < SECTIONS; i++)
            if (legal->sections >> i & 1) out_char(out, ' '), out_number(out, i + 1);
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
        if (commands[i].help)
            out_lit(out, "  "), out_text(out, commands[i].help), out_char(out, '\n');
}
