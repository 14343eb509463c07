/* Words into the engine's own values, by the shapes of rules/shape.h. */
#include "wire/spelled.h"

#include <string.h>

#include "rules/shape.h"

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

bool spelled_split(struct spelled *line, const char *text, size_t length)
{
    line->count = 0;
    if (length >= SPELLED_LINE_MAX) return false;
    memcpy(line->text, text, length);
    line->text[length] = 0;
    for (size_t i = 0; i < length; i++) {
        if (is_blank(line->text[i])) {
            line->text[i] = 0;
        } else if (i == 0 || !line->text[i - 1]) {
            if (line->count == SPELLED_WORDS_MAX) return false;
            line->word[line->count++] = line->text + i;
        }
    }
    return true;
}

/* The value of `key=value`, NULL when the word has another key. */
static const char *value_of(const char *word, const char *key)
{
    size_t length = strlen(key);
    return strncmp(word, key, length) == 0 && word[length] == '=' ? word + length + 1 : NULL;
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static uint64_t number_in(const char *word)
{
    uint64_t number = 0;
    while (is_digit(*word)) number = number * 10 + (uint64_t)(*word++ - '0');
    return number;
}

/* --- set-ups --------------------------------------------------------------------------------- */

static const char *setup_word(struct setup *setup, int *seat, const char *word)
{
    static char why[RULESET_WHY_MAX];
    const char *value;
    if ((value = value_of(word, "seed"))) {
        setup->seed = number_in(value);
    } else if ((value = value_of(word, "first"))) {
        setup->first = team_named(value);
    } else if ((value = value_of(word, "view"))) {
        *seat = seat_named(value);
        if (*seat < 0) return "there is no such seat";
    } else if (is_digit(word[0]) && word[1] == '+' && is_digit(word[2]) && !word[3]) {
        setup->players[BLUE] = (uint8_t)(word[0] - '0');
        setup->players[YELLOW] = (uint8_t)(word[2] - '0');
    } else if (!ruleset_set(&setup->rules, word, why)) {
        return why;
    }
    return NULL;
}

static bool setup_chart(struct setup *setup, const char *name, const char *mode)
{
    enum mode wanted = mode_named(mode);
    return wanted < MODES && chart_builtin_read(&setup->chart, name, wanted);
}

const char *spelled_setup(const struct spelled *line, struct setup *setup, int *seat)
{
    *setup = (struct setup){.seed = 1, .players = {4, 4}, .first = BLUE};
    *seat = EVERYTHING;
    if (line->count < 3 || preset_named(line->word[0]) < 0)
        return "a setup is: PRESET CHART turn|real ...";
    setup->rules = ruleset_preset(preset_named(line->word[0]));
    if (!setup_chart(setup, line->word[1], line->word[2])) return "there is no such chart";
    for (int i = 3; i < line->count; i++) {
        const char *why = setup_word(setup, seat, line->word[i]);
        if (why) return why;
    }
    return setup_problem(setup);
}

/* --- orders ---------------------------------------------------------------------------------- */

uint8_t spelled_byte(const struct shape_field *field, const char *word)
{
    if (field->presence == FIELD_NULLABLE && !strcmp(word, "null")) return field->nothing;
    switch (field->kind) {
    case KIND_SPACE: return space_named(word);
    case KIND_COLUMN: return (uint8_t)(word[0] - 'A' + 1);
    case KIND_PLAYER: return (uint8_t)(word[0] ? word[1] - '0' : 0);
    case KIND_BOOL: return strcmp(word, "false") != 0;
    default: break;
    }
    if (field->kind >= KIND_WORDS) return (uint8_t)number_in(word);
    int number = word_named(field_words(field->kind), word);
    return (uint8_t)(number < 0 ? field_words(field->kind)->count : number);
}

/* Words stand in the order of the fields, or as key=value; of a field that may be left out and its
 * neighbour a single word is the neighbour. */
static void order_fields(const struct spelled *line, int count, struct order *order)
{
    const struct shape *shape = &order_shape[order->kind];
    int next = 2;
    for (int i = 0; i < shape->count; i++) {
        const struct shape_field *field = &shape->field[i];
        const char *word = next < count ? line->word[next] : "", *value;
        if (field->kind >= KIND_BYTES) continue;
        if ((value = value_of(word, field_range[field->field].name))) {
            word = value;
        } else if (field->presence == FIELD_OPTIONAL && count - next < shape->count - i) {
            *shape_byte(field, order) = field->nothing;
            continue;
        }
        *shape_byte(field, order) = spelled_byte(field, word);
        next++;
    }
}

bool spelled_order(const struct spelled *line, struct order *order)
{
    *order = (struct order){.by = NO_ROLE, .team = NO_TEAM};
    if (line->count < 2) return false;
    if (strcmp(line->word[0], "tick") == 0) {
        order->kind = DO_TICK;
        order->ms = (uint32_t)number_in(line->word[1]);
        return true;
    }
    int kind = order_named(line->word[1]), count = line->count;
    if (kind < 0) return false;
    order->kind = kind;
    order->team = team_named(line->word[0]);
    const char *by = value_of(line->word[count - 1], "by");
    if (by) {
        order->by = role_named(by);
        count--;
    }
    if (kind == DO_TRACE) memcpy(order->initials, "XY", order->initials_length = 2);
    order_fields(line, count, order);
    return true;
}

static bool add(struct spelled_orders *orders, const char *team, const char *name,
                const char *field)
{
    struct spelled line = {.count = field ? 3 : 2, .word = {team, name, field}};
    if (orders->count == SPELLED_ORDERS_MAX) return false;
    return spelled_order(&line, &orders->list[orders->count++]);
}

static bool add_move(const struct spelled *line, struct spelled_orders *orders)
{
    const char *team = line->word[0], *gauge = line->word[2], *symbol = line->word[3];
    return add(orders, team, "course", line->word[1]) &&
           (strcmp(gauge, "-") == 0 || add(orders, team, "mark", gauge)) &&
           (strcmp(symbol, "-") == 0 || add(orders, team, "cross", symbol)) &&
           (line->count < 5 || add(orders, team, "pass", NULL));
}

bool spelled_orders(const struct spelled *line, struct spelled_orders *orders)
{
    orders->count = 0;
    if (line->count == 3 && strcmp(line->word[0], "place") == 0)
        return add(orders, "blue", "place", line->word[1]) &&
               add(orders, "yellow", "place", line->word[2]);
    if (line->count >= 4 && dir_named(line->word[1]) != NO_DIR) return add_move(line, orders);
    orders->count = 1;
    return spelled_order(line, &orders->list[0]);
}

/* --- given ----------------------------------------------------------------------------------- */

bool spelled_is_given(const struct spelled *line)
{
    return line->count > 2 && strcmp(line->word[1], "given") == 0;
}

/* Each of a list like C2,C3, as mines or as symbols that are crossed out. */
static bool give_list(struct boat *boat, bool mines, const char *list)
{
    while (*list) {
        char name[8] = "";
        size_t length = strcspn(list, ",");
        if (length >= sizeof name) return false;
        memcpy(name, list, length);
        int symbol = symbol_named(name);
        if (!mines && symbol < 0) return false;
        if (mines) bits_add(&boat->mines, space_named(name));
        else boat->crossed |= 1u << symbol;
        list += length + (list[length] == ',');
    }
    return true;
}

static bool give(struct boat *boat, const char *word)
{
    const char *value;
    if ((value = value_of(word, "mines"))) return give_list(boat, true, value);
    if ((value = value_of(word, "crossed"))) return give_list(boat, false, value);
    if ((value = value_of(word, "hull"))) {
        boat->hull = (uint8_t)number_in(value);
        return true;
    }
    for (int system = 0; system < SYSTEMS; system++) {
        if (!(value = value_of(word, system_name(system)))) continue;
        boat->gauge[system] = (uint8_t)number_in(value);
        return true;
    }
    return false;
}

/* A gauge that is given was charged by courses. */
bool spelled_give(const struct spelled *line, struct game *game)
{
    enum team team = team_named(line->word[0]);
    if (team == NO_TEAM) return false;
    for (int i = 2; i < line->count; i++)
        if (!give(&game->boat[team], line->word[i])) return false;
    return true;
}
