/*
 * config: the settings of `fathom serve`, one table for the command line, the environment and the
 * configuration file. What comes later wins: defaults, file, environment, command line.
 *
 *   --max-rooms 500        FATHOM_MAX_ROOMS=500        max-rooms = 500   (# begins a comment)
 */
#ifndef SERVER_CONFIG_H
#define SERVER_CONFIG_H

#include "server/admin_line.h"
#include "server/net.h"

struct config {
    struct net_config net;
    struct server_config server;
    char db[512];
    char admin_socket[ADMIN_PATH_MAX]; /* "": beside the database, "off": none */
    int admin_port; /* of the operator's page, 0: none */
    char turn_secret[256]; /* the file that has it */
    char store[512]; /* a PostgreSQL that several servers share, "" for the file */
    char peers[2048]; /* the others, see pg_peers.h */
    bool no_qr, quiet;
};

enum setting_type { SETTING_TEXT, SETTING_NUMBER, SETTING_FLAG, SETTING_SECONDS, SETTING_DAYS };

struct setting {
    const char *name, *value, *meaning;
    enum setting_type type;
    size_t offset, size; /* in struct config */
    uint64_t min, max;
};

int setting_count(void);
const struct setting *setting_at(int index);

enum { CONFIG_WHY_MAX = 240 };

struct config config_default(void);
bool config_set(struct config *config, const char *name, const char *value,
                char why[CONFIG_WHY_MAX]);
bool config_read_file(struct config *config, const char *path, char why[CONFIG_WHY_MAX]);
bool config_read_environment(struct config *config, char why[CONFIG_WHY_MAX]);
/* Where the operator asks: what is set, or beside the database; "" without. */
void config_admin_socket(const struct config *config, char path[ADMIN_PATH_MAX]);
/* Settings that do not go together. */
bool config_check(const struct config *config, char why[CONFIG_WHY_MAX]);

#endif
