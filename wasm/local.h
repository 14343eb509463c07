/*
 * local: the whole game server in a browser: rooms, bots, protocol and replays as on a host, for
 * one page that plays alone. wasm/local.mjs packs what goes in and out.
 *
 *   local_recall(length)            for each change that was kept, oldest first
 *   local_start(...)                then once
 *   line = local_open(now_ms)       a page's line; what a WebSocket would carry goes through
 *   local_message(line, length, now_ms)      local_message and comes out of local_take
 *   local_step(now_ms)              after every bunch of input, and when it said it would like to
 *
 * What is handed in is written to the place that local_buffer gives; what is given lies at
 * local_said, for local_said_length bytes, until the next call. The memory can grow in any call.
 *
 * Saved, then told, here too: local_batch gives changes to be kept, the caller puts them into the
 * browser's database and says with local_kept what became of it, and only then does local_take give
 * what rests on them. So a page may be closed, or its device die, at any moment.
 *
 * The module imports one function, local_random(address, length), which fills memory with random
 * bytes.
 */
#ifndef WASM_LOCAL_H
#define WASM_LOCAL_H

#include <stdint.h>

char *local_buffer(uint32_t bytes);
const char *local_said(void);
uint32_t local_said_length(void);

/* A value that was kept (see local_batch) is in the buffer. 0 when it is none of ours. */
int local_recall(uint32_t length);
/* `now_ms` is of a clock that never goes back; it may stand still while the device sleeps. Bots
 * take that much of a person's time; 0: they act at once. */
void local_start(double unix_ms, double now_ms, uint32_t bot_pace_percent);

/* The number of the line, 0 when there are too many. */
uint32_t local_open(double now_ms);
/* The page is gone. */
void local_hang_up(uint32_t line, double now_ms);
void local_message(uint32_t line, uint32_t length, double now_ms);

/* Time passes, bots think. Gives the milliseconds after which it wants to be called again. */
double local_step(double now_ms);

/* The next message of the server: the number of its line, or 0. Where nothing is said the line has
 * been closed, with local_close_code. */
uint32_t local_take(void);
uint32_t local_close_code(void);

/*
 * Changes that are to be kept together, 1 if there are any: one after the other
 *
 *   u8 what, u32 length of the key, key, u32 length of the value, value
 *
 * with '+' to keep the value under its key, and '-' to forget every key that begins with this one.
 */
int local_batch(void);
enum local_outcome { LOCAL_KEPT, LOCAL_FAILED, LOCAL_TAKEN_OVER };
/* What became of them. LOCAL_TAKEN_OVER: another page has the database now; lines are closed. */
void local_kept(int outcome, double now_ms);

/* The game of a host, for `moment`: its id and then its record are in the buffer. One is lent at a
 * time, and it is not kept. 0 when there is no id. */
int local_lend(uint32_t length);

/* A plain request (server/api.h) for the path in the buffer: its status. */
int local_get(uint32_t length);

#endif
