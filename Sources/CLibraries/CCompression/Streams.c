#include "Internal.h"

#include <stdlib.h>
#include <string.h>

bool pack_reserve(pack_bytes_buffer *buffer, size_t more) {
    if (more <= buffer->room - buffer->length) return true;
    if (more > SIZE_MAX / 2 - buffer->length) return false;
    size_t wanted = buffer->room ? buffer->room * 2 : 4096;
    if (wanted < buffer->length + more) wanted = buffer->length + more;
    uint8_t *bytes = realloc(buffer->bytes, wanted);
    if (!bytes) return false;
    buffer->bytes = bytes;
    buffer->room = wanted;
    return true;
}

bool pack_append(pack_bytes_buffer *buffer, const void *bytes, size_t length) {
    if (length == 0) return true;
    if (!pack_reserve(buffer, length)) return false;
    memcpy(buffer->bytes + buffer->length, bytes, length);
    buffer->length += length;
    return true;
}

static const pack_format *format_of(pack_algorithm algorithm) {
    switch (algorithm) {
    case pack_zlib: return &pack_zlib_format;
    case pack_lzma: return &pack_lzma_format;
    case pack_brotli: return &pack_brotli_format;
    case pack_lz4: case pack_lz4_raw: case pack_lzfse: return &pack_block_format;
    }
    return NULL;
}

pack_stream *pack_open(pack_algorithm algorithm, bool compresses) {
    const pack_format *format = format_of(algorithm);
    pack_stream *stream = format ? calloc(1, sizeof *stream) : NULL;
    if (!stream) return NULL;
    stream->format = *format;
    stream->algorithm = algorithm;
    stream->compresses = compresses;
    if (format->open(stream)) return stream;
    free(stream);
    return NULL;
}

void pack_close(pack_stream *stream) {
    if (!stream) return;
    stream->format.close(stream);
    free(stream);
}

pack_status pack_process(pack_stream *stream, const uint8_t **from, size_t *from_size, uint8_t **to, size_t *to_size, bool is_last) {
    pack_buffers buffers = {*from, *from_size, *to, *to_size, is_last};
    pack_status status = stream->format.process(stream, &buffers);
    *from = buffers.from;
    *from_size = buffers.from_size;
    *to = buffers.to;
    *to_size = buffers.to_size;
    return status;
}

bool pack_bytes(pack_algorithm algorithm, bool compresses, const void *bytes, size_t length, pack_result *result) {
    *result = (pack_result){NULL, 0};
    pack_stream *stream = pack_open(algorithm, compresses);
    if (!stream) return false;
    pack_bytes_buffer made = {0};
    const uint8_t *from = bytes;
    pack_status status = pack_continues;
    while (status == pack_continues) {
        if (made.length == made.room && !pack_reserve(&made, 4096)) break;
        uint8_t *to = made.bytes + made.length;
        size_t room = made.room - made.length, before = length;
        status = pack_process(stream, &from, &length, &to, &room, true);
        size_t count = made.room - made.length - room;
        made.length += count;
        // With all input given and room left, nothing done means that the data end early.
        if (status == pack_continues && count == 0 && before == length) break;
    }
    pack_close(stream);
    if (status == pack_ended) {
        *result = (pack_result){made.bytes, made.length};
        return true;
    }
    free(made.bytes);
    return false;
}
