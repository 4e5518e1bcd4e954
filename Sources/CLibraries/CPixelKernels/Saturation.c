#include "include/CPixelKernels.h"

static uint8_t limited(double value, int alpha) {
    if (value <= 0) return 0;
    int rounded = (int)(value + 0.5);
    return (uint8_t)(rounded > alpha ? alpha : rounded);
}

void qk_saturate_bgra(uint8_t *pixels, size_t stride, int width, int height, double saturation) {
    for (int y = 0; y < height; y++) {
        uint8_t *p = pixels + (size_t)y * stride;
        for (int x = 0; x < width; x++, p += 4) {
            double gray = 0.0722 * p[0] + 0.7152 * p[1] + 0.2126 * p[2];
            for (int c = 0; c < 3; c++) p[c] = limited(gray + (p[c] - gray) * saturation, p[3]);
        }
    }
}
