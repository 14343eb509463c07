/*
 * parse: bytes from outside become an order or a question, or an error.
 *
 * The parser knows words, types and sizes; whether an order is allowed is game_check's business.
 * A number that a byte cannot hold becomes one that game_check refuses by its proper name. Fields
 * that an order does not have are ignored; the same key twice is no JSON for us.
 *
 *   struct request request;
 *   struct stroke stroke;                         // must live as long as request.order
 *   char why[PARSE_WHY_MAX];
 *   enum error error = parse_line(line, length, &request, &stroke, why);
 *
 * The server, whose messages come in an envelope and whose seats come from the session, calls
 * parse_order on an object that it has already read.
 */
#ifndef WIRE_PARSE_H
#define WIRE_PARSE_H

#include "rules/game.h"
#include "wire/reading.h"

#define ASKS(X)                                                                                    \
    X(STATE, "state") X(VIEW, "view") X(LEGAL, "legal") X(BELIEF, "belief") X(LOG, "log")          \
    X(HULL, "hull")

enum ask {
#define X(id, name) ASK_##id,
    ASKS(X)
#undef X
        ASK_COUNT
};

struct question {
    enum ask ask;
    enum team team;  /* legal, belief */
    enum team about; /* belief: whose boat; the other team's unless the question names one */
    int seat;     /* view: 0-7, SPECTATOR or EVERYTHING */
};

struct request {
    bool is_question;
    struct order order;
    struct question question;
};

enum { LINE_MAX_BYTES = 65536 };

/* ERROR_OK, or BAD_JSON, BAD_ORDER, UNKNOWN_TEAM with a sentence in `why`. */
enum error parse_line(const char *bytes, size_t length, struct request *request,
                      struct stroke *stroke, char why[PARSE_WHY_MAX]);

/* Reads one JSON object, good until the next one is read into `in`; NULL with a sentence in `why`
 * when it is none. */
const struct value *parse_object(struct in *in, const char *bytes, size_t length,
                                 char why[PARSE_WHY_MAX]);

/* An order out of a parsed object. With `team` NO_TEAM the object must name one; else the order
 * is that team's, an object that names the other is refused with WRONG_ROLE, and a `trace` may
 * leave out its player (0: the caller fills it in). */
enum error parse_order(const struct value *object, enum team team, struct order *order,
                       struct stroke *stroke, char why[PARSE_WHY_MAX]);

#endif
