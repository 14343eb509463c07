/* Opens the store and the port, says where people find the game, and runs until told to stop. */
#include "server/serve.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <malloc.h>
#include <net/if.h>
#include <qrencode.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "server/log.h"

enum { BIG_BYTES = 1 << 17 }; /* buffers of this size go back to the system when they are freed */

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

static void announce(struct config *config, int port)
{
    char address[INET_ADDRSTRLEN], url[64 + INET_ADDRSTRLEN];
    const char *scheme = *config->net.cert ? "https" : "http";
    lan_address(address);
    if (only_local(config->net.bind)) *address = 0;
    printf("Fathom is ready.\n  here:      %s://localhost:%d/\n", scheme, port);
    if (*address) printf("  in the LAN: %s://%s:%d/\n", scheme, address, port);
    snprintf(url, sizeof url, "%s://%s:%d", scheme, *address ? address : "localhost", port);
    if (!*config->net.base_url) strcpy(config->net.base_url, url);
    else printf("  outside:   %s/\n", config->net.base_url);
    if (isatty(STDOUT_FILENO) && !config->no_qr) print_qr(config->net.base_url);
    fflush(stdout);
}

static int failed(const char *what, const char *why)
{
    fprintf(stderr, "fathom serve: %s: %s\n", what, why);
    return 1;
}

static void store_done(void *context)
{
    net_wake(context);
}

int serve(struct config *config)
{
    char why[STORE_WHY_MAX];
    log_quiet = config->quiet;
    mallopt(M_MMAP_THRESHOLD, BIG_BYTES);
    if (!token_start()) return failed("libsodium", "no randomness");
    struct net *net = net_new(&config->net, why);
    if (!net) return failed("network", why);
    struct store *store = store_sqlite_open(config->db, store_done, net, why);
    if (!store) {
        net_free(net);
        return failed(config->db, why);
    }
    announce(config, net_port(net));
    strcpy(config->server.base_url, config->net.base_url);
    struct server *server = server_new(&config->server, store, &net_ways, net, net_now_ms());
    running = net;
    catch_signals();
    net_run(net, server, &stop);
    bool fenced = server->fenced;
    running = NULL;
    net_free(net);
    server_free(server);
    store_close(store);
    log_line("stopped", "fenced=%d", fenced);
    return fenced ? failed(config->db, "another server has taken over this database") : 0;
}
