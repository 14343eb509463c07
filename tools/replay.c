/* `fathom replay`: a record played again, as one seat heard it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "tools/draw.h"
#include "tools/setup.h"
#include "tools/tell.h"
#include "tools/verb.h"
#include "wire/json.h"
#include "wire/json_call.h"
#include "wire/playback.h"

struct listeners {
    int seat;
    bool json;
    struct out out;
};

static void show(struct listeners *listeners)
{
    out_char(&listeners->out, '\n');
    fwrite(listeners->out.text, 1, listeners->out.length, stdout);
    out_reset(&listeners->out);
}

static void hear_events(struct listeners *listeners, const struct game *game,
                        const struct events *events)
{
    uint16_t ears = game_ears(game, listeners->seat);
    for (int i = 0; i < events->count; i++) {
        struct event heard;
        if (!event_for(&events->list[i], ears, &heard)) continue;
        if (listeners->json)
            json_event(&listeners->out, &heard, events->tracing);
        else
            tell_event(&listeners->out, &heard);
        show(listeners);
    }
}

/* A call is for its own crew, {"call":{...},"from":"blue.captain"}. */
static void hear_call(struct listeners *listeners, const struct call *call)
{
    int seat = listeners->seat;
    bool crew = seat < SEATS && (int)seat_team(seat) == call->team;
    if (!crew && seat != EVERYTHING) return;
    if (listeners->json) {
        out_lit(&listeners->out, "{\"call\":");
        json_call(&listeners->out, call);
        out_lit(&listeners->out, ",\"from\":");
        out_word(&listeners->out, seat_name(seat_of(call->team, call->role)));
        out_char(&listeners->out, '}');
    } else {
        tell_call(&listeners->out, call);
    }
    show(listeners);
}

static void draw_end(struct listeners *listeners, const struct game *game)
{
    struct view view = view_for(game, listeners->seat);
    bool colour = isatty(STDOUT_FILENO);
    out_char(&listeners->out, '\n');
    draw_chart(&listeners->out, &view, colour);
    out_char(&listeners->out, '\n');
    for (int team = 0; team < TEAMS; team++) {
        draw_boat(&listeners->out, &view, team, colour);
        draw_sheet(&listeners->out, &view, team, colour);
    }
    fputs(out_cstring(&listeners->out), stdout);
}

/* Tells a record up to its end, or to where its damage begins. */
static void tell_record(struct listeners *listeners, const char *bytes, size_t length)
{
    static struct events events;
    struct playback playback;
    playback_open(&playback, bytes, length, &events);
    while (playback_next(&playback)) {
        if (playback.item == RECORD_CALL)
            hear_call(listeners, &playback.frame.call);
        else
            hear_events(listeners, &playback.game, &events);
    }
    if (!listeners->json) draw_end(listeners, &playback.game);
}

/* The whole record is looked at before the first line is printed: a damaged one tells nothing. */
static int replay(struct listeners *listeners, const char *path, const char *bytes, size_t length,
                  bool salvage)
{
    struct playback playback;
    bool header = playback_open(&playback, bytes, length, NULL);
    bool sound = header && playback_finish(&playback) == RECORD_SEALED;
    if (!sound) fprintf(stderr, "fathom replay: %s: %s\n", path, playback.reader.trouble.text);
    if (!sound && !(salvage && header)) return 1;
    tell_record(listeners, bytes, length);
    return 0;
}

int verb_replay(const struct arguments *arguments)
{
    const char *seat = argument(arguments, "seat"), *path = arguments->word[0];
    struct listeners listeners = {.seat = seat ? seat_named(seat) : EVERYTHING,
                                  .json = argument_given(arguments, "json")};
    char why[MAP_WHY_MAX];
    size_t length = 0;
    if (listeners.seat < 0)
        return usage_error(arguments, "there is no seat \"%.40s\" (as blue.captain, all)", seat);
    char *bytes = file_read(path, RECORD_FILE_MAX_BYTES, &length, why);
    if (!bytes) return usage_error(arguments, "%s", why);
    out_growing(&listeners.out, memory_resize);
    int status = replay(&listeners, path, bytes, length, argument_given(arguments, "salvage"));
    free(listeners.out.text);
    free(bytes);
    return status;
}
