#define _GNU_SOURCE
#include "CTestInterruption.h"
#include <dlfcn.h>
#include <setjmp.h>
#include <string.h>
#include <unwind.h>

struct guard {
    jmp_buf buffer;
    uintptr_t frame;
    struct guard *outer;
};

static _Thread_local struct guard *current;

bool test_interruption_run(void (*body)(void *), void *context) {
    struct guard guard;
    guard.frame = (uintptr_t)__builtin_frame_address(0);
    guard.outer = current;
    current = &guard;
    volatile bool isInterrupted = true;
    if (!_setjmp(guard.buffer)) {
        body(context);
        isInterrupted = false;
    }
    current = guard.outer;
    return isInterrupted;
}

void test_interruption_leave(void) {
    if (current) _longjmp(current->buffer, 1);
}

struct search {
    uintptr_t frame;
    bool isReached, isBlocked;
};

/// The libraries of run loops and queues.
static bool serves_events(const char *library) {
    const char *name = strrchr(library, '/');
    name = name ? name + 1 : library;
    return !strcmp(name, "libdispatch.so") || !strcmp(name, "libFoundation.so");
}

static _Unwind_Reason_Code look_for_guard(struct _Unwind_Context *context, void *argument) {
    struct search *search = argument;
    if ((uintptr_t)_Unwind_GetCFA(context) >= search->frame) {
        search->isReached = true;
        return _URC_END_OF_STACK;
    }
    Dl_info information;
    if (dladdr((void *)_Unwind_GetIP(context), &information) && information.dli_fname && serves_events(information.dli_fname)) {
        search->isBlocked = true;
        return _URC_END_OF_STACK;
    }
    return _URC_NO_REASON;
}

bool test_interruption_is_possible(void) {
    if (!current) return false;
    struct search search = {.frame = current->frame};
    _Unwind_Backtrace(look_for_guard, &search);
    return search.isReached && !search.isBlocked;
}

struct list {
    const char *library;
    uint64_t *offsets;
    size_t count, limit;
};

static _Unwind_Reason_Code add_offset(struct _Unwind_Context *context, void *argument) {
    struct list *list = argument;
    if (list->count == list->limit) return _URC_END_OF_STACK;
    int isBefore = 0;
    uintptr_t address = _Unwind_GetIPInfo(context, &isBefore);
    Dl_info information;
    if (address && dladdr((void *)address, &information) && information.dli_fname && !strcmp(information.dli_fname, list->library)) {
        // A return address is behind the call.
        list->offsets[list->count++] = address - (uintptr_t)information.dli_fbase - (isBefore ? 0 : 1);
    }
    return _URC_NO_REASON;
}

size_t test_interruption_offsets(const char *library, uint64_t *offsets, size_t limit) {
    struct list list = {.library = library, .offsets = offsets, .limit = limit};
    _Unwind_Backtrace(add_offset, &list);
    return list.count;
}
