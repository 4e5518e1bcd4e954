import QuartzCore

/// Waits on the phone's clock.
@MainActor enum Waiting {
    /// Seconds between two looks.
    private static let interval = 0.1

    /// Lets time pass until a condition holds.
    ///
    /// - Returns: Whether it has come to that within the seconds.
    static func wait(_ timeout: Double, until isDone: () -> Bool) -> Bool {
        var passed = 0.0
        while !isDone() {
            guard passed < timeout, !TestInterruption.isOver else { return false }
            let step = min(passed < 2 ? interval : interval * 3, timeout - passed)
            Phone.wait(step)
            passed += step
        }
        return true
    }
}
