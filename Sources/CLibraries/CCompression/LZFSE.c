#include "Internal.h"

#include <string.h>

// A block of LZFSE's own: a header with the frequencies of symbols, literal bytes, and instructions of literals and matches, all written with finite-state
// entropy codes. Streams of bits are read from their end.
//
// Source: the description of the format in Apple's open lzfse project.

enum { L_SYMBOLS = 20, M_SYMBOLS = 20, D_SYMBOLS = 64, LITERAL_SYMBOLS = 256 };
enum { L_STATES = 64, M_STATES = 64, D_STATES = 256, LITERAL_STATES = 1024 };
enum { FIXED_HEADER = 32, MOST_LITERALS = 40000, MOST_MATCHES = 10000 };

typedef struct {
    uint32_t raw_bytes, literal_count, literal_bytes, match_count, match_bytes, size;
    int literal_bits, match_bits;
    uint32_t literal_states[4], l_state, m_state, d_state;
} header;

static uint32_t field(uint64_t fields, int at, int bits) { return (uint32_t)(fields >> at & ((1ull << bits) - 1)); }

static bool read_header(const uint8_t *block, header *header) {
    uint64_t first = pack_read64(block + 8), second = pack_read64(block + 16), third = pack_read64(block + 24);
    header->raw_bytes = pack_read32(block + 4);
    header->literal_count = field(first, 0, 20);
    header->literal_bytes = field(first, 20, 20);
    header->match_count = field(first, 40, 20);
    header->literal_bits = (int)field(first, 60, 3) - 7;
    for (int index = 0; index < 4; index++) header->literal_states[index] = field(second, 10 * index, 10);
    header->match_bytes = field(second, 40, 20);
    header->match_bits = (int)field(second, 60, 3) - 7;
    header->size = field(third, 0, 32);
    header->l_state = field(third, 32, 10);
    header->m_state = field(third, 42, 10);
    header->d_state = field(third, 52, 10);
    return header->size >= FIXED_HEADER && header->literal_count <= MOST_LITERALS && header->literal_count % 4 == 0 &&
           header->match_count <= MOST_MATCHES && header->l_state < L_STATES && header->m_state < M_STATES && header->d_state < D_STATES;
}

size_t pack_lzfse_block_size(const uint8_t *block, size_t size) {
    if (memcmp(block, "bvx2", 4) != 0) return 0;
    if (size < FIXED_HEADER) return SIZE_MAX;
    header header;
    return read_header(block, &header) ? (size_t)header.size + header.literal_bytes + header.match_bytes : 0;
}

// MARK: Frequencies

// Frequencies are written with 2 to 14 bits, the lowest of which say how many.
static int frequency(uint32_t bits, int *value) {
    static const int8_t sizes[32] = {2, 3, 2, 5, 2, 3, 2, 8, 2, 3, 2, 5, 2, 3, 2, 14, 2, 3, 2, 5, 2, 3, 2, 8, 2, 3, 2, 5, 2, 3, 2, 14};
    static const int8_t values[32] = {0, 2, 1, 4, 0, 3, 1, -1, 0, 2, 1, 5, 0, 3, 1, -1, 0, 2, 1, 6, 0, 3, 1, -1, 0, 2, 1, 7, 0, 3, 1, -1};
    int size = sizes[bits & 31];
    *value = size == 8 ? 8 + (int)(bits >> 4 & 0xF) : size == 14 ? 24 + (int)(bits >> 4 & 0x3FF) : values[bits & 31];
    return size;
}

static bool read_frequencies(const uint8_t *from, const uint8_t *end, uint16_t *frequencies, int count) {
    uint32_t bits = 0;
    int known = 0;
    for (int index = 0; index < count; index++) {
        for (; known <= 24 && from < end; known += 8) bits |= (uint32_t)*from++ << known;
        int value, size = frequency(bits, &value);
        if (size > known) return false;
        frequencies[index] = (uint16_t)value;
        bits >>= size;
        known -= size;
    }
    return true;
}

// MARK: Codes

// What a state stands for: a symbol's base and extra bits, and the next state.
typedef struct {
    uint8_t bits, extra;
    int16_t delta;
    int32_t base;
} entry;

static bool make_table(entry *table, int states, const uint16_t *frequencies, int symbols, const uint8_t *extra, const int32_t *bases) {
    int used = 0;
    for (int symbol = 0; symbol < symbols; symbol++) {
        int count = frequencies[symbol];
        if (count == 0) continue;
        if (count > states - used) return false;
        int bits = __builtin_clz((unsigned)count) - __builtin_clz((unsigned)states), first = ((2 * states) >> bits) - count;
        for (int index = 0; index < count; index++) {
            entry *entry = &table[used++];
            bool is_first = index < first;
            entry->bits = (uint8_t)(is_first ? bits : bits - 1);
            entry->delta = (int16_t)(is_first ? ((count + index) << bits) - states : (index - first) << (bits - 1));
            entry->extra = extra ? extra[symbol] : 0;
            entry->base = bases ? bases[symbol] : symbol;
        }
    }
    // States that no symbol has would read what nobody wrote.
    return used == states;
}

// MARK: Bits

typedef struct {
    const uint8_t *bytes;
    // How many bits are left before the place.
    int64_t left;
} bit_reader;

// Takes bits from the end; false where there are too few.
static bool take(bit_reader *reader, int count, uint32_t *value) {
    if (reader->left < count) return false;
    reader->left -= count;
    uint64_t bits = 0;
    int64_t first = reader->left >> 3, last = (reader->left + count + 7) >> 3;
    for (int64_t index = last - 1; index >= first; index--) bits = bits << 8 | reader->bytes[index];
    *value = (uint32_t)(bits >> (reader->left & 7) & ((1ull << count) - 1));
    return true;
}

static bool decode(const entry *table, uint32_t *state, bit_reader *reader, int32_t *value) {
    const entry *entry = &table[*state];
    uint32_t bits;
    if (!take(reader, entry->bits + entry->extra, &bits)) return false;
    *state = (uint32_t)(entry->delta + (int32_t)(bits >> entry->extra));
    *value = entry->base + (int32_t)(bits & ((1u << entry->extra) - 1));
    return true;
}

// MARK: Blocks

static const uint8_t l_extra[L_SYMBOLS] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 5, 8};
static const uint8_t m_extra[M_SYMBOLS] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 5, 8, 11};

// Bases follow each other without gaps.
static void make_bases(const uint8_t *extra, int32_t *bases, int count) {
    int32_t base = 0;
    for (int index = 0; index < count; index++) {
        bases[index] = base;
        base += 1 << extra[index];
    }
}

typedef struct {
    entry l[L_STATES], m[M_STATES], d[D_STATES], literals[LITERAL_STATES];
} tables;

static bool make_tables(const uint8_t *block, const header *header, tables *tables) {
    uint16_t frequencies[L_SYMBOLS + M_SYMBOLS + D_SYMBOLS + LITERAL_SYMBOLS];
    int count = sizeof frequencies / sizeof *frequencies;
    if (!read_frequencies(block + FIXED_HEADER, block + header->size, frequencies, count)) return false;
    int32_t l_bases[L_SYMBOLS], m_bases[M_SYMBOLS], d_bases[D_SYMBOLS];
    uint8_t d_extra[D_SYMBOLS];
    for (int index = 0; index < D_SYMBOLS; index++) d_extra[index] = (uint8_t)(index / 4);
    make_bases(l_extra, l_bases, L_SYMBOLS);
    make_bases(m_extra, m_bases, M_SYMBOLS);
    make_bases(d_extra, d_bases, D_SYMBOLS);
    const uint16_t *next = frequencies;
    if (!make_table(tables->l, L_STATES, next, L_SYMBOLS, l_extra, l_bases)) return header->match_count == 0;
    next += L_SYMBOLS;
    if (!make_table(tables->m, M_STATES, next, M_SYMBOLS, m_extra, m_bases)) return false;
    next += M_SYMBOLS;
    if (!make_table(tables->d, D_STATES, next, D_SYMBOLS, d_extra, d_bases)) return false;
    next += D_SYMBOLS;
    return make_table(tables->literals, LITERAL_STATES, next, LITERAL_SYMBOLS, NULL, NULL) || header->literal_count == 0;
}

static bool read_literals(const uint8_t *bytes, const header *header, const entry *table, uint8_t *literals) {
    bit_reader reader = {bytes, (int64_t)header->literal_bytes * 8 + header->literal_bits};
    uint32_t states[4];
    memcpy(states, header->literal_states, sizeof states);
    for (uint32_t index = 0; index < header->literal_count; index++) {
        int32_t value;
        if (!decode(table, &states[index % 4], &reader, &value)) return false;
        literals[index] = (uint8_t)value;
    }
    return true;
}

static bool copy(pack_bytes_buffer *out, size_t limit, size_t count, size_t distance) {
    if (limit - out->length < count || (count > 0 && (distance == 0 || distance > out->length))) return false;
    for (size_t index = 0; index < count; index++, out->length++) out->bytes[out->length] = out->bytes[out->length - distance];
    return true;
}

static bool run(const uint8_t *bytes, const header *header, const tables *tables, const uint8_t *literals, pack_bytes_buffer *out) {
    bit_reader reader = {bytes, (int64_t)header->match_bytes * 8 + header->match_bits};
    uint32_t l_state = header->l_state, m_state = header->m_state, d_state = header->d_state;
    size_t limit = out->length + header->raw_bytes, used = 0, distance = 0;
    for (uint32_t index = 0; index < header->match_count; index++) {
        int32_t l, m, d;
        if (!decode(tables->l, &l_state, &reader, &l) || !decode(tables->m, &m_state, &reader, &m) || !decode(tables->d, &d_state, &reader, &d)) return false;
        if (d > 0) distance = (size_t)d;
        if ((size_t)l > header->literal_count - used || (size_t)l > limit - out->length) return false;
        memcpy(out->bytes + out->length, literals + used, (size_t)l);
        out->length += (size_t)l;
        used += (size_t)l;
        if (!copy(out, limit, (size_t)m, distance)) return false;
    }
    return out->length == limit;
}

bool pack_lzfse_decode(const uint8_t *block, size_t size, pack_bytes_buffer *out) {
    header header;
    if (size < FIXED_HEADER || !read_header(block, &header)) return false;
    if ((size_t)header.size + header.literal_bytes + header.match_bytes != size) return false;
    // The longest match is 2359 bytes, the longest run of literals 315.
    if (header.raw_bytes > header.match_count * 2700u || !pack_reserve(out, header.raw_bytes)) return false;
    tables tables = {0};
    uint8_t literals[MOST_LITERALS];
    const uint8_t *payload = block + header.size;
    return make_tables(block, &header, &tables) && read_literals(payload, &header, tables.literals, literals) &&
           run(payload + header.literal_bytes, &header, &tables, literals, out);
}
