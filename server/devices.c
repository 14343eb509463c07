/* A note for each code: its key is made of the code, and so are the bytes that hide the token. */
#include "server/devices.h"

#include <stdio.h>
#include <string.h>

/* What a code is good for: finding the note, and hiding what is in it. */
enum { TO_FIND, TO_HIDE, HIDING_BLOCKS = (TOKEN_CHARS + PERSON_BYTES - 1) / PERSON_BYTES };

static void derive(const char code[DEVICE_CODE_CHARS + 1], uint8_t purpose, struct person *hash)
{
    uint8_t bytes[TOKEN_BYTES] = {purpose};
    memcpy(bytes + 1, code, DEVICE_CODE_CHARS);
    token_hash(bytes, hash);
}

static void find_key(const char code[DEVICE_CODE_CHARS + 1], char key[PERSON_CHARS + 1])
{
    struct person hash;
    derive(code, TO_FIND, &hash);
    person_write(&hash, key);
}

/* There and back: a code is used for one token only. */
static void hide(const char code[DEVICE_CODE_CHARS + 1], uint8_t token[TOKEN_CHARS])
{
    for (int block = 0; block < HIDING_BLOCKS; block++) {
        struct person pad;
        derive(code, (uint8_t)(TO_HIDE + block), &pad);
        for (int i = 0, at = block * PERSON_BYTES; i < PERSON_BYTES && at < TOKEN_CHARS; i++, at++)
            token[at] ^= pad.hash[i];
    }
}

static void seal(const char *code, const char *token, char sealed[2 * TOKEN_CHARS + 1])
{
    uint8_t bytes[TOKEN_CHARS];
    memcpy(bytes, token, TOKEN_CHARS);
    hide(code, bytes);
    for (int i = 0; i < TOKEN_CHARS; i++) snprintf(sealed + 2 * i, 3, "%02x", bytes[i]);
}

static int digit_of(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static bool unseal(const char *code, const char *sealed, char token[TOKEN_CHARS + 1])
{
    struct person who;
    uint8_t bytes[TOKEN_CHARS];
    if (!sealed || strlen(sealed) != 2 * TOKEN_CHARS) return false;
    for (int i = 0; i < TOKEN_CHARS; i++) {
        int high = digit_of(sealed[2 * i]), low = digit_of(sealed[2 * i + 1]);
        if (high < 0 || low < 0) return false;
        bytes[i] = (uint8_t)(high << 4 | low);
    }
    hide(code, bytes);
    memcpy(token, bytes, TOKEN_CHARS);
    token[TOKEN_CHARS] = 0;
    return token_person(token, TOKEN_CHARS, &who);
}

/* --- asking for a code ----------------------------------------------------------------------- */

static uint64_t keep(struct envelope *r, const char *code, const char *token)
{
    char key[PERSON_CHARS + 1], sealed[2 * TOKEN_CHARS + 1];
    struct out *text = workspace_text(r->server->work);
    int64_t now_s = (int64_t)(r->now_ms / 1000);
    find_key(code, key);
    seal(code, token, sealed);
    out_char(text, '{');
    out_key_name(text, "sealed", sealed);
    out_key_string(text, "name", r->session->name);
    out_key_name(text, "emblem", emblem_name[r->session->emblem]);
    out_char(text, '}');
    return commits_note(&r->server->commits,
                        &(struct store_note){NOTE_DEVICE, now_s, now_s + DEVICE_CODE_S, key,
                                             out_cstring(text)});
}

enum refusal devices_offer(struct envelope *r)
{
    struct person who;
    size_t length;
    char code[DEVICE_CODE_CHARS + 1], link[320];
    const char *token = envelope_text(r, "token", &length);
    if (!token || !token_person(token, length, &who) || !person_equal(&who, &r->session->who))
        return REFUSED_BAD_TOKEN;
    if (!addresses_spend(r->session->address, BUDGET_GUESSES, 1, &r->server->config.per_address,
                         r->now_ms))
        return REFUSED_TOO_FAST;
    device_code_make(code);
    snprintf(link, sizeof link, "%s/me#code=%s", r->server->config.base_url, code);
    uint64_t batch = keep(r, code, token);
    out_key_name(&r->extra, "code", code);
    out_key_string(&r->extra, "link", link);
    out_key_number(&r->extra, "ttl_s", DEVICE_CODE_S);
    if (r->server->ops.draw_qr) {
        struct out *svg = workspace_text(r->server->work);
        r->server->ops.draw_qr(link, svg);
        out_key_string(&r->extra, "qr", out_cstring(svg));
    }
    envelope_answer_after(r, batch);
    return REFUSED_NOT;
}

/* --- using it -------------------------------------------------------------------------------- */

static enum refusal refuse(struct envelope *r)
{
    abuse_note(r->server, r->session->address->text, "wrong_code");
    return REFUSED_NO_SUCH_CODE;
}

/* What the store had of the code; it has it no more. */
static enum refusal hand_over(struct envelope *r, const char *code,
                              const struct store_answer *answer)
{
    char token[TOKEN_CHARS + 1];
    struct in in = {0};
    const struct value *note = in_read(&in, answer->text.text, answer->text.length);
    const char *name = value_text(value_get(note, "name"));
    bool good = answer->found == STORE_FOUND &&
                unseal(code, value_text(value_get(note, "sealed")), token);
    if (good) {
        addresses_give_back(r->session->address, BUDGET_GUESSES);
        out_key_name(&r->extra, "token", token);
        out_key_string(&r->extra, "name", name ? name : "");
        out_key_name(&r->extra, "emblem", value_text(value_get(note, "emblem")));
    }
    in_release(&in);
    return good ? REFUSED_NOT : refuse(r);
}

enum refusal devices_become(struct envelope *r)
{
    size_t length;
    char code[DEVICE_CODE_CHARS + 1];
    struct store_question question = {.ask = ASK_DEVICE, .now_s = (int64_t)(r->now_ms / 1000)};
    const char *text = envelope_text(r, "code", &length);
    if (!r->again && !addresses_spend(r->session->address, BUDGET_GUESSES, 1,
                                      &r->server->config.per_address, r->now_ms))
        return REFUSED_TOO_FAST;
    if (!text || !device_code_read(text, length, code)) return refuse(r);
    find_key(code, question.key);
    const struct store_answer *answer = envelope_look(r, &question);
    if (!answer) return REFUSED_NOT;
    if (answer->found == STORE_UNREADABLE) return REFUSED_STORE;
    return hand_over(r, code, answer);
}
