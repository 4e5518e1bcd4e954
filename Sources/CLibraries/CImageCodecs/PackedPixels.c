#include "Internal.h"
#include <isa-l/igzip_lib.h>

/// Before the compressed pixels stand the mark, the width, the height and whether the picture is opaque.
enum { HEADER = 16 };
static const char mark[4] = "QPIX";

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
    *size = HEADER + stream.total_out;
    return bytes;
}

int qc_unpack_pixels(const uint8_t *data, size_t size, QCImage *image, char *error, size_t errorSize) {
    if (size < HEADER || size > UINT32_MAX || memcmp(data, mark, sizeof mark) != 0)
        return qc_fail(error, errorSize, "the data is no packed picture");
    if (qc_allocate(image, get32(data + 4), get32(data + 8), 1, error, errorSize) != 0) return -1;
    image->opaque = get32(data + 12) == 1;
    uint32_t pixels = (uint32_t)((size_t)image->width * (size_t)image->height * 4);
    struct inflate_state state;
    isal_inflate_init(&state);
    state.next_in = (uint8_t *)data + HEADER;
    state.avail_in = (uint32_t)(size - HEADER);
    state.next_out = image->pixels;
    state.avail_out = pixels;
    if (isal_inflate_stateless(&state) != ISAL_DECOMP_OK || state.avail_out != 0) {
        free(image->pixels);
        image->pixels = NULL;
        return qc_fail(error, errorSize, "the packed picture is damaged");
    }
    return 0;
}
