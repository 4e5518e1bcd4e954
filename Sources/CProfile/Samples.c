// Which functions a thread's processor time goes to: a timer of that time interrupts the thread, and its stack is walked.
//
// The walk is the unwinder's, which finds its tables without locks (`_dl_find_object`), so that it may run in a signal handler.
#include "Profile.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unwind.h>

struct walk {
    struct profile_sample *sample;
    // The frames of the handler and of what called it are not the app's.
    int skipped;
};

// The handler and the signal's trampoline.
#define OWN_FRAMES 2

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *argument) {
    struct walk *walk = argument;
    if (walk->skipped < OWN_FRAMES) {
        walk->skipped += 1;
        return _URC_NO_REASON;
    }
    struct profile_sample *sample = walk->sample;
    if (sample->depth == PROFILE_STACK_DEPTH) return _URC_END_OF_STACK;
    uint64_t address = _Unwind_GetIP(context);
    if (address == 0) return _URC_END_OF_STACK;
    sample->addresses[sample->depth++] = address;
    return _URC_NO_REASON;
}

static void take_sample(int signal, siginfo_t *info, void *context) {
    int error = errno;
    uint64_t index = __atomic_fetch_add(&profile->samples, 1, __ATOMIC_RELAXED);
    if (index < PROFILE_SAMPLE_COUNT) {
        struct walk walk = {.sample = &profile_sample_list(profile)[index]};
        walk.sample->thread = (uint32_t)syscall(SYS_gettid);
        walk.sample->weight = 1 + (uint64_t)info->si_overrun;
        _Unwind_Backtrace(visit, &walk);
    }
    errno = error;
}

static void sample_this_thread(void) {
    struct sigevent event;
    memset(&event, 0, sizeof event);
    event.sigev_notify = SIGEV_THREAD_ID;
    event.sigev_signo = SIGPROF;
    event._sigev_un._tid = (pid_t)syscall(SYS_gettid);
    int timer;
    if (syscall(SYS_timer_create, CLOCK_THREAD_CPUTIME_ID, &event, &timer) != 0) return;
    struct timespec interval = {.tv_nsec = (long)profile->interval};
    struct itimerspec setting = {.it_interval = interval, .it_value = interval};
    syscall(SYS_timer_settime, timer, 0, &setting, NULL);
}

struct start {
    void *(*function)(void *);
    void *argument;
};

static void *start_thread(void *argument) {
    struct start start = *(struct start *)argument;
    free(argument);
    sample_this_thread();
    return start.function(start.argument);
}

// A thread is measured from its start. Its timer ends with it.
EXPORTED int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *), void *argument) {
    struct start *start = profile ? malloc(sizeof *start) : NULL;
    if (!start) return REAL(pthread_create)(thread, attributes, function, argument);
    *start = (struct start){function, argument};
    int error = REAL(pthread_create)(thread, attributes, start_thread, start);
    if (error) free(start);
    return error;
}

void start_sampling(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = take_sample;
    action.sa_flags = SA_SIGINFO | SA_RESTART;
    sigaction(SIGPROF, &action, NULL);
    sample_this_thread();
}
