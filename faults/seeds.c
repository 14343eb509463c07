/* A seed that fails is said by whoever ends the program: an assert, or seeds_wrong. */
#include "faults/seeds.h"

#include <assert.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "rules/rng.h"
#include "server/log.h"
#include "server/token.h"

static struct {
    uint64_t *rng, seed;
} now;

static void seeded_random(void *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++) ((uint8_t *)bytes)[i] = (uint8_t)rng_next(now.rng);
}

static void say_seed(int number)
{
    char text[64];
    int length = snprintf(text, sizeof text, "# failed: seed %llu\n", (unsigned long long)now.seed);
    if (write(STDOUT_FILENO, text, (size_t)length) < 0) _exit(2);
    signal(number, SIG_DFL);
    raise(number);
}

void seeds_wrong(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fputs("# ", stdout);
    vprintf(format, args);
    fputs("\n", stdout);
    va_end(args);
    fflush(stdout);
    abort();
}

bool seeds_read(struct seeds *seeds, int count, char **words)
{
    if (count > 0) seeds->count = strtoull(words[0], NULL, 10);
    if (count > 1) seeds->first = strtoull(words[1], NULL, 10);
    return count <= 2 && seeds->count && seeds->first;
}

bool seeds_start(uint64_t *rng)
{
    now.rng = rng;
    signal(SIGABRT, say_seed);
    signal(SIGSEGV, say_seed);
    log_quiet = true;
    if (!token_start()) return false;
    token_random = seeded_random;
    return true;
}

void seeds_run(const struct seeds *seeds, seed_fn *run)
{
    for (uint64_t i = 0; i < seeds->count; i++) run(now.seed = seeds->first + i);
}

bool seeds_find_wrong(const struct seeds *seeds, seed_fn *run)
{
    int status = 0;
    for (uint64_t i = 0; i < seeds->count && !WIFSIGNALED(status); i++) {
        const struct seeds one = {1, seeds->first + i};
        fflush(stdout);
        pid_t child = fork();
        assert(child >= 0);
        if (!child) {
            seeds_run(&one, run);
            fflush(stdout);
            _exit(0);
        }
        pid_t ended = waitpid(child, &status, 0);
        assert(ended == child);
    }
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
}
