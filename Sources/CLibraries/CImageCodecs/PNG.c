#include "Internal.h"
#include <libdeflate.h>
#include <png.h>

int qc_decode_png(const uint8_t *data, size_t size, QCImage *image, char *error, size_t errorSize) {
    png_image png;
    memset(&png, 0, sizeof png);
    png.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_memory(&png, data, size)) return qc_fail(error, errorSize, png.message);
    png.format = PNG_FORMAT_BGRA;
    if (qc_allocate(image, png.width, png.height, 1, error, errorSize) != 0) {
        png_image_free(&png);
        return -1;
    }
    if (!png_image_finish_read(&png, NULL, image->pixels, (png_int_32)(png.width * 4), NULL)) {
        free(image->pixels);
        image->pixels = NULL;
        return qc_fail(error, errorSize, png.message);
    }
    qc_premultiply(image);
    return 0;
}

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
    put32(target + 8 + length, libdeflate_crc32(0, target + 4, length + 4));
    return target + 12 + length;
}

/// One row as straight RGB or RGBA.
static void straight_row(uint8_t *to, const uint8_t *from, int width, int channels) {
    for (int x = 0; x < width; x++, from += 4, to += channels) {
        uint32_t alpha = channels == 4 ? from[3] : 255;
        if (alpha == 255 || alpha == 0) {
            to[0] = from[2];
            to[1] = from[1];
            to[2] = from[0];
        } else {
            for (int channel = 0; channel < 3; channel++) {
                uint32_t value = (from[2 - channel] * 255u + alpha / 2) / alpha;
                to[channel] = (uint8_t)(value > 255 ? 255 : value);
            }
        }
        if (channels == 4) to[3] = (uint8_t)alpha;
    }
}

/// Rows are stored as differences from the row above (filter "up"), which suits screens: most rows repeat and become zeros.
uint8_t *qc_encode_png(const uint8_t *pixels, size_t stride, int width, int height, int opaque, int level, size_t *size) {
    int channels = opaque ? 3 : 4;
    size_t row = (size_t)width * (size_t)channels;
    size_t rawSize = (row + 1) * (size_t)height;
    uint8_t *raw = malloc(rawSize), *rows = calloc(2, row + 1);
    struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
    size_t bound = compressor ? libdeflate_zlib_compress_bound(compressor, rawSize) : 0;
    uint8_t *result = compressor ? malloc(8 + 25 + 13 + 12 + bound + 12) : NULL;
    if (raw && rows && result) {
        uint8_t *previous = rows, *current = rows + row;
        for (int y = 0; y < height; y++) {
            uint8_t *filtered = raw + (size_t)y * (row + 1);
            straight_row(current, pixels + (size_t)y * stride, width, channels);
            *filtered++ = 2;
            for (size_t x = 0; x < row; x++) filtered[x] = (uint8_t)(current[x] - previous[x]);
            uint8_t *swap = previous;
            previous = current;
            current = swap;
        }
        memcpy(result, "\x89PNG\r\n\x1a\n", 8);
        uint8_t *end = result + 8;
        put32(end + 8, (uint32_t)width);
        put32(end + 12, (uint32_t)height);
        memcpy(end + 16, opaque ? "\x08\x02\0\0\0" : "\x08\x06\0\0\0", 5);
        end = finish_chunk(end, "IHDR", 13);
        end[8] = 0;
        end = finish_chunk(end, "sRGB", 1);
        size_t packed = libdeflate_zlib_compress(compressor, raw, rawSize, end + 8, bound);
        end = finish_chunk(end, "IDAT", packed);
        end = finish_chunk(end, "IEND", 0);
        *size = (size_t)(end - result);
    } else {
        free(result);
        result = NULL;
    }
    libdeflate_free_compressor(compressor);
    free(raw);
    free(rows);
    return result;
}
