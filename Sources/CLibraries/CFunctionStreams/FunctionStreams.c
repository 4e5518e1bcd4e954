#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CFunctionStreams.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>

static int part(size_t count) { return count > INT_MAX ? INT_MAX : (int)count; }

static ssize_t read_stream(void *stream, char *bytes, size_t count) {
    StreamFunctions *functions = stream;
    return functions->read((void *)functions->cookie, bytes, part(count));
}

static ssize_t write_stream(void *stream, const char *bytes, size_t count) {
    StreamFunctions *functions = stream;
    int written = functions->write((void *)functions->cookie, bytes, part(count));
    // 0 is the C library's error here.
    return written < 0 ? 0 : written;
}

static int seek_stream(void *stream, off64_t *offset, int origin) {
    StreamFunctions *functions = stream;
    int64_t place = functions->seek((void *)functions->cookie, *offset, origin);
    if (place < 0) return -1;
    *offset = place;
    return 0;
}

static int close_stream(void *stream) {
    StreamFunctions *functions = stream;
    int result = functions->close ? functions->close((void *)functions->cookie) : 0;
    free(functions);
    return result;
}

FILE *open_function_stream(StreamFunctions functions) {
    if (!functions.read && !functions.write) {
        errno = EINVAL;
        return NULL;
    }
    StreamFunctions *stream = malloc(sizeof *stream);
    if (!stream) return NULL;
    *stream = functions;
    cookie_io_functions_t used = {
        functions.read ? read_stream : NULL, functions.write ? write_stream : NULL, functions.seek ? seek_stream : NULL, close_stream,
    };
    FILE *file = fopencookie(stream, !functions.write ? "r" : !functions.read ? "w" : "r+", used);
    if (!file) free(stream);
    return file;
}
