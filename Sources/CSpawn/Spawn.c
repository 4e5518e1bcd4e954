#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/personality.h>
#include <unistd.h>

// Above every number a program is given, so that no copy overwrites the source of another.
#define STAGING 512
#define CURRENT_PERSONALITY 0xffffffffUL

int spawn_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno; }

static void pass_descriptors(posix_spawn_file_actions_t *actions, const struct spawn_descriptor *descriptors, int count) {
    int last = STDIN_FILENO;
    for (int each = 0; each < count; each++) posix_spawn_file_actions_adddup2(actions, descriptors[each].source, STAGING + each);
    for (int each = 0; each < count; each++) {
        posix_spawn_file_actions_adddup2(actions, STAGING + each, descriptors[each].number);
        if (descriptors[each].number > last) last = descriptors[each].number;
    }
    posix_spawn_file_actions_addopen(actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addclosefrom_np(actions, last + 1);
}

static void reset_signals(posix_spawnattr_t *attributes) {
    sigset_t none, defaults;
    sigemptyset(&none);
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    sigaddset(&defaults, SIGINT);
    sigaddset(&defaults, SIGTERM);
    posix_spawnattr_setsigmask(attributes, &none);
    posix_spawnattr_setsigdefault(attributes, &defaults);
    // A group of its own: the keyboard's interrupt reaches the tool, which ends the program in order.
    posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

// A program that another thread starts inherits, until its exec, what is open: a file just written may be open for writing for another moment,
// on a busy machine for seconds.
static int spawn_when_written(
    pid_t *process, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes, char *const arguments[],
    char *const environment[]) {
    int error = posix_spawn(process, path, actions, attributes, arguments, environment);
    for (int attempt = 0; error == ETXTBSY && attempt < 2000; attempt++) {
        usleep(5000);
        error = posix_spawn(process, path, actions, attributes, arguments, environment);
    }
    return error;
}

int spawn_program(
    pid_t *process, const char *path, char *const arguments[], char *const environment[], const char *folder,
    const struct spawn_descriptor *descriptors, int count) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    pass_descriptors(&actions, descriptors, count);
    if (folder) posix_spawn_file_actions_addchdir_np(&actions, folder);
    reset_signals(&attributes);
    // Addresses decide the order of some hash tables. The setting belongs to this thread and passes to what it starts; containers may refuse it.
    int previous = personality(CURRENT_PERSONALITY);
    if (previous >= 0) personality((unsigned long)previous | ADDR_NO_RANDOMIZE);
    int error = spawn_when_written(process, path, &actions, &attributes, arguments, environment);
    if (previous >= 0) personality((unsigned long)previous);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}
