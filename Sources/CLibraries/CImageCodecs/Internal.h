#ifndef QUINCE_IMAGE_CODECS_INTERNAL_H
#define QUINCE_IMAGE_CODECS_INTERNAL_H

#include "CImageCodecs.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/// Images beyond this many pixels are refused before memory is asked for.
#define QC_MAXIMUM_PIXELS ((uint64_t)1 << 28)

static inline int qc_fail(char *error, size_t size, const char *message) {
    snprintf(error, size, "%s", message);
    return -1;
}

static inline uint8_t qc_multiply(uint32_t value, uint32_t alpha) {
    uint32_t product = value * alpha + 128;
    return (uint8_t)((product + (product >> 8)) >> 8);
}

/// Memory for pixels, which free() gives back. Large pictures stand on pages of two megabytes, which the kernel is asked for: getting their memory in
/// small pages takes longer than decoding them.
static inline void *qc_pixels(size_t size) {
    const size_t page = (size_t)1 << 21;
    if (size < 2 * page) return malloc(size);
    void *memory = aligned_alloc(page, (size + page - 1) & -page);
    // The last page is large, too, where most of it is used. A kernel without such pages gives the usual ones.
    if (memory) madvise(memory, (size + page / 2) & -page, MADV_HUGEPAGE);
    return memory;
}

/// Sets up a one-frame image and its pixels.
static inline int qc_allocate(QCImage *image, int64_t width, int64_t height, int frames, char *error, size_t size) {
    memset(image, 0, sizeof *image);
    if (width <= 0 || height <= 0) return qc_fail(error, size, "the image is empty");
    if ((uint64_t)width * (uint64_t)height * (uint64_t)frames > QC_MAXIMUM_PIXELS) return qc_fail(error, size, "the image is too large");
    image->width = (int)width;
    image->height = (int)height;
    image->frameCount = frames;
    image->orientation = 1;
    image->pixels = qc_pixels((size_t)width * (size_t)height * 4 * (size_t)frames);
    return image->pixels ? 0 : qc_fail(error, size, "out of memory");
}

/// Premultiplies pixels in place and notes whether all are opaque.
static inline void qc_premultiply(QCImage *image) {
    size_t count = (size_t)image->width * (size_t)image->height * (size_t)image->frameCount;
    uint8_t all = 255;
    for (uint8_t *pixel = image->pixels; count > 0; count--, pixel += 4) {
        uint8_t alpha = pixel[3];
        all &= alpha;
        if (alpha == 255) continue;
        for (int channel = 0; channel < 3; channel++) pixel[channel] = qc_multiply(pixel[channel], alpha);
    }
    image->opaque = all == 255;
}

#endif
