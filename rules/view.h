/*
 * view: what one listener knows of a game, as a value of its own.
 *
 * view_for and event_for are the only ways out of the truth. A view holds what is public, and for
 * each boat what its roles know and the listener may see: `knows` has one bit a role whose part is
 * filled in; the rest is zeroed, so two games that differ only in what a seat may not know give
 * views that are equal byte for byte. After the end everybody sees everything.
 */
#ifndef RULES_VIEW_H
#define RULES_VIEW_H

#include "rules/game.h"

struct view_boat {
    /* for everyone */
    uint8_t placed;
    uint8_t hull;
    enum depth depth;
    uint8_t traced; /* sections done, one bit each */
    uint8_t dead;   /* Echo-2: systems not repaired, one bit each */
    uint8_t ready;  /* gauges announced ready and not used since, one bit each */
    uint8_t draw_offered;

    /* for the crew */
    enum duty mark, cross; /* who has not reported OK */
    enum dir panel;      /* of the cross that is owed, for those who steer; else NO_DIR */
    uint8_t unmarked;    /* a silence's STOP, and there was no gauge to mark */
    uint8_t course_since;
    uint8_t sailed; /* a course was announced in this game */
    uint8_t signers;     /* players who may trace next, one bit each */
    uint8_t confirm;     /* this crew's Engineer is asked to confirm the enemy's tracing */

    uint8_t knows; /* roles whose parts follow, one bit each */

    /* the Captain's */
    uint8_t at;
    uint8_t sector;
    uint8_t blackout; /* must surface */
    struct bits route, mines, fresh;
    /* the First Mate's */
    uint8_t gauge[SYSTEMS]; /* the volcano's is the Captain's too */
    /* the Engineer's */
    uint32_t crossed;
    /* the crew's, and the enemy Engineer's once all four sections are traced */
    uint8_t tracing_shown;
    struct hull_line tracing[SECTIONS];
};

struct view {
    struct ruleset rules;
    struct chart chart; /* as everyone sees it: lava, Archer mines left */
    uint32_t turn_ms, await_ms;
    uint8_t seat; /* 0-7, SPECTATOR or EVERYTHING */
    enum team team; /* the listener's, NO_TEAM for a spectator or everything */
    enum mode mode;
    enum phase phase;
    uint8_t players[TEAMS];
    enum team first, turn;
    uint8_t extra;
    uint8_t course_done;
    enum await await;
    enum team await_team;
    uint8_t stop; /* this and the next two as in struct game */
    enum team stop_team;
    enum system stop_system;
    uint8_t eruptions, smoke;
    enum team winner;
    enum reason reason;
    struct view_boat boat[TEAMS];
};

struct view view_for(const struct game *game, int seat);

/* For a person who sits on several seats of one crew, one bit each; 0 is a spectator. */
struct view view_for_seats(const struct game *game, unsigned seats);

/* The ears of such a person. */
uint16_t game_ears_of(const struct game *game, unsigned seats);

/*
 * A game that shows this view, for a listener who asks the rules what he could do: on it game_check
 * and game_legal answer for his own boat as they would on the true one, as far as he can know. What
 * the view does not tell is supposed in the crew's favour: no symbol is crossed out, a gauge is
 * full unless it would have been announced, the boat has a way to go.
 */
void game_from_view(struct game *game, const struct view *view);

#endif
