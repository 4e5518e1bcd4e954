// Draws one SVG: quince-svg FILE SCALE SIDE
// Prints its width and height, in points: quince-svg FILE size
//
// A program of its own, so that a drawing that takes too long can be ended. It writes a PNG of SCALE pixels per point to standard output. Where the file
// cannot be drawn it ends with 1 and says why; where a side would be longer than SIDE pixels, with 2 and the drawing's width and height.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "CImageCodecs.h"

enum { cannot_draw = 1, too_large = 2, is_called_wrongly = 64 };

/// Longer files are no drawings, in bytes.
static const size_t longest_file = 64 << 20;

static int fail(const char *reason) {
    fprintf(stdout, "%s\n", reason);
    return cannot_draw;
}

/// A drawing with more is ended: seconds of the processor's time, and bytes.
static void set_limits(void) {
    struct rlimit time = {60, 60}, memory = {(rlim_t)4 << 30, (rlim_t)4 << 30}, none = {0, 0};
    setrlimit(RLIMIT_CPU, &time);
    setrlimit(RLIMIT_AS, &memory);
    setrlimit(RLIMIT_CORE, &none);
}

static uint8_t *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    uint8_t *data = malloc(longest_file + 1);
    *size = data ? fread(data, 1, longest_file + 1, file) : 0;
    fclose(file);
    return data;
}

static int write_all(const uint8_t *data, size_t size) {
    while (size > 0) {
        ssize_t count = write(STDOUT_FILENO, data, size);
        if (count <= 0) return -1;
        data += count;
        size -= (size_t)count;
    }
    return 0;
}

int main(int count, char **arguments) {
    int measures = count == 3 && strcmp(arguments[2], "size") == 0;
    if (count != 4 && !measures) return is_called_wrongly;
    double scale = measures ? 1 : atof(arguments[2]), side = measures ? 1 : atof(arguments[3]);
    if (!(scale > 0) || !(side > 0) || side > 32767) return is_called_wrongly;
    set_limits();
    size_t size = 0;
    uint8_t *data = read_file(arguments[1], &size);
    if (!data || size > longest_file) return fail("it cannot be read");
    char reason[256] = "";
    double width = 0, height = 0;
    if (qc_svg_size(data, size, &width, &height, reason, sizeof reason) != 0) return fail(reason);
    int is_too_large = !(fmax(width, height) * scale <= side);
    if (measures || is_too_large) {
        printf("%.17g %.17g\n", width, height);
        return measures ? 0 : too_large;
    }
    QCImage image = {0};
    if (qc_decode_svg(data, size, (int)ceil(width * scale), (int)ceil(height * scale), &image, reason, sizeof reason) != 0) return fail(reason);
    size_t length = 0;
    uint8_t *png = qc_encode_png(image.pixels, (size_t)image.width * 4, image.width, image.height, image.opaque, &length);
    if (!png) return fail("not enough memory");
    return write_all(png, length) == 0 ? 0 : cannot_draw;
}
