/* `fathom admin`: asks a running server over its local socket. What can be asked is in
 * server/admin.h; here a command line becomes a request, and an answer goes to standard output. */
#include "server/admin.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "base/memory.h"
#include "server/admin_line.h"
#include "server/config.h"
#include "tools/verb.h"

enum { STATUS_NOBODY = 3, ANSWER_PIECE = 4096 };

#define INSTALLED_SOCKET "/run/fathom/admin" /* deploy/fathom.service.in */

static int nobody(const char *path, int number)
{
    fprintf(stderr, "fathom admin: no server answers at %s: %s\n", path, strerror(number));
    return STATUS_NOBODY;
}

static int call(const char *path)
{
    struct sockaddr_un to = {.sun_family = AF_UNIX};
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0 || strlen(path) >= sizeof to.sun_path) return -1;
    memcpy(to.sun_path, path, strlen(path));
    if (connect(fd, (struct sockaddr *)&to, sizeof to) == 0) return fd;
    int number = errno;
    close(fd);
    errno = number;
    return -1;
}

/* The socket that is named, else that of a server with these settings, else that of the installed
 * service. */
static int find_server(const char *named, const struct config *config, char path[ADMIN_PATH_MAX])
{
    char usual[ADMIN_PATH_MAX];
    config_admin_socket(config, usual);
    snprintf(path, ADMIN_PATH_MAX, "%s", named ? named : usual);
    int fd = call(path), number = errno;
    if (fd >= 0 || named || access(path, F_OK) == 0) return fd;
    fd = call(INSTALLED_SOCKET);
    if (fd >= 0) return fd;
    errno = number;
    return -1;
}

static bool say(int fd, const struct out *text)
{
    for (size_t sent = 0; sent < text->length;) {
        ssize_t more = send(fd, text->text + sent, text->length - sent, MSG_NOSIGNAL);
        if (more <= 0) return false;
        sent += (size_t)more;
    }
    return shutdown(fd, SHUT_WR) == 0;
}

static bool hear(int fd, struct out *text)
{
    char piece[ANSWER_PIECE];
    ssize_t got;
    while ((got = recv(fd, piece, sizeof piece, 0)) > 0) out_bytes(text, piece, (size_t)got);
    return got == 0 && text->length > 0;
}

static void write_request(const struct arguments *arguments, struct out *out)
{
    for (int i = 0; i < arguments->words; i++) {
        out_text(out, arguments->word[i]);
        out_char(out, '\n');
    }
    for (int i = 0; i < arguments->count; i++) {
        const char *name = arguments->given[i].row->name, *value = arguments->given[i].value;
        if (!strcmp(name, "socket") || !strcmp(name, "config")) continue;
        out_lit(out, "--");
        out_text(out, name);
        if (value) {
            out_char(out, '=');
            out_text(out, value);
        }
        out_char(out, '\n');
    }
}

/* "ok" and rows, or "no" and why. */
static int show(struct out *answer)
{
    const char *text = out_cstring(answer);
    if (!strncmp(text, "ok\n", 3)) {
        fputs(text + 3, stdout);
        return 0;
    }
    fprintf(stderr, "fathom admin: %s", strncmp(text, "no ", 3) ? "no answer\n" : text + 3);
    return 1;
}

static int ask(const struct arguments *arguments, int fd, const char *path)
{
    struct out request, answer;
    out_growing(&request, memory_resize);
    out_growing(&answer, memory_resize);
    write_request(arguments, &request);
    int status = say(fd, &request) && hear(fd, &answer) ? show(&answer) : nobody(path, EPIPE);
    free(request.text);
    free(answer.text);
    return status;
}

static bool is_verb(const char *word)
{
#define X(name, takes, min, max, changes, help) if (!strcmp(word, #name)) return true;
    ADMIN_VERBS(X)
#undef X
    return false;
}

static bool has_line_break(const struct arguments *arguments)
{
    for (int i = 0; i < arguments->words; i++)
        if (strchr(arguments->word[i], '\n')) return true;
    return false;
}

int verb_admin(const struct arguments *arguments)
{
    char why[CONFIG_WHY_MAX], path[ADMIN_PATH_MAX];
    struct config config = config_default();
    const char *file = argument(arguments, "config");
    if (!is_verb(arguments->word[0]))
        return usage_error(arguments, "there is no verb \"%.40s\"", arguments->word[0]);
    if (has_line_break(arguments)) return usage_error(arguments, "a word has no line breaks");
    if (!file) file = getenv("FATHOM_CONFIG");
    if ((file && !config_read_file(&config, file, why)) || !config_read_environment(&config, why))
        return usage_error(arguments, "%s", why);
    int fd = find_server(argument(arguments, "socket"), &config, path);
    if (fd < 0) return nobody(path, errno);
    int status = ask(arguments, fd, path);
    close(fd);
    return status;
}
