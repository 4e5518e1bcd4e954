#ifndef TRANSFERS_H
#define TRANSFERS_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <stdbool.h>

// libcurl's function of this name.
#define LIBCURL(name)                                                                                                                       \
    ({                                                                                                                                      \
        static _Atomic(void *) found;                                                                                                       \
        void *function = found;                                                                                                             \
        if (!function) found = function = dlsym(RTLD_NEXT, #name);                                                                          \
        (__typeof__(&name))function;                                                                                                        \
    })

// Sets an option that is about the bodies of requests (Bodies.c); false for all others.
bool set_body_option(void *easy, int option, void *value, int *result);

#endif
