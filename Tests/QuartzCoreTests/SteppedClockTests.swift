import Testing

/// Tests that step the one clock of the process by hand, and so must not run at the same time.
@Suite(.serialized) enum SteppedClockTests {}
