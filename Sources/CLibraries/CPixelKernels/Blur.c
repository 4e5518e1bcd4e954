#include "CPixelKernels.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

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

/// One line of samples with what lies beyond its ends, channels interleaved, and the running sums of the boxes. Before each lie as many zeros as the widest
/// box needs.
typedef struct {
    uint8_t *line;
    uint32_t *first, *second;
} Scratch;

/// Three running sums over the line, rounded once at the end.
static inline void filter_by_boxes(const Filter *filter, Scratch scratch, int count, int channels, uint8_t *target, size_t step) {
    size_t a = (size_t)filter->boxes[0] * channels, b = (size_t)filter->boxes[1] * channels, c = (size_t)filter->boxes[2] * channels;
    uint32_t firstSum[4] = {0}, secondSum[4] = {0};
    uint64_t thirdSum[4] = {0};
    int lead = 2 * filter->reach, total = count + lead;
    for (int index = 0; index < total; index++) {
        const uint8_t *sample = scratch.line + (size_t)index * channels;
        uint32_t *first = scratch.first + (size_t)index * channels, *second = scratch.second + (size_t)index * channels;
        for (int channel = 0; channel < channels; channel++) {
            firstSum[channel] += (uint32_t)sample[channel] - *(sample + channel - a);
            first[channel] = firstSum[channel];
            secondSum[channel] += firstSum[channel] - *(first + channel - b);
            second[channel] = secondSum[channel];
            thirdSum[channel] += (uint64_t)secondSum[channel] - *(second + channel - c);
        }
        if (index < lead) continue;
        for (int channel = 0; channel < channels; channel++) target[channel] = (uint8_t)((double)thirdSum[channel] * filter->scale + 0.5);
        target += step;
    }
}

static inline void filter_by_weights(const Filter *filter, Scratch scratch, int count, int channels, uint8_t *target, size_t step) {
    for (int index = 0; index < count; index++, target += step) {
        for (int channel = 0; channel < channels; channel++) {
            const uint8_t *middle = scratch.line + (size_t)(index + filter->reach) * channels + channel;
            uint32_t sum = middle[0] * filter->weights[0] + (1u << 15);
            for (int offset = 1; offset <= filter->reach; offset++) {
                sum += (*(middle - offset * channels) + *(middle + offset * channels)) * filter->weights[offset];
            }
            target[channel] = (uint8_t)(sum >> 16 > 255 ? 255 : sum >> 16);
        }
    }
}

/// The sample that stands for one beyond the ends.
static int mirrored(int index, int count) {
    int period = 2 * count;
    index %= period;
    if (index < 0) index += period;
    return index < count ? index : period - 1 - index;
}

static inline void blur_line(const Filter *filter, Scratch scratch, QKBlurEdges edges, uint8_t *samples, size_t step, int count, int channels) {
    int reach = filter->reach;
    uint8_t *line = scratch.line + (size_t)reach * channels;
    for (int index = 0; index < count; index++) memcpy(line + (size_t)index * channels, samples + (size_t)index * step, (size_t)channels);
    for (int index = 1; index <= reach; index++) {
        int before = -index, after = count - 1 + index;
        if (edges == QKBlurEdgesClear) {
            memset(line + before * channels, 0, (size_t)channels);
            memset(line + after * channels, 0, (size_t)channels);
        } else {
            memcpy(line + before * channels, line + mirrored(before, count) * channels, (size_t)channels);
            memcpy(line + after * channels, line + mirrored(after, count) * channels, (size_t)channels);
        }
    }
    if (filter->usesBoxes) {
        filter_by_boxes(filter, scratch, count, channels, samples, step);
    } else {
        filter_by_weights(filter, scratch, count, channels, samples, step);
    }
}

static inline void blur(uint8_t *pixels, size_t stride, int width, int height, int channels, double sigma, QKBlurEdges edges) {
    if (!(sigma > 0) || width <= 0 || height <= 0) return;
    Filter filter = sigma < smallest_boxes ? gaussian(sigma) : boxes(sigma);
    size_t lead = (size_t)filter.boxes[2] * channels;
    size_t length = lead + ((size_t)(width > height ? width : height) + 2 * (size_t)filter.reach) * channels;
    uint8_t *line = calloc(length, 1);
    uint32_t *first = calloc(length, sizeof(uint32_t)), *second = calloc(length, sizeof(uint32_t));
    if (line && first && second) {
        Scratch scratch = {line + lead, first + lead, second + lead};
        for (int y = 0; y < height; y++) {
            blur_line(&filter, scratch, edges, pixels + (size_t)y * stride, (size_t)channels, width, channels);
        }
        for (int x = 0; x < width; x++) blur_line(&filter, scratch, edges, pixels + (size_t)x * channels, stride, height, channels);
    }
    free(line);
    free(first);
    free(second);
}

void qk_blur_a8(uint8_t *pixels, size_t stride, int width, int height, double sigma) {
    blur(pixels, stride, width, height, 1, sigma, QKBlurEdgesClear);
}

void qk_blur_bgra(uint8_t *pixels, size_t stride, int width, int height, double sigma, QKBlurEdges edges) {
    blur(pixels, stride, width, height, 4, sigma, edges);
}
