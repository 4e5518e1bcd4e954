#include "Internal.h"
#include <webp/decode.h>

int qc_decode_webp(const uint8_t *data, size_t size, QCImage *image, char *error, size_t errorSize) {
    int width = 0, height = 0;
    if (!WebPGetInfo(data, size, &width, &height)) return qc_fail(error, errorSize, "the WebP data is damaged");
    if (qc_allocate(image, width, height, 1, error, errorSize) != 0) return -1;
    if (!WebPDecodeBGRAInto(data, size, image->pixels, (size_t)width * (size_t)height * 4, width * 4)) {
        free(image->pixels);
        image->pixels = NULL;
        return qc_fail(error, errorSize, "the WebP data is damaged");
    }
    qc_premultiply(image);
    return 0;
}
