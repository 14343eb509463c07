/*
 * Counts the pieces of memory that are taken and not given back, so that tests can see what is
 * forgotten. The linker puts these in the place of malloc and its kin (--wrap, see meson.build).
 */
#include <stddef.h>

#include "wasm/fathom.h"

void *__real_malloc(size_t bytes);
void *__real_calloc(size_t count, size_t bytes);
void *__real_realloc(void *piece, size_t bytes);
void __real_free(void *piece);
void *__wrap_malloc(size_t bytes);
void *__wrap_calloc(size_t count, size_t bytes);
void *__wrap_realloc(void *piece, size_t bytes);
void __wrap_free(void *piece);

static int pieces;

int fathom_pieces(void) { return pieces; }

static void *counted(void *piece)
{
    pieces += piece != NULL;
    return piece;
}

void *__wrap_malloc(size_t bytes) { return counted(__real_malloc(bytes)); }
void *__wrap_calloc(size_t count, size_t bytes) { return counted(__real_calloc(count, bytes)); }

void *__wrap_realloc(void *piece, size_t bytes)
{
    void *moved = __real_realloc(piece, bytes);
    return piece ? moved : counted(moved);
}

void __wrap_free(void *piece)
{
    pieces -= piece != NULL;
    __real_free(piece);
}
