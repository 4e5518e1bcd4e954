#include "Internal.h"

#include <dlfcn.h>
#include <lzma.h>
#include <pthread.h>
#include <stdlib.h>

static struct {
    __typeof__(&lzma_easy_encoder) encoder;
    __typeof__(&lzma_stream_decoder) decoder;
    __typeof__(&lzma_code) code;
    __typeof__(&lzma_end) end;
    bool is_there;
} xz;

static pthread_once_t loading = PTHREAD_ONCE_INIT;

static void load(void) {
    void *library = dlopen("liblzma.so.5", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    xz.encoder = (__typeof__(xz.encoder))dlsym(library, "lzma_easy_encoder");
    xz.decoder = (__typeof__(xz.decoder))dlsym(library, "lzma_stream_decoder");
    xz.code = (__typeof__(xz.code))dlsym(library, "lzma_code");
    xz.end = (__typeof__(xz.end))dlsym(library, "lzma_end");
    xz.is_there = xz.encoder && xz.decoder && xz.code && xz.end;
}

enum { LEVEL = 6, MEMORY_LIMIT = 256 << 20 };

static bool begin(pack_stream *stream) {
    pthread_once(&loading, load);
    lzma_stream *state = xz.is_there ? calloc(1, sizeof *state) : NULL;
    if (!state) return false;
    *state = (lzma_stream)LZMA_STREAM_INIT;
    lzma_ret status = stream->compresses ? xz.encoder(state, LEVEL, LZMA_CHECK_CRC32) : xz.decoder(state, MEMORY_LIMIT, 0);
    if (status != LZMA_OK) {
        free(state);
        return false;
    }
    stream->state = state;
    return true;
}

static pack_status process(pack_stream *stream, pack_buffers *buffers) {
    lzma_stream *state = stream->state;
    state->next_in = buffers->from;
    state->avail_in = buffers->from_size;
    state->next_out = buffers->to;
    state->avail_out = buffers->to_size;
    lzma_ret status = xz.code(state, buffers->is_last ? LZMA_FINISH : LZMA_RUN);
    buffers->from = state->next_in;
    buffers->from_size = state->avail_in;
    buffers->to = state->next_out;
    buffers->to_size = state->avail_out;
    if (status == LZMA_STREAM_END) return pack_ended;
    return status == LZMA_OK || status == LZMA_BUF_ERROR ? pack_continues : pack_failed;
}

static void finish(pack_stream *stream) {
    xz.end(stream->state);
    free(stream->state);
}

const pack_format pack_lzma_format = {begin, process, finish};
