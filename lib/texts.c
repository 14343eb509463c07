/* What the library says in words: JSON as the referee prints it. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "lib/inside.h"
#include "wire/json.h"
#include "wire/json_belief.h"

/* Gives the text to the caller, as far as it fits, and answers its whole length. */
static size_t hand_over(struct out *out, char *text, size_t size)
{
    size_t length = out->length, fits = size ? size - 1 : 0;
    if (fits > length) fits = length;
    if (size) {
        memcpy(text, out_cstring(out), fits);
        text[fits] = '\0';
    }
    free(out->text);
    return length;
}

size_t fathom_layout(const fathom_game *game, char *text, size_t size)
{
    struct out out;
    out_growing(&out, memory_resize);
    observe_layout(&game->actions, &out);
    return hand_over(&out, text, size);
}

size_t fathom_order(const fathom_game *game, int team, int32_t action, char *text, size_t size)
{
    struct out out;
    struct order order;
    struct stroke stroke;
    out_growing(&out, memory_resize);
    if (is_team(team) && action_order(&game->actions, (enum team)team, action, &order, &stroke)) {
        order.stroke = NULL;
        json_order(&out, &order);
    }
    return hand_over(&out, text, size);
}

size_t fathom_view(const fathom_game *game, int seat, char *text, size_t size)
{
    struct out out;
    out_growing(&out, memory_resize);
    if (seat >= 0 && seat <= EVERYTHING) {
        struct view view = view_for(&game->game, seat);
        json_view(&out, &view);
    }
    return hand_over(&out, text, size);
}

static void say(struct out *out, const struct event *event, uint16_t ears,
                const struct hull_line *tracing)
{
    struct event heard;
    if (!event_for(event, ears, &heard)) return;
    json_event(out, &heard, tracing);
    out_char(out, '\n');
}

size_t fathom_events(const fathom_game *game, int team, char *text, size_t size)
{
    struct out out;
    uint16_t ears = is_team(team) ? crew_ears(&game->game, (enum team)team) : 0;
    out_growing(&out, memory_resize);
    for (int i = 0; ears && i < game->event_count; i++)
        say(&out, &game->event[i], ears, game->tracing);
    return hand_over(&out, text, size);
}

struct crew_memory {
    struct out out;
    enum team team;
};

static void crew_hears(void *listener, const struct game *game, const struct events *events)
{
    struct crew_memory *memory = listener;
    uint16_t ears = crew_ears(game, memory->team);
    for (int i = 0; i < events->count; i++)
        say(&memory->out, &events->list[i], ears, events->tracing);
}

static void name_game(struct out *out, const fathom_game *game, enum team team)
{
    out_char(out, '{');
    out_key_name(out, "crew", team_name(team));
    out_key_string(out, "map", game->setup.chart.name);
    out_key_name(out, "mode", mode_name(game->game.mode));
    out_key(out, "rules");
    json_ruleset(out, &game->setup.rules);
    out_lit(out, "}\n");
}

size_t fathom_information_state(const fathom_game *game, int team, char *text, size_t size)
{
    struct crew_memory memory = {.team = (enum team)team};
    out_growing(&memory.out, memory_resize);
    if (is_team(team)) {
        name_game(&memory.out, game, memory.team);
        history_replay(game, crew_hears, &memory);
    }
    return hand_over(&memory.out, text, size);
}

size_t fathom_belief_text(fathom_game *game, int about, char *text, size_t size)
{
    struct out out;
    out_growing(&out, memory_resize);
    if (is_team(about)) json_belief(&out, game_radio(game, (enum team)about));
    return hand_over(&out, text, size);
}

int32_t fathom_belief(fathom_game *game, int about, double weight[FATHOM_SPACES])
{
    if (!is_team(about)) {
        memset(weight, 0, FATHOM_SPACES * sizeof *weight);
        return 0;
    }
    const struct radio *radio = game_radio(game, (enum team)about);
    struct bits cells = radio_cells(radio);
    radio_weights(radio, weight);
    return bits_count(&cells);
}
