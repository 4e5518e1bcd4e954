#ifndef QUINCE_PNG_READER_H
#define QUINCE_PNG_READER_H

#include "Internal.h"

/// Reads the common kind of PNG: 8 bits a channel, true colour with or without alpha, rows in order, sRGB.
///
/// Returns 1 where it has, and 0 where the file is of another kind or damaged; then `image` has no pixels.
int qc_read_plain_png(const uint8_t *data, size_t size, QCImage *image);

#endif
