#include "Internal.h"
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
