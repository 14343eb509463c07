/* The lists of words, and looking for a word in one. */
#include "server/words.h"

#include <string.h>

#define X(id, name) name,
const char *const help_name[HELP_COUNT + 1] = {HELPS(X) NULL};
const char *const watch_name[WATCH_COUNT + 1] = {WATCHES(X) NULL};
const char *const absence_name[ABSENCE_COUNT + 1] = {ABSENCES(X) NULL};
const char *const room_state_name[ROOM_STATE_COUNT + 1] = {ROOM_STATES(X) NULL};
const char *const channel_name[CHANNEL_COUNT + 1] = {CHANNELS(X) NULL};
const char *const voice_name[VOICE_COUNT + 1] = {VOICES(X) NULL};
const char *const signal_name[SIGNAL_COUNT + 1] = {SIGNALS(X) NULL};
const char *const emblem_name[EMBLEM_COUNT + 1] = {EMBLEMS(X) NULL};
const char *const manner_name[MANNERS + 1] = {BOT_MANNERS(X) NULL};
static const char *const close_word[] = {CLOSES(X)};
static const char *const level_word[LEVELS + 1] = {BOT_LEVELS(X) NULL};
#undef X

const char *const *const bot_level_name = &level_word[NO_BOT + 1];

const char *close_name(enum close_code code)
{
    return close_word[code - CLOSE_BEFORE_FIRST - 1];
}

int word_in(const char *const *words, const char *word)
{
    for (int i = 0; word && words[i]; i++)
        if (!strcmp(words[i], word)) return i;
    return -1;
}
