#include "CDeflate.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { LEVEL = 5, NO_HEADER = -15, MEMORY = 8, LEAST_ROOM = 4096 };

typedef int (*step)(z_streamp stream, int flush);

static bool grow(DeflateResult *result, size_t *room) {
    size_t wanted = *room ? *room * 2 : LEAST_ROOM;
    void *bytes = wanted > *room ? realloc(result->bytes, wanted) : NULL;
    if (!bytes) return false;
    result->bytes = bytes;
    *room = wanted;
    return true;
}

static uInt part(size_t length) { return length > UINT_MAX ? UINT_MAX : (uInt)length; }

// Runs a stream until its end; false where it does not come to it.
static bool run(z_stream *stream, step step, const unsigned char *bytes, size_t length, DeflateResult *result) {
    size_t room = 0;
    int status = Z_OK;
    while (status == Z_OK) {
        if (result->length == room && !grow(result, &room)) return false;
        uInt given = part(length), free = part(room - result->length);
        stream->next_in = (Bytef *)bytes;
        stream->avail_in = given;
        stream->next_out = (Bytef *)result->bytes + result->length;
        stream->avail_out = free;
        status = step(stream, given == length ? Z_FINISH : Z_NO_FLUSH);
        size_t taken = given - stream->avail_in, made = free - stream->avail_out;
        bytes += taken;
        length -= taken;
        result->length += made;
        // No room left is no error; nothing done with room left is.
        if (status == Z_BUF_ERROR && (made > 0 || stream->avail_out == 0)) status = Z_OK;
    }
    return status == Z_STREAM_END;
}

static bool finish(bool succeeded, DeflateResult *result) {
    if (succeeded) return true;
    free(result->bytes);
    *result = (DeflateResult){NULL, 0};
    return false;
}

bool deflate_bytes(const void *bytes, size_t length, DeflateResult *result) {
    z_stream stream = {0};
    *result = (DeflateResult){NULL, 0};
    if (deflateInit2(&stream, LEVEL, Z_DEFLATED, NO_HEADER, MEMORY, Z_DEFAULT_STRATEGY) != Z_OK) return false;
    bool succeeded = run(&stream, deflate, bytes, length, result);
    deflateEnd(&stream);
    return finish(succeeded, result);
}

bool inflate_bytes(const void *bytes, size_t length, DeflateResult *result) {
    z_stream stream = {0};
    *result = (DeflateResult){NULL, 0};
    if (inflateInit2(&stream, NO_HEADER) != Z_OK) return false;
    bool succeeded = run(&stream, inflate, bytes, length, result);
    inflateEnd(&stream);
    return finish(succeeded, result);
}
