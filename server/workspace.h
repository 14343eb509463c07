/*
 * workspace: memory in which one room after the other does its work, so that none has to keep or
 * take any. It belongs to the one thread that drives the rooms; what is in it is good until the
 * next one writes there.
 */
#ifndef SERVER_WORKSPACE_H
#define SERVER_WORKSPACE_H

#include "server/broadcast.h"
#include "wire/in.h"
#include "wire/record.h"

struct workspace {
    struct events events;      /* of the order under way */
    struct in in;              /* a message that is read */
    struct stroke stroke;      /* of it */
    struct out text;           /* a message that is written */
    struct out row;            /* a row of a log */
    struct out calls;          /* of a view that is written */
    struct broadcast broadcast;
};

struct workspace *workspace_new(void);
void workspace_free(struct workspace *work);

/* The text for a message, emptied. */
struct out *workspace_text(struct workspace *work);

#endif
