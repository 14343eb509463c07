/* A few callers at a time, each read to its end, answered once and hung up on. */
#include "server/admin_line.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "base/memory.h"
#include "server/admin.h"
#include "server/admin_page.h"
#include "server/listen.h"
#include "server/net.h"

enum caller_state { CALLER_NONE, CALLER_READ, CALLER_HELD, CALLER_SEND };

struct caller {
    struct ev_io io;
    struct admin_line *line;
    enum caller_state state;
    uint32_t by;
    uint64_t until_ms;
    uint64_t batch; /* that the answer waits for */
    size_t length, sent;
    struct out answer;
    char request[ADMIN_PAGE_MAX + 1];
};

struct admin_line {
    struct ev_loop *loop;
    struct server *server;
    struct ev_io door;
    bool page;
    char path[ADMIN_PATH_MAX]; /* "": a port */
    dev_t device; /* of the socket's file: another server may have put its own there */
    ino_t inode;
    struct caller caller[ADMIN_LINES];
};

static struct caller *find_caller(struct admin_line *line, enum caller_state state)
{
    for (int i = 0; i < ADMIN_LINES; i++)
        if (line->caller[i].state == state) return &line->caller[i];
    return NULL;
}

static void hang_up(struct caller *caller)
{
    ev_io_stop(caller->line->loop, &caller->io);
    close(caller->io.fd);
    free(caller->answer.text);
    caller->answer = (struct out){0};
    caller->state = CALLER_NONE;
    ev_io_start(caller->line->loop, &caller->line->door);
}

/* --- answers --------------------------------------------------------------------------------- */

static void send_some(struct caller *caller)
{
    const struct out *answer = &caller->answer;
    ssize_t sent = send(caller->io.fd, answer->text + caller->sent,
                        answer->length - caller->sent, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent > 0) caller->sent += (size_t)sent;
    bool blocked = sent < 0 && (errno == EAGAIN || errno == EINTR);
    if (caller->sent == answer->length || (sent <= 0 && !blocked)) hang_up(caller);
}

static void begin_answer(struct caller *caller)
{
    caller->state = CALLER_SEND;
    ev_io_stop(caller->line->loop, &caller->io);
    ev_io_set(&caller->io, caller->io.fd, EV_WRITE);
    ev_io_start(caller->line->loop, &caller->io);
}

static void refuse(struct caller *caller, const char *why)
{
    struct out text;
    out_growing(&text, memory_resize);
    out_lit(&text, "no ");
    out_text(&text, why);
    out_char(&text, '\n');
    out_reset(&caller->answer);
    if (caller->line->page) {
        admin_page_reply(&text, &caller->answer);
    } else {
        free(caller->answer.text);
        caller->answer = text;
    }
    begin_answer(caller);
}

static void take(struct caller *caller)
{
    struct server *server = caller->line->server;
    server->now_ms = net_now_ms();
    caller->batch = (caller->line->page ? admin_page_take : admin_take)(
        server, caller->request, caller->length, caller->by, &caller->answer);
    caller->state = CALLER_HELD;
    ev_io_stop(caller->line->loop, &caller->io);
}

/* A browser keeps its side open, and knows by the length what is all. */
static void take_if_whole(struct caller *caller, bool ended)
{
    if (!caller->line->page) {
        if (caller->length > ADMIN_LINE_MAX) refuse(caller, "the request is too long");
        else if (ended) take(caller);
    } else if (ended) {
        hang_up(caller);
    } else if (admin_page_is_whole(caller->request, caller->length)) {
        take(caller);
    }
}

static void read_some(struct caller *caller)
{
    size_t most = caller->line->page ? ADMIN_PAGE_MAX : ADMIN_LINE_MAX + 1;
    ssize_t got = recv(caller->io.fd, caller->request + caller->length, most - caller->length,
                       MSG_DONTWAIT);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (got < 0) {
        hang_up(caller);
        return;
    }
    caller->length += (size_t)got;
    take_if_whole(caller, got == 0);
}

static void on_event(struct ev_loop *loop, struct ev_io *io, int events)
{
    struct caller *caller = io->data;
    (void)loop, (void)events;
    if (caller->state == CALLER_READ) read_some(caller);
    else if (caller->state == CALLER_SEND) send_some(caller);
}

/* --- callers --------------------------------------------------------------------------------- */

/* The file keeps others out; whoever has come round it is kept out here. From the page ask those
 * who have its key, which only the owner and root were told. */
static bool may_ask(const struct admin_line *line, int fd, uint32_t *by)
{
    struct ucred peer;
    socklen_t length = sizeof peer;
    *by = geteuid();
    if (line->page) return true;
    if (getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &length) != 0) return false;
    *by = peer.uid;
    return peer.uid == 0 || peer.uid == geteuid();
}

static void on_knock(struct ev_loop *loop, struct ev_io *door, int events)
{
    uint32_t by;
    struct admin_line *line = door->data;
    struct caller *caller = find_caller(line, CALLER_NONE);
    (void)events;
    if (!caller) { /* they wait at the door until there is a place */
        ev_io_stop(loop, door);
        return;
    }
    int fd = accept4(door->fd, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (fd < 0) return;
    if (!may_ask(line, fd, &by)) {
        close(fd);
        return;
    }
    *caller = (struct caller){.line = line, .state = CALLER_READ, .by = by,
                              .until_ms = net_now_ms() + ADMIN_MS};
    out_growing(&caller->answer, memory_resize);
    ev_io_init(&caller->io, on_event, fd, EV_READ);
    caller->io.data = caller;
    ev_io_start(loop, &caller->io);
}

uint64_t admin_line_look_after(struct admin_line *line, uint64_t now_ms)
{
    uint64_t next = ALARM_NEVER;
    const struct commits *commits = &line->server->commits;
    for (int i = 0; i < ADMIN_LINES; i++) {
        struct caller *caller = &line->caller[i];
        bool held = caller->state == CALLER_HELD;
        if (held && commits_is_saved(commits, caller->batch)) begin_answer(caller);
        else if (caller->state != CALLER_NONE && caller->until_ms <= now_ms) {
            caller->until_ms = now_ms + ADMIN_MS;
            if (held) refuse(caller, "it is done, but the database could not be written yet");
            else hang_up(caller);
        }
        if (caller->state != CALLER_NONE) alarms_earlier(&next, caller->until_ms);
    }
    return next;
}

/* --- the socket ------------------------------------------------------------------------------ */

static bool clear_path(const char *path)
{
    struct stat file;
    if (lstat(path, &file) != 0) return errno == ENOENT;
    if (!S_ISSOCK(file.st_mode)) {
        errno = EEXIST;
        return false;
    }
    return unlink(path) == 0;
}

static int listen_at(const char *path)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0) return -1;
    memcpy(address.sun_path, path, strlen(path));
    mode_t mask = umask(S_IRWXG | S_IRWXO | S_IXUSR);
    bool done = clear_path(path) &&
                bind(fd, (struct sockaddr *)&address, sizeof address) == 0 &&
                listen(fd, ADMIN_LINES) == 0;
    int number = errno;
    umask(mask);
    if (done) return fd;
    close(fd);
    errno = number;
    return -1;
}

static struct admin_line *new_line(struct ev_loop *loop, int fd)
{
    struct admin_line *line = memory_new(1, sizeof *line);
    line->loop = loop;
    ev_io_init(&line->door, on_knock, fd, EV_READ);
    line->door.data = line;
    return line;
}

struct admin_line *admin_line_new(struct ev_loop *loop, const char *path, char why[ADMIN_WHY_MAX])
{
    struct stat file;
    if (strlen(path) >= ADMIN_PATH_MAX) {
        snprintf(why, ADMIN_WHY_MAX, "its path has more than %d bytes", ADMIN_PATH_MAX - 1);
        return NULL;
    }
    int fd = listen_at(path);
    if (fd < 0 || stat(path, &file) != 0) {
        snprintf(why, ADMIN_WHY_MAX, "%s", strerror(errno));
        if (fd >= 0) close(fd);
        return NULL;
    }
    struct admin_line *line = new_line(loop, fd);
    line->device = file.st_dev;
    line->inode = file.st_ino;
    snprintf(line->path, sizeof line->path, "%s", path);
    return line;
}

struct admin_line *admin_line_new_page(struct ev_loop *loop, int port, char why[ADMIN_WHY_MAX])
{
    int fd = listen_open("127.0.0.1", port, why);
    struct admin_line *line = fd < 0 ? NULL : new_line(loop, fd);
    if (line) line->page = true;
    return line;
}

void admin_line_attach(struct admin_line *line, struct server *server)
{
    line->server = server;
    ev_io_start(line->loop, &line->door);
}

void admin_line_free(struct admin_line *line)
{
    struct stat file;
    for (int i = 0; i < ADMIN_LINES; i++)
        if (line->caller[i].state != CALLER_NONE) hang_up(&line->caller[i]);
    ev_io_stop(line->loop, &line->door);
    close(line->door.fd);
    if (*line->path && stat(line->path, &file) == 0 && file.st_dev == line->device &&
        file.st_ino == line->inode)
        unlink(line->path);
    free(line);
}
