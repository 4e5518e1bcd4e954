#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Above every number a program is given, so that no copy overwrites the source of another.
#define STAGING 512
#define MAXIMUM_DESCRIPTORS 64
#define CURRENT_PERSONALITY 0xffffffffUL

int spawn_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno; }

// What follows runs in the new process, which shares the caller's memory until its exec: system calls alone.

static void reset_signals(void) {
    for (int number = 1; number < NSIG; number++) {
        struct sigaction action;
        if (sigaction(number, NULL, &action) != 0) continue;
        bool is_ignored = action.sa_handler == SIG_IGN && number != SIGPIPE && number != SIGINT && number != SIGTERM && number != SIGHUP;
        if (action.sa_handler == SIG_DFL || is_ignored) continue;
        memset(&action, 0, sizeof action);
        action.sa_handler = SIG_DFL;
        sigaction(number, &action, NULL);
    }
}

static bool is_passed(const struct spawn_request *request, int number, int own_process) {
    for (int each = 0; each < request->count; each++)
        if (request->descriptors[each].number == number) return true;
    return number == own_process;
}

// Copies a descriptor to a free number, which is no source's: the caller may have any number of files open. Returns the number, or -1.
static int stage(int source) { return fcntl(source, F_DUPFD, STAGING); }

// Returns the last number in use, or -1.
static int pass_descriptors(const struct spawn_request *request, int own_process, int *ruleset, int *supervisor) {
    int last = own_process > STDIN_FILENO ? own_process : STDIN_FILENO, staged[MAXIMUM_DESCRIPTORS];
    for (int each = 0; each < request->count; each++)
        if ((staged[each] = stage(request->descriptors[each].source)) < 0) return -1;
    if (*ruleset >= 0 && (*ruleset = stage(*ruleset)) < 0) return -1;
    if (*supervisor >= 0 && (*supervisor = stage(*supervisor)) < 0) return -1;
    for (int each = 0; each < request->count; each++) {
        int number = request->descriptors[each].number;
        if (dup2(staged[each], number) < 0) return -1;
        if (number > last) last = number;
    }
    if (!is_passed(request, STDIN_FILENO, own_process)) {
        int empty = open("/dev/null", O_RDONLY);
        if (empty < 0 || (empty != STDIN_FILENO && dup2(empty, STDIN_FILENO) < 0)) return -1;
    }
    // The process keeps its folder open, or the kernel might forget it and make another, which the ruleset does not know.
    if (own_process > STDIN_FILENO) {
        int folder = open("/proc/self", O_PATH | O_DIRECTORY);
        if (folder < 0 || (folder != own_process && dup2(folder, own_process) < 0)) return -1;
    }
    for (int number = STDIN_FILENO + 1; number <= last; number++)
        if (!is_passed(request, number, own_process)) close(number);
    return last;
}

static int prepare(const struct spawn_request *request, pid_t parent) {
    setpgid(0, 0);
    if (request->ends_with_thread) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() != parent) return ESRCH;
    }
    int own_process = request->confinement ? request->confinement->own_process : -1;
    int ruleset = request->confinement ? request->confinement->ruleset : -1;
    int supervisor = request->confinement ? request->confinement->supervisor : -1;
    int last = pass_descriptors(request, own_process, &ruleset, &supervisor);
    if (last < 0) return errno;
    if (request->folder && chdir(request->folder) != 0) return errno;
    if (request->has_fixed_addresses) {
        int current = personality(CURRENT_PERSONALITY);
        if (current >= 0) personality((unsigned long)current | ADDR_NO_RANDOMIZE);
    }
    if (request->confinement) {
        const struct spawn_confinement *limits = request->confinement;
        int error = limits->files_only ? confinement_apply_files(ruleset, own_process)
                                       : confinement_apply(ruleset, limits->allows_network, own_process, supervisor);
        if (error != 0) return error;
    }
    syscall(SYS_close_range, (unsigned)last + 1, ~0U, 0);
    return 0;
}

static pid_t start(const struct spawn_request *request, volatile int *error) {
    sigset_t all, before, none;
    sigfillset(&all);
    sigemptyset(&none);
    // A handler of the caller's must not run in the new process.
    sigprocmask(SIG_BLOCK, &all, &before);
    pid_t parent = getpid(), process = vfork();
    if (process == 0) {
        reset_signals();
        *error = prepare(request, parent);
        if (*error == 0) {
            sigprocmask(SIG_SETMASK, &none, NULL);
            execve(request->path, request->arguments, request->environment);
            *error = errno;
        }
        _exit(127);
    }
    if (process < 0) *error = errno;
    sigprocmask(SIG_SETMASK, &before, NULL);
    if (process > 0 && *error != 0) {
        int status;
        while (waitpid(process, &status, 0) < 0 && errno == EINTR) {}
    }
    return process;
}

int spawn_program(pid_t *process, const struct spawn_request *request) {
    if (request->count > MAXIMUM_DESCRIPTORS) return EMFILE;
    for (int each = 0; each < request->count; each++)
        if (request->descriptors[each].number >= STAGING) return EBADF;
    // A program that another thread starts inherits, until its exec, what is open: a file just written may be open for writing for another
    // moment, on a busy machine for seconds.
    for (int attempt = 0;; attempt++) {
        volatile int error = 0;
        *process = start(request, &error);
        if (error != ETXTBSY || attempt == 2000) return error;
        usleep(5000);
    }
}
