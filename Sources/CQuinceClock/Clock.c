// The clocks, and the thread that talks to the host.
#include "Clock.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/syscall.h>
#include <unistd.h>

// Readings without a wait in between after which each further one makes a millisecond pass.
#define BUSY_READINGS 100000

static _Atomic int mode;  // 0 undecided, 1 real, 2 virtual
static _Atomic uint64_t virtual_now;
static uint64_t wall_start;
static int control = -1;
static int device = -1;
static __thread unsigned readings;

void *clock_next_symbol(const char *name) {
    // Condition variables have an old and a new version; glibc's default look-up may find the old one.
    if (strncmp(name, "pthread_cond_", 13) == 0) {
        void *function = dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2");
        if (function) return function;
    }
    return dlsym(RTLD_NEXT, name);
}

static uint64_t environment_number(const char *name, uint64_t otherwise) {
    const char *text = getenv(name);
    return text && *text ? strtoull(text, NULL, 10) : otherwise;
}

bool clock_is_virtual(void) {
    int known = atomic_load_explicit(&mode, memory_order_acquire);
    if (known) return known == 2;
    int descriptor = (int)environment_number(QUINCE_CLOCK_DESCRIPTOR, (uint64_t)-1);
    if (descriptor < 0 || fcntl(descriptor, F_GETFD) < 0) {
        atomic_store(&mode, 1);
        return false;
    }
    control = descriptor;
    device = (int)environment_number("QUINCE_DEVICE_FD", (uint64_t)-1);
    io_count_device(device);
    wall_start = environment_number(QUINCE_CLOCK_WALL, UINT64_C(1704793260) * SECOND);
    random_seed(environment_number(QUINCE_CLOCK_SEED, 0));
    atomic_store_explicit(&mode, 2, memory_order_release);
    return true;
}

uint64_t clock_now(void) { return atomic_load(&virtual_now); }

uint64_t clock_read(void) {
    if (++readings > BUSY_READINGS) atomic_fetch_add(&virtual_now, SECOND / 1000);
    return clock_now();
}

void clock_reading_ends(void) { readings = 0; }

void clock_set(uint64_t now) {
    if (now > clock_now()) atomic_store(&virtual_now, now);
}

bool clock_value(clockid_t clock, uint64_t time, uint64_t *value) {
    switch (clock) {
        case CLOCK_REALTIME: case CLOCK_REALTIME_COARSE: case CLOCK_TAI: *value = wall_start + time; return true;
        case CLOCK_MONOTONIC: case CLOCK_MONOTONIC_RAW: case CLOCK_MONOTONIC_COARSE: case CLOCK_BOOTTIME:
            *value = QUINCE_CLOCK_MONOTONIC_START + time; return true;
        default: return false;
    }
}

struct timespec clock_timespec(uint64_t nanoseconds) {
    return (struct timespec){.tv_sec = (time_t)(nanoseconds / SECOND), .tv_nsec = (long)(nanoseconds % SECOND)};
}

uint64_t clock_deadline(clockid_t clock, const struct timespec *time, bool absolute) {
    if (time->tv_sec < 0) return 0;
    if ((uint64_t)time->tv_sec >= UINT64_MAX / SECOND / 2) return NEVER;
    uint64_t value = (uint64_t)time->tv_sec * SECOND + (uint64_t)time->tv_nsec, start = 0;
    if (!absolute) return clock_now() + value;
    clock_value(clock, 0, &start);
    return value > start ? value - start : 0;
}

EXPORTED int clock_gettime(clockid_t clock, struct timespec *result) {
    uint64_t value;
    if (!clock_is_virtual() || !clock_value(clock, clock_read(), &value)) return REAL(clock_gettime)(clock, result);
    *result = clock_timespec(value);
    return 0;
}

EXPORTED int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    if (!clock_is_virtual()) return REAL(gettimeofday)(result, zone);
    uint64_t value = wall_start + clock_read();
    *result = (struct timeval){.tv_sec = (time_t)(value / SECOND), .tv_usec = (suseconds_t)(value % SECOND / 1000)};
    return 0;
}

EXPORTED time_t time(time_t *result) {
    if (!clock_is_virtual()) return REAL(time)(result);
    time_t value = (time_t)((wall_start + clock_read()) / SECOND);
    if (result) *result = value;
    return value;
}

EXPORTED int timespec_get(struct timespec *result, int base) {
    if (!clock_is_virtual() || base != TIME_UTC) return REAL(timespec_get)(result, base);
    *result = clock_timespec(wall_start + clock_read());
    return base;
}

static bool transfer(bool sends, void *bytes, size_t count) {
    char *position = bytes;
    while (count > 0) {
        ssize_t done = sends ? syscall(SYS_write, control, position, count) : syscall(SYS_read, control, position, count);
        if (done < 0 && errno == EINTR) continue;
        if (done <= 0) return false;
        position += done;
        count -= (size_t)done;
    }
    return true;
}

// Jumps from deadline to deadline, one waiter at a time in a fixed order, until the target.
static struct quince_clock_answer advance(struct quince_clock_request request, pid_t self) {
    uint64_t next;
    for (;;) {
        idle_wait(device, request.sent, self);
        uint64_t wait_order = NEVER, timer_order = NEVER;
        uint64_t wait = wait_next_deadline(&wait_order), timer = timer_next_deadline(&timer_order);
        bool timer_first = timer < wait || (timer == wait && timer_order < wait_order);
        next = timer_first ? timer : wait;
        if (next == NEVER || next > request.target) break;
        clock_set(next);
        if (timer_first) timer_expire_next();
        else wait_expire_next();
    }
    clock_set(request.target);
    return (struct quince_clock_answer){.now = clock_now(), .next = next, .sent = io_device_sent()};
}

static void *serve(void *unused) {
    // The app's threads handle its signals; those of Swift's crash reporter reach every thread.
    sigset_t others;
    sigemptyset(&others);
    for (const int *each = (const int[]){SIGHUP, SIGINT, SIGTERM, SIGCHLD, SIGALRM, SIGPIPE, SIGUSR1, SIGUSR2, 0}; *each; each++)
        sigaddset(&others, *each);
    pthread_sigmask(SIG_BLOCK, &others, NULL);
    pid_t self = (pid_t)syscall(SYS_gettid);
    struct quince_clock_request request;
    while (transfer(false, &request, sizeof request)) {
        struct quince_clock_answer answer = advance(request, self);
        if (!transfer(true, &answer, sizeof answer)) break;
    }
    // Without a host nobody lets time pass: the process would hang for ever.
    _exit(0);
    return unused;
}

__attribute__((constructor)) static void start(void) {
    if (!clock_is_virtual()) return;
    // Programs that the app starts run in real time.
    unsetenv("LD_PRELOAD");
    fcntl(control, F_SETFD, FD_CLOEXEC);
    wait_install_signal();
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 128 << 10);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_t thread;
    pthread_create(&thread, &attributes, serve, NULL);
    pthread_attr_destroy(&attributes);
}
