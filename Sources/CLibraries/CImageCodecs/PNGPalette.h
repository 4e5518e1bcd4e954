#ifndef QUINCE_PNG_PALETTE_H
#define QUINCE_PNG_PALETTE_H

#include "Internal.h"

/// The colours of a picture that has few. Most screens without photos do, and one byte a pixel is compressed sooner and smaller than three.
typedef struct {
    int count;
    /// As 0xFFRRGGBB.
    uint32_t colors[256];
    /// For a colour's hash, its number plus one; 0 where there is none.
    uint16_t slots[1024];
} QCPalette;

/// Collects the colours of an opaque picture; returns 0 where there are too many.
int qc_collect_palette(QCPalette *palette, const uint8_t *pixels, size_t stride, int width, int height);

/// One row as numbers of colours, all of which are in the palette.
void qc_index_row(uint8_t *to, const uint8_t *row, int width, const QCPalette *palette);

#endif
