/*
 * memory: taking memory cannot fail.
 *
 * What this program asks for is bounded, so memory that is not there is a machine in trouble, and
 * half an answer would be worse than none: every function here gives what was asked for or ends the
 * program with one line. Callers never look for NULL. Give memory back with free().
 *
 *   struct radio *radio = memory_new(1, sizeof *radio);
 *
 *   MEMORY_GROW(list->item, list->count, list->capacity);   // room for one more
 *   list->item[list->count++] = item;
 */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

enum { MEMORY_FIRST_CAPACITY = 16 };

/* The browser's module has no standard error: it stops, and its caller gets a RuntimeError. */
_Noreturn static inline void memory_missing(void)
{
#ifdef __wasm__
    __builtin_trap();
#else
    fputs("fathom: out of memory\n", stderr);
    abort();
#endif
}

static inline void *memory_sure(void *memory)
{
    if (!memory) memory_missing();
    return memory;
}

/* So many bytes, whatever they hold. */
static inline void *memory_take(size_t bytes) { return memory_sure(malloc(bytes ? bytes : 1)); }

/* An array of zeroed items. */
static inline void *memory_new(size_t count, size_t size)
{
    return memory_sure(calloc(count ? count : 1, size));
}

/* The same memory, longer or shorter; `old` may be NULL. It is what out_growing asks for. */
static inline void *memory_resize(void *old, size_t bytes)
{
    return memory_sure(realloc(old, bytes ? bytes : 1));
}

static inline void *memory_resize_array(void *old, size_t count, size_t size)
{
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes)) memory_missing();
    return memory_resize(old, bytes);
}

static inline void *memory_copy(const void *bytes, size_t length)
{
    void *copy = memory_take(length);
    return length ? memcpy(copy, bytes, length) : copy;
}

/* Freed memory goes back to the system, where it does not by itself. */
static inline void memory_trim(void)
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

/* Room for one more in an array that doubles: `capacity` is as large as it is, `list` may move. */
#define MEMORY_GROW(list, count, capacity)                                                         \
    do                                                                                             \
        if ((count) == (capacity)) {                                                               \
            (capacity) = (capacity) ? (capacity) * 2 : MEMORY_FIRST_CAPACITY;                      \
            (list) = memory_resize_array(list, (size_t)(capacity), sizeof *(list));                \
        }                                                                                          \
    while (0)

#endif
