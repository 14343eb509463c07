/*
 * voyage: picks charts, rules and orders at random, with some care for variety.
 *
 * Orders are drawn in two steps, first the kind by appetite, then one of that kind, so that the
 * hundred answers to a sonar do not crowd out the one surfacing.
 */
#include "tests/oracle/voyage.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "rules/rng.h"

static int below(uint64_t *rng, int bound) { return (int)(rng_next(rng) % (uint64_t)bound); }

/* --- charts ---------------------------------------------------------------------------------- */

static void dig(char *text, int side, int spaces, uint64_t *rng)
{
    struct bits sea = bits_none(), shore;
    struct bits whole = bits_none();
    for (int i = 0; i < side * side; i++) bits_add(&whole, space_at(i % side, i / side));
    bits_add(&sea, bits_nth(&whole, below(rng, side * side)));
    while (spaces-- > 1) {
        shore = bits_and(bits_without(bits_grow4(sea), sea), whole);
        if (!bits_any(&shore)) break;
        bits_add(&sea, bits_nth(&shore, below(rng, bits_count(&shore))));
    }
    for (int y = 0; y < side; y++) {
        for (int x = 0; x < side; x++) {
            uint8_t at = space_at(x, y);
            text[y * (side + 1) + x] = bits_has(&sea, at) ? '.' : '#';
        }
        text[y * (side + 1) + side] = '\n';
    }
}

static void sprinkle(char *text, int length, char from, const char *signs, int percent,
                     uint64_t *rng)
{
    for (int i = 0; i < length; i++)
        if (text[i] == from && below(rng, 100) < percent)
            text[i] = signs[below(rng, (int)strlen(signs))];
}

static void raise_volcanoes(char *text, int side, uint64_t *rng)
{
    for (int raised = 0; raised < VOLCANOES;) {
        int x = 1 + below(rng, side - 2), y = 1 + below(rng, side - 2);
        char *sign = &text[y * (side + 1) + x];
        if (*sign != 'V') raised++;
        *sign = 'V';
    }
}

static void decorate(char *text, int side, uint64_t *rng)
{
    int length = side * (side + 1);
    switch (below(rng, 6)) {
    case 0: sprinkle(text, length, '.', "M", 10, rng); break;
    case 1:
    case 2: raise_volcanoes(text, side, rng); break;
    case 3: sprinkle(text, length, '#', "mtdsi", 40, rng); break;
    default: break;
    }
    if (below(rng, 4) == 0) sprinkle(text, length, '.', "~~o", 60, rng);
}

static void small_chart(struct chart *chart, uint64_t *rng)
{
    char text[CHART_SIDE_MAX * (CHART_SIDE_MAX + 1)];
    struct chart_error error;
    int side, length;
    do {
        side = below(rng, 2) ? 10 : 15;
        length = side * (side + 1);
        dig(text, side, 12 + below(rng, 49), rng);
        decorate(text, side, rng);
    } while (!chart_read(chart, "small", text, (size_t)length, &error));
}

static void real_chart(struct chart *chart, uint64_t *rng)
{
    const char *name = chart_builtin_name(below(rng, chart_builtin_count()));
    bool read = chart_builtin_read(chart, name, below(rng, 2) ? REAL_TIME : TURN_BY_TURN);
    assert(read);
}

/* --- rules ----------------------------------------------------------------------------------- */

static void house_rules(struct ruleset *rules, uint64_t *rng)
{
    for (int i = 0; i < ruleset_field_count(); i++) {
        const struct rule_field *field = ruleset_field(i);
        struct ruleset other = ruleset_preset(below(rng, PRESETS));
        if (field->type == RULE_MS) continue;
        ruleset_put(rules, field, ruleset_get(&other, field));
    }
    if (below(rng, 3) == 0) rules->torpedo_path = PATH_FREE;
    rules->course_between_activations = below(rng, 2) == 0;
}

static void pick_setup(struct voyage *v, enum voyage_waters sea_tables)
{
    struct setup *s = &v->setup;
    bool small = sea_tables == VOYAGE_ANY ? below(&v->rng, 2) : sea_tables == VOYAGE_SMALL;
    memset(s, 0, sizeof *s);
    if (small) small_chart(&s->chart, &v->rng);
    else real_chart(&s->chart, &v->rng);
    s->rules = ruleset_preset(below(&v->rng, PRESETS));
    if (below(&v->rng, 3) == 0) house_rules(&s->rules, &v->rng);
    if (below(&v->rng, 2) == 0) s->rules.hull = 8;
    s->seed = rng_next(&v->rng);
    s->players[BLUE] = s->players[YELLOW] = 4;
    s->first = NO_TEAM;
}

static void pick_taste(struct voyage *v)
{
    static const uint8_t usual[ORDER_KINDS] = {
        [DO_PLACE] = 20, [DO_COURSE] = 60, [DO_MARK] = 90,  [DO_CROSS] = 90,   [DO_TORPEDO] = 15,
        [DO_MINE] = 20,  [DO_TRIGGER] = 6, [DO_DRONE] = 5,  [DO_SONAR] = 5,    [DO_ANSWER] = 90,
        [DO_SILENCE] = 20, [DO_SURFACE] = 2, [DO_TRACE] = 60, [DO_CONFIRM] = 60, [DO_DIVE] = 60,
        [DO_ARCHER] = 8, [DO_VOLCANO] = 90, [DO_REPAIR] = 20, [DO_PASS] = 20,
        [DO_STOP] = 15, [DO_CANCEL] = 10,
    };
    for (int i = 0; i < ORDER_KINDS; i++)
        v->appetite[i] = (uint16_t)(usual[i] * (1 + below(&v->rng, 8)));
    for (int i = 0; i < SYSTEMS; i++) v->taste[i] = (uint16_t)(1 + below(&v->rng, 12));
}

void voyage_begin(struct voyage *v, uint64_t seed, enum voyage_waters sea_tables)
{
    *v = (struct voyage){.seed = seed, .rng = seed * 0x2545f4914f6cdd1dull + 1};
    v->charged = below(&v->rng, 4) != 0;
    pick_setup(v, sea_tables);
    pick_taste(v);
    voyage_rewind(v);
}

void voyage_rewind(struct voyage *v) { game_init(&v->game, &v->setup); }

/* --- orders ---------------------------------------------------------------------------------- */

/* Radiation and detection first: random crosses would stop weapons and silence for good. */
static int cross_weight(const struct order *order)
{
    if (order->value >= SYMBOLS) return 1;
    uint32_t symbol = 1u << order->value;
    return symbol & (sheet_kind[RADIATION] | sheet_kind[DETECTION]) ? 8 : 1;
}

static int weight_in_kind(const struct voyage *v, const struct order *order)
{
    if (order->kind == DO_MARK && order->value < SYSTEMS) return v->taste[order->value];
    if (order->kind == DO_CROSS) return cross_weight(order);
    return 1;
}

static int draw_kind(struct voyage *v, const int count[TEAMS][ORDER_KINDS])
{
    int sum = 0;
    for (int i = 0; i < TEAMS * ORDER_KINDS; i++)
        if (count[i / ORDER_KINDS][i % ORDER_KINDS]) sum += v->appetite[i % ORDER_KINDS];
    if (!sum) return -1;
    int drawn = below(&v->rng, sum), i = 0;
    for (;; i++) {
        if (count[i / ORDER_KINDS][i % ORDER_KINDS]) drawn -= v->appetite[i % ORDER_KINDS];
        if (drawn < 0) return i;
    }
}

static void draw_order(struct voyage *v, const struct legal *legal, int kind, int sum,
                       struct order *order)
{
    int drawn = below(&v->rng, sum);
    for (uint32_t i = 0; i < legal->count; i++) {
        *order = legal_order(legal, i);
        if (order->kind != kind) continue;
        drawn -= weight_in_kind(v, order);
        if (drawn < 0) return;
    }
    assert(!"the weights add up");
}

void voyage_charge(struct game *game)
{
    for (int team = 0; team < TEAMS; team++) {
        struct boat *boat = &game->boat[team];
        for (int i = 0; i < SYSTEMS; i++) {
            bool volcano = i == SCENARIO && game->chart.scenario == SCENARIO_VOLCANO;
            if (boat->dead >> i & 1 || volcano || boat->mark == DUTY_OWED) continue;
            boat->gauge[i] = (uint8_t)game_gauge_size(game, i);
        }
        boat->crossed = 0;
        boat->hull = game->rules.hull;
    }
}

static void attach_stroke(struct order *order)
{
    static struct stroke stroke[SECTIONS];
    if (order->kind != DO_TRACE) return;
    hull_trace(order->value, &stroke[order->value - 1]);
    order->stroke = &stroke[order->value - 1];
    order->initials_length = 2;
    memcpy(order->initials, "AB", 2);
}

bool voyage_pick(struct voyage *v, struct order *order)
{
    struct legal legal[TEAMS];
    int count[TEAMS][ORDER_KINDS] = {{0}};
    if (v->game.phase == OVER) return false;
    if (v->charged && v->game.phase == PLAYING) voyage_charge(&v->game);
    for (int team = 0; team < TEAMS; team++) {
        game_legal(&v->game, team, &legal[team]);
        for (uint32_t i = 0; i < legal[team].count; i++) {
            struct order each = legal_order(&legal[team], i);
            count[team][each.kind] += weight_in_kind(v, &each);
        }
    }
    int drawn = draw_kind(v, count);
    if (drawn < 0) return false;
    int team = drawn / ORDER_KINDS, kind = drawn % ORDER_KINDS;
    draw_order(v, &legal[team], kind, count[team][kind], order);
    attach_stroke(order);
    return true;
}

bool voyage_give(struct voyage *v, const struct order *order, struct events *events)
{
    if (v->game.phase == OVER) return false;
    if (v->charged && v->game.phase == PLAYING) voyage_charge(&v->game);
    if (game_check(&v->game, order) != ERROR_OK) return false;
    game_apply(&v->game, order, events);
    return true;
}

/* --- words ----------------------------------------------------------------------------------- */

void voyage_print(const struct voyage *v)
{
    const struct chart *chart = &v->setup.chart;
    fprintf(stderr, "seed %llu: chart %s, %s%s\n", (unsigned long long)v->seed, chart->name,
            mode_name(chart_mode(chart)), v->charged ? ", charged" : "");
    for (int y = 0; y < chart->side; y++) {
        for (int x = 0; x < chart->side; x++)
            fputc(chart_sign(chart, space_at(x, y)), stderr);
        fputc('\n', stderr);
    }
    for (int i = 0; i < ruleset_field_count(); i++) {
        char value[RULE_VALUE_MAX];
        const struct rule_field *field = ruleset_field(i);
        if (field->type == RULE_MS) continue;
        ruleset_value(&v->setup.rules, field, value);
        fprintf(stderr, "%s=%s ", field->name, value);
    }
    fputc('\n', stderr);
}

static void print_target(const struct order *order)
{
    char at[SPACE_NAME_MAX];
    switch (order->kind) {
    case DO_PLACE:
    case DO_TORPEDO:
    case DO_MINE:
    case DO_TRIGGER:
    case DO_ARCHER:
        space_name(order->at, at);
        fprintf(stderr, " %s", at);
        break;
    case DO_COURSE:
    case DO_SILENCE:
        fprintf(stderr, " %c", order->dir < DIRS ? dir_letter(order->dir) : '-');
        break;
    case DO_ANSWER:
        fprintf(stderr, " row %d column %d sector %d", order->row, order->column, order->sector);
        break;
    default: break;
    }
    if (order->value) fprintf(stderr, " %d", order->value);
}

void voyage_print_order(const struct order *order)
{
    fprintf(stderr, "  %s %s", team_name(order->team),
            order_name(order->kind));
    print_target(order);
    fputc('\n', stderr);
}
