#include "PNGPalette.h"
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#if defined(__x86_64__)
#include <cpuid.h>
#endif

/// Rows are compressed in pieces of about this many bytes, so that what the filter wrote is still in the processor's cache.
static const size_t piece = 1 << 16;
/// The compressed data begin with so many bytes as they are. The library's match finder (its first and second level, 2.30) starts from a register
/// that it has not set where there is nothing to look back at, so that equal pictures give other bytes now and then; with these bytes as its
/// dictionary it starts from them.
enum { PLAIN = 16 };
/// Behind the compressed data come its checksum and the last chunk.
enum { TAIL = 4 + 12 };

/// How a pixel is written, as the format numbers it.
typedef enum { FormatRGB = 2, FormatIndexed = 3, FormatRGBA = 6 } Format;

static size_t bytes_per_pixel(Format format) { return format == FormatIndexed ? 1 : format == FormatRGB ? 3 : 4; }

/// A PNG file on its way: the compressor, and the bytes it has written so far.
typedef struct {
    struct isal_zstream stream;
    uint8_t tokens[ISAL_DEF_LVL1_DEFAULT];
    Format format;
    QCPalette palette;
    uint8_t *bytes;
    /// `data` is where the chunk of the compressed rows begins.
    size_t data, used, capacity;
    /// Adler-32 of the rows so far.
    uint32_t checksum;
} Writer;

static void put32(uint8_t *target, uint32_t value) {
    target[0] = (uint8_t)(value >> 24);
    target[1] = (uint8_t)(value >> 16);
    target[2] = (uint8_t)(value >> 8);
    target[3] = (uint8_t)value;
}

/// Writes a chunk whose content already stands at `target + 8`; returns its end.
static uint8_t *finish_chunk(uint8_t *target, const char *type, size_t length) {
    put32(target, (uint32_t)length);
    memcpy(target + 4, type, 4);
    put32(target + 8 + length, crc32_gzip_refl(0, target + 4, length + 4));
    return target + 12 + length;
}

static int grow(Writer *writer, size_t capacity) {
    uint8_t *bytes = realloc(writer->bytes, capacity);
    if (!bytes) return 0;
    writer->bytes = bytes;
    writer->capacity = capacity;
    return 1;
}

static uint8_t *put_palette(uint8_t *target, const QCPalette *palette) {
    for (int index = 0; index < palette->count; index++) {
        uint32_t color = palette->colors[index];
        memcpy(target + 8 + 3 * index, (uint8_t[]){(uint8_t)(color >> 16), (uint8_t)(color >> 8), (uint8_t)color}, 3);
    }
    return finish_chunk(target, "PLTE", (size_t)palette->count * 3);
}

/// Sets the writer up and writes what comes before the compressed rows.
static int begin(Writer *writer, int width, int height) {
    isal_deflate_init(&writer->stream);
    writer->stream.level = 1;
    writer->stream.level_buf = writer->tokens;
    writer->stream.level_buf_size = sizeof writer->tokens;
    writer->stream.gzip_flag = IGZIP_DEFLATE;
    writer->bytes = NULL;
    writer->checksum = 1;
    if (!grow(writer, piece)) return 0;
    memcpy(writer->bytes, "\x89PNG\r\n\x1a\n", 8);
    uint8_t *end = writer->bytes + 8;
    put32(end + 8, (uint32_t)width);
    put32(end + 12, (uint32_t)height);
    memcpy(end + 16, (uint8_t[]){8, (uint8_t)writer->format, 0, 0, 0}, 5);
    end = finish_chunk(end, "IHDR", 13);
    end[8] = 0;
    end = finish_chunk(end, "sRGB", 1);
    if (writer->format == FormatIndexed) end = put_palette(end, &writer->palette);
    writer->data = (size_t)(end - writer->bytes);
    writer->used = writer->data + 8;
    return 1;
}

/// Writes the header of the compressed data (RFC 1950) and a stored block (RFC 1951, 3.2.4) with the first bytes; returns how many these are.
static size_t begin_rows(Writer *writer, uint8_t *rows, size_t size) {
    size_t count = size < PLAIN ? size : PLAIN;
    uint8_t *target = writer->bytes + writer->used;
    memcpy(target, (uint8_t[]){0x78, 0x01, 0, (uint8_t)count, 0, (uint8_t)~count, 0xFF}, 7);
    memcpy(target + 7, rows, count);
    writer->used += 7 + count;
    return isal_deflate_set_dict(&writer->stream, rows, (uint32_t)count) == COMP_OK ? count : 0;
}

/// Compresses some rows.
static int compress(Writer *writer, uint8_t *rows, size_t size, int isFirst, int isLast) {
    struct isal_zstream *stream = &writer->stream;
    writer->checksum = isal_adler32(writer->checksum, rows, size);
    if (isFirst) {
        size_t count = begin_rows(writer, rows, size);
        if (count == 0) return 0;
        rows += count;
        size -= count;
    }
    stream->next_in = rows;
    stream->avail_in = (uint32_t)size;
    stream->end_of_stream = (uint16_t)isLast;
    do {
        if (writer->capacity - writer->used < piece + TAIL && !grow(writer, writer->capacity * 2 + piece)) return 0;
        size_t room = writer->capacity - writer->used - TAIL;
        stream->next_out = writer->bytes + writer->used;
        stream->avail_out = (uint32_t)(room > UINT32_MAX ? UINT32_MAX : room);
        uint8_t *start = stream->next_out;
        if (isal_deflate(stream) != COMP_OK) return 0;
        writer->used += (size_t)(stream->next_out - start);
    } while (stream->avail_out == 0);
    return stream->avail_in == 0;
}

/// One row as straight RGBA.
static void straight_row(uint8_t *to, const uint8_t *from, int width) {
    for (int x = 0; x < width; x++, from += 4, to += 4) {
        uint32_t alpha = from[3];
        to[3] = (uint8_t)alpha;
        if (alpha == 255 || alpha == 0) {
            to[0] = from[2];
            to[1] = from[1];
            to[2] = from[0];
            continue;
        }
        for (int channel = 0; channel < 3; channel++) {
            uint32_t value = (from[2 - channel] * 255u + alpha / 2) / alpha;
            to[channel] = (uint8_t)(value > 255 ? 255 : value);
        }
    }
}

static void subtract(uint8_t *restrict to, const uint8_t *restrict row, const uint8_t *restrict above, size_t count) {
    for (size_t index = 0; index < count; index++) to[index] = (uint8_t)(row[index] - above[index]);
}

typedef uint8_t FourPixels __attribute__((vector_size(16)));
/// What is written behind the last pixel of a row.
enum { OVERRUN = 4 };

#if defined(__x86_64__)
/// Whether the processor moves bytes about in a vector; nearly all do.
static int has_shuffles(void) {
    unsigned a, b, c, d;
    return __get_cpuid(1, &a, &b, &c, &d) && (c & bit_SSSE3) != 0;
}
__attribute__((target("ssse3")))
#else
static int has_shuffles(void) { return 1; }
#endif
/// Differences of pixels without alpha, red first, four at a time; returns how many pixels it has written.
static int subtract_four(uint8_t *to, const uint8_t *row, const uint8_t *above, int width) {
    int x = 0;
    for (; x + 4 <= width; x += 4, row += 16, above += 16, to += 12) {
        FourPixels pixels, other;
        memcpy(&pixels, row, sizeof pixels);
        memcpy(&other, above, sizeof other);
        pixels -= other;
        pixels = __builtin_shufflevector(pixels, pixels, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 15, 15, 15, 15);
        memcpy(to, &pixels, sizeof pixels);
    }
    return x;
}

/// Differences of pixels without alpha, red first.
static void subtract_opaque(uint8_t *to, const uint8_t *row, const uint8_t *above, int width, int hasShuffles) {
    for (int x = hasShuffles ? subtract_four(to, row, above, width) : 0; x < width; x++)
        for (int channel = 0; channel < 3; channel++) to[3 * x + channel] = (uint8_t)(row[4 * x + 2 - channel] - above[4 * x + 2 - channel]);
}

/// Where the filter finds and keeps rows: the row above, as it is or as it was written, and room for another.
typedef struct {
    const uint8_t *above;
    uint8_t *spare;
    int hasShuffles;
} Rows;

/// Differences of a row from the row above (filter "up"), which suits screens: most rows repeat and become zeros.
static void filter(uint8_t *to, const uint8_t *row, int width, const Writer *writer, Rows *rows) {
    size_t count = (size_t)width * bytes_per_pixel(writer->format);
    if (writer->format == FormatRGB) {
        // Rows that repeat are not even converted.
        if (memcmp(row, rows->above, (size_t)width * 4) == 0) {
            memset(to, 0, count);
            return;
        }
        subtract_opaque(to, row, rows->above, width, rows->hasShuffles);
        rows->above = row;
        return;
    }
    uint8_t *current = rows->spare;
    if (writer->format == FormatIndexed) qc_index_row(current, row, width, &writer->palette);
    else straight_row(current, row, width);
    subtract(to, current, rows->above, count);
    rows->spare = (uint8_t *)rows->above;
    rows->above = current;
}

static int write_rows(Writer *writer, const uint8_t *pixels, size_t stride, int width, int height) {
    size_t bytes = (size_t)width * 4, row = (size_t)width * bytes_per_pixel(writer->format) + 1;
    int together = piece / row > 1 ? (int)(piece / row) : 1;
    uint8_t *scratch = calloc(2, bytes), *filtered = malloc(row * (size_t)together + OVERRUN);
    int isWhole = scratch && filtered;
    Rows rows = {scratch, scratch + bytes, has_shuffles()};
    for (int top = 0; isWhole && top < height; top += together) {
        int count = height - top < together ? height - top : together;
        for (int y = 0; y < count; y++) {
            uint8_t *to = filtered + (size_t)y * row;
            to[0] = 2;
            filter(to + 1, pixels + (size_t)(top + y) * stride, width, writer, &rows);
        }
        isWhole = compress(writer, filtered, row * (size_t)count, top == 0, top + count == height);
    }
    free(scratch);
    free(filtered);
    return isWhole;
}

uint8_t *qc_encode_png(const uint8_t *pixels, size_t stride, int width, int height, int opaque, size_t *size) {
    Writer *writer = malloc(sizeof *writer);
    if (!writer) return NULL;
    int isIndexed = opaque && qc_collect_palette(&writer->palette, pixels, stride, width, height);
    writer->format = isIndexed ? FormatIndexed : opaque ? FormatRGB : FormatRGBA;
    uint8_t *bytes = NULL;
    if (begin(writer, width, height) && write_rows(writer, pixels, stride, width, height)) {
        put32(writer->bytes + writer->used, writer->checksum);
        uint8_t *end = finish_chunk(writer->bytes + writer->data, "IDAT", writer->used + 4 - writer->data - 8);
        end = finish_chunk(end, "IEND", 0);
        *size = (size_t)(end - writer->bytes);
        bytes = writer->bytes;
    } else {
        free(writer->bytes);
    }
    free(writer);
    return bytes;
}
