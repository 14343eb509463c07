/*
 * frame: WebSocket frames of RFC 6455, the server's side. No socket here: bytes in, frames out.
 *
 * Frames are read where they lie and must be whole; one is at most as long as the longest message,
 * so a client cannot make us keep more than that.
 */
#ifndef SERVER_FRAME_H
#define SERVER_FRAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum frame_kind {
    FRAME_MORE, FRAME_TEXT, FRAME_BINARY, FRAME_CLOSE = 8, FRAME_PING, FRAME_PONG
};

/* Close codes of RFC 6455 (those of the game are in server.h). */
enum { CLOSE_PROTOCOL = 1002, CLOSE_NO_CODE = 1005, CLOSE_TOO_BIG = 1009 };

enum { FRAME_HEAD_MAX = 10, FRAME_ACCEPT_MAX = 32, FRAME_CONTROL_MAX = 125 };

struct frame {
    enum frame_kind kind;
    bool last; /* of its message */
    unsigned char *payload;
    size_t length;
};

/* Reads the frame at the start of `bytes` and takes off its mask. Its size with its head, 0 while
 * it is not whole, a close code below zero (-CLOSE_PROTOCOL) when it is wrong or longer than
 * `most`. */
int frame_read(unsigned char *bytes, size_t have, size_t most, struct frame *frame);

/* Writes the head of a frame that we send so that it ends at `payload`; gives its length. */
size_t frame_head(unsigned char *payload, enum frame_kind kind, size_t length);

/* The code of a close frame's payload: CLOSE_NO_CODE without one, 0 when it may not be sent. */
int frame_close_code(const struct frame *frame);

/* The answer to Sec-WebSocket-Key; false when that is no key. */
bool frame_accept(const char *key, char accept[FRAME_ACCEPT_MAX]);

#endif
