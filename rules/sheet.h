/*
 * sheet: the Engineer's 24 symbols.
 *
 * A symbol is dir * 6 + place - 1; the sheet is the set of those crossed out, one bit each. The
 * first three places of a panel are in the Central Circuits, the last three in the Reactor.
 *
 *          central circuits                     reactor
 *   N   special/o  weapon/o   special/o     detection  weapon     radiation
 *   E   detect./o  special/g  weapon/y      radiation  detection  radiation
 *   S   detect./g  special/g  weapon/g      weapon     radiation  special
 *   W   weapon/y   special/y  detect./y     detection  radiation  radiation
 *
 * y, o, g: the yellow, orange and gray circuits, four symbols each.
 */
#ifndef RULES_SHEET_H
#define RULES_SHEET_H

#include "rules/names.h"

enum { PANEL_SYMBOLS = 6, SYMBOLS = DIRS * PANEL_SYMBOLS, CIRCUITS = 3 };

enum BYTE kind { WEAPON, DETECTION, SPECIAL, RADIATION, KINDS };

#define SYMBOL(dir, place) (1u << ((dir) * 6 + (place) - 1))

extern const uint32_t sheet_kind[KINDS];       /* symbols of a kind */
extern const uint32_t sheet_circuit[CIRCUITS]; /* yellow, orange, gray */

static inline uint32_t sheet_panel(enum dir dir) { return 0x3fu << (dir * PANEL_SYMBOLS); }

/* The kind whose breakdowns stop a system. */
static inline enum kind system_kind(enum system system)
{
    static const enum kind kind[SYSTEMS] = {WEAPON, WEAPON, DETECTION, DETECTION, SPECIAL, SPECIAL};
    return kind[system];
}
static inline bool sheet_broken(uint32_t crossed, enum system system)
{
    return (crossed & sheet_kind[system_kind(system)]) != 0;
}

/* What one more cross would do. */
struct cross_outcome {
    uint32_t crossed;   /* the sheet afterwards */
    int8_t circuit;     /* the circuit that repaired itself, -1 if none */
    bool damaged;
    enum cause cause;   /* CAUSE_PANEL or CAUSE_RADIATION when damaged */
};
struct cross_outcome sheet_cross(uint32_t crossed, int symbol, bool repair_beats_damage);

#endif
