/*
 * The chart as people know it from the table: letters along the top, rows down the side, a line
 * between sectors. One space is two columns wide, its sign and a gap.
 *
 *        A B C D E │ F G H I J
 *     1  · · · · ▒ │ · · · · ·
 */
#include "tools/draw.h"

#include "tools/tell.h"

#define RESET "\033[0m"
#define DIM "\033[2m"
#define BOLD "\033[1m"
#define LAND "\033[32m"
#define ICE "\033[96m"
#define FIRE "\033[31m"

static const char *const team_colour[] = {"\033[94m", "\033[93m"};

static void paint(struct out *out, bool colour, const char *code)
{
    if (colour) out_text(out, code);
}

/* What stands on a space, and its colour. */
struct sign {
    const char *text;
    const char *colour;
};

static struct sign chart_mark(const struct chart *chart, uint8_t at)
{
    char sign = chart_sign(chart, at);
    switch (sign) {
    case '#': return (struct sign){"\u2592", LAND};
    case '~': return (struct sign){"\u2248", ICE};
    case 'o': return (struct sign){"\u25cb", ICE};
    case 'M': return (struct sign){"A", FIRE};
    case 'V': return (struct sign){"\u25b2", FIRE};
    case 't': return (struct sign){"t", LAND};
    case 'm': return (struct sign){"m", LAND};
    case 'd': return (struct sign){"d", LAND};
    case 's': return (struct sign){"s", LAND};
    case 'i': return (struct sign){"i", LAND};
    default: return (struct sign){"\u00b7", DIM};
    }
}

static bool boat_mark(const struct view *view, int team, uint8_t at, struct sign *sign)
{
    static const char *const boats[] = {"B", "Y"};
    static const char *const routes[] = {"\u2022", "\u25e6"};
    const struct view_boat *boat = &view->boat[team];
    if (!(boat->knows >> CAPTAIN & 1)) return false;
    sign->colour = team_colour[team];
    if (boat->at == at)
        sign->text = boats[team];
    else if (bits_has(&boat->mines, at))
        sign->text = "*";
    else if (bits_has(&boat->route, at))
        sign->text = routes[team];
    else
        return false;
    return true;
}

static struct sign mark_at(const struct chart *chart, const struct view *view, uint8_t at)
{
    struct sign sign;
    if (view && view->boat[YELLOW].at == at && boat_mark(view, YELLOW, at, &sign)) return sign;
    for (int team = 0; view && team < TEAMS; team++)
        if (boat_mark(view, team, at, &sign)) return sign;
    return chart_mark(chart, at);
}

static void letters(struct out *out, int side)
{
    out_lit(out, "     ");
    for (int column = 0; column < side; column++) {
        if (column && column % SECTOR_SIDE == 0) out_lit(out, "  ");
        out_char(out, (char)('A' + column));
        out_char(out, column == side - 1 ? '\n' : ' ');
    }
}

static void rule(struct out *out, int side, bool colour)
{
    out_lit(out, "     ");
    paint(out, colour, DIM);
    for (int column = 0; column < side; column++) {
        if (column && column % SECTOR_SIDE == 0) out_lit(out, "\u253c\u2500");
        out_lit(out, "\u2500\u2500");
    }
    paint(out, colour, RESET);
    out_char(out, '\n');
}

/* What is drawn: the chart, what a listener knows of the boats, and a set of spaces. */
struct picture {
    const struct chart *chart;
    const struct view *view;     /* may be NULL */
    const struct bits *possible; /* may be NULL */
    bool colour;
};

static void draw_row(struct out *out, const struct picture *picture, int row)
{
    const struct chart *chart = picture->chart;
    bool colour = picture->colour;
    if (row < 9) out_char(out, ' ');
    out_lit(out, " ");
    out_number(out, (unsigned)row + 1);
    out_lit(out, "  ");
    for (int column = 0; column < chart->side; column++) {
        uint8_t at = space_at(column, row);
        struct sign sign = mark_at(chart, picture->view, at);
        bool boat = picture->view && (picture->view->boat[BLUE].at == at ||
                                      picture->view->boat[YELLOW].at == at);
        if (picture->possible && !boat && bits_has(picture->possible, at))
            sign = (struct sign){"?", BOLD};
        if (column && column % SECTOR_SIDE == 0) {
            paint(out, colour, DIM);
            out_lit(out, "\u2502 ");
            paint(out, colour, RESET);
        }
        paint(out, colour, sign.colour);
        out_text(out, sign.text);
        paint(out, colour, RESET);
        if (column < chart->side - 1) out_char(out, ' ');
    }
}

static void sectors_of_row(struct out *out, const struct chart *chart, int row, bool colour)
{
    if (row % SECTOR_SIDE != SECTOR_SIDE / 2) return;
    paint(out, colour, DIM);
    out_lit(out, "   sectors");
    for (int column = 0; column < chart->side; column += SECTOR_SIDE) {
        out_char(out, ' ');
        out_number(out, (unsigned)chart_sector(chart, space_at(column, row)));
    }
    paint(out, colour, RESET);
}

static void draw_picture(struct out *out, const struct picture *picture)
{
    const struct chart *chart = picture->chart;
    letters(out, chart->side);
    for (int row = 0; row < chart->side; row++) {
        if (row && row % SECTOR_SIDE == 0) rule(out, chart->side, picture->colour);
        draw_row(out, picture, row);
        sectors_of_row(out, chart, row, picture->colour);
        out_char(out, '\n');
    }
}

void draw_chart(struct out *out, const struct view *view, bool colour)
{
    draw_picture(out, &(struct picture){&view->chart, view, NULL, colour});
}

void draw_possible(struct out *out, const struct view *view, const struct bits *possible,
                   bool colour)
{
    draw_picture(out, &(struct picture){&view->chart, view, possible, colour});
}

void draw_bare_chart(struct out *out, const struct chart *chart, bool colour)
{
    draw_picture(out, &(struct picture){chart, NULL, NULL, colour});
}

static void draw_hull(struct out *out, const struct view *view, enum team team, bool colour)
{
    const struct view_boat *boat = &view->boat[team];
    static const char *const depths[] = {"", "  surfaced", "  waits for the enemy's word",
                                         "  secured, ready to dive"};
    paint(out, colour, team_colour[team]);
    out_text(out, team_title(team));
    paint(out, colour, RESET);
    out_lit(out, "  hull ");
    for (int i = 0; i < view->rules.hull; i++)
        out_text(out, i < boat->hull ? "\u25a0" : "\u25a1");
    out_text(out, depths[boat->depth]);
    if (boat->ready) {
        out_lit(out, "  ready:");
        tell_words(out, boat->ready, &system_words);
    }
    if (boat->draw_offered) out_lit(out, "  offers a draw");
    out_char(out, '\n');
}

static void draw_gauges(struct out *out, const struct view *view, const struct view_boat *boat,
                        bool colour)
{
    out_lit(out, "  gauges  ");
    for (int system = 0; system < SYSTEMS; system++) {
        int size = gauge_size(view->chart.scenario, system);
        if (!size) continue;
        bool full = boat->gauge[system] >= size;
        if (full) paint(out, colour, BOLD);
        out_text(out, system_name(system));
        out_char(out, ' ');
        for (int i = 0; i < size; i++)
            out_text(out, i < boat->gauge[system] ? "\u25cf" : "\u25cb");
        if (boat->dead >> system & 1) out_lit(out, " dead");
        if (full) paint(out, colour, RESET);
        out_lit(out, "  ");
    }
    out_char(out, '\n');
}

static int symbol_kind(int symbol)
{
    int kind = 0;
    while (!(sheet_kind[kind] >> symbol & 1)) kind++;
    return kind;
}

static int symbol_circuit(int symbol)
{
    for (int circuit = 0; circuit < CIRCUITS; circuit++)
        if (sheet_circuit[circuit] >> symbol & 1) return circuit;
    return -1;
}

static void draw_symbol(struct out *out, uint32_t crossed, int symbol, bool colour)
{
    static const char *const circuit_colour[] = {"\033[33m", "\033[38;5;208m", "\033[37m"};
    static const char *const kind_short[] = {"weapon ", "detect ", "special", "radiat "};
    bool out_of_order = crossed >> symbol & 1;
    int circuit = symbol_circuit(symbol);
    paint(out, colour, out_of_order ? DIM : circuit >= 0 ? circuit_colour[circuit] : RESET);
    out_text(out, out_of_order ? "\u2573" : " ");
    out_text(out, symbol_name(symbol));
    out_char(out, ' ');
    out_text(out, kind_short[symbol_kind(symbol)]);
    if (circuit >= 0) {
        out_char(out, '/');
        out_char(out, "yog"[circuit]);
    }
    out_char(out, ' ');
    paint(out, colour, RESET);
}

void draw_sheet(struct out *out, const struct view *view, enum team team, bool colour)
{
    static const enum dir panels[] = {WEST, NORTH, SOUTH, EAST};
    uint32_t crossed = view->boat[team].crossed;
    if (!(view->boat[team].knows >> ENGINEER & 1)) return;
    out_lit(out, "   central circuits: yellow, orange, gray      reactor\n");
    for (int i = 0; i < DIRS; i++) {
        out_lit(out, "  ");
        for (int place = 0; place < PANEL_SYMBOLS; place++) {
            if (place == 3) out_lit(out, "\u2502 ");
            draw_symbol(out, crossed, (int)panels[i] * PANEL_SYMBOLS + place, colour);
        }
        out_char(out, '\n');
    }
}

static void draw_broken(struct out *out, uint32_t crossed, bool colour)
{
    if (!crossed) return;
    out_lit(out, "  broken ");
    paint(out, colour, FIRE);
    for (int kind = 0; kind < KINDS; kind++)
        if (kind != RADIATION && crossed & sheet_kind[kind]) {
            out_char(out, ' ');
            out_text(out, word_of(&kind_words, (unsigned)kind));
        }
    paint(out, colour, RESET);
    out_lit(out, "  radiation ");
    out_number(out, (unsigned)__builtin_popcount(crossed & sheet_kind[RADIATION]));
    out_lit(out, " of 6\n");
}

void draw_boat(struct out *out, const struct view *view, enum team team, bool colour)
{
    const struct view_boat *boat = &view->boat[team];
    draw_hull(out, view, team, colour);
    if (boat->knows >> FIRST_MATE & 1) draw_gauges(out, view, boat, colour);
    if (boat->knows >> ENGINEER & 1) draw_broken(out, boat->crossed, colour);
}
