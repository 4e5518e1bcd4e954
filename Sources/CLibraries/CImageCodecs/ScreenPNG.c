// PNG files of screens, made as fast as possible.
//
// Rows are stored as differences from the row above (filter "up"), and of the compressed format only what suits such differences is used:
// literal bytes under Huffman codes, and repetitions of the pixel before. Most rows of a screen repeat the row above; they cost a
// comparison and some bits. The same pixels give the same bytes on every machine.
#include "Internal.h"
#include <libdeflate.h>

enum {
    LITERALS = 286,
    END_OF_BLOCK = 256,
    FIRST_LENGTH = 257,
    SHORTEST_MATCH = 3,
    LONGEST_MATCH = 258,
    /// Tokens in a block: bytes below 256, or 256 + length - 3 for a match. A row's run adds some hundreds at most.
    BLOCK_TOKENS = 1 << 15,
    ROOM_FOR_RUN = 1024,
    /// Bytes that a block's header and one token take at most.
    HEADER_BYTES = 512,
    TOKEN_BYTES = 5,
};

typedef struct {
    uint8_t *bytes;
    size_t size, capacity;
    uint64_t bits;
    unsigned bitCount;
    int failed;

    uint16_t tokens[BLOCK_TOKENS];
    size_t tokenCount;
    uint32_t literalCounts[LITERALS];
    /// Bytes in a pixel, and the distance of all matches.
    unsigned channels;
    /// Sums of the Adler-32 checksum.
    uint64_t adlerA, adlerB;
} Encoder;

// MARK: Bits

static int reserve(Encoder *encoder, size_t bytes) {
    if (encoder->size + bytes <= encoder->capacity) return 1;
    size_t capacity = (encoder->size + bytes) * 2;
    uint8_t *grown = realloc(encoder->bytes, capacity);
    if (!grown) {
        encoder->failed = 1;
        return 0;
    }
    encoder->bytes = grown;
    encoder->capacity = capacity;
    return 1;
}

/// Adds at most 32 bits, the lowest first. Room for them, and eight bytes beyond, has been reserved.
static inline void put_bits(Encoder *encoder, uint32_t bits, unsigned count) {
    encoder->bits |= (uint64_t)bits << encoder->bitCount;
    encoder->bitCount += count;
    uint8_t *end = encoder->bytes + encoder->size;
    for (int byte = 0; byte < 8; byte++) end[byte] = (uint8_t)(encoder->bits >> (8 * byte));
    encoder->size += encoder->bitCount / 8;
    encoder->bits >>= encoder->bitCount & ~7u;
    encoder->bitCount &= 7;
}

// MARK: Huffman codes

typedef struct {
    uint16_t code[LITERALS];
    uint8_t length[LITERALS];
} Codes;

static void sort_by_count(uint16_t *symbols, int count, const uint32_t *counts) {
    for (int index = 1; index < count; index++) {
        uint16_t symbol = symbols[index];
        int place = index;
        for (; place > 0 && counts[symbols[place - 1]] > counts[symbol]; place--) symbols[place] = symbols[place - 1];
        symbols[place] = symbol;
    }
}

/// Lengths of the best codes for symbols sorted by how often they occur; returns the longest.
static int huffman_lengths(const uint16_t *symbols, int count, const uint32_t *counts, uint8_t *lengths) {
    // Leaves come first, in order; inner nodes are made in order of their weights, so two queues suffice.
    uint32_t weights[2 * LITERALS];
    int parents[2 * LITERALS];
    for (int index = 0; index < count; index++) weights[index] = counts[symbols[index]];
    int leaf = 0, inner = count, made = count;
    for (; made < 2 * count - 1; made++) {
        weights[made] = 0;
        for (int child = 0; child < 2; child++) {
            int takesLeaf = leaf < count && (inner >= made || weights[leaf] <= weights[inner]);
            int chosen = takesLeaf ? leaf++ : inner++;
            weights[made] += weights[chosen];
            parents[chosen] = made;
        }
    }
    int depths[2 * LITERALS], longest = 0;
    depths[made - 1] = 0;
    for (int node = made - 2; node >= 0; node--) {
        depths[node] = depths[parents[node]] + 1;
        if (node < count) {
            lengths[symbols[node]] = (uint8_t)depths[node];
            if (depths[node] > longest) longest = depths[node];
        }
    }
    return longest;
}

static uint16_t reversed(unsigned code, unsigned length) {
    unsigned result = 0;
    for (unsigned bit = 0; bit < length; bit++) result |= (code >> bit & 1) << (length - 1 - bit);
    return (uint16_t)result;
}

/// Canonical codes of at most `limit` bits. At least two symbols get one, as a code must be complete.
static void make_codes(Codes *codes, const uint32_t *wanted, int symbolCount, int limit) {
    uint32_t counts[LITERALS];
    uint16_t symbols[LITERALS];
    memcpy(counts, wanted, sizeof *counts * (size_t)symbolCount);
    int used = 0;
    for (int symbol = 0; symbol < symbolCount; symbol++) if (counts[symbol]) used++;
    for (int symbol = 0; used < 2; symbol++) {
        if (counts[symbol]) continue;
        counts[symbol] = 1;
        used++;
    }
    for (;;) {
        memset(codes->length, 0, sizeof codes->length);
        used = 0;
        for (int symbol = 0; symbol < symbolCount; symbol++) if (counts[symbol]) symbols[used++] = (uint16_t)symbol;
        sort_by_count(symbols, used, counts);
        if (huffman_lengths(symbols, used, counts, codes->length) <= limit) break;
        // Flatter counts give shorter codes.
        for (int symbol = 0; symbol < symbolCount; symbol++) if (counts[symbol]) counts[symbol] = counts[symbol] / 2 + 1;
    }
    unsigned code = 0;
    for (unsigned length = 1; length <= (unsigned)limit; length++) {
        for (int symbol = 0; symbol < symbolCount; symbol++) {
            if (codes->length[symbol] == length) codes->code[symbol] = reversed(code++, length);
        }
        code <<= 1;
    }
}

// MARK: Blocks

static const uint16_t length_bases[29] = {3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_bits[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

static int length_index(unsigned length) {
    int index = 28;
    while (length < length_bases[index]) index--;
    return index;
}

/// The block's codes, as they stand before its tokens. Lengths of codes are written one by one, without run lengths.
static void put_header(Encoder *encoder, const Codes *literals, int isLast) {
    static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    // All distances are `channels`, whose code needs no extra bits; codes before it are unused.
    unsigned distanceCodes = encoder->channels;
    uint32_t counts[19] = {0};
    for (int symbol = 0; symbol < LITERALS; symbol++) counts[literals->length[symbol]]++;
    counts[0] += distanceCodes - 1;
    counts[1]++;
    Codes lengths;
    make_codes(&lengths, counts, 19, 7);
    put_bits(encoder, (uint32_t)isLast | 2u << 1, 3);
    put_bits(encoder, LITERALS - 257, 5);
    put_bits(encoder, distanceCodes - 1, 5);
    put_bits(encoder, 19 - 4, 4);
    for (int index = 0; index < 19; index++) put_bits(encoder, lengths.length[order[index]], 3);
    for (int symbol = 0; symbol < LITERALS; symbol++) {
        uint8_t length = literals->length[symbol];
        put_bits(encoder, lengths.code[length], lengths.length[length]);
    }
    for (unsigned distance = 1; distance <= distanceCodes; distance++) {
        unsigned length = distance == distanceCodes;
        put_bits(encoder, lengths.code[length], lengths.length[length]);
    }
}

static void put_block(Encoder *encoder, int isLast) {
    if (encoder->failed || !reserve(encoder, HEADER_BYTES + encoder->tokenCount * TOKEN_BYTES)) return;
    encoder->literalCounts[END_OF_BLOCK]++;
    Codes codes;
    make_codes(&codes, encoder->literalCounts, LITERALS, 15);
    put_header(encoder, &codes, isLast);
    uint32_t matchBits[LONGEST_MATCH - SHORTEST_MATCH + 1];
    uint8_t matchCounts[LONGEST_MATCH - SHORTEST_MATCH + 1];
    for (unsigned length = SHORTEST_MATCH; length <= LONGEST_MATCH; length++) {
        int index = length_index(length), symbol = FIRST_LENGTH + index;
        matchBits[length - SHORTEST_MATCH] = codes.code[symbol] | (uint32_t)(length - length_bases[index]) << codes.length[symbol];
        // The one distance in use has a code of one bit, 0.
        matchCounts[length - SHORTEST_MATCH] = (uint8_t)(codes.length[symbol] + length_bits[index] + 1);
    }
    for (size_t index = 0; index < encoder->tokenCount; index++) {
        unsigned token = encoder->tokens[index];
        if (token < 256) put_bits(encoder, codes.code[token], codes.length[token]);
        else put_bits(encoder, matchBits[token - 256], matchCounts[token - 256]);
    }
    put_bits(encoder, codes.code[END_OF_BLOCK], codes.length[END_OF_BLOCK]);
    encoder->tokenCount = 0;
    memset(encoder->literalCounts, 0, sizeof encoder->literalCounts);
}

// MARK: Rows

static inline void put_byte(Encoder *encoder, uint8_t byte) {
    encoder->tokens[encoder->tokenCount++] = byte;
    encoder->literalCounts[byte]++;
    encoder->adlerA += byte;
    encoder->adlerB += encoder->adlerA;
}

/// A pixel's bytes in the file's order.
static inline void put_pixel(Encoder *encoder, uint32_t bgra) {
    put_byte(encoder, (uint8_t)(bgra >> 16));
    put_byte(encoder, (uint8_t)(bgra >> 8));
    put_byte(encoder, (uint8_t)bgra);
    if (encoder->channels == 4) put_byte(encoder, (uint8_t)(bgra >> 24));
}

static inline void put_match(Encoder *encoder, unsigned length, int symbol) {
    encoder->tokens[encoder->tokenCount++] = (uint16_t)(256 + length - SHORTEST_MATCH);
    encoder->literalCounts[symbol]++;
}

/// The pixel before, some times more.
static void put_run(Encoder *encoder, uint32_t bgra, size_t pixels) {
    if (bgra == 0) {
        encoder->adlerB += pixels * encoder->channels * encoder->adlerA;
    } else {
        uint64_t a = encoder->adlerA, b = encoder->adlerB;
        uint8_t bytes[4] = {(uint8_t)(bgra >> 16), (uint8_t)(bgra >> 8), (uint8_t)bgra, (uint8_t)(bgra >> 24)};
        for (size_t pixel = 0; pixel < pixels; pixel++) {
            for (unsigned channel = 0; channel < encoder->channels; channel++) b += a += bytes[channel];
        }
        encoder->adlerA = a;
        encoder->adlerB = b;
    }
    unsigned most = LONGEST_MATCH / encoder->channels * encoder->channels;
    int symbol = FIRST_LENGTH + length_index(most);
    size_t length = pixels * encoder->channels;
    for (; length >= most; length -= most) put_match(encoder, most, symbol);
    if (length > 0) put_match(encoder, (unsigned)length, FIRST_LENGTH + length_index((unsigned)length));
}

/// Byte by byte `a - b`.
static inline uint32_t difference(uint32_t a, uint32_t b, uint32_t mask) {
    return (((a | 0x80808080u) - (b & 0x7F7F7F7Fu)) ^ ((a ^ ~b) & 0x80808080u)) & mask;
}

/// The first pixel at or after `x` that differs from the row above.
static int next_change(const uint32_t *row, const uint32_t *above, int x, int width, uint32_t mask) {
    uint64_t wide = (uint64_t)mask << 32 | mask;
    for (; x + 4 <= width; x += 4) {
        uint64_t own[2], other[2];
        memcpy(own, row + x, sizeof own);
        memcpy(other, above + x, sizeof other);
        if (((own[0] ^ other[0]) | (own[1] ^ other[1])) & wide) break;
    }
    while (x < width && ((row[x] ^ above[x]) & mask) == 0) x++;
    return x;
}

static void put_row(Encoder *encoder, const uint32_t *row, const uint32_t *above, int width, uint32_t mask) {
    put_byte(encoder, 2);
    uint32_t last = 0;
    for (int x = 0; x < width;) {
        if (encoder->tokenCount + ROOM_FOR_RUN > BLOCK_TOKENS) put_block(encoder, 0);
        uint32_t pixel = difference(row[x], above[x], mask);
        if (x == 0 || pixel != last) {
            put_pixel(encoder, last = pixel);
            x++;
            continue;
        }
        int start = x;
        if (last == 0) x = next_change(row, above, x, width, mask);
        else while (x < width && difference(row[x], above[x], mask) == last) x++;
        put_run(encoder, last, (size_t)(x - start));
    }
    encoder->adlerA %= 65521;
    encoder->adlerB %= 65521;
}

/// Colours without the alpha they were multiplied with.
static void straighten(uint32_t *to, const uint32_t *from, int width) {
    for (int x = 0; x < width; x++) {
        uint32_t pixel = from[x], alpha = pixel >> 24;
        if (alpha != 255 && alpha != 0) {
            uint32_t result = alpha << 24;
            for (int shift = 0; shift < 24; shift += 8) {
                uint32_t value = ((pixel >> shift & 255) * 255 + alpha / 2) / alpha;
                result |= (value > 255 ? 255 : value) << shift;
            }
            pixel = result;
        }
        to[x] = pixel;
    }
}

static void put_rows(Encoder *encoder, const uint8_t *pixels, size_t stride, int width, int height, int opaque, uint32_t *rows) {
    const uint32_t *above = rows;
    for (int y = 0; y < height && !encoder->failed; y++) {
        const uint32_t *row = (const uint32_t *)(const void *)(pixels + (size_t)y * stride);
        if (!opaque) {
            uint32_t *straight = rows + (size_t)(y % 2 + 1) * (size_t)width;
            straighten(straight, row, width);
            row = straight;
        }
        put_row(encoder, row, above, width, opaque ? 0x00FFFFFFu : 0xFFFFFFFFu);
        above = row;
    }
}

// MARK: The file

static void put32(Encoder *encoder, uint32_t value) {
    for (int shift = 24; shift >= 0; shift -= 8) encoder->bytes[encoder->size++] = (uint8_t)(value >> shift);
}

static void put_bytes(Encoder *encoder, const char *bytes, size_t count) {
    memcpy(encoder->bytes + encoder->size, bytes, count);
    encoder->size += count;
}

/// Begins a chunk of a length that is known or set later; returns where it starts.
static size_t begin_chunk(Encoder *encoder, const char *type, uint32_t length) {
    size_t start = encoder->size;
    put32(encoder, length);
    put_bytes(encoder, type, 4);
    return start;
}

static void end_chunk(Encoder *encoder, size_t start) {
    size_t end = encoder->size;
    encoder->size = start;
    put32(encoder, (uint32_t)(end - start - 8));
    encoder->size = end;
    put32(encoder, libdeflate_crc32(0, encoder->bytes + start + 4, end - start - 4));
}

static void put_file(Encoder *encoder, const uint8_t *pixels, size_t stride, int width, int height, int opaque, uint32_t *rows) {
    if (!reserve(encoder, 1 << 16)) return;
    put_bytes(encoder, "\x89PNG\r\n\x1a\n", 8);
    size_t chunk = begin_chunk(encoder, "IHDR", 13);
    put32(encoder, (uint32_t)width);
    put32(encoder, (uint32_t)height);
    put_bytes(encoder, opaque ? "\x08\x02\0\0\0" : "\x08\x06\0\0\0", 5);
    end_chunk(encoder, chunk);
    chunk = begin_chunk(encoder, "sRGB", 1);
    put_bytes(encoder, "\0", 1);
    end_chunk(encoder, chunk);
    chunk = begin_chunk(encoder, "IDAT", 0);
    put_bytes(encoder, "\x78\x01", 2);
    put_rows(encoder, pixels, stride, width, height, opaque, rows);
    put_block(encoder, 1);
    if (!reserve(encoder, 64)) return;
    put_bits(encoder, 0, (8 - encoder->bitCount) & 7);
    put32(encoder, (uint32_t)(encoder->adlerB << 16 | encoder->adlerA));
    end_chunk(encoder, chunk);
    end_chunk(encoder, begin_chunk(encoder, "IEND", 0));
}

uint8_t *qc_encode_screen_png(const uint8_t *pixels, size_t stride, int width, int height, int opaque, size_t *size) {
    Encoder *encoder = calloc(1, sizeof *encoder);
    // The row above the first is empty; two more hold straight colours.
    uint32_t *rows = calloc((size_t)width * (opaque ? 1 : 3), sizeof *rows);
    uint8_t *result = NULL;
    if (encoder && rows) {
        encoder->channels = opaque ? 3 : 4;
        encoder->adlerA = 1;
        put_file(encoder, pixels, stride, width, height, opaque, rows);
        if (encoder->failed) free(encoder->bytes);
        else result = encoder->bytes;
        *size = encoder->size;
    }
    free(encoder);
    free(rows);
    return result;
}
