#include "CPixelKernels.h"

void qk_threshold_bgra(uint8_t *pixels, size_t stride, int width, int height, int lowest, int highest, uint32_t color) {
    for (int y = 0; y < height; y++) {
        uint32_t *p = (uint32_t *)(pixels + (size_t)y * stride);
        for (int x = 0; x < width; x++) {
            int alpha = (int)(p[x] >> 24);
            p[x] = alpha >= lowest && alpha <= highest ? color : 0;
        }
    }
}
