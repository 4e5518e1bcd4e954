// Bodies of requests that a server sends on, and the sizes of answers. Foundation follows a redirection without the request's body, even one that keeps the method (RFC 9110,
// 15.4.8 and 15.4.9: a request that is answered by 307 or 308 is repeated as it was). So what libcurl has read of a body is kept, in a file without a
// name, and given to it once more for a next transfer that has the same method. What libcurl asks for again within a transfer is read from there, too.
// Foundation keeps libcurl from asking the server for leave before it sends a body (`Expect: 100-continue`), which few servers answer and which costs a
// second each time; it does not for a request that it believes to have no body, so a repetition says it here.
#include "Transfers.h"
#include "CTransfers.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define WRITE_DATA 10001  // CURLOPT_WRITEDATA
#define WRITE_FUNCTION 20011  // CURLOPT_WRITEFUNCTION
#define READ_DATA 10009  // CURLOPT_READDATA
#define READ_FUNCTION 20012  // CURLOPT_READFUNCTION
#define HEADERS 10023  // CURLOPT_HTTPHEADER
#define CUSTOM_REQUEST 10036  // CURLOPT_CUSTOMREQUEST
#define SEEK_USER 10168  // CURLOPT_SEEKDATA
#define SEEK_FUNCTION 20167  // CURLOPT_SEEKFUNCTION
#define BODY_LENGTH 30115  // CURLOPT_INFILESIZE_LARGE
#define RESPONSE_CODE 0x200002  // CURLINFO_RESPONSE_CODE
#define ABORT 0x10000000  // CURL_READFUNC_ABORT
#define CANNOT_SEEK 2  // CURL_SEEKFUNC_CANTSEEK

typedef size_t (*reader)(char *buffer, size_t size, size_t count, void *user);

// Takes a part of an answer's body, decoded.
typedef size_t (*writer)(char *bytes, size_t size, size_t count, void *user);

typedef struct Body {
    void *easy;
    // Foundation's.
    reader read;
    writer write;
    void *user, *writer_user;
    // The header fields of the request that is about to begin, a `curl_slist` of Foundation's.
    void *headers;
    char method[32];
    // What has been read so far; -1 = nothing.
    int file;
    int64_t length, position;
    // The length that libcurl was told; -1 = unknown.
    int64_t announced;
    // Foundation has nothing more to give: the body is repeated.
    bool repeats;
    bool is_incomplete;
    // When the transfer began and when the last part was read, by the clock that runs on, in microseconds.
    int64_t began, sent;
    // How much of the answer's body Foundation has taken, in bytes.
    int64_t received;
    struct Body *next;
} Body;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Body *bodies;

int curl_easy_getinfo(void *easy, int info, ...);
void *curl_slist_append(void *list, const char *text);

// The body of a handle, which one queue uses at a time.
static Body *body_of(void *easy) {
    pthread_mutex_lock(&lock);
    Body *body = bodies;
    while (body && body->easy != easy) body = body->next;
    if (!body && (body = calloc(1, sizeof *body))) {
        body->easy = easy;
        body->file = -1;
        body->next = bodies;
        bodies = body;
    }
    pthread_mutex_unlock(&lock);
    return body;
}

static void forget(Body *body) {
    if (body->file >= 0) close(body->file);
    body->file = -1;
    body->length = body->position = 0;
    body->repeats = body->is_incomplete = false;
}

static int unnamed_file(void) {
    const char *folder = getenv("TMPDIR");
    char path[4096];
    snprintf(path, sizeof path, "%s/body-XXXXXX", folder && *folder ? folder : "/tmp");
    int file = mkostemp(path, O_CLOEXEC);
    if (file >= 0) unlink(path);
    return file;
}

static void keep(Body *body, const char *bytes, size_t count) {
    if (body->file < 0) body->file = unnamed_file();
    if (body->file < 0) body->is_incomplete = true;
    while (count > 0 && !body->is_incomplete) {
        ssize_t written = pwrite(body->file, bytes, count, body->length);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) {
            body->is_incomplete = true;
            break;
        }
        bytes += written;
        count -= (size_t)written;
        body->length += written;
    }
    body->position = body->length;
}

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

void *owner_of(void *easy) {
    pthread_mutex_lock(&lock);
    Body *body = bodies;
    while (body && body->easy != easy) body = body->next;
    void *owner = body ? body->user : NULL;
    pthread_mutex_unlock(&lock);
    return owner;
}

void begin_sending(void *easy) {
    Body *body = body_of(easy);
    if (!body) return;
    body->began = now();
    body->sent = body->received = 0;
    // The next request comes with a list of its own.
    body->headers = NULL;
}

int64_t received_bytes(void *easy) {
    Body *body = body_of(easy);
    return body ? body->received : 0;
}

static size_t write_body(char *bytes, size_t size, size_t count, void *user) {
    Body *body = user;
    size_t taken = body->write(bytes, size, count, body->writer_user);
    // A wish to pause is a greater number.
    if (taken <= size * count) body->received += (int64_t)taken;
    return taken;
}

int64_t sent_time(void *easy) {
    Body *body = body_of(easy);
    return body && body->sent ? body->sent - body->began : 0;
}

static size_t read_body(char *buffer, size_t size, size_t count, void *user) {
    Body *body = user;
    body->sent = now();
    if (body->position < body->length) {
        ssize_t read = pread(body->file, buffer, size * count, body->position);
        if (read <= 0) return ABORT;
        body->position += read;
        return (size_t)read;
    }
    if (body->repeats) return body->is_incomplete || body->length < body->announced ? ABORT : 0;
    size_t read = body->read(buffer, size, count, body->user);
    // A wish to pause or to abort is a greater number.
    if (read > 0 && read <= size * count) keep(body, buffer, read);
    return read;
}

static int seek_body(void *user, int64_t offset, int origin) {
    Body *body = user;
    if (origin != SEEK_SET || offset < 0 || offset > body->length || body->is_incomplete) return CANNOT_SEEK;
    body->position = offset;
    return 0;
}

// Removes libcurl's own `Expect` from a repetition. Foundation sets some header fields for every request; the list stays its own.
static void expect_nothing(Body *body) {
    if (body->repeats && body->headers) LIBCURL(curl_slist_append)(body->headers, "Expect:");
}

// A transfer begins: a repetition, where the last one was answered by a redirection and had this method and a body.
static void begin(Body *body, const char *method) {
    long status = 0;
    bool has_body = body->length > 0 || body->is_incomplete;
    if (has_body && strcmp(method, body->method) == 0) LIBCURL(curl_easy_getinfo)(body->easy, RESPONSE_CODE, &status);
    if (status / 100 == 3) {
        body->repeats = true;
        body->position = 0;
        if (body->announced <= 0 && !body->is_incomplete) body->announced = body->length;
        LIBCURL(curl_easy_setopt)(body->easy, BODY_LENGTH, body->announced);
        expect_nothing(body);
    } else {
        forget(body);
    }
    snprintf(body->method, sizeof body->method, "%s", method);
}

bool set_body_option(void *easy, int option, void *value, int *result) {
    Body *body;
    switch (option) {
        case WRITE_FUNCTION: case WRITE_DATA: case READ_FUNCTION: case READ_DATA: case SEEK_FUNCTION: case SEEK_USER: case BODY_LENGTH: case HEADERS:
        case CUSTOM_REQUEST:
            if ((body = body_of(easy))) break;
            // fallthrough
        default: return false;
    }
    switch (option) {
        case WRITE_FUNCTION:
            body->write = (writer)value;
            value = (void *)write_body;
            break;
        case WRITE_DATA:
            body->writer_user = value;
            value = body;
            break;
        case READ_FUNCTION:
            body->read = (reader)value;
            value = (void *)read_body;
            break;
        case READ_DATA:
            body->user = value;
            value = body;
            break;
        case SEEK_FUNCTION: value = (void *)seek_body; break;
        case SEEK_USER: value = body; break;
        case BODY_LENGTH:
            // Foundation says 0 of a request that it sends on.
            if ((int64_t)value != 0) body->announced = (int64_t)value;
            break;
        case HEADERS:
            body->headers = value;
            expect_nothing(body);
            break;
        case CUSTOM_REQUEST:
            if (value) begin(body, value);
            break;
    }
    *result = LIBCURL(curl_easy_setopt)(easy, option, value);
    return true;
}

void curl_easy_cleanup(void *easy) {
    LIBCURL(curl_easy_cleanup)(easy);
    pthread_mutex_lock(&lock);
    Body **place = &bodies;
    while (*place && (*place)->easy != easy) place = &(*place)->next;
    Body *body = *place;
    if (body) *place = body->next;
    pthread_mutex_unlock(&lock);
    if (!body) return;
    forget(body);
    free(body);
}
