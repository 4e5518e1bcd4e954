#include "Internal.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

// Formats of blocks that say how long they are: LZ4 with Apple's headers, LZFSE; and LZ4's single block.
//
// The compressor gathers its input and writes all blocks at the end. The decompressor takes one block after the other.

enum { BLOCK = 1 << 16, LARGEST_BLOCK = 1 << 30, WINDOW = 1 << 18, KEPT = 1 << 20 };

typedef struct {
    pack_bytes_buffer input, output;
    // How much of the output has been handed over.
    size_t given;
    bool has_ended;
} blocks;

static bool begin(pack_stream *stream) {
    if (stream->algorithm != pack_lzfse && !pack_lz4_functions()) return false;
    stream->state = calloc(1, sizeof(blocks));
    return stream->state != NULL;
}

static void finish(pack_stream *stream) {
    blocks *state = stream->state;
    free(state->input.bytes);
    free(state->output.bytes);
    free(state);
}

// MARK: Writing

static bool write_header(pack_bytes_buffer *output, const char *magic, size_t first, size_t second, bool has_second) {
    uint8_t header[12];
    memcpy(header, magic, 4);
    pack_write32(header + 4, (uint32_t)first);
    pack_write32(header + 8, (uint32_t)second);
    return pack_append(output, header, has_second ? 12 : 8);
}

static bool write_lz4_block(const uint8_t *bytes, size_t size, pack_bytes_buffer *output) {
    char packed[BLOCK];
    int count = pack_lz4_functions()->compress((const char *)bytes, packed, (int)size, (int)size - 1);
    if (count > 0) return write_header(output, "bv41", size, (size_t)count, true) && pack_append(output, packed, (size_t)count);
    return write_header(output, "bv4-", size, 0, false) && pack_append(output, bytes, size);
}

static bool write_lzfse_block(const uint8_t *bytes, size_t size, pack_bytes_buffer *output) {
    pack_bytes_buffer packed = {0};
    bool succeeded = pack_lzvn_encode(bytes, size, &packed);
    if (succeeded && packed.length + 12 < size + 8) {
        succeeded = write_header(output, "bvxn", size, packed.length, true) && pack_append(output, packed.bytes, packed.length);
    } else if (succeeded) {
        succeeded = write_header(output, "bvx-", size, 0, false) && pack_append(output, bytes, size);
    }
    free(packed.bytes);
    return succeeded;
}

static bool write_raw(const pack_bytes_buffer *input, pack_bytes_buffer *output) {
    if (input->length > INT_MAX / 2) return false;
    size_t room = input->length + input->length / 255 + 16;
    if (!pack_reserve(output, room)) return false;
    int count = pack_lz4_functions()->compress((const char *)input->bytes, (char *)output->bytes, (int)input->length, (int)room);
    output->length = count > 0 ? (size_t)count : 0;
    return count > 0 || input->length == 0;
}

static bool write_all(pack_stream *stream, blocks *state) {
    if (stream->algorithm == pack_lz4_raw) return write_raw(&state->input, &state->output);
    size_t limit = stream->algorithm == pack_lz4 ? BLOCK : KEPT;
    for (size_t start = 0; start < state->input.length; start += limit) {
        size_t size = state->input.length - start < limit ? state->input.length - start : limit;
        const uint8_t *bytes = state->input.bytes + start;
        if (!(stream->algorithm == pack_lz4 ? write_lz4_block : write_lzfse_block)(bytes, size, &state->output)) return false;
    }
    return pack_append(&state->output, stream->algorithm == pack_lz4 ? "bv4$" : "bvx$", 4);
}

// MARK: Reading

// Reads a block: its size; 0 where it is damaged, SIZE_MAX where more bytes are needed.
typedef size_t (*block_reader)(const uint8_t *bytes, size_t size, pack_bytes_buffer *output, bool *has_ended);

static size_t read_plain(const uint8_t *bytes, size_t size, pack_bytes_buffer *output) {
    if (size < 8) return SIZE_MAX;
    size_t count = pack_read32(bytes + 4);
    if (count > LARGEST_BLOCK) return 0;
    if (size - 8 < count) return SIZE_MAX;
    return pack_append(output, bytes + 8, count) ? count + 8 : 0;
}

static size_t read_lz4(const uint8_t *bytes, size_t size, pack_bytes_buffer *output, bool *has_ended) {
    if (size < 4) return SIZE_MAX;
    if (memcmp(bytes, "bv4$", 4) == 0) {
        *has_ended = true;
        return 4;
    }
    if (memcmp(bytes, "bv4-", 4) == 0) return read_plain(bytes, size, output);
    if (memcmp(bytes, "bv41", 4) != 0) return 0;
    if (size < 12) return SIZE_MAX;
    size_t count = pack_read32(bytes + 4), packed = pack_read32(bytes + 8);
    // A byte of LZ4 data makes 255 at most.
    if (count > LARGEST_BLOCK || packed > LARGEST_BLOCK || count / 255 > packed + 16) return 0;
    if (size - 12 < packed) return SIZE_MAX;
    if (!pack_reserve(output, count)) return 0;
    size_t window = output->length < BLOCK ? output->length : BLOCK;
    uint8_t *end = output->bytes + output->length;
    int made = pack_lz4_functions()->decompress(
        (const char *)bytes + 12, (char *)end, (int)packed, (int)count, (const char *)end - window, (int)window);
    if (made < 0 || (size_t)made != count) return 0;
    output->length += count;
    return packed + 12;
}

static size_t read_lzfse(const uint8_t *bytes, size_t size, pack_bytes_buffer *output, bool *has_ended) {
    if (size < 4) return SIZE_MAX;
    if (memcmp(bytes, "bvx$", 4) == 0) {
        *has_ended = true;
        return 4;
    }
    if (memcmp(bytes, "bvx-", 4) == 0) return read_plain(bytes, size, output);
    if (memcmp(bytes, "bvxn", 4) == 0) {
        if (size < 12) return SIZE_MAX;
        size_t count = pack_read32(bytes + 4), packed = pack_read32(bytes + 8);
        if (count > LARGEST_BLOCK || packed > LARGEST_BLOCK) return 0;
        if (size - 12 < packed) return SIZE_MAX;
        return pack_lzvn_decode(bytes + 12, packed, output, count) ? packed + 12 : 0;
    }
    size_t whole = pack_lzfse_block_size(bytes, size);
    if (whole == 0 || whole == SIZE_MAX) return whole;
    if (size < whole) return SIZE_MAX;
    return pack_lzfse_decode(bytes, whole, output) ? whole : 0;
}

static bool read_raw(blocks *state) {
    if (state->input.length > INT_MAX) return false;
    for (size_t room = state->input.length * 4 + 64; room <= LARGEST_BLOCK; room *= 4) {
        state->output.length = 0;
        if (!pack_reserve(&state->output, room)) return false;
        int made = pack_lz4_functions()->decompress(
            (const char *)state->input.bytes, (char *)state->output.bytes, (int)state->input.length, (int)room, NULL, 0);
        if (made >= 0) {
            state->output.length = (size_t)made;
            return true;
        }
        if (room > state->input.length * 256) break;
    }
    return false;
}

// Forgets output that has been handed over and that no block can refer to any more.
static void shorten(blocks *state) {
    if (state->given < KEPT + WINDOW) return;
    size_t dropped = state->given - WINDOW;
    memmove(state->output.bytes, state->output.bytes + dropped, state->output.length - dropped);
    state->output.length -= dropped;
    state->given -= dropped;
}

// Reads the next block. Returns 1 for one, 0 where more input is needed, -1 for damage.
static int read_block(pack_stream *stream, blocks *state, size_t *used) {
    block_reader reader = stream->algorithm == pack_lz4 ? read_lz4 : read_lzfse;
    size_t count = reader(state->input.bytes + *used, state->input.length - *used, &state->output, &state->has_ended);
    if (count == SIZE_MAX) return 0;
    *used += count;
    return count > 0 ? 1 : -1;
}

static size_t hand_over(blocks *state, pack_buffers *buffers) {
    size_t left = state->output.length - state->given, count = left < buffers->to_size ? left : buffers->to_size;
    if (count > 0) memcpy(buffers->to, state->output.bytes + state->given, count);
    state->given += count;
    buffers->to += count;
    buffers->to_size -= count;
    return left - count;
}

static bool gather(blocks *state, pack_buffers *buffers) {
    if (!pack_append(&state->input, buffers->from, buffers->from_size)) return false;
    buffers->from += buffers->from_size;
    buffers->from_size = 0;
    return true;
}

static pack_status read_blocks(pack_stream *stream, blocks *state, pack_buffers *buffers) {
    size_t used = 0;
    int result = 1;
    while (result == 1 && !state->has_ended && hand_over(state, buffers) == 0) {
        shorten(state);
        result = read_block(stream, state, &used);
    }
    size_t left = hand_over(state, buffers);
    if (used > 0) {
        memmove(state->input.bytes, state->input.bytes + used, state->input.length - used);
        state->input.length -= used;
    }
    if (result < 0) return pack_failed;
    return state->has_ended && left == 0 ? pack_ended : pack_continues;
}

static pack_status process(pack_stream *stream, pack_buffers *buffers) {
    blocks *state = stream->state;
    if (!state->has_ended && !gather(state, buffers)) return pack_failed;
    if (!stream->compresses && stream->algorithm != pack_lz4_raw) return read_blocks(stream, state, buffers);
    if (!state->has_ended) {
        if (!buffers->is_last) return pack_continues;
        if (!(stream->compresses ? write_all(stream, state) : read_raw(state))) return pack_failed;
        state->has_ended = true;
    }
    return hand_over(state, buffers) == 0 ? pack_ended : pack_continues;
}

const pack_format pack_block_format = {begin, process, finish};
