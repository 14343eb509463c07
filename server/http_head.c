/* The lines before a reply's body. */
#include <stdio.h>

#include "server/http.h"

static const char *reason_of(int status)
{
    switch (status) {
    case 200: return "OK";
    case 400: return "Bad Request";
    case 401: return "Unauthorized";
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 414: return "URI Too Long";
    case 421: return "Misdirected Request";
    case 426: return "Upgrade Required";
    case 429: return "Too Many Requests";
    case 431: return "Request Header Fields Too Large";
    case 503: return "Service Unavailable";
    case 505: return "HTTP Version Not Supported";
    default: return "Internal Server Error";
    }
}

static void put_field(struct out *out, const char *name, const char *value)
{
    out_text(out, name);
    out_lit(out, ": ");
    out_text(out, value);
    out_lit(out, "\r\n");
}

static void put_number(struct out *out, const char *name, uint64_t value)
{
    out_text(out, name);
    out_lit(out, ": ");
    out_number(out, value);
    out_lit(out, "\r\n");
}

void http_write_head(struct out *out, const struct http_reply *reply, bool tls, bool last)
{
    char text[96];
    out_lit(out, "HTTP/1.1 ");
    out_number(out, (uint64_t)reply->status);
    out_char(out, ' ');
    out_text(out, reason_of(reply->status));
    out_lit(out, "\r\nserver: fathom\r\n");
    put_field(out, "content-type", reply->type);
    put_number(out, "content-length", reply->length);
    for (int i = 0; http_headers[i]; i += 2) put_field(out, http_headers[i], http_headers[i + 1]);
    if (tls) put_field(out, "strict-transport-security", "max-age=31536000");
    put_field(out, "cache-control", http_cache_control(reply->cache));
    if (reply->coding) put_field(out, "content-encoding", reply->coding);
    put_field(out, "vary", reply->page ? "accept-encoding, accept-language" : "accept-encoding");
    if (reply->download) {
        snprintf(text, sizeof text, "attachment; filename=\"%s\"", reply->name);
        put_field(out, "content-disposition", text);
    }
    if (reply->retry_after_s) put_number(out, "retry-after", (uint64_t)reply->retry_after_s);
    if (reply->status == 405) put_field(out, "allow", "GET, HEAD");
    if (reply->status == 426) {
        put_field(out, "upgrade", "websocket");
        put_field(out, "sec-websocket-version", "13");
    }
    if (last) put_field(out, "connection", "close");
    out_lit(out, "\r\n");
}
