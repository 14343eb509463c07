/*
 * voice: who may talk to whom. People talk over links of their own (WebRTC), one for each pair; the
 * server passes on what two browsers must tell each other to set one up, and decides between whom.
 *
 *   in a game                          the own crew
 *   before and after, and in a game    everyone at the table, spectators too; never spectators who
 *   that the host has opened           see both boats of a game that is on
 *
 * A link shows each side the other's network address. So across crews, and everywhere in a listed
 * room, it goes through a relay (TURN), and only a relay's addresses are passed on; without one
 * such pairs cannot talk. It all follows from who sits where, which everybody sees: each member is
 * told with the room whom he may be linked to, and both sides close what is not in that list any
 * more. Whether somebody does talk nobody is told.
 */
#ifndef SERVER_VOICE_H
#define SERVER_VOICE_H

#include "server/room.h"

enum voice_link { LINK_NONE, LINK_DIRECT, LINK_RELAYED };

struct signal {
    enum signal_kind kind;
    const char *text; /* at most SIGNAL_BYTES */
    size_t length;
};

/* Why he can talk to nobody; REFUSED_NOT: he can, to those with whom he has a link. */
enum refusal voice_problem(const struct room *room, const struct member *member);
enum voice_link voice_link(const struct room *room, const struct member *a, const struct member *b);

/* The host's choice, at any time. */
enum refusal voice_set(struct room *room, const struct member *host, enum voice voice);
/* To somebody who is there; it is not kept. */
enum refusal voice_signal(struct room *room, const struct member *from, member_id to,
                          const struct signal *signal);

/* "voice":{...} of what a member is told about himself. */
void voice_write(const struct room *room, const struct member *member, struct out *out);

#endif
