/* `fathom store check FILE`: looks at a server's database, and changes nothing in it. */
#include <stdio.h>
#include <string.h>

#include "server/room_load.h"
#include "server/store_sqlite.h"
#include "server/workspace.h"
#include "tools/store_copy.h"
#include "tools/verb.h"

struct check {
    struct store *store;
    struct room_owner owner;
    uint32_t rooms, damaged;
};

static void check_room(void *context, uint64_t id, const char *code)
{
    struct check *check = context;
    char why[ROOM_STATE_WHY_MAX] = "it cannot be read";
    struct store_question question = {.ask = ASK_ROOM};
    snprintf(question.code, sizeof question.code, "%s", code);
    struct store_answer *answer = store_answer_new(&question);
    store_look(check->store, answer);
    struct room *room = NULL;
    if (answer->found == STORE_FOUND) room = room_load(answer, &check->owner, 1, why);
    store_answer_free(answer);
    check->rooms++;
    if (room) {
        room_free(room);
        return;
    }
    check->damaged++;
    printf("room %s (number %llu): %s\n", code, (unsigned long long)id, why);
}

static int failed(const char *file, const char *why)
{
    fprintf(stderr, "fathom store: %s: %s\n", file, why);
    return 1;
}

static int check_file(const char *file)
{
    char why[STORE_WHY_MAX];
    struct check check = {.store = store_sqlite_look(file, why)};
    if (!check.store) return failed(file, why);
    check.owner.work = workspace_new();
    check.owner.base_url = "";
    bool read = store_rooms(check.store, check_room, &check);
    workspace_free(check.owner.work);
    store_close(check.store);
    if (!read) return failed(file, "the rooms in it cannot be read");
    printf("%s: %u rooms, %u damaged\n", file, check.rooms, check.damaged);
    return check.damaged ? 1 : 0;
}

int verb_store(const struct arguments *arguments)
{
    const char *what = arguments->word[0];
    int words = strcmp(what, "copy") ? 2 : 3;
    if (strcmp(what, "check") && strcmp(what, "copy"))
        return usage_error(arguments, "it is check or copy, not \"%.40s\"", what);
    if (arguments->words != words)
        return usage_error(arguments, "it is %s", words == 2 ? "check FILE" : "copy FROM TO");
    return words == 2 ? check_file(arguments->word[1])
                      : store_copy(arguments->word[1], arguments->word[2]);
}
