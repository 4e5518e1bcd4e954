#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Runs a function; returns whether `test_interruption_leave` has ended it. Calls may be nested.
///
/// What the functions in between hold is not released: as with exceptions of Objective-C on Apple's systems, a test that is ended leaks.
bool test_interruption_run(void (*body)(void *), void *context);

/// Whether `test_interruption_leave` may be called: the innermost `test_interruption_run` is on the thread's stack, and no run loop or queue, which
/// could not go on, is between it and the caller.
bool test_interruption_is_possible(void);

/// Ends the function of the innermost `test_interruption_run`. Does nothing where that is not possible.
void test_interruption_leave(void);

/// Writes the offsets, in a library, of the instructions that called the functions on the thread's stack, innermost first.
///
/// - library: The library's path.
/// - Returns: How many there are, at most `limit`.
size_t test_interruption_offsets(const char *library, uint64_t *offsets, size_t limit);
