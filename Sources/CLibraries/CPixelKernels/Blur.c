#include "CPixelKernels.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/// Bytes that are filtered side by side: neighbouring columns, or as many rows as have so many channels. One line alone would wait for its own sums.
enum { LANES = 8 };

/// A filter for one line: three boxes, or for small deviations the Gaussian itself.
typedef struct {
    /// Widths of the boxes, and what brings their sums back to 0…255.
    uint32_t boxes[3];
    double scale;
    /// Half of the Gaussian's weights from its middle outwards, in 16.16 fixed point; unused with boxes.
    uint32_t weights[8];
    int usesBoxes;
    /// By how many samples a sample spreads to either side.
    int reach;
} Filter;

static const double smallest_boxes = 2.0;
static const int largest_box = 4095;

/// The approximation that Filter Effects Module Level 1 describes for feGaussianBlur from a deviation of 2 on; browsers use it as well.
static Filter boxes(double sigma) {
    Filter filter = {.usesBoxes = 1};
    double width = floor(sigma * 3.0 * sqrt(2.0 * M_PI) / 4.0 + 0.5);
    uint32_t size = width > largest_box ? (uint32_t)largest_box : (uint32_t)width;
    // Boxes of an even width lie half a sample to either side; a wider third one keeps the whole centred.
    uint32_t last = size % 2 == 0 ? size + 1 : size;
    filter.boxes[0] = filter.boxes[1] = size;
    filter.boxes[2] = last;
    filter.reach = (int)(2 * size + last - 3) / 2;
    filter.scale = 1.0 / ((double)size * size * last);
    return filter;
}

static Filter gaussian(double sigma) {
    Filter filter = {.reach = (int)ceil(3.0 * sigma)};
    double weights[8], sum = 0;
    for (int index = 0; index <= filter.reach; index++) {
        weights[index] = exp(-index * index / (2.0 * sigma * sigma));
        sum += index == 0 ? weights[index] : 2 * weights[index];
    }
    for (int index = 0; index <= filter.reach; index++) filter.weights[index] = (uint32_t)lround(weights[index] / sum * 65536.0);
    return filter;
}

/// Lines of samples with what lies beyond their ends, and the running sums of the boxes. Before each lie as many zeros as the widest box needs.
typedef struct {
    uint8_t *line, *result;
    uint32_t *first, *second;
} Scratch;

/// Three running sums along the lines, rounded once at the end. `fits` says that the third one stays within 32 bits.
static inline void filter_by_boxes(const Filter *filter, Scratch scratch, int count, int fits) {
    size_t a = (size_t)filter->boxes[0] * LANES, b = (size_t)filter->boxes[1] * LANES, c = (size_t)filter->boxes[2] * LANES;
    uint32_t firstSum[LANES] = {0}, secondSum[LANES] = {0}, narrowSum[LANES] = {0};
    uint64_t wideSum[LANES] = {0};
    int lead = 2 * filter->reach, total = count + lead;
    uint8_t *result = scratch.result;
    for (int index = 0; index < total; index++) {
        const uint8_t *sample = scratch.line + (size_t)index * LANES;
        uint32_t *first = scratch.first + (size_t)index * LANES, *second = scratch.second + (size_t)index * LANES;
        for (int lane = 0; lane < LANES; lane++) firstSum[lane] += (uint32_t)sample[lane] - *(sample + lane - a);
        memcpy(first, firstSum, sizeof firstSum);
        for (int lane = 0; lane < LANES; lane++) secondSum[lane] += firstSum[lane] - *(first + lane - b);
        memcpy(second, secondSum, sizeof secondSum);
        if (fits) for (int lane = 0; lane < LANES; lane++) narrowSum[lane] += secondSum[lane] - *(second + lane - c);
        else for (int lane = 0; lane < LANES; lane++) wideSum[lane] += (uint64_t)secondSum[lane] - *(second + lane - c);
        if (index < lead) continue;
        for (int lane = 0; lane < LANES; lane++) {
            double sum = fits ? (double)narrowSum[lane] : (double)wideSum[lane];
            result[lane] = (uint8_t)(int)(sum * filter->scale + 0.5);
        }
        result += LANES;
    }
}

static void filter_by_weights(const Filter *filter, Scratch scratch, int count) {
    for (int index = 0; index < count; index++) {
        const uint8_t *middle = scratch.line + (size_t)(index + filter->reach) * LANES;
        uint32_t sums[LANES];
        for (int lane = 0; lane < LANES; lane++) sums[lane] = middle[lane] * filter->weights[0] + (1u << 15);
        for (int offset = 1; offset <= filter->reach; offset++) {
            const uint8_t *before = middle - offset * LANES, *after = middle + offset * LANES;
            for (int lane = 0; lane < LANES; lane++) sums[lane] += (uint32_t)(before[lane] + after[lane]) * filter->weights[offset];
        }
        uint8_t *result = scratch.result + (size_t)index * LANES;
        for (int lane = 0; lane < LANES; lane++) result[lane] = (uint8_t)(sums[lane] >> 16 > 255 ? 255 : sums[lane] >> 16);
    }
}

/// The sample that stands for one beyond the ends.
static int mirrored(int index, int count) {
    int period = 2 * count;
    index %= period;
    if (index < 0) index += period;
    return index < count ? index : period - 1 - index;
}

/// Where the samples of the lines lie.
static uint8_t *samples(const Filter *filter, Scratch scratch) { return scratch.line + (size_t)filter->reach * LANES; }

/// Filters the lines, whose samples are in place.
static void filter_lines(const Filter *filter, Scratch scratch, QKBlurEdges edges, int count) {
    uint8_t *line = samples(filter, scratch);
    for (int index = 1; index <= filter->reach; index++) {
        int before = -index, after = count - 1 + index;
        if (edges == QKBlurEdgesClear) {
            memset(line + before * LANES, 0, LANES);
            memset(line + after * LANES, 0, LANES);
        } else {
            memcpy(line + before * LANES, line + mirrored(before, count) * LANES, LANES);
            memcpy(line + after * LANES, line + mirrored(after, count) * LANES, LANES);
        }
    }
    if (!filter->usesBoxes) filter_by_weights(filter, scratch, count);
    else if (filter->boxes[2] <= 255) filter_by_boxes(filter, scratch, count, 1);
    else filter_by_boxes(filter, scratch, count, 0);
}

static void blur_rows(const Filter *filter, Scratch scratch, QKBlurEdges edges, uint8_t *pixels, size_t stride, int width, int height, int channels) {
    uint8_t *line = samples(filter, scratch);
    int together = LANES / channels;
    for (int top = 0; top < height; top += together) {
        int rows = height - top < together ? height - top : together;
        for (int row = 0; row < rows; row++) {
            const uint8_t *from = pixels + (size_t)(top + row) * stride;
            for (int x = 0; x < width; x++) memcpy(line + (size_t)x * LANES + row * channels, from + (size_t)x * channels, (size_t)channels);
        }
        filter_lines(filter, scratch, edges, width);
        for (int row = 0; row < rows; row++) {
            uint8_t *to = pixels + (size_t)(top + row) * stride;
            for (int x = 0; x < width; x++) memcpy(to + (size_t)x * channels, scratch.result + (size_t)x * LANES + row * channels, (size_t)channels);
        }
    }
}

static void blur_columns(const Filter *filter, Scratch scratch, QKBlurEdges edges, uint8_t *pixels, size_t stride, size_t rowBytes, int height) {
    uint8_t *line = samples(filter, scratch);
    for (size_t left = 0; left < rowBytes; left += LANES) {
        size_t count = rowBytes - left < LANES ? rowBytes - left : LANES;
        for (int y = 0; y < height; y++) memcpy(line + (size_t)y * LANES, pixels + (size_t)y * stride + left, count);
        filter_lines(filter, scratch, edges, height);
        for (int y = 0; y < height; y++) memcpy(pixels + (size_t)y * stride + left, scratch.result + (size_t)y * LANES, count);
    }
}

static void blur(const Filter *filter, uint8_t *pixels, size_t stride, int width, int height, int channels, QKBlurEdges edges) {
    size_t lead = (size_t)filter->boxes[2] * LANES;
    size_t length = lead + ((size_t)(width > height ? width : height) + 2 * (size_t)filter->reach) * LANES;
    uint8_t *line = calloc(length, 1), *result = malloc(length);
    uint32_t *first = calloc(length, sizeof *first), *second = calloc(length, sizeof *second);
    if (line && result && first && second) {
        Scratch scratch = {line + lead, result, first + lead, second + lead};
        if (channels == 1) blur_rows(filter, scratch, edges, pixels, stride, width, height, 1);
        else blur_rows(filter, scratch, edges, pixels, stride, width, height, 4);
        blur_columns(filter, scratch, edges, pixels, stride, (size_t)width * (size_t)channels, height);
    }
    free(line);
    free(result);
    free(first);
    free(second);
}

static Filter filter_of(double sigma) { return sigma < smallest_boxes ? gaussian(sigma) : boxes(sigma); }

// MARK: Shapes that are the same over a long way

/// Neighbouring columns or rows that are all alike.
typedef struct {
    int start, length;
} Span;

/// The longest run of zeros in `changes`, whose element n says whether n differs from the one before it.
static Span longest_span(const uint8_t *changes, int count) {
    Span longest = {0, 1};
    for (int start = 0; start < count;) {
        int end = start + 1;
        while (end < count && !changes[end]) end++;
        if (end - start > longest.length) longest = (Span){start, end - start};
        start = end;
    }
    return longest;
}

static Span alike_columns(const uint8_t *pixels, size_t stride, int width, int height, uint8_t *changes) {
    memset(changes, 0, (size_t)width);
    for (int y = 0; y < height; y++) {
        const uint8_t *line = pixels + (size_t)y * stride;
        for (int x = 1; x < width; x++) changes[x] |= line[x] ^ line[x - 1];
    }
    return longest_span(changes, width);
}

static Span alike_rows(const uint8_t *pixels, size_t stride, int width, int height, uint8_t *changes) {
    for (int y = 1; y < height; y++) {
        const uint8_t *line = pixels + (size_t)y * stride;
        changes[y] = memcmp(line, line - stride, (size_t)width) != 0;
    }
    return longest_span(changes, height);
}

/// Blurs a smaller picture in place of one whose middle columns and rows are alike, as those of a large rounded rectangle are, and
/// stretches the result: the same to the bit.
static void blur_stretchable(const Filter *filter, uint8_t *pixels, size_t stride, int width, int height, Span columns, Span rows, int kept) {
    int shorterX = columns.length > kept ? columns.length - kept : 0, shorterY = rows.length > kept ? rows.length - kept : 0;
    int smallWidth = width - shorterX, smallHeight = height - shorterY;
    uint8_t *small = malloc((size_t)smallWidth * (size_t)smallHeight);
    if (!small) return;
    // What is left of a span's columns (rows): as many as blurring mixes, on both sides of its middle one.
    int left = columns.start + kept, right = smallWidth - left, middle = columns.start + kept / 2;
    int top = rows.start + kept, center = rows.start + kept / 2;
    if (shorterX == 0) left = smallWidth, right = 0;
    for (int y = 0; y < smallHeight; y++) {
        const uint8_t *from = pixels + (size_t)(y < top ? y : y + shorterY) * stride;
        memcpy(small + (size_t)y * (size_t)smallWidth, from, (size_t)left);
        memcpy(small + (size_t)y * (size_t)smallWidth + left, from + left + shorterX, (size_t)right);
    }
    blur(filter, small, (size_t)smallWidth, smallWidth, smallHeight, 1, QKBlurEdgesClear);
    for (int y = 0; y < height; y++) {
        int source = y <= center || shorterY == 0 ? y : y - shorterY > center ? y - shorterY : center;
        const uint8_t *from = small + (size_t)source * (size_t)smallWidth;
        uint8_t *to = pixels + (size_t)y * stride;
        if (shorterX == 0) {
            memcpy(to, from, (size_t)width);
            continue;
        }
        memcpy(to, from, (size_t)middle);
        memset(to + middle, from[middle], (size_t)shorterX);
        memcpy(to + middle + shorterX, from + middle, (size_t)(smallWidth - middle));
    }
    free(small);
}

/// Smaller deviations leave every sample as it is, and their squares are no numbers to divide by.
static const double smallest_sigma = 1e-3;

void qk_blur_a8(uint8_t *pixels, size_t stride, int width, int height, double sigma) {
    if (!(sigma > smallest_sigma) || width <= 0 || height <= 0) return;
    Filter filter = filter_of(sigma);
    uint8_t *changes = calloc(1, (size_t)(width > height ? width : height));
    if (!changes) return;
    Span columns = alike_columns(pixels, stride, width, height, changes), rows = alike_rows(pixels, stride, width, height, changes);
    free(changes);
    // A sample in the middle of so many alike ones sees nothing else.
    int kept = 2 * filter.reach + 1;
    if (columns.length > kept || rows.length > kept) blur_stretchable(&filter, pixels, stride, width, height, columns, rows, kept);
    else blur(&filter, pixels, stride, width, height, 1, QKBlurEdgesClear);
}

void qk_blur_bgra(uint8_t *pixels, size_t stride, int width, int height, double sigma, QKBlurEdges edges) {
    if (!(sigma > smallest_sigma) || width <= 0 || height <= 0) return;
    Filter filter = filter_of(sigma);
    blur(&filter, pixels, stride, width, height, 4, edges);
}
