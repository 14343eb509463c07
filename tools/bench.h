/*
 * bench: what `fathom bench` measures. A bench fills in figures; the verb prints them as a table
 * or as one JSON object. To add one, give it a row in bench.c.
 */
#ifndef TOOLS_BENCH_H
#define TOOLS_BENCH_H

#include <stdbool.h>
#include <stdint.h>

enum { FIGURES_MAX = 24 };

struct figure {
    const char *name;    /* the key in the JSON, unit last: "apply_orders_per_s" */
    const char *meaning; /* one line of the table */
    double value;
};

struct figures {
    int count;
    struct figure list[FIGURES_MAX];
};

void figure_add(struct figures *figures, const char *name, const char *meaning, double value);

/* A clock for measuring, in nanoseconds: the time that this program had of a core, so that what
 * else the machine does counts as little as possible. */
uint64_t bench_now_ns(void);

void bench_rules(struct figures *figures, double seconds);

/* Benches that print a table of their own. */
void bench_radio(bool json);

#endif
