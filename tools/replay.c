/* `fathom replay`: a record played again, as one seat heard it. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/draw.h"
#include "tools/setup.h"
#include "tools/tell.h"
#include "tools/verb.h"
#include "wire/json.h"
#include "wire/record.h"

enum { RECORD_MAX_BYTES = 16 << 20 };

struct audience {
    int seat;
    bool json;
    struct out out;
};

static void hear(void *context, const struct game *game, const struct order *order,
                 const struct events *events)
{
    struct audience *audience = context;
    uint16_t ears = game_ears(game, audience->seat);
    for (int i = 0; order && i < events->count; i++) {
        struct event heard;
        if (!event_for(&events->list[i], ears, &heard)) continue;
        if (audience->json)
            json_event(&audience->out, &heard, events->sheet);
        else
            tell_event(&audience->out, &heard);
        out_char(&audience->out, '\n');
    }
    if (audience->out.length) fwrite(audience->out.text, 1, audience->out.length, stdout);
    out_reset(&audience->out);
}

static void draw_end(struct audience *audience, const struct game *game)
{
    struct view view = view_for(game, audience->seat);
    bool colour = isatty(STDOUT_FILENO);
    out_char(&audience->out, '\n');
    draw_chart(&audience->out, &view, colour);
    out_char(&audience->out, '\n');
    for (int team = 0; team < TEAMS; team++) {
        draw_boat(&audience->out, &view, (enum team)team, colour);
        draw_sheet(&audience->out, &view, (enum team)team, colour);
    }
    fputs(out_cstring(&audience->out), stdout);
}

/* The whole record is looked at before the first line is printed: a damaged one tells nothing. */
static int replay(struct audience *audience, const char *path, const uint8_t *bytes,
                  size_t length, bool salvage)
{
    struct record_reader *reader = malloc(sizeof *reader);
    struct game game;
    assert(reader);
    enum record_item end = record_replay(reader, bytes, length, &game, NULL, NULL);
    bool sound = end == RECORD_SEALED, header = reader->offset > 0;
    if (!sound) fprintf(stderr, "fathom replay: %s: %s\n", path, reader->trouble.text);
    bool plays = sound || (salvage && header);
    if (plays) {
        record_replay(reader, bytes, length, &game, hear, audience);
        if (!audience->json) draw_end(audience, &game);
    }
    free(reader);
    return plays ? 0 : 1;
}

int verb_replay(const struct arguments *arguments)
{
    const char *seat = argument(arguments, "seat"), *path = arguments->word[0];
    struct audience audience = {.seat = seat ? seat_named(seat) : EVERYTHING,
                                .json = argument_given(arguments, "json")};
    char why[MAP_WHY_MAX];
    size_t length = 0;
    if (audience.seat < 0)
        return usage_error(arguments, "there is no seat \"%.40s\" (as blue.captain, all)", seat);
    char *bytes = file_read(path, RECORD_MAX_BYTES, &length, why);
    if (!bytes) return usage_error(arguments, "%s", why);
    out_growing(&audience.out, realloc);
    int status = replay(&audience, path, (const uint8_t *)bytes, length,
                        argument_given(arguments, "salvage"));
    free(audience.out.text);
    free(bytes);
    return status;
}
