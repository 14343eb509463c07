/* A seed that fails is said by whoever ends the program: an assert, or seeds_wrong. */
#include "faults/seeds.h"

#include <assert.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "rules/rng.h"
#include "server/log.h"
#include "server/token.h"
#include "server/words.h"

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

struct seeds {
    uint64_t count, first;
};

/* From the words [SEEDS [FIRST]]; false when they are something else. */
static bool read_seeds(struct seeds *seeds, int count, char **words)
{
    if (count > 0) seeds->count = strtoull(words[0], NULL, 10);
    if (count > 1) seeds->first = strtoull(words[1], NULL, 10);
    return count <= 2 && seeds->count && seeds->first;
}

static bool start(uint64_t *rng)
{
    now.rng = rng;
    signal(SIGABRT, say_seed);
    signal(SIGSEGV, say_seed);
    log_quiet = true;
    if (!token_start()) return false;
    token_random = seeded_random;
    return true;
}

static void run_seeds(const struct seeds *seeds, seed_fn *run)
{
    for (uint64_t i = 0; i < seeds->count; i++) run(now.seed = seeds->first + i);
}

/* Runs seeds until one is found out: each in a process of its own, which says `wrong`. */
static bool find_wrong(const struct seeds *seeds, seed_fn *run)
{
    int status = 0;
    for (uint64_t i = 0; i < seeds->count && !WIFSIGNALED(status); i++) {
        const struct seeds one = {1, seeds->first + i};
        fflush(stdout);
        pid_t child = fork();
        assert(child >= 0);
        if (!child) {
            run_seeds(&one, run);
            fflush(stdout);
            _exit(0);
        }
        pid_t ended = waitpid(child, &status, 0);
        assert(ended == child);
    }
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
}

static int usage(const struct simulator *simulator)
{
    const char *const *each = simulator->protections;
    fprintf(stderr, "usage: %s ", simulator->name);
    for (int i = 0; each && each[i]; i++) fprintf(stderr, "%s%s", i ? "|" : "[--without ", each[i]);
    fprintf(stderr, "%s[SEEDS [FIRST]]\n", each ? "] " : "");
    return 2;
}

static int show_without(const struct simulator *simulator, const struct seeds *seeds, int which)
{
    simulator->without[which] = true;
    bool found = find_wrong(seeds, simulator->run);
    printf("%s 1 - without %s something goes wrong, and it is found out\n",
           found ? "ok" : "not ok", simulator->protections[which]);
    return !found;
}

int seeds_main(const struct simulator *simulator, int argc, char **argv)
{
    enum { MANY = 20 };
    struct seeds seeds = {40, 1};
    bool without = simulator->protections && argc > 2 && !strcmp(argv[1], "--without");
    int which = without ? word_in(simulator->protections, argv[2]) : 0, words = without ? 3 : 1;
    if (which < 0 || !read_seeds(&seeds, argc - words, argv + words)) return usage(simulator);
    if (!start(simulator->rng)) return 1;
    printf("1..1\n");
    if (without) return show_without(simulator, &seeds, which);
    run_seeds(&seeds, simulator->run);
    bool all = seeds.count < MANY || !simulator->happened || simulator->happened();
    printf("%s 1 - %llu seeds: %s\n", all ? "ok" : "not ok", (unsigned long long)seeds.count,
           simulator->shows);
    return !all;
}
