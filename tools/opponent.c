/* A crew of bots around one game. The Captain is seated last, so that his crew reports first. */
#include "tools/opponent.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "rules/rng.h"

enum { ROUNDS_MAX = 50 };

struct seated {
    struct bot *bot;
    int seat;
    bool waiting; /* wants to act at due_ms */
    uint64_t due_ms;
};

struct opponent {
    struct recording *recording;
    int count;
    struct seated seated[PLAYERS_MAX];
    struct bot_deed deed;
};

static void seat_bot(struct opponent *opponent, struct bot_setup *bot, int player)
{
    struct seated *seated = &opponent->seated[opponent->count];
    bot->roles = 0;
    for (int role = ROLES - 1; role >= 0; role--) {
        if (player_of_role(bot->players[bot->team], role) != player) continue;
        bot->roles |= (uint8_t)(1u << role);
        seated->seat = seat_of(bot->team, role);
    }
    seated->bot = bot_new(bot);
    if (seated->bot) opponent->count++;
}

struct opponent *opponent_new(const char *level, const struct setup *setup, enum team team,
                              struct recording *recording)
{
    struct bot_setup bot = {.rules = setup->rules, .chart = setup->chart, .team = team};
    uint64_t chance = setup->seed;
    memcpy(bot.players, setup->players, sizeof bot.players);
    if (!level_read(level, &bot)) return NULL;
    struct opponent *opponent = memory_new(1, sizeof *opponent);
    opponent->recording = recording;
    for (int player = setup->players[team]; player >= 1; player--) {
        bot.seed = rng_next(&chance);
        seat_bot(opponent, &bot, player);
    }
    if (opponent->count == setup->players[team]) return opponent;
    opponent_free(opponent);
    return NULL;
}

void opponent_free(struct opponent *opponent)
{
    if (!opponent) return;
    for (int i = 0; i < opponent->count; i++) bot_free(opponent->seated[i].bot);
    free(opponent);
}

void opponent_hear(struct opponent *opponent, const struct game *game, const struct events *events)
{
    struct event heard;
    for (int i = 0; i < opponent->count; i++) {
        uint16_t ears = game_ears(game, opponent->seated[i].seat);
        for (int e = 0; e < events->count; e++)
            if (event_for(&events->list[e], ears, &heard))
                bot_hear(opponent->seated[i].bot, &heard);
    }
}

static bool wants_to_act(struct seated *seated, const struct game *game, uint64_t now_ms)
{
    if (seated->waiting) return true;
    struct view view = view_for(game, seated->seat);
    uint32_t delay = bot_delay_ms(seated->bot, &view);
    seated->waiting = delay != BOT_IDLE;
    seated->due_ms = now_ms + delay;
    return seated->waiting;
}

/* A call that cannot be kept is no reason to stop: the next order tells that the disk is full. */
static void pass_on(struct opponent *opponent, const struct call *call)
{
    recording_call(opponent->recording, call);
    for (int i = 0; i < opponent->count; i++) bot_listen(opponent->seated[i].bot, call);
}

static bool think(struct opponent *opponent, struct seated *seated, const struct game *game,
                  struct order *order)
{
    struct bot_deed *deed = &opponent->deed;
    struct view view = view_for(game, seated->seat);
    seated->waiting = false;
    if (!bot_think(seated->bot, &view, deed)) return false;
    for (int call = 0; call < deed->calls; call++) pass_on(opponent, &deed->call[call]);
    if (!deed->ordered) return false;
    enum error error = game_check(game, &deed->order);
    if (error != ERROR_OK) bot_refused(seated->bot, &deed->order, error);
    *order = deed->order;
    return error == ERROR_OK;
}

bool opponent_orders(struct opponent *opponent, const struct game *game, uint64_t now_ms,
                     bool hurry, struct order *order)
{
    bool busy = true;
    for (int round = 0; busy && round < ROUNDS_MAX; round++) {
        busy = false;
        for (int i = 0; i < opponent->count; i++) {
            struct seated *seated = &opponent->seated[i];
            if (!wants_to_act(seated, game, now_ms)) continue;
            if (!hurry && seated->due_ms > now_ms) continue;
            busy = true;
            if (think(opponent, seated, game, order)) return true;
        }
    }
    return false;
}
