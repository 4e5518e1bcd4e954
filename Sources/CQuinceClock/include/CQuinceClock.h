/// The virtual clock of headless runs: a library that is preloaded into an app's process (`LD_PRELOAD`) and is inert anywhere else.
///
/// Time stands still while any thread of the process runs, and jumps when the host says so: every clock, sleep and time-out of the process
/// follows it, so a minute of timers passes in milliseconds and every callback sees its exact time. Random sources are seeded, too.
#ifndef QUINCE_CLOCK_H
#define QUINCE_CLOCK_H

#include <stdint.h>

/// Environment: number of the inherited stream socket to the host. Without it the library does nothing.
#define QUINCE_CLOCK_DESCRIPTOR "QUINCE_CLOCK_FD"
/// Environment: wall-clock nanoseconds since 1970 at virtual time 0 (decimal).
#define QUINCE_CLOCK_WALL "QUINCE_CLOCK_WALL"
/// Environment: seed of all random sources (decimal).
#define QUINCE_CLOCK_SEED "QUINCE_CLOCK_SEED"

/// Monotonic clocks show this many nanoseconds at virtual time 0, so that no time is 0 by accident.
#define QUINCE_CLOCK_MONOTONIC_START UINT64_C(1000000000000)

/// Host → process: run until every thread waits, jump from deadline to deadline, stop at virtual time `target`.
///
/// `sent` is how many bytes the host has sent the process over the device's socket so far: a process that has not read them all is not at rest.
struct quince_clock_request {
    uint64_t target;
    uint64_t sent;
};

/// Process → host: every thread waits; it is `now`, and nothing happens by itself before `next` (UINT64_MAX: never).
///
/// `sent` is how many bytes the process has sent the host over the device's socket so far: what it did is known once they are read.
struct quince_clock_answer {
    uint64_t now;
    uint64_t next;
    uint64_t sent;
};

#endif
