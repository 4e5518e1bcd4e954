#include "Internal.h"
#include <turbojpeg.h>

static uint32_t exif_number(const uint8_t *bytes, int count, int bigEndian) {
    uint32_t value = 0;
    for (int index = 0; index < count; index++) value = value << 8 | bytes[bigEndian ? index : count - 1 - index];
    return value;
}

/// The orientation tag (0x0112) of the first directory of an EXIF block, or 1.
static int exif_orientation(const uint8_t *tiff, size_t size) {
    if (size < 8) return 1;
    int bigEndian = tiff[0] == 'M';
    uint32_t directory = exif_number(tiff + 4, 4, bigEndian);
    if (directory > size - 2) return 1;
    uint32_t count = exif_number(tiff + directory, 2, bigEndian);
    for (uint32_t index = 0; index < count; index++) {
        size_t entry = (size_t)directory + 2 + (size_t)index * 12;
        if (entry + 12 > size) return 1;
        if (exif_number(tiff + entry, 2, bigEndian) == 0x0112) {
            int value = (int)exif_number(tiff + entry + 8, 2, bigEndian);
            return value >= 1 && value <= 8 ? value : 1;
        }
    }
    return 1;
}

static int jpeg_orientation(const uint8_t *data, size_t size) {
    for (size_t at = 2; at + 4 <= size && data[at] == 0xFF && data[at + 1] != 0xDA;) {
        size_t length = (size_t)data[at + 2] << 8 | data[at + 3];
        if (length < 2 || at + 2 + length > size) return 1;
        if (data[at + 1] == 0xE1 && length > 8 && memcmp(data + at + 4, "Exif\0\0", 6) == 0) return exif_orientation(data + at + 10, length - 8);
        at += 2 + length;
    }
    return 1;
}

int qc_decode_jpeg(const uint8_t *data, size_t size, QCImage *image, char *error, size_t errorSize) {
    tjhandle handle = tjInitDecompress();
    if (!handle) return qc_fail(error, errorSize, "the JPEG decoder does not start");
    int width = 0, height = 0, subsampling = 0, space = 0, result = -1;
    if (tjDecompressHeader3(handle, data, size, &width, &height, &subsampling, &space) != 0) {
        qc_fail(error, errorSize, tjGetErrorStr2(handle));
    } else if (qc_allocate(image, width, height, 1, error, errorSize) == 0) {
        int inks = space == TJCS_CMYK || space == TJCS_YCCK;
        int failed = tjDecompress2(handle, data, size, image->pixels, width, width * 4, height, inks ? TJPF_CMYK : TJPF_BGRA, 0);
        if (failed && tjGetErrorCode(handle) == TJERR_FATAL) {
            free(image->pixels);
            image->pixels = NULL;
            qc_fail(error, errorSize, tjGetErrorStr2(handle));
        } else {
            size_t count = (size_t)width * (size_t)height;
            // Files with four inks are written inverted, as Adobe does.
            for (uint8_t *pixel = image->pixels; inks && count > 0; count--, pixel += 4) {
                uint8_t red = qc_multiply(pixel[0], pixel[3]), green = qc_multiply(pixel[1], pixel[3]), blue = qc_multiply(pixel[2], pixel[3]);
                pixel[0] = blue;
                pixel[1] = green;
                pixel[2] = red;
                pixel[3] = 255;
            }
            image->opaque = 1;
            image->orientation = jpeg_orientation(data, size);
            result = 0;
        }
    }
    tjDestroy(handle);
    return result;
}

uint8_t *qc_encode_jpeg(const uint8_t *pixels, size_t stride, int width, int height, int quality, size_t *size) {
    tjhandle handle = tjInitCompress();
    if (!handle) return NULL;
    unsigned char *packed = NULL;
    unsigned long length = 0;
    uint8_t *result = NULL;
    if (tjCompress2(handle, pixels, width, (int)stride, height, TJPF_BGRX, &packed, &length, TJSAMP_420, quality, 0) == 0) {
        result = malloc(length);
        if (result) memcpy(result, packed, length);
        *size = length;
    }
    tjFree(packed);
    tjDestroy(handle);
    return result;
}
