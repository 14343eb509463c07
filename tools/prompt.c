/*
 * A small editor of one line. The terminal passes on every key at once and echoes nothing; what
 * has been typed is drawn anew after each key, its end only where it is longer than the screen.
 */
#include "tools/prompt.h"

#include <assert.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

enum { COLUMNS_USUAL = 80 };
enum { CTRL_D = 4, CTRL_H = 8, CTRL_U = 21, CTRL_W = 23, ESCAPE = 27, DELETE = 127 };
#define CLEAR_LINE "\r\033[K"

/* --- the terminal ---------------------------------------------------------------------------- */

/* For the signal handlers, which have nobody to ask. */
static struct termios usual, each_key;
static volatile sig_atomic_t taken, stale; /* stale: the line has to be drawn anew */

static void give_back(void)
{
    if (taken) tcsetattr(STDIN_FILENO, TCSANOW, &usual);
}

static void end(int number)
{
    give_back();
    signal(number, SIG_DFL);
    raise(number);
}

/* Stopped by Ctrl-Z: the shell gets its terminal, and when it goes on we take it again. */
static void stop(int number)
{
    int error = errno;
    sigset_t only;
    give_back();
    signal(number, SIG_DFL);
    raise(number);
    sigemptyset(&only);
    sigaddset(&only, number);
    sigprocmask(SIG_UNBLOCK, &only, NULL); /* here it stops */
    signal(number, stop);
    if (taken) tcsetattr(STDIN_FILENO, TCSANOW, &each_key);
    stale = 1;
    errno = error;
}

static bool take_terminal(void)
{
    static const int deadly[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO) || tcgetattr(STDIN_FILENO, &usual) != 0)
        return false;
    each_key = usual;
    each_key.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
    each_key.c_cc[VMIN] = 1;
    each_key.c_cc[VTIME] = 0;
    if (tcsetattr(STDIN_FILENO, TCSADRAIN, &each_key) != 0) return false;
    taken = 1;
    atexit(give_back);
    for (size_t i = 0; i < sizeof deadly / sizeof deadly[0]; i++) signal(deadly[i], end);
    signal(SIGTSTP, stop);
    return true;
}

void prompt_open(struct prompt *prompt, size_t limit)
{
    assert(limit < PROMPT_TYPED_MAX);
    lines_init(&prompt->lines, STDIN_FILENO, limit);
    prompt->limit = limit;
    prompt->typed = 0;
    prompt->complete = prompt->at_end = false;
    prompt->escape = 0;
    prompt->terminal = take_terminal();
}

void prompt_close(struct prompt *prompt)
{
    if (!prompt->terminal) return;
    give_back();
    taken = 0;
}

/* --- on the screen --------------------------------------------------------------------------- */

/* The bytes of a letter after its first. */
static bool continues(char c) { return ((unsigned char)c & 0xc0) == 0x80; }

static int columns_of(const char *text, size_t length)
{
    int columns = 0;
    for (size_t i = 0; i < length; i++) columns += !continues(text[i]);
    return columns;
}

static void draw(const struct prompt *prompt)
{
    struct winsize size;
    bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    int free_columns = (known ? size.ws_col : COLUMNS_USUAL) - prompt->columns - 1;
    size_t from = 0;
    while (from < prompt->typed &&
           columns_of(prompt->typing + from, prompt->typed - from) > free_columns)
        from++;
    while (from < prompt->typed && continues(prompt->typing[from])) from++;
    printf(CLEAR_LINE "%s%.*s", prompt->text, (int)(prompt->typed - from), prompt->typing + from);
    fflush(stdout);
}

void prompt_show(struct prompt *prompt, const char *text, int columns)
{
    snprintf(prompt->text, sizeof prompt->text, "%s", text);
    prompt->columns = columns;
    if (prompt->terminal) {
        draw(prompt);
    } else {
        fputs(text, stdout);
        fflush(stdout);
    }
}

void prompt_hide(struct prompt *prompt)
{
    fputs(prompt->terminal ? CLEAR_LINE : "\n", stdout);
    fflush(stdout);
}

/* --- keys ------------------------------------------------------------------------------------ */

static void drop_letter(struct prompt *prompt)
{
    while (prompt->typed && continues(prompt->typing[prompt->typed - 1])) prompt->typed--;
    if (prompt->typed) prompt->typed--;
}

static void drop_word(struct prompt *prompt)
{
    while (prompt->typed && prompt->typing[prompt->typed - 1] == ' ') prompt->typed--;
    while (prompt->typed && prompt->typing[prompt->typed - 1] != ' ') prompt->typed--;
}

/* Keys like Up send ESC [ and more up to a letter or a tilde, or ESC O and a letter. There is
 * nothing that they do. */
static bool in_escape(struct prompt *prompt, char key)
{
    if (key == ESCAPE) {
        prompt->escape = 1;
    } else if (prompt->escape == 1) {
        prompt->escape = key == '[' || key == 'O' ? 2 : 0;
        return true;
    } else if (prompt->escape == 2) {
        if (key >= '@' && key <= '~') prompt->escape = 0;
        return true;
    }
    return key == ESCAPE;
}

static void take_key(struct prompt *prompt, char key)
{
    if (in_escape(prompt, key)) return;
    switch (key) {
    case '\n': prompt->complete = true; break;
    case CTRL_D: prompt->at_end |= !prompt->typed; break;
    case CTRL_H:
    case DELETE: drop_letter(prompt); break;
    case CTRL_U: prompt->typed = 0; break;
    case CTRL_W: drop_word(prompt); break;
    default:
        if ((unsigned char)key >= ' ' && prompt->typed < prompt->limit)
            prompt->typing[prompt->typed++] = key;
    }
}

/* One key at a time: what comes behind the end of a line stays with the terminal for the next. */
static void read_keys(struct prompt *prompt)
{
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    while (!prompt->complete && !prompt->at_end && poll(&input, 1, 0) > 0) {
        char key;
        ssize_t got = read(STDIN_FILENO, &key, 1);
        if (got == 1) take_key(prompt, key);
        else if (got == 0 || errno != EINTR) prompt->at_end = true;
    }
    draw(prompt);
}

bool prompt_ready(struct prompt *prompt, int wait_ms)
{
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    if (!prompt->terminal) return lines_ready(&prompt->lines, wait_ms);
    if (!prompt->complete && !prompt->at_end && poll(&input, 1, wait_ms) > 0) read_keys(prompt);
    if (stale) draw(prompt);
    stale = 0;
    return prompt->complete || prompt->at_end;
}

bool prompt_next(struct prompt *prompt, struct line *line)
{
    bool given = prompt->complete;
    if (!prompt->terminal) given = lines_next(&prompt->lines, line);
    else *line = (struct line){prompt->typing, prompt->typed, false};
    if (prompt->terminal || !given) putchar('\n');
    prompt->typed = 0;
    prompt->complete = false;
    return given;
}
