/* seats: who plays which role: sitting down, standing up, swapping, bots on free seats. */
#ifndef SERVER_SEATS_H
#define SERVER_SEATS_H

#include "server/room.h"

/* Every player of both crews as they are set up, blue first. */
#define EACH_PLAYER(it, of)                                                                        \
    for (struct player *it = seats_first(of); it; it = seats_next(of, it))

struct player *seats_first(const struct room *room);
struct player *seats_next(const struct room *room, const struct player *player);

/* The player of a seat, and his number in his crew, from 1. */
struct player *seats_player(const struct room *room, int seat);
int seats_number(const struct room *room, int seat);
/* The seats of a player, of a member: one bit each. */
unsigned seats_of_player(const struct room *room, enum team team, int number);
unsigned seats_of(const struct room *room, const struct member *member);
enum team seats_team(const struct room *room, const struct member *member); /* or NO_TEAM */
/* Whether he is anybody's player; his seats as a person's, from whichever boat. */
bool seats_plays(const struct room *room, const struct member *member);
/* The crews of which somebody is here, one bit each. */
unsigned seats_crews_present(const struct room *room);

bool seats_is_free(const struct player *player);
/* A bot acts for this player. */
bool seats_is_bot(const struct player *player);
bool seats_all_taken(const struct room *room);
/* People of one address play against each other. */
bool seats_household_on_both_sides(const struct room *room);

/* He is nobody's player any more. */
void seats_leave(struct room *room, const struct member *member);

/* Each is refused with a reason, or done. `seat` may be NO_SEAT. */
enum refusal seats_sit(struct room *room, struct member *member, int seat, bool more);
enum refusal seats_stand(struct room *room, struct member *member);
/* Asks for the seat of somebody who asks for none of his yet; done when both ask. The wish ends by
 * itself, when it is taken back, or when the other one declines. */
enum refusal seats_swap(struct room *room, struct member *member, int seat);
void seats_swap_no_more(struct room *room, struct member *member);
enum refusal seats_decline(struct room *room, const struct member *member, member_id from);
uint64_t seats_wish_left_ms(const struct room *room, const struct member *member);
enum refusal seats_ready(struct room *room, struct member *member, bool ready);
/* NO_BOT takes the bot away. */
enum refusal seats_put_bot(struct room *room, const struct member *host, int seat,
                           enum level level);
enum refusal seats_fill(struct room *room, const struct member *host, enum level level);
/* Nobody but the host changes seats until they are open again. */
enum refusal seats_lock(struct room *room, const struct member *host, bool locked);

/* The seats that a member could take now, one bit each; not his own. */
unsigned seats_open_to(const struct room *room, const struct member *member);

/* When a wish to swap ends, ALARM_NEVER without one; and what happens then. */
uint64_t seats_deadline(const struct room *room);
void seats_wake(struct room *room, uint64_t now_ms);

#endif
