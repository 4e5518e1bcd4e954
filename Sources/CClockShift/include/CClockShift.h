/// A device's clock that is ahead of the computer's or faster: a library that is preloaded into processes (`LD_PRELOAD`) and shows them another time of day.
/// Clocks that count from the machine's start, and what waits by them, go on as ever.
#ifndef CLOCK_SHIFT_H
#define CLOCK_SHIFT_H

/// Environment: seconds the time of day is ahead (decimal, may be negative).
#define QUINCE_CLOCK_SHIFT "QUINCE_CLOCK_SHIFT"
/// Environment: how many times as fast as the computer's the time of day runs (decimal, whole, 1 where it is missing).
#define QUINCE_CLOCK_SPEED "QUINCE_CLOCK_SPEED"
/// Environment: from when on it runs so fast, in seconds of the computer's clock since 1970; then it is `QUINCE_CLOCK_SHIFT` ahead.
#define QUINCE_CLOCK_ORIGIN "QUINCE_CLOCK_ORIGIN"

#endif
