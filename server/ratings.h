/*
 * ratings: what a rated game does to those who played it. Each game is a rating period of Glicko-2;
 * a deviation grows with every week of rest. Ratings are kept in profiles, one for each mode.
 *
 * A crew is as strong as its four seats on average, a bot on a seat having a fixed rating. A person
 * plays one game against somebody who is as much stronger than he as the enemy's crew is than his
 * own; what is not known of the enemy, and of his mates, makes that somebody's deviation. A duel of
 * two people is plain Glicko-2.
 */
#ifndef SERVER_RATINGS_H
#define SERVER_RATINGS_H

#include "bots/bot.h"
#include "server/people.h"

/* Measured in the arena, see docs/BOTS.md. */
struct rating ratings_of_bot(enum level level, enum mode mode);

/* After people_count, of a game whose card says that it is rated; else nothing. */
void ratings_count(struct people *people, int64_t ended_s);

/* What orders the table of the best, in thousandths; 0: he is not in it yet. */
int64_t ratings_rank(const struct profile *profile, enum mode mode);
/* The table as the answer to a question, {"turn":[...],"real":[...]}. `rows` writes those of one
 * mode with ratings_write_best; false when the store cannot be read. */
typedef bool ratings_rows_fn(void *store, struct store_answer *answer, enum mode mode);
enum store_found ratings_look_best(struct store_answer *answer, ratings_rows_fn *rows, void *store);
/* {"name":...,"rating":...} of that table, for `mode`. */
void ratings_write_best(struct out *out, enum mode mode, const char *name, const char *emblem,
                        const char *profile, size_t length);

#endif
