// Groups of processes that must not outlive this one.
#include "CSpawn.h"

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

#define MAXIMUM 256

static _Atomic pid_t guarded[MAXIMUM];

void spawn_guard_group(pid_t group) {
    for (int each = 0; each < MAXIMUM; each++) {
        pid_t free = 0;
        if (atomic_compare_exchange_strong(&guarded[each], &free, group)) return;
    }
}

void spawn_release_group(pid_t group) {
    for (int each = 0; each < MAXIMUM; each++) {
        pid_t found = group;
        if (atomic_compare_exchange_strong(&guarded[each], &found, 0)) return;
    }
}

void spawn_kill_guarded(void) {
    for (int each = 0; each < MAXIMUM; each++) {
        pid_t group = atomic_exchange(&guarded[each], 0);
        if (group > 1) kill(-group, SIGKILL);
    }
}

// Makes only calls that are safe in a handler.
static void end(int number) {
    spawn_kill_guarded();
    signal(number, SIG_DFL);
    raise(number);
}

void spawn_guard_on_signals(void) {
    for (const int *each = (const int[]){SIGINT, SIGTERM, SIGHUP, 0}; *each; each++) {
        struct sigaction action;
        if (sigaction(*each, NULL, &action) != 0 || action.sa_handler != SIG_DFL) continue;
        action.sa_handler = end;
        sigemptyset(&action.sa_mask);
        action.sa_flags = SA_NODEFER;
        sigaction(*each, &action, NULL);
    }
    atexit(spawn_kill_guarded);
}
