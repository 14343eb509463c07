/*
 * Loaded before all else (LD_PRELOAD): a machine on which a program runs for a second before the
 * process that has started it goes on.
 */
#include <sys/syscall.h>
#include <unistd.h>

int setpgid(pid_t pid, pid_t group)
{
    if (pid) sleep(1);
    return (int)syscall(SYS_setpgid, pid, group);
}
