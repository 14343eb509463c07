/* What the threads of the pool do. */
#include "server/bot_job.h"

#include "base/memory.h"
#include "server/passwords.h"
#include "wire/json_debrief.h"
#include "wire/record.h"

struct bot_job *bot_job_think(enum bot_job_kind kind, struct bot_seat *seat)
{
    struct bot_job *job = memory_new(1, sizeof *job);
    job->kind = kind;
    job->seat = seat;
    job->inbox = seat->inbox;
    seat->inbox = (struct inbox){0};
    seat->busy = true;
    seat->act_at_ms = 0;
    return job;
}

struct bot_job *bot_job_analyse(const char *replay, struct out *record)
{
    struct bot_job *job = memory_new(1, sizeof *job);
    job->kind = JOB_ANALYSE;
    memcpy(job->replay, replay, sizeof job->replay);
    job->record = *record;
    *record = (struct out){0};
    out_growing(&job->text, memory_resize);
    return job;
}

struct bot_job *bot_job_password(struct password_job *password)
{
    struct bot_job *job = memory_new(1, sizeof *job);
    job->kind = JOB_PASSWORD;
    job->password = password;
    return job;
}

void bot_job_free(struct bot_job *job)
{
    if (job->seat) {
        job->seat->busy = false;
        if (job->seat->given_up) bot_seat_free(job->seat);
    }
    free(job->inbox.heard);
    free(job->record.text);
    free(job->text.text);
    free(job->password);
    free(job);
}

static void hear_all(struct bot *bot, const struct inbox *inbox)
{
    for (uint32_t i = 0; i < inbox->count; i++) {
        const struct heard *heard = &inbox->heard[i];
        if (heard->is_call) bot_listen(bot, &heard->call);
        else bot_hear(bot, &heard->event);
    }
}

static void think(struct bot_job *job)
{
    struct bot_seat *seat = job->seat;
    if (!seat->bot) seat->bot = bot_new(&seat->setup);
    hear_all(seat->bot, &job->inbox);
    if (job->kind == JOB_CONSIDER) job->delay_ms = bot_delay_ms(seat->bot, &job->view);
    else bot_think(seat->bot, &job->view, &job->deed);
}

static void analyse(struct bot_job *job)
{
    struct record_trouble trouble;
    struct debrief *debrief =
        debrief_record((const uint8_t *)job->record.text, job->record.length, &trouble);
    if (!debrief) return;
    json_debrief(&job->text, debrief);
    debrief_free(debrief);
}

void bot_job_do(struct bot_job *job)
{
    if (job->kind == JOB_PASSWORD) password_work(job->password);
    else if (job->kind == JOB_ANALYSE) analyse(job);
    else think(job);
}
