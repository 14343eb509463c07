/* What is asked, and what comes of an answer. */
#include "school/puzzle_json.h"

#include "wire/json.h"

static void put_shot(const struct puzzle *puzzle, struct out *out)
{
    struct bits places = puzzle_places(puzzle, puzzle->count);
    out_key(out, "from");
    json_space(out, puzzle->from);
    out_key(out, "reach");
    json_spaces(out, &puzzle->reach);
    out_key_number(out, "places", (uint64_t)bits_count(&places));
}

void puzzle_tell(const struct puzzle *puzzle, struct out *out)
{
    out_char(out, '{');
    out_key_name(out, "kind", puzzle_kind_name(puzzle->kind));
    out_key_name(out, "map", puzzle->chart.name);
    out_key(out, "chart");
    json_chart_rows(out, &puzzle->chart);
    out_key(out, "tape");
    out_char(out, '[');
    for (int i = 0; i < puzzle->count; i++) {
        out_comma(out);
        json_event(out, &puzzle->tape[i], NULL);
    }
    out_char(out, ']');
    if (puzzle->kind == PUZZLE_SHOT) put_shot(puzzle, out);
    out_char(out, '}');
}

void puzzle_tell_answer(const struct puzzle *puzzle, uint8_t at, struct out *out)
{
    struct puzzle_answer answer = puzzle_try(puzzle, at);
    out_char(out, '{');
    out_key_name(out, "verdict", puzzle_verdict_name(answer.verdict));
    if (puzzle->kind == PUZZLE_SHOT) {
        out_key_number(out, "direct", answer.direct);
        out_key_number(out, "near", answer.near);
        out_key_number(out, "places", answer.places);
    } else {
        out_key_number(out, "against", answer.against);
    }
    out_char(out, '}');
}
