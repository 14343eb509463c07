/* A belief in JSON. Fractions are written without the help of stdio. */
#include "wire/json_belief.h"

#include "wire/json.h"

enum { PLACES = 6, MILLION = 1000000 };

static void out_fraction(struct out *out, double value)
{
    uint64_t millionths = (uint64_t)(value * MILLION + 0.5);
    char digits[PLACES];
    out_number(out, millionths / MILLION);
    millionths %= MILLION;
    int length = 0;
    for (int i = PLACES; i-- > 0; millionths /= 10) {
        digits[i] = (char)('0' + millionths % 10);
        if (digits[i] != '0' && !length) length = i + 1;
    }
    if (length) {
        out_char(out, '.');
        out_bytes(out, digits, (size_t)length);
    }
}

/* A whole number; beyond 2^53 its leading digits and a power of ten. */
static void out_count(struct out *out, double value)
{
    int tens = 0;
    for (; value > 0x1p53; value /= 10) tens++;
    out_number(out, (uint64_t)(value + 0.5));
    if (tens) {
        out_char(out, 'e');
        out_number(out, (uint64_t)tens);
    }
}

static void out_weights(struct out *out, const struct radio *radio, struct bits cells)
{
    double weight[SPACE_MAX];
    radio_weights(radio, weight);
    out_char(out, '{');
    EACH_SPACE (at, &cells) {
        char name[SPACE_NAME_MAX];
        space_name(at, name);
        out_key_word(out, name);
        out_fraction(out, weight[at]);
    }
    out_char(out, '}');
}

void json_belief(struct out *out, const struct radio *radio)
{
    struct bits cells = radio_cells(radio);
    out_lit(out, "{\"belief\":{");
    out_key(out, "cells");
    json_spaces(out, &cells);
    out_key_bool(out, "exact", radio_exact(radio));
    out_key(out, "histories");
    out_count(out, radio_histories(radio));
    out_key(out, "entropy");
    out_fraction(out, radio_entropy(radio));
    out_key(out, "weights");
    out_weights(out, radio, cells);
    out_lit(out, "}}");
}
