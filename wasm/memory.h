/* memory: counts what the module has taken of its heap, so that tests can see what is not given
 * back. The linker puts these in the place of malloc and its kin (--wrap, wasm/meson.build). */
#ifndef WASM_MEMORY_H
#define WASM_MEMORY_H

int memory_pieces(void);

#endif
