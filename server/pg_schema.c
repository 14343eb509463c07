/*
 * One script for each step, all in one transaction under an advisory lock. Everything is in a
 * schema of its own. A node that others have buried has no epoch, and every lease has an epoch of
 * its own, so a room's epoch says whether somebody holds it: some node has that epoch.
 *
 * A fence raises, so that all that follows it in the flush is void. It takes the lock on the node's
 * row, and who buries the node waits for that: what was committed before is seen by who adopts.
 */
#include "server/pg_schema.h"

#include <stdio.h>
#include <stdlib.h>

#include "server/store_pg.h"

#define LEASE "interval '4 s'"
_Static_assert(PG_LEASE_MS == 4000, "see LEASE");

static const char *const migrate[] = {
    "CREATE SEQUENCE epoch; CREATE SEQUENCE room_id;"
    "CREATE TABLE node(id integer PRIMARY KEY, epoch bigint UNIQUE, batch bigint NOT NULL,"
    " seen timestamptz NOT NULL, since timestamptz NOT NULL);"
    "CREATE TABLE room(id bigint PRIMARY KEY, code text NOT NULL UNIQUE, state text NOT NULL,"
    " replay text NOT NULL, playing boolean NOT NULL, epoch bigint NOT NULL,"
    " until bigint NOT NULL DEFAULT 0, card text NOT NULL) WITH (fillfactor = 70);"
    "CREATE INDEX room_left ON room(until, epoch);"
    "CREATE INDEX room_open ON room(id) WHERE card <> '';"
    "CREATE TABLE log(room bigint, game integer, seq integer, bytes bytea NOT NULL,"
    " PRIMARY KEY(room, game, seq));"
    "CREATE TABLE replay(id text PRIMARY KEY, ended bigint NOT NULL, listed boolean NOT NULL,"
    " card text NOT NULL, record bytea NOT NULL);"
    "CREATE INDEX replay_ended ON replay(ended);"
    "CREATE INDEX replay_listed ON replay(ended) WHERE listed;"
    "CREATE TABLE player(who bytea, replay text REFERENCES replay ON DELETE CASCADE,"
    " PRIMARY KEY(who, replay)); CREATE INDEX player_replay ON player(replay);"
    "CREATE TABLE guest(who bytea, room bigint REFERENCES room ON DELETE CASCADE,"
    " PRIMARY KEY(who, room)); CREATE INDEX guest_room ON guest(room);",

    "CREATE TABLE note(kind integer, key text, at bigint NOT NULL, until bigint NOT NULL,"
    " text text NOT NULL, PRIMARY KEY(kind, key)); CREATE INDEX note_at ON note(kind, at);"
    "CREATE INDEX note_until ON note(until);"

    "CREATE FUNCTION lease(n integer) RETURNS bigint LANGUAGE sql AS $$"
    " INSERT INTO node VALUES(n, nextval('epoch'), 0, clock_timestamp(), clock_timestamp())"
    " ON CONFLICT (id) DO UPDATE SET epoch = EXCLUDED.epoch, batch = 0,"
    " seen = clock_timestamp(), since = clock_timestamp() RETURNING epoch $$;"

    "CREATE FUNCTION refuse(n integer, e bigint) RETURNS void LANGUAGE plpgsql AS $$"
    " DECLARE now_epoch bigint; BEGIN"
    " SELECT epoch INTO now_epoch FROM node WHERE id = n;"
    " IF now_epoch = e THEN"
    "  RAISE EXCEPTION 'this batch is saved already' USING ERRCODE = '" PG_ALREADY "';"
    " ELSIF now_epoch IS NULL THEN"
    "  RAISE EXCEPTION 'the lease of node % is over', n USING ERRCODE = '" PG_FENCED "';"
    " END IF;"
    " RAISE EXCEPTION 'another server is node % now', n USING ERRCODE = '" PG_REPLACED "';"
    " END $$;"

    "CREATE FUNCTION fence(n integer, e bigint, b bigint) RETURNS void LANGUAGE plpgsql AS $$"
    " BEGIN UPDATE node SET batch = greatest(b, batch), since = CASE WHEN seen <"
    "  clock_timestamp() - " LEASE " THEN clock_timestamp() ELSE since END,"
    "  seen = clock_timestamp() WHERE id = n AND epoch = e AND (batch < b OR b = 0);"
    " IF NOT FOUND THEN PERFORM refuse(n, e); END IF; END $$;"

    /* Who has not held his own lease for its whole length may have been cut off himself. */
    "CREATE FUNCTION bury(n integer, e bigint) RETURNS bigint LANGUAGE sql AS $$"
    " WITH dead AS (UPDATE node SET epoch = NULL WHERE id <> n AND epoch IS NOT NULL"
    "  AND seen < clock_timestamp() - " LEASE
    "  AND EXISTS (SELECT FROM node me WHERE me.id = n AND me.epoch = e"
    "   AND me.since < clock_timestamp() - " LEASE
    "   AND me.seen > clock_timestamp() - " LEASE ") RETURNING 1)"
    " SELECT count(*) FROM dead $$;"

    /* A transaction that a half-dead node has left open. */
    "CREATE FUNCTION end_hung(n integer) RETURNS bigint LANGUAGE sql AS $$"
    " SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity JOIN node"
    "  ON application_name = 'fathom node ' || node.id || ' writer'"
    "  WHERE datname = current_database() AND usename = current_user AND node.id <> n"
    "  AND node.seen < clock_timestamp() - " LEASE " $$;"

    /* The room's row is locked first, so that whether its epoch is over is asked after all others
     * are done with it. */
    "CREATE FUNCTION adopt(c text, n integer, e bigint, t bigint) RETURNS TABLE(mine boolean,"
    " id bigint, state text, replay text, owner integer, stale boolean) LANGUAGE plpgsql AS $$"
    " DECLARE r room%ROWTYPE; o node%ROWTYPE; BEGIN"
    " IF NOT EXISTS (SELECT FROM node WHERE node.id = n AND node.epoch = e) THEN"
    "  PERFORM refuse(n, e); END IF;"
    " SELECT * INTO r FROM room WHERE code = c AND (until = 0 OR until >= t) FOR UPDATE;"
    " IF NOT FOUND THEN RETURN; END IF;"
    " SELECT * INTO o FROM node WHERE node.epoch = r.epoch AND node.epoch <> e;"
    " IF FOUND THEN RETURN QUERY SELECT false, r.id, ''::text, ''::text, o.id,"
    "   o.seen < clock_timestamp() - " LEASE "; RETURN; END IF;"
    " UPDATE room SET epoch = e, until = 0 WHERE room.id = r.id;"
    " RETURN QUERY SELECT true, r.id, r.state, r.replay, n, false; END $$;",

    "ALTER TABLE player ADD COLUMN seats integer NOT NULL DEFAULT 0;" /* a bit each; 0: unknown */
    /* A person's name and hash go from finished games, and from rooms that nobody holds. */
    "CREATE FUNCTION forget_person(w bytea, n text) RETURNS void LANGUAGE plpgsql AS $$ BEGIN"
    " UPDATE replay SET card = (WITH named AS (SELECT jsonb_agg(CASE WHEN"
    "  p.seats & (1 << (i::integer - 1)) <> 0 OR (p.seats = 0 AND s->>'name' = n)"
    "  THEN s || '{\"name\":null}'::jsonb ELSE s END ORDER BY i) AS seats"
    "  FROM jsonb_array_elements(card::jsonb->'seats') WITH ORDINALITY AS e(s, i))"
    "  SELECT jsonb_set(jsonb_set(card::jsonb, '{seats}', seats), '{people}', (SELECT"
    "  coalesce(jsonb_agg(name), '[]'::jsonb) FROM (SELECT DISTINCT ON (left(s->>'seat', 1),"
    "  s->>'player') s->>'name' AS name FROM jsonb_array_elements(seats) AS s"
    "  WHERE s->>'name' IS NOT NULL) AS people))::text FROM named)"
    "  FROM player p WHERE p.who = w AND p.replay = replay.id;"
    " UPDATE room SET state = jsonb_set(state::jsonb, '{members}', (SELECT jsonb_agg(CASE WHEN"
    "  m->>'who' = encode(w, 'hex') THEN m || jsonb_build_object('name', '', 'who',"
    "  md5(random()::text || clock_timestamp()::text)) ELSE m END ORDER BY i)"
    "  FROM jsonb_array_elements(state::jsonb->'members') WITH ORDINALITY AS e(m, i)))::text"
    "  FROM guest g WHERE g.who = w AND g.room = room.id AND NOT EXISTS"
    "  (SELECT FROM node WHERE node.epoch = room.epoch);"
    " DELETE FROM player WHERE who = w; DELETE FROM guest WHERE who = w; END $$;",

    /* A person's row is written by whoever has read it as it is; who was too late reads it anew. */
    "CREATE TABLE person(who bytea PRIMARY KEY, version bigint NOT NULL, at bigint NOT NULL,"
    " name text NOT NULL, emblem text NOT NULL, profile text NOT NULL);"
    "CREATE INDEX person_at ON person(at);"
    "CREATE FUNCTION put_person(w bytea, v bigint, t bigint, n text, e text, p text)"
    " RETURNS void LANGUAGE plpgsql AS $$ BEGIN"
    " IF v = 0 THEN INSERT INTO person VALUES(w, 1, t, n, e, p) ON CONFLICT DO NOTHING;"
    " ELSE UPDATE person SET version = v + 1, at = t, name = n, emblem = e, profile = p"
    "  WHERE who = w AND version = v; END IF;"
    " IF NOT FOUND THEN RAISE EXCEPTION 'a profile has changed meanwhile'"
    "  USING ERRCODE = '" PG_LATE "'; END IF; END $$;"
    /* Before forget_person, which forgets who played. */
    "CREATE FUNCTION forget_profile(w bytea) RETURNS void LANGUAGE sql AS $$"
    " UPDATE replay SET card = jsonb_set(card::jsonb, '{seats}', (SELECT jsonb_agg(CASE WHEN"
    "  p.seats & (1 << (i::integer - 1)) <> 0 THEN s - 'emblem' ELSE s END ORDER BY i)"
    "  FROM jsonb_array_elements(card::jsonb->'seats') WITH ORDINALITY AS e(s, i)))::text"
    "  FROM player p WHERE p.who = w AND p.replay = replay.id;"
    " DELETE FROM person WHERE who = w $$;",

    /* What orders the tables of the best, 0: not in it. Who has left a game has no name on its
     * card. */
    "ALTER TABLE person ADD COLUMN best_turn bigint NOT NULL DEFAULT 0;"
    "ALTER TABLE person ADD COLUMN best_real bigint NOT NULL DEFAULT 0;"
    "CREATE INDEX person_turn ON person(best_turn) WHERE best_turn > 0;"
    "CREATE INDEX person_real ON person(best_real) WHERE best_real > 0;"
    "DROP FUNCTION put_person;"
    "CREATE FUNCTION put_person(w bytea, v bigint, t bigint, n text, e text, p text, b bigint,"
    " r bigint) RETURNS void LANGUAGE plpgsql AS $$ BEGIN"
    " IF v = 0 THEN INSERT INTO person VALUES(w, 1, t, n, e, p, b, r) ON CONFLICT DO NOTHING;"
    " ELSE UPDATE person SET version = v + 1, at = t, name = coalesce(nullif(n, ''), name),"
    "  emblem = CASE n WHEN '' THEN emblem ELSE e END, profile = p, best_turn = b, best_real = r"
    "  WHERE who = w AND version = v; END IF;"
    " IF NOT FOUND THEN RAISE EXCEPTION 'a profile has changed meanwhile'"
    "  USING ERRCODE = '" PG_LATE "'; END IF; END $$;",

    /* As before, but by the database's clock; t is 0 for who wants old ones as well. */
    "CREATE OR REPLACE FUNCTION adopt(c text, n integer, e bigint, t bigint) RETURNS TABLE("
    " mine boolean, id bigint, state text, replay text, owner integer, stale boolean)"
    " LANGUAGE plpgsql AS $$ DECLARE r room%ROWTYPE; o node%ROWTYPE; BEGIN"
    " IF NOT EXISTS (SELECT FROM node WHERE node.id = n AND node.epoch = e) THEN"
    "  PERFORM refuse(n, e); END IF;"
    " SELECT * INTO r FROM room WHERE code = c AND (t = 0 OR until = 0 OR until >= " PG_NOW_S ")"
    "  FOR UPDATE;"
    " IF NOT FOUND THEN RETURN; END IF;"
    " SELECT * INTO o FROM node WHERE node.epoch = r.epoch AND node.epoch <> e;"
    " IF FOUND THEN RETURN QUERY SELECT false, r.id, ''::text, ''::text, o.id,"
    "   o.seen < clock_timestamp() - " LEASE "; RETURN; END IF;"
    " UPDATE room SET epoch = e, until = 0 WHERE room.id = r.id;"
    " RETURN QUERY SELECT true, r.id, r.state, r.replay, n, false; END $$;",

    /* First of the three that forget: damaged rows are left as they are, for the operator. */
    "CREATE FUNCTION is_whole(t text, k text) RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN"
    " RETURN coalesce(jsonb_array_length(t::jsonb->k) > 0, false);"
    " EXCEPTION WHEN data_exception THEN RETURN false; END $$;"
    "CREATE FUNCTION forget_torn(w bytea) RETURNS void LANGUAGE sql AS $$"
    " DELETE FROM player USING replay WHERE player.who = w AND replay.id = player.replay"
    "  AND NOT is_whole(card, 'seats');"
    " DELETE FROM guest USING room WHERE guest.who = w AND room.id = guest.room"
    "  AND NOT is_whole(state, 'members') $$;",
};
enum { SCHEMA = sizeof migrate / sizeof *migrate };

static int version_of(struct pg_link *link)
{
    PGresult *result = pg_link_ask(
        link, "CREATE SCHEMA IF NOT EXISTS fathom;"
              "CREATE TABLE IF NOT EXISTS meta(version integer NOT NULL);"
              "INSERT INTO meta SELECT 0 WHERE NOT EXISTS (SELECT FROM meta);"
              "SELECT version FROM meta");
    int version = result ? atoi(PQgetvalue(result, 0, 0)) : -1;
    PQclear(result);
    return version;
}

static bool do_sql(struct pg_link *link, const char *sql)
{
    PGresult *result = pg_link_ask(link, sql);
    PQclear(result);
    return result;
}

bool pg_schema_migrate(struct pg_link *link)
{
    char mark[64];
    if (!do_sql(link, "BEGIN; SET LOCAL client_min_messages = error; SET LOCAL lock_timeout = 0;"
                      "SELECT pg_advisory_xact_lock(7346287)"))
        return false;
    int version = version_of(link);
    if (version > SCHEMA) {
        snprintf(link->why, sizeof link->why,
                 "it was written by a newer Fathom (schema %d; this one knows %d)", version,
                 SCHEMA);
        return false;
    }
    for (int i = version; i >= 0 && i < SCHEMA; i++)
        if (!do_sql(link, migrate[i])) return false;
    snprintf(mark, sizeof mark, "UPDATE meta SET version = %d; COMMIT", SCHEMA);
    return version >= 0 && do_sql(link, mark);
}
