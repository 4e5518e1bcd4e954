// Declarations shared by the library's files.
#ifndef PROFILE_H
#define PROFILE_H

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <unistd.h>
#include <sys/syscall.h>

#include "CProfile.h"

#define EXPORTED __attribute__((visibility("default")))
#define HIDDEN __attribute__((visibility("hidden")))

// The definition after this library's.
#define REAL(name)                                                                                                                         \
    ({                                                                                                                                     \
        static __typeof__(name) *_Atomic function;                                                                                         \
        if (!function) function = (__typeof__(name) *)dlsym(RTLD_NEXT, #name);                                                             \
        function;                                                                                                                          \
    })

// NULL where the process is not measured.
HIDDEN extern struct profile_memory *profile;

// Takes samples of the thread that calls it, and of those that start, from now on.
HIDDEN void start_sampling(void);

// Counts the objects that are made from now on.
HIDDEN void start_counting(void);

#endif
