/* Opponents for `fathom play`. */
#include "tools/opponent.h"

#include <string.h>

uint64_t chance_next(uint64_t *chance)
{
    uint64_t z = *chance += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* Orders that a random player would give far too often, or never should. */
static bool unwise(const struct order *order, uint64_t chance)
{
    if (order->kind == DO_RESIGN || order->kind == DO_DRAW) return true;
    return order->kind == DO_SURFACE && chance % 16;
}

static bool choose_randomly(const struct view *view, const struct legal *legal, uint64_t *chance,
                            struct order *order, struct stroke *stroke)
{
    enum { TRIES = 64 };
    (void)view;
    for (int i = 0; legal->count && i < TRIES; i++) {
        *order = legal_order(legal, (uint32_t)(chance_next(chance) % legal->count));
        if (unwise(order, chance_next(chance))) continue;
        if (order->kind == DO_TRACE) {
            hull_trace(order->value, stroke);
            order->stroke = stroke;
            order->initials_length = 2;
            memcpy(order->initials, "RN", 2);
        }
        return true;
    }
    bool may_surface = legal->groups >> LEGAL_SIMPLE & 1 && legal->simple & LEGAL_SURFACE;
    if (!may_surface) return false;
    *order = (struct order){.kind = DO_SURFACE, .team = legal->team, .by = NO_ROLE};
    return true;
}

static const struct opponent opponents[] = {
    {"random", choose_randomly},
};

const struct opponent *opponent_named(const char *name)
{
    for (size_t i = 0; i < sizeof opponents / sizeof opponents[0]; i++)
        if (!strcmp(opponents[i].name, name)) return &opponents[i];
    return NULL;
}
