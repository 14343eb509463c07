/* The texts of a workspace grow to the longest message and stay that long. */
#include "server/workspace.h"

#include "base/memory.h"

enum { TEXTS = 6 };

static void list_texts(struct workspace *work, struct out *text[TEXTS])
{
    struct out *const all[TEXTS] = {&work->text, &work->row, &work->calls,
                                    &work->broadcast.heard, &work->broadcast.body,
                                    &work->broadcast.message};
    memcpy(text, all, sizeof all);
}

struct workspace *workspace_new(void)
{
    struct workspace *work = memory_new(1, sizeof *work);
    struct out *text[TEXTS];
    list_texts(work, text);
    for (int i = 0; i < TEXTS; i++) out_growing(text[i], memory_resize);
    return work;
}

void workspace_free(struct workspace *work)
{
    struct out *text[TEXTS];
    list_texts(work, text);
    for (int i = 0; i < TEXTS; i++) free(text[i]->text);
    in_release(&work->in);
    free(work);
}

struct out *workspace_text(struct workspace *work)
{
    out_reset(&work->text);
    return &work->text;
}
