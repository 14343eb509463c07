/* Charts for the radio room. Every space takes two columns, a sector's border one more. */
#include "tools/belief_chart.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SHADES = 5, LIKELIEST = 4 };

static bool speaks_utf8(void)
{
    static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (int i = 0; i < 3; i++) {
        const char *value = getenv(names[i]);
        if (value && *value) return strstr(value, "UTF-8") || strstr(value, "utf8");
    }
    return false;
}

void belief_chart_init(struct belief_chart *s, const struct chart *chart, FILE *file)
{
    const char *term = getenv("TERM"), *no_colour = getenv("NO_COLOR");
    bool terminal = isatty(fileno(file)) && term && strcmp(term, "dumb");
    *s = (struct belief_chart){.chart = *chart, .colour = terminal && !(no_colour && *no_colour),
                         .plain = !speaks_utf8()};
}

void belief_chart_hear(struct belief_chart *s, const struct event *event)
{
    struct chart *chart = &s->chart;
    if (event->kind == EVENT_ARCHER) bits_drop(&chart->archer, event->at);
    if (event->kind != EVENT_VOLCANO || event->value != VOLCANO_LAVA) return;
    if (chart->scenario != SCENARIO_VOLCANO || event->which < 1 || event->which > VOLCANOES) return;
    struct bits slope = bits_grow8(bits_one(chart->volcano[event->which - 1]));
    chart->sea = bits_without(chart->sea, slope);
}

/* --- spaces ---------------------------------------------------------------------------------- */

struct look {
    struct bits cells;
    double weight[SPACE_MAX], highest;
};

static struct look look_at(const struct radio *radio)
{
    struct look look = {.cells = radio_cells(radio)};
    radio_weights(radio, look.weight);
    for (int i = 0; i < SPACE_MAX; i++) look.highest = fmax(look.highest, look.weight[i]);
    return look;
}

/* 1 to SHADES for a space of the belief; the root brings out the faint ones. */
static int shade_of(const struct look *look, uint8_t at)
{
    if (look->highest <= 0) return SHADES;
    int shade = 1 + (int)(sqrt(look->weight[at] / look->highest) * SHADES);
    return shade > SHADES ? SHADES : shade;
}

static const char *land_sign(const struct belief_chart *s, uint8_t at)
{
    char sign = chart_sign(&s->chart, at);
    static char letter[2];
    if (sign == '#') return s->plain ? "#" : "▒";
    letter[0] = sign;
    return letter;
}

static void put(const struct belief_chart *s, FILE *f, const char *paint, const char *sign)
{
    if (s->colour) fprintf(f, " \033[%sm%s\033[0m", paint, sign);
    else fprintf(f, " %s", sign);
}

static void put_possible(const struct belief_chart *s, const struct look *look, uint8_t at, FILE *f)
{
    static const char *const plain[] = {"1", "2", "3", "4", "5"};
    static const char *const block[] = {"·", "░", "▒", "▓", "█"};
    static const char *const paint[] = {"38;5;24", "38;5;31", "38;5;214", "38;5;208",
                                        "1;38;5;196"};
    int shade = shade_of(look, at) - 1;
    if (!s->heat) put(s, f, "1;33", s->plain ? "@" : "●");
    else if (s->plain) put(s, f, paint[shade], plain[shade]);
    else put(s, f, paint[shade], s->colour ? "●" : block[shade]);
}

static void put_space(const struct belief_chart *s, const struct look *look, uint8_t at, FILE *f)
{
    bool bare = s->heat && !s->plain && !s->colour;
    if (!bits_has(&s->chart.sea, at)) put(s, f, "38;5;94", land_sign(s, at));
    else if (bits_has(&look->cells, at)) put_possible(s, look, at, f);
    else if (bits_has(&s->chart.archer, at)) put(s, f, "35", "M");
    else if (bits_has(&s->chart.ice, at)) put(s, f, "38;5;153", "~");
    else put(s, f, "38;5;238", bare ? " " : s->plain ? "." : "·");
}

static void put_letters(const struct belief_chart *s, FILE *f)
{
    fputs("    ", f);
    for (int x = 0; x < s->chart.side; x++)
        fprintf(f, "%s %c", x && x % SECTOR_SIDE == 0 ? " " : "", 'A' + x);
    fputc('\n', f);
}

void belief_chart_draw(const struct belief_chart *s, const struct radio *radio, FILE *f)
{
    struct look look = look_at(radio);
    put_letters(s, f);
    for (int y = 0; y < s->chart.side; y++) {
        if (y && y % SECTOR_SIDE == 0) fputc('\n', f);
        fprintf(f, " %2d ", y + 1);
        for (int x = 0; x < s->chart.side; x++) {
            if (x && x % SECTOR_SIDE == 0) fputc(' ', f);
            put_space(s, &look, space_at(x, y), f);
        }
        fputc('\n', f);
    }
}

/* --- the line below -------------------------------------------------------------------------- */

static void put_grouped(double number, FILE *f)
{
    char digits[32];
    if (number >= 1e15) {
        fprintf(f, "%.3g", number);
        return;
    }
    int n = snprintf(digits, sizeof digits, "%.0f", number);
    for (int i = 0; i < n; i++) {
        fputc(digits[i], f);
        if (i + 1 < n && (n - i - 1) % 3 == 0) fputc(',', f);
    }
}

static void put_likeliest(struct look *look, FILE *f)
{
    for (int n = 0; n < LIKELIEST; n++) {
        uint8_t best = bits_next(&look->cells, 0);
        for (int at = 0; at < SPACE_MAX; at++)
            if (look->weight[at] > look->weight[best]) best = (uint8_t)at;
        if (best == NOWHERE || look->weight[best] <= 0) return;
        char name[SPACE_NAME_MAX];
        space_name(best, name);
        fprintf(f, "%s%s %.0f%%", n ? ", " : "; likeliest ", name, 100 * look->weight[best]);
        look->weight[best] = 0;
    }
}

void belief_chart_summary(const struct belief_chart *s, const struct radio *radio, FILE *f)
{
    struct look look = look_at(radio);
    int spaces = bits_count(&look.cells);
    fprintf(f, "%d of %d spaces, ", spaces, bits_count(&s->chart.sea));
    put_grouped(radio_histories(radio), f);
    fputs(radio_exact(radio) ? " histories" : " histories, widened", f);
    if (spaces > 1) put_likeliest(&look, f);
    fputc('\n', f);
}
