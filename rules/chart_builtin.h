/* chart_builtin: the texts of maps/, put here by scripts/embed-maps.py at build time. */
#ifndef RULES_CHART_BUILTIN_H
#define RULES_CHART_BUILTIN_H

#include "rules/names.h"

enum { CHART_BUILTINS = 10 };

struct chart_builtin {
    const char *name;
    const char *text[MODES];
};

extern const struct chart_builtin chart_builtin[CHART_BUILTINS];

#endif
