#define _GNU_SOURCE
#include "CHangReport.h"

#include <signal.h>
#include <stdint.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

#define MAXIMUM_FRAMES 512

// What a frame pointer points to.
struct frame {
    struct frame *caller;
    uintptr_t return_address;
} __attribute__((aligned(16)));

struct walk {
    uintptr_t interrupted;
    int has_begun;
    int count;
};

static struct sigaction backtracer;
// One thread at a time reports: the backtracer stops the others.
static struct frame frames[MAXIMUM_FRAMES];

static uintptr_t interrupted_address(const ucontext_t *context) {
#if defined(__x86_64__)
    return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    return (uintptr_t)context->uc_mcontext.pc;
#endif
}

static void set_frame_pointer(ucontext_t *context, const struct frame *frame) {
#if defined(__x86_64__)
    context->uc_mcontext.gregs[REG_RBP] = (greg_t)(uintptr_t)frame;
#elif defined(__aarch64__)
    context->uc_mcontext.regs[29] = (uintptr_t)frame;
#endif
}

// The frames of the handler itself come first, then the interrupted function's, then its callers'.
static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *argument) {
    struct walk *walk = argument;
    uintptr_t address = _Unwind_GetIP(context);
    if (!walk->has_begun) {
        walk->has_begun = address == walk->interrupted;
        return _URC_NO_REASON;
    }
    if (address == 0 || walk->count == MAXIMUM_FRAMES) return _URC_END_OF_STACK;
    frames[walk->count].return_address = address;
    frames[walk->count].caller = 0;
    if (walk->count > 0) frames[walk->count - 1].caller = &frames[walk->count];
    walk->count++;
    return _URC_NO_REASON;
}

static void report(int number, siginfo_t *information, void *context) {
    struct walk walk = {.interrupted = interrupted_address(context)};
    _Unwind_Backtrace(visit, &walk);
    if (walk.count > 0) set_frame_pointer(context, frames);
    backtracer.sa_sigaction(number, information, context);
    // The frame pointer is no longer the thread's, so it cannot go on. Only abort does not: it has the process end by the same signal.
    if (information->si_pid != getpid()) kill(getpid(), SIGKILL);
}

void hang_report_request(pid_t process) { tgkill(process, process, SIGABRT); }

void hang_report_install(void) {
    if (sigaction(SIGABRT, 0, &backtracer) != 0 || !(backtracer.sa_flags & SA_SIGINFO) || !backtracer.sa_sigaction) return;
    struct sigaction action = backtracer;
    action.sa_sigaction = report;
    sigaction(SIGABRT, &action, 0);
}
