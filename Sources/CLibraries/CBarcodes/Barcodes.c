#include "CBarcodes.h"

#include <dlfcn.h>
#include <pthread.h>

// Source: ZBar's documentation of its C interface (zbar.h).
static struct {
    void *(*make_scanner)(void);
    void (*free_scanner)(void *);
    int (*configure)(void *, int kind, int setting, int value);
    int (*scan)(void *scanner, void *image);
    void *(*make_image)(void);
    void (*free_image)(void *);
    void (*set_format)(void *, unsigned long);
    void (*set_size)(void *, unsigned, unsigned);
    void (*set_data)(void *, const void *, unsigned long, void (*)(void *));
    const void *(*first)(const void *image);
    const void *(*next)(const void *symbol);
    int (*kind)(const void *);
    const char *(*content)(const void *);
    unsigned (*length)(const void *);
    unsigned (*count)(const void *);
    int (*x)(const void *, unsigned);
    int (*y)(const void *, unsigned);
    bool is_there;
} zbar;

static pthread_once_t loading = PTHREAD_ONCE_INIT;
// The library prints to standard error about files of the system's; it is used by one thread at a time.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define LOAD(member, name) \
    if (!(zbar.member = (__typeof__(zbar.member))dlsym(library, "zbar_" name))) return

static void load(void) {
    void *library = dlopen("libzbar.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    LOAD(make_scanner, "image_scanner_create");
    LOAD(free_scanner, "image_scanner_destroy");
    LOAD(configure, "image_scanner_set_config");
    LOAD(scan, "scan_image");
    LOAD(make_image, "image_create");
    LOAD(free_image, "image_destroy");
    LOAD(set_format, "image_set_format");
    LOAD(set_size, "image_set_size");
    LOAD(set_data, "image_set_data");
    LOAD(first, "image_first_symbol");
    LOAD(next, "symbol_next");
    LOAD(kind, "symbol_get_type");
    LOAD(content, "symbol_get_data");
    LOAD(length, "symbol_get_data_length");
    LOAD(count, "symbol_get_loc_size");
    LOAD(x, "symbol_get_loc_x");
    LOAD(y, "symbol_get_loc_y");
    zbar.is_there = true;
}

/// Points of a code that are handed over; further ones are dropped.
enum { point_limit = 256 };
/// The kind that stands for all, and the setting that enables one.
enum { all_kinds = 0, enable = 0 };
/// The four characters of pictures with 8 bits a pixel.
static const unsigned long gray = 'Y' | '8' << 8 | '0' << 16 | '0' << 24;

static void report(const void *symbol, void *context, barcode_handler handler) {
    struct barcode_point points[point_limit];
    unsigned count = zbar.count(symbol);
    if (count > point_limit) count = point_limit;
    for (unsigned index = 0; index < count; index++) points[index] = (struct barcode_point){zbar.x(symbol, index), zbar.y(symbol, index)};
    handler(context, zbar.kind(symbol), zbar.content(symbol), zbar.length(symbol), points, count);
}

bool barcode_scan(const uint8_t *pixels, uint32_t width, uint32_t height, void *context, barcode_handler handler) {
    pthread_once(&loading, load);
    if (!zbar.is_there) return false;
    pthread_mutex_lock(&lock);
    void *scanner = zbar.make_scanner(), *image = zbar.make_image();
    zbar.configure(scanner, all_kinds, enable, 1);
    zbar.set_format(image, gray);
    zbar.set_size(image, width, height);
    zbar.set_data(image, pixels, (unsigned long)width * height, NULL);
    if (zbar.scan(scanner, image) > 0)
        for (const void *symbol = zbar.first(image); symbol; symbol = zbar.next(symbol)) report(symbol, context, handler);
    zbar.free_image(image);
    zbar.free_scanner(scanner);
    pthread_mutex_unlock(&lock);
    return true;
}
