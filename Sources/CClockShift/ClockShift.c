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

#define SECOND 1000000000LL

// Seconds ahead at the origin (seconds of the computer's clock since 1970), and how many times as fast it runs from then on.
static long long shift, origin, speed = 1;
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

static long long number(const char *name, long long otherwise) {
    const char *text = getenv(name);
    return text ? strtoll(text, NULL, 10) : otherwise;
}

__attribute__((constructor)) static void start(void) {
    shift = number(QUINCE_CLOCK_SHIFT, 0);
    origin = number(QUINCE_CLOCK_ORIGIN, 0);
    speed = number(QUINCE_CLOCK_SPEED, 1);
    if (speed < 1 || speed > 1000000) speed = 1;
}

static struct timespec timespec_of(long long seconds, long long nanoseconds) {
    seconds += nanoseconds / SECOND;
    nanoseconds %= SECOND;
    if (nanoseconds < 0) {
        seconds -= 1;
        nanoseconds += SECOND;
    }
    return (struct timespec){.tv_sec = (time_t)seconds, .tv_nsec = (long)nanoseconds};
}

// The device's time at a time of the computer's.
static struct timespec devices(struct timespec time) {
    if (speed == 1) return (struct timespec){.tv_sec = time.tv_sec + shift, .tv_nsec = time.tv_nsec};
    return timespec_of(origin + shift + (time.tv_sec - origin) * speed, time.tv_nsec * speed);
}

static int is_time_of_day(clockid_t clock) { return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI; }

// The computer's time of a deadline. Deadlines of the other clocks, which begin with the machine, are left alone.
static struct timespec computers(const struct timespec *time) {
    if (time->tv_sec <= 100000000) return *time;
    if (speed == 1) return (struct timespec){.tv_sec = time->tv_sec - shift, .tv_nsec = time->tv_nsec};
    // The far future is not computed with: it would not fit.
    long long distance = time->tv_sec - origin - shift;
    if (distance > 4000000000LL) return *time;
    return timespec_of(origin + distance / speed, (distance % speed * SECOND + time->tv_nsec) / speed);
}

EXPORTED int clock_gettime(clockid_t clock, struct timespec *result) {
    int error = REAL(clock_gettime)(clock, result);
    if (error == 0 && is_time_of_day(clock)) *result = devices(*result);
    return error;
}

EXPORTED int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    int error = REAL(gettimeofday)(result, zone);
    if (error != 0) return error;
    struct timespec time = devices((struct timespec){.tv_sec = result->tv_sec, .tv_nsec = result->tv_usec * 1000});
    *result = (struct timeval){.tv_sec = time.tv_sec, .tv_usec = time.tv_nsec / 1000};
    return error;
}

EXPORTED time_t time(time_t *result) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}

EXPORTED int timespec_get(struct timespec *result, int base) {
    int answer = REAL(timespec_get)(result, base);
    if (answer == TIME_UTC) *result = devices(*result);
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
