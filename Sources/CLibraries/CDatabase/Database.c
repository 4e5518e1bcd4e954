#include "CDatabase.h"

#include <dlfcn.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stddef.h>

#define FUNCTIONS(APPLY) \
    APPLY(open_v2) \
    APPLY(close_v2) \
    APPLY(extended_result_codes) \
    APPLY(extended_errcode) \
    APPLY(errmsg) \
    APPLY(errstr) \
    APPLY(busy_timeout) \
    APPLY(db_readonly) \
    APPLY(exec) \
    APPLY(get_autocommit) \
    APPLY(prepare_v3) \
    APPLY(step) \
    APPLY(reset) \
    APPLY(clear_bindings) \
    APPLY(finalize) \
    APPLY(bind_null) \
    APPLY(bind_int64) \
    APPLY(bind_double) \
    APPLY(column_count) \
    APPLY(column_type) \
    APPLY(column_int64) \
    APPLY(column_double) \
    APPLY(column_text) \
    APPLY(column_blob) \
    APPLY(column_bytes) \
    APPLY(changes64) \
    APPLY(last_insert_rowid) \
    APPLY(value_type) \
    APPLY(value_int64) \
    APPLY(value_double) \
    APPLY(value_text) \
    APPLY(value_blob) \
    APPLY(value_bytes) \
    APPLY(result_null) \
    APPLY(result_int64) \
    APPLY(result_double) \
    APPLY(create_function_v2) \
    APPLY(create_collation_v2) \
    APPLY(bind_text64) \
    APPLY(bind_blob64) \
    APPLY(result_text64) \
    APPLY(result_error)

#define MEMBER(name) __typeof__(&sqlite3_##name) name;
static struct {
    FUNCTIONS(MEMBER)
} library;

static bool is_there;
static pthread_once_t loading = PTHREAD_ONCE_INIT;

#define BIND(name) is_there = is_there && (library.name = (__typeof__(library.name))dlsym(handle, "sqlite3_" #name));
static void load(void) {
    void *handle = dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_LOCAL);
    is_there = handle != NULL;
    if (is_there) { FUNCTIONS(BIND) }
}

bool database_is_available(void) {
    pthread_once(&loading, load);
    return is_there;
}

int database_open_v2(const char *path, sqlite3 **database, int flags, const char *vfs) { return library.open_v2(path, database, flags, vfs); }
int database_close_v2(sqlite3 *database) { return library.close_v2(database); }
int database_extended_result_codes(sqlite3 *database, int is_on) { return library.extended_result_codes(database, is_on); }
int database_extended_errcode(sqlite3 *database) { return library.extended_errcode(database); }
const char *database_errmsg(sqlite3 *database) { return library.errmsg(database); }
const char *database_errstr(int code) { return library.errstr(code); }
int database_busy_timeout(sqlite3 *database, int milliseconds) { return library.busy_timeout(database, milliseconds); }
int database_db_readonly(sqlite3 *database, const char *schema) { return library.db_readonly(database, schema); }
int database_exec(sqlite3 *database, const char *sql, int (*row)(void *, int, char **, char **), void *context, char **message) { return library.exec(database, sql, row, context, message); }
int database_get_autocommit(sqlite3 *database) { return library.get_autocommit(database); }
int database_prepare_v3(sqlite3 *database, const char *sql, int size, unsigned int flags, sqlite3_stmt **statement, const char **rest) { return library.prepare_v3(database, sql, size, flags, statement, rest); }
int database_step(sqlite3_stmt *statement) { return library.step(statement); }
int database_reset(sqlite3_stmt *statement) { return library.reset(statement); }
int database_clear_bindings(sqlite3_stmt *statement) { return library.clear_bindings(statement); }
int database_finalize(sqlite3_stmt *statement) { return library.finalize(statement); }
int database_bind_null(sqlite3_stmt *statement, int position) { return library.bind_null(statement, position); }
int database_bind_int64(sqlite3_stmt *statement, int position, int64_t value) { return library.bind_int64(statement, position, value); }
int database_bind_double(sqlite3_stmt *statement, int position, double value) { return library.bind_double(statement, position, value); }
int database_column_count(sqlite3_stmt *statement) { return library.column_count(statement); }
int database_column_type(sqlite3_stmt *statement, int column) { return library.column_type(statement, column); }
int64_t database_column_int64(sqlite3_stmt *statement, int column) { return library.column_int64(statement, column); }
double database_column_double(sqlite3_stmt *statement, int column) { return library.column_double(statement, column); }
const unsigned char *database_column_text(sqlite3_stmt *statement, int column) { return library.column_text(statement, column); }
const void *database_column_blob(sqlite3_stmt *statement, int column) { return library.column_blob(statement, column); }
int database_column_bytes(sqlite3_stmt *statement, int column) { return library.column_bytes(statement, column); }
int64_t database_changes64(sqlite3 *database) { return library.changes64(database); }
int64_t database_last_insert_rowid(sqlite3 *database) { return library.last_insert_rowid(database); }
int database_value_type(sqlite3_value *value) { return library.value_type(value); }
int64_t database_value_int64(sqlite3_value *value) { return library.value_int64(value); }
double database_value_double(sqlite3_value *value) { return library.value_double(value); }
const unsigned char *database_value_text(sqlite3_value *value) { return library.value_text(value); }
const void *database_value_blob(sqlite3_value *value) { return library.value_blob(value); }
int database_value_bytes(sqlite3_value *value) { return library.value_bytes(value); }
void database_result_null(sqlite3_context *context) { library.result_null(context); }
void database_result_int64(sqlite3_context *context, int64_t value) { library.result_int64(context, value); }
void database_result_double(sqlite3_context *context, double value) { library.result_double(context, value); }
int database_create_function_v2(sqlite3 *database, const char *name, int count, int flags, void *data, void (*call)(sqlite3_context *, int, sqlite3_value **), void (*step)(sqlite3_context *, int, sqlite3_value **), void (*final)(sqlite3_context *), void (*destroy)(void *)) { return library.create_function_v2(database, name, count, flags, data, call, step, final, destroy); }
int database_create_collation_v2(sqlite3 *database, const char *name, int encoding, void *data, int (*compare)(void *, int, const void *, int, const void *), void (*destroy)(void *)) { return library.create_collation_v2(database, name, encoding, data, compare, destroy); }
int database_bind_text64(sqlite3_stmt *statement, int position, const char *text, uint64_t size) {
    return library.bind_text64(statement, position, text, size, SQLITE_TRANSIENT, SQLITE_UTF8);
}
int database_bind_blob64(sqlite3_stmt *statement, int position, const void *bytes, uint64_t size) {
    // A null pointer would bind NULL instead of no bytes.
    return library.bind_blob64(statement, position, bytes ? bytes : "", size, SQLITE_TRANSIENT);
}
void database_result_text64(sqlite3_context *context, const char *text, uint64_t size) {
    library.result_text64(context, text, size, SQLITE_TRANSIENT, SQLITE_UTF8);
}
void database_result_error(sqlite3_context *context, const char *text) { library.result_error(context, text, -1); }
