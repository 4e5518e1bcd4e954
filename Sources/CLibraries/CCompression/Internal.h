#ifndef CCOMPRESSION_INTERNAL_H
#define CCOMPRESSION_INTERNAL_H

#include "CCompression.h"

// What a stream works on, moved on as it is used up.
typedef struct {
    const uint8_t *from;
    size_t from_size;
    uint8_t *to;
    size_t to_size;
    bool is_last;
} pack_buffers;

// A format: it begins, makes a step and ends the state of a stream.
typedef struct {
    bool (*open)(pack_stream *stream);
    pack_status (*process)(pack_stream *stream, pack_buffers *buffers);
    void (*close)(pack_stream *stream);
} pack_format;

struct pack_stream {
    pack_format format;
    pack_algorithm algorithm;
    bool compresses;
    // The format's own state.
    void *state;
};

extern const pack_format pack_zlib_format, pack_lzma_format, pack_brotli_format, pack_block_format;

// Bytes that grow.
typedef struct {
    uint8_t *bytes;
    size_t length, room;
} pack_bytes_buffer;

bool pack_reserve(pack_bytes_buffer *buffer, size_t more);
bool pack_append(pack_bytes_buffer *buffer, const void *bytes, size_t length);

static inline uint32_t pack_read32(const uint8_t *bytes) {
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static inline uint64_t pack_read64(const uint8_t *bytes) { return pack_read32(bytes) | (uint64_t)pack_read32(bytes + 4) << 32; }

static inline void pack_write32(uint8_t *bytes, uint32_t value) {
    for (int index = 0; index < 4; index++) bytes[index] = (uint8_t)(value >> 8 * index);
}

// LZ4's functions; NULL where the library is missing.
typedef struct {
    int (*compress)(const char *from, char *to, int from_size, int to_size);
    int (*decompress)(const char *from, char *to, int from_size, int to_size, const char *dictionary, int dictionary_size);
} pack_lz4_library;
const pack_lz4_library *pack_lz4_functions(void);

// Decodes LZVN data that make `count` bytes; false where they are damaged. Matches may reach back to the start of `out`.
bool pack_lzvn_decode(const uint8_t *from, size_t from_size, pack_bytes_buffer *out, size_t count);
// Encodes bytes as LZVN data; false where memory runs out.
bool pack_lzvn_encode(const uint8_t *from, size_t from_size, pack_bytes_buffer *out);
// Decodes a block of LZFSE's own (`bvx1`, `bvx2`), its header included; false where it is damaged.
bool pack_lzfse_decode(const uint8_t *block, size_t size, pack_bytes_buffer *out);
// The size of such a block; 0 where the header is damaged, SIZE_MAX where more bytes are needed to know.
size_t pack_lzfse_block_size(const uint8_t *block, size_t size);

#endif
