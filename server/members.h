/* members: who is in a room: joining, coming and going, the host and what he may do to others. */
#ifndef SERVER_MEMBERS_H
#define SERVER_MEMBERS_H

#include "server/room.h"

/* NULL when there is none. */
struct member *members_find(const struct room *room, member_id id);
struct member *members_person(const struct room *room, const struct person *who);
int members_present(const struct room *room);

/* A new member at the end of the list, without a word to anybody. */
struct member *members_add(struct room *room, const struct person *who, const char *name);
/* Frees him; he must be nobody's player. */
void members_forget(struct room *room, struct member *member);

/* Who knocks. */
struct visitor {
    const struct person *who;
    const char *name; /* may be "" */
    enum emblem emblem;
    household_id household;
};
/* Somebody comes in, as he was if he has been here before. */
enum refusal members_join(struct room *room, const struct visitor *visitor, uint64_t now_ms,
                          struct member **member);
/* His line came up or broke. */
void members_came(struct room *room, struct member *member, struct session *line, uint64_t now_ms);
void members_went(struct room *room, struct member *member, uint64_t now_ms);

/* Each is refused with a reason, or done. Leaving and kicking may free the member. Who bears the
 * host's name is given a number. Who is muted keeps his name. Who is kicked stays out, and for an
 * evening his household too; his crew does not lose by it. */
enum refusal members_leave(struct room *room, struct member *member, uint64_t now_ms);
enum refusal members_rename(struct room *room, struct member *member, const char *name);
void members_wear(struct room *room, struct member *member, enum emblem emblem);
enum refusal members_kick(struct room *room, const struct member *host, member_id id,
                          uint64_t now_ms);
/* The same by the operator, whoever it is; a rated game is none any more. */
void members_remove(struct room *room, struct member *member, uint64_t now_ms);
enum refusal members_hand_over(struct room *room, const struct member *host, member_id id);
enum refusal members_mute(struct room *room, const struct member *host, member_id id, bool muted);

/* A room whose host is gone for good gets another, if there is anybody. */
void members_pass_host_on(struct room *room);
/* The longest present is host now: of those who play, else of the others; a spectator of a listed
 * game never is. NULL: nobody who is here may be. */
const struct member *members_next_host(const struct room *room);
void members_replace_host(struct room *room);

#endif
