// Timer descriptors. Each is an event descriptor that becomes readable when virtual time reaches the deadline: the same bytes to read, and
// waking its readers is done before the write returns, which a real timer cannot promise.
#include "Clock.h"

#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/poll.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

// How many timers may expire at once in the same instant before a millisecond passes.
#define IDLE_TURNS 10

struct timer {
    int descriptor;
    clockid_t clock;
    uint64_t deadline, interval, order;
    struct timer *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct timer *timers;

static struct timer *timer_with(int descriptor) {
    for (struct timer *each = timers; each; each = each->next) {
        if (each->descriptor == descriptor) return each;
    }
    return NULL;
}

static struct timer *earliest(void) {
    struct timer *found = NULL;
    for (struct timer *each = timers; each; each = each->next) {
        if (each->deadline == NEVER) continue;
        if (!found || each->deadline < found->deadline || (each->deadline == found->deadline && each->order < found->order)) found = each;
    }
    return found;
}

uint64_t timer_next_deadline(uint64_t *order) {
    pthread_mutex_lock(&lock);
    struct timer *timer = earliest();
    uint64_t deadline = timer ? timer->deadline : NEVER;
    if (timer) *order = timer->order;
    pthread_mutex_unlock(&lock);
    return deadline;
}

static void fire(int descriptor) {
    uint64_t one = 1;
    REAL(syscall)(SYS_write, descriptor, &one, sizeof one);
}

void timer_expire_next(void) {
    pthread_mutex_lock(&lock);
    struct timer *timer = earliest();
    if (timer) {
        timer->deadline = timer->interval ? timer->deadline + timer->interval : NEVER;
        fire(timer->descriptor);
    }
    pthread_mutex_unlock(&lock);
}

void timer_closed(int descriptor) {
    pthread_mutex_lock(&lock);
    for (struct timer **link = &timers; *link; link = &(*link)->next) {
        if ((*link)->descriptor != descriptor) continue;
        struct timer *timer = *link;
        *link = timer->next;
        free(timer);
        break;
    }
    pthread_mutex_unlock(&lock);
}

EXPORTED int timerfd_create(int clock, int flags) {
    if (!clock_is_virtual()) return REAL(timerfd_create)(clock, flags);
    int descriptor = eventfd(0, (flags & TFD_NONBLOCK ? EFD_NONBLOCK : 0) | (flags & TFD_CLOEXEC ? EFD_CLOEXEC : 0));
    if (descriptor < 0) return descriptor;
    struct timer *timer = calloc(1, sizeof *timer);
    *timer = (struct timer){.descriptor = descriptor, .clock = clock, .deadline = NEVER};
    pthread_mutex_lock(&lock);
    timer->next = timers;
    timers = timer;
    pthread_mutex_unlock(&lock);
    return descriptor;
}

// A timer set a rounding error too early is set again for the rest, which is too short for a date to tell from nothing: on a real clock that
// ends by itself, here only if time goes on.
static void let_time_creep(void) {
    static uint64_t instant;
    static unsigned turns;
    if (clock_now() != instant) turns = 0;
    if (++turns > IDLE_TURNS) clock_set(clock_now() + SECOND / 1000);
    instant = clock_now();
}

static struct itimerspec remaining(const struct timer *timer) {
    struct itimerspec value = {0};
    if (timer->deadline == NEVER) return value;
    uint64_t now = clock_now();
    value.it_value = clock_timespec(timer->deadline > now ? timer->deadline - now : 1);
    value.it_interval = clock_timespec(timer->interval);
    return value;
}

EXPORTED int timerfd_settime(int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
    if (!clock_is_virtual()) return REAL(timerfd_settime)(descriptor, flags, value, old);
    pthread_mutex_lock(&lock);
    struct timer *timer = timer_with(descriptor);
    if (timer) {
        if (old) *old = remaining(timer);
        // Expirations nobody has read are forgotten when a timer is set.
        struct pollfd poll = {.fd = descriptor, .events = POLLIN};
        uint64_t count;
        if (REAL(syscall)(SYS_ppoll, &poll, 1L, &(struct timespec){0}, NULL, 8L) == 1)
            REAL(syscall)(SYS_read, descriptor, &count, sizeof count);
        timer->deadline = NEVER;
        timer->interval = (uint64_t)value->it_interval.tv_sec * SECOND + (uint64_t)value->it_interval.tv_nsec;
        timer->order = wait_new_order();
        if (value->it_value.tv_sec || value->it_value.tv_nsec) {
            timer->deadline = clock_deadline(timer->clock, &value->it_value, flags & TFD_TIMER_ABSTIME);
            if (timer->deadline <= clock_now()) {
                let_time_creep();
                timer->deadline = timer->interval ? clock_now() + timer->interval : NEVER;
                fire(descriptor);
            }
        }
    }
    pthread_mutex_unlock(&lock);
    if (timer) return 0;
    errno = EINVAL;
    return -1;
}

EXPORTED int timerfd_gettime(int descriptor, struct itimerspec *value) {
    if (!clock_is_virtual()) return REAL(timerfd_gettime)(descriptor, value);
    pthread_mutex_lock(&lock);
    struct timer *timer = timer_with(descriptor);
    if (timer) *value = remaining(timer);
    pthread_mutex_unlock(&lock);
    if (timer) return 0;
    errno = EINVAL;
    return -1;
}

EXPORTED int close(int descriptor) {
    if (clock_is_virtual()) {
        timer_closed(descriptor);
        io_closed(descriptor);
    }
    return REAL(close)(descriptor);
}
