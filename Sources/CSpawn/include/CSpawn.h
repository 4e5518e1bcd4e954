/// Starting programs with exactly the descriptors they are given; wraps what Swift's view of the C library lacks.
#ifndef CSPAWN_H
#define CSPAWN_H

#include <sys/types.h>

/// A descriptor that the new program gets under another number.
struct spawn_descriptor {
    int number;
    int source;
};

/// Starts a program in a process group and folder of its own, at the same addresses on every run where the system allows it. Standard input
/// is empty; descriptors not named are closed.
///
/// Returns 0 and the process, or the error code.
int spawn_program(
    pid_t *process, const char *path, char *const arguments[], char *const environment[], const char *folder,
    const struct spawn_descriptor *descriptors, int count);

/// A pipe (reading end first) that programs started later do not inherit.
int spawn_pipe(int ends[2]);

#endif
