/* What the learner hears and sees of a lesson, and nothing else. */
#include "school/lesson_json.h"

#include <string.h>

#include "wire/json.h"

static const char *const state_names[] = {"played", "asks", "over", "damaged"};

static void put_events(const struct lesson *lesson, struct out *out)
{
    uint16_t ears = game_ears_of(&lesson->game, lesson->seats);
    for (int i = 0; i < lesson->events.count; i++) {
        struct event heard;
        if (!event_for(&lesson->events.list[i], ears, &heard)) continue;
        out_comma(out);
        json_event(out, &heard, lesson->events.tracing);
    }
}

static void put_call(const struct lesson *lesson, struct out *out)
{
    out_lit(out, "{\"from\":");
    out_word(out, seat_name(seat_of(lesson->call.team, lesson->call.role)));
    out_key(out, "call");
    json_call(out, &lesson->call);
    out_char(out, '}');
}

/* The lines of a step that begin with a word, as a list of texts. */
static void put_lines(const struct lesson *lesson, const char *word, const char *only,
                      struct out *out)
{
    struct spelled line;
    out_char(out, '[');
    for (int i = 0; lesson_line(lesson, word, i, &line); i++) {
        int first = *only != 0;
        if (first && (line.count < 2 || strcmp(line.word[0], only))) continue;
        out_comma(out);
        out_char(out, '"');
        for (int w = first; w < line.count; w++) {
            if (w > first) out_char(out, ' ');
            out_text(out, line.word[w]);
        }
        out_char(out, '"');
    }
    out_char(out, ']');
}

static void put_standing(const struct lesson *lesson, struct out *out)
{
    out_key_name(out, "state", state_names[lesson->state]);
    out_key_name(out, "step", lesson->step);
    out_key_number(out, "number", (uint64_t)lesson->number);
    out_key(out, "points");
    put_lines(lesson, "point", "", out);
    out_key(out, "acts");
    put_lines(lesson, "ask", "act", out);
    if (lesson->answer[0]) out_key_name(out, "answer", lesson->answer);
    if (lesson->error) out_key_name(out, "error", error_name(lesson->error));
}

static void put_seats(const struct lesson *lesson, struct out *out)
{
    out_key(out, "seats");
    out_char(out, '[');
    EACH_BIT (seat, lesson->seats) {
        out_comma(out);
        out_word(out, seat_name((int)seat));
    }
    out_lit(out, "],\"players\":{");
    for (int seat = 0; seat < SEATS; seat++) {
        int crew = lesson->game.players[seat_team(seat)];
        out_key_word(out, seat_name(seat));
        out_lit(out, "\"p");
        out_number(out, (unsigned)player_of_role(crew, seat_role(seat)));
        out_char(out, '"');
    }
    out_char(out, '}');
}

bool lesson_tell_open(struct lesson_told *told, const char *text, int preset, struct out *out)
{
    struct lesson *lesson = &told->lesson;
    if (!lesson_open(lesson, text, preset)) return false;
    out_char(out, '{');
    put_seats(lesson, out);
    out_key_name(out, "help", lesson->help);
    out_key_number(out, "steps", (uint64_t)lesson->steps);
    out_key(out, "events");
    out_char(out, '[');
    enum lesson_state state;
    while ((state = lesson_play(lesson)) == LESSON_PLAYED) put_events(lesson, out);
    out_char(out, ']');
    if (state == LESSON_DAMAGED) return false;
    told->before = view_for_seats(&lesson->game, lesson->seats);
    out_key(out, "view");
    json_view_object(out, &told->before);
    put_standing(lesson, out);
    out_char(out, '}');
    return true;
}

void lesson_tell(struct lesson_told *told, struct out *out)
{
    const struct lesson *lesson = &told->lesson;
    struct view after = view_for_seats(&lesson->game, lesson->seats);
    out_lit(out, "{\"events\":[");
    put_events(lesson, out);
    out_char(out, ']');
    size_t mark = out->length;
    out_key(out, "patch");
    if (!json_view_patch(out, &told->before, &after)) out->length = mark;
    told->before = after;
    if (lesson->called) {
        out_key(out, "call");
        put_call(lesson, out);
    }
    put_standing(lesson, out);
    out_char(out, '}');
}
