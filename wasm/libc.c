/*
 * What the C library would ask of an operating system, for a module that has none: a failed assert
 * stops the module at once, and the caller gets a RuntimeError instead of a wrong answer.
 */
_Noreturn void __assert_fail(const char *expression, const char *file, int line,
                             const char *function);

_Noreturn void __assert_fail(const char *expression, const char *file, int line,
                             const char *function)
{
    (void)expression, (void)file, (void)line, (void)function;
    __builtin_trap();
}
