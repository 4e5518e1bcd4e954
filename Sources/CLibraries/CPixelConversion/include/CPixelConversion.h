#ifndef CPIXELCONVERSION_H
#define CPIXELCONVERSION_H

#include <stdint.h>

/// Converts premultiplied BGRA rows to tightly packed, straight RGBA: what a canvas's `ImageData` takes.
///
/// Premultiplying the result again with rounding gives the source's bytes back exactly.
/// `source` holds `height` rows `sourceStride` bytes apart; `destination` has room for `width * height * 4` bytes.
void quince_convert_to_straight_rgba(
    const uint8_t *source, int width, int height, int sourceStride, int isOpaque, uint8_t *destination);

#endif
