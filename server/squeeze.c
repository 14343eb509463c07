/* gzip by zlib, in one go: the whole body is there, and so is the room for the worst case. */
#define ZLIB_CONST
#include "server/squeeze.h"

#include <assert.h>
#include <stdlib.h>
#include <zlib.h>

#include "base/memory.h"

/* Level 5 is where more work stops making JSON much shorter; 16 asks zlib for gzip's own head. */
enum { LEVEL = 5, GZIP_WINDOW = 15 + 16, MEMORY = 8 };

static bool worth_it(const struct http_reply *reply)
{
    return reply->status == 200 && reply->owned && !reply->coding &&
           reply->length >= SQUEEZE_LEAST && reply->length <= SQUEEZE_MOST;
}

void squeeze(struct http_reply *reply)
{
    z_stream zip = {0};
    if (!worth_it(reply)) return;
    if (deflateInit2(&zip, LEVEL, Z_DEFLATED, GZIP_WINDOW, MEMORY, Z_DEFAULT_STRATEGY) != Z_OK)
        return;
    size_t capacity = deflateBound(&zip, (uLong)reply->length);
    void *body = memory_take(capacity);
    zip.next_in = reply->body;
    zip.avail_in = (uInt)reply->length;
    zip.next_out = body;
    zip.avail_out = (uInt)capacity;
    int end = deflate(&zip, Z_FINISH);
    assert(end == Z_STREAM_END);
    (void)end;
    size_t length = zip.total_out;
    deflateEnd(&zip);
    if (length >= reply->length) {
        free(body);
        return;
    }
    free(reply->owned);
    reply->body = reply->owned = body;
    reply->length = length;
    reply->coding = "gzip";
}
