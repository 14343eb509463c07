/*
 * What the C library would ask of an operating system, for a module that has none: a failed assert
 * stops the module at once, and the caller gets a RuntimeError instead of a wrong answer.
 */
#include <stdio.h>

_Noreturn void __assert_fail(const char *expression, const char *file, int line,
                             const char *function);

_Noreturn void __assert_fail(const char *expression, const char *file, int line,
                             const char *function)
{
    (void)expression, (void)file, (void)line, (void)function;
    __builtin_trap();
}

/* What stands behind stderr, where the library would complain of numbers that its small printf does
 * not print. */
size_t __stdio_write(FILE *file, const unsigned char *bytes, size_t length);
off_t __stdio_seek(FILE *file, off_t offset, int whence);
int __stdio_close(FILE *file);

size_t __stdio_write(FILE *file, const unsigned char *bytes, size_t length)
{
    (void)file, (void)bytes, (void)length;
    __builtin_trap();
}

off_t __stdio_seek(FILE *file, off_t offset, int whence)
{
    (void)file, (void)offset, (void)whence;
    __builtin_trap();
}

int __stdio_close(FILE *file)
{
    (void)file;
    __builtin_trap();
}
