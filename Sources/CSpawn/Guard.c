// Groups of processes that must not outlive this one.
#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define MAXIMUM 256

// Those that a handler of signals ends at once; the guardian knows all.
static _Atomic pid_t guarded[MAXIMUM];
static _Atomic int guardian = -1;

// MARK: The guardian

// The groups, in memory of its own: after a fork the allocator is another process's business.
struct groups {
    pid_t *list;
    size_t count, capacity;
};

static bool grow(struct groups *groups) {
    if (groups->count < groups->capacity) return true;
    size_t capacity = groups->capacity ? groups->capacity * 2 : 1024, size = capacity * sizeof(pid_t);
    void *list = groups->capacity ? mremap(groups->list, groups->capacity * sizeof(pid_t), size, MREMAP_MAYMOVE)
                                  : mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (list == MAP_FAILED) return false;
    groups->list = list;
    groups->capacity = capacity;
    return true;
}

// A group to end is positive, one that has ended negative.
static void note(struct groups *groups, pid_t message) {
    if (message > 1 && grow(groups)) groups->list[groups->count++] = message;
    for (size_t each = 0; message < 0 && each < groups->count; each++)
        if (groups->list[each] == -message) groups->list[each--] = groups->list[--groups->count];
}

// Waits for the end of the process that has the other end, and ends the groups that are left. System calls alone.
static void guard(int messages) {
    setpgid(0, 0);
    prctl(PR_SET_NAME, "quince-guard");
    for (int number = 1; number < NSIG; number++) signal(number, SIG_IGN);
    // Whoever waits for the end of this process's output does not wait for the guardian's.
    if (messages != STDIN_FILENO && dup2(messages, STDIN_FILENO) < 0) _exit(1);
    syscall(SYS_close_range, STDIN_FILENO + 1, ~0U, 0);
    struct groups groups = {0};
    pid_t message;
    for (;;) {
        ssize_t count = read(STDIN_FILENO, &message, sizeof message);
        if (count == sizeof message) note(&groups, message);
        else if (count >= 0 || errno != EINTR) break;
    }
    for (size_t each = 0; each < groups.count; each++) kill(-groups.list[each], SIGKILL);
    _exit(0);
}

int spawn_guardian(void) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return -errno;
    pid_t process = _Fork();
    // Of another parent: it leaves no entry to be reaped here when it ends.
    if (process == 0) {
        if (_Fork() == 0) guard(ends[0]);
        _exit(0);
    }
    int error = errno;
    close(ends[0]);
    if (process > 0) {
        while (waitpid(process, NULL, 0) < 0 && errno == EINTR) {}
        return ends[1];
    }
    close(ends[1]);
    return -error;
}

void spawn_guardian_note(int guardian, pid_t message) {
    while (send(guardian, &message, sizeof message, MSG_NOSIGNAL) < 0 && errno == EINTR) {}
}

static int shared_guardian(void) {
    int current = guardian;
    if (current >= 0) return current;
    int made = spawn_guardian();
    if (made < 0) return made;
    if (atomic_compare_exchange_strong(&guardian, &current, made)) return made;
    close(made);
    return current;
}

// MARK: The groups of this process

void spawn_guard_group(pid_t group) {
    int messages = shared_guardian();
    if (messages >= 0) spawn_guardian_note(messages, group);
    for (int each = 0; each < MAXIMUM; each++) {
        pid_t free = 0;
        if (atomic_compare_exchange_strong(&guarded[each], &free, group)) return;
    }
}

void spawn_release_group(pid_t group) {
    int messages = guardian;
    if (messages >= 0) spawn_guardian_note(messages, -group);
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
