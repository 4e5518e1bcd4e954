#include "CPixelKernels.h"
#include <string.h>

// Source over, rounded as pixman rounds it. Coverage is looked at in blocks: letters, shadows and the corners of rounded rectangles leave most
// pixels either untouched or fully covered.

// All of the functions that take or return vectors are inlined: what registers a call would pass them in does not matter.
#pragma clang diagnostic ignored "-Wpsabi"

#if defined(__x86_64__)
/// Compiled for two generations of processors; the one that runs it decides. The results are the same.
#define FAST __attribute__((target_clones("avx2", "default")))
#else
#define FAST
#endif
#define INLINE static inline __attribute__((always_inline))

/// Bytes of four pixels, and the same with room for products.
typedef uint8_t Bytes __attribute__((vector_size(16)));
typedef uint16_t Words __attribute__((vector_size(32)));

enum { PIXELS = 4 };

INLINE Words widened(Bytes bytes) { return __builtin_convertvector(bytes, Words); }
INLINE Bytes narrowed(Words words) { return __builtin_convertvector(words, Bytes); }

/// a·b / 255, rounded: the upper half of a product with 257 is what (sum + (sum >> 8)) >> 8 gives, in one instruction.
INLINE Words product(Words a, Words b) {
    typedef uint32_t Doubles __attribute__((vector_size(64)));
    Words sum = a * b + 128;
    return __builtin_convertvector(__builtin_convertvector(sum, Doubles) * 257 >> 16, Words);
}

/// What the inverse of each pixel's alpha leaves of a target.
INLINE Words remainder_of(Bytes target, Words source) {
    Words alphas = __builtin_shufflevector(source, source, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
    return product(widened(target), 255 - alphas);
}

/// Pixels that are not rightly premultiplied may be brighter than their alpha allows: the sum stays within bounds.
INLINE Bytes over(Words source, Bytes target) {
    static const Words most = {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255};
    return narrowed(__builtin_elementwise_min(source + remainder_of(target, source), most));
}

/// Four bytes of coverage in all channels of their pixels.
INLINE Words spread(uint32_t coverage) {
    Bytes bytes = {0};
    memcpy(&bytes, &coverage, sizeof coverage);
    return widened(__builtin_shufflevector(bytes, bytes, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3));
}

/// Loads up to four pixels; the others are clear.
INLINE Bytes load(const uint8_t *pixels, int count) {
    Bytes bytes = {0};
    if (count == PIXELS) memcpy(&bytes, pixels, sizeof bytes);
    else memcpy(&bytes, pixels, (size_t)count * 4);
    return bytes;
}

INLINE void store(uint8_t *pixels, Bytes bytes, int count) {
    if (count == PIXELS) memcpy(pixels, &bytes, sizeof bytes);
    else memcpy(pixels, &bytes, (size_t)count * 4);
}

/// Loads up to four pixels of a source; of an opaque one alpha counts as 255, whatever it is.
INLINE Bytes load_source(const uint8_t *pixels, int isOpaque, int count) {
    static const Bytes full = {0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255};
    Bytes bytes = load(pixels, count);
    return isOpaque ? bytes | full : bytes;
}

/// What four pixels have in common.
typedef enum { CLEAR, OPAQUE, MIXED } Kind;

INLINE Kind kind_of(Bytes pixels) {
    static const uint64_t alphas = 0xFF000000FF000000u;
    uint64_t halves[2];
    memcpy(halves, &pixels, sizeof halves);
    if ((halves[0] | halves[1]) == 0) return CLEAR;
    return (halves[0] & halves[1] & alphas) == alphas ? OPAQUE : MIXED;
}

/// Composes up to four pixels. Most of a picture is opaque, and most of a text is clear.
INLINE void compose(uint8_t *to, Bytes source, int count) {
    switch (kind_of(source)) {
    case CLEAR: return;
    case OPAQUE: return store(to, source, count);
    case MIXED: return store(to, over(widened(source), load(to, count)), count);
    }
}

/// Composes eight pixels.
INLINE void compose_eight(uint8_t *to, Bytes first, Bytes second) {
    if (kind_of(first & second) == OPAQUE) {
        store(to, first, PIXELS);
        return store(to + 16, second, PIXELS);
    }
    compose(to, first, PIXELS);
    compose(to + 16, second, PIXELS);
}

/// Composes up to four pixels as far as they are covered.
INLINE void compose_covered(uint8_t *to, Bytes source, uint32_t coverage, int count) {
    if (coverage == 0) return;
    if (coverage == UINT32_MAX) compose(to, source, count);
    else store(to, over(product(widened(source), spread(coverage)), load(to, count)), count);
}

/// Up to four bytes of a mask, the others being 0.
INLINE uint32_t coverage_at(const uint8_t *mask, int count) {
    uint32_t coverage = 0;
    memcpy(&coverage, mask, (size_t)count);
    return coverage;
}

/// Eight bytes of a mask.
INLINE uint64_t wide_coverage_at(const uint8_t *mask) {
    uint64_t coverage;
    memcpy(&coverage, mask, sizeof coverage);
    return coverage;
}

/// How many bytes of a mask from a place on are clear, in steps of 32.
INLINE int clear_coverage(const uint8_t *mask, int count) {
    int x = 0;
    for (; x + 32 <= count; x += 32) {
        uint64_t parts[4];
        memcpy(parts, mask + x, sizeof parts);
        if (parts[0] | parts[1] | parts[2] | parts[3]) break;
    }
    return x;
}

FAST void qk_over_solid(uint8_t *target, size_t targetStride, uint32_t color, const uint8_t *mask, size_t maskStride, int width, int height) {
    uint32_t repeated[PIXELS] = {color, color, color, color};
    Bytes source;
    memcpy(&source, repeated, sizeof source);
    for (int y = 0; y < height; y++) {
        uint8_t *to = target + (size_t)y * targetStride;
        const uint8_t *covered = mask + (size_t)y * maskStride;
        int x = 0;
        for (; x + 2 * PIXELS <= width; x += 2 * PIXELS) {
            uint64_t coverage = wide_coverage_at(covered + x);
            if (coverage == 0) {
                x += clear_coverage(covered + x + 2 * PIXELS, width - x - 2 * PIXELS);
                continue;
            }
            compose_covered(to + x * 4, source, (uint32_t)coverage, PIXELS);
            compose_covered(to + x * 4 + 16, source, (uint32_t)(coverage >> 32), PIXELS);
        }
        for (; x < width; x += PIXELS) {
            int count = width - x < PIXELS ? width - x : PIXELS;
            compose_covered(to + x * 4, source, coverage_at(covered + x, count), count);
        }
    }
}

/// a·b / 255, rounded as cairo rounds it.
INLINE Words cairo_product(Words a, Words b) {
    typedef uint32_t Doubles __attribute__((vector_size(64)));
    Words sum = a * b + 127;
    return __builtin_convertvector(__builtin_convertvector(sum, Doubles) * 257 >> 16, Words);
}

/// Sets up to four pixels to a colour as far as they are covered.
INLINE void lerp(uint8_t *to, Bytes color, uint32_t coverage, int count) {
    static const Words most = {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255};
    if (coverage == 0) return;
    if (coverage == UINT32_MAX) return store(to, color, count);
    Words share = spread(coverage);
    Words sum = cairo_product(widened(color), share) + cairo_product(widened(load(to, count)), 255 - share);
    store(to, narrowed(__builtin_elementwise_min(sum, most)), count);
}

FAST void qk_lerp_solid(uint8_t *target, size_t targetStride, uint32_t color, const uint8_t *mask, size_t maskStride, int width, int height) {
    uint32_t repeated[PIXELS] = {color, color, color, color};
    Bytes source;
    memcpy(&source, repeated, sizeof source);
    for (int y = 0; y < height; y++) {
        uint8_t *to = target + (size_t)y * targetStride;
        const uint8_t *covered = mask + (size_t)y * maskStride;
        int x = 0;
        for (; x + 2 * PIXELS <= width; x += 2 * PIXELS) {
            uint64_t coverage = wide_coverage_at(covered + x);
            if (coverage == 0) continue;
            lerp(to + x * 4, source, (uint32_t)coverage, PIXELS);
            lerp(to + x * 4 + 16, source, (uint32_t)(coverage >> 32), PIXELS);
        }
        for (; x < width; x += PIXELS) {
            int count = width - x < PIXELS ? width - x : PIXELS;
            lerp(to + x * 4, source, coverage_at(covered + x, count), count);
        }
    }
}

/// How many pixels from a place on are clear, in steps of sixteen.
INLINE int clear_pixels(const uint8_t *pixels, int count) {
    int x = 0;
    for (; x + 4 * PIXELS <= count; x += 4 * PIXELS) {
        uint64_t parts[8], any = 0;
        memcpy(parts, pixels + x * 4, sizeof parts);
        for (int index = 0; index < 8; index++) any |= parts[index];
        if (any) break;
    }
    return x;
}

/// A row of pixels over another, everywhere.
INLINE void over_row(uint8_t *to, const uint8_t *from, int isOpaque, int width) {
    int x = 0;
    if (isOpaque) {
        for (; x + PIXELS <= width; x += PIXELS) store(to + x * 4, load_source(from + x * 4, 1, PIXELS), PIXELS);
    }
    while (x + 4 * PIXELS <= width) {
        x += clear_pixels(from + x * 4, width - x);
        if (x + 4 * PIXELS > width) break;
        for (int block = 0; block < 4; block++, x += PIXELS) compose(to + x * 4, load(from + x * 4, PIXELS), PIXELS);
    }
    for (; x < width; x += PIXELS) {
        int count = width - x < PIXELS ? width - x : PIXELS;
        compose(to + x * 4, load_source(from + x * 4, isOpaque, count), count);
    }
}

/// A row of pixels over another, where `covered` says so.
INLINE void over_row_masked(uint8_t *to, const uint8_t *from, int isOpaque, const uint8_t *covered, int width) {
    int x = 0;
    for (; x + 2 * PIXELS <= width; x += 2 * PIXELS) {
        uint64_t coverage = wide_coverage_at(covered + x);
        if (coverage == 0) continue;
        Bytes first = load_source(from + x * 4, isOpaque, PIXELS), second = load_source(from + x * 4 + 16, isOpaque, PIXELS);
        if (coverage == UINT64_MAX) {
            compose_eight(to + x * 4, first, second);
            continue;
        }
        compose_covered(to + x * 4, first, (uint32_t)coverage, PIXELS);
        compose_covered(to + x * 4 + 16, second, (uint32_t)(coverage >> 32), PIXELS);
    }
    for (; x < width; x += PIXELS) {
        int count = width - x < PIXELS ? width - x : PIXELS;
        compose_covered(to + x * 4, load_source(from + x * 4, isOpaque, count), coverage_at(covered + x, count), count);
    }
}

FAST void qk_over_pixels(uint8_t *target, size_t targetStride, const uint8_t *source, size_t sourceStride, int isOpaque, const uint8_t *mask, size_t maskStride, int width, int height) {
    for (int y = 0; y < height; y++) {
        uint8_t *to = target + (size_t)y * targetStride;
        const uint8_t *from = source + (size_t)y * sourceStride;
        if (mask) over_row_masked(to, from, isOpaque, mask + (size_t)y * maskStride, width);
        else over_row(to, from, isOpaque, width);
    }
}

void qk_clear_covered(uint8_t *target, size_t targetStride, const uint8_t *mask, size_t maskStride, int width, int height) {
    for (int y = 0; y < height; y++) {
        uint8_t *to = target + (size_t)y * targetStride;
        const uint8_t *covered = mask + (size_t)y * maskStride;
        for (int x = 0; x < width; x++) to[x] = covered[x] == 255 ? 0 : to[x];
    }
}
