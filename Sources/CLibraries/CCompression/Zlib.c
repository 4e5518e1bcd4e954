#include "Internal.h"

#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

enum { LEVEL = 5, NO_HEADER = -15, MEMORY = 8 };

static bool begin(pack_stream *stream) {
    z_stream *state = calloc(1, sizeof *state);
    if (!state) return false;
    int status = stream->compresses ? deflateInit2(state, LEVEL, Z_DEFLATED, NO_HEADER, MEMORY, Z_DEFAULT_STRATEGY) : inflateInit2(state, NO_HEADER);
    if (status != Z_OK) {
        free(state);
        return false;
    }
    stream->state = state;
    return true;
}

static uInt part(size_t length) { return length > UINT_MAX ? UINT_MAX : (uInt)length; }

static pack_status process(pack_stream *stream, pack_buffers *buffers) {
    z_stream *state = stream->state;
    int status = Z_OK;
    while (status == Z_OK) {
        uInt given = part(buffers->from_size), room = part(buffers->to_size);
        state->next_in = (Bytef *)buffers->from;
        state->avail_in = given;
        state->next_out = buffers->to;
        state->avail_out = room;
        int flush = buffers->is_last && given == buffers->from_size ? Z_FINISH : Z_NO_FLUSH;
        status = stream->compresses ? deflate(state, flush) : inflate(state, flush);
        size_t taken = given - state->avail_in, made = room - state->avail_out;
        buffers->from += taken;
        buffers->from_size -= taken;
        buffers->to += made;
        buffers->to_size -= made;
        if (taken == 0 && made == 0) break;
    }
    if (status == Z_STREAM_END) return pack_ended;
    return status == Z_OK || status == Z_BUF_ERROR ? pack_continues : pack_failed;
}

static void finish(pack_stream *stream) {
    stream->compresses ? deflateEnd(stream->state) : inflateEnd(stream->state);
    free(stream->state);
}

const pack_format pack_zlib_format = {begin, process, finish};
