/* Everybody is rated by what all were before the game. */
#include "server/ratings.h"

#include <math.h>

#include "server/bounds.h"

struct rating ratings_of_bot(enum level level, enum mode mode)
{
    static const double rating[LEVELS][MODES] = {
        [LEVEL_CADET] = {1000, 1000}, [LEVEL_OFFICER] = {1449, 1405},
        [LEVEL_ACE] = {2072, 1761}, [LEVEL_ADMIRAL] = {2197, 2024}};
    return (struct rating){rating[level][mode], RATING_BOT_DEVIATION, GLICKO_NEW.volatility};
}

/* As he came to the game: rested since his last one. */
static struct rating before(const struct played *one, enum mode mode, int64_t now_s)
{
    const struct kept_rating *kept = &one->profile.rating[mode];
    double weeks = (double)(now_s - kept->at_s) / (7 * 86400);
    if (!kept->games) return GLICKO_NEW;
    return weeks > 0 ? glicko_rest(kept->now, weeks) : kept->now;
}

struct match_up {
    const struct people *people;
    struct rating came[PEOPLE_MAX];
    enum mode mode;
};

static int holder_of(const struct people *people, int seat)
{
    for (int i = 0; i < people->count; i++)
        if (people->one[i].seats >> seat & 1) return i;
    return -1;
}

static struct rating rating_at(const struct match_up *game, int seat)
{
    int holder = holder_of(game->people, seat);
    const struct value *seats = value_get(game->people->card, "seats");
    const char *bot = value_text(value_get(value_at(seats, (uint32_t)seat), "bot"));
    int level = bot ? level_named(bot) : -1;
    if (holder >= 0) return game->came[holder];
    return level >= 0 ? ratings_of_bot(level, game->mode) : GLICKO_NEW;
}

static struct glicko_opponent opponent_of(const struct match_up *game, int who, enum team team)
{
    double difference = 0, doubt = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        struct rating rating = rating_at(game, seat);
        bool own = seat_team(seat) == team, mine = game->people->one[who].seats >> seat & 1;
        difference += (own ? -rating.rating : rating.rating) / ROLES;
        if (!mine) doubt += rating.deviation * rating.deviation / ROLES;
    }
    return (struct glicko_opponent){game->came[who].rating + difference, sqrt(doubt), 0};
}

static bool says(const struct value *card, const char *key, const char *word)
{
    const char *text = value_text(value_get(card, key));
    return text && !strcmp(text, word);
}

static void rate(struct people *people, const struct match_up *game, int who, int64_t ended_s)
{
    struct played *one = &people->one[who];
    enum team team = one->seats >> seat_of(YELLOW, 0) ? YELLOW : BLUE;
    struct glicko_opponent opponent = opponent_of(game, who, team);
    struct kept_rating *kept = &one->profile.rating[game->mode];
    if (says(people->card, "winner", team_name(team))) opponent.score = 1;
    else if (says(people->card, "winner", team_name(NO_TEAM))) opponent.score = 0.5;
    kept->now = glicko_rate(game->came[who], &opponent, 1);
    kept->at_s = ended_s;
    kept->games++;
}

void ratings_count(struct people *people, int64_t ended_s)
{
    struct match_up game = {.people = people};
    bool off = says(people->card, "winner", team_name(NO_TEAM)) &&
               says(people->card, "reason", reason_name(REASON_ABANDONED));
    if (!value_is(value_get(people->card, "rated"), VALUE_TRUE) || off) return;
    game.mode = says(people->card, "mode", mode_name(REAL_TIME)) ? REAL_TIME : TURN_BY_TURN;
    for (int i = 0; i < people->count; i++)
        game.came[i] = before(&people->one[i], game.mode, ended_s);
    for (int i = 0; i < people->count; i++) rate(people, &game, i, ended_s);
}

/* --- the table ------------------------------------------------------------------------------- */

int64_t ratings_rank(const struct profile *profile, enum mode mode)
{
    const struct kept_rating *kept = &profile->rating[mode];
    bool known = kept->games && kept->now.deviation <= RATING_PROVISIONAL;
    return known && kept->now.rating > 0 ? (int64_t)(kept->now.rating * 1000) : 0;
}

enum store_found ratings_look_best(struct store_answer *answer, ratings_rows_fn *rows, void *store)
{
    bool read = true;
    out_char(&answer->text, '{');
    for (int mode = 0; mode < MODES; mode++) {
        out_key_word(&answer->text, mode_name(mode));
        out_char(&answer->text, '[');
        read = read && rows(store, answer, mode);
        out_char(&answer->text, ']');
    }
    out_char(&answer->text, '}');
    return read ? STORE_FOUND : STORE_UNREADABLE;
}

void ratings_write_best(struct out *out, enum mode mode, const char *name, const char *emblem,
                        const char *text, size_t length)
{
    struct profile profile;
    profile_read(&profile, text, length);
    const struct kept_rating *kept = &profile.rating[mode];
    out_comma(out);
    out_char(out, '{');
    out_key_string(out, "name", name);
    out_key_name(out, "emblem", *emblem ? emblem : NULL);
    out_key_number(out, "rating", (uint64_t)(kept->now.rating + 0.5));
    out_key_number(out, "deviation", (uint64_t)(kept->now.deviation + 0.5));
    out_key_number(out, "games", kept->games);
    out_char(out, '}');
}
