// Streams whose bytes come from functions and go to functions, as Darwin's `funopen` makes them.
#ifndef CFUNCTIONSTREAMS_H
#define CFUNCTIONSTREAMS_H

#include <stdint.h>
#include <stdio.h>

typedef struct {
    const void *cookie;
    int (*read)(void *cookie, char *bytes, int count);
    int (*write)(void *cookie, const char *bytes, int count);
    int64_t (*seek)(void *cookie, int64_t offset, int origin);
    int (*close)(void *cookie);
} StreamFunctions;

// Opens a stream; NULL and EINVAL where it could neither be read nor written.
FILE *open_function_stream(StreamFunctions functions);

#endif
