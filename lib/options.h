/* options: the words of fathom_new, "map=alpha rules=en1 hull=4", as a setup. */
#ifndef LIB_OPTIONS_H
#define LIB_OPTIONS_H

#include "lib/fathom.h"
#include "rules/game.h"

struct options {
    struct setup setup; /* its seed is the caller's */
    enum mode mode;
    char map[CHART_NAME_MAX];
    bool exact;
};

/* False with one sentence in `why`. */
bool options_read(struct options *options, const char *text, char why[FATHOM_WHY_MAX]);

#endif
