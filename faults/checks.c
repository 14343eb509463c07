/* The record is played once more, and what each seat may know of it is written down. */
#include "faults/checks.h"

#include <assert.h>
#include <stdio.h>

#include "wire/json.h"
#include "wire/playback.h"

static const struct kept_game *replay_of(const struct client *client,
                                         const struct memory_store *kept)
{
    for (uint32_t i = 0; i < kept->games; i++)
        if (!strcmp(kept->game[i].id, client->replay)) return &kept->game[i];
    return NULL;
}

struct expectation {
    struct texts events, orders, views;
};

static void expect_view(struct expectation *expectation, const struct game *game, unsigned seats)
{
    static struct out out;
    struct view view = view_for_seats(game, seats);
    if (!out.grow) out_growing(&out, realloc);
    out_reset(&out);
    json_view_object(&out, &view);
    json_t *object = json_loadb(out.text, out.length, 0, NULL);
    assert(object);
    char *text = view_text(object);
    texts_add(&expectation->views, text);
    free(text);
    json_decref(object);
}

/* What the record says that these seats heard, and which orders their crew gave. */
static struct expectation expect(const struct client *client, const struct kept_game *replay)
{
    static struct events events;
    struct expectation expectation = {0};
    struct playback playback;
    const struct order *order = &playback.frame.order;
    struct out out;
    char text[8192];
    bool open = playback_open(&playback, replay->record.text, replay->record.length, &events);
    assert(open);
    expect_view(&expectation, &playback.game, client->seats);
    uint16_t ears = game_ears_of(&playback.game, client->seats);
    int team = client->seats ? (int)seat_team(__builtin_ctz(client->seats)) : NO_TEAM;
    while (playback_next(&playback)) {
        if (playback.item == RECORD_CALL) continue;
        expect_view(&expectation, &playback.game, client->seats);
        out_fixed(&out, text, sizeof text);
        json_order(&out, order);
        bool given = order->team == team && order->kind != DO_ABANDON;
        if (given) texts_add(&expectation.orders, out_cstring(&out));
        for (int i = 0; i < events.count; i++) {
            struct event heard;
            if (!event_for(&events.list[i], ears, &heard)) continue;
            out_fixed(&out, text, sizeof text);
            json_event(&out, &heard, events.tracing);
            texts_add(&expectation.events, out_cstring(&out));
        }
    }
    assert(playback.item == RECORD_SEALED);
    return expectation;
}

static void same(const struct texts *got, const struct texts *wanted, const char *what,
                 const struct client *client)
{
    for (uint32_t i = 0; i < got->count || i < wanted->count; i++) {
        const char *left = i < got->count ? got->text[i] : "(nothing)";
        const char *right = i < wanted->count ? wanted->text[i] : "(nothing)";
        if (!strcmp(left, right)) continue;
        printf("# %s of %s differ at %u:\n#   got      %s\n#   expected %s\n", what,
               client->seat ? client->seat : "spectator", i, left, right);
        printf("#   %u got, %u expected; pending %s, last n %u\n", got->count, wanted->count,
               client->pending ? client->pending : "nothing", client->n);
        fflush(stdout);
        abort();
    }
}

/* A spectator who came in while he had no seat, or a page that took over, may have missed some. */
static void seen_in_order(const struct client *client, const struct texts *wanted)
{
    uint32_t at = 0;
    for (uint32_t i = 0; i < client->views.count; i++) {
        uint32_t from = at;
        while (at < wanted->count && strcmp(client->views.text[i], wanted->text[at])) at++;
        if (at < wanted->count) continue;
        printf("# view %u of %s is none of the record's after view %u:\n#   %s\n# the last is\n"
               "#   %s\n", i, client->seat ? client->seat : "spectator", from,
               client->views.text[i], wanted->text[wanted->count - 1]);
        fflush(stdout);
        abort();
    }
}

void client_check(struct client *client, const struct memory_store *kept)
{
    const struct kept_game *replay = replay_of(client, kept);
    assert(replay);
    struct expectation expectation = expect(client, replay);
    same(&client->events, &expectation.events, "events", client);
    seen_in_order(client, &expectation.views);
    if (client->seat && strstr(client->seat, "captain")) {
        /* An order may have been saved whose acknowledgement never arrived. */
        if (client->pending && client->acknowledged.count + 1 == expectation.orders.count)
            texts_add(&client->acknowledged, client->pending);
        same(&client->acknowledged, &expectation.orders, "orders", client);
    }
    texts_cut(&expectation.events, 0);
    texts_cut(&expectation.orders, 0);
    texts_cut(&expectation.views, 0);
    free(expectation.views.text);
    free(expectation.events.text);
    free(expectation.orders.text);
}
