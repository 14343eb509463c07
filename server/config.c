/* The table of settings, and the three places that they come from. */
#include "server/config.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/bounds.h"
#include "server/pg_peers.h"
#include "server/store_pg.h"

#define FIELD(field) offsetof(struct config, field), sizeof(((struct config *)0)->field)

static const struct setting settings[] = {
    {"port", "N", "port to listen on (8040; 0 takes a free one)", SETTING_NUMBER,
     FIELD(net.port), 0, 65535},
    {"bind", "ADDRESS", "address to listen on (all)", SETTING_TEXT, FIELD(net.bind), 0, 0},
    {"db", "FILE", "database (fathom.db)", SETTING_TEXT, FIELD(db), 0, 0},
    {"store", "URL", "postgresql://... instead, for several servers", SETTING_TEXT,
     FIELD(store), 0, 0},
    {"node", "N", "this server's number among those of one store, from 1 (0)", SETTING_NUMBER,
     FIELD(server.node), 0, PG_NODES_MAX},
    {"peers", "LIST", "the others, HOST:PORT each: asked when the store is away", SETTING_TEXT,
     FIELD(peers), 0, 0},
    {"base-url", "URL", "how people reach this server, for links", SETTING_TEXT,
     FIELD(net.base_url), 0, 0},
    {"origins", "LIST", "further web origins that may connect", SETTING_TEXT, FIELD(net.origins),
     0, 0},
    {"cert", "FILE", "TLS certificate chain (PEM), with --key", SETTING_TEXT, FIELD(net.cert), 0,
     0},
    {"key", "FILE", "TLS private key (PEM)", SETTING_TEXT, FIELD(net.key), 0, 0},
    {"trust-proxy", NULL, "take client addresses from X-Forwarded-For", SETTING_FLAG,
     FIELD(net.trust_proxy), 0, 0},
    {"turn", "URI", "TURN servers that relay voices, with --turn-secret", SETTING_TEXT,
     FIELD(server.turn), 0, 0},
    {"turn-secret", "FILE", "the secret that is shared with them", SETTING_TEXT,
     FIELD(turn_secret), 0, 0},
    {"stun", "URI", "STUN servers that tell browsers their addresses", SETTING_TEXT,
     FIELD(server.stun), 0, 0},
    {"max-rooms", "N", "rooms at the same time (10000)", SETTING_NUMBER, FIELD(server.max_rooms),
     1, 1000000},
    {"max-connections", "N", "connections at the same time (20000)", SETTING_NUMBER,
     FIELD(server.max_connections), 1, 60000},
    {"address-connections", "N", "game connections of one address (64)", SETTING_NUMBER,
     FIELD(server.per_address.connections), 1, 60000},
    {"address-opens", "N", "new connections a second of one address (10)", SETTING_NUMBER,
     FIELD(server.per_address.opens_per_s), 1, 60000},
    {"address-requests", "N", "HTTP requests a second of one address (100)", SETTING_NUMBER,
     FIELD(server.per_address.requests_per_s), 1, 60000},
    {"address-rooms", "N", "rooms that one address may make a minute (10)", SETTING_NUMBER,
     FIELD(server.per_address.rooms_per_minute), 1, 60000},
    {"address-living-rooms", "N", "living rooms that one address has made (50)", SETTING_NUMBER,
     FIELD(server.rooms_per_house), 1, 1000000},
    {"message-rate", "N", "messages a second of one client (20)", SETTING_NUMBER,
     FIELD(server.messages_per_s), 1, 1000000},
    {"silent-after", "SECONDS", "drop lines that do not answer pings (60)", SETTING_SECONDS,
     FIELD(net.silent_ms), 15, 3600},
    {"bot-threads", "N", "threads on which bots think (cores - 1)", SETTING_NUMBER,
     FIELD(server.bot_threads), 1, BOT_THREADS_MAX},
    {"bot-pace", "PERCENT", "how slowly bots act (100; 0: at once)", SETTING_NUMBER,
     FIELD(server.bot_pace_percent), 0, 1000},
    {"lobby-keep", "SECONDS", "keep empty rooms without a game (1800)", SETTING_SECONDS,
     FIELD(server.lobby_keep_ms), 1, 31536000},
    {"game-keep", "SECONDS", "keep running games that nobody is in (604800)", SETTING_SECONDS,
     FIELD(server.game_keep_ms), 1, 31536000},
    {"replay-days", "DAYS", "keep finished games (90)", SETTING_DAYS,
     FIELD(server.replay_keep_s), 1, 36500},
    {"replay-count", "N", "keep at most so many finished games (100000)", SETTING_NUMBER,
     FIELD(server.replay_keep_count), 1, 100000000},
    {"room-count", "N", "keep at most so many saved rooms (1000000)", SETTING_NUMBER,
     FIELD(server.room_keep_count), 1, 100000000},
    {"abuse-log-days", "DAYS", "keep who was turned away, with addresses (7; 0: not at all)",
     SETTING_DAYS, FIELD(server.abuse_keep_s), 0, 365},
    {"report-days", "DAYS", "keep what players report (30)", SETTING_DAYS,
     FIELD(server.report_keep_s), 1, 365},
    {"admin-socket", "PATH", "socket of fathom admin (beside the database; off: none)",
     SETTING_TEXT, FIELD(admin_socket), 0, 0},
    {"admin-port", "N", "port of the operator's page, on 127.0.0.1 (0: none)", SETTING_NUMBER,
     FIELD(admin_port), 0, 65535},
    {"no-best", NULL, "no table of the best players (/api/best)", SETTING_FLAG,
     FIELD(server.no_best), 0, 0},
    {"no-qr", NULL, "print no QR code", SETTING_FLAG, FIELD(no_qr), 0, 0},
    {"quiet", NULL, "no log", SETTING_FLAG, FIELD(quiet), 0, 0},
};

int setting_count(void)
{
    return sizeof settings / sizeof *settings;
}

const struct setting *setting_at(int index)
{
    return &settings[index];
}

struct config config_default(void)
{
    struct config config = {.net = {.port = 8040, .silent_ms = 60000}, .server = server_defaults(),
                            .db = "fathom.db"};
    return config;
}

static const struct setting *setting_named(const char *name)
{
    for (int i = 0; i < setting_count(); i++)
        if (!strcmp(settings[i].name, name)) return &settings[i];
    return NULL;
}

static void put_number(struct config *config, const struct setting *setting, uint64_t number)
{
    char *at = (char *)config + setting->offset;
    if (setting->size == 1) *(uint8_t *)at = (uint8_t)number;
    else if (setting->size == 2) *(uint16_t *)at = (uint16_t)number;
    else if (setting->size == 4) *(uint32_t *)at = (uint32_t)number;
    else *(uint64_t *)at = number;
}

static bool set_number(struct config *config, const struct setting *setting, const char *value,
                       char why[CONFIG_WHY_MAX])
{
    char *end;
    errno = 0;
    uint64_t number = strtoull(value, &end, 10);
    if (!isdigit((unsigned char)*value) || *end || errno || number < setting->min ||
        number > setting->max) {
        snprintf(why, CONFIG_WHY_MAX, "%s must be a number from %llu to %llu", setting->name,
                 (unsigned long long)setting->min, (unsigned long long)setting->max);
        return false;
    }
    if (setting->type == SETTING_SECONDS) number *= 1000;
    if (setting->type == SETTING_DAYS) number *= 86400;
    put_number(config, setting, number);
    return true;
}

static bool set_flag(struct config *config, const struct setting *setting, const char *value,
                     char why[CONFIG_WHY_MAX])
{
    bool yes = !strcmp(value, "yes") || !strcmp(value, "1") || !strcmp(value, "true");
    bool no = !strcmp(value, "no") || !strcmp(value, "0") || !strcmp(value, "false");
    if (!yes && !no) {
        snprintf(why, CONFIG_WHY_MAX, "%s must be yes or no", setting->name);
        return false;
    }
    put_number(config, setting, yes);
    return true;
}

bool config_set(struct config *config, const char *name, const char *value,
                char why[CONFIG_WHY_MAX])
{
    const struct setting *setting = setting_named(name);
    if (!setting) {
        snprintf(why, CONFIG_WHY_MAX, "there is no setting \"%.60s\"", name);
        return false;
    }
    if (setting->type == SETTING_FLAG) return set_flag(config, setting, value, why);
    if (setting->type != SETTING_TEXT) return set_number(config, setting, value, why);
    if (strlen(value) >= setting->size) {
        snprintf(why, CONFIG_WHY_MAX, "%s is too long", setting->name);
        return false;
    }
    strcpy((char *)config + setting->offset, value);
    return true;
}

static char *trimmed(char *text)
{
    while (isspace((unsigned char)*text)) text++;
    char *end = text + strlen(text);
    while (end > text && isspace((unsigned char)end[-1])) *--end = 0;
    return text;
}

static bool read_line(struct config *config, char *line, char why[CONFIG_WHY_MAX])
{
    char *text = trimmed(line), *equals = strchr(text, '=');
    if (!*text || *text == '#') return true;
    if (!equals) {
        snprintf(why, CONFIG_WHY_MAX, "expected NAME = VALUE");
        return false;
    }
    *equals = 0;
    return config_set(config, trimmed(text), trimmed(equals + 1), why);
}

bool config_read_file(struct config *config, const char *path, char why[CONFIG_WHY_MAX])
{
    char line[1024], problem[CONFIG_WHY_MAX];
    bool good = true;
    FILE *file = fopen(path, "r");
    if (!file) {
        snprintf(why, CONFIG_WHY_MAX, "%.100s: %s", path, strerror(errno));
        return false;
    }
    for (int number = 1; good && fgets(line, sizeof line, file); number++) {
        good = read_line(config, line, problem);
        if (!good) snprintf(why, CONFIG_WHY_MAX, "%.60s:%d: %.150s", path, number, problem);
    }
    if (good && ferror(file)) {
        snprintf(why, CONFIG_WHY_MAX, "%.100s: %s", path, strerror(errno));
        good = false;
    }
    fclose(file);
    return good;
}

bool config_read_environment(struct config *config, char why[CONFIG_WHY_MAX])
{
    char problem[CONFIG_WHY_MAX];
    for (int i = 0; i < setting_count(); i++) {
        char name[64] = "FATHOM_";
        size_t at = strlen(name);
        for (const char *c = settings[i].name; *c; c++)
            name[at++] = *c == '-' ? '_' : (char)toupper((unsigned char)*c);
        name[at] = 0;
        const char *value = getenv(name);
        if (!value || config_set(config, settings[i].name, value, problem)) continue;
        snprintf(why, CONFIG_WHY_MAX, "%s: %.150s", name, problem);
        return false;
    }
    return true;
}

void config_admin_socket(const struct config *config, char path[ADMIN_PATH_MAX])
{
    int length;
    if (!strcmp(config->admin_socket, "off")) length = snprintf(path, ADMIN_PATH_MAX, "%s", "");
    else if (*config->admin_socket)
        length = snprintf(path, ADMIN_PATH_MAX, "%s", config->admin_socket);
    else length = snprintf(path, ADMIN_PATH_MAX, "%s.admin", config->db);
    if (length >= ADMIN_PATH_MAX) *path = 0; /* no socket can have that address */
}

/* Addresses separated by spaces, each with one of these schemes. */
static bool has_schemes(const char *addresses, const char *scheme, const char *secure)
{
    for (const char *at = addresses + strspn(addresses, " "); *at; at += strspn(at, " ")) {
        if (strncmp(at, scheme, strlen(scheme)) && strncmp(at, secure, strlen(secure)))
            return false;
        at += strcspn(at, " ");
    }
    return true;
}

static bool check_web(const struct config *config, char why[CONFIG_WHY_MAX])
{
    const char *url = config->net.base_url, *wrong = NULL;
    if (strpbrk(url, "\"\\<> ") || (*url && url[strlen(url) - 1] == '/'))
        wrong = "base-url must be plain and must not end with a slash";
    if (!has_schemes(url, "http://", "https://"))
        wrong = "base-url must begin with http:// or https://";
    if (!has_schemes(config->net.origins, "http://", "https://"))
        wrong = "origins must begin with http:// or https://";
    if (wrong) snprintf(why, CONFIG_WHY_MAX, "%s", wrong);
    return !wrong;
}

static bool check_voice(const struct config *config, char why[CONFIG_WHY_MAX])
{
    const char *wrong = NULL;
    if (!*config->server.turn != !*config->turn_secret) wrong = "turn and turn-secret go together";
    if (!has_schemes(config->server.turn, "turn:", "turns:"))
        wrong = "turn must begin with turn: or turns:";
    if (!has_schemes(config->server.stun, "stun:", "stuns:"))
        wrong = "stun must begin with stun: or stuns:";
    if (wrong) snprintf(why, CONFIG_WHY_MAX, "%s", wrong);
    return !wrong;
}

static bool check_page(const struct config *config, char why[CONFIG_WHY_MAX])
{
    const char *wrong = NULL;
    if (config->admin_port && config->admin_port == config->net.port)
        wrong = "admin-port must be another one than port";
    if (config->admin_port && !strcmp(config->admin_socket, "off"))
        wrong = "admin-port needs the admin-socket, where its key is told";
    if (wrong) snprintf(why, CONFIG_WHY_MAX, "%s", wrong);
    return !wrong;
}

bool config_check(const struct config *config, char why[CONFIG_WHY_MAX])
{
    if (!*config->db) {
        snprintf(why, CONFIG_WHY_MAX, "db must name a file");
        return false;
    }
    if (*config->store && !store_pg_is_url(config->store)) {
        snprintf(why, CONFIG_WHY_MAX, "store must begin with postgresql://");
        return false;
    }
    if (!*config->store != !config->server.node) {
        snprintf(why, CONFIG_WHY_MAX, "store and node go together: each server has its own number");
        return false;
    }
    if (!pg_peers_are_good(config->peers)) {
        snprintf(why, CONFIG_WHY_MAX, "peers must be HOST:PORT each, separated by spaces");
        return false;
    }
    if (!*config->net.cert != !*config->net.key) {
        snprintf(why, CONFIG_WHY_MAX, "cert and key go together");
        return false;
    }
    return check_web(config, why) && check_voice(config, why) && check_page(config, why);
}
