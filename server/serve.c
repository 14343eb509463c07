/* Opens the store and the port, says where people find the game, and runs until told to stop. */
#include "server/serve.h"

#include <arpa/inet.h>
#include <errno.h>
#include <ifaddrs.h>
#include <malloc.h>
#include <net/if.h>
#include <qrencode.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/admin_page.h"
#include "server/log.h"
#include "server/store_pg.h"
#include "server/store_sqlite.h"

enum { BIG_BYTES = 1 << 17, /* buffers of this size go back to the system when they are freed */
       CLOCK_OFF_MS = 2000 }; /* a clock that differs from the database's by so much is logged */

static volatile sig_atomic_t stop;
static struct net *running;

static void on_signal(int number)
{
    (void)number;
    stop = 1;
    if (running) net_wake(running);
}

static void catch_signals(void)
{
    struct sigaction action = {.sa_handler = on_signal};
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGINT, &action, NULL);
    signal(SIGPIPE, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is a full disk */
}

/* The first address of this machine that others in the house can reach; "" without one. */
static void lan_address(char address[INET_ADDRSTRLEN])
{
    struct ifaddrs *list, *each;
    *address = 0;
    if (getifaddrs(&list) != 0) return;
    for (each = list; each && !*address; each = each->ifa_next) {
        if (!each->ifa_addr || each->ifa_addr->sa_family != AF_INET) continue;
        if (each->ifa_flags & IFF_LOOPBACK || !(each->ifa_flags & IFF_UP)) continue;
        const struct sockaddr_in *in = (const struct sockaddr_in *)each->ifa_addr;
        inet_ntop(AF_INET, &in->sin_addr, address, INET_ADDRSTRLEN);
    }
    freeifaddrs(list);
}

static bool only_local(const char *bind)
{
    return !strncmp(bind, "127.", 4) || !strcmp(bind, "::1") || !strcmp(bind, "localhost");
}

/* Two rows of the code a line of text: dark modules are left dark on a light block. */
static void print_qr(const char *text)
{
    QRcode *qr = QRcode_encodeString(text, 0, QR_ECLEVEL_L, QR_MODE_8, 1);
    if (!qr) return;
    for (int y = -2; y < qr->width + 2; y += 2) {
        printf("  ");
        for (int x = -2; x < qr->width + 2; x++) {
            bool dark[2] = {false, false};
            for (int i = 0; i < 2; i++)
                if (x >= 0 && x < qr->width && y + i >= 0 && y + i < qr->width)
                    dark[i] = qr->data[(y + i) * qr->width + x] & 1;
            printf("%s", dark[0] ? (dark[1] ? " " : "\u2584") : (dark[1] ? "\u2580" : "\u2588"));
        }
        printf("\n");
    }
    QRcode_free(qr);
}

static const char *scheme_of(const struct config *config)
{
    return *config->net.cert ? "https" : "http";
}

/* Without a base URL links lead to this machine, by the address that phones can reach. */
static void choose_base_url(struct config *config, const char *address, int port)
{
    snprintf(config->net.base_url, sizeof config->net.base_url, "%s://%s:%d", scheme_of(config),
             *address ? address : "localhost", port);
}

static void announce(const struct config *config, const char *address, int port, bool outside)
{
    const char *scheme = scheme_of(config);
    printf("Fathom is ready.\n  here:       %s://localhost:%d/\n", scheme, port);
    if (*address) printf("  in the LAN: %s://%s:%d/\n", scheme, address, port);
    if (outside) printf("  outside:    %s/\n", config->net.base_url);
    if (isatty(STDOUT_FILENO) && !config->no_qr) print_qr(config->net.base_url);
    fflush(stdout);
}

static int failed(const char *what, const char *why)
{
    fprintf(stderr, "fathom serve: %s: %s\n", what, why);
    return 1;
}

/* A server without these still serves: the log says what it does not have. */
static void open_admin(struct net *net, const struct config *config)
{
    char path[ADMIN_PATH_MAX], why[NET_WHY_MAX] = "its path is too long";
    bool off = !strcmp(config->admin_socket, "off");
    config_admin_socket(config, path);
    if (off || (*path && net_open_admin(net, path, why))) return;
    log_line("no_admin_socket", "why=\"%s\"", why);
}

static void open_page(struct net *net, const struct config *config, struct server *server)
{
    char why[NET_WHY_MAX];
    if (!config->admin_port) return;
    if (net_open_page(net, config->admin_port, why)) admin_page_open(server, config->admin_port);
    else log_line("no_admin_page", "why=\"%s\"", why);
}

static void store_done(void *context)
{
    net_wake(context);
}

static void look_at_secret(const char *path)
{
    struct stat file;
    if (*path && stat(path, &file) == 0 && file.st_mode & (S_IRWXG | S_IRWXO))
        log_line("key_readable", "file=\"%s\" mode=%03o", path, (unsigned)file.st_mode & 0777);
}

/* The first line of its file; too long a one is not cut. */
static bool read_turn_secret(struct config *config, char why[STORE_WHY_MAX])
{
    char *secret = config->server.turn_secret;
    if (!*config->turn_secret) return true;
    FILE *file = fopen(config->turn_secret, "r");
    bool read = file && fgets(secret, sizeof config->server.turn_secret, file);
    snprintf(why, STORE_WHY_MAX, "%s", file ? "there is no secret in it" : strerror(errno));
    if (file) fclose(file);
    if (!read) return false;
    size_t length = strcspn(secret, "\r\n");
    bool fits = length < sizeof config->server.turn_secret - 1;
    if (!fits) snprintf(why, STORE_WHY_MAX, "the secret in it is too long");
    secret[length] = 0;
    return length && fits;
}

/* An address of a database may have a password in it. */
static const char *store_name(const struct config *config)
{
    return *config->store ? "store" : config->db;
}

static struct store *open_store(const struct config *config, struct net *net,
                                char why[STORE_WHY_MAX])
{
    if (!*config->store) return store_sqlite_open(config->db, store_done, net, why);
    struct store *store = store_pg_open(config->store, config->server.node, store_done, net, why);
    if (!store) return NULL;
    store_pg_set_peers(store, config->peers);
    int64_t behind_ms = net_set_clock(store_pg_clock_ms(store));
    if (behind_ms / CLOCK_OFF_MS) log_line("clock_off", "ms=%lld", (long long)behind_ms);
    return store;
}

int serve(struct config *config)
{
    char why[STORE_WHY_MAX], address[INET_ADDRSTRLEN];
    bool outside = *config->net.base_url;
    log_quiet = config->quiet;
    umask(S_IRWXG | S_IRWXO); /* the database is nobody else's to read */
    look_at_secret(config->net.key);
    look_at_secret(config->turn_secret);
    if (!read_turn_secret(config, why)) return failed(config->turn_secret, why);
    mallopt(M_MMAP_THRESHOLD, BIG_BYTES);
    if (!token_start()) return failed("libsodium", "no randomness");
    struct net *net = net_new(&config->net, why);
    if (!net) return failed("network", why);
    struct store *store = open_store(config, net, why);
    if (!store) {
        net_free(net);
        return failed(store_name(config), why);
    }
    lan_address(address);
    if (only_local(config->net.bind)) *address = 0;
    if (!outside) choose_base_url(config, address, net_port(net));
    strcpy(config->server.base_url, config->net.base_url);
    struct server *server = server_new(&config->server, store, &net_ops, net, net_now_ms());
    open_admin(net, config);
    open_page(net, config, server);
    running = net;
    catch_signals();
    bool unread = server->unread;
    if (!unread) {
        announce(config, address, net_port(net), outside);
        net_run(net, server, &stop);
    }
    bool replaced = server->replaced;
    running = NULL;
    net_hang_up(net);
    server_free(server);
    store_close(store);
    net_free(net);
    log_line("stopped", "replaced=%d", replaced);
    if (unread) return failed(store_name(config), "it cannot be read");
    if (!replaced) return 0;
    failed(store_name(config), *config->store ? "another server has taken over this node's number"
                                              : "another server has taken over this database");
    return SERVE_REPLACED;
}
