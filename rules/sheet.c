/* The printed sheet as four masks of kinds and three of circuits; a cross is judged by masks. */
#include "rules/sheet.h"

#define S(dir, place) SYMBOL(dir, place)

const uint32_t sheet_kind[KINDS] = {
    [WEAPON] = S(WEST, 1) | S(NORTH, 2) | S(NORTH, 5) | S(SOUTH, 3) | S(SOUTH, 4) | S(EAST, 3),
    [DETECTION] = S(WEST, 3) | S(WEST, 4) | S(NORTH, 4) | S(SOUTH, 1) | S(EAST, 1) | S(EAST, 5),
    [SPECIAL] = S(WEST, 2) | S(NORTH, 1) | S(NORTH, 3) | S(SOUTH, 2) | S(SOUTH, 6) | S(EAST, 2),
    [RADIATION] = S(WEST, 5) | S(WEST, 6) | S(NORTH, 6) | S(SOUTH, 5) | S(EAST, 4) | S(EAST, 6),
};

const uint32_t sheet_circuit[CIRCUITS] = {
    S(WEST, 1) | S(WEST, 2) | S(WEST, 3) | S(EAST, 3),
    S(NORTH, 1) | S(NORTH, 2) | S(NORTH, 3) | S(EAST, 1),
    S(SOUTH, 1) | S(SOUTH, 2) | S(SOUTH, 3) | S(EAST, 2),
};

static bool all_crossed(uint32_t crossed, uint32_t mask) { return (crossed & mask) == mask; }

static int closed_circuit(uint32_t crossed)
{
    for (int i = 0; i < CIRCUITS; i++)
        if (all_crossed(crossed, sheet_circuit[i])) return i;
    return -1;
}

struct cross_outcome sheet_cross(uint32_t crossed, int symbol, bool repair_beats_damage)
{
    struct cross_outcome out = {.crossed = crossed | 1u << symbol, .circuit = -1};
    bool panel = all_crossed(out.crossed, sheet_panel((symbol / PANEL_SYMBOLS)));
    bool radiation = all_crossed(out.crossed, sheet_kind[RADIATION]);
    int circuit = closed_circuit(out.crossed);
    out.damaged = panel || radiation;
    if (out.damaged && circuit >= 0 && repair_beats_damage) out.damaged = false;
    if (out.damaged) {
        out.cause = panel ? CAUSE_PANEL : CAUSE_RADIATION;
        out.crossed = 0;
    } else if (circuit >= 0) {
        out.circuit = (int8_t)circuit;
        out.crossed &= ~sheet_circuit[circuit];
    }
    return out;
}
