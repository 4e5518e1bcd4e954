#ifndef TRANSFERS_H
#define TRANSFERS_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>

// libcurl's function of this name.
#define LIBCURL(name)                                                                                                                       \
    ({                                                                                                                                      \
        static _Atomic(void *) found;                                                                                                       \
        void *function = found;                                                                                                             \
        if (!function) found = function = dlsym(RTLD_NEXT, #name);                                                                          \
        (__typeof__(&name))function;                                                                                                        \
    })

#endif
