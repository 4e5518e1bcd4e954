// What the parts of the library share. Times are virtual nanoseconds since the start of the process, unless said otherwise.
#ifndef QUINCE_CLOCK_INTERNAL_H
#define QUINCE_CLOCK_INTERNAL_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>
#include "include/CQuinceClock.h"

#define HIDDEN __attribute__((visibility("hidden")))
#define EXPORTED __attribute__((visibility("default")))
#define NEVER UINT64_MAX
#define SECOND UINT64_C(1000000000)

// The function of this name that the process would use without this library.
#define REAL(name)                                                                                                                          \
    ({                                                                                                                                      \
        static _Atomic(void *) found;                                                                                                       \
        void *function = atomic_load_explicit(&found, memory_order_relaxed);                                                               \
        if (!function) {                                                                                                                    \
            function = clock_next_symbol(#name);                                                                                            \
            atomic_store_explicit(&found, function, memory_order_relaxed);                                                                  \
        }                                                                                                                                   \
        (__typeof__(&name))function;                                                                                                        \
    })

// A thread that waits for something or for a deadline; lives on that thread's stack.
struct waiter {
    uint64_t deadline;
    uint64_t order;
    pid_t thread;
    // The condition it waits on; other waits are ended by a signal.
    pthread_cond_t *condition;
    _Atomic bool expired;
    int kicks;
    struct waiter *next;
};

HIDDEN void *clock_next_symbol(const char *name);
// Whether the process runs on the virtual clock; decided at the first call.
HIDDEN bool clock_is_virtual(void);
HIDDEN uint64_t clock_now(void);
// As clock_now, but counts the reading: a loop that only reads the clock makes time pass.
HIDDEN uint64_t clock_read(void);
HIDDEN void clock_set(uint64_t now);
// Virtual time of an absolute or relative time given in terms of a clock.
HIDDEN uint64_t clock_deadline(clockid_t clock, const struct timespec *time, bool absolute);
HIDDEN struct timespec clock_timespec(uint64_t nanoseconds);
// What a clock shows at a virtual time, in nanoseconds; false for clocks that stay real (CPU time).
HIDDEN bool clock_value(clockid_t clock, uint64_t time, uint64_t *value);
// The thread is about to wait: its readings of the clock were no busy loop.
HIDDEN void clock_reading_ends(void);

HIDDEN void wait_begin(struct waiter *waiter, uint64_t deadline, pthread_cond_t *condition);
// Returns whether the deadline passed.
HIDDEN bool wait_end(struct waiter *waiter);
HIDDEN uint64_t wait_next_deadline(uint64_t *order);
HIDDEN void wait_expire_next(void);
// Wakes expired waiters again that did not notice; returns whether there were any worth waiting for.
HIDDEN bool wait_kick_expired(void);
HIDDEN void wait_install_signal(void);
HIDDEN uint64_t wait_new_order(void);

HIDDEN uint64_t timer_next_deadline(uint64_t *order);
HIDDEN void timer_expire_next(void);
HIDDEN void timer_closed(int descriptor);

// Returns when every thread but the calling one waits and `received` bytes have been read from the device's socket.
HIDDEN void idle_wait(int device, uint64_t received, pid_t self);
HIDDEN bool io_in_flight(void);
// Counts what passes over the socket to the device.
HIDDEN void io_count_device(int descriptor);
HIDDEN uint64_t io_device_received(void);
HIDDEN uint64_t io_device_sent(void);
HIDDEN void io_closed(int descriptor);

HIDDEN void random_seed(uint64_t seed);

#endif
