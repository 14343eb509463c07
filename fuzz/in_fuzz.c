/*
 * in_fuzz: any bytes as JSON. jansson reads the same bytes: both refuse, or both find the same
 * values, texts and numbers byte for byte.
 */
#include "fuzz/fuzz.h"

#include <assert.h>

#include "tests/wire/same_json.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct in in = {0};
    bool same = same_json(&in, (const char *)data, size);
    assert(same);
    in_release(&in);
    return 0;
}
