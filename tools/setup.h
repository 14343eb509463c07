/*
 * setup: the options that say which game is played. Every verb that starts one shares them.
 *
 *   struct setup setup;
 *   if (!setup_read(arguments, SEED_FIXED, &setup)) return STATUS_USAGE;
 */
#ifndef TOOLS_SETUP_H
#define TOOLS_SETUP_H

#include "rules/game.h"
#include "tools/verb.h"

extern const struct option_row setup_options[];

enum { MAP_FILE_MAX_BYTES = 65536, RECORD_FILE_MAX_BYTES = 64 << 20, DEFAULT_SEED = 1 };

/* What a game gets that was given no --seed. */
enum seed_policy { SEED_FIXED, SEED_FRESH };

/* Whether the book has two goals and neither --goal nor --set hull=N has chosen one. */
bool setup_goal_open(const struct arguments *arguments);

/* False after a usage error. */
bool setup_read(const struct arguments *arguments, enum seed_policy policy, struct setup *setup);

/* Reads a chart by its built-in name or from a file. `mode` is MODES where the file decides and a
 * built-in chart is the turn-by-turn one. False with one sentence in `why`. */
enum { MAP_WHY_MAX = 256 };
bool map_read(const char *name, enum mode mode, struct chart *chart, char why[MAP_WHY_MAX]);

/* A whole file, at most `limit` bytes, ended by a NUL; NULL with a sentence in `why`. free it. */
char *file_read(const char *path, size_t limit, size_t *length, char why[MAP_WHY_MAX]);

#endif
