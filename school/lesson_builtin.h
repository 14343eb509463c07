/* The texts of lessons/, made by scripts/embed-lessons.py. Ask for them through school/lesson.h. */
#ifndef SCHOOL_LESSON_BUILTIN_H
#define SCHOOL_LESSON_BUILTIN_H

struct lesson_builtin {
    const char *name, *text;
};

extern const struct lesson_builtin lesson_builtin[];
extern const int lesson_builtins;

#endif
