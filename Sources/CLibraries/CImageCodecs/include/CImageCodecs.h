/// Reading and writing of image files. Pixels are premultiplied BGRA (cairo's ARGB32), rows from top to bottom.
#ifndef QUINCE_IMAGE_CODECS_H
#define QUINCE_IMAGE_CODECS_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    int width, height;
    int opaque;
    /// `width * height * 4` bytes from malloc, one frame after the other; the caller frees them.
    uint8_t *pixels;
    int frameCount;
    /// Seconds each frame is shown, from malloc; NULL for a single frame. The caller frees them.
    double *delays;
    /// How often an animation repeats; 0 for ever.
    int loopCount;
    /// 1…8, as in EXIF; 1 is upright.
    int orientation;
} QCImage;

/// Each returns 0 on success; otherwise `error` holds a message of at most `errorSize` bytes.
int qc_decode_png(const uint8_t *data, size_t size, QCImage *image, char *error, size_t errorSize);
int qc_decode_jpeg(const uint8_t *data, size_t size, QCImage *image, char *error, size_t errorSize);
int qc_decode_webp(const uint8_t *data, size_t size, QCImage *image, char *error, size_t errorSize);
int qc_decode_gif(const uint8_t *data, size_t size, QCImage *image, char *error, size_t errorSize);

/// The drawing's own size in CSS pixels.
int qc_svg_size(const uint8_t *data, size_t size, double *width, double *height, char *error, size_t errorSize);
/// Draws the whole drawing into width × height pixels. The library for it is loaded at the first call.
int qc_decode_svg(const uint8_t *data, size_t size, int width, int height, QCImage *image, char *error, size_t errorSize);

/// Packs the pixels of a picture of one frame so that they are read many times faster than a PNG. The result comes from malloc; NULL where it would take
/// more than `limit` bytes.
uint8_t *qc_pack_pixels(const QCImage *image, size_t limit, size_t *size);
int qc_unpack_pixels(const uint8_t *data, size_t size, QCImage *image, char *error, size_t errorSize);
/// Reads what a packed picture says of itself; `image` has no pixels then. Returns how many bytes the picture takes; 0 where there is none.
size_t qc_packed_header(const uint8_t *data, size_t size, QCImage *image);
/// Writes a picture of half the size, rounded up, each of its pixels the mean of four; its rows follow each other without gaps.
void qc_halve_pixels(const uint8_t *pixels, size_t stride, int width, int height, uint8_t *half);

/// Writes a PNG, compressed for speed; the values of alpha do not matter where the picture is opaque. The result comes from malloc; NULL where
/// memory is short.
uint8_t *qc_encode_png(const uint8_t *pixels, size_t stride, int width, int height, int opaque, size_t *size);
/// Writes a JPEG of the given quality (1…100). The result comes from malloc; NULL on failure.
uint8_t *qc_encode_jpeg(const uint8_t *pixels, size_t stride, int width, int height, int quality, size_t *size);

#endif
