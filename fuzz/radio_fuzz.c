/*
 * radio_fuzz: any stream of events at all, into one belief.
 *
 * Four bytes choose chart, preset, listener and bound; then every ten bytes are an event. The
 * belief may call a stream a contradiction, and mostly has to; it must never crash, never be
 * empty, and its weights must stay a distribution over its spaces.
 */
#include <assert.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "radio/radio.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { SETUP_BYTES = 4, EVENT_BYTES = 10, EVENTS_LIMIT = 120 };

static struct radio *tune_in(const uint8_t *data)
{
    struct radio_setup setup = {.team = data[2] & 1,
                                .rules = ruleset_preset((data[1] % PRESETS)),
                                .limit_bytes = data[2] & 2 ? 1 << 20 : 4 << 20};
    const char *name = chart_builtin_name(data[0] % chart_builtin_count());
    bool read = chart_builtin_read(&setup.chart, name, data[2] & 4 ? REAL_TIME : TURN_BY_TURN);
    assert(read);
    setup.rules.torpedo_chain = data[3] % 3;
    setup.rules.own_mine_blocks = data[3] >> 2 & 1;
    setup.rules.torpedo_path = data[3] >> 3 & 1;
    return radio_new(&setup);
}

/* Small numbers most of the time, so that a mutation often makes something plausible. */
static struct event event_of(const uint8_t *b)
{
    return (struct event){
        .kind = b[0] < 240 ? b[0] % EVENT_KINDS : b[0],
        .team = b[1] & 3 ? b[1] & 1 : b[1],
        .at = b[2],
        .dir = b[3] & 7,
        .value = b[4],
        .system = b[5] & 15,
        .cause = b[5] >> 4,
        .answer = b[6] & 3,
        .which = b[6] >> 2 & 3,
        .result = {b[7] & 3, b[7] >> 2 & 3},
        .row = b[8] & 31,
        .column = b[9] & 31,
        .sector = b[7] >> 4,
    };
}

static void inspect(const struct radio *radio)
{
    struct bits cells = radio_cells(radio);
    double weight[SPACE_MAX], sum = 0;
    assert(bits_any(&cells));
    radio_weights(radio, weight);
    for (int at = 0; at < SPACE_MAX; at++) {
        assert(weight[at] >= 0 && (weight[at] == 0 || bits_has(&cells, (uint8_t)at)));
        sum += weight[at];
    }
    assert(fabs(sum - 1) < 1e-6);
    assert(radio_histories(radio) > 0 && radio_entropy(radio) >= -1e-9);
}

static void ask(const struct radio *radio, const uint8_t *b)
{
    struct radio_question question = {.ask = b[4] % 3, .at = b[2], .row = b[8] & 31,
                                      .column = b[9] & 31, .sector = b[7] >> 4};
    struct radio_outlook outlook;
    uint64_t rng = b[3];
    double chance[SPACE_MAX];
    radio_expect(radio, &question, &outlook);
    radio_mines(radio, chance);
    struct radio_guess guess = radio_sample(radio, &rng);
    struct bits cells = radio_cells(radio);
    assert(bits_has(&cells, guess.at));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < SETUP_BYTES) return 0;
    struct radio *radio = tune_in(data);
    assert(radio);
    const uint8_t *end = data + size;
    data += SETUP_BYTES;
    for (int n = 0; end - data >= EVENT_BYTES && n < EVENTS_LIMIT; n++, data += EVENT_BYTES) {
        struct event heard = event_of(data);
        struct radio *fork = n % 16 == 15 ? radio_fork(radio) : NULL;
        radio_hear(radio, &heard);
        inspect(radio);
        if (data[6] >> 5 == 7) ask(radio, data);
        if (fork) {
            radio_free(radio);
            radio = fork;
        }
    }
    radio_free(radio);
    return 0;
}
