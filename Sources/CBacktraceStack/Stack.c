// The bounds of the main thread's stack where /proc/self/maps cannot be read. Swift's runtime looks there for a program's arguments, the C library for the
// bounds of its main thread.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

static uintptr_t page_size(void) { return (uintptr_t)sysconf(_SC_PAGESIZE); }

// The program's name is the last thing on its stack, but for a pointer's width of zeros.
static uintptr_t stack_end(void) {
    const char *name = (const char *)getauxval(AT_EXECFN);
    uintptr_t last = (uintptr_t)name + strlen(name) + sizeof(void *);
    return (last | (page_size() - 1)) + 1;
}

// As large as the system lets it grow, and where that is without limit, as large as it is by default.
static size_t stack_size(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return 8 << 20;
    return limit.rlim_cur & ~(page_size() - 1);
}

FILE *fopen(const char *path, const char *mode) {
    FILE *(*original)(const char *, const char *) = dlsym(RTLD_NEXT, "fopen");
    FILE *file = original(path, mode);
    if (file || errno != EACCES || strcmp(path, "/proc/self/maps") != 0) return file;
    // The part of it that is in use.
    static char line[96];
    uintptr_t start = (uintptr_t)__builtin_frame_address(0) & ~(page_size() - 1);
    int length = snprintf(
        line, sizeof line, "%012zx-%012zx rw-p 00000000 00:00 0                          [stack]\n", (size_t)start, (size_t)stack_end());
    return fmemopen(line, (size_t)length, "r");
}

int pthread_getattr_np(pthread_t thread, pthread_attr_t *attributes) {
    int (*original)(pthread_t, pthread_attr_t *) = dlsym(RTLD_NEXT, "pthread_getattr_np");
    int error = original(thread, attributes);
    if (error != EACCES || getpid() != (pid_t)syscall(SYS_gettid) || !pthread_equal(thread, pthread_self())) return error;
    error = pthread_attr_init(attributes);
    return error ? error : pthread_attr_setstack(attributes, (void *)(stack_end() - stack_size()), stack_size());
}
