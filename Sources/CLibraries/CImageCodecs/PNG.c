#include "PNGForApple.h"
#include <png.h>

/// - isApple: Whether red and blue are swapped and colours are premultiplied.
static int decode(const uint8_t *data, size_t size, int isApple, QCImage *image, char *error, size_t errorSize) {
    png_image png;
    memset(&png, 0, sizeof png);
    png.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_memory(&png, data, size)) return qc_fail(error, errorSize, png.message);
    // Pictures with a palette have their colours in the palette, in the usual order.
    int isColor = (png.format & PNG_FORMAT_FLAG_COLOR) != 0 && (png.format & PNG_FORMAT_FLAG_COLORMAP) == 0;
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
    if (isApple && isColor) qc_finish_apple_png(image);
    else qc_premultiply(image);
    return 0;
}

static int decode_apple(const uint8_t *data, size_t size, QCImage *image, char *error, size_t errorSize) {
    size_t newSize = 0;
    uint8_t *standard = qc_standard_png(data, size, &newSize);
    if (!standard) return qc_fail(error, errorSize, "the PNG optimised for iOS is damaged");
    int status = decode(standard, newSize, 1, image, error, errorSize);
    free(standard);
    return status;
}

int qc_decode_png(const uint8_t *data, size_t size, QCImage *image, char *error, size_t errorSize) {
    if (qc_is_apple_png(data, size)) return decode_apple(data, size, image, error, errorSize);
    return decode(data, size, 0, image, error, errorSize);
}
