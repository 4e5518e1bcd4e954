/// A device's clock that is ahead of the computer's: a library that is preloaded into processes (`LD_PRELOAD`) and adds so many seconds to the time of day.
/// Time passes as fast as ever.
#ifndef CLOCK_SHIFT_H
#define CLOCK_SHIFT_H

/// Environment: seconds the time of day is ahead (decimal, may be negative).
#define QUINCE_CLOCK_SHIFT "QUINCE_CLOCK_SHIFT"

#endif
