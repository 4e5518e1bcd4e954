#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CSQLiteSnapshots.h"

#include <dlfcn.h>
#include <stddef.h>

enum { SQLITE_ERROR = 1 };

// The library's function of this name; NULL where it has none.
#define LIBRARY(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int sqlite3_snapshot_get(void *database, const char *schema, void **snapshot) {
    __typeof__(&sqlite3_snapshot_get) get = LIBRARY(sqlite3_snapshot_get);
    if (get) return get(database, schema, snapshot);
    *snapshot = NULL;
    return SQLITE_ERROR;
}

int sqlite3_snapshot_open(void *database, const char *schema, void *snapshot) {
    __typeof__(&sqlite3_snapshot_open) open = LIBRARY(sqlite3_snapshot_open);
    return open ? open(database, schema, snapshot) : SQLITE_ERROR;
}

int sqlite3_snapshot_recover(void *database, const char *schema) {
    __typeof__(&sqlite3_snapshot_recover) recover = LIBRARY(sqlite3_snapshot_recover);
    return recover ? recover(database, schema) : SQLITE_ERROR;
}

int sqlite3_snapshot_cmp(void *left, void *right) {
    __typeof__(&sqlite3_snapshot_cmp) compare = LIBRARY(sqlite3_snapshot_cmp);
    return compare ? compare(left, right) : 0;
}

void sqlite3_snapshot_free(void *snapshot) {
    __typeof__(&sqlite3_snapshot_free) release = LIBRARY(sqlite3_snapshot_free);
    if (release) release(snapshot);
}
