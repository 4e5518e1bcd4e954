#include "include/CPixelKernels.h"

static float limited(float value) { return value <= 0 ? 0 : value >= 1 ? 1 : value; }

/// The new colour of one pixel.
static uint32_t changed(uint32_t pixel, const float m[20]) {
    float alpha = (float)(pixel >> 24) / 255;
    float scale = alpha > 0 ? 1 / (alpha * 255) : 0;
    float red = (float)(pixel >> 16 & 255) * scale, green = (float)(pixel >> 8 & 255) * scale, blue = (float)(pixel & 255) * scale;
    float parts[4];
    for (int row = 0; row < 4; row++) {
        const float *r = m + row * 5;
        parts[row] = limited(r[0] * red + r[1] * green + r[2] * blue + r[3] * alpha + r[4]);
    }
    uint32_t word = (uint32_t)(parts[3] * 255 + 0.5f) << 24;
    for (int c = 0; c < 3; c++) word |= (uint32_t)(parts[c] * parts[3] * 255 + 0.5f) << (16 - 8 * c);
    return word;
}

void qk_color_matrix_bgra(uint8_t *pixels, size_t stride, int width, int height, const double *matrix) {
    float m[20];
    for (int index = 0; index < 20; index++) m[index] = (float)matrix[index];
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(pixels + (size_t)y * stride);
        uint32_t known = 0, result = changed(0, m);
        for (int x = 0; x < width; x++) {
            // Neighbours are often alike.
            if (row[x] != known) {
                known = row[x];
                result = changed(known, m);
            }
            row[x] = result;
        }
    }
}
