/*
 * record: a whole game in a few hundred bytes: how it was set up, then every order.
 *
 * One format serves as the server's log, as a replay file, a test case and a fuzz input: a header
 * and frames, to which more frames can be appended at any time. A course with its check byte is
 * two bytes; the format is drawn in record.c.
 *
 *   struct record record;
 *   record_begin(&record, &setup, &out);        // the header
 *   record_order(&record, &order, &out);        // one frame, after game_apply
 *   record_seal(&record, &out);                 // the last frame: this record is complete
 *
 * Every byte is covered by a running CRC-32: each frame carries one byte of it, header and seal
 * carry all four. So damage and truncation are found where they happen, and named by offset. A
 * record without a seal is whole frames of a game that is still going on, or was cut short; who
 * reads it decides (RECORD_UNSEALED).
 *
 *   struct record_reader reader;
 *   if (!record_open(&reader, bytes, length, &setup)) complain(reader.trouble);
 *   while ((item = record_next(&reader, &frame)) <= RECORD_CALL) ...
 *
 * Whoever wants the game and not only its bytes plays it with wire/playback.h.
 */
#ifndef WIRE_RECORD_H
#define WIRE_RECORD_H

#include "rules/call.h"
#include "rules/game.h"
#include "wire/out.h"

enum { RECORD_VERSION = 2, RECORD_TROUBLE_MAX = 96 };

/* The end of a record to which frames can be appended. */
struct record {
    uint32_t crc;
    uint32_t frames;
};

void record_begin(struct record *record, const struct setup *setup, struct out *out);
void record_order(struct record *record, const struct order *order, struct out *out);
void record_call(struct record *record, const struct call *call, struct out *out);
void record_seal(struct record *record, struct out *out);

struct record_trouble {
    size_t offset;
    char text[RECORD_TROUBLE_MAX]; /* "record damaged at offset 57: ..." */
};

struct record_reader {
    const uint8_t *bytes;
    size_t length, offset; /* offset: where the next frame begins */
    struct record record;  /* as it stands there: append with it to go on writing */
    struct record_trouble trouble;
};

enum record_item {
    RECORD_ORDER,
    RECORD_CALL,
    RECORD_SEALED,   /* the end, complete */
    RECORD_UNSEALED, /* the end after a whole frame, without a seal; trouble says so */
    RECORD_DAMAGED,  /* trouble says where and what; offset stays at the bad frame */
};

struct record_frame {
    size_t offset;
    struct record before; /* the record as it stood there */
    struct order order; /* order.stroke points at `stroke` */
    struct call call;
    struct stroke stroke;
};

/* Reads the header. False when it is damaged or not ours: see reader->trouble. */
bool record_open(struct record_reader *reader, const uint8_t *bytes, size_t length,
                 struct setup *setup);
enum record_item record_next(struct record_reader *reader, struct record_frame *frame);

/* Calls a frame that was read damaged after all; the reader stands before it again. */
void record_spoil(struct record_reader *reader, const struct record_frame *frame,
                  const char *problem);

#endif
