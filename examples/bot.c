/*
 * A crew in C, without a library: fathom sim --blue "exec:build/examples/bot" --yellow cadet
 *
 * It keeps the set of spaces where the enemy can be, scores every order of the list that it is
 * given, and says the best one as it stands in the list. The lines hold flat objects, so a search
 * for the key is all the parsing there is.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE_MAX = 15, SPACES = SIDE_MAX * SIDE_MAX, LINE_BYTES = 1 << 18, WORD = 24,
       SYMBOLS = 24 };

/* The Engineer's panels: weapon, special, detection, radiation; yellow, orange, gray circuit. */
static const char panels[] = "WNSE", kinds[] = "wsddrrswsdwrdswwrsdswrdr",
                  circuits[] = "yyy---ooo---ggg---ogy---";
static const char letters[] = "NESW";
static const int step_x[] = {0, 1, 0, -1}, step_y[] = {-1, 0, 1, 0};

static char team[WORD];
static int side, here = -1;
static bool sea[SPACES], route[SPACES], enemy[SPACES], crossed[SYMBOLS];

/* --- words ----------------------------------------------------------------------------------- */

/* The value of a key, its quotes left out; "" when there is none. */
static const char *value(const char *object, const char *key)
{
    static char word[4][WORD];
    static int turn;
    char *out = word[turn++ % 4], quoted[WORD];
    int length = 0;
    snprintf(quoted, sizeof quoted, "\"%s\":", key);
    const char *from = strstr(object, quoted);
    for (from = from ? from + strlen(quoted) : ""; *from && length < WORD - 1; from++) {
        if (*from == ',' || *from == '}' || *from == ']') break;
        if (*from != '"') out[length++] = *from;
    }
    out[length] = '\0';
    return out;
}

static bool is(const char *object, const char *key, const char *wanted)
{
    return !strcmp(value(object, key), wanted);
}

static int space(const char *name)
{
    return *name ? (atoi(name + 1) - 1) * SIDE_MAX + name[0] - 'A' : -1;
}

/* --- geometry -------------------------------------------------------------------------------- */

static int sector(int at)
{
    return at / SIDE_MAX / 5 * (side / 5) + at % SIDE_MAX / 5 + 1;
}

/* The next space that way, -1 where there is no sea. */
static int ahead(int at, int dir)
{
    int x = at % SIDE_MAX + step_x[dir], y = at / SIDE_MAX + step_y[dir];
    if (x < 0 || y < 0 || x >= side || y >= side) return -1;
    return sea[y * SIDE_MAX + x] ? y * SIDE_MAX + x : -1;
}

static int apart(int a, int b)
{
    int x = abs(a % SIDE_MAX - b % SIDE_MAX), y = abs(a / SIDE_MAX - b / SIDE_MAX);
    return x > y ? x : y;
}

/* How many spaces we can still reach from there. */
static int room(int at)
{
    bool seen[SPACES];
    int reached[SPACES], count = 0;
    memcpy(seen, route, sizeof seen);
    seen[at] = true;
    reached[count++] = at;
    for (int i = 0; i < count; i++)
        for (int dir = 0; dir < 4; dir++) {
            int to = ahead(reached[i], dir);
            if (to < 0 || seen[to]) continue;
            seen[to] = true;
            reached[count++] = to;
        }
    return count;
}

/* --- the Engineer's sheet -------------------------------------------------------------------- */

static int symbol_of(const char *name)
{
    const char *panel = *name ? strchr(panels, *name) : NULL;
    int symbol = panel ? (int)(panel - panels) * 6 + name[1] - '1' : -1;
    return symbol < SYMBOLS ? symbol : -1;
}

/* How many symbols of this one's panel, of a kind or of a circuit are crossed out. */
static int in_panel(int symbol)
{
    int count = 0;
    for (int i = symbol / 6 * 6; i < symbol / 6 * 6 + 6; i++) count += crossed[i];
    return count;
}

static int with_letter(const char *list, char letter)
{
    int count = 0;
    for (int i = 0; i < SYMBOLS; i++) count += crossed[i] && list[i] == letter;
    return count;
}

static void hear_engineer(const char *line)
{
    char circuit = *value(line, "circuit");
    int symbol = symbol_of(value(line, "symbol"));
    if (is(line, "event", "crossed") && symbol >= 0) crossed[symbol] = true;
    for (int i = 0; i < SYMBOLS; i++)
        if (is(line, "event", "cleared") || (circuit && circuits[i] == circuit)) crossed[i] = false;
}

/* What it is worth to cross out this one. */
static double cross(int symbol)
{
    char kind = kinds[symbol], circuit = circuits[symbol];
    bool closes = circuit != '-' && with_letter(circuits, circuit) == 3;
    bool cracks = in_panel(symbol) == 5 || (kind == 'r' && with_letter(kinds, 'r') == 5);
    bool breaks = kind != 'r' && !with_letter(kinds, kind);
    return 9 * closes - 50 * cracks - (kind == 'w' ? 3 : kind == 's' ? 2 : 1) * breaks -
           (circuit == '-');
}

/* The best that a course offers the Engineer. */
static double best_cross(char dir)
{
    double best = -100;
    for (int i = 0; i < SYMBOLS; i++)
        if (panels[i / 6] == dir && !crossed[i] && cross(i) > best) best = cross(i);
    return best;
}

static bool broken(const char *kind)
{
    char uses = strstr("torpedo mine", kind) ? 'w' : strstr("drone sonar", kind) ? 'd'
              : strstr("silence archer repair", kind) ? 's' : '-';
    return with_letter(kinds, uses);
}

/* --- hearing --------------------------------------------------------------------------------- */

static void begin(const char *line)
{
    snprintf(team, sizeof team, "%s", value(line, "team"));
    side = atoi(value(line, "side"));
    if (side < 1 || side > SIDE_MAX) exit(1);
    srand((unsigned)strtoul(value(line, "seed"), NULL, 10));
    const char *row = strstr(line, "\"chart\":[");
    for (int y = 0; row && y < side; y++) {
        row = strchr(row + (y ? 1 : strlen("\"chart\":[") - 1), '"');
        for (int x = 0; row && x < side; x++)
            sea[y * SIDE_MAX + x] = row[x + 1] && strchr(".~oM", row[x + 1]);
        if (row) row = strchr(row + 1, '"');
    }
    memcpy(enemy, sea, sizeof enemy);
}

static void enemy_sails(const char *line)
{
    bool after[SPACES] = {false};
    int dir = (int)(strchr(letters, *value(line, "dir")) - letters);
    for (int at = 0; at < SPACES; at++)
        if (enemy[at] && ahead(at, dir) >= 0) after[ahead(at, dir)] = true;
    memcpy(enemy, after, sizeof enemy);
}

static void enemy_goes_silent(void)
{
    bool before[SPACES];
    memcpy(before, enemy, sizeof before);
    for (int at = 0; at < SPACES; at++)
        for (int dir = 0; before[at] && dir < 4; dir++)
            for (int to = ahead(at, dir), i = 0; to >= 0 && i < 4; to = ahead(to, dir), i++)
                enemy[to] = true;
}

/* Whether the enemy can be there, by an event that tells something of his place. */
static bool allows(const char *line, int at)
{
    const char *kind = value(line, "event");
    const char *foe = strcmp(team, "blue") ? "blue" : "yellow";
    if (!strcmp(kind, "surface")) return sector(at) == atoi(value(line, "sector"));
    if (!strcmp(kind, "drone"))
        return is(line, "answer", "smoke") ||
               (sector(at) == atoi(value(line, "sector"))) == is(line, "answer", "yes");
    if (!strcmp(kind, "answer"))
        return (atoi(value(line, "row")) == at / SIDE_MAX + 1) +
                   (*value(line, "column") == 'A' + at % SIDE_MAX) +
                   (atoi(value(line, "sector")) == sector(at)) == 1;
    if (!strcmp(kind, "blast") && !is(line, "cause", "volcano")) {
        int distance = apart(at, space(value(line, "at")));
        return is(line, foe, distance == 0 ? "direct" : distance == 1 ? "indirect" : "clear");
    }
    return true;
}

static void narrow(const char *line)
{
    bool any = false;
    for (int at = 0; at < SPACES; at++) any |= enemy[at] = enemy[at] && allows(line, at);
    if (!any) memcpy(enemy, sea, sizeof enemy);
}

static void follow_us(const char *line)
{
    int to = space(value(line, "at"));
    if (is(line, "event", "surface")) memset(route, 0, sizeof route);
    if (to < 0) return;
    if (is(line, "event", "silence"))
        for (int dir = 0; dir < 4; dir++)
            for (int at = here, i = 0; *value(line, "dir") == letters[dir] && at >= 0 && at != to &&
                                       i < 4; at = ahead(at, dir), i++)
                route[at] = true;
    here = to;
    route[to] = true;
}

static void hear(const char *line)
{
    const char *kind = value(line, "event");
    bool ours = is(line, "team", team), moves = strstr("placed course silence surface", kind);
    if (ours && moves) follow_us(line);
    hear_engineer(line);
    if (!ours && !strcmp(kind, "course")) enemy_sails(line);
    else if (!ours && !strcmp(kind, "silence")) enemy_goes_silent();
    else if (ours ? !strcmp(kind, "drone") : strcmp(kind, "drone")) narrow(line);
    else if (!strcmp(kind, "blast")) narrow(line);
}

/* --- choosing -------------------------------------------------------------------------------- */

static double shot(int at)
{
    double harm = 0, places = 0;
    for (int to = 0; to < SPACES; to++) {
        if (!enemy[to]) continue;
        places++;
        harm += apart(at, to) < 2 ? 2 - apart(at, to) : 0;
    }
    return apart(at, here) < 2 ? -1 : harm / places - 0.45;
}

static double drone(int number)
{
    int inside = 0, outside = 0;
    for (int at = 0; at < SPACES; at++)
        if (enemy[at]) *(sector(at) == number ? &inside : &outside) += 1;
    return (inside < outside ? inside : outside) - 2;
}

/* A place in a list of words, the first counting most. */
static double wish(const char *list, const char *word)
{
    const char *found = *word ? strstr(list, word) : NULL;
    return found ? 100 - (double)(found - list) : 1;
}

static double score(const char *order)
{
    const char *kind = value(order, "do"), *at = value(order, "at");
    int symbol = symbol_of(value(order, "symbol"));
    if (broken(kind)) return -1; /* in some editions one may try, and pays for it */
    if (!strcmp(kind, "torpedo") || !strcmp(kind, "trigger") || !strcmp(kind, "archer"))
        return 1000 * shot(space(at));
    if (!strcmp(kind, "drone")) return 10 * drone(atoi(value(order, "sector")));
    if (!strcmp(kind, "place")) return rand() % 100 + 1;
    if (!strcmp(kind, "mark"))
        return wish("torpedo scenario silence drone sonar mine", value(order, "gauge"));
    if (!strcmp(kind, "cross")) return symbol < 0 ? 1 : 100 + cross(symbol);
    if (!strcmp(kind, "course")) {
        int to = ahead(here, (int)(strchr(letters, *value(order, "dir")) - letters));
        return to < 0 ? 0 : 50 + (room(to) < 25 ? room(to) : 25) + best_cross(*value(order, "dir"));
    }
    if (!strcmp(kind, "surface")) return 45;
    if (!strcmp(kind, "pass")) return 0.5;
    if (!strcmp(kind, "silence")) return 0.1 * atoi(value(order, "length"));
    return strcmp(kind, "mine") && strcmp(kind, "sonar") ? 500 : 0.6;
}

static void move(char *line)
{
    double best_score = -1e9;
    char *best = NULL, *order = strstr(line, "\"legal\":[");
    for (order = order ? strchr(order, '{') : NULL; order; order = strchr(order, '{')) {
        char *end = strchr(order, '}');
        if (!end) break;
        char after = end[1];
        end[1] = '\0'; /* cut out, so that no key of the next order is found */
        double now = score(order);
        if (now > best_score) {
            best = order;
            best_score = now;
        }
        end[1] = after;
        order = end;
    }
    if (!best) exit(1);
    printf("%.*s\n", (int)(strchr(best, '}') - best + 1), best);
    fflush(stdout);
}

int main(void)
{
    static char line[LINE_BYTES];
    while (fgets(line, sizeof line, stdin)) {
        if (is(line, "your", "team")) begin(line);
        else if (is(line, "your", "move")) move(line);
        else hear(line);
    }
    return 0;
}
