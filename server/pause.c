/* Before a pause the game's time runs up to now; after it, from now on. */
#include "server/pause.h"

#include "server/announce.h"
#include "server/members.h"
#include "server/play.h"
#include "server/seats.h"

enum refusal pause_ask(struct room *room, const struct member *member, uint64_t now_ms)
{
    enum team team = seats_team(room, member);
    if (room->state != ROOM_PLAYING) return REFUSED_GAME_ONLY;
    if (team == NO_TEAM) return REFUSED_NOT_SEATED;
    if (member->muted) return REFUSED_MUTED;
    room->pause_wish |= (uint8_t)(1 << team);
    room->to_show = true;
    if (seats_crews_present(room) & ~room->pause_wish) {
        room_tell_all(room, announce_notice(room->owner->work, "pause_asked", 0));
        return REFUSED_NOT;
    }
    play_stop_time(room, now_ms);
    if (room->state != ROOM_PLAYING) return REFUSED_NOT;
    room->pause = PAUSE_AGREED;
    room->pause_wish = 0;
    room->changed = true;
    return REFUSED_NOT;
}

static void let_bots_hold(struct room *room)
{
    EACH_PLAYER(player, room) {
        const struct member *member = members_find(room, player->member);
        if (seats_is_free(player)) *player = (struct player){.bot = BOT_HOLDS, .ready = true};
        else if (member && !member->line) player->held = true;
    }
}

enum refusal pause_resume(struct room *room, const struct member *member, uint64_t now_ms)
{
    if (room->state != ROOM_PLAYING) return REFUSED_GAME_ONLY;
    switch (room->pause) {
    case PAUSE_AGREED:
        if (!seats_plays(room, member)) return REFUSED_NOT_SEATED;
        break;
    case PAUSE_ABSENT:
        if (member->id != room->host) return REFUSED_HOST_ONLY;
        let_bots_hold(room);
        break;
    default: /* nothing but wishes */
        room->to_show |= room->pause_wish != 0;
        room->pause_wish = 0;
        return REFUSED_NOT;
    }
    pause_end(room, now_ms);
    return REFUSED_NOT;
}

void pause_until_back(struct room *room, const struct member *member, uint64_t now_ms)
{
    play_stop_time(room, now_ms);
    if (room->state != ROOM_PLAYING || room->pause) return;
    room->pause = PAUSE_ABSENT;
    room->pause_member = member->id;
    room->changed = true;
}

void pause_end(struct room *room, uint64_t now_ms)
{
    room->pause = PAUSE_NONE;
    room->pause_member = NOBODY;
    room->ticked_ms = now_ms;
    room->changed = room->moved = true;
}
