#include "Internal.h"

#include <stdlib.h>
#include <string.h>

// LZVN: instructions of literal bytes followed by a match, which is a length and a distance backwards. L literals, M bytes of match, D distance:
//
//   LLMMMDDD DDDDDDDD            L 0–3, M 3–10, D below 1536
//   101LLMMM DDDDDDMM DDDDDDDD   L 0–3, M 3–34, D below 16384 (low bits first)
//   LLMMM111 DDDDDDDD DDDDDDDD   L 0–3, M 3–10, D below 65536 (low byte first)
//   LLMMM110                     L 0–3, M 3–10, the distance before
//   1110LLLL, 11100000 LLLLLLLL  1–15 literals, 16–271 literals
//   1111MMMM, 11110000 MMMMMMMM  1–15 and 16–271 bytes of match at the distance before
//   00001110, 00010110           nothing
//   00000110, and seven zeros    the end

typedef struct {
    const uint8_t *from, *end;
    pack_bytes_buffer *out;
    // Where the output ends at most.
    size_t limit;
    size_t distance;
} reader;

static bool literals(reader *reader, size_t count) {
    if ((size_t)(reader->end - reader->from) < count || reader->limit - reader->out->length < count) return false;
    if (count > 0) memcpy(reader->out->bytes + reader->out->length, reader->from, count);
    reader->out->length += count;
    reader->from += count;
    return true;
}

static bool match(reader *reader, size_t count) {
    pack_bytes_buffer *out = reader->out;
    if (reader->distance == 0 || reader->distance > out->length || reader->limit - out->length < count) return false;
    for (size_t index = 0; index < count; index++, out->length++) out->bytes[out->length] = out->bytes[out->length - reader->distance];
    return true;
}

static bool both(reader *reader, size_t size, size_t literal_count, size_t match_count, size_t distance) {
    reader->from += size;
    if (!literals(reader, literal_count)) return false;
    reader->distance = distance;
    return match(reader, match_count);
}

static bool is_undefined(uint8_t code) {
    return (code & 0xF0) == 0x70 || (code & 0xF0) == 0xD0 || code == 0x1E || code == 0x26 || code == 0x2E || code == 0x36 || code == 0x3E;
}

// Runs the next instruction; sets `has_ended` at the last.
static bool step(reader *reader, bool *has_ended) {
    size_t left = (size_t)(reader->end - reader->from);
    if (left == 0) return false;
    const uint8_t *from = reader->from;
    uint8_t code = from[0];
    if (code == 0x06) return *has_ended = true;
    if (code == 0x0E || code == 0x16) {
        reader->from++;
        return true;
    }
    if (is_undefined(code)) return false;
    if ((code & 0xF0) == 0xE0) {
        size_t count = code & 0x0F;
        if (count == 0 && left < 2) return false;
        reader->from += count ? 1 : 2;
        return literals(reader, count ? count : from[1] + 16u);
    }
    if ((code & 0xF0) == 0xF0) {
        size_t count = code & 0x0F;
        if (count == 0 && left < 2) return false;
        reader->from += count ? 1 : 2;
        return match(reader, count ? count : from[1] + 16u);
    }
    if ((code & 0xE0) == 0xA0) {
        if (left < 3) return false;
        return both(reader, 3, code >> 3 & 3, ((code & 7u) << 2 | (from[1] & 3u)) + 3, from[1] >> 2 | (size_t)from[2] << 6);
    }
    size_t literal_count = code >> 6, match_count = (code >> 3 & 7u) + 3;
    if ((code & 7) == 7) return left >= 3 && both(reader, 3, literal_count, match_count, from[1] | (size_t)from[2] << 8);
    if ((code & 7) == 6) return both(reader, 1, literal_count, match_count, reader->distance);
    return left >= 2 && both(reader, 2, literal_count, match_count, (code & 7u) << 8 | from[1]);
}

bool pack_lzvn_decode(const uint8_t *from, size_t from_size, pack_bytes_buffer *out, size_t count) {
    // An instruction of two bytes makes 271 at most.
    if (count / 136 > from_size + 8 || !pack_reserve(out, count)) return false;
    reader reader = {from, from + from_size, out, out->length + count, 0};
    bool has_ended = false;
    while (!has_ended && step(&reader, &has_ended)) {}
    return has_ended && out->length == reader.limit;
}

// MARK: Writing

enum { HASH_BITS = 14, LEAST_MATCH = 4, LARGEST_DISTANCE = 65535 };

static uint32_t hash(const uint8_t *bytes) { return pack_read32(bytes) * 2654435761u >> (32 - HASH_BITS); }

static bool write_literals(pack_bytes_buffer *out, const uint8_t *bytes, size_t count) {
    while (count > 0) {
        size_t part = count > 271 ? 271 : count;
        uint8_t code[2] = {0xE0, 0};
        if (part < 16) code[0] |= (uint8_t)part; else code[1] = (uint8_t)(part - 16);
        if (!pack_append(out, code, part < 16 ? 1 : 2) || !pack_append(out, bytes, part)) return false;
        bytes += part;
        count -= part;
    }
    return true;
}

static bool write_rest(pack_bytes_buffer *out, size_t count) {
    while (count > 0) {
        size_t part = count > 271 ? 271 : count;
        uint8_t code[2] = {0xF0, 0};
        if (part < 16) code[0] |= (uint8_t)part; else code[1] = (uint8_t)(part - 16);
        if (!pack_append(out, code, part < 16 ? 1 : 2)) return false;
        count -= part;
    }
    return true;
}

// Writes literals and a match of at least four bytes.
static bool write_match(pack_bytes_buffer *out, const uint8_t *literal, size_t literal_count, size_t count, size_t distance, size_t before) {
    size_t ahead = literal_count - literal_count % 4;
    if (!write_literals(out, literal, ahead)) return false;
    literal += ahead;
    literal_count -= ahead;
    if (literal_count == 0 && distance == before) return write_rest(out, count);
    // Longer matches after literals would be other instructions.
    size_t longest = 10 - 2 * literal_count, first = count > longest ? longest : count;
    uint8_t lengths = (uint8_t)(literal_count << 6 | (first - 3) << 3);
    uint8_t code[3];
    size_t size;
    if (distance == before) {
        code[0] = lengths | 6;
        size = 1;
    } else if (distance < 1536) {
        code[0] = (uint8_t)(lengths | distance >> 8);
        code[1] = (uint8_t)distance;
        size = 2;
    } else {
        code[0] = lengths | 7;
        code[1] = (uint8_t)distance;
        code[2] = (uint8_t)(distance >> 8);
        size = 3;
    }
    return pack_append(out, code, size) && pack_append(out, literal, literal_count) && write_rest(out, count - first);
}

bool pack_lzvn_encode(const uint8_t *from, size_t from_size, pack_bytes_buffer *out) {
    if (from_size > UINT32_MAX / 2) return false;
    uint32_t *places = calloc((size_t)1 << HASH_BITS, sizeof *places);
    if (!places) return false;
    size_t at = 0, written = 0, before = 0;
    bool succeeded = true;
    while (succeeded && at + LEAST_MATCH <= from_size) {
        uint32_t key = hash(from + at), found = places[key];
        places[key] = (uint32_t)at + 1;
        size_t distance = found ? at + 1 - found : 0;
        if (distance == 0 || distance > LARGEST_DISTANCE || pack_read32(from + at) != pack_read32(from + at - distance)) {
            at++;
            continue;
        }
        size_t count = LEAST_MATCH;
        while (at + count < from_size && from[at + count] == from[at + count - distance]) count++;
        succeeded = write_match(out, from + written, at - written, count, distance, before);
        before = distance;
        at += count;
        written = at;
    }
    free(places);
    static const uint8_t end[8] = {0x06};
    return succeeded && write_literals(out, from + written, from_size - written) && pack_append(out, end, sizeof end);
}
