/*
 * prompt: the line at the bottom, in which somebody types while other things happen.
 *
 *   struct prompt prompt;
 *   prompt_open(&prompt, 400);
 *   prompt_show(&prompt, "blue> ", 6);
 *   while (!prompt_ready(&prompt, 250))
 *       if (news) { prompt_hide(&prompt); puts(news); prompt_show(&prompt, "blue> ", 6); }
 *   prompt_next(&prompt, &line);
 *   prompt_close(&prompt);
 *
 * At a terminal it does the editing itself, so that it knows what has been typed so far: hiding
 * takes the line off the screen, showing brings it back with every letter. Without a terminal it is
 * `lines` with the prompt printed between. There is one prompt at a time: the terminal is the
 * process's, and is set right again when the program ends, stops or is killed by a signal.
 */
#ifndef TOOLS_PROMPT_H
#define TOOLS_PROMPT_H

#include "tools/lines.h"

enum { PROMPT_TEXT_MAX = 64, PROMPT_TYPED_MAX = 512 };

struct prompt {
    struct lines lines;
    bool terminal; /* else everything below is unused */
    size_t limit;
    char text[PROMPT_TEXT_MAX]; /* what stands before the typed text, colours and all */
    int columns;                /* that it takes on the screen */
    size_t typed;
    char typing[PROMPT_TYPED_MAX];
    bool complete, at_end; /* a whole line was typed; there will be no more */
    int escape;            /* how far into the sequence of a key like Up, 0 outside of one */
};

/* Standard input and output. Lines have at most `limit` bytes, below PROMPT_TYPED_MAX. */
void prompt_open(struct prompt *prompt, size_t limit);
void prompt_close(struct prompt *prompt);

/* `text` takes so many columns of the screen; colours take none. */
void prompt_show(struct prompt *prompt, const char *text, int columns);

/* Makes place for something else: take this before anything is printed. */
void prompt_hide(struct prompt *prompt);

/* Waits up to so many milliseconds (-1: until something is typed), and tells whether prompt_next
 * has something to give. */
bool prompt_ready(struct prompt *prompt, int wait_ms);

/* The line, when prompt_ready said so. False at the end of input. */
bool prompt_next(struct prompt *prompt, struct line *line);

#endif
