#include "PNGPalette.h"

static uint32_t color_at(const uint8_t *row, int x) {
    uint32_t color;
    memcpy(&color, row + (size_t)x * 4, sizeof color);
    return color | 0xFF000000u;
}

/// The slot of a colour, or the one it belongs into.
static uint32_t slot(const QCPalette *palette, uint32_t color) {
    uint32_t slot = (color * 0x9E3779B1u) >> 22;
    while (palette->slots[slot] && palette->colors[palette->slots[slot] - 1] != color) slot = (slot + 1) & 1023;
    return slot;
}

static int add_row(QCPalette *palette, const uint8_t *row, int width) {
    uint32_t last = 0;
    for (int x = 0; x < width; x++) {
        uint32_t color = color_at(row, x);
        if (color == last) continue;
        last = color;
        uint32_t found = slot(palette, color);
        if (palette->slots[found]) continue;
        if (palette->count == 256) return 0;
        palette->colors[palette->count] = color;
        palette->slots[found] = (uint16_t)++palette->count;
    }
    return 1;
}

int qc_collect_palette(QCPalette *palette, const uint8_t *pixels, size_t stride, int width, int height) {
    memset(palette, 0, sizeof *palette);
    for (int y = 0; y < height; y++) {
        const uint8_t *row = pixels + (size_t)y * stride;
        if (y > 0 && memcmp(row, row - stride, (size_t)width * 4) == 0) continue;
        if (!add_row(palette, row, width)) return 0;
    }
    return 1;
}

void qc_index_row(uint8_t *to, const uint8_t *row, int width, const QCPalette *palette) {
    uint32_t last = 0;
    uint8_t index = 0;
    for (int x = 0; x < width; x++) {
        uint32_t color = color_at(row, x);
        if (color != last) index = (uint8_t)(palette->slots[slot(palette, color)] - 1);
        last = color;
        to[x] = index;
    }
}
