/* Counts the events of a record. */
#include "server/tally.h"

#include "wire/playback.h"

/* When the list is full the first blow stays, and the oldest of the others makes place. */
static void add_moment(struct tally *tally, const struct event *event)
{
    const struct crew_tally *crew = tally->crew;
    uint32_t turn = crew[BLUE].turns > crew[YELLOW].turns ? crew[BLUE].turns : crew[YELLOW].turns;
    if (tally->moments == MOMENTS_KEPT) {
        tally->moments--;
        memmove(&tally->moment[1], &tally->moment[2],
                (MOMENTS_KEPT - 2) * sizeof *tally->moment);
    }
    tally->moment[tally->moments++] =
        (struct moment){turn, event->team, event->cause, event->value, event->hull};
}

static void count(struct tally *tally, const struct event *event)
{
    if (event->kind == EVENT_DAMAGE) add_moment(tally, event);
    if (event->team == NO_TEAM) return;
    struct crew_tally *crew = &tally->crew[event->team];
    enum system system = event_uses(event->kind);
    if (system != NO_SYSTEM) crew->used[system]++;
    switch (event->kind) {
    case EVENT_COURSE:
    case EVENT_SILENCE:
    case EVENT_SURFACE: crew->turns++; break;
    case EVENT_TORPEDO:
    case EVENT_TRIGGER:
        crew->shots++;
        tally->fired[event->team] = true;
        break;
    case EVENT_BLAST: /* the first after a shot is the shot's own */
        crew->hits += tally->fired[event->team] &&
                      event->result[team_other(event->team)] != RESULT_CLEAR;
        tally->fired[event->team] = false;
        break;
    default: break;
    }
}

struct tally tally_game(const void *record, size_t length, struct events *events)
{
    struct tally tally = {0};
    struct playback playback;
    if (!playback_open(&playback, record, length, events)) return tally;
    while (playback_next(&playback))
        for (int i = 0; playback.item == RECORD_ORDER && i < events->count; i++)
            count(&tally, &events->list[i]);
    return tally;
}

static void write_crew(const struct crew_tally *crew, struct out *out)
{
    out_comma(out);
    out_char(out, '{');
    out_key_number(out, "turns", crew->turns);
    out_key_number(out, "shots", crew->shots);
    out_key_number(out, "hits", crew->hits);
    out_key(out, "used");
    out_char(out, '{');
    for (enum system system = 0; system < SYSTEMS; system++) {
        if (!crew->used[system]) continue;
        out_key_word(out, system_name(system));
        out_number(out, crew->used[system]);
    }
    out_lit(out, "}}");
}

void tally_write(const struct tally *tally, struct out *out)
{
    out_key(out, "tally");
    out_char(out, '[');
    for (int team = 0; team < TEAMS; team++) write_crew(&tally->crew[team], out);
    out_lit(out, "],\"moments\":[");
    for (uint32_t i = 0; i < tally->moments; i++) {
        const struct moment *moment = &tally->moment[i];
        out_comma(out);
        out_char(out, '{');
        out_key_number(out, "turn", moment->turn);
        out_key_name(out, "team", team_name(moment->team));
        out_key_name(out, "cause", cause_name(moment->cause));
        out_key_number(out, "amount", moment->amount);
        out_key_number(out, "hull", moment->hull);
        out_char(out, '}');
    }
    out_char(out, ']');
}
