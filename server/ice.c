/* STUN and TURN, each with its addresses; there is none that the operator has not named. */
#include "server/ice.h"

#include <string.h>

/* Opens an object with the addresses, which are separated by spaces. */
static void open_entry(const char *addresses, struct out *out)
{
    out_comma(out);
    out_char(out, '{');
    out_key(out, "urls");
    out_char(out, '[');
    for (const char *at = addresses + strspn(addresses, " "); *at; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        out_comma(out);
        out_string(out, at, length);
        at += length;
    }
    out_char(out, ']');
}

void ice_write(const struct server *server, struct out *out)
{
    const struct server_config *config = &server->config;
    struct turn_pass pass;
    out_key(out, "ice");
    out_char(out, '[');
    if (*config->stun) {
        open_entry(config->stun, out);
        out_char(out, '}');
    }
    if (*config->turn) {
        server->ops.turn_pass(config->turn_secret, &pass);
        open_entry(config->turn, out);
        out_key_name(out, "username", pass.name);
        out_key_name(out, "credential", pass.password);
        out_char(out, '}');
    }
    out_char(out, ']');
    out_key_number(out, "ttl_s", TURN_PASS_S);
}
