/*
 * The lines between the arena and a program. It is told, in this order: who it is, the events that
 * its crew hears, and when it is to move, with the orders that it could give. It may ask the
 * questions of the referee about its own crew before it answers; the limit runs on meanwhile.
 */
#include "tools/program_crew.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "rules/legal.h"
#include "tools/program.h"
#include "wire/json.h"
#include "wire/json_belief.h"
#include "wire/message.h"
#include "wire/parse.h"

struct program_crew {
    struct program *program;
    enum team team;
    uint16_t ears;
    bool takes_chances, news;
    struct out out;
    struct in in;
};

static void say(struct program_crew *crew)
{
    program_tell(crew->program, crew->out.text, crew->out.length);
    out_reset(&crew->out);
}

/* --- who it is ------------------------------------------------------------------------------- */

static void say_chart(struct out *out, const struct chart *chart)
{
    out_key(out, "map");
    out_string(out, chart->name, strnlen(chart->name, CHART_NAME_MAX));
    out_key(out, "side");
    out_number(out, chart->side);
    out_key(out, "chart");
    json_chart_rows(out, chart);
    out_key(out, "gauges");
    out_char(out, '{');
    for (int system = 0; system < SYSTEMS; system++) {
        int size = gauge_size(chart->scenario, system);
        if (!size) continue;
        out_key_word(out, system_name(system));
        out_number(out, (unsigned)size);
    }
    out_char(out, '}');
}

static void introduce(struct program_crew *crew, const struct program_crew_setup *setup)
{
    struct out *out = &crew->out;
    const struct setup *game = setup->setup;
    out_lit(out, "{\"your\":\"team\"");
    out_key(out, "team");
    out_word(out, team_name(setup->team));
    out_key(out, "mode");
    out_word(out, mode_name(chart_mode(&game->chart)));
    say_chart(out, &game->chart);
    out_key(out, "players");
    out_lit(out, "{\"blue\":");
    out_number(out, game->players[BLUE]);
    out_key(out, "yellow");
    out_number(out, game->players[YELLOW]);
    out_char(out, '}');
    out_key(out, "seed");
    out_number(out, setup->seed);
    if (setup->number) {
        out_key(out, "game");
        out_number(out, setup->number);
    }
    out_key(out, "move_ms");
    out_number(out, setup->limit_ms);
    out_key(out, "rules");
    json_ruleset(out, &game->rules);
    out_lit(out, "}\n");
    say(crew);
}

struct program_crew *program_crew_new(const struct program_crew_setup *setup)
{
    struct program_crew *crew = memory_new(1, sizeof *crew);
    crew->team = setup->team;
    out_growing(&crew->out, memory_resize);
    crew->program = program_start(setup->command, setup->limit_ms, setup->transcript);
    if (!crew->program) {
        program_crew_free(crew);
        return NULL;
    }
    struct game game;
    game_init(&game, setup->setup);
    unsigned seats = 0;
    for (int role = 0; role < ROLES; role++) seats |= 1u << seat_of(setup->team, role);
    crew->ears = game_ears_of(&game, seats);
    introduce(crew, setup);
    return crew;
}

void program_crew_free(struct program_crew *crew)
{
    if (!crew) return;
    program_free(crew->program);
    free(crew->out.text);
    in_release(&crew->in);
    free(crew);
}

const char *program_crew_fault(const struct program_crew *crew)
{
    return program_fault(crew->program);
}

const char *program_crew_last_words(struct program_crew *crew)
{
    return program_last_words(crew->program);
}

/* --- hearing --------------------------------------------------------------------------------- */

void program_crew_hear(struct program_crew *crew, const struct events *events)
{
    for (int i = 0; i < events->count; i++) {
        struct event heard;
        if (!event_for(&events->list[i], crew->ears, &heard)) continue;
        json_event(&crew->out, &heard, events->tracing);
        out_char(&crew->out, '\n');
        crew->news = true;
    }
    if (crew->out.length) say(crew);
}

/* --- when ------------------------------------------------------------------------------------ */

bool program_crew_can_act(const struct program_crew *crew, const struct game *game)
{
    struct legal legal;
    game_legal(game, crew->team, &legal);
    uint8_t simple = legal.simple & (uint8_t)~(LEGAL_RESIGN | LEGAL_DRAW);
    return simple || (legal.groups & ~(1u << LEGAL_SIMPLE));
}

bool program_crew_must_act(const struct program_crew *crew, const struct game *game)
{
    if (game->phase == PLACING) return game->boat[crew->team].at == NOWHERE;
    if (game->phase == OVER) return false;
    if (game->await != AWAIT_NOTHING) return game->await_team == crew->team;
    return game->turn == crew->team;
}

bool program_crew_has_chance(const struct program_crew *crew, const struct game *game)
{
    struct legal legal;
    if (!crew->takes_chances || !crew->news || game->phase != PLAYING) return false;
    game_legal(game, crew->team, &legal);
    return legal.groups >> LEGAL_TRIGGERS & 1;
}

/* --- asking it ------------------------------------------------------------------------------- */

/* Resigning and a draw are always possible; they are left out, so that any order of the list is
 * worth playing. */
static void say_legal(struct out *out, const struct game *game, enum team team)
{
    struct legal legal;
    game_legal(game, team, &legal);
    out_key(out, "legal");
    out_char(out, '[');
    for (uint32_t i = 0; i < legal.count; i++) {
        struct order order = legal_order(&legal, i);
        if (order.kind == DO_RESIGN || order.kind == DO_DRAW) continue;
        out_comma(out);
        json_order(out, &order);
    }
    out_char(out, ']');
}

static void ask_move(struct program_crew *crew, const struct program_crew_context *context,
                     enum program_crew_asked asked)
{
    struct out *out = &crew->out;
    out_text(out, asked == PROGRAM_CHANCE ? "{\"your\":\"chance\"" : "{\"your\":\"move\"");
    if (asked == PROGRAM_MAY) {
        out_key(out, "now_ms");
        out_number(out, context->now_ms);
    }
    say_legal(out, context->game, crew->team);
    out_lit(out, "}\n");
    say(crew);
}

/* --- its questions --------------------------------------------------------------------------- */

static bool may_ask(const struct program_crew *crew, const struct question *question)
{
    switch (question->ask) {
    case ASK_HULL: return true;
    case ASK_VIEW:
        return question->seat == SPECTATOR ||
               (question->seat < SEATS && seat_team(question->seat) == crew->team);
    case ASK_LEGAL:
    case ASK_BELIEF: return question->team == crew->team;
    default: return false;
    }
}

static void tell(struct program_crew *crew, const struct program_crew_context *context,
                 const struct question *question)
{
    struct out *out = &crew->out;
    struct legal legal;
    struct view view;
    switch (question->ask) {
    case ASK_HULL: json_hull(out); break;
    case ASK_VIEW:
        view = view_for(context->game, question->seat);
        json_view(out, &view);
        break;
    case ASK_LEGAL:
        game_legal(context->game, crew->team, &legal);
        json_legal(out, &legal);
        break;
    default:
        json_belief(out, belief_about(context->belief, question->about, context->recording));
    }
    out_char(out, '\n');
}

static void take_question(struct program_crew *crew, const struct program_crew_context *context,
                          const struct program_line *line)
{
    struct request request;
    struct stroke stroke;
    char why[PARSE_WHY_MAX] = "this crew may not ask that";
    enum error error = parse_line(line->text, line->length, &request, &stroke, why);
    if (error == ERROR_OK && !may_ask(crew, &request.question)) error = ERROR_WRONG_ROLE;
    if (error == ERROR_OK) {
        tell(crew, context, &request.question);
        json_ok(&crew->out);
    } else {
        json_error(&crew->out, error, why);
    }
    out_char(&crew->out, '\n');
    say(crew);
}

/* --- its answer ------------------------------------------------------------------------------ */

static void write_player(struct out *out, const struct program_crew *crew, const struct game *game)
{
    struct legal legal;
    char name[] = "p1";
    game_legal(game, crew->team, &legal);
    for (int i = PLAYERS_MAX - 1; i >= 0; i--)
        if (legal.signers >> i & 1) name[1] = (char)('1' + i);
    out_key_name(out, "player", name);
}

static void write_stroke(struct out *out, int section)
{
    struct stroke stroke;
    hull_trace(section, &stroke);
    out_key(out, "stroke");
    json_stroke(out, &stroke);
}

/* A trace may leave out player, initials and stroke: they are filled in as a steady hand would. The
 * line is an object, so it ends with a brace. */
static const struct value *complete_trace(struct program_crew *crew, const struct game *game,
                                          const struct value *object,
                                          const struct program_line *line)
{
    struct out *out = &crew->out;
    size_t length = line->length;
    int64_t section = value_whole(value_get(object, "section"));
    while (line->text[length - 1] != '}') length--;
    out_bytes(out, line->text, length - 1);
    if (!value_get(object, "initials")) out_key_name(out, "initials", "XO");
    if (!value_get(object, "player")) write_player(out, crew, game);
    bool drawn = value_get(object, "stroke") || section < 1 || section > SECTIONS;
    if (!drawn) write_stroke(out, (int)section);
    out_char(out, '}');
    object = in_read(&crew->in, out->text, out->length);
    out_reset(out);
    return object;
}

/* What a program said, with what cannot be printed left out. */
static const char *shown(const struct program_line *line, char *said, size_t size)
{
    size_t length = line->length < size - 1 ? line->length : size - 1;
    for (size_t i = 0; i < length; i++)
        said[i] = line->text[i] >= ' ' && line->text[i] < 127 ? line->text[i] : '.';
    said[length] = '\0';
    return said;
}

static enum program_crew_said refuse(struct program_crew *crew, const struct program_line *line,
                                     enum error error, const char *why)
{
    char said[71];
    program_blame(crew->program, "illegal order %s: %s: %s", shown(line, said, sizeof said),
                  error_name(error), why);
    return PROGRAM_FAULT;
}

static enum program_crew_said take_order(struct program_crew *crew, const struct game *game,
                                         const struct value *object,
                                         const struct program_line *line,
                                         struct program_crew_move *move)
{
    char why[PARSE_WHY_MAX], text[128];
    struct out message;
    const char *kind = value_text(value_get(object, "do"));
    if (kind && !strcmp(kind, "trace")) object = complete_trace(crew, game, object, line);
    enum error error = parse_order(object, crew->team, &move->order, &move->stroke, why);
    if (error != ERROR_OK) return refuse(crew, line, error, why);
    if (move->order.kind == DO_TICK)
        return refuse(crew, line, ERROR_WRONG_ROLE, "time is not the crew's to give");
    error = game_check(game, &move->order);
    if (error != ERROR_OK) {
        out_fixed(&message, text, sizeof text);
        message_refused(&message, game, &move->order, error);
        return refuse(crew, line, error, out_cstring(&message));
    }
    if (value_is(value_get(object, "chances"), VALUE_TRUE)) crew->takes_chances = true;
    return PROGRAM_ORDERS;
}

static enum program_crew_said take_wait(struct program_crew *crew, const struct value *wait,
                                        enum program_crew_asked asked,
                                        struct program_crew_move *move)
{
    int64_t ms = value_whole(wait);
    if (asked == PROGRAM_MUST) program_blame(crew->program, "it waits when it has to move");
    else if (!value_is(wait, VALUE_WHOLE) || ms < 0 || ms > PROGRAM_WAIT_MAX_MS)
        program_blame(crew->program, "it can wait from 0 to %d ms", PROGRAM_WAIT_MAX_MS);
    move->wait_ms = ms < PROGRAM_WAIT_MIN_MS ? PROGRAM_WAIT_MIN_MS : (uint32_t)ms;
    return program_fault(crew->program) ? PROGRAM_FAULT : PROGRAM_WAITS;
}

static void blame_garbage(struct program_crew *crew, const struct program_line *line,
                          const char *why)
{
    char said[41];
    program_blame(crew->program, "it said \"%s\", which is no order: %s",
                  shown(line, said, sizeof said), why);
}

static bool is_question(const struct value *object)
{
    return !value_get(object, "do") && value_get(object, "ask");
}

/* False when the line was a question, and there is more to come. */
static bool take_line(struct program_crew *crew, const struct program_crew_context *context,
                      const struct program_line *line, enum program_crew_asked asked,
                      enum program_crew_said *said, struct program_crew_move *move)
{
    char why[PARSE_WHY_MAX];
    const struct value *object = parse_object(&crew->in, line->text, line->length, why);
    *said = PROGRAM_FAULT;
    if (!object) {
        blame_garbage(crew, line, why);
        return true;
    }
    const struct value *wait = value_get(object, "wait");
    bool question = is_question(object);
    if (question) take_question(crew, context, line);
    else if (wait) *said = take_wait(crew, wait, asked, move);
    else *said = take_order(crew, context->game, object, line, move);
    return !question;
}

enum program_crew_said program_crew_move(struct program_crew *crew,
                                         const struct program_crew_context *context,
                                         enum program_crew_asked asked,
                                         struct program_crew_move *move)
{
    struct program_line line;
    enum program_crew_said said;
    program_grant(crew->program);
    ask_move(crew, context, asked);
    crew->news = false;
    for (int lines = 0; program_answer(crew->program, &line); lines++) {
        if (take_line(crew, context, &line, asked, &said, move)) return said;
        if (lines == PROGRAM_QUESTIONS_MAX)
            program_blame(crew->program, "it asks and asks and does not move");
    }
    return PROGRAM_FAULT;
}
