#include "CPixelKernels.h"

#if defined(__x86_64__)
/// Compiled for two generations of processors; the one that runs it decides.
#define FAST __attribute__((target_clones("avx2", "default")))
#else
#define FAST
#endif

FAST void qk_fill(uint8_t *target, size_t stride, uint32_t color, int width, int height) {
    // Whole rows follow each other: they are one.
    int isWhole = (size_t)width * 4 == stride;
    size_t rows = isWhole ? 1 : (size_t)height, count = isWhole ? (size_t)width * (size_t)height : (size_t)width;
    for (size_t y = 0; y < rows; y++, target += stride) {
        uint32_t *row = (uint32_t *)(void *)target;
        for (size_t x = 0; x < count; x++) row[x] = color;
    }
}
