// PNG files as Xcode's pngcrush writes them for iOS: a chunk `CgBI` before `IHDR`, pixel data without the zlib header and checksum, blue before red, and
// colours premultiplied by alpha. They are turned into standard files for libpng.
#include "PNGForApple.h"
#include <zlib.h>

static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

static uint32_t read_number(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static void write_number(uint8_t *bytes, uint32_t value) {
    for (int i = 0; i < 4; i++) bytes[i] = (uint8_t)(value >> (24 - 8 * i));
}

int qc_is_apple_png(const uint8_t *data, size_t size) {
    return size >= 16 && memcmp(data, signature, 8) == 0 && memcmp(data + 12, "CgBI", 4) == 0;
}

/// Appends a chunk with its checksum; returns the position behind it.
static uint8_t *write_chunk(uint8_t *to, const uint8_t *name, const uint8_t *data, uint32_t size) {
    write_number(to, size);
    memcpy(to + 4, name, 4);
    if (size > 0) memmove(to + 8, data, size);
    write_number(to + 8 + size, (uint32_t)crc32(crc32(0, NULL, 0), to + 4, size + 4));
    return to + 12 + size;
}

/// The checksum that a zlib stream ends with: that of the data it unpacks to. Returns false for damaged data.
static int checksum(const uint8_t *data, size_t size, uint32_t *sum) {
    z_stream stream;
    memset(&stream, 0, sizeof stream);
    if (inflateInit2(&stream, -15) != Z_OK) return 0;
    uint8_t *buffer = malloc(1 << 16);
    uLong value = adler32(0, NULL, 0);
    uint64_t total = 0;
    int status = buffer ? Z_OK : Z_MEM_ERROR;
    stream.next_in = (Bytef *)data;
    stream.avail_in = (uInt)size;
    while (status == Z_OK) {
        stream.next_out = buffer;
        stream.avail_out = 1 << 16;
        status = inflate(&stream, Z_NO_FLUSH);
        size_t count = (1 << 16) - stream.avail_out;
        value = adler32(value, buffer, (uInt)count);
        total += count;
        // No picture that is read has more: eight bytes a pixel, and a filter byte a line.
        if (total > (uint64_t)QC_MAXIMUM_PIXELS * 9) status = Z_DATA_ERROR;
    }
    inflateEnd(&stream);
    free(buffer);
    *sum = (uint32_t)value;
    return status == Z_STREAM_END;
}

/// Whether the standard file needs a chunk: what says how colours are meant would have libpng convert premultiplied ones.
static int is_kept(const uint8_t *name) {
    return memcmp(name, "IHDR", 4) == 0 || memcmp(name, "PLTE", 4) == 0 || memcmp(name, "tRNS", 4) == 0;
}

uint8_t *qc_standard_png(const uint8_t *data, size_t size, size_t *newSize) {
    if (size > UINT32_MAX / 2) return NULL;
    // A chunk less, a chunk for all pixel data, and the six bytes around them.
    uint8_t *result = malloc(size + 64), *pixels = malloc(size + 6);
    uint8_t *end = result ? result + 8 : NULL;
    size_t count = 2, position = 8;
    if (!result || !pixels) goto failure;
    memcpy(result, signature, 8);
    memcpy(pixels, "\x78\x01", 2);
    while (position + 12 <= size) {
        const uint8_t *name = data + position + 4;
        uint32_t length = read_number(data + position);
        if (length > size - position - 12) goto failure;
        if (memcmp(name, "IDAT", 4) == 0) {
            memcpy(pixels + count, data + position + 8, length);
            count += length;
        } else if (memcmp(name, "IEND", 4) == 0) {
            uint32_t sum;
            if (!checksum(pixels + 2, count - 2, &sum)) goto failure;
            write_number(pixels + count, sum);
            end = write_chunk(end, (const uint8_t *)"IDAT", pixels, (uint32_t)count + 4);
            end = write_chunk(end, name, NULL, 0);
            *newSize = (size_t)(end - result);
            free(pixels);
            return result;
        } else if (is_kept(name)) {
            end = write_chunk(end, name, data + position + 8, length);
        }
        position += 12 + length;
    }
failure:
    free(result);
    free(pixels);
    return NULL;
}

void qc_finish_apple_png(QCImage *image) {
    size_t count = (size_t)image->width * (size_t)image->height;
    uint8_t all = 255;
    for (uint8_t *pixel = image->pixels; count > 0; count--, pixel += 4) {
        uint8_t alpha = pixel[3], blue = pixel[0];
        all &= alpha;
        pixel[0] = pixel[2];
        pixel[2] = blue;
        // Premultiplied colours are at most alpha; the compositor relies on it.
        for (int channel = 0; channel < 3; channel++) {
            if (pixel[channel] > alpha) pixel[channel] = alpha;
        }
    }
    image->opaque = all == 255;
}
