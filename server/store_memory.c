/* Three arrays. There are a few rooms and some hundred rows and games: all is found by looking. */
#include "server/store_memory.h"

#include <assert.h>
#include <string.h>

#include "base/memory.h"
#include "server/profile.h"

static struct kept_bytes copy_of(const struct store_batch *batch, const struct store_part *part)
{
    return (struct kept_bytes){memory_copy(batch->bytes.text + part->offset, part->length),
                               part->length};
}

static void copy_name(const struct store_batch *batch, const struct store_part *part, char *name,
                      size_t size)
{
    size_t length = part->length < size ? part->length : size - 1;
    memcpy(name, batch->bytes.text + part->offset, length);
    name[length] = 0;
}

static void save_room(struct memory_store *kept, const struct store_batch *batch,
                      const struct store_entry *entry)
{
    struct kept_room *room = NULL;
    for (uint32_t i = 0; i < kept->rooms; i++)
        if (kept->room[i].id == entry->room) room = &kept->room[i];
    if (!room) {
        MEMORY_GROW(kept->room, kept->rooms, kept->room_capacity);
        room = &kept->room[kept->rooms++];
        *room = (struct kept_room){.id = entry->room};
        copy_name(batch, &entry->part[0], room->code, sizeof room->code);
    }
    free(room->state.text);
    free(room->people.text);
    room->state = copy_of(batch, &entry->part[1]);
    copy_name(batch, &entry->part[2], room->replay, sizeof room->replay);
    room->people = copy_of(batch, &entry->part[3]);
    if (room->id > kept->last_room) kept->last_room = room->id;
    room->held = true;
}

static void hold_room(struct memory_store *kept, uint64_t id, bool held)
{
    for (uint32_t i = 0; i < kept->rooms; i++)
        if (kept->room[i].id == id) kept->room[i].held = held;
}

static void save_row(struct memory_store *kept, const struct store_batch *batch,
                     const struct store_entry *entry)
{
    for (uint32_t i = 0; i < kept->rows; i++)
        assert(kept->row[i].room != entry->room || kept->row[i].game != entry->game ||
               kept->row[i].seq != entry->seq);
    MEMORY_GROW(kept->row, kept->rows, kept->row_capacity);
    kept->row[kept->rows++] = (struct kept_row){entry->room, entry->game, entry->seq,
                                                copy_of(batch, &entry->part[0])};
}

/* Of one game, or of all that the room has played. */
static void drop_rows(struct memory_store *kept, uint64_t room, const uint32_t *game)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < kept->rows; i++) {
        struct kept_row *row = &kept->row[i];
        if (row->room == room && (!game || row->game == *game)) free(row->bytes.text);
        else kept->row[count++] = *row;
    }
    kept->rows = count;
}

static void save_game(struct memory_store *kept, const struct store_batch *batch,
                      const struct store_entry *entry)
{
    MEMORY_GROW(kept->game, kept->games, kept->game_capacity);
    struct kept_game *game = &kept->game[kept->games++];
    *game = (struct kept_game){.ended_s = entry->ended_s, .listed = entry->listed,
                               .card = copy_of(batch, &entry->part[1]),
                               .record = copy_of(batch, &entry->part[2]),
                               .people = copy_of(batch, &entry->part[3]),
                               .seats = copy_of(batch, &entry->part[4])};
    copy_name(batch, &entry->part[0], game->id, sizeof game->id);
    drop_rows(kept, entry->room, &entry->game);
}

void memory_store_forget_room(struct memory_store *kept, uint64_t id)
{
    for (uint32_t i = 0; i < kept->rooms; i++) {
        if (kept->room[i].id != id) continue;
        free(kept->room[i].state.text);
        free(kept->room[i].people.text);
        kept->room[i] = kept->room[--kept->rooms];
        break;
    }
    drop_rows(kept, id, NULL);
}

static void free_game(struct kept_game *game)
{
    free(game->card.text);
    free(game->record.text);
    free(game->people.text);
    free(game->seats.text);
}

void memory_store_forget(struct memory_store *kept, const struct kept_game *game)
{
    size_t place = (size_t)(game - kept->game);
    free_game(&kept->game[place]);
    kept->game[place] = kept->game[--kept->games];
}

bool memory_store_is_of(const struct memory_store *kept, const struct kept_bytes *people,
                        const void *hash)
{
    if (kept->all_listed) return true;
    for (size_t at = 0; at + PERSON_BYTES <= people->length; at += PERSON_BYTES)
        if (!memcmp(people->text + at, hash, PERSON_BYTES)) return true;
    return false;
}

static void forget_person(struct memory_store *kept, const void *hash)
{
    for (uint32_t i = kept->games; i-- > 0;)
        if (memory_store_is_of(kept, &kept->game[i].people, hash))
            memory_store_forget(kept, &kept->game[i]);
    for (uint32_t i = kept->rooms; i-- > 0;)
        if (memory_store_is_of(kept, &kept->room[i].people, hash))
            memory_store_forget_room(kept, kept->room[i].id);
}

static void save_device(struct memory_store *kept, const struct store_batch *batch,
                        const struct store_entry *entry)
{
    if (entry->note != NOTE_DEVICE) return;
    MEMORY_GROW(kept->device, kept->devices, kept->device_capacity);
    struct kept_note *note = &kept->device[kept->devices++];
    *note = (struct kept_note){.until_s = entry->until_s, .text = copy_of(batch, &entry->part[1])};
    copy_name(batch, &entry->part[0], note->key, sizeof note->key);
}

static void drop_device(struct memory_store *kept, uint32_t place)
{
    free(kept->device[place].text.text);
    kept->device[place] = kept->device[--kept->devices];
}

static void prune_devices(struct memory_store *kept, const struct store_prune *prune)
{
    for (uint32_t i = kept->devices; prune->at_most && i-- > 0;)
        if (kept->device[i].until_s <= prune->now_s) drop_device(kept, i);
}

void memory_store_apply(struct memory_store *kept, const struct store_batch *batch)
{
    for (uint32_t i = 0; i < batch->count; i++) {
        const struct store_entry *entry = &batch->entry[i];
        switch (entry->kind) {
        case STORE_ROOM: save_room(kept, batch, entry); break;
        case STORE_LOG: save_row(kept, batch, entry); break;
        case STORE_REPLAY: save_game(kept, batch, entry); break;
        case STORE_DROP: memory_store_forget_room(kept, entry->room); break;
        case STORE_HOLD:
        case STORE_FREE: hold_room(kept, entry->room, entry->kind == STORE_HOLD); break;
        case STORE_FORGET:
            forget_person(kept, batch->bytes.text + entry->part[0].offset);
            break;
        case STORE_NOTE: save_device(kept, batch, entry); break;
        default: break; /* the house's notes */
        }
    }
    prune_devices(kept, &batch->prune);
}

const struct kept_room *memory_store_stale_room(const struct memory_store *kept,
                                                const struct store_prune *prune)
{
    const struct kept_room *oldest = NULL;
    if (!prune->at_most || kept->rooms <= prune->keep_rooms) return NULL;
    for (const struct kept_room *room = kept->room; room < kept->room + kept->rooms; room++)
        if (!room->held && (!oldest || room->id < oldest->id)) oldest = room;
    return oldest;
}

const struct kept_game *memory_store_stale(const struct memory_store *kept,
                                           const struct store_prune *prune)
{
    const struct kept_game *oldest = NULL;
    for (uint32_t i = 0; i < kept->games; i++)
        if (!oldest || kept->game[i].ended_s < oldest->ended_s) oldest = &kept->game[i];
    if (!oldest || !prune->at_most) return NULL;
    return oldest->ended_s < prune->before_s || kept->games > prune->keep ? oldest : NULL;
}

/* --- questions ------------------------------------------------------------------------------- */

static const struct kept_room *find_room(const struct memory_store *kept, const char *code)
{
    for (uint32_t i = 0; i < kept->rooms; i++)
        if (!strcmp(kept->room[i].code, code)) return &kept->room[i];
    return NULL;
}

static enum store_found look_replay(const struct memory_store *kept, const char *id,
                                    struct store_answer *answer, struct out *card)
{
    for (uint32_t i = 0; i < kept->games; i++) {
        const struct kept_game *game = &kept->game[i];
        if (strcmp(game->id, id)) continue;
        if (card) out_bytes(card, game->card.text, game->card.length);
        out_bytes(&answer->record, game->record.text, game->record.length);
        return STORE_FOUND;
    }
    return STORE_NONE;
}

static enum store_found look_room(const struct memory_store *kept, struct store_answer *answer)
{
    const struct kept_room *room = find_room(kept, answer->question.code);
    if (!room) return STORE_NONE;
    answer->room = room->id;
    out_bytes(&answer->text, room->state.text, room->state.length);
    if (*room->replay) look_replay(kept, room->replay, answer, NULL);
    for (uint32_t i = 0; i < kept->rows; i++) {
        const struct kept_row *row = &kept->row[i];
        if (row->room == room->id)
            store_answer_add(answer, (struct store_row){row->room, row->game, row->seq, {0}},
                             row->bytes.text, row->bytes.length);
    }
    return STORE_FOUND;
}

static enum store_found look_new(struct memory_store *kept, struct store_answer *answer)
{
    answer->room = ++kept->last_room;
    return find_room(kept, answer->question.code) ? STORE_NONE : STORE_FOUND;
}

static enum store_found look_rooms_of(const struct memory_store *kept, struct store_answer *answer)
{
    for (uint32_t i = kept->rooms; i-- > 0 && answer->rows < answer->question.limit;) {
        const struct kept_room *room = &kept->room[i];
        if (memory_store_is_of(kept, &room->people, answer->question.who.hash))
            store_answer_add(answer, (struct store_row){.room = room->id}, room->state.text,
                             room->state.length);
    }
    return STORE_FOUND;
}

static bool is_asked_for(const struct memory_store *kept, const struct kept_game *game,
                         const struct store_question *question)
{
    if (question->listed) return game->listed || kept->all_listed;
    return memory_store_is_of(kept, &game->people, question->who.hash);
}

/* The newest that is older than `before`; of those that ended in one second, by their places. */
static const struct kept_game *newest(const struct memory_store *kept,
                                      const struct store_question *question,
                                      const struct kept_game *before)
{
    const struct kept_game *found = NULL;
    for (size_t i = 0; i < kept->games; i++) {
        const struct kept_game *game = &kept->game[i];
        bool later = before && (game->ended_s > before->ended_s ||
                                (game->ended_s == before->ended_s && game >= before));
        if (!later && is_asked_for(kept, game, question) &&
            (!found || game->ended_s >= found->ended_s))
            found = game;
    }
    return found;
}

static unsigned seats_of(const struct memory_store *kept, const struct kept_game *game,
                         const struct person *who)
{
    for (size_t i = 0; i < game->seats.length; i++)
        if (kept->all_listed || !memcmp(game->people.text + i * PERSON_BYTES, who->hash,
                                        PERSON_BYTES))
            return (uint8_t)game->seats.text[i];
    return 0;
}

static enum store_found look_games(const struct memory_store *kept, struct store_answer *answer)
{
    const struct store_question *question = &answer->question;
    const struct kept_game *game = newest(kept, question, NULL);
    out_char(&answer->text, '[');
    for (uint32_t left = question->limit; game && left--; game = newest(kept, question, game)) {
        unsigned seats = question->listed ? 0 : seats_of(kept, game, &question->who);
        store_write_card(&answer->text, game->card.text, game->card.length, seats);
    }
    out_char(&answer->text, ']');
    return STORE_FOUND;
}

/* The oldest that ended after `last`; of those that ended in one second, by their places. */
static const struct kept_game *oldest(const struct memory_store *kept,
                                      const struct kept_game *last)
{
    const struct kept_game *found = NULL;
    for (const struct kept_game *game = kept->game; game < kept->game + kept->games; game++) {
        bool earlier = last && (game->ended_s < last->ended_s ||
                                (game->ended_s == last->ended_s && game <= last));
        if (!earlier && (!found || game->ended_s < found->ended_s)) found = game;
    }
    return found;
}

static enum store_found look_person(const struct memory_store *kept, struct store_answer *answer)
{
    struct profile profile = {0};
    struct in in = {0};
    const struct person *who = &answer->question.who;
    for (const struct kept_game *game = NULL; (game = oldest(kept, game));) {
        unsigned seats = seats_of(kept, game, who);
        if (seats) profile_add(&profile, in_read(&in, game->card.text, game->card.length), seats);
    }
    in_release(&in);
    profile_write(&profile, &answer->text);
    return STORE_FOUND;
}

static enum store_found take_device(struct memory_store *kept, struct store_answer *answer)
{
    const struct store_question *question = &answer->question;
    for (uint32_t i = 0; i < kept->devices; i++) {
        const struct kept_note *note = &kept->device[i];
        if (strcmp(note->key, question->key) || note->until_s <= question->now_s) continue;
        out_bytes(&answer->text, note->text.text, note->text.length);
        drop_device(kept, i);
        return STORE_FOUND;
    }
    return STORE_NONE;
}

enum store_found memory_store_look(struct memory_store *kept, struct store_answer *answer)
{
    switch (answer->question.ask) {
    case ASK_ROOM: return look_room(kept, answer);
    case ASK_NEW: return look_new(kept, answer);
    case ASK_ROOMS_OF: return look_rooms_of(kept, answer);
    case ASK_REPLAY: return look_replay(kept, answer->question.id, answer, &answer->text);
    case ASK_GAMES: return look_games(kept, answer);
    case ASK_PERSON: return look_person(kept, answer);
    case ASK_DEVICE: return take_device(kept, answer);
    case ASK_BEST: out_lit(&answer->text, "{\"turn\":[],\"real\":[]}"); return STORE_FOUND;
    default: out_lit(&answer->text, "[]"); return STORE_FOUND;
    }
}

void memory_store_release(struct memory_store *kept)
{
    for (uint32_t i = 0; i < kept->rooms; i++) {
        free(kept->room[i].state.text);
        free(kept->room[i].people.text);
    }
    for (uint32_t i = 0; i < kept->rows; i++) free(kept->row[i].bytes.text);
    for (uint32_t i = 0; i < kept->games; i++) free_game(&kept->game[i]);
    while (kept->devices) drop_device(kept, 0);
    free(kept->device);
    free(kept->room);
    free(kept->row);
    free(kept->game);
    *kept = (struct memory_store){0};
}
