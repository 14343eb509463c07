/* logfmt lines; one write each, so that lines of several threads never mix. */
#include "server/log.h"

#include <stdarg.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

bool log_quiet;

void log_line(const char *what, const char *format, ...)
{
    char line[512], stamp[32];
    struct timespec now;
    struct tm tm;
    if (log_quiet) return;
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &tm);
    strftime(stamp, sizeof stamp, "%Y-%m-%dT%H:%M:%S", &tm);
    int n = snprintf(line, sizeof line, "ts=%s.%03dZ at=%s ", stamp,
                     (int)(now.tv_nsec / 1000000), what);
    va_list args;
    va_start(args, format);
    int m = vsnprintf(line + n, sizeof line - (size_t)n - 1, format, args);
    va_end(args);
    n += m < (int)sizeof line - n - 2 ? m : (int)sizeof line - n - 2;
    line[n++] = '\n';
    if (write(STDERR_FILENO, line, (size_t)n) < 0) return;
}
