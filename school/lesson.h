/*
 * lesson: a guided dive, read from a text of lessons/ and played on the real rules.
 *
 *   ; the torpedo                       a comment
 *   @ alpha turn 4+4 first=blue         the set-up, as wire/spelled.h says; the rule book is the
 *                                       learner's own
 *   seats captain                       the learner's roles in the blue crew
 *   help tracer                         the Radio Operator's aid; without this line the computer
 *   place C5 F3                         lines of wire/spelled.h: what happened before
 *   step aim                            what is asked, one thing at a time; its words are the
 *                                       message lesson-NAME-aim, its hint lesson-NAME-aim-hint
 *   ask torpedo F3                      one of the orders that do it (team left out; `*` for any)
 *   ask act next                        or something that is no order: see lesson_act
 *   also pass                           an order that is let through and does nothing for the step
 *   point system torpedo                the controls to be touched, in their order
 *   mistake near torpedo C6             an order that is not carried out: lesson-NAME-aim-near
 *   mistake far torpedo J9 ? out_of_range     or one that the rules refuse for this reason
 *   then blue cross N1                  when it is done: lines of wire/spelled.h, played one by one
 *   then say engineer down torpedo      and calls of the learner's mates (rules/call.h)
 *
 * The runner has no clock: whoever shows the lesson calls lesson_play for each line, at the pace of
 * a human eye, until the lesson asks or is over.
 *
 *   struct lesson lesson;
 *   if (!lesson_open(&lesson, text, PRESET_EN1)) complain(lesson.trouble);
 *   while (lesson_play(&lesson) == LESSON_PLAYED) show(&lesson.events, lesson.call);
 *   switch (lesson_order(&lesson, &order)) ...
 *
 * A lesson is a value; its text must outlive it. Nothing is allocated.
 */
#ifndef SCHOOL_LESSON_H
#define SCHOOL_LESSON_H

#include "rules/call.h"
#include "rules/game.h"
#include "wire/spelled.h"

enum { LESSON_WORD_MAX = 24 };

enum lesson_state {
    LESSON_PLAYED, /* a line was played; there may be more */
    LESSON_ASKS,   /* the learner's move */
    LESSON_OVER,
    LESSON_DAMAGED, /* a line that cannot be read or played: `trouble` and `line` say what */
};

enum lesson_result {
    LESSON_DONE,    /* what was asked, carried out */
    LESSON_LET,     /* let through */
    LESSON_MISTAKE, /* not carried out: `answer` */
    LESSON_REFUSED, /* the rules refuse it: `error`, `answer` */
    LESSON_WAIT,    /* nothing is asked now */
};

struct lesson {
    const char *text, *rest; /* all of it, and from the next line on */
    int line;                /* number of the line before `rest` */
    const char *trouble;
    enum lesson_state state;
    struct game game;
    unsigned seats; /* the learner's, one bit each */
    char help[LESSON_WORD_MAX];
    int steps, number; /* how many there are; the one that is asked, from 1, 0 before the first */
    char step[LESSON_WORD_MAX];
    const char *step_text; /* where its lines begin */

    /* of the last line or order */
    struct events events;
    struct call call;
    bool called;
    char answer[LESSON_WORD_MAX]; /* the mistake's name, or "hint" */
    enum error error;
};

/* Before the first line. False, and `trouble`, when the set-up cannot be played. */
bool lesson_open(struct lesson *lesson, const char *text, int preset);

/* Plays one line of what happens without the learner. */
enum lesson_state lesson_play(struct lesson *lesson);

/* What the learner orders. `order->team` is taken as blue. */
enum lesson_result lesson_order(struct lesson *lesson, const struct order *order);

/* Something that he did at his station and that is no order: `next`, `track F7` (the Radio
 * Operator's track ends there), `call charge torpedo`. */
enum lesson_result lesson_act(struct lesson *lesson, const char *words);

/* He tried what the rules refuse, and his station has stopped him. */
void lesson_stopped(struct lesson *lesson, enum error error);

/* The n-th line of the step that begins with this word, from 0: what stands after the word. False
 * when there are no more. For those who show it and for tests. */
bool lesson_line(const struct lesson *lesson, const char *word, int n, struct spelled *line);

/* The lessons that are compiled in, in the order in which they are taught. */
int lesson_builtin_count(void);
const char *lesson_builtin_name(int index);
const char *lesson_builtin_text(const char *name); /* NULL for an unknown one */

#endif
