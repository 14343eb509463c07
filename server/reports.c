/* A report is a note in the store; the operator reads it with `fathom admin reports`. */
#include "server/reports.h"

#include "base/memory.h"
#include "server/chat.h"
#include "server/log.h"
#include "server/members.h"
#include "server/names.h"

static void write_who(struct out *out, const struct member *member)
{
    char person[PERSON_CHARS + 1];
    person_write(&member->who, person);
    out_char(out, '{');
    out_key_number(out, "member", member->id);
    out_key_string(out, "name", member->name);
    out_key_name(out, "person", person);
    out_key_name(out, "address", member->line ? member->line->address->text : NULL);
    out_char(out, '}');
}

static void write_report(const struct envelope *r, const struct member *about, const char *why,
                         struct out *out)
{
    out_char(out, '{');
    out_key_name(out, "room", r->room->code);
    out_key_number(out, "game", r->room->games);
    out_key(out, "about");
    write_who(out, about);
    out_key(out, "by");
    write_who(out, r->member);
    out_key_string(out, "why", why);
    out_key(out, "chat");
    chat_write_heard(r->room, r->member, r->now_ms, out);
    out_char(out, '}');
}

static void keep(const struct envelope *r, const struct member *about, const char *why)
{
    char key[NOTE_KEY_MAX];
    struct out text;
    struct server *server = r->server;
    int64_t now_s = (int64_t)(r->now_ms / 1000);
    out_growing(&text, memory_resize);
    write_report(r, about, why, &text);
    commits_stamp(&server->commits, r->now_ms, key);
    commits_note(&server->commits, &(struct store_note){
        NOTE_REPORT, now_s, now_s + server->config.report_keep_s, key, out_cstring(&text)});
    free(text.text);
    server->metrics.reports++;
    log_line("reported", "room=%s", r->room->code);
}

enum refusal reports_take(struct envelope *r)
{
    size_t length;
    char why[CHAT_BYTES] = "";
    const char *text = envelope_text(r, "why", &length);
    const struct member *about = members_find(r->room, envelope_count(r, "member"));
    if (!about || about == r->member) return REFUSED_NO_SUCH_MEMBER;
    if (length && !names_read(text, length, CHAT_CHARS, why)) return REFUSED_BAD_MESSAGE;
    if (!addresses_spend(r->session->address, BUDGET_REPORTS, 1, &r->server->config.per_address,
                         r->now_ms))
        return REFUSED_TOO_FAST;
    keep(r, about, why);
    return REFUSED_NOT;
}
