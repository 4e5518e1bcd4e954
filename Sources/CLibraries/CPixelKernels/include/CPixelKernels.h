/// Loops over pixels, in C so that debug builds stay fast. Pixels are premultiplied BGRA in memory (cairo's ARGB32) unless said otherwise.
#ifndef QUINCE_PIXEL_KERNELS_H
#define QUINCE_PIXEL_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/// Where the channels of a pixel of up to four bytes lie; -1 where there is none.
typedef struct {
    int bytesPerPixel;
    int red, green, blue, alpha;
    /// Whether the colours are already multiplied by alpha.
    int premultiplied;
} QKPixelLayout;

/// Brings pixels of any layout into premultiplied BGRA.
void qk_to_bgra(uint8_t *target, size_t targetStride, const uint8_t *source, size_t sourceStride, int width, int height, QKPixelLayout layout);

/// Exchanges red and blue. Source and target may be the same.
void qk_swap_red_blue(uint8_t *target, size_t targetStride, const uint8_t *source, size_t sourceStride, int width, int height);

/// Turns BGRA into straight (not premultiplied) RGBA, four bytes a pixel.
void qk_to_straight_rgba(uint8_t *target, const uint8_t *source, size_t sourceStride, int width, int height);

/// Makes every pixel opaque without touching its colours.
void qk_fill_alpha(uint8_t *pixels, size_t stride, int width, int height);

/// Whether every pixel's alpha is 255.
int qk_is_opaque(const uint8_t *pixels, size_t stride, int width, int height);

/// A rectangle of pixels.
typedef struct {
    int x, y, width, height;
} QKBox;

/// The smallest rectangle that holds every pixel with a bit set; empty where there is none.
QKBox qk_visible_box(const uint8_t *pixels, size_t stride, int width, int height);

/// The rows of an 8-bit mask from the first to the last that covers anything, in full width; empty where none does.
QKBox qk_covered_rows(const uint8_t *mask, size_t stride, int width, int height);

/// Copies the alpha channel into an 8-bit mask.
void qk_extract_alpha(uint8_t *target, size_t targetStride, const uint8_t *source, size_t sourceStride, int width, int height);

/// Copies the luminance of opaque pixels into an 8-bit mask; `invert` turns it over.
void qk_extract_luminance(uint8_t *target, size_t targetStride, const uint8_t *source, size_t sourceStride, int width, int height, int invert);

/// Multiplies one 8-bit mask by another.
void qk_multiply_a8(uint8_t *target, size_t targetStride, const uint8_t *source, size_t sourceStride, int width, int height);

/// Sets all pixels to an ARGB word. `width` and `height` are not negative.
void qk_fill(uint8_t *target, size_t stride, uint32_t color, int width, int height);

/// Composes a colour, a premultiplied ARGB word, over BGRA as far as an 8-bit mask covers.
void qk_over_solid(uint8_t *target, size_t targetStride, uint32_t color, const uint8_t *mask, size_t maskStride, int width, int height);

/// Sets BGRA to an opaque colour as far as an 8-bit mask covers, rounded as cairo rounds it when it fills a path.
void qk_lerp_solid(uint8_t *target, size_t targetStride, uint32_t color, const uint8_t *mask, size_t maskStride, int width, int height);

/// Composes BGRA over BGRA, as far as an 8-bit mask covers, or everywhere where that is NULL. A source stride of 0 repeats one row. Of an opaque
/// source every pixel's alpha counts as 255.
void qk_over_pixels(uint8_t *target, size_t targetStride, const uint8_t *source, size_t sourceStride, int isOpaque, const uint8_t *mask, size_t maskStride, int width, int height);

/// Clears an 8-bit mask where another one covers fully.
void qk_clear_covered(uint8_t *target, size_t targetStride, const uint8_t *mask, size_t maskStride, int width, int height);

/// What a blur takes for the samples beyond a picture's edges.
typedef enum {
    /// Nothing is there.
    QKBlurEdgesClear,
    /// The picture goes on as its own mirror image.
    QKBlurEdgesMirrored,
} QKBlurEdges;

/// Blurs an 8-bit mask by a Gaussian of the given standard deviation, from 2 pixels on by the three boxes that Filter Effects Module Level 1 puts in
/// its place. Beyond the edges nothing is there.
void qk_blur_a8(uint8_t *pixels, size_t stride, int width, int height, double sigma);

/// Blurs premultiplied BGRA in the same way.
void qk_blur_bgra(uint8_t *pixels, size_t stride, int width, int height, double sigma, QKBlurEdges edges);

/// Moves premultiplied BGRA away from (factor > 1) or towards (< 1) the gray of the same luminance.
void qk_saturate_bgra(uint8_t *pixels, size_t stride, int width, int height, double saturation);

/// Gives premultiplied BGRA other colours: four rows of five numbers make the new red, green, blue and alpha of the old ones, not premultiplied and from
/// 0 to 1, and of 1.
void qk_color_matrix_bgra(uint8_t *pixels, size_t stride, int width, int height, const double *matrix);

/// Gives the pixels whose alpha lies between two values, both included, one colour, a premultiplied ARGB word, and takes the others away.
void qk_threshold_bgra(uint8_t *pixels, size_t stride, int width, int height, int lowest, int highest, uint32_t color);

/// A gradient's colours: premultiplied ARGB words in native byte order, evenly spaced over 0…1.
typedef struct {
    const uint32_t *colors;
    int count;
    int extendStart, extendEnd;
} QKRamp;

/// Fills `ramp` with `count` colours interpolated between straight RGBA stops (values 0…1, locations ascending).
void qk_ramp(uint32_t *ramp, int count, const double *rgba, const double *locations, int stops);

/// Mixes source over target by "plus darker": max(0, 1 − ((1 − target) + (1 − source))), in premultiplied form.
void qk_plus_darker(uint8_t *target, size_t targetStride, const uint8_t *source, size_t sourceStride, int width, int height);

/// The affine transform from pixel centres to gradient space: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
typedef struct {
    double a, b, c, d, tx, ty;
} QKTransform;

void qk_radial_gradient(uint8_t *target, size_t stride, int width, int height, QKTransform toGradient, QKRamp ramp, double x0, double y0, double r0, double x1, double y1, double r1);

/// Sweeps clockwise as seen with y down, from the positive x axis of gradient space around (x, y), beginning at `angle`.
void qk_conic_gradient(uint8_t *target, size_t stride, int width, int height, QKTransform toGradient, QKRamp ramp, double x, double y, double angle);

#endif
