/* A page with two marks in it, which the build has put there (web/vite.config.ts). */
#include "server/preview.h"

#include <string.h>

#include "server/bounds.h"
#include "server/names.h"
#include "wire/utf8.h"

static const char name_mark[] = "__NAME__", base_mark[] = "__BASE__";
enum { MARK_CHARS = sizeof name_mark - 1 };
_Static_assert(sizeof name_mark == sizeof base_mark, "the marks are equally long");

/* %41 and + as they are in queries; -1 for what is no character. */
static int next_byte(const char **at)
{
    static const char hex[] = "0123456789abcdef";
    char c = *(*at)++;
    if (c == '+') return ' ';
    if (c != '%') return (unsigned char)c;
    int value = 0;
    for (int i = 0; i < 2; i++) {
        const char *digit = **at ? strchr(hex, **at | (**at >= 'A' ? 32 : 0)) : NULL;
        if (!digit || !*digit) return -1;
        value = value * 16 + (int)(digit - hex);
        (*at)++;
    }
    return value ? value : -1;
}

static bool is_utf8(const char *text, size_t length)
{
    for (size_t at = 0, step; at < length; at += step)
        if (!(step = utf8_length(text + at, length - at))) return false;
    return true;
}

bool preview_reads_name(const char *query, char *name)
{
    char text[NAME_BYTES];
    size_t length = 0;
    if (strncmp(query, "by=", 3)) return false;
    for (query += 3; *query && *query != '&';) {
        int byte = next_byte(&query);
        if (byte < 0 || length == sizeof text - 1) return false;
        text[length++] = (char)byte;
    }
    return is_utf8(text, length) && names_read(text, length, NAME_CHARS, name);
}

static void write_escaped(struct out *out, const char *text)
{
    for (; *text; text++) {
        switch (*text) {
        case '&': out_lit(out, "&amp;"); break;
        case '<': out_lit(out, "&lt;"); break;
        case '>': out_lit(out, "&gt;"); break;
        case '"': out_lit(out, "&quot;"); break;
        case '\'': out_lit(out, "&#39;"); break;
        default: out_char(out, *text); break;
        }
    }
}

void preview_write(struct out *out, const char *page, size_t length, const char *name,
                   const char *base_url)
{
    const char *end = page + length;
    while (page < end) {
        const char *mark = memmem(page, (size_t)(end - page), "__", 2);
        size_t left = mark ? (size_t)(end - mark) : 0;
        bool is_name = left >= MARK_CHARS && !memcmp(mark, name_mark, MARK_CHARS);
        bool is_base = left >= MARK_CHARS && !memcmp(mark, base_mark, MARK_CHARS);
        const char *upto = !mark ? end : is_name || is_base ? mark : mark + 1;
        out_bytes(out, page, (size_t)(upto - page));
        if (is_name) write_escaped(out, name);
        if (is_base) write_escaped(out, base_url);
        page = upto + (is_name || is_base ? MARK_CHARS : 0);
    }
}
