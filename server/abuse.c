/* An episode is one address and one reason, from its first time until a minute without it. */
#include "server/abuse.h"

#include <stdio.h>
#include <string.h>

#include "server/server.h"

static struct abuser *place_for(struct abuse *abuse, const char *address, const char *why)
{
    struct abuser *free_one = NULL;
    for (int i = 0; i < ABUSE_HELD; i++) {
        struct abuser *each = &abuse->abuser[i];
        if (!each->why) free_one = each;
        else if (!strcmp(each->why, why) && !strcmp(each->address, address)) return each;
    }
    return free_one;
}

void abuse_note(struct server *server, const char *address, const char *why)
{
    int64_t now_s = (int64_t)(server->now_ms / 1000);
    if (!server->config.abuse_keep_s) return;
    struct abuser *abuser = place_for(&server->abuse, address, why);
    server->abuse.untold += !abuser;
    if (!abuser) return;
    if (!abuser->why) {
        *abuser = (struct abuser){.why = why, .first_s = now_s};
        snprintf(abuser->address, sizeof abuser->address, "%s", address);
    }
    abuser->count++;
    abuser->last_s = now_s;
    abuser->unsaved = true;
}

static void save_one(struct server *server, struct abuser *abuser)
{
    char key[ADDRESS_MAX + 64];
    struct out *text = workspace_text(server->work);
    snprintf(key, sizeof key, "%lld %s %s", (long long)abuser->first_s, abuser->why,
             abuser->address);
    out_lit(text, "{\"address\":");
    out_word(text, abuser->address);
    out_key_name(text, "why", abuser->why);
    out_key_number(text, "count", abuser->count);
    out_key_number(text, "first", (uint64_t)abuser->first_s);
    out_char(text, '}');
    commits_note(&server->commits, &(struct store_note){
        NOTE_ABUSE, abuser->last_s, abuser->last_s + server->config.abuse_keep_s, key,
        out_cstring(text)});
    abuser->unsaved = false;
}

void abuse_save(struct server *server, bool all)
{
    struct abuse *abuse = &server->abuse;
    int64_t now_s = (int64_t)(server->now_ms / 1000);
    if (server->failing || (!all && server->now_ms < abuse->saved_ms + ABUSE_MS)) return;
    abuse->saved_ms = server->now_ms;
    for (int i = 0; i < ABUSE_HELD; i++) {
        struct abuser *each = &abuse->abuser[i];
        if (!each->why) continue;
        if (each->unsaved) save_one(server, each);
        if (all || each->last_s + ABUSE_MS / 1000 <= now_s) each->why = NULL;
    }
}
