/*
 * `fathom radio`: the radio room for people. It follows a record, or a stream of events from a
 * pipe, or a person at a real table who types what is announced (radio_companion.c).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "tools/lines.h"
#include "tools/radio_session.h"
#include "tools/setup.h"
#include "tools/tell.h"
#include "tools/verb.h"
#include "wire/json.h"
#include "wire/listen.h"
#include "wire/playback.h"

/* --- after each announcement ----------------------------------------------------------------- */

static void print_json(const struct radio_session *session, const struct event *event,
                       bool contradiction)
{
    struct out out;
    struct bits cells = radio_cells(session->radio);
    double weight[SPACE_MAX];
    radio_weights(session->radio, weight);
    out_growing(&out, memory_resize);
    out_lit(&out, "{\"after\":");
    json_event(&out, event, NULL);
    out_key(&out, "cells");
    json_spaces(&out, &cells);
    out_key(&out, "exact");
    out_bool(&out, radio_exact(session->radio));
    if (contradiction) {
        out_key(&out, "contradiction");
        out_bool(&out, true);
    }
    printf("%s,\"histories\":%.0f,\"entropy\":%.4f,\"weights\":{", out_cstring(&out),
           radio_histories(session->radio), radio_entropy(session->radio));
    const char *comma = "";
    EACH_SPACE (at, &cells) {
        char name[SPACE_NAME_MAX];
        space_name(at, name);
        printf("%s\"%s\":%.6g", comma, name, weight[at]);
        comma = ",";
    }
    puts("}}");
    free(out.text);
}

/* Waits for Enter; a q ends the watching. */
static void wait_for_key(struct radio_session *session)
{
    char line[64];
    if (!session->keys) return;
    fputs("-- Enter: on, q: enough -- ", stdout);
    fflush(stdout);
    if (!fgets(line, sizeof line, session->keys) || line[0] == 'q') session->enough = true;
}

static bool telling(const struct event *event)
{
    switch (event->kind) {
    case EVENT_MARKED:
    case EVENT_CROSSED:
    case EVENT_REPAIRED:
    case EVENT_CLEARED:
    case EVENT_STOP:
    case EVENT_RESUME:
    case EVENT_TRACED:
    case EVENT_READY:
    case EVENT_MINE_GONE: return false;
    default: return true;
    }
}

static void draw(struct radio_session *session)
{
    belief_chart_draw(&session->chart, session->radio, stdout);
    belief_chart_summary(&session->chart, session->radio, stdout);
    putchar('\n');
    wait_for_key(session);
}

static void follow(struct radio_session *session, const struct event *event)
{
    struct bits before = radio_cells(session->radio);
    double histories = radio_histories(session->radio);
    bool contradiction = radio_session_hear(session, event);
    if (!telling(event) || session->enough) return;
    if (session->json) {
        print_json(session, event, contradiction);
        return;
    }
    struct out words;
    out_growing(&words, memory_resize);
    tell_event(&words, event);
    printf("%s\n", out_cstring(&words));
    free(words.text);
    if (contradiction) puts("That cannot be: no place fits. The search begins anew.");
    struct bits after = radio_cells(session->radio);
    bool news = !bits_equal(&before, &after) || histories != radio_histories(session->radio);
    if (news || event->kind == EVENT_BEGIN) draw(session);
    fflush(stdout);
}

/* --- records --------------------------------------------------------------------------------- */

static enum record_item hear_record(struct radio_session *session, struct playback *playback)
{
    struct event heard;
    radio_session_open(session, &playback->game.rules, &playback->game.chart);
    uint16_t ears = game_ears(&playback->game, seat_of(session->team, RADIO_OPERATOR));
    while (playback_next(playback))
        for (int i = 0; i < playback->events->count && !session->enough; i++)
            if (playback->item == RECORD_ORDER &&
                event_for(&playback->events->list[i], ears, &heard))
                follow(session, &heard);
    return playback->item;
}

static int follow_record(const struct arguments *arguments, struct radio_session *session,
                         const char *path)
{
    static struct events events;
    struct playback playback;
    char why[MAP_WHY_MAX];
    size_t length;
    char *bytes = file_read(path, RECORD_FILE_MAX_BYTES, &length, why);
    if (!bytes) return usage_error(arguments, "%s", why);
    bool sound = playback_open(&playback, bytes, length, &events) &&
                 hear_record(session, &playback) != RECORD_DAMAGED;
    free(bytes);
    if (!sound) fprintf(stderr, "fathom radio: %s\n", playback.reader.trouble.text);
    return !sound || session->contradictions;
}

/* --- streams --------------------------------------------------------------------------------- */

/* A line of the stream: an event, or something that is none of ours (a view, {"ok":true}). */
static bool follow_line(struct radio_session *session, const struct line *line)
{
    char why[PARSE_WHY_MAX] = "this line is too long";
    struct in in = {0};
    const struct value *object = NULL;
    struct event event;
    if (!line->too_long) object = parse_object(&in, line->text, line->length, why);
    bool good = object != NULL;
    if (good && value_get(object, "event")) {
        good = listen_event(object, &event, why);
        if (good) follow(session, &event);
    }
    in_release(&in);
    if (!good) fprintf(stderr, "fathom radio: line %d: %s\n", session->line, why);
    return good;
}

static int follow_stream(struct radio_session *session)
{
    static struct lines lines;
    struct line line;
    bool good = true;
    lines_init(&lines, STDIN_FILENO, LINE_MAX_BYTES);
    while (!session->enough && lines_next(&lines, &line)) {
        session->line++;
        if (line.length) good &= follow_line(session, &line);
    }
    return !good || session->contradictions;
}

/* --- the verb -------------------------------------------------------------------------------- */

static bool read_options(const struct arguments *arguments, struct radio_session *session)
{
    const char *team = argument(arguments, "team");
    *session = (struct radio_session){.team = team ? team_named(team) : BLUE,
                          .heat = argument_given(arguments, "heat"),
                          .json = argument_given(arguments, "json")};
    if (session->team != NO_TEAM) return true;
    usage_error(arguments, "--team is blue or yellow, not \"%.40s\"", team);
    return false;
}

int verb_radio(const struct arguments *arguments)
{
    struct radio_session session;
    struct setup setup;
    const char *word = arguments->words ? arguments->word[0] : NULL;
    bool table = argument_given(arguments, "table") || (!word && isatty(STDIN_FILENO));
    int status;
    if (!read_options(arguments, &session)) return STATUS_USAGE;
    if (table && word) return usage_error(arguments, "--table takes no record");
    if (argument_given(arguments, "step") && isatty(STDOUT_FILENO))
        session.keys = fopen("/dev/tty", "r");
    if (word && strcmp(word, "-")) {
        status = follow_record(arguments, &session, word);
    } else {
        if (!setup_read(arguments, SEED_FIXED, &setup)) return STATUS_USAGE;
        radio_session_open(&session, &setup.rules, &setup.chart);
        status = table ? radio_companion(&session, &setup) : follow_stream(&session);
    }
    radio_session_close(&session);
    return status;
}
