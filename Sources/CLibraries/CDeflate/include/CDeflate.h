// Raw DEFLATE data (RFC 1951), without a header, over zlib.
#ifndef CDEFLATE_H
#define CDEFLATE_H

#include <stdbool.h>
#include <stddef.h>

// Bytes that were allocated for the caller, who frees them.
typedef struct {
    void *bytes;
    size_t length;
} DeflateResult;

// Compresses bytes at zlib's level 5; false where memory runs out.
bool deflate_bytes(const void *bytes, size_t length, DeflateResult *result);

// Decompresses bytes; false where they are damaged or end early, or memory runs out. Bytes after the data's end are ignored.
bool inflate_bytes(const void *bytes, size_t length, DeflateResult *result);

#endif
