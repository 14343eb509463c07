/* A store by itself, the file or with an address PostgreSQL: what a batch writes, and what it
 * forgets. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <cmocka.h>
#include <libpq-fe.h>
#include <sqlite3.h>

#include "server/store_pg.h"
#include "server/store_sqlite.h"

enum { GAMES = 100, SLICE = 7, PEOPLE = 2 };

struct world {
    char folder[32], path[64];
    struct store *store;
    uint64_t batches;
    /* A second pair of eyes on the file, or on the database. */
    sqlite3 *witness;
    PGconn *other;
};

static const char *url; /* of a PostgreSQL, NULL: the file */

static struct store *open_again(struct world *world)
{
    char why[STORE_WHY_MAX];
    struct store *store = url ? store_pg_open(url, 1, NULL, NULL, why)
                              : store_sqlite_open(world->path, NULL, NULL, why);
    if (!store) fail_msg("%s", why);
    return store;
}

static int open_store(void **state)
{
    static struct world world;
    snprintf(world.folder, sizeof world.folder, "/tmp/fathom-store-XXXXXX");
    assert_non_null(mkdtemp(world.folder));
    snprintf(world.path, sizeof world.path, "%s/test.db", world.folder);
    world.store = open_again(&world);
    *state = &world;
    if (!url) return sqlite3_open(world.path, &world.witness) != SQLITE_OK;
    world.other = PQconnectdb(url);
    PQclear(PQexec(world.other, "SET search_path = fathom; DELETE FROM replay"));
    return PQstatus(world.other) != CONNECTION_OK;
}

static int close_store(void **state)
{
    struct world *world = *state;
    sqlite3_close(world->witness);
    PQfinish(world->other);
    store_close(world->store);
    if (!url) unlink(world->path);
    return rmdir(world->folder);
}

static int64_t ask_other(struct world *world, const char *sql)
{
    PGresult *result = PQexec(world->other, sql);
    assert_int_equal(PQntuples(result), 1);
    int64_t number = strtoll(PQgetvalue(result, 0, 0), NULL, 10);
    PQclear(result);
    return number;
}

static int64_t ask(struct world *world, const char *sql)
{
    sqlite3_stmt *get;
    if (url) return ask_other(world, sql);
    assert_int_equal(sqlite3_prepare_v2(world->witness, sql, -1, &get, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(get), SQLITE_ROW);
    int64_t number = sqlite3_column_int64(get, 0);
    sqlite3_finalize(get);
    return number;
}

static void tell_witness(struct world *world, const char *sql)
{
    assert_int_equal(sqlite3_exec(world->witness, sql, NULL, NULL, NULL), SQLITE_OK);
}

static void commit(struct world *world, struct store_batch *batch)
{
    batch->number = ++world->batches;
    store_submit(world->store, batch);
    struct store_outcome outcome = store_collect(world->store, true);
    if (outcome.result != STORE_DONE) fail_msg("%s", outcome.why);
    store_batch_clear(batch);
}

static enum store_result submit(struct world *world, struct store_batch *batch)
{
    batch->number = ++world->batches;
    store_submit(world->store, batch);
    return store_collect(world->store, true).result;
}

/* A finished game that ended in second `number`, with one player of its own and one of all. */
static void add_game(struct store_batch *batch, int number)
{
    struct person people[PEOPLE] = {{{0}}, {{(uint8_t)number, 1}}};
    const uint8_t seats[PEOPLE] = {0x0f, 0xf0};
    char id[REPLAY_ID_CHARS + 1];
    struct store_entry *entry = store_batch_add(batch, STORE_REPLAY, 1);
    snprintf(id, sizeof id, "GAME%012d", number);
    entry->ended_s = number;
    store_batch_part(batch, entry, 0, id, REPLAY_ID_CHARS);
    store_batch_part(batch, entry, 1, "{}", 2);
    store_batch_part(batch, entry, 2, "record", 6);
    store_batch_part(batch, entry, 3, people, sizeof people);
    store_batch_part(batch, entry, 4, seats, sizeof seats);
}

static void add_games(struct world *world, struct store_batch *batch)
{
    for (int i = 0; i < GAMES; i++) add_game(batch, i);
    commit(world, batch);
    assert_int_equal(ask(world, "SELECT count(*) FROM replay"), GAMES);
    assert_int_equal(ask(world, "SELECT count(*) FROM player"), GAMES * PEOPLE);
}

/* Prunes until nothing changes any more; no batch may forget more than its slice. */
static void prune(struct world *world, struct store_batch *batch, struct store_prune how)
{
    int64_t left = ask(world, "SELECT count(*) FROM replay"), before;
    do {
        before = left;
        batch->prune = how;
        commit(world, batch);
        left = ask(world, "SELECT count(*) FROM replay");
        assert_true(before - left <= how.at_most);
        assert_int_equal(ask(world, "SELECT count(*) FROM player"), left * PEOPLE);
        assert_int_equal(ask(world, "SELECT count(*) FROM player WHERE replay NOT IN"
                                    " (SELECT id FROM replay)"), 0);
        assert_int_equal(ask(world, "SELECT max(ended) + 1 - min(ended) FROM replay"), left);
    } while (left < before);
}

static void old_games_go_in_slices_with_their_people(void **state)
{
    struct store_batch batch;
    store_batch_init(&batch);
    add_games(*state, &batch);
    prune(*state, &batch, (struct store_prune){.before_s = 40, .keep = 1000, .at_most = SLICE});
    assert_int_equal(ask(*state, "SELECT min(ended) FROM replay"), 40);
    assert_int_equal(ask(*state, "SELECT count(*) FROM replay"), GAMES - 40);
    store_batch_release(&batch);
}

static void too_many_games_go_oldest_first(void **state)
{
    struct store_batch batch;
    store_batch_init(&batch);
    add_games(*state, &batch);
    prune(*state, &batch, (struct store_prune){.before_s = 0, .keep = 30, .at_most = SLICE});
    assert_int_equal(ask(*state, "SELECT count(*) FROM replay"), 30);
    assert_int_equal(ask(*state, "SELECT min(ended) FROM replay"), GAMES - 30);
    add_game(&batch, GAMES); /* one more comes, one goes */
    prune(*state, &batch, (struct store_prune){.before_s = 0, .keep = 30, .at_most = SLICE});
    assert_int_equal(ask(*state, "SELECT min(ended) FROM replay"), GAMES - 29);
    store_batch_release(&batch);
}

static void the_count_survives_a_new_start(void **state)
{
    struct world *world = *state;
    struct store_batch batch;
    store_batch_init(&batch);
    add_games(world, &batch);
    store_close(world->store);
    world->store = open_again(world);
    prune(world, &batch, (struct store_prune){.before_s = 0, .keep = 90, .at_most = SLICE});
    assert_int_equal(ask(world, "SELECT count(*) FROM replay"), 90);
    store_batch_release(&batch);
}

/* What cannot be read now may be read later: it is no other server, and no newcomer. */
static void a_table_that_cannot_be_read_is_a_failure(void **state)
{
    static const char *const tables[] = {"meta", "person"};
    struct world *world = *state;
    struct store_batch batch;
    char sql[64];
    if (url) return;
    store_batch_init(&batch);
    add_game(&batch, 1);
    commit(world, &batch);
    for (int i = 0; i < 2; i++) {
        add_game(&batch, 2 + i);
        snprintf(sql, sizeof sql, "ALTER TABLE %s RENAME TO elsewhere", tables[i]);
        tell_witness(world, sql);
        assert_int_equal(submit(world, &batch), STORE_FAILED);
        snprintf(sql, sizeof sql, "ALTER TABLE elsewhere RENAME TO %s", tables[i]);
        tell_witness(world, sql);
        assert_int_equal(submit(world, &batch), STORE_DONE);
        store_batch_clear(&batch);
    }
    store_batch_release(&batch);
}

int main(int argc, char **argv)
{
    url = argc > 1 ? argv[1] : NULL;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(old_games_go_in_slices_with_their_people, open_store,
                                        close_store),
        cmocka_unit_test_setup_teardown(too_many_games_go_oldest_first, open_store, close_store),
        cmocka_unit_test_setup_teardown(the_count_survives_a_new_start, open_store, close_store),
        cmocka_unit_test_setup_teardown(a_table_that_cannot_be_read_is_a_failure, open_store,
                                        close_store),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
