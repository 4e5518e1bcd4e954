// Whether every thread of the process waits.
//
// The kernel says it: `/proc/self/task/T/stat` has the thread's state, which is S only where an event must come to wake it (a thread that waits
// for a page or a lock of the kernel's is D), and `/proc/self/task/T/syscall` names the call it is blocked in. Two looks at all threads with
// the same times on the CPU in between prove that none of them was woken while we looked at the others. The second look does without `stat`:
// of a thread that has been woken `syscall` says that it runs, and one that has run since has another time on the CPU.
//
// The files stay open: to open one takes three times as long as to read it, and a headless app is asked after each event.
#include "Clock.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#define MAXIMUM_THREADS 1024
#define KEPT_THREADS 64
#define FIRST_DESCRIPTOR 512

struct look {
    int count;
    struct { pid_t thread; uint64_t schedule; } threads[MAXIMUM_THREADS];
};

enum reading { READ, HAS_ENDED, UNREADABLE };

enum file { SYSCALL, STAT, SCHEDSTAT, FILE_COUNT };

// The open files of threads, by the remainder of their numbers. A file remains that of its thread when the number is another thread's later.
struct kept {
    pid_t thread;
    int descriptors[FILE_COUNT];
};

static void forget(struct kept *kept) {
    for (int file = 0; kept->thread && file < FILE_COUNT; file++)
        if (kept->descriptors[file] >= 0) REAL(syscall)(SYS_close, kept->descriptors[file]);
    kept->thread = 0;
}

// The open files of a thread; none of them need be open yet.
static struct kept *files_of(pid_t thread) {
    static struct kept all[KEPT_THREADS];
    struct kept *kept = &all[thread % KEPT_THREADS];
    if (kept->thread == thread) return kept;
    forget(kept);
    *kept = (struct kept){.thread = thread, .descriptors = {-1, -1, -1}};
    return kept;
}

// Opens a thread's file, where it can be, under a number that the app's own files do not get.
static int open_file(pid_t thread, enum file file) {
    static const char *const names[FILE_COUNT] = {"syscall", "stat", "schedstat"};
    char path[64];
    snprintf(path, sizeof path, "/proc/self/task/%d/%s", thread, names[file]);
    int descriptor = (int)REAL(syscall)(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0);
    if (descriptor < 0) return descriptor;
    int high = (int)REAL(syscall)(SYS_fcntl, descriptor, F_DUPFD_CLOEXEC, FIRST_DESCRIPTOR);
    if (high < 0) return descriptor;
    REAL(syscall)(SYS_close, descriptor);
    return high;
}

// Reads what the kernel says of a thread.
static enum reading read_file(pid_t thread, enum file file, char *text, size_t size) {
    struct kept *kept = files_of(thread);
    for (int *descriptor = &kept->descriptors[file];;) {
        bool is_new = *descriptor < 0;
        if (is_new) *descriptor = open_file(thread, file);
        if (*descriptor < 0) return errno == ENOENT ? HAS_ENDED : UNREADABLE;
        ssize_t count = REAL(syscall)(SYS_pread64, *descriptor, text, size - 1, 0);
        if (count > 0) {
            text[count] = 0;
            return READ;
        }
        // The thread has ended, or the app has closed the file and the number may be another file's.
        bool has_ended = count < 0 && errno == ESRCH;
        if (has_ended) REAL(syscall)(SYS_close, *descriptor);
        *descriptor = -1;
        if (is_new) return has_ended ? HAS_ENDED : UNREADABLE;
    }
}

// Whether the state in a `stat` line, after the name in brackets, is that of a thread that sleeps until something happens.
static bool sleeps(const char *text) {
    const char *end = strrchr(text, ')');
    return end && end[1] == ' ' && end[2] == 'S';
}

static bool is_wait(const char *text, int device) {
    char *end;
    long number = strtol(text, &end, 10);
    if (end == text) return false;  // "running"
    switch (number) {
        // Not nanosleep: sleeps on the virtual clock are ppoll's, so who is in it sleeps for a moment of real time.
        case SYS_futex: case SYS_epoll_pwait: case SYS_ppoll: case SYS_pselect6: case SYS_rt_sigtimedwait: case SYS_rt_sigsuspend:
#ifdef SYS_epoll_wait
        case SYS_epoll_wait: case SYS_poll: case SYS_select: case SYS_pause:
#endif
#ifdef SYS_epoll_pwait2
        case SYS_epoll_pwait2:
#endif
            return true;
        case SYS_read: case SYS_recvfrom: case SYS_recvmsg: case SYS_readv: return strtol(end, NULL, 16) == device;
        default: return false;
    }
}

// Tells two texts apart (FNV-1a).
static uint64_t digest(const char *text) {
    uint64_t value = UINT64_C(14695981039346656037);
    for (; *text; text++) value = (value ^ (unsigned char)*text) * UINT64_C(1099511628211);
    return value;
}

// Notes a thread's scheduling statistics; false if it does not wait.
static bool look_at(pid_t thread, struct look *look, int device, bool is_first) {
    char state[512], call[256], schedule[128];
    // What the kernel has to gather least for comes first: as long as a thread runs, a look ends with it.
    enum reading reading = read_file(thread, SYSCALL, call, sizeof call);
    if (reading == READ && !is_wait(call, device)) return false;
    if (reading == READ && is_first) reading = read_file(thread, STAT, state, sizeof state);
    if (reading == READ && is_first && !sleeps(state)) return false;
    if (reading == READ) reading = read_file(thread, SCHEDSTAT, schedule, sizeof schedule);
    if (reading == HAS_ENDED) return true;
    if (reading == UNREADABLE || look->count == MAXIMUM_THREADS) return false;
    look->threads[look->count].thread = thread;
    look->threads[look->count].schedule = digest(schedule);
    look->count += 1;
    return true;
}

// Notes every thread's scheduling statistics; false as soon as one of them does not wait.
static bool look_around(struct look *look, int device, pid_t self, bool is_first) {
    look->count = 0;
    DIR *folder = opendir("/proc/self/task");
    if (!folder) return false;
    bool waits = true;
    struct dirent *entry;
    while (waits && (entry = readdir(folder))) {
        pid_t thread = (pid_t)atoi(entry->d_name);
        if (thread > 0 && thread != self) waits = look_at(thread, look, device, is_first);
    }
    closedir(folder);
    return waits;
}

static bool are_equal(const struct look *a, const struct look *b) {
    return a->count == b->count && memcmp(a->threads, b->threads, sizeof a->threads[0] * (size_t)a->count) == 0;
}

void idle_wait(int device, uint64_t received, pid_t self) {
    static struct look first, second;
    memset(&first, 0, sizeof first);
    memset(&second, 0, sizeof second);
    long pause = 10000;
    for (;;) {
        if (io_device_received() >= received && look_around(&first, device, self, true) && look_around(&second, device, self, false)
            && are_equal(&first, &second) && !io_in_flight() && !wait_kick_expired())
            return;
        REAL(syscall)(SYS_nanosleep, &(struct timespec){.tv_nsec = pause}, NULL);
        if (pause < 500000) pause += pause / 2;
    }
}
