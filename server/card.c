/* Cards of rooms and games. */
#include "server/card.h"

#include "server/members.h"
#include "server/seats.h"

void card_write_link(const struct room *room, struct out *out)
{
    out_key(out, "link");
    out_char(out, '"');
    out_text(out, room->owner->base_url);
    out_lit(out, "/r/");
    out_text(out, room->code);
    out_char(out, '"');
}

void card_open_seat(const struct room *room, int seat, struct out *out)
{
    out_char(out, '{');
    out_key_name(out, "seat", seat_name(seat));
    out_lit(out, ",\"player\":\"p");
    out_number(out, (uint64_t)seats_number(room, seat));
    out_char(out, '"');
}

static void write_game_kind(const struct options *options, struct out *out)
{
    out_key_name(out, "mode", mode_name(options->mode));
    out_key_name(out, "preset", preset_name(options->preset));
    out_key_name(out, "map", options->map);
}

static void write_players(const struct room *room, struct out *out)
{
    unsigned free_seats = 0, people = 0, bots = 0;
    EACH_PLAYER(player, room) {
        free_seats += seats_is_free(player);
        people += player->member != NOBODY;
        bots += player->bot != NO_BOT;
    }
    options_write_players(&room->options, out);
    out_key_number(out, "free", free_seats);
    out_key_number(out, "people", people);
    out_key_number(out, "bots", bots);
}

void card_write_room(const struct room *room, struct out *out)
{
    out_char(out, '{');
    out_key_name(out, "code", room->code);
    out_key_string(out, "name", room->options.name);
    out_key_name(out, "state", room_state_name[room->state]);
    write_game_kind(&room->options, out);
    write_players(room, out);
    out_key_name(out, "spectators", watch_name[room->options.spectators]);
    out_key_bool(out, "password", *room->password);
    card_write_link(room, out);
    out_char(out, '}');
}

static void write_seat(const struct room *room, int seat, struct out *out)
{
    const struct player *player = seats_player(room, seat);
    const struct member *member = members_find(room, player->member);
    out_comma(out);
    card_open_seat(room, seat, out);
    if (member) out_key_string(out, "name", member->name);
    else out_key_null(out, "name");
    if (member && member->emblem != NO_EMBLEM)
        out_key_name(out, "emblem", emblem_name[member->emblem]);
    out_key_name(out, "bot", player->bot == NO_BOT ? NULL : level_name(player->bot));
    out_char(out, '}');
}

static void write_people(const struct room *room, struct out *out)
{
    out_key(out, "people");
    out_char(out, '[');
    EACH_PLAYER(player, room) {
        const struct member *member = members_find(room, player->member);
        if (!member) continue;
        out_comma(out);
        out_string(out, member->name, strlen(member->name));
    }
    out_lit(out, "],\"seats\":[");
    for (int seat = 0; seat < SEATS; seat++) write_seat(room, seat, out);
    out_char(out, ']');
}

void card_write_game(const struct room *room, const struct tally *tally, bool practice,
                     struct out *out)
{
    out_char(out, '{');
    out_key_name(out, "id", room->replay);
    out_key_string(out, "name", room->options.name);
    write_game_kind(&room->options, out);
    out_key_name(out, "winner", team_name(room->winner));
    out_key_name(out, "reason", reason_name(room->reason));
    out_key(out, "ended");
    out_signed(out, room->ended_s);
    out_key_number(out, "orders", room->record.frames);
    options_write_boats(&room->options, out);
    if (practice) out_key_bool(out, "practice", true);
    if (room->roster_count) out_key_bool(out, "rated", true);
    write_people(room, out);
    tally_write(tally, out);
    out_key(out, "options");
    options_write(&room->options, out);
    out_char(out, '}');
}
