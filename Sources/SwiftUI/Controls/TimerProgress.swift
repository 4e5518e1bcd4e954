/// How much of a span of time is left, or has passed; it is shown anew as often as that makes a difference.
struct TimerProgress: TimelineSchedule {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// Steps in which the bar moves, and the shortest time between two, in seconds.
    private static let steps = 400.0, shortest: TimeInterval = 0.05

    /// The part that is full, 0…1.
    func fraction(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let passed = length > 0 ? min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
        return countsDown ? 1 - passed : passed
    }

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
        let end = interval.upperBound
        guard startDate < end else { return [startDate] }
        let step = max(end.timeIntervalSince(interval.lowerBound) / Self.steps, Self.shortest)
        let first = max(startDate, interval.lowerBound)
        let moves = stride(from: 0, to: end.timeIntervalSince(first), by: step).map { first.addingTimeInterval($0) }
        return (startDate < first ? [startDate] : []) + moves + [end]
    }
}

/// The default label below the bar of a progress view that follows a date interval: the time left or elapsed.
///
/// Source: Apple's documentation of `DefaultDateProgressLabel`.
@MainActor @preconcurrency public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    nonisolated init(interval: ClosedRange<Date>, countsDown: Bool) { (self.interval, self.countsDown) = (interval, countsDown) }

    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
