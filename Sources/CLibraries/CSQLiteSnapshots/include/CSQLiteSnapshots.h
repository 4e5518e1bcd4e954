// Snapshots of databases (https://www.sqlite.org/c3ref/snapshot.html). iOS's SQLite has them; Debian's is built without, and a program that names them
// could not be linked. Here they fail as SQLite says they may, where the library that is loaded has none.
#ifndef CSQLITESNAPSHOTS_H
#define CSQLITESNAPSHOTS_H

// SQLITE_ERROR, and no snapshot, where the library has none.
int sqlite3_snapshot_get(void *database, const char *schema, void **snapshot);
int sqlite3_snapshot_open(void *database, const char *schema, void *snapshot);
int sqlite3_snapshot_recover(void *database, const char *schema);
int sqlite3_snapshot_cmp(void *left, void *right);
void sqlite3_snapshot_free(void *snapshot);

#endif
