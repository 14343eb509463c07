/* A score is written as a list of three numbers, under the name of what it is of. */
#include "server/profile.h"

#include "rules/chart.h"
#include "server/bounds.h"

enum { MILLION = 1000000 }; /* a volatility is written in millionths */

/* --- reading --------------------------------------------------------------------------------- */

static uint32_t number_in(const struct value *object, const char *key)
{
    int64_t number = value_whole(value_get(object, key));
    return number < 0 || number > UINT32_MAX ? 0 : (uint32_t)number;
}

static uint32_t number_at(const struct value *list, uint32_t place)
{
    int64_t number = value_whole(value_at(list, place));
    return number < 0 || number > UINT32_MAX ? 0 : (uint32_t)number;
}

static struct score score_of(const struct value *list)
{
    return (struct score){number_at(list, 0), number_at(list, 1), number_at(list, 2)};
}

static void read_scores(struct profile *profile, const struct value *from)
{
    const struct value *roles = value_get(from, "roles"), *modes = value_get(from, "modes"),
                       *maps = value_get(from, "maps"), *used = value_get(from, "used");
    profile->all = score_of(value_get(from, "all"));
    for (int i = 0; i < ROLES; i++) profile->role[i] = score_of(value_get(roles, role_name(i)));
    for (int i = 0; i < MODES; i++) profile->mode[i] = score_of(value_get(modes, mode_name(i)));
    for (int i = 0; i < CHART_BUILTINS; i++)
        profile->map[i] = score_of(value_get(maps, chart_builtin_name(i)));
    for (int i = 0; i < SYSTEMS; i++) profile->used[i] = number_in(used, system_name(i));
}

static void read_rating(struct kept_rating *kept, const struct value *from)
{
    kept->games = number_in(from, "games");
    kept->at_s = value_whole(value_get(from, "at"));
    kept->now = (struct rating){value_real(value_get(from, "rating")),
                                value_real(value_get(from, "deviation")),
                                (double)value_whole(value_get(from, "volatility")) / MILLION};
    if (!(kept->now.deviation > 0) || !(kept->now.volatility > 0)) *kept = (struct kept_rating){0};
}

void profile_read(struct profile *profile, const char *text, size_t length)
{
    struct in in = {0};
    const struct value *from = in_read(&in, text, length);
    int64_t streak = value_whole(value_get(from, "streak"));
    *profile = (struct profile){.shots = number_in(from, "shots"), .hits = number_in(from, "hits"),
                                .best_streak = number_in(from, "best_streak")};
    if (streak >= INT32_MIN && streak <= INT32_MAX) profile->streak = (int32_t)streak;
    read_scores(profile, from);
    for (int i = 0; i < MODES; i++)
        read_rating(&profile->rating[i], value_get(value_get(from, "ratings"), mode_name(i)));
    in_release(&in);
}

/* --- writing --------------------------------------------------------------------------------- */

static void write_score(struct out *out, const char *name, const struct score *score)
{
    if (!score->games) return;
    out_key_word(out, name);
    out_char(out, '[');
    out_number(out, score->games);
    out_char(out, ',');
    out_number(out, score->won);
    out_char(out, ',');
    out_number(out, score->drawn);
    out_char(out, ']');
}

static void write_sums(const struct profile *profile, struct out *out)
{
    out_key(out, "streak");
    out_signed(out, profile->streak);
    out_key_number(out, "best_streak", profile->best_streak);
    out_key_number(out, "shots", profile->shots);
    out_key_number(out, "hits", profile->hits);
    out_lit(out, ",\"used\":{");
    for (int i = 0; i < SYSTEMS; i++) {
        if (!profile->used[i]) continue;
        out_key_word(out, system_name(i));
        out_number(out, profile->used[i]);
    }
    out_char(out, '}');
}

static void write_ratings(const struct profile *profile, struct out *out)
{
    out_key(out, "ratings");
    out_char(out, '{');
    for (int i = 0; i < MODES; i++) {
        const struct kept_rating *kept = &profile->rating[i];
        if (!kept->games) continue;
        out_key_word(out, mode_name(i));
        out_char(out, '{');
        out_key_thousandths(out, "rating", kept->now.rating);
        out_key_thousandths(out, "deviation", kept->now.deviation);
        out_key_number(out, "volatility", (uint64_t)(kept->now.volatility * MILLION + 0.5));
        out_key_number(out, "games", kept->games);
        out_key(out, "at");
        out_signed(out, kept->at_s);
        out_key_bool(out, "provisional", kept->now.deviation > RATING_PROVISIONAL);
        out_char(out, '}');
    }
    out_char(out, '}');
}

void profile_write(const struct profile *profile, struct out *out)
{
    out_char(out, '{');
    write_score(out, "all", &profile->all);
    out_key(out, "roles");
    out_char(out, '{');
    for (int i = 0; i < ROLES; i++) write_score(out, role_name(i), &profile->role[i]);
    out_lit(out, "},\"modes\":{");
    for (int i = 0; i < MODES; i++) write_score(out, mode_name(i), &profile->mode[i]);
    out_lit(out, "},\"maps\":{");
    for (int i = 0; i < CHART_BUILTINS; i++)
        write_score(out, chart_builtin_name(i), &profile->map[i]);
    out_char(out, '}');
    write_sums(profile, out);
    write_ratings(profile, out);
    out_char(out, '}');
}

/* --- one more game --------------------------------------------------------------------------- */

enum outcome { LOST, WON, DRAWN };

static void add_score(struct score *score, enum outcome outcome)
{
    score->games++;
    score->won += outcome == WON;
    score->drawn += outcome == DRAWN;
}

static void add_to_streak(struct profile *profile, enum outcome outcome)
{
    int32_t streak = profile->streak;
    if (outcome == DRAWN) profile->streak = 0;
    else if (outcome == WON) profile->streak = streak > 0 ? streak + 1 : 1;
    else profile->streak = streak < 0 ? streak - 1 : -1;
    if (profile->streak > (int32_t)profile->best_streak)
        profile->best_streak = (uint32_t)profile->streak;
}

static void add_tally(struct profile *profile, const struct value *crew)
{
    const struct value *used = value_get(crew, "used");
    profile->shots += number_in(crew, "shots");
    profile->hits += number_in(crew, "hits");
    for (int i = 0; i < SYSTEMS; i++) profile->used[i] += number_in(used, system_name(i));
}

static bool is(const struct value *card, const char *key, const char *word)
{
    const char *text = value_text(value_get(card, key));
    return text && !strcmp(text, word);
}

void profile_add(struct profile *profile, const struct value *card, unsigned seats)
{
    if (!seats || !value_text(value_get(card, "winner"))) return;
    bool drawn = is(card, "winner", team_name(NO_TEAM));
    if (drawn && is(card, "reason", reason_name(REASON_ABANDONED))) return;
    if (value_is(value_get(card, "practice"), VALUE_TRUE)) return;
    enum team team = seats >> seat_of(YELLOW, 0) ? YELLOW : BLUE;
    enum outcome outcome = drawn ? DRAWN : is(card, "winner", team_name(team)) ? WON : LOST;
    add_score(&profile->all, outcome);
    add_to_streak(profile, outcome);
    for (int i = 0; i < ROLES; i++)
        if (seats >> seat_of(team, i) & 1) add_score(&profile->role[i], outcome);
    for (int i = 0; i < MODES; i++)
        if (is(card, "mode", mode_name(i))) add_score(&profile->mode[i], outcome);
    for (int i = 0; i < CHART_BUILTINS; i++)
        if (is(card, "map", chart_builtin_name(i))) add_score(&profile->map[i], outcome);
    add_tally(profile, value_at(value_get(card, "tally"), team));
}
