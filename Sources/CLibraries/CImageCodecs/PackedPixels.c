#include "Internal.h"
#include <isa-l/igzip_lib.h>
#include <pixman.h>

/// Before the compressed pixels stand the mark, the width, the height, whether the picture is opaque, and how many bytes follow.
enum { HEADER = 20 };
static const char mark[4] = "QPX2";

static void put32(uint8_t *target, uint32_t value) {
    for (int index = 0; index < 4; index++) target[index] = (uint8_t)(value >> (8 * index));
}

static uint32_t get32(const uint8_t *source) {
    return source[0] | (uint32_t)source[1] << 8 | (uint32_t)source[2] << 16 | (uint32_t)source[3] << 24;
}

uint8_t *qc_pack_pixels(const QCImage *image, size_t limit, size_t *size) {
    size_t pixels = (size_t)image->width * (size_t)image->height * 4;
    if (limit <= HEADER || limit > UINT32_MAX || pixels > UINT32_MAX) return NULL;
    uint8_t *bytes = malloc(limit), *tokens = malloc(ISAL_DEF_LVL1_DEFAULT);
    struct isal_zstream stream;
    isal_deflate_stateless_init(&stream);
    stream.level = 1;
    stream.level_buf = tokens;
    stream.level_buf_size = ISAL_DEF_LVL1_DEFAULT;
    stream.end_of_stream = 1;
    stream.next_in = image->pixels;
    stream.avail_in = (uint32_t)pixels;
    stream.next_out = bytes + HEADER;
    stream.avail_out = (uint32_t)(limit - HEADER);
    if (!bytes || !tokens || isal_deflate_stateless(&stream) != COMP_OK || stream.avail_in != 0) {
        free(bytes);
        free(tokens);
        return NULL;
    }
    free(tokens);
    memcpy(bytes, mark, sizeof mark);
    put32(bytes + 4, (uint32_t)image->width);
    put32(bytes + 8, (uint32_t)image->height);
    put32(bytes + 12, image->opaque ? 1 : 0);
    put32(bytes + 16, stream.total_out);
    *size = HEADER + stream.total_out;
    return bytes;
}

size_t qc_packed_header(const uint8_t *data, size_t size, QCImage *image) {
    memset(image, 0, sizeof *image);
    if (size < HEADER || memcmp(data, mark, sizeof mark) != 0) return 0;
    uint32_t width = get32(data + 4), height = get32(data + 8), length = get32(data + 16);
    if (width == 0 || height == 0 || (uint64_t)width * height > QC_MAXIMUM_PIXELS || length > size - HEADER) return 0;
    image->width = (int)width;
    image->height = (int)height;
    image->opaque = get32(data + 12) == 1;
    image->frameCount = 1;
    image->orientation = 1;
    return HEADER + (size_t)length;
}

int qc_unpack_pixels(const uint8_t *data, size_t size, QCImage *image, char *error, size_t errorSize) {
    size_t whole = qc_packed_header(data, size, image);
    if (whole == 0) return qc_fail(error, errorSize, "the data is no packed picture");
    int opaque = image->opaque;
    if (qc_allocate(image, image->width, image->height, 1, error, errorSize) != 0) return -1;
    image->opaque = opaque;
    struct inflate_state state;
    isal_inflate_init(&state);
    state.next_in = (uint8_t *)data + HEADER;
    state.avail_in = (uint32_t)(whole - HEADER);
    state.next_out = image->pixels;
    state.avail_out = (uint32_t)((size_t)image->width * (size_t)image->height * 4);
    if (isal_inflate_stateless(&state) != ISAL_DECOMP_OK || state.avail_out != 0) {
        free(image->pixels);
        image->pixels = NULL;
        return qc_fail(error, errorSize, "the packed picture is damaged");
    }
    return 0;
}

void qc_halve_pixels(const uint8_t *pixels, size_t stride, int width, int height, uint8_t *half) {
    int columns = (width + 1) / 2, rows = (height + 1) / 2;
    pixman_transform_t transform;
    pixman_transform_init_scale(
        &transform, (pixman_fixed_t)((double)width / columns * 65536), (pixman_fixed_t)((double)height / rows * 65536));
    pixman_image_t *from = pixman_image_create_bits_no_clear(PIXMAN_a8r8g8b8, width, height, (uint32_t *)pixels, (int)stride);
    pixman_image_t *to = pixman_image_create_bits_no_clear(PIXMAN_a8r8g8b8, columns, rows, (uint32_t *)half, columns * 4);
    pixman_image_set_transform(from, &transform);
    pixman_image_set_filter(from, PIXMAN_FILTER_BILINEAR, NULL, 0);
    pixman_image_set_repeat(from, PIXMAN_REPEAT_PAD);
    pixman_image_composite32(PIXMAN_OP_SRC, from, NULL, to, 0, 0, 0, 0, 0, 0, columns, rows);
    pixman_image_unref(from);
    pixman_image_unref(to);
}
