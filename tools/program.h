/*
 * program: somebody else's process that is spoken to in lines.
 *
 *   struct program *program = program_start("python3 bot.py", 5000, NULL);
 *   program_tell(program, "{\"event\":\"begin\"}\n", 18);
 *   struct program_line line;
 *   if (!program_answer(program, &line)) puts(program_fault(program));
 *   program_free(program);
 *
 * It runs through `sh -c` in a process group of its own. What it is told is kept until it reads;
 * what it says on its error output is read along, and the last of it kept. A program that exits,
 * says nothing for too long, says a line without end or reads nothing has a fault, and from then on
 * it is not spoken to any more. program_free ends the whole group and leaves nobody behind. Nothing
 * here blocks for longer than the limit that was given.
 *
 * A program belongs to one thread at a time; several may run at once.
 */
#ifndef TOOLS_PROGRAM_H
#define TOOLS_PROGRAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum {
    PROGRAM_LINE_MAX_BYTES = 65536,
    PROGRAM_UNREAD_MAX_BYTES = 1 << 20, /* told and not read yet */
    PROGRAM_LAST_MAX_BYTES = 2048,      /* kept of its error output */
    PROGRAM_FAULT_MAX = 160,
    PROGRAM_GOODBYE_MS = 1000,          /* to exit by itself after the end of its input */
};

struct program;

struct program_line {
    const char *text; /* not ended by a NUL; valid until the next call */
    size_t length;
};

/* Once, before the first: a broken pipe is no reason to die, what they leave behind comes to us,
 * and a signal that ends us ends them first. */
void programs_prepare(void);

/* Ends what is left of programs that ran away from their group. When no program runs any more. */
void programs_sweep(void);

/* NULL when there is no process to be had. To the transcript, unless it is NULL, goes what the
 * program is told and, after "> ", every line of it that was taken as an answer. It is closed with
 * the program, or at once when there is none. */
struct program *program_start(const char *command, uint32_t limit_ms, FILE *transcript);
void program_tell(struct program *program, const char *text, size_t length);

/* The next line that is not empty, its newline left out. False when there is a fault. */
bool program_answer(struct program *program, struct program_line *line);

/* The time limit begins anew. */
void program_grant(struct program *program);

/* Gives it a fault from outside: it said something that it should not. */
__attribute__((format(printf, 2, 3))) void program_blame(struct program *program,
                                                         const char *format, ...);

/* Why it is not spoken to any more; NULL while all is well. */
const char *program_fault(const struct program *program);

/* Waits for its end as program_free does, and gives the last of its error output. */
const char *program_last_words(struct program *program);

void program_free(struct program *program); /* NULL is fine */

#endif
