#include "CPixelConversion.h"

#include <string.h>

/// One premultiplied BGRA pixel, as a little-endian word, to straight RGBA.
static inline uint32_t straight(uint32_t pixel) {
    uint32_t alpha = pixel >> 24;
    uint32_t blue = pixel & 0xff, green = (pixel >> 8) & 0xff, red = (pixel >> 16) & 0xff;
    if (alpha != 255) {
        if (alpha == 0) return 0;
        // Components above alpha are malformed; clamping keeps them from spilling into the next channel.
        uint32_t half = alpha >> 1;
        red = red >= alpha ? 255 : (red * 255 + half) / alpha;
        green = green >= alpha ? 255 : (green * 255 + half) / alpha;
        blue = blue >= alpha ? 255 : (blue * 255 + half) / alpha;
    }
    return alpha << 24 | blue << 16 | green << 8 | red;
}

void quince_convert_to_straight_rgba(
    const uint8_t *source, int width, int height, int sourceStride, int isOpaque, uint8_t *destination) {
    for (int y = 0; y < height; y++) {
        const uint8_t *from = source + (int64_t)y * sourceStride;
        uint8_t *to = destination + (int64_t)y * width * 4;
        for (int x = 0; x < width; x++, from += 4, to += 4) {
            uint32_t pixel;
            memcpy(&pixel, from, 4);
            pixel = isOpaque
                ? (pixel & 0xff00) | 0xff000000 | (pixel >> 16 & 0xff) | (pixel & 0xff) << 16
                : straight(pixel);
            memcpy(to, &pixel, 4);
        }
    }
}
