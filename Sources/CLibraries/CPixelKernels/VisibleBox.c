#include "CPixelKernels.h"
#include <string.h>

/// The first position of a row, from `start` on, whose pixel is not clear; `end` where all are.
static int first_visible(const uint8_t *row, int start, int end) {
    int x = start;
    for (; x + 4 <= end; x += 4) {
        uint64_t pixels[2];
        memcpy(pixels, row + (size_t)x * 4, sizeof pixels);
        if (pixels[0] | pixels[1]) break;
    }
    for (; x < end; x++) {
        uint32_t pixel;
        memcpy(&pixel, row + (size_t)x * 4, sizeof pixel);
        if (pixel) break;
    }
    return x;
}

/// One past the last position of a row, down to `start`, whose pixel is not clear; `start` where all are.
static int end_of_visible(const uint8_t *row, int start, int end) {
    int x = end;
    for (; x - 4 >= start; x -= 4) {
        uint64_t pixels[2];
        memcpy(pixels, row + (size_t)(x - 4) * 4, sizeof pixels);
        if (pixels[0] | pixels[1]) break;
    }
    for (; x > start; x--) {
        uint32_t pixel;
        memcpy(&pixel, row + (size_t)(x - 1) * 4, sizeof pixel);
        if (pixel) break;
    }
    return x;
}

QKBox qk_visible_box(const uint8_t *pixels, size_t stride, int width, int height) {
    int top = 0, bottom = height, left = width, right = 0;
    while (top < height && first_visible(pixels + (size_t)top * stride, 0, width) == width) top++;
    while (bottom > top && first_visible(pixels + (size_t)(bottom - 1) * stride, 0, width) == width) bottom--;
    if (top == bottom) return (QKBox){0, 0, 0, 0};
    // Every row is read only as far as it can still widen the box.
    for (int y = top; y < bottom; y++) {
        const uint8_t *row = pixels + (size_t)y * stride;
        left = first_visible(row, 0, left);
        right = end_of_visible(row, right, width);
    }
    return (QKBox){left, top, right - left, bottom - top};
}

static int is_clear(const uint8_t *bytes, int count) {
    int x = 0;
    for (; x + 8 <= count; x += 8) {
        uint64_t eight;
        memcpy(&eight, bytes + x, sizeof eight);
        if (eight) return 0;
    }
    for (; x < count; x++)
        if (bytes[x]) return 0;
    return 1;
}

QKBox qk_covered_rows(const uint8_t *mask, size_t stride, int width, int height) {
    int top = 0, bottom = height;
    while (top < bottom && is_clear(mask + (size_t)top * stride, width)) top++;
    while (bottom > top && is_clear(mask + (size_t)(bottom - 1) * stride, width)) bottom--;
    return (QKBox){0, top, width, bottom - top};
}
