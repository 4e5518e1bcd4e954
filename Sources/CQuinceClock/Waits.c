// Waits with time-outs. The thread waits without one; when the host lets the deadline pass, it is woken and told so.
#include "Clock.h"

#include <poll.h>
#include <semaphore.h>
#include <signal.h>
#include <stdarg.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/random.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <linux/futex.h>
#include <threads.h>
#include <unistd.h>

// A real-time signal nobody else uses; SIGRTMAX and its neighbours are popular.
#define KICK (SIGRTMIN + 13)
// How often an expired waiter is woken again before it counts as held up by somebody who waits, too.
#define MAXIMUM_KICKS 20

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct waiter *waiters;
static _Atomic uint64_t orders;

static void kicked(int signal) {}

void wait_install_signal(void) {
    struct sigaction action = {.sa_handler = kicked};  // No SA_RESTART: waits return EINTR.
    sigaction(KICK, &action, NULL);
}

uint64_t wait_new_order(void) { return atomic_fetch_add(&orders, 1); }

static void unblock_kick(void) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, KICK);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

void wait_begin(struct waiter *waiter, uint64_t deadline, pthread_cond_t *condition) {
    *waiter = (struct waiter){.deadline = deadline, .order = wait_new_order(), .thread = gettid(), .condition = condition};
    clock_reading_ends();
    if (!condition) unblock_kick();
    pthread_mutex_lock(&lock);
    waiter->next = waiters;
    waiters = waiter;
    pthread_mutex_unlock(&lock);
}

bool wait_end(struct waiter *waiter) {
    int error = errno;
    pthread_mutex_lock(&lock);
    for (struct waiter **link = &waiters; *link; link = &(*link)->next) {
        if (*link == waiter) {
            *link = waiter->next;
            break;
        }
    }
    pthread_mutex_unlock(&lock);
    errno = error;
    return atomic_load(&waiter->expired);
}

static struct waiter *earliest(void) {
    struct waiter *found = NULL;
    for (struct waiter *each = waiters; each; each = each->next) {
        if (each->deadline == NEVER || atomic_load(&each->expired)) continue;
        if (!found || each->deadline < found->deadline || (each->deadline == found->deadline && each->order < found->order)) found = each;
    }
    return found;
}

static void kick(struct waiter *waiter) {
    waiter->kicks += 1;
    if (waiter->condition) pthread_cond_broadcast(waiter->condition);
    else syscall(SYS_tgkill, getpid(), waiter->thread, KICK);
}

uint64_t wait_next_deadline(uint64_t *order) {
    pthread_mutex_lock(&lock);
    struct waiter *waiter = earliest();
    uint64_t deadline = waiter ? waiter->deadline : NEVER;
    if (waiter) *order = waiter->order;
    pthread_mutex_unlock(&lock);
    return deadline;
}

void wait_expire_next(void) {
    pthread_mutex_lock(&lock);
    struct waiter *waiter = earliest();
    if (waiter) {
        atomic_store(&waiter->expired, true);
        kick(waiter);
    }
    pthread_mutex_unlock(&lock);
}

bool wait_kick_expired(void) {
    bool any = false;
    pthread_mutex_lock(&lock);
    for (struct waiter *each = waiters; each; each = each->next) {
        if (!atomic_load(&each->expired) || each->kicks >= MAXIMUM_KICKS) continue;
        kick(each);
        any = true;
    }
    pthread_mutex_unlock(&lock);
    return any;
}

// MARK: Sleeping

static int sleep_until(uint64_t deadline, bool relative, struct timespec *remaining) {
    struct waiter waiter;
    if (deadline <= clock_now()) return 0;
    wait_begin(&waiter, deadline, NULL);
    while (!atomic_load(&waiter.expired)) {
        // Only a signal ends this; one that is not ours ends the sleep, as it would on the real clock.
        if (REAL(ppoll)(NULL, 0, NULL, NULL) < 0 && !atomic_load(&waiter.expired)) {
            wait_end(&waiter);
            uint64_t now = clock_now();
            if (relative && remaining) *remaining = clock_timespec(deadline > now ? deadline - now : 0);
            return EINTR;
        }
    }
    wait_end(&waiter);
    return 0;
}

static bool is_invalid(const struct timespec *time) { return time->tv_sec < 0 || time->tv_nsec < 0 || time->tv_nsec >= (long)SECOND; }

EXPORTED int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *remaining) {
    uint64_t value;
    if (!clock_is_virtual() || !clock_value(clock, 0, &value)) return REAL(clock_nanosleep)(clock, flags, time, remaining);
    if (is_invalid(time)) return EINVAL;
    bool absolute = flags & TIMER_ABSTIME;
    return sleep_until(clock_deadline(clock, time, absolute), !absolute, remaining);
}

EXPORTED int nanosleep(const struct timespec *time, struct timespec *remaining) {
    if (!clock_is_virtual()) return REAL(nanosleep)(time, remaining);
    int error = is_invalid(time) ? EINVAL : sleep_until(clock_deadline(CLOCK_MONOTONIC, time, false), true, remaining);
    if (!error) return 0;
    errno = error;
    return -1;
}

EXPORTED int thrd_sleep(const struct timespec *time, struct timespec *remaining) {
    if (!clock_is_virtual()) return REAL(thrd_sleep)(time, remaining);
    return nanosleep(time, remaining);
}

// libdispatch sleeps for some microseconds where another thread holds what it needs: that thread runs in real time, so this one must, too.
static bool is_contention(const void *caller) {
    static _Atomic(const void *) dispatch;
    const void *base = atomic_load_explicit(&dispatch, memory_order_relaxed);
    Dl_info info;
    if (!base) {
        void *function = dlsym(RTLD_DEFAULT, "dispatch_async");
        base = function && dladdr(function, &info) ? info.dli_fbase : (const void *)&dispatch;
        atomic_store_explicit(&dispatch, base, memory_order_relaxed);
    }
    return dladdr(caller, &info) && info.dli_fbase == base;
}

EXPORTED int usleep(useconds_t microseconds) {
    if (!clock_is_virtual() || is_contention(__builtin_return_address(0))) return REAL(usleep)(microseconds);
    struct timespec time = clock_timespec((uint64_t)microseconds * 1000);
    return nanosleep(&time, NULL);
}

EXPORTED unsigned sleep(unsigned seconds) {
    if (!clock_is_virtual()) return REAL(sleep)(seconds);
    struct timespec time = {.tv_sec = seconds}, remaining = {0};
    return nanosleep(&time, &remaining) == 0 ? 0 : (unsigned)remaining.tv_sec;
}

// MARK: Descriptors

// Runs `call` as a wait until `deadline`; its result is 0 when the deadline passed first.
#define TIMED(deadline, call)                                                                                                               \
    ({                                                                                                                                      \
        struct waiter waiter;                                                                                                               \
        wait_begin(&waiter, deadline, NULL);                                                                                                \
        int result = (int)(call);                                                                                                           \
        bool expired = wait_end(&waiter);                                                                                                   \
        result < 0 && errno == EINTR && expired ? 0 : result;                                                                               \
    })

static uint64_t after_milliseconds(int milliseconds) { return clock_now() + (uint64_t)milliseconds * (SECOND / 1000); }

// A copy of a signal mask that lets our signal through.
static const sigset_t *receptive(const sigset_t *mask, sigset_t *copy) {
    if (!mask) return NULL;
    *copy = *mask;
    sigdelset(copy, KICK);
    return copy;
}

EXPORTED int epoll_wait(int descriptor, struct epoll_event *events, int count, int timeout) {
    if (!clock_is_virtual() || timeout == 0) return REAL(epoll_wait)(descriptor, events, count, timeout);
    clock_reading_ends();
    if (timeout < 0) return REAL(epoll_wait)(descriptor, events, count, timeout);
    return TIMED(after_milliseconds(timeout), REAL(epoll_wait)(descriptor, events, count, -1));
}

EXPORTED int epoll_pwait(int descriptor, struct epoll_event *events, int count, int timeout, const sigset_t *mask) {
    if (!clock_is_virtual() || timeout == 0) return REAL(epoll_pwait)(descriptor, events, count, timeout, mask);
    clock_reading_ends();
    if (timeout < 0) return REAL(epoll_pwait)(descriptor, events, count, timeout, mask);
    sigset_t copy;
    return TIMED(after_milliseconds(timeout), REAL(epoll_pwait)(descriptor, events, count, -1, receptive(mask, &copy)));
}

EXPORTED int epoll_pwait2(int descriptor, struct epoll_event *events, int count, const struct timespec *timeout, const sigset_t *mask) {
    if (!clock_is_virtual()) return REAL(epoll_pwait2)(descriptor, events, count, timeout, mask);
    if (!timeout) return epoll_pwait(descriptor, events, count, -1, mask);
    if (!timeout->tv_sec && !timeout->tv_nsec) return epoll_pwait(descriptor, events, count, 0, mask);
    sigset_t copy;
    uint64_t deadline = clock_deadline(CLOCK_MONOTONIC, timeout, false);
    return TIMED(deadline, REAL(epoll_pwait)(descriptor, events, count, -1, receptive(mask, &copy)));
}

EXPORTED int poll(struct pollfd *descriptors, nfds_t count, int timeout) {
    if (!clock_is_virtual() || timeout == 0) return REAL(poll)(descriptors, count, timeout);
    clock_reading_ends();
    if (timeout < 0) return REAL(poll)(descriptors, count, timeout);
    return TIMED(after_milliseconds(timeout), REAL(poll)(descriptors, count, -1));
}

EXPORTED int ppoll(struct pollfd *descriptors, nfds_t count, const struct timespec *timeout, const sigset_t *mask) {
    if (!clock_is_virtual() || (timeout && !timeout->tv_sec && !timeout->tv_nsec)) return REAL(ppoll)(descriptors, count, timeout, mask);
    clock_reading_ends();
    if (!timeout) return REAL(ppoll)(descriptors, count, timeout, mask);
    sigset_t copy;
    uint64_t deadline = clock_deadline(CLOCK_MONOTONIC, timeout, false);
    return TIMED(deadline, REAL(ppoll)(descriptors, count, NULL, receptive(mask, &copy)));
}

EXPORTED int pselect(int count, fd_set *reading, fd_set *writing, fd_set *failing, const struct timespec *timeout, const sigset_t *mask) {
    if (!clock_is_virtual() || (timeout && !timeout->tv_sec && !timeout->tv_nsec))
        return REAL(pselect)(count, reading, writing, failing, timeout, mask);
    clock_reading_ends();
    if (!timeout) return REAL(pselect)(count, reading, writing, failing, timeout, mask);
    sigset_t copy;
    uint64_t deadline = clock_deadline(CLOCK_MONOTONIC, timeout, false);
    int result = TIMED(deadline, REAL(pselect)(count, reading, writing, failing, NULL, receptive(mask, &copy)));
    if (result == 0) {
        if (reading) FD_ZERO(reading);
        if (writing) FD_ZERO(writing);
        if (failing) FD_ZERO(failing);
    }
    return result;
}

EXPORTED int select(int count, fd_set *reading, fd_set *writing, fd_set *failing, struct timeval *timeout) {
    if (!clock_is_virtual()) return REAL(select)(count, reading, writing, failing, timeout);
    if (!timeout) return pselect(count, reading, writing, failing, NULL, NULL);
    struct timespec time = {.tv_sec = timeout->tv_sec, .tv_nsec = timeout->tv_usec * 1000};
    return pselect(count, reading, writing, failing, &time, NULL);
}

// MARK: Threads

static int condition_wait(pthread_cond_t *condition, pthread_mutex_t *mutex, uint64_t deadline) {
    if (deadline <= clock_now()) return ETIMEDOUT;
    struct waiter waiter;
    wait_begin(&waiter, deadline, condition);
    int error = REAL(pthread_cond_wait)(condition, mutex);
    return wait_end(&waiter) ? ETIMEDOUT : error;
}

EXPORTED int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
    if (!clock_is_virtual()) return REAL(pthread_cond_timedwait)(condition, mutex, time);
    // glibc keeps the clock that pthread_condattr_setclock chose in this bit.
    clockid_t clock = condition->__data.__wrefs & 2 ? CLOCK_MONOTONIC : CLOCK_REALTIME;
    return condition_wait(condition, mutex, clock_deadline(clock, time, true));
}

EXPORTED int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock, const struct timespec *restrict time) {
    if (!clock_is_virtual()) return REAL(pthread_cond_clockwait)(condition, mutex, clock, time);
    return condition_wait(condition, mutex, clock_deadline(clock, time, true));
}

// A lock's holder cannot be told that somebody's time is up, so the lock is tried every millisecond.
EXPORTED int pthread_mutex_clocklock(pthread_mutex_t *restrict mutex, clockid_t clock, const struct timespec *restrict time) {
    if (!clock_is_virtual()) return REAL(pthread_mutex_clocklock)(mutex, clock, time);
    uint64_t deadline = clock_deadline(clock, time, true);
    for (;;) {
        int error = pthread_mutex_trylock(mutex);
        if (error != EBUSY) return error;
        uint64_t now = clock_now(), next = now + SECOND / 1000;
        if (deadline <= now) return ETIMEDOUT;
        sleep_until(next < deadline ? next : deadline, true, NULL);
    }
}

EXPORTED int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
    if (!clock_is_virtual()) return REAL(pthread_mutex_timedlock)(mutex, time);
    return pthread_mutex_clocklock(mutex, CLOCK_REALTIME, time);
}

EXPORTED int sem_clockwait(sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict time) {
    if (!clock_is_virtual()) return REAL(sem_clockwait)(semaphore, clock, time);
    if (sem_trywait(semaphore) == 0) return 0;
    uint64_t deadline = clock_deadline(clock, time, true);
    if (deadline <= clock_now()) {
        errno = ETIMEDOUT;
        return -1;
    }
    struct waiter waiter;
    wait_begin(&waiter, deadline, NULL);
    int result = REAL(sem_wait)(semaphore);
    if (wait_end(&waiter) && result < 0 && errno == EINTR) errno = ETIMEDOUT;
    return result;
}

EXPORTED int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict time) {
    if (!clock_is_virtual()) return REAL(sem_timedwait)(semaphore, time);
    return sem_clockwait(semaphore, CLOCK_REALTIME, time);
}

static long futex_wait(long a, long operation, long c, const struct timespec *time, long e, long f) {
    // FUTEX_WAIT's time-out is relative, FUTEX_WAIT_BITSET's is absolute.
    clockid_t clock = operation & FUTEX_CLOCK_REALTIME ? CLOCK_REALTIME : CLOCK_MONOTONIC;
    uint64_t deadline = clock_deadline(clock, time, (operation & FUTEX_CMD_MASK) == FUTEX_WAIT_BITSET);
    struct waiter waiter;
    wait_begin(&waiter, deadline, NULL);
    if (deadline <= clock_now()) atomic_store(&waiter.expired, true);
    long result = -1;
    errno = EINTR;
    if (!atomic_load(&waiter.expired)) result = REAL(syscall)(SYS_futex, a, operation, c, NULL, e, f);
    if (wait_end(&waiter) && result < 0 && errno == EINTR) errno = ETIMEDOUT;
    return result;
}

// libdispatch and the Swift runtime reach futexes through this function.
EXPORTED long syscall(long number, ...) {
    va_list list;
    va_start(list, number);
    long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
    long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
    va_end(list);
    if (clock_is_virtual()) {
        if (number == SYS_futex && d) {
            long command = b & FUTEX_CMD_MASK;
            if (command == FUTEX_WAIT || command == FUTEX_WAIT_BITSET) return futex_wait(a, b, c, (const struct timespec *)d, e, f);
        }
        if (number == SYS_clock_gettime) return clock_gettime((clockid_t)a, (struct timespec *)b);
        if (number == SYS_getrandom) return getrandom((void *)a, (size_t)b, (unsigned)c);
    }
    return REAL(syscall)(number, a, b, c, d, e, f);
}
