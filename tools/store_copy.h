/* store_copy: one store's contents into another, for `fathom store copy`. */
#ifndef TOOLS_STORE_COPY_H
#define TOOLS_STORE_COPY_H

/* Gives the exit status, after one line for everything that is wrong. */
int store_copy(const char *from, const char *to);

#endif
