/*
 * devices: the same person on another device. Who has a token asks for a code, and whoever says the
 * code gets the token: once, within DEVICE_CODE_S.
 *
 * The store has of a code its hash alone, and the token sealed by the code itself, so that a stolen
 * database opens no seat. A code that was used, is too old or never was is answered alike, and
 * costs an address what a code of a room that does not exist costs.
 */
#ifndef SERVER_DEVICES_H
#define SERVER_DEVICES_H

#include "server/envelope.h"

/* {"do":"device","token":"..."}: a code, a link with it and a picture of the link. */
enum refusal devices_offer(struct envelope *envelope);
/* {"do":"become","code":"..."}: the token of whom it is, with his name and emblem. */
enum refusal devices_become(struct envelope *envelope);

#endif
