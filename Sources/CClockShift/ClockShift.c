#define _GNU_SOURCE
#include "CClockShift.h"

#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>

#define EXPORTED __attribute__((visibility("default")))
#define DESCRIPTORS 4096

static long long shift;
// Descriptors of timers that follow the time of day.
static _Atomic unsigned char follows[DESCRIPTORS];

static void *next_symbol(const char *name) {
    // Condition variables have an old and a new version; glibc's default look-up may find the old one.
    void *function = strncmp(name, "pthread_cond_", 13) == 0 ? dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2") : NULL;
    return function ? function : dlsym(RTLD_NEXT, name);
}

#define REAL(name)                                                                                                                         \
    ({                                                                                                                                     \
        static __typeof__(name) *_Atomic function;                                                                                         \
        if (!function) function = (__typeof__(name) *)next_symbol(#name);                                                                  \
        function;                                                                                                                          \
    })

__attribute__((constructor)) static void start(void) {
    const char *text = getenv(QUINCE_CLOCK_SHIFT);
    shift = text ? strtoll(text, NULL, 10) : 0;
}

static int is_time_of_day(clockid_t clock) { return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI; }

// The computer's time of a deadline. Deadlines of the other clocks, which begin with the machine, are left alone.
static struct timespec computers(const struct timespec *time) {
    struct timespec result = *time;
    if (result.tv_sec > 100000000) result.tv_sec -= shift;
    return result;
}

EXPORTED int clock_gettime(clockid_t clock, struct timespec *result) {
    int error = REAL(clock_gettime)(clock, result);
    if (error == 0 && is_time_of_day(clock)) result->tv_sec += shift;
    return error;
}

EXPORTED int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    int error = REAL(gettimeofday)(result, zone);
    if (error == 0) result->tv_sec += shift;
    return error;
}

EXPORTED time_t time(time_t *result) {
    time_t value = REAL(time)(NULL) + shift;
    if (result) *result = value;
    return value;
}

EXPORTED int timespec_get(struct timespec *result, int base) {
    int answer = REAL(timespec_get)(result, base);
    if (answer == TIME_UTC) result->tv_sec += shift;
    return answer;
}

EXPORTED int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *remaining) {
    struct timespec deadline = (flags & TIMER_ABSTIME) && is_time_of_day(clock) ? computers(time) : *time;
    return REAL(clock_nanosleep)(clock, flags, &deadline, remaining);
}

EXPORTED int timerfd_create(clockid_t clock, int flags) {
    int descriptor = REAL(timerfd_create)(clock, flags);
    if (descriptor >= 0 && descriptor < DESCRIPTORS) follows[descriptor] = is_time_of_day(clock);
    return descriptor;
}

EXPORTED int timerfd_settime(int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
    struct itimerspec set = *value;
    if ((flags & TFD_TIMER_ABSTIME) && descriptor >= 0 && descriptor < DESCRIPTORS && follows[descriptor]) set.it_value = computers(&set.it_value);
    return REAL(timerfd_settime)(descriptor, flags, &set, old);
}

EXPORTED int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
    struct timespec deadline = computers(time);
    return REAL(pthread_cond_timedwait)(condition, mutex, &deadline);
}

EXPORTED int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
    struct timespec deadline = computers(time);
    return REAL(pthread_mutex_timedlock)(mutex, &deadline);
}

EXPORTED int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict time) {
    struct timespec deadline = computers(time);
    return REAL(sem_timedwait)(semaphore, &deadline);
}
