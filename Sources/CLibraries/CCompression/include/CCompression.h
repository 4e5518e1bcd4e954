// Compressed data in the forms of Apple's Compression framework: DEFLATE over zlib, xz over liblzma, LZ4 over liblz4, Brotli over its library, all of which
// are loaded when first used, and LZFSE.
#ifndef CCOMPRESSION_H
#define CCOMPRESSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
    // Raw DEFLATE data (RFC 1951), written at zlib's level 5.
    pack_zlib,
    // An xz file, written at level 6.
    pack_lzma,
    // LZ4 blocks with Apple's headers.
    pack_lz4,
    // One LZ4 block.
    pack_lz4_raw,
    pack_brotli,
    // LZFSE blocks. Those that are written hold LZVN data, which every reader of LZFSE reads.
    pack_lzfse,
} pack_algorithm;

typedef enum { pack_failed = -1, pack_continues = 0, pack_ended = 1 } pack_status;

typedef struct pack_stream pack_stream;

// Begins a stream; NULL where its library is missing or memory runs out.
pack_stream *pack_open(pack_algorithm algorithm, bool compresses);
void pack_close(pack_stream *stream);

// Processes input into the output buffer until either is exhausted, and advances the pointers. `is_last` marks the end of the input.
pack_status pack_process(pack_stream *stream, const uint8_t **from, size_t *from_size, uint8_t **to, size_t *to_size, bool is_last);

// Bytes that were allocated for the caller, who frees them.
typedef struct {
    void *bytes;
    size_t length;
} pack_result;

// Compresses or decompresses bytes; false where they are damaged or end early, the library is missing, or memory runs out.
// Bytes after the end of compressed data are ignored.
bool pack_bytes(pack_algorithm algorithm, bool compresses, const void *bytes, size_t length, pack_result *result);

#endif
