/// Starting programs with exactly the descriptors they are given, and confining them; wraps what Swift's view of the C library lacks.
#ifndef CSPAWN_H
#define CSPAWN_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// A descriptor that the new program gets under another number, below 512.
struct spawn_descriptor {
    int number;
    int source;
};

/// Access to a file, or to a folder with everything below it.
enum confinement_access {
    confinement_read = 1,
    /// Includes reading, making and removing files.
    confinement_write = 2,
    confinement_execute = 4,
};

struct confinement_path {
    const char *path;
    int access;
};

/// Limits of a program that hold for everything it starts, too.
struct spawn_confinement {
    /// A ruleset of `confinement_ruleset`; -1 where the kernel has none.
    int ruleset;
    /// Whether it may use the network.
    bool allows_network;
    /// The number under which the program keeps its own folder in /proc open, which it may read; -1 = it may not.
    int own_process;
    /// A socket over which the program sends what `confinement_supervise` needs; -1 = it may change no file's mode, owner, dates and attributes.
    int supervisor;
    /// Whether its system calls are not filtered, and it keeps what rights it has.
    bool files_only;
};

struct spawn_request {
    const char *path;
    char *const *arguments;
    char *const *environment;
    /// The working folder; NULL = the caller's.
    const char *folder;
    const struct spawn_descriptor *descriptors;
    /// At most 64.
    int count;
    /// NULL = the program may do what the caller may.
    const struct spawn_confinement *confinement;
    /// Has the program's memory lie at the same addresses on every run, where the system allows it.
    bool has_fixed_addresses;
    /// Ends the program with the thread that starts it.
    bool ends_with_thread;
};

/// Starts a program in a process group of its own. Standard input is empty; descriptors not named are closed.
///
/// Returns 0 and the process, or the error code.
int spawn_program(pid_t *process, const struct spawn_request *request);

/// A pipe (reading end first) that programs started later do not inherit.
int spawn_pipe(int ends[2]);

/// The file that a symbol was loaded from, NULL = none; of no symbol, the file that this library is part of.
const char *spawn_image_of(const char *symbol);

/// The version of Landlock in the kernel, 0 = none.
int confinement_landlock_version(void);

/// Whether the kernel filters system calls.
bool confinement_filters_calls(void);

/// A ruleset that allows access to these paths alone. Paths that are not there are left out.
///
/// Returns its descriptor, which programs started later do not inherit, or the negative error code.
int confinement_ruleset(const struct confinement_path *paths, int count, bool allows_network);

/// Confines the calling process for good, by system calls alone; the first, only the files and the network it reaches. `own_process` is a descriptor of a folder in /proc that it may read, or -1, `supervisor` a
/// socket as in `spawn_confinement`.
///
/// Returns 0 or the error code.
int confinement_apply_files(int ruleset, int own_process);
int confinement_apply(int ruleset, bool allows_network, int own_process, int supervisor);

/// Makes the changes of modes, owners, dates and attributes that a program just started asks for, where the file lies in one of these folders, in a thread
/// of its own until the program and all it has started have ended. `socket` is the other end of the one that the program was given.
///
/// Owners can be set to the user's own alone, modes without the bits that have programs run as their owners, attributes whose names begin with `user.`.
/// Does nothing where the kernel does not ask.
///
/// Returns 0 or the error code.
int confinement_supervise(int socket, const char *const *folders, int count);

/// The numbers of the calls that `confinement_supervise` answers.
int confinement_metadata_calls(const int **numbers);

/// Sends a supervisor the descriptor over which the kernel asks, by system calls alone.
///
/// Returns 0 or the error code.
int confinement_send_listener(int socket, int listener);

/// Whether the kernel lets a process answer for another's calls.
bool confinement_supervises(void);

/// Has a process group end with the caller, however that ends: a small process of its own, the guardian, waits for it, and is started with the first group.
void spawn_guard_group(pid_t group);
/// Called before the leader of a group is reaped: its number may be another's afterwards.
void spawn_release_group(pid_t group);
/// Has SIGINT, SIGTERM, SIGHUP and `exit` end the guarded groups before the caller ends; of more than 256 the guardian ends the rest, just after.
void spawn_guard_on_signals(void);
/// Kills the guarded groups, at most 256.
void spawn_kill_guarded(void);

/// Starts a process that waits until the returned descriptor is closed, and then kills the groups noted to it. Returns the negative error code on failure.
int spawn_guardian(void);
/// Notes a group, or with a negative number, that it is no more to be killed.
void spawn_guardian_note(int guardian, pid_t message);

/// Bounds the memory that the allocator keeps for later, for a process that runs long; called before it has threads.
///
/// By itself the C library has eight arenas for each core, gives back only what lies at the end of one, and keeps blocks of up to 32 MB in them once one
/// of that size has been freed. In a host that serves pages nine tenths of its memory were free blocks, and grew with every arena that a picture passed
/// through. Here there are two arenas, and blocks of 256 KiB or more are the system's again when they are freed.
void bound_free_memory(void);

/// Gives the memory that the allocator keeps for later back to the system, that of all threads' arenas.
void release_free_memory(void);

#endif
