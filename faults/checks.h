/*
 * checks: what a client was told in a game that is over, held against its record in the store. No
 * order that was acknowledged is lost, none was carried out twice; he has heard exactly what
 * event_for gives his seat, no more and no less; every view that he ever had, patches and all, is
 * what view_for gives at some moment of the record, in this order. Ends the program with what it
 * has found.
 */
#ifndef FAULTS_CHECKS_H
#define FAULTS_CHECKS_H

#include "faults/client.h"
#include "server/store_memory.h"

void client_check(struct client *client, const struct memory_store *kept);

#endif
