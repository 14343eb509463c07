#include "tools/verb.h"
int verb_bench(const struct arguments *arguments) { (void)arguments; return 1; }
int verb_play(const struct arguments *arguments) { (void)arguments; return 1; }
