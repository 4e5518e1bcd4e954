#include "CPixelKernels.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/// The widths of three boxes whose convolution has the variance of the Gaussian.
static void box_sizes(double sigma, int sizes[3]) {
    double ideal = sqrt(12.0 * sigma * sigma / 3.0 + 1.0);
    int low = (int)floor(ideal);
    if (low % 2 == 0) low--;
    if (low < 1) low = 1;
    int count = (int)lround((12.0 * sigma * sigma - 3.0 * low * low - 12.0 * low - 9.0) / (-4.0 * low - 4.0));
    for (int index = 0; index < 3; index++) sizes[index] = index < count ? low : low + 2;
}

/// One box over a line of samples that lie `step` bytes apart; what is beyond the ends counts as zero.
static void box_line(uint8_t *line, size_t step, int length, int size, uint8_t *copy) {
    int radius = size / 2;
    uint32_t scale = (uint32_t)((1u << 24) / (uint32_t)size);
    uint32_t sum = 0;
    for (int index = 0; index < length; index++) copy[index] = line[(size_t)index * step];
    for (int index = 0; index < radius && index < length; index++) sum += copy[index];
    for (int index = 0; index < length; index++) {
        if (index + radius < length) sum += copy[index + radius];
        line[(size_t)index * step] = (uint8_t)(((uint64_t)sum * scale + (1u << 23)) >> 24);
        if (index - radius >= 0) sum -= copy[index - radius];
    }
}

static void blur(uint8_t *pixels, size_t stride, int width, int height, int channels, double sigma) {
    if (sigma <= 0 || width <= 0 || height <= 0) return;
    int sizes[3];
    box_sizes(sigma, sizes);
    uint8_t *copy = malloc((size_t)(width > height ? width : height));
    if (!copy) return;
    for (int pass = 0; pass < 3; pass++) {
        if (sizes[pass] < 2) continue;
        for (int channel = 0; channel < channels; channel++) {
            for (int y = 0; y < height; y++) box_line(pixels + (size_t)y * stride + channel, (size_t)channels, width, sizes[pass], copy);
            for (int x = 0; x < width; x++) box_line(pixels + (size_t)x * channels + channel, stride, height, sizes[pass], copy);
        }
    }
    free(copy);
}

void qk_blur_a8(uint8_t *pixels, size_t stride, int width, int height, double sigma) { blur(pixels, stride, width, height, 1, sigma); }

void qk_blur_bgra(uint8_t *pixels, size_t stride, int width, int height, double sigma) { blur(pixels, stride, width, height, 4, sigma); }
