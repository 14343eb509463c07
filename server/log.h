/*
 * log: one line an occurrence, logfmt, on stderr. Nothing secret: no token, no chat, no position.
 *
 *   log_line("room_created", "room=%s mode=%s", code, "turn");
 *   -> ts=2026-05-01T20:15:03.120Z at=room_created room=K7QFM mode=turn
 */
#ifndef SERVER_LOG_H
#define SERVER_LOG_H

#include <stdbool.h>

extern bool log_quiet;

__attribute__((format(printf, 2, 3))) void log_line(const char *what, const char *format, ...);

#endif
