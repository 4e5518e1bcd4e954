#pragma once
#include <stdbool.h>
#include <stdint.h>

/// SQLite, loaded with the first store: programs that keep no data do not pay for it. A program that is linked with it shares its library.
///
/// The functions are SQLite's of the same names (https://www.sqlite.org/c3ref/funclist.html); texts and bytes that are given are copied.
/// None may be called before `database_is_available` has returned true.
typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef struct sqlite3_value sqlite3_value;
typedef struct sqlite3_context sqlite3_context;

/// Loads the library; false where it is missing.
bool database_is_available(void);

int database_open_v2(const char *path, sqlite3 **database, int flags, const char *vfs);
int database_close_v2(sqlite3 *database);
int database_extended_result_codes(sqlite3 *database, int is_on);
int database_extended_errcode(sqlite3 *database);
const char *database_errmsg(sqlite3 *database);
const char *database_errstr(int code);
int database_busy_timeout(sqlite3 *database, int milliseconds);
int database_db_readonly(sqlite3 *database, const char *schema);
int database_exec(sqlite3 *database, const char *sql, int (*row)(void *, int, char **, char **), void *context, char **message);
int database_get_autocommit(sqlite3 *database);
int database_prepare_v3(sqlite3 *database, const char *sql, int size, unsigned int flags, sqlite3_stmt **statement, const char **rest);
int database_step(sqlite3_stmt *statement);
int database_reset(sqlite3_stmt *statement);
int database_clear_bindings(sqlite3_stmt *statement);
int database_finalize(sqlite3_stmt *statement);
int database_bind_null(sqlite3_stmt *statement, int position);
int database_bind_int64(sqlite3_stmt *statement, int position, int64_t value);
int database_bind_double(sqlite3_stmt *statement, int position, double value);
int database_column_count(sqlite3_stmt *statement);
int database_column_type(sqlite3_stmt *statement, int column);
int64_t database_column_int64(sqlite3_stmt *statement, int column);
double database_column_double(sqlite3_stmt *statement, int column);
const unsigned char *database_column_text(sqlite3_stmt *statement, int column);
const void *database_column_blob(sqlite3_stmt *statement, int column);
int database_column_bytes(sqlite3_stmt *statement, int column);
int64_t database_changes64(sqlite3 *database);
int64_t database_last_insert_rowid(sqlite3 *database);
int database_value_type(sqlite3_value *value);
int64_t database_value_int64(sqlite3_value *value);
double database_value_double(sqlite3_value *value);
const unsigned char *database_value_text(sqlite3_value *value);
const void *database_value_blob(sqlite3_value *value);
int database_value_bytes(sqlite3_value *value);
void database_result_null(sqlite3_context *context);
void database_result_int64(sqlite3_context *context, int64_t value);
void database_result_double(sqlite3_context *context, double value);
int database_create_function_v2(sqlite3 *database, const char *name, int count, int flags, void *data, void (*call)(sqlite3_context *, int, sqlite3_value **), void (*step)(sqlite3_context *, int, sqlite3_value **), void (*final)(sqlite3_context *), void (*destroy)(void *));
int database_create_collation_v2(sqlite3 *database, const char *name, int encoding, void *data, int (*compare)(void *, int, const void *, int, const void *), void (*destroy)(void *));
int database_bind_text64(sqlite3_stmt *statement, int position, const char *text, uint64_t size);
int database_bind_blob64(sqlite3_stmt *statement, int position, const void *bytes, uint64_t size);
void database_result_text64(sqlite3_context *context, const char *text, uint64_t size);
void database_result_error(sqlite3_context *context, const char *text);
