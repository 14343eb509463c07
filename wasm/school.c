/* The doors of the WebAssembly module that lead to school/. */
#include <string.h>

#include "base/memory.h"
#include "wasm/fathom.h"
#include "wasm/inside.h"

void fathom_lessons(void)
{
    struct out *out = inside_say();
    out_char(out, '[');
    for (int i = 0; i < lesson_builtin_count(); i++) {
        out_comma(out);
        out_word(out, lesson_builtin_name(i));
    }
    out_char(out, ']');
}

struct lesson_told *fathom_lesson_new(int preset)
{
    const char *text = lesson_builtin_text(inside_taken_text());
    if (!text || preset < 0 || preset >= PRESETS) return NULL;
    struct lesson_told *told = memory_new(1, sizeof *told);
    if (lesson_tell_open(told, text, preset, inside_say())) return told;
    fathom_free(told);
    return NULL;
}

void fathom_lesson_play(struct lesson_told *told)
{
    lesson_play(&told->lesson);
    lesson_tell(told, inside_say());
}

int fathom_lesson_order(struct lesson_told *told, int points)
{
    struct order order = *inside_given_order();
    if (order.kind == DO_TRACE) {
        order.stroke = inside_taken_stroke(order.value, points);
        memcpy(order.initials, "ME", order.initials_length = 2);
    }
    enum lesson_result result = lesson_order(&told->lesson, &order);
    lesson_tell(told, inside_say());
    return (int)result;
}

int fathom_lesson_act(struct lesson_told *told)
{
    enum lesson_result result = lesson_act(&told->lesson, inside_taken_text());
    lesson_tell(told, inside_say());
    return (int)result;
}

void fathom_lesson_stopped(struct lesson_told *told, int error)
{
    if (error < 0 || error >= ERROR_COUNT) error = ERROR_OK;
    lesson_stopped(&told->lesson, error);
    lesson_tell(told, inside_say());
}

struct puzzle *fathom_puzzle_new(uint32_t day, int grade)
{
    if (grade < 1 || grade > PUZZLE_GRADES) return NULL;
    struct puzzle *puzzle = memory_new(1, sizeof *puzzle);
    puzzle_make(puzzle, day, grade);
    puzzle_tell(puzzle, inside_say());
    return puzzle;
}

void fathom_puzzle_try(const struct puzzle *puzzle, int at)
{
    puzzle_tell_answer(puzzle, (uint8_t)at, inside_say());
}

void fathom_puzzle_places(const struct puzzle *puzzle, int words)
{
    struct bits cells = puzzle_places(puzzle, words);
    memcpy(fathom_buffer(), &cells, sizeof cells);
}

int fathom_puzzle_at(const struct puzzle *puzzle) { return puzzle->at; }
