/*
 * wasm_streams: games for wasm_test.mjs to hear, with what the native radio room makes of them.
 *
 *   wasm_streams FIRST_SEED GAMES
 *
 * One JSON object a line: {"game":...} opens a game with chart, rules and listener; then come the
 * events of each order as the listener hears them, and after each order {"belief":...}.
 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "radio/radio.h"
#include "tests/oracle/voyage.h"
#include "wire/json.h"

enum { ORDERS_MAX = 160, BELIEF_EVERY = 3 };

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

static void play(uint64_t seed)
{
    static struct voyage v;
    struct order order;
    enum team team = (seed & 1);
    voyage_begin(&v, seed, VOYAGE_ANY);
    struct radio *radio = radio_new(&(struct radio_setup){
        .rules = v.setup.rules, .chart = v.setup.chart, .team = team,
        .limit_bytes = 1 << 20});
    assert(radio);
    print_game(&v, team);
    uint16_t ears = game_ears(&v.game, seat_of(team, RADIO_OPERATOR));
    for (int n = 0; n < ORDERS_MAX && voyage_pick(&v, &order); n++) {
        events.count = 0;
        voyage_give(&v, &order, &events);
        bool contradiction = hear(radio, ears);
        if (n % BELIEF_EVERY == 0) print_belief(radio, contradiction);
    }
    radio_free(radio);
}

int main(int argc, char **argv)
{
    uint64_t first = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    uint64_t games = argc > 2 ? strtoull(argv[2], NULL, 10) : 10;
    out_growing(&out, realloc);
    for (uint64_t seed = first; seed < first + games; seed++) play(seed);
    free(out.text);
    return 0;
}
