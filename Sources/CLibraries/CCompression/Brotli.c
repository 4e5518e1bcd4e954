#include "Internal.h"

#include <dlfcn.h>
#include <pthread.h>

// The parts of brotli/encode.h and brotli/decode.h that are used.
enum { OPERATION_PROCESS = 0, OPERATION_FINISH = 2, RESULT_ERROR = 0, RESULT_SUCCESS = 1 };

static struct {
    void *(*create_encoder)(void *, void *, void *);
    int (*encode)(void *, int, size_t *, const uint8_t **, size_t *, uint8_t **, size_t *);
    int (*is_finished)(void *);
    void (*destroy_encoder)(void *);
    int (*set_parameter)(void *, int, uint32_t);
    void *(*create_decoder)(void *, void *, void *);
    int (*decode)(void *, size_t *, const uint8_t **, size_t *, uint8_t **, size_t *);
    void (*destroy_decoder)(void *);
} brotli;

static pthread_once_t loading = PTHREAD_ONCE_INIT;

static void load(void) {
    void *encoder = dlopen("libbrotlienc.so.1", RTLD_NOW | RTLD_LOCAL), *decoder = dlopen("libbrotlidec.so.1", RTLD_NOW | RTLD_LOCAL);
    if (encoder) {
        brotli.create_encoder = (__typeof__(brotli.create_encoder))dlsym(encoder, "BrotliEncoderCreateInstance");
        brotli.encode = (__typeof__(brotli.encode))dlsym(encoder, "BrotliEncoderCompressStream");
        brotli.is_finished = (__typeof__(brotli.is_finished))dlsym(encoder, "BrotliEncoderIsFinished");
        brotli.destroy_encoder = (__typeof__(brotli.destroy_encoder))dlsym(encoder, "BrotliEncoderDestroyInstance");
        brotli.set_parameter = (__typeof__(brotli.set_parameter))dlsym(encoder, "BrotliEncoderSetParameter");
    }
    if (decoder) {
        brotli.create_decoder = (__typeof__(brotli.create_decoder))dlsym(decoder, "BrotliDecoderCreateInstance");
        brotli.decode = (__typeof__(brotli.decode))dlsym(decoder, "BrotliDecoderDecompressStream");
        brotli.destroy_decoder = (__typeof__(brotli.destroy_decoder))dlsym(decoder, "BrotliDecoderDestroyInstance");
    }
}

// Apple's encoder writes at level 2, with a window of 64 KB.
enum { PARAMETER_QUALITY = 1, QUALITY = 2, PARAMETER_WINDOW = 2, WINDOW = 16 };

static bool begin(pack_stream *stream) {
    pthread_once(&loading, load);
    if (stream->compresses) {
        if (!brotli.create_encoder || !brotli.encode || !brotli.is_finished || !brotli.destroy_encoder || !brotli.set_parameter) return false;
        stream->state = brotli.create_encoder(NULL, NULL, NULL);
        if (!stream->state) return false;
        brotli.set_parameter(stream->state, PARAMETER_QUALITY, QUALITY);
        brotli.set_parameter(stream->state, PARAMETER_WINDOW, WINDOW);
        return true;
    }
    if (!brotli.create_decoder || !brotli.decode || !brotli.destroy_decoder) return false;
    stream->state = brotli.create_decoder(NULL, NULL, NULL);
    return stream->state != NULL;
}

static pack_status process(pack_stream *stream, pack_buffers *buffers) {
    if (!stream->compresses) {
        int result = brotli.decode(stream->state, &buffers->from_size, &buffers->from, &buffers->to_size, &buffers->to, NULL);
        return result == RESULT_SUCCESS ? pack_ended : result == RESULT_ERROR ? pack_failed : pack_continues;
    }
    int operation = buffers->is_last ? OPERATION_FINISH : OPERATION_PROCESS;
    if (!brotli.encode(stream->state, operation, &buffers->from_size, &buffers->from, &buffers->to_size, &buffers->to, NULL)) return pack_failed;
    return brotli.is_finished(stream->state) ? pack_ended : pack_continues;
}

static void finish(pack_stream *stream) { stream->compresses ? brotli.destroy_encoder(stream->state) : brotli.destroy_decoder(stream->state); }

const pack_format pack_brotli_format = {begin, process, finish};
