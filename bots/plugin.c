/* The functions of bot.h in one table. */
#include "bots/bot.h"

const struct bots_plugin *bots_plugin(void)
{
    static const struct bots_plugin plugin = {
        .fits = {sizeof(struct bot_setup), sizeof(struct view), sizeof(struct event),
                 sizeof(struct bot_deed)},
        .level_read = level_read,
        .bot_new = bot_new,
        .bot_free = bot_free,
        .bot_hear = bot_hear,
        .bot_listen = bot_listen,
        .bot_refused = bot_refused,
        .bot_delay_ms = bot_delay_ms,
        .bot_think = bot_think,
    };
    return &plugin;
}
