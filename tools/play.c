/*
 * `fathom play`: a game in the terminal, for one person or two at one keyboard.
 *
 * The person sees through the ears of a crew on an open bridge (or of everything, with nothing
 * hidden). Turn-by-turn the opponent answers at once; in real-time it acts while the person
 * thinks, and what it announces appears in between.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "tools/belief.h"
#include "tools/draw.h"
#include "tools/monotonic.h"
#include "tools/recording.h"
#include "tools/opponent.h"
#include "tools/play_input.h"
#include "tools/prompt.h"
#include "tools/setup.h"
#include "tools/tell.h"
#include "tools/verb.h"
#include "wire/message.h"

enum { TYPED_MAX_BYTES = 400, TICK_MS = 250 };

struct play {
    struct game game;
    struct setup setup;
    struct recording recording;
    struct belief belief;
    struct opponent *opponent; /* NULL: a person plays both */
    const char *level;
    enum team opponent_team;
    enum team hidden; /* NO_TEAM: both boats are shown */
    enum team side;   /* real-time: for whom the person acts */
    uint64_t now_ms; /* up to here time has passed in the game */
    bool colour;
    bool board_old; /* something that the board shows has changed */
    bool offer_old; /* the orders that can be given have not been told */
    struct events events;
    struct prompt prompt;
    struct out out;
};

static void show(struct play *play)
{
    if (play->out.length) fwrite(play->out.text, 1, play->out.length, stdout);
    out_reset(&play->out);
    fflush(stdout);
}

/* What a crew sees together, whatever the rules say of its bridge. */
static struct view crew_view(const struct play *play, enum team team)
{
    struct game open = play->game;
    open.rules.open_bridge = 1;
    return view_for(&open, team == NO_TEAM ? EVERYTHING : seat_of(team, CAPTAIN));
}

static struct view person_view(const struct play *play)
{
    return crew_view(play, play->hidden == NO_TEAM ? NO_TEAM : team_other(play->hidden));
}

static void tell_events(struct play *play)
{
    struct game open = play->game;
    open.rules.open_bridge = 1;
    int seat = play->hidden == NO_TEAM ? EVERYTHING : seat_of(team_other(play->hidden), CAPTAIN);
    uint16_t ears = game_ears(&open, seat);
    for (int i = 0; i < play->events.count; i++) {
        struct event heard;
        if (!event_for(&play->events.list[i], ears, &heard)) continue;
        out_lit(&play->out, "  ");
        tell_event(&play->out, &heard);
        out_char(&play->out, '\n');
    }
}

/* Whether the board looks different after an order; the enemy's courses in real-time are heard. */
static bool changes_board(const struct play *play, const struct order *order)
{
    bool heard_only = play->game.mode == REAL_TIME && play->hidden == play->opponent_team &&
                      (order->team == play->opponent_team || order->kind == DO_TICK);
    for (int i = 0; i < play->events.count; i++) {
        int kind = play->events.list[i].kind;
        if (kind == EVENT_DAMAGE || kind == EVENT_SURFACE || kind == EVENT_VOLCANO) return true;
    }
    return play->events.count && !heard_only && order->kind != DO_MARK && order->kind != DO_CROSS;
}

static bool carry_out(struct play *play, const struct order *order)
{
    if (!recording_order(&play->recording, order)) {
        fprintf(stderr, "fathom play: the record cannot be written: %s\n", strerror(errno));
        return false;
    }
    game_apply(&play->game, order, &play->events);
    if (play->opponent) opponent_hear(play->opponent, &play->game, &play->events);
    belief_hear(&play->belief, &play->game, &play->events);
    tell_events(play);
    if (changes_board(play, order)) play->board_old = true;
    if (play->board_old || order->team != play->opponent_team) play->offer_old = true;
    return true;
}

/* The team that the game waits for. */
static enum team acting(const struct play *play)
{
    const struct game *game = &play->game;
    if (game->phase == PLACING) return game->boat[BLUE].at == NOWHERE ? BLUE : YELLOW;
    if (game->await != AWAIT_NOTHING && game->await != AWAIT_RESUME)
        return game->await_team;
    return game->mode == TURN_BY_TURN ? game->turn : play->side;
}

static bool time_counts(const struct game *game)
{
    const struct ruleset *rules = &game->rules;
    return game->phase == PLAYING &&
           (game->mode == REAL_TIME || rules->turn_limit_ms || rules->answer_limit_ms ||
            rules->abandon_limit_ms);
}

/* Lets the time that has passed outside pass in the game. */
static bool pass_time(struct play *play)
{
    uint64_t now = monotonic_ms(), passed = now - play->now_ms;
    play->now_ms = now;
    if (!passed || !time_counts(&play->game)) return true;
    struct order tick = {.kind = DO_TICK, .team = NO_TEAM, .by = NO_ROLE, .ms = (uint32_t)passed};
    return carry_out(play, &tick);
}

/* An empty duty needs no decision: it is reported at once. */
static bool settle(struct play *play, bool *settled)
{
    *settled = true;
    for (int team = 0; team < TEAMS; team++)
        for (int kind = DO_MARK; kind <= DO_CROSS; kind++) {
            struct order order = {.kind = kind, .team = team, .by = NO_ROLE,
                                  .value = EMPTY_DUTY};
            if (play->opponent && team == (int)play->opponent_team) continue;
            if (game_check(&play->game, &order) == ERROR_OK) return carry_out(play, &order);
        }
    *settled = false;
    return true;
}

/* Lets the opponent act if it wants to. */
static bool opponent_acts(struct play *play, bool *acted)
{
    struct order order;
    const struct game *game = &play->game;
    bool awaited = game->await != AWAIT_NOTHING && game->await_team == play->opponent_team;
    bool hurry = game->mode == TURN_BY_TURN || game->phase != PLAYING || awaited;
    *acted = play->opponent && game->phase != OVER &&
             opponent_orders(play->opponent, game, play->now_ms, hurry, &order);
    return !*acted || carry_out(play, &order);
}

static void draw_board(struct play *play)
{
    struct view view = person_view(play);
    out_char(&play->out, '\n');
    draw_chart(&play->out, &view, play->colour);
    out_char(&play->out, '\n');
    for (int team = 0; team < TEAMS; team++) {
        draw_boat(&play->out, &view, team, play->colour);
        if (view.boat[team].cross == DUTY_OWED || play->game.phase == OVER)
            draw_sheet(&play->out, &view, team, play->colour);
    }
    play->board_old = false;
}

static void ask_for_order(struct play *play, const struct legal *legal)
{
    static const char *const team_colour[] = {"\033[94m", "\033[93m"};
    if (play->board_old) draw_board(play);
    if (play->offer_old && play->hidden != legal->team) play_offer(&play->out, legal);
    play->offer_old = false;
    show(play);
    const char *name = team_name(legal->team);
    char text[PROMPT_TEXT_MAX];
    snprintf(text, sizeof text, "%s%s%s> ", play->colour ? team_colour[legal->team] : "", name,
             play->colour ? "\033[0m" : "");
    prompt_show(&play->prompt, text, (int)strlen(name) + 2);
}

static bool take_order(struct play *play, const struct order *order)
{
    enum error error = game_check(&play->game, order);
    if (error == ERROR_OK) return carry_out(play, order);
    out_lit(&play->out, "  No: ");
    message_refused(&play->out, &play->game, order, error);
    out_lit(&play->out, ".\n");
    return true;
}

static void change_side(struct play *play, enum team team)
{
    if (play->opponent && team == play->opponent_team)
        out_lit(&play->out, "  No: your opponent plays that boat.\n");
    else if (play->game.mode == TURN_BY_TURN)
        out_lit(&play->out, "  The turns decide who acts.\n");
    else
        play->side = team;
}

/* The radio room of the team that acts. */
static void show_radio(struct play *play, enum team team)
{
    if (play->hidden == team) return;
    const struct radio *radio = belief_about(&play->belief, team ^ 1, &play->recording);
    struct view view = crew_view(play, team);
    struct bits cells = radio_cells(radio);
    draw_possible(&play->out, &view, &cells, play->colour);
    out_lit(&play->out, "  ? ");
    out_text(&play->out, team_title(team_other(team)));
    out_lit(&play->out, " can be on ");
    out_number(&play->out, (unsigned)bits_count(&cells));
    out_text(&play->out, bits_count(&cells) == 1 ? " space" : " spaces");
    out_text(&play->out, radio_exact(radio) ? ".\n" : " at most.\n");
}

/* One line from the person. False when the game is left. */
static bool take_line(struct play *play, const struct line *line, const struct legal *legal)
{
    struct wished wished;
    char text[TYPED_MAX_BYTES + 1];
    size_t length = line->too_long ? 0 : line->length;
    memcpy(text, line->text, length);
    text[length] = '\0';
    play_read(text, legal, &wished);
    play->offer_old = true;
    switch (wished.wish) {
    case WISH_ORDER: return take_order(play, &wished.order);
    case WISH_HELP: play_help(&play->out); break;
    case WISH_BOARD: play->board_old = true; break;
    case WISH_RADIO: show_radio(play, legal->team); break;
    case WISH_SIDE: change_side(play, wished.order.team); break;
    case WISH_QUIT: return false;
    case WISH_UNKNOWN:
        out_lit(&play->out, "  ");
        out_text(&play->out, wished.why);
        out_lit(&play->out, ".\n");
        break;
    default: break;
    }
    return true;
}

/* Waits for a line while time and the opponent go on. False when something happened. */
static bool wait_for_line(struct play *play)
{
    while (!prompt_ready(&play->prompt, 0)) {
        int wait_ms = time_counts(&play->game) ? TICK_MS : -1;
        bool acted;
        if (prompt_ready(&play->prompt, wait_ms)) return true;
        if (!pass_time(play) || !opponent_acts(play, &acted)) return true;
        if (play->out.length) {
            prompt_hide(&play->prompt);
            return false;
        }
    }
    return true;
}

static bool ask_person(struct play *play)
{
    struct legal legal;
    struct line line;
    game_legal(&play->game, acting(play), &legal);
    ask_for_order(play, &legal);
    if (!wait_for_line(play)) return true;
    return prompt_next(&play->prompt, &line) && pass_time(play) && take_line(play, &line, &legal);
}

static void run(struct play *play)
{
    bool going = true;
    play->now_ms = monotonic_ms();
    while (going && play->game.phase != OVER) {
        bool done = false;
        going = settle(play, &done);
        if (going && !done) going = opponent_acts(play, &done);
        if (going && !done && play->game.phase != OVER) going = ask_person(play);
    }
    if (play->game.phase == OVER) {
        play->hidden = NO_TEAM;
        draw_board(play);
    }
    show(play);
}

static bool read_options(const struct arguments *arguments, struct play *play)
{
    const char *hide = argument(arguments, "hide");
    struct bot_setup bot = {0};
    play->level = argument(arguments, "against");
    if (!play->level) play->level = "officer";
    bool alone = !strcmp(play->level, "nobody");
    if (!alone && !level_read(play->level, &bot)) {
        usage_error(arguments, "there is no opponent \"%.40s\" (see fathom play --help)",
                    play->level);
        return false;
    }
    play->hidden = hide ? team_named(hide) : alone ? NO_TEAM : YELLOW;
    if (hide && play->hidden == NO_TEAM && strcmp(hide, "none")) {
        usage_error(arguments, "--hide is yellow, blue or none, not \"%.40s\"", hide);
        return false;
    }
    play->opponent_team = alone ? NO_TEAM : play->hidden == BLUE ? BLUE : YELLOW;
    return true;
}

/* An empty line is the goal that the book begins with. */
static int goal_typed(const struct line *line)
{
    char word[8];
    snprintf(word, sizeof word, "%.*s", (int)line->length, line->text);
    return *word ? goal_named(word) : GOAL_QUICK;
}

/* Quick game or hunt, the first thing that a book of the second edition asks. False at the end of
 * input. */
static bool ask_goal(struct play *play)
{
    static const char question[] = "quick or hunt> ";
    int goal = -1;
    puts("Two ways to play: a quick game, decided by the first damage, or a hunt to the fourth.");
    while (goal < 0) {
        struct line line;
        fflush(stdout);
        prompt_show(&play->prompt, question, sizeof question - 1);
        while (!prompt_ready(&play->prompt, -1)) continue;
        if (!prompt_next(&play->prompt, &line)) return false;
        goal = goal_typed(&line);
    }
    play->setup.rules.hull = goal_hull(goal);
    return true;
}

static void greet(const struct play *play)
{
    const struct game *game = &play->game;
    printf("Fathom: map %s, %s%s, seed %llu.", game->chart.name,
           game->mode == REAL_TIME ? "real-time" : "turn-by-turn",
           game->rules.hull == goal_hull(GOAL_QUICK) ? ", quick game" : "",
           (unsigned long long)play->setup.seed);
    if (play->opponent)
        printf(" You are %s; %s plays %s.", team_name(team_other(play->opponent_team)),
               play->level, team_name(play->opponent_team));
    printf("\nType help for help, quit to leave.\n");
}

static int play_game(const struct arguments *arguments, struct play *play)
{
    const char *path = argument(arguments, "record");
    bool alone = play->opponent_team == NO_TEAM;
    game_init(&play->game, &play->setup);
    play->side = play->opponent_team == BLUE ? YELLOW : BLUE;
    play->colour = isatty(STDOUT_FILENO) && !getenv("NO_COLOR");
    play->board_old = play->offer_old = true;
    if (!recording_open(&play->recording, &play->setup, path))
        return usage_error(arguments, "cannot write %.120s: %s", path, strerror(errno));
    if (!alone)
        play->opponent = opponent_new(play->level, &play->setup, play->opponent_team,
                                      &play->recording);
    if (alone || play->opponent) {
        greet(play);
        run(play);
    } else {
        fprintf(stderr, "fathom play: no memory for the opponent\n");
    }
    bool sealed = recording_close(&play->recording);
    return sealed && (alone || play->opponent) ? 0 : 1;
}

int verb_play(const struct arguments *arguments)
{
    struct play *play = memory_new(1, sizeof *play);
    int status = STATUS_USAGE;
    out_growing(&play->out, memory_resize);
    if (read_options(arguments, play) && setup_read(arguments, SEED_FRESH, &play->setup)) {
        prompt_open(&play->prompt, TYPED_MAX_BYTES);
        bool asks = play->prompt.terminal && setup_goal_open(arguments);
        status = asks && !ask_goal(play) ? 0 : play_game(arguments, play);
        prompt_close(&play->prompt);
    }
    opponent_free(play->opponent);
    belief_release(&play->belief);
    free(play->out.text);
    free(play);
    return status;
}
