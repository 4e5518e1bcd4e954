#include "Internal.h"
#include <cairo/cairo.h>
#include <dlfcn.h>
#include <math.h>
#include <pthread.h>

// librsvg brings GLib along and costs milliseconds at process start; it is therefore loaded when the first SVG is drawn, and its few
// functions are declared here (opaque handles, as in its headers).
typedef struct RsvgHandle RsvgHandle;
typedef struct {
    double x, y, width, height;
} Rectangle;
typedef struct {
    uint32_t domain;
    int code;
    char *message;
} Failure;

static struct {
    RsvgHandle *(*fromData)(const uint8_t *, unsigned long, Failure **);
    int (*sizeInPixels)(RsvgHandle *, double *, double *);
    void (*dimensions)(RsvgHandle *, int *, void *, int *, void *, int *, Rectangle *);
    int (*render)(RsvgHandle *, cairo_t *, const Rectangle *, Failure **);
    void (*setResolution)(RsvgHandle *, double);
    void (*unref)(void *);
    void (*freeFailure)(Failure *);
    int loaded;
} svg;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *rsvg = dlopen("librsvg-2.so.2", RTLD_NOW), *object = dlopen("libgobject-2.0.so.0", RTLD_NOW), *glib = dlopen("libglib-2.0.so.0", RTLD_NOW);
    if (!rsvg || !object || !glib) return;
    *(void **)&svg.fromData = dlsym(rsvg, "rsvg_handle_new_from_data");
    *(void **)&svg.sizeInPixels = dlsym(rsvg, "rsvg_handle_get_intrinsic_size_in_pixels");
    *(void **)&svg.dimensions = dlsym(rsvg, "rsvg_handle_get_intrinsic_dimensions");
    *(void **)&svg.render = dlsym(rsvg, "rsvg_handle_render_document");
    *(void **)&svg.setResolution = dlsym(rsvg, "rsvg_handle_set_dpi");
    *(void **)&svg.unref = dlsym(object, "g_object_unref");
    *(void **)&svg.freeFailure = dlsym(glib, "g_error_free");
    svg.loaded = svg.fromData && svg.sizeInPixels && svg.dimensions && svg.render && svg.setResolution && svg.unref && svg.freeFailure;
}

static int report(Failure *failure, char *error, size_t errorSize) {
    qc_fail(error, errorSize, failure ? failure->message : "the SVG is damaged");
    if (failure) svg.freeFailure(failure);
    return -1;
}

static RsvgHandle *open_svg(const uint8_t *data, size_t size, char *error, size_t errorSize) {
    pthread_once(&once, load);
    if (!svg.loaded) {
        qc_fail(error, errorSize, "SVG needs librsvg (Debian package librsvg2-2), which is not installed");
        return NULL;
    }
    Failure *failure = NULL;
    RsvgHandle *handle = svg.fromData(data, size, &failure);
    if (!handle) report(failure, error, errorSize);
    else svg.setResolution(handle, 96);
    return handle;
}

static void document_size(RsvgHandle *handle, double *width, double *height) {
    if (svg.sizeInPixels(handle, width, height) && *width > 0 && *height > 0) return;
    // Without a size in absolute units the view box is the size.
    struct { double length; int unit; } ignored[2];
    int hasWidth = 0, hasHeight = 0, hasBox = 0;
    Rectangle box = {0, 0, 0, 0};
    svg.dimensions(handle, &hasWidth, &ignored[0], &hasHeight, &ignored[1], &hasBox, &box);
    *width = hasBox && box.width > 0 ? box.width : 100;
    *height = hasBox && box.height > 0 ? box.height : 100;
}

int qc_svg_size(const uint8_t *data, size_t size, double *width, double *height, char *error, size_t errorSize) {
    RsvgHandle *handle = open_svg(data, size, error, errorSize);
    if (!handle) return -1;
    document_size(handle, width, height);
    svg.unref(handle);
    return 0;
}

int qc_decode_svg(const uint8_t *data, size_t size, int width, int height, QCImage *image, char *error, size_t errorSize) {
    RsvgHandle *handle = open_svg(data, size, error, errorSize);
    if (!handle) return -1;
    int result = -1;
    if (qc_allocate(image, width, height, 1, error, errorSize) == 0) {
        memset(image->pixels, 0, (size_t)width * (size_t)height * 4);
        cairo_surface_t *surface = cairo_image_surface_create_for_data(image->pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
        cairo_t *context = cairo_create(surface);
        Rectangle viewport = {0, 0, width, height};
        Failure *failure = NULL;
        if (svg.render(handle, context, &viewport, &failure)) {
            result = 0;
        } else {
            report(failure, error, errorSize);
            free(image->pixels);
            image->pixels = NULL;
        }
        cairo_destroy(context);
        cairo_surface_destroy(surface);
    }
    svg.unref(handle);
    return result;
}
