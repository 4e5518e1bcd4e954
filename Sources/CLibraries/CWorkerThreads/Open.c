// libdispatch reads the states of its worker threads as /proc/THREAD/stat when many of them are busy, and traps where it cannot. A confined process reads
// /proc/self alone, which has the same files under task/. The function is found before the C library's, because it is loaded first.
#define _GNU_SOURCE
#include <ctype.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// The number in `/proc/N/stat`, 0 = another path.
static int thread_in(const char *path) {
    int thread = 0, length = 0;
    if (strncmp(path, "/proc/", 6) != 0 || !isdigit((unsigned char)path[6])) return 0;
    return sscanf(path, "/proc/%9d/stat%n", &thread, &length) == 1 && length > 0 && path[length] == 0 ? thread : 0;
}

static int open_file(const char *path, int flags, mode_t mode) {
    int thread = path ? thread_in(path) : 0;
    if (thread > 0) {
        char own[64];
        snprintf(own, sizeof own, "/proc/self/task/%d/stat", thread);
        long descriptor = syscall(SYS_openat, AT_FDCWD, own, flags, mode);
        if (descriptor >= 0) return (int)descriptor;
    }
    return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

static int takes_mode(int flags) { return (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE; }

int open(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = takes_mode(flags) ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    return open_file(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = takes_mode(flags) ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    return open_file(path, flags, mode);
}
