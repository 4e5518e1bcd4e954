#include "Libraries.h"

#include <dlfcn.h>
#include <stdlib.h>

struct gl_functions gl;

static struct {
    void *(*GetPlatformDisplay)(unsigned, void *, const intptr_t *);
    unsigned (*Initialize)(void *, int *, int *);
    unsigned (*BindAPI)(unsigned);
    unsigned (*ChooseConfig)(void *, const int *, void **, int, int *);
    void *(*CreateContext)(void *, void *, void *, const int *);
    unsigned (*MakeCurrent)(void *, void *, void *, void *);
} egl;

static void *display, *context;

enum {
    platform_surfaceless = 0x31DD, api_es = 0x30A0, client_version = 0x3098, surface_type = 0x3033, pbuffer = 1, renderable_type = 0x3040,
    es3 = 0x40, none = 0x3038
};

#define FIND(table, library, prefix, name) \
    if (!(table.name = (__typeof__(table.name))dlsym(library, prefix #name))) return "a function is missing: " prefix #name

static const char *find_functions(void) {
    void *first = dlopen("libEGL.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!first) return "libEGL.so.1 is not installed (Debian: libegl1)";
    void *second = dlopen("libGLESv2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!second) return "libGLESv2.so.2 is not installed (Debian: libgles2)";
    FIND(egl, first, "egl", GetPlatformDisplay);
    FIND(egl, first, "egl", Initialize);
    FIND(egl, first, "egl", BindAPI);
    FIND(egl, first, "egl", ChooseConfig);
    FIND(egl, first, "egl", CreateContext);
    FIND(egl, first, "egl", MakeCurrent);
#define LOAD(result, name, arguments) FIND(gl, second, "gl", name);
    GL_FUNCTIONS(LOAD)
#undef LOAD
    return NULL;
}

static const char *make_context(void) {
    int major, minor, count = 0;
    display = egl.GetPlatformDisplay(platform_surfaceless, NULL, NULL);
    if (!display || !egl.Initialize(display, &major, &minor)) return "EGL has no display without a screen (Debian: libegl-mesa0)";
    const int wanted[] = {surface_type, pbuffer, renderable_type, es3, none};
    void *config = NULL;
    egl.BindAPI(api_es);
    if (!egl.ChooseConfig(display, wanted, &config, 1, &count) || count < 1) config = NULL;
    const int attributes[] = {client_version, 3, none};
    context = egl.CreateContext(display, config, NULL, attributes);
    return context ? NULL : "EGL has no context of OpenGL ES 3 (Debian: libgl1-mesa-dri)";
}

const char *scene_load(void) {
    const char *error = find_functions();
    if (error) return error;
    // Pictures are the same on every machine: the processor draws them, and nothing is kept between runs.
    setenv("LIBGL_ALWAYS_SOFTWARE", "1", 1);
    setenv("MESA_SHADER_CACHE_DISABLE", "true", 1);
    error = make_context();
    unsetenv("LIBGL_ALWAYS_SOFTWARE");
    unsetenv("MESA_SHADER_CACHE_DISABLE");
    return error;
}

bool scene_enter(void) {
    egl.BindAPI(api_es);
    return egl.MakeCurrent(display, NULL, NULL, context);
}

void scene_leave(void) { egl.MakeCurrent(display, NULL, NULL, NULL); }
