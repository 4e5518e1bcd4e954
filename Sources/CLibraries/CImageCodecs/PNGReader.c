#include "PNGReader.h"
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>

/// Rows are read in pieces of about this many bytes, so that they are still in the processor's cache when they become pixels.
static const size_t piece = 1 << 16;

/// A file on its way: its chunks, and the rows they hold.
typedef struct {
    const uint8_t *data;
    size_t size, position;
    /// 3 or 4.
    size_t channels;
    struct inflate_state stream;
} Reader;

typedef struct {
    const uint8_t *type, *content;
    size_t length;
} Chunk;

static uint32_t get32(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/// The next chunk; 0 where there is none that is whole and has the right checksum.
static int next_chunk(Reader *reader, Chunk *chunk) {
    size_t left = reader->size - reader->position;
    if (left < 12) return 0;
    const uint8_t *start = reader->data + reader->position;
    *chunk = (Chunk){start + 4, start + 8, get32(start)};
    if (chunk->length > left - 12) return 0;
    if (crc32_gzip_refl(0, chunk->type, chunk->length + 4) != get32(chunk->content + chunk->length)) return 0;
    reader->position += 12 + chunk->length;
    return 1;
}

static int is(const Chunk *chunk, const char *type) { return memcmp(chunk->type, type, 4) == 0; }

/// Reads what comes before the first rows, which the decompressor is given; 0 where the file asks for more than this reader does.
static int begin(Reader *reader, uint32_t *width, uint32_t *height) {
    Chunk chunk;
    if (reader->size < 8 || memcmp(reader->data, "\x89PNG\r\n\x1a\n", 8) != 0) return 0;
    reader->position = 8;
    if (!next_chunk(reader, &chunk) || !is(&chunk, "IHDR") || chunk.length != 13) return 0;
    const uint8_t *header = chunk.content;
    *width = get32(header);
    *height = get32(header + 4);
    if (header[8] != 8 || (header[9] != 2 && header[9] != 6) || header[10] || header[11] || header[12]) return 0;
    reader->channels = header[9] == 2 ? 3 : 4;
    int isStandard = 0, hasColors = 0;
    while (next_chunk(reader, &chunk)) {
        if (is(&chunk, "IDAT")) {
            isal_inflate_init(&reader->stream);
            reader->stream.crc_flag = ISAL_ZLIB;
            reader->stream.next_in = (uint8_t *)chunk.content;
            reader->stream.avail_in = (uint32_t)chunk.length;
            return isStandard || !hasColors;
        }
        if (is(&chunk, "sRGB")) isStandard = 1;
        else if (is(&chunk, "gAMA") || is(&chunk, "cHRM") || is(&chunk, "iCCP") || is(&chunk, "cICP")) hasColors = 1;
        else if (is(&chunk, "tRNS") || !(chunk.type[0] & 0x20)) return 0;
    }
    return 0;
}

/// Decompresses as far as there is room, feeding the decompressor chunk by chunk; 0 where it cannot go on.
static int inflate_some(Reader *reader) {
    struct inflate_state *stream = &reader->stream;
    Chunk chunk;
    if (stream->avail_in == 0 && next_chunk(reader, &chunk) && is(&chunk, "IDAT")) {
        stream->next_in = (uint8_t *)chunk.content;
        stream->avail_in = (uint32_t)chunk.length;
        // An empty one leads to the next.
        if (chunk.length == 0) return 1;
    }
    uint32_t room = stream->avail_out, given = stream->avail_in;
    if (isal_inflate(stream) != ISAL_DECOMP_OK) return 0;
    return stream->avail_out < room || stream->avail_in < given;
}

/// Decompresses rows; 0 where there are fewer.
static int inflate_rows(Reader *reader, uint8_t *to, size_t count) {
    reader->stream.next_out = to;
    reader->stream.avail_out = (uint32_t)count;
    while (reader->stream.avail_out > 0) {
        if (!inflate_some(reader)) return 0;
    }
    return 1;
}

/// Whether the compressed data ends where the rows do, with the right checksum.
static int ends(Reader *reader) {
    uint8_t rest;
    reader->stream.next_out = &rest;
    reader->stream.avail_out = 1;
    while (reader->stream.block_state != ISAL_BLOCK_FINISH) {
        if (!inflate_some(reader) || reader->stream.avail_out == 0) return 0;
    }
    return reader->stream.avail_out == 1;
}

static void add(uint8_t *restrict row, const uint8_t *restrict above, size_t count) {
    for (size_t index = 0; index < count; index++) row[index] = (uint8_t)(row[index] + above[index]);
}

/// The channels of a pixel side by side, with room for sums.
typedef int16_t Pixel __attribute__((vector_size(8)));
typedef uint8_t Bytes __attribute__((vector_size(4)));

static inline Pixel load(const uint8_t *from) {
    Bytes bytes;
    memcpy(&bytes, from, sizeof bytes);
    return __builtin_convertvector(bytes, Pixel);
}

/// Keeps the low eight bits of each channel. Of three channels the fourth byte is the next pixel's, which is written after this one.
static inline Pixel store(uint8_t *to, Pixel pixel, size_t channels) {
    Bytes bytes = __builtin_convertvector(pixel, Bytes);
    memcpy(to, &bytes, channels);
    return __builtin_convertvector(bytes, Pixel);
}

static inline Pixel magnitude(Pixel value) {
    Pixel sign = value < 0;
    return (value ^ sign) - sign;
}

/// Which of left, above and above left is nearest to left + above − above left.
static inline Pixel predicted(Pixel left, Pixel above, Pixel corner) {
    Pixel toLeft = magnitude(above - corner), toAbove = magnitude(left - corner), toCorner = magnitude(left + above - 2 * corner);
    Pixel isLeft = (toLeft <= toAbove) & (toLeft <= toCorner), isAbove = ~isLeft & (toAbove <= toCorner);
    return (isLeft & left) | (isAbove & above) | (~isLeft & ~isAbove & corner);
}

/// Undoes what the filter of a number has done to a row, in place. Behind row and above there is room for a byte more.
static inline int unfilter(int filter, uint8_t *row, const uint8_t *above, size_t count, size_t channels) {
    Pixel left = {0}, corner = {0};
    switch (filter) {
    case 0: return 1;
    case 1:
        for (size_t at = 0; at < count; at += channels) left = store(row + at, load(row + at) + left, channels);
        return 1;
    case 2: add(row, above, count); return 1;
    case 3:
        for (size_t at = 0; at < count; at += channels) {
            left = store(row + at, load(row + at) + ((left + load(above + at)) >> 1), channels);
        }
        return 1;
    case 4:
        for (size_t at = 0; at < count; at += channels) {
            Pixel over = load(above + at);
            left = store(row + at, load(row + at) + predicted(left, over, corner), channels);
            corner = over;
        }
        return 1;
    default: return 0;
    }
}

/// Blue first; returns what all values of alpha have in common.
static uint32_t swap_four(uint8_t *restrict to, const uint8_t *restrict from, size_t width) {
    uint32_t all = UINT32_MAX;
    for (size_t x = 0; x < width; x++) {
        uint32_t pixel;
        memcpy(&pixel, from + 4 * x, sizeof pixel);
        all &= pixel;
        pixel = (pixel & 0xFF00FF00) | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16;
        memcpy(to + 4 * x, &pixel, sizeof pixel);
    }
    return all >> 24;
}

static void swap_three(uint8_t *restrict to, const uint8_t *restrict from, size_t width) {
    for (size_t x = 0; x < width; x++, from += 3, to += 4) {
        to[0] = from[2];
        to[1] = from[1];
        to[2] = from[0];
        to[3] = 255;
    }
}

static int read_rows(Reader *reader, QCImage *image, uint8_t *rows, size_t together) {
    size_t width = (size_t)image->width, count = width * reader->channels, height = (size_t)image->height;
    // The row above the first piece's first is empty; later ones are the last of the piece before.
    uint8_t *above = rows, *start = rows + count + 4;
    memset(above, 0, count + 4);
    uint32_t all = 255;
    for (size_t top = 0; top < height; top += together) {
        size_t number = height - top < together ? height - top : together;
        if (!inflate_rows(reader, start, number * (count + 1))) return 0;
        const uint8_t *last = above;
        for (size_t y = 0; y < number; y++) {
            uint8_t *row = start + y * (count + 1) + 1, *to = image->pixels + (top + y) * width * 4;
            // A number of channels that the compiler knows makes fast loops.
            if (!(reader->channels == 3 ? unfilter(row[-1], row, last, count, 3) : unfilter(row[-1], row, last, count, 4))) return 0;
            if (reader->channels == 3) swap_three(to, row, width);
            else {
                uint32_t own = swap_four(to, row, width);
                if (own != 255) qc_premultiply_pixels(to, width);
                all &= own;
            }
            last = row;
        }
        memmove(above, last, count);
    }
    image->opaque = all == 255;
    return ends(reader);
}

int qc_read_plain_png(const uint8_t *data, size_t size, QCImage *image) {
    Reader *reader = malloc(sizeof *reader);
    uint32_t width, height;
    char error[64];
    int isRead = 0;
    image->pixels = NULL;
    if (reader) {
        reader->data = data;
        reader->size = size;
        // Larger ones may be asked for memory that is not there.
        if (begin(reader, &width, &height) && qc_allocate(image, width, height, 1, error, sizeof error) == 0) {
            size_t row = (size_t)width * reader->channels + 1, together = piece / row > 1 ? piece / row : 1;
            uint8_t *rows = row < UINT32_MAX ? malloc(row * (together + 1) + 8) : NULL;
            isRead = rows && read_rows(reader, image, rows, together);
            free(rows);
        }
    }
    free(reader);
    if (!isRead) {
        free(image->pixels);
        image->pixels = NULL;
    }
    return isRead;
}
