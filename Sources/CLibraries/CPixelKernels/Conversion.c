#include "CPixelKernels.h"
#include <string.h>

static inline uint32_t multiply(uint32_t value, uint32_t alpha) {
    uint32_t product = value * alpha + 128;
    return (product + (product >> 8)) >> 8;
}

void qk_to_bgra(uint8_t *target, size_t targetStride, const uint8_t *source, size_t sourceStride, int width, int height, QKPixelLayout layout) {
    for (int y = 0; y < height; y++) {
        const uint8_t *from = source + (size_t)y * sourceStride;
        uint8_t *to = target + (size_t)y * targetStride;
        for (int x = 0; x < width; x++, from += layout.bytesPerPixel, to += 4) {
            uint32_t alpha = layout.alpha < 0 ? 255 : from[layout.alpha];
            uint32_t red = layout.red < 0 ? 0 : from[layout.red];
            uint32_t green = layout.green < 0 ? 0 : from[layout.green];
            uint32_t blue = layout.blue < 0 ? 0 : from[layout.blue];
            if (!layout.premultiplied && alpha != 255) {
                red = multiply(red, alpha);
                green = multiply(green, alpha);
                blue = multiply(blue, alpha);
            }
            to[0] = (uint8_t)blue;
            to[1] = (uint8_t)green;
            to[2] = (uint8_t)red;
            to[3] = (uint8_t)alpha;
        }
    }
}

void qk_swap_red_blue(uint8_t *target, size_t targetStride, const uint8_t *source, size_t sourceStride, int width, int height) {
    for (int y = 0; y < height; y++) {
        const uint8_t *from = source + (size_t)y * sourceStride;
        uint8_t *to = target + (size_t)y * targetStride;
        for (int x = 0; x < width; x++, from += 4, to += 4) {
            uint32_t pixel;
            memcpy(&pixel, from, 4);
            pixel = (pixel & 0xFF00FF00u) | ((pixel >> 16) & 0xFFu) | ((pixel & 0xFFu) << 16);
            memcpy(to, &pixel, 4);
        }
    }
}

void qk_to_straight_rgba(uint8_t *target, const uint8_t *source, size_t sourceStride, int width, int height) {
    for (int y = 0; y < height; y++) {
        const uint8_t *from = source + (size_t)y * sourceStride;
        uint8_t *to = target + (size_t)y * (size_t)width * 4;
        for (int x = 0; x < width; x++, from += 4, to += 4) {
            uint32_t alpha = from[3];
            if (alpha == 255 || alpha == 0) {
                to[0] = from[2];
                to[1] = from[1];
                to[2] = from[0];
            } else {
                for (int channel = 0; channel < 3; channel++) {
                    uint32_t value = (from[2 - channel] * 255u + alpha / 2) / alpha;
                    to[channel] = (uint8_t)(value > 255 ? 255 : value);
                }
            }
            to[3] = (uint8_t)alpha;
        }
    }
}

int qk_is_opaque(const uint8_t *pixels, size_t stride, int width, int height) {
    for (int y = 0; y < height; y++) {
        const uint8_t *row = pixels + (size_t)y * stride;
        uint8_t all = 255;
        for (int x = 0; x < width; x++) all &= row[x * 4 + 3];
        if (all != 255) return 0;
    }
    return 1;
}

void qk_extract_alpha(uint8_t *target, size_t targetStride, const uint8_t *source, size_t sourceStride, int width, int height) {
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) target[(size_t)y * targetStride + x] = source[(size_t)y * sourceStride + (size_t)x * 4 + 3];
}

void qk_extract_luminance(uint8_t *target, size_t targetStride, const uint8_t *source, size_t sourceStride, int width, int height, int invert) {
    for (int y = 0; y < height; y++) {
        const uint8_t *from = source + (size_t)y * sourceStride;
        for (int x = 0; x < width; x++, from += 4) {
            uint32_t value = (from[2] * 54u + from[1] * 183u + from[0] * 19u + 128) >> 8;
            target[(size_t)y * targetStride + x] = (uint8_t)(invert ? 255 - value : value);
        }
    }
}

void qk_plus_darker(uint8_t *target, size_t targetStride, const uint8_t *source, size_t sourceStride, int width, int height) {
    for (int y = 0; y < height; y++) {
        uint8_t *to = target + (size_t)y * targetStride;
        const uint8_t *from = source + (size_t)y * sourceStride;
        for (int x = 0; x < width; x++, to += 4, from += 4) {
            int sum = to[3] + from[3], alpha = sum > 255 ? 255 : sum;
            for (int channel = 0; channel < 3; channel++) {
                int value = alpha - ((to[3] - to[channel]) + (from[3] - from[channel]));
                to[channel] = (uint8_t)(value < 0 ? 0 : value);
            }
            to[3] = (uint8_t)alpha;
        }
    }
}

void qk_fill_alpha(uint8_t *pixels, size_t stride, int width, int height) {
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) pixels[(size_t)y * stride + (size_t)x * 4 + 3] = 255;
}

void qk_multiply_a8(uint8_t *target, size_t targetStride, const uint8_t *source, size_t sourceStride, int width, int height) {
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            uint8_t *to = &target[(size_t)y * targetStride + x];
            *to = (uint8_t)multiply(*to, source[(size_t)y * sourceStride + x]);
        }
}
