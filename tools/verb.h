/*
 * verb: one row of the table that the `fathom` command is made of.
 *
 * To add a verb: write `int verb_NAME(const struct arguments *)` in a file of its own, declare it
 * below and give it a row in fathom.c. Its --help, the list of `fathom --help` and the checking of
 * its options all come from that row.
 *
 * Exit statuses: 0 done, 1 the work failed, 2 bad arguments (usage_error, one line on stderr).
 */
#ifndef TOOLS_VERB_H
#define TOOLS_VERB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { OPTIONS_MAX = 64, WORDS_MAX = 16, STATUS_USAGE = 2 };

struct option_row {
    const char *name;    /* without the dashes */
    const char *value;   /* what follows it, NULL for a switch */
    const char *meaning; /* one line */
};

struct arguments;

struct verb {
    const char *name;
    const char *words;   /* "FILE", "list | show NAME | check FILE", NULL when it takes none */
    const char *summary; /* one line */
    int (*run)(const struct arguments *arguments);
    const struct option_row *options; /* ends with a row without a name; may be NULL */
    bool setup; /* takes the options of setup.h as well */
    int words_min, words_max;
    const struct option_row *sorts; /* what the first word can be, in rows as above; may be NULL */
};

/* A command line, taken apart and checked against its verb's row. */
struct arguments {
    const struct verb *verb;
    int count;
    struct {
        const struct option_row *row;
        const char *value;
    } given[OPTIONS_MAX];
    int words;
    const char *word[WORDS_MAX];
};

/* The value of an option (the last, if it was given several times); NULL when it was not. */
const char *argument(const struct arguments *arguments, const char *name);
bool argument_given(const struct arguments *arguments, const char *name);

/* A whole number within bounds; `otherwise` when it was not given. False after a usage error. */
bool argument_number(const struct arguments *arguments, const char *name, uint64_t min,
                     uint64_t max, uint64_t otherwise, uint64_t *number);

/* Prints "fathom VERB: ..." as one line on stderr; gives STATUS_USAGE. */
__attribute__((format(printf, 2, 3))) int usage_error(const struct arguments *arguments,
                                                      const char *format, ...);

/* Splits a command line. *status is what the program ends with when this gives false. */
bool arguments_read(struct arguments *arguments, const struct verb *verb, int argc, char **argv,
                    int *status);

int verb_referee(const struct arguments *arguments);
int verb_rules(const struct arguments *arguments);
int verb_map(const struct arguments *arguments);
int verb_puzzle(const struct arguments *arguments);
int verb_replay(const struct arguments *arguments);
int verb_analyse(const struct arguments *arguments);
int verb_play(const struct arguments *arguments);
int verb_sim(const struct arguments *arguments);
int verb_radio(const struct arguments *arguments);
int verb_bench(const struct arguments *arguments);
int verb_serve(const struct arguments *arguments);
int verb_admin(const struct arguments *arguments);
int verb_store(const struct arguments *arguments);

extern struct option_row serve_options[]; /* made from the settings in server/config.c */

#endif
