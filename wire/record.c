/*
 * The record, byte for byte. A game of 60 turns is 500 to 700 bytes.
 *
 *   header   "FTHM", version
 *            seed           8 bytes, low byte first (all numbers are)
 *            players        blue * 16 + yellow
 *            first          0 blue, 1 yellow, 2 drawn from the seed
 *            chart's name   length, bytes
 *            chart          side, then one sign per half byte, the first in the low half
 *            ruleset        number of fields, then their values as varints in the table's order
 *            CRC-32         4 bytes, of all the above
 *   frame    tag, operands, check byte
 *   ...
 *   seal     0xf0, number of frames before it as a varint, CRC-32 of everything before, 4 bytes
 *
 * Tags:
 *   00-07  course          team * 4 + dir
 *   08-0b  by              role; goes before an order whose message named one
 *   10-1f  mark            team * 8 + gauge, 7 for the empty duty
 *   20-5f  cross           team * 32 + symbol, 31 for the empty duty
 *   60-9f  any other order 0x60 + kind * 2 + team, operands as in put_operands
 *   a0-a7  crew call       team * 4 + role; code, number of parameters, parameters
 *   f0     seal
 *
 * The CRC runs from the first byte of the file; a check byte is the top byte of the CRC as it
 * stands before it, and is itself left out. Damage that slips through one check byte (1 in 256)
 * leaves a wrong CRC behind for all those that follow, and for the seal.
 */
#include "wire/record.h"

#include <assert.h>
#include <string.h>

#include "rules/shape.h"

enum {
    TAG_COURSE = 0x00,
    TAG_BY = 0x08,
    TAG_MARK = 0x10,
    TAG_CROSS = 0x20,
    TAG_ORDER = 0x60,
    TAG_CALL = 0xa0,
    TAG_SEAL = 0xf0,
    EMPTY_MARK = 7,
    EMPTY_CROSS = 31,
    MAGIC_BYTES = 4,
    VARINT_BYTES = 5,
};

_Static_assert(TAG_ORDER + ORDER_KINDS * 2 <= TAG_CALL, "every kind of order has two tags");

/* A fuzzer is not to guess checksums: it looks behind them. */
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
enum { CHECKSUMS_HOLD = 0 };
#else
enum { CHECKSUMS_HOLD = 1 };
#endif

static const char magic[] = "FTHM";
static const char signs[] = ".#~oMVtmdsi";

static uint32_t crc_add(uint32_t crc, uint8_t byte)
{
    static const uint32_t table[16] = {
        0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4,
        0x4db26158, 0x5005713c, 0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c,
        0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c};
    crc = ~crc ^ byte;
    crc = crc >> 4 ^ table[crc & 15];
    crc = crc >> 4 ^ table[crc & 15];
    return ~crc;
}

/* --- writing --------------------------------------------------------------------------------- */

static void put(struct record *record, struct out *out, unsigned byte)
{
    record->crc = crc_add(record->crc, (uint8_t)byte);
    out_char(out, (char)byte);
}

static void put_varint(struct record *record, struct out *out, uint32_t number)
{
    for (; number >= 0x80; number >>= 7) put(record, out, (number & 0x7f) | 0x80);
    put(record, out, number);
}

static void put_zigzag(struct record *record, struct out *out, int32_t number)
{
    put_varint(record, out, (uint32_t)number << 1 ^ (number < 0 ? ~0u : 0));
}

static void put_crc(struct record *record, struct out *out)
{
    uint32_t crc = record->crc;
    for (int i = 0; i < 4; i++) put(record, out, crc >> (8 * i) & 0xff);
}

static void put_chart(struct record *record, const struct chart *chart, struct out *out)
{
    size_t length = strnlen(chart->name, CHART_NAME_MAX);
    put(record, out, (unsigned)length);
    for (size_t i = 0; i < length; i++) put(record, out, (uint8_t)chart->name[i]);
    put(record, out, chart->side);
    unsigned halves = 0;
    int spaces = chart->side * chart->side;
    for (int i = 0; i < spaces; i++) {
        char sign = chart_sign(chart, space_at(i % chart->side, i / chart->side));
        unsigned code = (unsigned)(strchr(signs, sign) - signs);
        halves = i % 2 ? halves | code << 4 : code;
        if (i % 2 || i == spaces - 1) put(record, out, halves);
    }
}

/* A silence that stops nobody is what made version 1: such a game goes on being one. */
static unsigned version_of(const struct ruleset *rules)
{
    return rules->silence_flows ? 1 : RECORD_VERSION;
}

static void put_rules(struct record *record, const struct ruleset *rules, struct out *out)
{
    enum { FIELDS_OF_VERSION_1 = 25 };
    int fields = version_of(rules) == 1 ? FIELDS_OF_VERSION_1 : ruleset_field_count();
    put(record, out, (unsigned)fields);
    for (int i = 0; i < fields; i++)
        put_varint(record, out, ruleset_get(rules, ruleset_field(i)));
}

void record_begin(struct record *record, const struct setup *setup, struct out *out)
{
    *record = (struct record){0};
    for (int i = 0; i < MAGIC_BYTES; i++) put(record, out, (uint8_t)magic[i]);
    put(record, out, version_of(&setup->rules));
    for (int i = 0; i < 8; i++) put(record, out, setup->seed >> (8 * i) & 0xff);
    put(record, out, (unsigned)setup->players[BLUE] << 4 | setup->players[YELLOW]);
    put(record, out, setup->first);
    put_chart(record, &setup->chart, out);
    put_rules(record, &setup->rules, out);
    put_crc(record, out);
}

static void put_stroke(struct record *record, const struct stroke *stroke, struct out *out)
{
    struct stroke_point last = {0, 0};
    put_varint(record, out, stroke->count);
    for (int i = 0; i < stroke->count; i++) {
        put_zigzag(record, out, stroke->point[i].x - last.x);
        put_zigzag(record, out, stroke->point[i].y - last.y);
        last = stroke->point[i];
    }
}

static void put_initials(struct record *record, const struct order *order, struct out *out)
{
    put(record, out, order->initials_length);
    for (int i = 0; i < order->initials_length; i++)
        put(record, out, (uint8_t)order->initials[i]);
}

/* These hold their only field in the tag. */
static bool is_all_tag(enum order_kind kind)
{
    return kind == DO_COURSE || kind == DO_MARK || kind == DO_CROSS;
}

/* These pack their first two fields into one byte. */
static bool packs_two(enum order_kind kind) { return kind == DO_SILENCE || kind == DO_TRACE; }

static void put_operands(struct record *record, const struct order *order, struct out *out)
{
    enum order_kind kind = order->kind;
    const struct shape *shape = &order_shape[kind];
    for (int i = 0; i < shape->count && !is_all_tag(kind); i++) {
        const struct shape_field *field = &shape->field[i];
        unsigned byte = shape_value(field, order);
        if (field->kind == KIND_MS) put_varint(record, out, order->ms);
        else if (field->kind == KIND_INITIALS) put_initials(record, order, out);
        else if (field->kind == KIND_STROKE) put_stroke(record, order->stroke, out);
        else if (i == 0 && packs_two(kind))
            put(record, out, byte << 4 | shape_value(&shape->field[++i], order));
        else put(record, out, byte);
    }
}

static unsigned order_tag(const struct order *order)
{
    unsigned team = order->team < TEAMS ? order->team : BLUE;
    bool empty = order->value == EMPTY_DUTY;
    switch (order->kind) {
    case DO_COURSE: return TAG_COURSE + team * DIRS + order->dir;
    case DO_MARK: return TAG_MARK + team * 8 + (empty ? EMPTY_MARK : order->value);
    case DO_CROSS: return TAG_CROSS + team * 32 + (empty ? EMPTY_CROSS : order->value);
    default: return TAG_ORDER + order->kind * 2u + team;
    }
}

static void end_frame(struct record *record, struct out *out)
{
    out_char(out, (char)(record->crc >> 24));
    record->frames++;
}

void record_order(struct record *record, const struct order *order, struct out *out)
{
    if (order->by < ROLES) put(record, out, TAG_BY + order->by);
    put(record, out, order_tag(order));
    put_operands(record, order, out);
    end_frame(record, out);
}

void record_call(struct record *record, const struct call *call, struct out *out)
{
    assert(call->team < TEAMS && call->role < ROLES && call->count <= CALL_PARAMETERS);
    put(record, out, TAG_CALL + call->team * 4u + call->role);
    put(record, out, call->code);
    put(record, out, call->count);
    for (int i = 0; i < call->count; i++) put(record, out, call->parameter[i]);
    end_frame(record, out);
}

void record_seal(struct record *record, struct out *out)
{
    put(record, out, TAG_SEAL);
    put_varint(record, out, record->frames);
    put_crc(record, out);
}

/* --- reading --------------------------------------------------------------------------------- */
/* A frame is read through a cursor of its own; the reader moves on when it is whole. */

struct cursor {
    const uint8_t *bytes;
    size_t length, offset;
    uint32_t crc;
    const char *problem; /* the first thing that is wrong */
    size_t problem_at;
};

static void spoil(struct cursor *cursor, size_t offset, const char *problem)
{
    if (cursor->problem) return;
    cursor->problem = problem;
    cursor->problem_at = offset;
}

static unsigned take(struct cursor *cursor)
{
    if (cursor->offset >= cursor->length) {
        spoil(cursor, cursor->offset, "it is cut off here");
        return 0;
    }
    uint8_t byte = cursor->bytes[cursor->offset++];
    cursor->crc = crc_add(cursor->crc, byte);
    return byte;
}

static unsigned take_within(struct cursor *cursor, unsigned min, unsigned max, const char *problem)
{
    size_t offset = cursor->offset;
    unsigned byte = take(cursor);
    if (byte >= min && byte <= max) return byte;
    spoil(cursor, offset, problem);
    return min;
}

static uint32_t take_varint(struct cursor *cursor)
{
    size_t offset = cursor->offset;
    uint64_t number = 0;
    for (int i = 0; i < VARINT_BYTES; i++) {
        unsigned byte = take(cursor);
        number |= (uint64_t)(byte & 0x7f) << (7 * i);
        if (byte < 0x80 && (byte || !i) && number <= UINT32_MAX) return (uint32_t)number;
        if (byte < 0x80) break;
    }
    spoil(cursor, offset, "this is no number");
    return 0;
}

static int32_t take_zigzag(struct cursor *cursor)
{
    uint32_t number = take_varint(cursor);
    return (int32_t)(number >> 1 ^ (number & 1 ? ~0u : 0));
}

static void take_crc(struct cursor *cursor, const char *problem)
{
    size_t offset = cursor->offset;
    uint32_t expected = cursor->crc, found = 0;
    for (int i = 0; i < 4; i++) found |= (uint32_t)take(cursor) << (8 * i);
    if (CHECKSUMS_HOLD && found != expected) spoil(cursor, offset, problem);
}

/* "record damaged at offset 57: it is cut off here" */
static void tell(struct record_reader *reader, size_t offset, const char *problem)
{
    struct out out;
    out_fixed(&out, reader->trouble.text, sizeof reader->trouble.text);
    out_lit(&out, "record damaged at offset ");
    out_number(&out, offset);
    out_lit(&out, ": ");
    out_text(&out, problem);
    out_cstring(&out);
    reader->trouble.offset = offset;
}

static void take_chart(struct cursor *cursor, struct chart *chart)
{
    enum { TEXT_MAX = CHART_SIDE_MAX * (CHART_SIDE_MAX + 1) };
    char name[CHART_NAME_MAX] = "", text[TEXT_MAX];
    size_t offset = cursor->offset, length = 0;
    unsigned halves = 0;
    unsigned letters = take_within(cursor, 0, CHART_NAME_MAX - 1, "the map's name is too long");
    for (unsigned i = 0; i < letters; i++)
        name[i] = (char)take_within(cursor, ' ' + 1, '~', "this is no letter of a map's name");
    int side = (int)take_within(cursor, 10, CHART_SIDE_MAX, "a map has 10 or 15 rows");
    for (int i = 0; i < side * side && !cursor->problem; i++) {
        halves = i % 2 ? halves >> 4 : take(cursor);
        text[length++] = (halves & 15) < sizeof signs - 1 ? signs[halves & 15] : '?';
        if (i % side == side - 1) text[length++] = '\n';
    }
    struct chart_error error;
    if (!cursor->problem && !chart_read(chart, name, text, length, &error))
        spoil(cursor, offset, "the map cannot be read");
}

/* What the fields that a record lacks stand for: the rules as they were when it was written. */
static struct ruleset rules_of_version(unsigned version)
{
    struct ruleset rules = ruleset_preset(PRESET_EN1);
    rules.silence_flows = version == 1;
    if (version == 1) rules.archer_as = ARCHER_AS_MINE;
    return rules;
}

static void take_rules(struct cursor *cursor, struct ruleset *rules, unsigned version)
{
    size_t offset = cursor->offset;
    *rules = rules_of_version(version);
    unsigned fields = take(cursor);
    if (fields > (unsigned)ruleset_field_count()) {
        spoil(cursor, offset, "it has rules that this program does not know");
        return;
    }
    for (unsigned i = 0; i < fields; i++) {
        size_t at = cursor->offset;
        if (!ruleset_put(rules, ruleset_field((int)i), take_varint(cursor)))
            spoil(cursor, at, "a rule has a value that it cannot have");
    }
}

static unsigned take_version(struct cursor *cursor)
{
    for (int i = 0; i < MAGIC_BYTES; i++)
        if (take(cursor) != (uint8_t)magic[i]) spoil(cursor, 0, "this is no record");
    return take_within(cursor, 1, RECORD_VERSION, "another version of this program wrote it");
}

static void take_players(struct cursor *cursor, struct setup *setup)
{
    size_t offset = cursor->offset;
    unsigned players = take(cursor);
    setup->players[BLUE] = players >> 4;
    setup->players[YELLOW] = players & 15;
    for (int team = 0; team < TEAMS; team++)
        if (setup->players[team] < 1 || setup->players[team] > PLAYERS_MAX)
            spoil(cursor, offset, "a crew has 1 to 4 players");
    setup->first = take_within(cursor, BLUE, NO_TEAM, "there is no such first team");
}

bool record_open(struct record_reader *reader, const uint8_t *bytes, size_t length,
                 struct setup *setup)
{
    struct cursor cursor = {.bytes = bytes, .length = length};
    *reader = (struct record_reader){.bytes = bytes, .length = length};
    memset(setup, 0, sizeof *setup);
    unsigned version = take_version(&cursor);
    for (int i = 0; i < 8; i++) setup->seed |= (uint64_t)take(&cursor) << (8 * i);
    take_players(&cursor, setup);
    if (!cursor.problem) take_chart(&cursor, &setup->chart);
    if (!cursor.problem) take_rules(&cursor, &setup->rules, version);
    size_t end = cursor.offset;
    if (!cursor.problem) take_crc(&cursor, "the header's checksum is wrong");
    if (!cursor.problem && setup_problem(setup)) spoil(&cursor, end, setup_problem(setup));
    if (cursor.problem) {
        tell(reader, cursor.problem_at, cursor.problem);
        return false;
    }
    reader->offset = cursor.offset;
    reader->record.crc = cursor.crc;
    return true;
}

static void take_initials(struct cursor *cursor, struct order *order)
{
    order->initials_length =
        (uint8_t)take_within(cursor, 1, INITIALS_MAX, "initials have 1 to 12 bytes");
    for (int i = 0; i < order->initials_length; i++) order->initials[i] = (char)take(cursor);
}

static void take_stroke(struct cursor *cursor, struct order *order, struct stroke *stroke)
{
    size_t offset = cursor->offset;
    uint32_t count = take_varint(cursor);
    if (count < 2 || count > STROKE_POINTS_MAX)
        spoil(cursor, offset, "no stroke has so many points");
    struct stroke_point last = {0, 0};
    int32_t reach = STROKE_REACH * STROKE_SCALE;
    for (uint32_t i = 0; i < count && !cursor->problem; i++) {
        offset = cursor->offset;
        int64_t x = (int64_t)last.x + take_zigzag(cursor);
        int64_t y = (int64_t)last.y + take_zigzag(cursor);
        if (x < -reach || x > reach || y < -reach || y > reach)
            spoil(cursor, offset, "a point of the stroke is too far out");
        last = stroke->point[i] = (struct stroke_point){(int32_t)x, (int32_t)y};
    }
    stroke->count = (uint16_t)count;
    order->stroke = stroke;
}

static void take_operands(struct cursor *cursor, struct order *order, struct stroke *stroke)
{
    enum order_kind kind = order->kind;
    const struct shape *shape = &order_shape[kind];
    for (int i = 0; i < shape->count && !is_all_tag(kind); i++) {
        const struct shape_field *field = &shape->field[i];
        if (field->kind == KIND_MS) order->ms = take_varint(cursor);
        else if (field->kind == KIND_INITIALS) take_initials(cursor, order);
        else if (field->kind == KIND_STROKE) take_stroke(cursor, order, stroke);
        else {
            unsigned byte = take(cursor);
            bool two = i == 0 && packs_two(kind);
            *shape_byte(field, order) = (two ? byte >> 4 : byte);
            if (two) *shape_byte(&shape->field[++i], order) = byte & 15;
        }
    }
}

/* The tag of an order, split into kind, team and what else it holds. */
static bool order_of_tag(unsigned tag, struct order *order)
{
    if (tag < TAG_COURSE + TEAMS * DIRS) {
        order->kind = DO_COURSE;
        order->team = tag / DIRS;
        order->dir = tag % DIRS;
    } else if (tag >= TAG_MARK && tag < TAG_CROSS) {
        order->kind = DO_MARK;
        order->team = (tag - TAG_MARK) / 8;
        order->value = tag % 8 == EMPTY_MARK ? EMPTY_DUTY : tag % 8;
    } else if (tag >= TAG_CROSS && tag < TAG_ORDER) {
        order->kind = DO_CROSS;
        order->team = (tag - TAG_CROSS) / 32;
        order->value = tag % 32 == EMPTY_CROSS ? EMPTY_DUTY : tag % 32;
    } else if (tag >= TAG_ORDER && tag < TAG_ORDER + ORDER_KINDS * 2) {
        order->kind = (tag - TAG_ORDER) / 2;
        order->team = tag % 2;
        if (is_all_tag(order->kind)) return false;
        if (order_shape[order->kind].whose == WHOSE_CLOCK) order->team = NO_TEAM;
    } else {
        return false;
    }
    return true;
}

static void take_order(struct cursor *cursor, unsigned tag, struct record_frame *frame)
{
    frame->order.by = NO_ROLE;
    if (tag >= TAG_BY && tag < TAG_BY + ROLES) {
        frame->order.by = tag - TAG_BY;
        tag = take(cursor);
    }
    if (!order_of_tag(tag, &frame->order))
        spoil(cursor, cursor->offset - 1, "an unknown kind of entry");
    else
        take_operands(cursor, &frame->order, &frame->stroke);
}

static void take_call(struct cursor *cursor, unsigned tag, struct call *call)
{
    call->team = (tag - TAG_CALL) / 4;
    call->role = tag % 4;
    call->code = take(cursor);
    call->count =
        (uint8_t)take_within(cursor, 0, CALL_PARAMETERS, "a call has at most 3 parameters");
    for (int i = 0; i < call->count; i++) call->parameter[i] = take(cursor);
}

static void take_check(struct cursor *cursor, size_t begin)
{
    if (cursor->offset >= cursor->length)
        spoil(cursor, cursor->offset, "it is cut off here");
    else if (cursor->bytes[cursor->offset++] != cursor->crc >> 24 && CHECKSUMS_HOLD)
        spoil(cursor, begin, "the entry that begins here has a wrong checksum");
}

static void take_seal(struct cursor *cursor, const struct record_reader *reader)
{
    size_t offset = cursor->offset;
    if (take_varint(cursor) != reader->record.frames)
        spoil(cursor, offset, "the seal counts other entries than there are");
    take_crc(cursor, "the seal's checksum is wrong");
    if (cursor->offset != cursor->length)
        spoil(cursor, cursor->offset, "something follows the seal");
}

static enum record_item take_frame(struct cursor *cursor, const struct record_reader *reader,
                                   struct record_frame *frame)
{
    unsigned tag = take(cursor);
    if (tag == TAG_SEAL) {
        take_seal(cursor, reader);
        return RECORD_SEALED;
    }
    bool call = tag >= TAG_CALL && tag < TAG_CALL + TEAMS * ROLES;
    if (call)
        take_call(cursor, tag, &frame->call);
    else
        take_order(cursor, tag, frame);
    take_check(cursor, frame->offset);
    return call ? RECORD_CALL : RECORD_ORDER;
}

enum record_item record_next(struct record_reader *reader, struct record_frame *frame)
{
    struct cursor cursor = {.bytes = reader->bytes, .length = reader->length,
                            .offset = reader->offset, .crc = reader->record.crc};
    frame->offset = reader->offset;
    frame->before = reader->record;
    frame->order = (struct order){0};
    frame->call = (struct call){0};
    if (reader->offset == reader->length) {
        tell(reader, reader->offset, "it ends without a seal");
        return RECORD_UNSEALED;
    }
    enum record_item item = take_frame(&cursor, reader, frame);
    if (cursor.problem) {
        tell(reader, cursor.problem_at, cursor.problem);
        return RECORD_DAMAGED;
    }
    reader->offset = cursor.offset;
    reader->record.crc = cursor.crc;
    if (item != RECORD_SEALED) reader->record.frames++;
    return item;
}

/* The frame is taken back: the record ends before it. */
void record_spoil(struct record_reader *reader, const struct record_frame *frame,
                  const char *problem)
{
    reader->offset = frame->offset;
    reader->record = frame->before;
    tell(reader, frame->offset, problem);
}
