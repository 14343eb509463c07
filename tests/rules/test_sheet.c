/* The Engineer's sheet against a second reading of the printed table, symbol by symbol. */
#include <string.h>

#include "rules/rng.h"
#include "rules/sheet.h"
#include "tests/rules/unit.h"

/* The printed sheet, written once more: kind and circuit of each place. */
static const struct {
    char panel;
    const char *kinds;    /* w weapon, d detection, s special, r radiation */
    const char *circuits; /* y yellow, o orange, g gray; of the first three */
} print[DIRS] = {{'W', "wsddrr", "yyy"},
                 {'N', "swsdwr", "ooo"},
                 {'S', "dswwrs", "ggg"},
                 {'E', "dswrdr", "ogy"}};

static int number(int row, int place)
{
    char name[3] = {print[row].panel, (char)('1' + place), 0};
    int symbol = symbol_named(name);
    assert_in_range(symbol, 0, SYMBOLS - 1);
    return symbol;
}

static void kinds_and_circuits_are_as_printed(void **state)
{
    (void)state;
    for (int row = 0; row < DIRS; row++) {
        for (int place = 0; place < PANEL_SYMBOLS; place++) {
            uint32_t bit = 1u << number(row, place);
            for (int kind = 0; kind < KINDS; kind++)
                assert_int_equal(!!(sheet_kind[kind] & bit),
                                 "wdsr"[kind] == print[row].kinds[place]);
            for (int c = 0; c < CIRCUITS; c++)
                assert_int_equal(!!(sheet_circuit[c] & bit),
                                 place < 3 && "yog"[c] == print[row].circuits[place]);
            assert_true(sheet_panel(dir_named((char[]){print[row].panel, 0})) & bit);
        }
    }
    for (int kind = 0; kind < KINDS; kind++)
        assert_int_equal(__builtin_popcount(sheet_kind[kind]), 6);
}

static void names_come_back(void **state)
{
    (void)state;
    for (int symbol = 0; symbol < SYMBOLS; symbol++)
        assert_int_equal(symbol_named(symbol_name(symbol)), symbol);
    static const char *const none[] = {"", "W", "W0", "W7", "X1", "W11", "w1", "1W"};
    for (int i = 0; i < COUNT(none); i++) assert_int_equal(symbol_named(none[i]), -1);
}

static void a_kind_stops_its_two_systems(void **state)
{
    (void)state;
    static const char of[SYSTEMS] = {[MINE] = 'w',  [TORPEDO] = 'w', [DRONE] = 'd',
                                     [SONAR] = 'd', [SILENCE] = 's', [SCENARIO] = 's'};
    for (int row = 0; row < DIRS; row++)
        for (int place = 0; place < PANEL_SYMBOLS; place++)
            for (int s = 0; s < SYSTEMS; s++)
                assert_int_equal(sheet_broken(1u << number(row, place), s),
                                 of[s] == print[row].kinds[place]);
    for (int s = 0; s < SYSTEMS; s++) assert_false(sheet_broken(0, s));
}

/* The slow reading: letters on a sheet of paper. */
struct paper {
    bool crossed[DIRS][PANEL_SYMBOLS];
};

static struct paper paper_of(uint32_t crossed)
{
    struct paper paper;
    for (int row = 0; row < DIRS; row++)
        for (int place = 0; place < PANEL_SYMBOLS; place++)
            paper.crossed[row][place] = crossed >> number(row, place) & 1;
    return paper;
}

static uint32_t crossed_of(const struct paper *paper)
{
    uint32_t crossed = 0;
    for (int row = 0; row < DIRS; row++)
        for (int place = 0; place < PANEL_SYMBOLS; place++)
            if (paper->crossed[row][place]) crossed |= 1u << number(row, place);
    return crossed;
}

static bool panel_full(const struct paper *paper)
{
    for (int row = 0; row < DIRS; row++) {
        int count = 0;
        for (int place = 0; place < PANEL_SYMBOLS; place++) count += paper->crossed[row][place];
        if (count == PANEL_SYMBOLS) return true;
    }
    return false;
}

static int count_letter(const struct paper *paper, bool circuits, char letter)
{
    int count = 0;
    for (int row = 0; row < DIRS; row++)
        for (int place = 0; place < (circuits ? 3 : PANEL_SYMBOLS); place++)
            count += paper->crossed[row][place] &&
                     (circuits ? print[row].circuits : print[row].kinds)[place] == letter;
    return count;
}

static void erase_circuit(struct paper *paper, char letter)
{
    for (int row = 0; row < DIRS; row++)
        for (int place = 0; place < 3; place++)
            if (print[row].circuits[place] == letter) paper->crossed[row][place] = false;
}

static struct cross_outcome slow_cross(uint32_t crossed, int symbol, bool repair_wins)
{
    struct paper paper = paper_of(crossed | 1u << symbol);
    struct cross_outcome out = {.circuit = -1};
    int circuit = -1;
    for (int c = 0; c < CIRCUITS; c++)
        if (count_letter(&paper, true, "yog"[c]) == 4) circuit = c;
    bool panel = panel_full(&paper), radiation = count_letter(&paper, false, 'r') == 6;
    if ((panel || radiation) && !(circuit >= 0 && repair_wins)) {
        out.damaged = true;
        out.cause = panel ? CAUSE_PANEL : CAUSE_RADIATION;
        return out;
    }
    out.circuit = (int8_t)circuit;
    if (circuit >= 0) erase_circuit(&paper, "yog"[circuit]);
    out.crossed = crossed_of(&paper);
    return out;
}

static void hold_against(uint32_t crossed, int symbol, bool repair_wins)
{
    struct cross_outcome fast = sheet_cross(crossed, symbol, repair_wins);
    struct cross_outcome slow = slow_cross(crossed, symbol, repair_wins);
    assert_int_equal(fast.crossed, slow.crossed);
    assert_int_equal(fast.circuit, slow.circuit);
    assert_int_equal(fast.damaged, slow.damaged);
    if (slow.damaged) assert_int_equal(fast.cause, slow.cause);
}

/* Long walks over the sheets that play can reach, each cross held against the slow reading. */
static void crosses_agree_with_the_slow_reading(void **state)
{
    (void)state;
    uint64_t rng = 5;
    for (int walk = 0; walk < 4; walk++) {
        uint32_t crossed = 0;
        bool repair_wins = walk & 1;
        for (int step = 0; step < 20000; step++) {
            int symbol;
            do symbol = (int)rng_below(&rng, SYMBOLS);
            while (crossed >> symbol & 1);
            hold_against(crossed, symbol, repair_wins);
            crossed = sheet_cross(crossed, symbol, repair_wins).crossed;
        }
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(kinds_and_circuits_are_as_printed),
    cmocka_unit_test(names_come_back),
    cmocka_unit_test(a_kind_stops_its_two_systems),
    cmocka_unit_test(crosses_agree_with_the_slow_reading),
};
UNIT_MAIN(tests)
