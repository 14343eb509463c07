/*
 * The companion at a real table. Every line is an announcement (tools/announcements.h) or a word
 * for the companion itself. What cannot be is refused and changes nothing; what was mistyped is
 * undone. Each line keeps the belief as it was before, and forks are cheap, so undo goes all the
 * way back.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "tools/radio_session.h"
#include "tools/announcements.h"

enum { PAST_MAX = 2000, TYPED_LINE_MAX = 200, LOG_SHOWN = 12, TARGETS = 3 };

struct past {
    struct radio *radio; /* before the line */
    struct chart chart;
    char said[TYPED_LINE_MAX];
};

struct companion {
    struct radio_session *session;
    struct announcements heard;
    bool terminal, done;
    int count;
    struct past past[PAST_MAX];
    uint8_t assumed_at; /* the last line's blast, when its result was only assumed */
    char message[512];
};

/* --- what is on the screen ------------------------------------------------------------------- */

static void show_log(const struct companion *c)
{
    int from = c->count > LOG_SHOWN ? c->count - LOG_SHOWN : 0;
    if (!c->count) return;
    fputs(from ? "heard: ... " : "heard: ", stdout);
    for (int i = from; i < c->count; i++)
        printf("%s%s", i > from ? " | " : "", c->past[i].said);
    putchar('\n');
}

static void show(const struct companion *c)
{
    if (c->terminal) fputs("\033[H\033[2J", stdout);
    belief_chart_draw(&c->session->chart, c->session->radio, stdout);
    belief_chart_summary(&c->session->chart, c->session->radio, stdout);
    if (c->terminal) show_log(c);
    if (c->message[0]) printf("%s\n", c->message);
}

static void prompt(const struct companion *c)
{
    if (c->terminal) printf("%s> ", team_name(c->session->team));
    fflush(stdout);
}

static void complain(struct companion *c, const char *text)
{
    if (c->terminal) snprintf(c->message, sizeof c->message, "%s", text);
    else printf("? %s\n", text);
}

/* --- announcements --------------------------------------------------------------------------- */

static void keep_past(struct companion *c, const char *line)
{
    if (c->count == PAST_MAX) {
        radio_free(c->past[0].radio);
        memmove(c->past, c->past + 1, sizeof c->past - sizeof c->past[0]);
        c->count--;
    }
    struct past *past = &c->past[c->count++];
    past->radio = radio_fork(c->session->radio);
    past->chart = c->session->chart.chart;
    snprintf(past->said, sizeof past->said, "%s", line);
}

static bool take_back(struct companion *c)
{
    if (!c->count) return false;
    struct past *past = &c->past[--c->count];
    radio_free(c->session->radio);
    c->session->radio = past->radio;
    c->session->chart.chart = c->heard.chart = past->chart;
    c->assumed_at = NOWHERE;
    return true;
}

static void announce(struct companion *c, const char *line);

/* `hit G2 direct` after their own torpedo at G2 tells what that one did to themselves. */
static bool corrects(struct companion *c, const char *line)
{
    const struct event *last = &c->heard.event[c->heard.count - 1];
    char longer[TYPED_LINE_MAX];
    bool short_word = !strncasecmp(line, "hit", 3) || !strncasecmp(line, "miss", 4);
    if (!short_word || c->assumed_at == NOWHERE || last->at != c->assumed_at) return false;
    uint8_t result = last->result[team_other(c->session->team)];
    snprintf(longer, sizeof longer, "%.150s %s", c->past[c->count - 1].said,
             result_name(result));
    take_back(c);
    announce(c, longer);
    return true;
}

static void announce(struct companion *c, const char *line)
{
    char why[ANNOUNCEMENTS_WHY_MAX];
    bool possible = true;
    if (!announcements_read(&c->heard, line, why)) {
        complain(c, why);
        return;
    }
    if (corrects(c, line)) return;
    keep_past(c, line);
    for (int i = 0; i < c->heard.count && possible; i++)
        possible = !radio_session_hear(c->session, &c->heard.event[i]);
    if (!possible) {
        take_back(c);
        complain(c, "that cannot be: no place fits everything heard so far. Nothing has changed");
        return;
    }
    const struct event *last = &c->heard.event[c->heard.count - 1];
    c->assumed_at = c->heard.assumed_clear ? last->at : NOWHERE;
    c->heard.chart = c->session->chart.chart;
    if (!c->terminal) show(c);
}

/* --- words for the companion ----------------------------------------------------------------- */

static void help(struct companion *c)
{
    puts("Type what is announced. Without an owner it is the enemy's.\n");
    for (int i = 0; announcements_help[i]; i++) puts(announcements_help[i]);
    puts("\n  undo                   takes the last line back, again and again\n"
         "  heat                   shades by likelihood, on and off\n"
         "  advice                 where to send a drone, where to aim\n"
         "  log                    everything heard so far\n"
         "  new                    a new game on the same map\n"
         "  quit");
    if (!c->terminal) return;
    fputs("\n-- Enter --", stdout);
    fflush(stdout);
    for (int key; (key = getchar()) != '\n' && key != EOF;) continue;
}

static void undo(struct companion *c)
{
    char said[TYPED_LINE_MAX], text[TYPED_LINE_MAX + 32];
    if (!c->count) {
        complain(c, "there is nothing to undo");
        return;
    }
    memcpy(said, c->past[c->count - 1].said, sizeof said);
    take_back(c);
    snprintf(text, sizeof text, "undone: %s", said);
    snprintf(c->message, sizeof c->message, "%s", text);
    if (!c->terminal) show(c);
}

static void heat(struct companion *c)
{
    c->session->chart.heat = !c->session->chart.heat;
    if (!c->terminal) show(c);
}

static void advise_drone(struct companion *c, char *text, size_t capacity)
{
    int best = 0;
    double fewest = 1e9, chance = 0;
    for (int sector = 1; sector <= chart_sectors(&c->heard.chart); sector++) {
        struct radio_question question = {.ask = RADIO_ASK_DRONE, .sector = (uint8_t)sector};
        struct radio_outlook outlook;
        radio_expect(c->session->radio, &question, &outlook);
        if (outlook.mean_cells >= fewest) continue;
        fewest = outlook.mean_cells;
        chance = outlook.outcome[ANSWER_YES].chance;
        best = sector;
    }
    snprintf(text, capacity, "drone to sector %d: yes %.0f%%, leaves %.0f spaces on average\n",
             best, 100 * chance, fewest);
}

static double damage_at(const struct radio *radio, uint8_t at)
{
    struct radio_question question = {.ask = RADIO_ASK_BLAST, .at = at};
    struct radio_outlook outlook;
    radio_expect(radio, &question, &outlook);
    return 2 * outlook.outcome[RESULT_DIRECT].chance + outlook.outcome[RESULT_INDIRECT].chance;
}

static void advise_aim(struct companion *c, char *text, size_t capacity)
{
    struct bits left = c->session->chart.chart.sea;
    size_t used = (size_t)snprintf(text, capacity, "best aim:");
    for (int n = 0; n < TARGETS; n++) {
        uint8_t best = bits_next(&left, 0);
        double most = -1;
        EACH_SPACE (at, &left) {
            double damage = damage_at(c->session->radio, at);
            if (damage <= most) continue;
            most = damage;
            best = at;
        }
        if (best == NOWHERE) return;
        char name[SPACE_NAME_MAX];
        space_name(best, name);
        bits_drop(&left, best);
        used +=
            (size_t)snprintf(text + used, capacity - used, "%s %s %.2f", n ? "," : "", name, most);
    }
    snprintf(text + used, capacity - used, " (damage on average)");
}

static void advice(struct companion *c)
{
    advise_drone(c, c->message, sizeof c->message);
    size_t used = strlen(c->message);
    advise_aim(c, c->message + used, sizeof c->message - used);
    if (!c->terminal) puts(c->message);
}

static void show_all(struct companion *c)
{
    size_t used = 0;
    c->message[0] = 0;
    for (int i = 0; i < c->count; i++) {
        size_t capacity = sizeof c->message - used;
        int wrote = snprintf(c->message + used, capacity, "%s%s", i ? " | " : "", c->past[i].said);
        if ((size_t)wrote >= capacity) break;
        used += (size_t)wrote;
    }
    if (!c->count) complain(c, "nothing heard yet");
    else if (!c->terminal) puts(c->message);
}

static void begin_anew(struct companion *c)
{
    while (take_back(c)) continue;
    if (!c->terminal) show(c);
}

static void quit(struct companion *c) { c->done = true; }

static const struct {
    const char *word;
    void (*run)(struct companion *companion);
} words[] = {
    {"help", help}, {"?", help},     {"undo", undo},       {"heat", heat}, {"advice", advice},
    {"log", show_all}, {"new", begin_anew}, {"quit", quit}, {"exit", quit},
};

static void take_line(struct companion *c, char *line)
{
    c->message[0] = 0;
    while (isspace((unsigned char)*line)) line++;
    for (size_t n = strlen(line); n && isspace((unsigned char)line[n - 1]); n--) line[n - 1] = 0;
    if (!*line) return;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (!strcasecmp(line, words[i].word)) {
            words[i].run(c);
            return;
        }
    announce(c, line);
}

/* At a table nobody announces whose turn it is, so a mine may be as old as it needs to be. */
static void loosen(struct ruleset *rules, const struct chart *chart)
{
    if (chart_mode(chart) == TURN_BY_TURN) rules->mine_trigger_from = TRIGGER_NOW;
}

int radio_companion(struct radio_session *session, const struct setup *setup)
{
    static struct companion companion;
    struct companion *c = &companion;
    char line[TYPED_LINE_MAX];
    struct ruleset rules = setup->rules;
    *c = (struct companion){.session = session, .assumed_at = NOWHERE};
    c->heard = (struct announcements){.chart = setup->chart, .us = session->team};
    c->terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    loosen(&rules, &setup->chart);
    radio_free(session->radio);
    radio_session_open(session, &rules, &setup->chart);
    snprintf(c->message, sizeof c->message,
             "%s, %s. Type what the enemy announces: N, silence, drone 4 no. help shows all words.",
             setup->chart.name, mode_name(chart_mode(&setup->chart)));
    show(c);
    c->message[0] = 0;
    for (prompt(c); !c->done && fgets(line, sizeof line, stdin); c->done ? (void)0 : prompt(c)) {
        take_line(c, line);
        if (c->terminal && !c->done) show(c);
    }
    while (take_back(c)) continue;
    return 0;
}
