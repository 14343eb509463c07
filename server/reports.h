/*
 * reports: what players tell the operator of each other. The last lines of chat that the reporter
 * has heard go with it as evidence; they are kept nowhere else.
 */
#ifndef SERVER_REPORTS_H
#define SERVER_REPORTS_H

#include "server/envelope.h"

/* {"do":"report","member":3,"why":"..."} */
enum refusal reports_take(struct envelope *envelope);

#endif
