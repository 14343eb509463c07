/*
 * `fathom play`: a game in the terminal, for one person or two at one keyboard.
 *
 * The person sees through the ears of a crew on an open bridge (or of everything, with nothing
 * hidden); the opponent acts whenever the game waits for its team. In real-time it makes one move
 * for each of the person's.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/draw.h"
#include "tools/lines.h"
#include "tools/logbook.h"
#include "tools/opponent.h"
#include "tools/play_input.h"
#include "tools/setup.h"
#include "tools/tell.h"
#include "tools/verb.h"
#include "wire/message.h"

enum { TYPED_MAX_BYTES = 400 };

struct play {
    struct game game;
    struct setup setup;
    struct logbook logbook;
    const struct opponent *opponent; /* NULL: a person plays both */
    enum team opponent_team;
    enum team hidden; /* NO_TEAM: both boats are shown */
    enum team side;   /* real-time: for whom the person acts */
    uint64_t chance;
    int moves_owed; /* real-time: moves that the opponent may make */
    bool colour, board_old;
    struct events events;
    struct lines lines;
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

static bool carry_out(struct play *play, const struct order *order)
{
    if (!logbook_order(&play->logbook, order)) {
        fprintf(stderr, "fathom play: the record cannot be written: %s\n", strerror(errno));
        return false;
    }
    game_apply(&play->game, order, &play->events);
    tell_events(play);
    if (order->kind != DO_MARK && order->kind != DO_CROSS) play->board_old = true;
    return true;
}

/* The team that the game waits for. */
static enum team acting(const struct play *play)
{
    const struct game *game = &play->game;
    if (game->phase == PLACING) return game->boat[BLUE].at == NOWHERE ? BLUE : YELLOW;
    if (game->await != AWAIT_NOTHING && game->await != AWAIT_RESUME)
        return (enum team)game->await_team;
    return game->mode == TURN_BY_TURN ? (enum team)game->turn : play->side;
}

/* What needs no decision: an empty duty is reported, a held STOP runs out. */
static bool settle(struct play *play, bool *settled)
{
    const struct game *game = &play->game;
    *settled = true;
    if (game->phase == PLAYING && game->await == AWAIT_RESUME)
        return carry_out(play, &(struct order){.kind = DO_TICK, .team = NO_TEAM, .by = NO_ROLE,
                                               .ms = game->await_ms});
    for (int team = 0; team < TEAMS; team++)
        for (int kind = DO_MARK; kind <= DO_CROSS; kind++) {
            struct order order = {.kind = (uint8_t)kind, .team = (uint8_t)team, .by = NO_ROLE,
                                  .value = EMPTY_DUTY};
            if (game_check(game, &order) == ERROR_OK) return carry_out(play, &order);
        }
    *settled = false;
    return true;
}

static bool is_duty(const struct order *order)
{
    return order->kind == DO_MARK || order->kind == DO_CROSS || order->kind == DO_ANSWER;
}

/* Lets the opponent act if it is its time. */
static bool opponent_acts(struct play *play, bool *acted)
{
    enum team team = play->opponent_team;
    struct order order;
    struct stroke stroke;
    struct legal legal;
    *acted = false;
    if (!play->opponent) return true;
    bool real = play->game.mode == REAL_TIME && play->game.phase == PLAYING;
    if (real ? play->moves_owed <= 0 && play->game.await_team != team : acting(play) != team)
        return true;
    game_legal(&play->game, team, &legal);
    struct view view = crew_view(play, team);
    if (!play->opponent->choose(&view, &legal, &play->chance, &order, &stroke)) {
        play->moves_owed = 0;
        return true;
    }
    if (!is_duty(&order)) play->moves_owed--;
    *acted = true;
    return carry_out(play, &order);
}

static void draw_board(struct play *play)
{
    struct view view = person_view(play);
    out_char(&play->out, '\n');
    draw_chart(&play->out, &view, play->colour);
    out_char(&play->out, '\n');
    draw_boat(&play->out, &view, BLUE, play->colour);
    draw_boat(&play->out, &view, YELLOW, play->colour);
    play->board_old = false;
}

static void prompt(struct play *play, const struct legal *legal)
{
    static const char *const team_colour[] = {"\033[94m", "\033[93m"};
    if (play->board_old) draw_board(play);
    if (play->hidden != (enum team)legal->team) play_offer(&play->out, legal);
    if (play->colour) out_text(&play->out, team_colour[legal->team]);
    out_text(&play->out, team_name((enum team)legal->team));
    if (play->colour) out_lit(&play->out, "\033[0m");
    out_lit(&play->out, "> ");
    show(play);
}

static bool take_order(struct play *play, const struct order *order)
{
    enum error error = game_check(&play->game, order);
    if (error == ERROR_OK) {
        if (!is_duty(order)) play->moves_owed = 1;
        return carry_out(play, order);
    }
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

/* One line from the person. False when the game is left. */
static bool take_line(struct play *play, const struct line *line, const struct legal *legal)
{
    struct wished wished;
    char text[TYPED_MAX_BYTES + 1];
    size_t length = line->too_long ? 0 : line->length;
    memcpy(text, line->text, length);
    text[length] = '\0';
    play_read(text, legal, &wished);
    switch (wished.wish) {
    case WISH_ORDER: return take_order(play, &wished.order);
    case WISH_HELP: play_help(&play->out); break;
    case WISH_BOARD: play->board_old = true; break;
    case WISH_SIDE: change_side(play, (enum team)wished.order.team); break;
    case WISH_QUIT: return false;
    case WISH_UNKNOWN:
        out_lit(&play->out, "  "), out_text(&play->out, wished.why), out_lit(&play->out, ".\n");
        break;
    default: break;
    }
    return true;
}

static bool ask_person(struct play *play)
{
    struct legal legal;
    struct line line;
    game_legal(&play->game, acting(play), &legal);
    prompt(play, &legal);
    if (!lines_next(&play->lines, &line)) {
        fputc('\n', stdout);
        return false;
    }
    return take_line(play, &line, &legal);
}

static void run(struct play *play)
{
    bool going = true;
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
    const char *against = argument(arguments, "against"), *hide = argument(arguments, "hide");
    if (!against) against = "random";
    play->opponent = opponent_named(against);
    play->opponent_team = YELLOW;
    if (!play->opponent && strcmp(against, "nobody")) {
        usage_error(arguments, "there is no opponent \"%.40s\" (random, nobody)", against);
        return false;
    }
    play->hidden = play->opponent ? YELLOW : NO_TEAM;
    if (!hide) return true;
    play->hidden = team_named(hide);
    if (play->hidden == NO_TEAM && strcmp(hide, "none")) {
        usage_error(arguments, "--hide is yellow, blue or none, not \"%.40s\"", hide);
        return false;
    }
    if (play->opponent && play->hidden == BLUE) play->opponent_team = BLUE;
    return true;
}

static void greet(const struct play *play)
{
    const struct game *game = &play->game;
    enum team own = team_other(play->opponent_team);
    printf("Fathom: map %s, %s, seed %llu.", game->chart.name,
           game->mode == REAL_TIME ? "real-time" : "turn-by-turn",
           (unsigned long long)play->setup.seed);
    if (play->opponent)
        printf(" You are %s, %s plays %s.", team_name(own), play->opponent->name,
               team_name(play->opponent_team));
    printf(" Type help for help, quit to leave.\n");
}

int verb_play(const struct arguments *arguments)
{
    struct play *play = calloc(1, sizeof *play);
    const char *path = argument(arguments, "record");
    int status = STATUS_USAGE;
    if (read_options(arguments, play) && setup_read(arguments, SEED_FRESH, &play->setup)) {
        game_init(&play->game, &play->setup);
        play->side = play->opponent ? team_other(play->opponent_team) : BLUE;
        play->chance = play->setup.seed ^ 0x5eed;
        play->colour = isatty(STDOUT_FILENO) && !getenv("NO_COLOR");
        play->board_old = true;
        out_growing(&play->out, realloc);
        lines_init(&play->lines, STDIN_FILENO, TYPED_MAX_BYTES);
        if (logbook_open(&play->logbook, &play->setup, path)) {
            greet(play);
            run(play);
            status = 0;
        } else {
            usage_error(arguments, "cannot write %.120s: %s", path, strerror(errno));
        }
        if (!logbook_close(&play->logbook) && !status) status = 1;
        free(play->out.text);
    }
    free(play);
    return status;
}
