/* Who waits for a hash, and what becomes of it. The work itself is in password_work.c. */
#include "server/passwords.h"

#include <stdio.h>

#include "base/memory.h"
#include "server/entry.h"
#include "server/envelope.h"

void passwords_init(struct passwords *passwords, bool threads, bot_pool_wake_fn *wake,
                    void *context)
{
    *passwords = (struct passwords){.pool = bot_pool_new(threads ? 1 : 0, wake, context)};
}

void passwords_release(struct passwords *passwords)
{
    bot_pool_free(passwords->pool);
}

static struct password_job *ask(struct server *server, const char *password)
{
    if (server->passwords.waiting == PASSWORDS_WAITING) return NULL;
    struct password_job *job = memory_new(1, sizeof *job);
    snprintf(job->password, sizeof job->password, "%s", password);
    server->passwords.waiting++;
    return job;
}

bool passwords_set(struct server *server, struct room *room, const char *password)
{
    struct password_job *job = password ? ask(server, password) : NULL;
    if (password && !job) return false;
    snprintf(room->password, sizeof room->password, "%s", password ? PASSWORD_NOT_YET : "");
    room->changed = true;
    if (!job) return true;
    job->room = room->id;
    snprintf(job->code, sizeof job->code, "%s", room->code);
    bot_pool_ask(server->passwords.pool, bot_job_password(job));
    return true;
}

bool passwords_try(struct envelope *envelope, const struct room *room, const char *password)
{
    struct password_job *job = ask(envelope->server, password);
    if (!job) return false;
    snprintf(job->hash, sizeof job->hash, "%s", room ? room->password : PASSWORD_NOT_YET);
    snprintf(job->code, sizeof job->code, "%s", room ? room->code : "");
    job->session = envelope->session;
    job->session->queued++;
    job->id = envelope->id;
    job->game = envelope_count(envelope, "game");
    job->v = envelope_count(envelope, "v");
    bot_pool_ask(envelope->server->passwords.pool, bot_job_password(job));
    return true;
}

static void take_hash(struct server *server, const struct password_job *job)
{
    struct room *room = rooms_find(&server->rooms, job->code);
    if (!room || room->id != job->room || strcmp(room->password, PASSWORD_NOT_YET)) return;
    if (!*job->hash) return; /* it could not be made: the room stays shut, not open */
    snprintf(room->password, sizeof room->password, "%s", job->hash);
    room->changed = true;
    rooms_settle(server, room);
}

void passwords_collect(struct server *server)
{
    struct bot_job *done;
    while ((done = bot_pool_collect(server->passwords.pool))) {
        struct password_job *job = done->password;
        server->passwords.waiting--;
        if (job->room) take_hash(server, job);
        if (job->session) {
            job->session->queued--;
            if (job->session->conn) entry_checked(server, job);
            session_release(job->session);
        }
        bot_job_free(done);
    }
}
