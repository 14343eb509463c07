/*
 * Three pipes and a process group. Our ends do not block: program_answer turns round one poll of
 * all three until there is a line or the time is over, so a program that talks while it should
 * listen, or the other way round, holds nobody up. Our ends are closed on exec, so that no program
 * keeps the pipes of another open.
 */
#define _GNU_SOURCE /* pipe2 */
#include "tools/program.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/memory.h"
#include "tools/monotonic.h"
#include "wire/out.h"

enum { RUNNING_MAX = 1024, SHORT_WAIT_MS = 5 };
enum { TO, FROM, LAST, PIPES };

struct program {
    pid_t pid;
    int slot;        /* in `running`, -1 without one */
    int fd[PIPES];   /* we write to its input; read its output and its error output; -1 closed */
    siginfo_t end;   /* how it ended; si_pid is 0 while it runs */
    uint32_t limit_ms;
    uint64_t deadline_ms;
    struct out unread; /* what it was told and has not read */
    size_t said, taken; /* bytes of its output in `line`, and how many of them were answers */
    size_t last_length;
    FILE *transcript;
    char fault[PROGRAM_FAULT_MAX];
    char last[PROGRAM_LAST_MAX_BYTES + 1];
    char line[PROGRAM_LINE_MAX_BYTES + 1];
};

/* --- all programs ---------------------------------------------------------------------------- */

enum { FREE = 0, STARTING = -1 };

static atomic_int running[RUNNING_MAX]; /* their process groups */
static atomic_bool ending;

static int take_slot(void)
{
    for (int i = 0; i < RUNNING_MAX; i++) {
        int nobody = FREE;
        if (atomic_compare_exchange_strong(&running[i], &nobody, STARTING)) return i;
    }
    return -1;
}

/* A thread that starts a program takes no signal meanwhile, so this one is another and can wait. */
static void end_all(int number)
{
    atomic_store(&ending, true);
    for (int i = 0; i < RUNNING_MAX; i++) {
        int pid;
        while ((pid = atomic_load(&running[i])) == STARTING) poll(NULL, 0, 1);
        if (pid != FREE) kill(-pid, SIGKILL);
    }
    signal(number, SIG_DFL);
    raise(number);
}

void programs_prepare(void)
{
    static const int deadly[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
    signal(SIGPIPE, SIG_IGN);
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    for (size_t i = 0; i < sizeof deadly / sizeof deadly[0]; i++) {
        struct sigaction action = {.sa_handler = end_all};
        sigaction(deadly[i], &action, NULL);
    }
}

/* A program that left its group and lost its parent has become our own child. */
void programs_sweep(void)
{
    long pid;
    for (bool found = true; found;) {
        FILE *children = fopen("/proc/thread-self/children", "r");
        found = children && fscanf(children, "%ld", &pid) == 1;
        if (children) fclose(children);
        if (!found) return;
        kill((pid_t)pid, SIGKILL);
        waitpid((pid_t)pid, NULL, 0);
    }
}

/* --- starting -------------------------------------------------------------------------------- */

/* In the child, before exec: nothing but system calls. */
static void become(const char *command, int in, int out, int err, pid_t parent)
{
    static const int restored[] = {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT};
    sigset_t none;
    setpgid(0, 0);
    for (size_t i = 0; i < sizeof restored / sizeof restored[0]; i++) signal(restored[i], SIG_DFL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    if (getppid() != parent) _exit(127);
    if (dup2(in, 0) < 0 || dup2(out, 1) < 0 || dup2(err, 2) < 0) _exit(127);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

static void close_fd(int *fd)
{
    if (*fd >= 0) close(*fd);
    *fd = -1;
}

static bool open_pipes(int pipes[PIPES][2])
{
    for (int i = 0; i < PIPES; i++) pipes[i][0] = pipes[i][1] = -1;
    for (int i = 0; i < PIPES; i++)
        if (pipe2(pipes[i], O_CLOEXEC) != 0) return false;
    return true;
}

static void set_slot(const struct program *program, int value)
{
    if (program->slot >= 0) atomic_store(&running[program->slot], value);
}

/* Either end_all sees that something starts, or we see that all end. */
static void begin_start(struct program *program)
{
    program->slot = take_slot();
    if (!atomic_load(&ending)) return;
    set_slot(program, FREE);
    for (;;) pause();
}

static bool launch(struct program *program, const char *command, int pipes[PIPES][2])
{
    sigset_t all, before;
    pid_t parent = getpid();
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    begin_start(program);
    pid_t pid = fork();
    if (pid == 0) become(command, pipes[TO][0], pipes[FROM][1], pipes[LAST][1], parent);
    if (pid > 0) setpgid(pid, pid); /* both sides do, so that it is done when either goes on */
    program->pid = pid;
    set_slot(program, pid > 0 ? pid : FREE);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return pid > 0;
}

struct program *program_start(const char *command, uint32_t limit_ms, FILE *transcript)
{
    int pipes[PIPES][2];
    struct program *program = memory_new(1, sizeof *program);
    out_growing(&program->unread, memory_resize);
    program->slot = -1;
    program->limit_ms = limit_ms;
    program->transcript = transcript;
    bool started = open_pipes(pipes) && launch(program, command, pipes);
    for (int i = 0; i < PIPES; i++) {
        int ours = i == TO ? 1 : 0;
        close_fd(&pipes[i][!ours]);
        if (!started) close_fd(&pipes[i][ours]);
        else fcntl(pipes[i][ours], F_SETFL, O_NONBLOCK);
        program->fd[i] = pipes[i][ours];
    }
    program_grant(program);
    if (started) return program;
    if (transcript) fclose(transcript);
    free(program);
    return NULL;
}

/* --- faults ---------------------------------------------------------------------------------- */

void program_blame(struct program *program, const char *format, ...)
{
    va_list arguments;
    if (*program->fault) return;
    va_start(arguments, format);
    vsnprintf(program->fault, sizeof program->fault, format, arguments);
    va_end(arguments);
}

const char *program_fault(const struct program *program)
{
    return *program->fault ? program->fault : NULL;
}

void program_grant(struct program *program)
{
    program->deadline_ms = monotonic_ms() + program->limit_ms;
}

/* It is not waited for yet: while it lies there its number stays its own. */
static bool ended(struct program *program)
{
    if (!program->end.si_pid)
        waitid(P_PID, (id_t)program->pid, &program->end, WEXITED | WNOHANG | WNOWAIT);
    return program->end.si_pid != 0;
}

/* --- reading and writing --------------------------------------------------------------------- */

static void read_last(struct program *program)
{
    char more[1024];
    ssize_t count = read(program->fd[LAST], more, sizeof more);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (count <= 0) {
        close_fd(&program->fd[LAST]);
        return;
    }
    size_t left = PROGRAM_LAST_MAX_BYTES - program->last_length, length = (size_t)count;
    if (length > left) {
        size_t dropped = length - left;
        memmove(program->last, program->last + dropped, program->last_length - dropped);
        program->last_length -= dropped;
    }
    memcpy(program->last + program->last_length, more, length);
    program->last_length += length;
    program->last[program->last_length] = '\0';
}

static void read_output(struct program *program)
{
    ssize_t count = read(program->fd[FROM], program->line + program->said,
                         sizeof program->line - program->said);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (count <= 0) close_fd(&program->fd[FROM]);
    else program->said += (size_t)count;
}

static void write_unread(struct program *program)
{
    ssize_t count = write(program->fd[TO], program->unread.text, program->unread.length);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (count < 0) { /* it does not listen; whether that is a fault shows when it must answer */
        close_fd(&program->fd[TO]);
        program->unread.length = 0;
        return;
    }
    program->unread.length -= (size_t)count;
    memmove(program->unread.text, program->unread.text + count, program->unread.length);
}

void program_tell(struct program *program, const char *text, size_t length)
{
    if (*program->fault || program->fd[TO] < 0) return;
    if (program->unread.length + length > PROGRAM_UNREAD_MAX_BYTES) {
        program_blame(program, "it does not read its input");
        return;
    }
    if (program->transcript) fwrite(text, 1, length, program->transcript);
    out_bytes(&program->unread, text, length);
    write_unread(program);
}

/* One turn of the wheel: waits for any of the pipes, and does what can be done. */
static void turn(struct program *program, int wait_ms, bool listening)
{
    bool telling = program->unread.length > 0;
    struct pollfd wanted[PIPES] = {
        {.fd = telling ? program->fd[TO] : -1, .events = POLLOUT},
        {.fd = listening ? program->fd[FROM] : -1, .events = POLLIN},
        {.fd = program->fd[LAST], .events = POLLIN},
    };
    if (poll(wanted, PIPES, wait_ms) <= 0) return;
    if (wanted[TO].revents) write_unread(program);
    if (wanted[FROM].revents) read_output(program);
    if (wanted[LAST].revents) read_last(program);
}

static bool line_ready(struct program *program, struct program_line *line)
{
    memmove(program->line, program->line + program->taken, program->said - program->taken);
    program->said -= program->taken;
    program->taken = 0;
    char *end;
    while ((end = memchr(program->line + program->taken, '\n', program->said - program->taken))) {
        line->text = program->line + program->taken;
        line->length = (size_t)(end - line->text);
        program->taken = (size_t)(end - program->line) + 1;
        if (line->length && line->text[line->length - 1] == '\r') line->length--;
        if (line->length) return true;
    }
    return false;
}

static void blame_exit(struct program *program)
{
    uint64_t until_ms = monotonic_ms() + PROGRAM_GOODBYE_MS;
    while (!ended(program) && monotonic_ms() < until_ms) turn(program, SHORT_WAIT_MS, false);
    int status = program->end.si_status;
    if (!ended(program))
        program_blame(program, "it closed its output");
    else if (program->end.si_code == CLD_EXITED)
        program_blame(program, "it exited with status %d", status);
    else
        program_blame(program, "it was ended by signal %d (%s)", status, strsignal(status));
}

bool program_answer(struct program *program, struct program_line *line)
{
    while (!*program->fault) {
        if (line_ready(program, line)) {
            if (program->transcript)
                fprintf(program->transcript, "> %.*s\n", (int)line->length, line->text);
            return true;
        }
        uint64_t now = monotonic_ms();
        if (program->said - program->taken >= sizeof program->line)
            program_blame(program, "it said a line of more than %d bytes", PROGRAM_LINE_MAX_BYTES);
        else if (program->fd[FROM] < 0)
            blame_exit(program);
        else if (now >= program->deadline_ms)
            program_blame(program, "it gave no answer within %u ms", program->limit_ms);
        else
            turn(program, (int)(program->deadline_ms - now), true);
    }
    return false;
}

/* --- ending ---------------------------------------------------------------------------------- */

/* What it still says is read and forgotten, so that it can come to its end. */
static void say_goodbye(struct program *program)
{
    uint64_t until_ms = monotonic_ms() + PROGRAM_GOODBYE_MS;
    while (program->unread.length && program->fd[TO] >= 0 && monotonic_ms() < until_ms &&
           !ended(program))
        turn(program, SHORT_WAIT_MS, false);
    close_fd(&program->fd[TO]);
    program->unread.length = 0;
    while (!ended(program) && monotonic_ms() < until_ms) {
        program->said = program->taken = 0;
        turn(program, SHORT_WAIT_MS, true);
    }
}

/* The whole group, and those of it whose parents have gone: they are ours to wait for. */
static void end_group(struct program *program)
{
    kill(-program->pid, SIGKILL);
    while (waitpid(-program->pid, NULL, 0) > 0 || errno == EINTR) continue;
    set_slot(program, FREE);
    program->slot = -1;
}

static void finish(struct program *program)
{
    if (program->fd[TO] >= 0 && !*program->fault) say_goodbye(program);
    end_group(program);
    for (bool more = true; more && program->fd[LAST] >= 0;) {
        struct pollfd wanted = {.fd = program->fd[LAST], .events = POLLIN};
        more = poll(&wanted, 1, 0) > 0;
        if (more) read_last(program);
    }
    for (int i = 0; i < PIPES; i++) close_fd(&program->fd[i]);
}

const char *program_last_words(struct program *program)
{
    if (program->fd[TO] >= 0 || program->fd[FROM] >= 0 || program->slot >= 0) finish(program);
    return program->last;
}

void program_free(struct program *program)
{
    if (!program) return;
    program_last_words(program);
    if (program->transcript) fclose(program->transcript);
    free(program->unread.text);
    free(program);
}
