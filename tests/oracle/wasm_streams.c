/*
 * wasm_streams: games for wasm_test.mjs to hear, with what the native radio room makes of them.
 *
 *   wasm_streams FIRST_SEED GAMES
 *
 * One JSON object a line: {"game":...} opens a game with chart, rules and listener; then come the
 * events of each order as the listener hears them, and after some orders {"belief":...} and
 * {"position":...}: what a seat sees, and how the true game answers to all kinds of orders. Last
 * comes, for some games, {"record":...} with what was told of each order.
 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "radio/radio.h"
#include "rules/rng.h"
#include "rules/view.h"
#include "tests/oracle/voyage.h"
#include "wire/json.h"
#include "wire/record.h"

enum { ORDERS_MAX = 160, BELIEF_EVERY = 3, POSITION_EVERY = 8, STRANGE_ORDERS = 60,
       RECORD_EVERY = 7 };

static struct events events;
static struct out out;

static void print_line(void)
{
    puts(out_cstring(&out));
    out_reset(&out);
}

static void print_game(const struct voyage *v, enum team team)
{
    const struct chart *chart = &v->setup.chart;
    out_lit(&out, "{\"game\":{\"team\":");
    out_word(&out, team_name(team));
    out_key(&out, "rules");
    json_ruleset(&out, &v->setup.rules);
    out_lit(&out, ",\"chart\":\"");
    for (int y = 0; y < chart->side; y++) {
        for (int x = 0; x < chart->side; x++) out_char(&out, chart_sign(chart, space_at(x, y)));
        out_lit(&out, "\\n");
    }
    out_lit(&out, "\"}}");
    print_line();
}

static void print_weights(const struct radio *radio)
{
    double weight[SPACE_MAX], chance[SPACE_MAX];
    radio_weights(radio, weight);
    radio_mines(radio, chance);
    printf(",\"weights\":[");
    for (int i = 0; i < SPACE_MAX; i++) printf("%s%.17g", i ? "," : "", weight[i]);
    printf("],\"mines\":[");
    for (int i = 0; i < SPACE_MAX; i++) printf("%s%.17g", i ? "," : "", chance[i]);
    printf("]");
}

static void print_belief(const struct radio *radio, bool contradiction)
{
    struct bits cells = radio_cells(radio);
    out_lit(&out, "{\"belief\":{\"cells\":");
    json_spaces(&out, &cells);
    printf("%s,\"exact\":%s,\"contradiction\":%s,\"histories\":%.17g,\"entropy\":%.17g",
           out_cstring(&out), radio_exact(radio) ? "true" : "false",
           contradiction ? "true" : "false", radio_histories(radio), radio_entropy(radio));
    out_reset(&out);
    print_weights(radio);
    puts("}}");
}

static bool hear(struct radio *radio, uint16_t ears)
{
    bool contradiction = false;
    for (int i = 0; i < events.count; i++) {
        struct event heard;
        if (!event_for(&events.list[i], ears, &heard)) continue;
        contradiction |= radio_hear(radio, &heard) == RADIO_CONTRADICTION;
        json_event(&out, &heard, events.tracing);
        print_line();
    }
    return contradiction;
}

/* --- positions ------------------------------------------------------------------------------- */

/* An order that may make no sense now, but that can be written down. */
static struct order strange_order(const struct game *game, enum team team, uint64_t *rng)
{
    static const uint8_t values[ORDER_KINDS] = {
        [DO_MARK] = SYSTEMS, [DO_CROSS] = SYMBOLS, [DO_REPAIR] = SYSTEMS, [DO_CONFIRM] = 2,
        [DO_SILENCE] = SILENCE_MAX + 2, [DO_DRONE] = SECTORS_MAX + 2, [DO_VOLCANO] = VOLCANOES + 1};
    struct order order = {.team = team, .by = rng_below(rng, NO_ROLE + 1)};
    do order.kind = rng_below(rng, DO_TICK);
    while (order.kind == DO_TRACE);
    order.at = bits_nth(&game->chart.sea, (int)rng_below(rng, (uint32_t)bits_count(
                                              &game->chart.sea)));
    if (rng_below(rng, 4) == 0)
        order.at = space_at((int)rng_below(rng, 15), (int)rng_below(rng, 15));
    order.dir = rng_below(rng, DIRS);
    if (values[order.kind]) order.value = (uint8_t)rng_below(rng, values[order.kind]);
    if ((order.kind == DO_MARK || order.kind == DO_CROSS) && rng_below(rng, 8) == 0)
        order.value = EMPTY_DUTY;
    order.row = (uint8_t)rng_below(rng, 16);
    order.column = (uint8_t)(order.row ? 0 : 1 + rng_below(rng, 15));
    order.sector = (uint8_t)(1 + rng_below(rng, SECTORS_MAX));
    return order;
}

static void print_judged(const struct game *game, const struct order *order)
{
    out_comma(&out);
    out_char(&out, '[');
    json_order(&out, order);
    out_char(&out, ',');
    out_word(&out, error_name(game_check(game, order)));
    out_char(&out, ']');
}

/* One person's view: all four seats of the crew, or a single one. */
static void print_position(const struct game *game, enum team team, uint64_t *rng)
{
    bool all = rng_below(rng, 2);
    enum role role = rng_below(rng, ROLES);
    unsigned seats = all ? 15u << seat_of(team, CAPTAIN) : 1u << seat_of(team, role);
    struct view view = view_for_seats(game, seats);
    struct legal legal;
    game_legal(game, team, &legal);
    out_lit(&out, "{\"position\":{\"role\":");
    out_word(&out, all ? "all" : role_name(role));
    out_key(&out, "view");
    json_view_object(&out, &view);
    out_key_number(&out, "orders", legal.count);
    out_key(&out, "judged");
    out_char(&out, '[');
    for (uint32_t i = 0; i < legal.count; i++) {
        struct order order = legal_order(&legal, i);
        if (order.kind != DO_TRACE) print_judged(game, &order);
    }
    for (int i = 0; i < STRANGE_ORDERS; i++) {
        struct order order = strange_order(game, team, rng);
        print_judged(game, &order);
    }
    out_lit(&out, "]}}");
    print_line();
}

/* --- the record ------------------------------------------------------------------------------ */

static struct out record_bytes, told;

static void tell(const struct game *game)
{
    if (!events.count) return;
    out_comma(&told);
    out_char(&told, '{');
    for (int team = 0; team < TEAMS; team++) {
        uint16_t ears = game_ears_of(game, 15u << seat_of(team, CAPTAIN));
        out_key_word(&told, team_name(team));
        out_char(&told, '[');
        for (int i = 0; i < events.count; i++) {
            struct event heard;
            if (!event_for(&events.list[i], ears, &heard)) continue;
            out_comma(&told);
            json_event(&told, &heard, events.tracing);
        }
        out_char(&told, ']');
    }
    struct view view = view_for(game, EVERYTHING);
    out_key(&told, "view");
    json_view_object(&told, &view);
    out_char(&told, '}');
}

static void print_record(void)
{
    printf("{\"record\":\"");
    for (size_t i = 0; i < record_bytes.length; i++) printf("%02x", (uint8_t)record_bytes.text[i]);
    printf("\",\"told\":[%s]}\n", out_cstring(&told));
}

static void play(uint64_t seed)
{
    static struct voyage v;
    struct order order;
    struct record record;
    uint64_t rng = seed * 977;
    enum team team = (seed & 1);
    voyage_begin(&v, seed, VOYAGE_ANY);
    struct radio *radio = radio_new(&(struct radio_setup){
        .rules = v.setup.rules, .chart = v.setup.chart, .team = team,
        .limit_bytes = 1 << 20});
    assert(radio);
    print_game(&v, team);
    record_begin(&record, &v.setup, &record_bytes);
    uint16_t ears = game_ears(&v.game, seat_of(team, RADIO_OPERATOR));
    for (int n = 0; n < ORDERS_MAX && voyage_pick(&v, &order); n++) {
        events.count = 0;
        voyage_give(&v, &order, &events);
        record_order(&record, &order, &record_bytes);
        tell(&v.game);
        bool contradiction = hear(radio, ears);
        if (n % BELIEF_EVERY == 0) print_belief(radio, contradiction);
        if (n % POSITION_EVERY == 0) print_position(&v.game, team, &rng);
    }
    /* A charged voyage does what no order does, so its record is not worth much. */
    if (!v.charged && seed % RECORD_EVERY == 0) print_record();
    out_reset(&record_bytes);
    out_reset(&told);
    radio_free(radio);
}

int main(int argc, char **argv)
{
    uint64_t first = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    uint64_t games = argc > 2 ? strtoull(argv[2], NULL, 10) : 10;
    out_growing(&out, realloc);
    out_growing(&record_bytes, realloc);
    out_growing(&told, realloc);
    for (uint64_t seed = first; seed < first + games; seed++) play(seed);
    free(out.text);
    free(record_bytes.text);
    free(told.text);
    return 0;
}
