/// How far a piece of work has come, and what it says of itself.
struct ObservedProgress: View {
    nonisolated(unsafe) let progress: Progress

    var body: some View {
        TimelineView(ProgressSchedule(progress: progress)) { _ in
            ProgressView(value: progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1)) {
                text(progress.localizedDescription, or: percentage)
            } currentValueLabel: {
                text(progress.localizedAdditionalDescription, or: nil)
            }
        }
    }

    /// The localized percentage shown for progress without a description of its own; nil for indeterminate progress.
    private var percentage: String? {
        guard !progress.isIndeterminate else { return nil }
        let percent = Int(saturating: (progress.fractionCompleted * 100).rounded(.down))
        return systemText("\(percent)% completed")
    }

    @ViewBuilder private func text(_ own: String?, or other: String?) -> some View {
        if let shown = own.flatMap({ $0.isEmpty ? nil : $0 }) ?? other { Text(verbatim: shown).monospacedDigit() }
    }
}

/// As many times as the screen shows frames until the work is over: progress objects here tell nobody of their changes.
private struct ProgressSchedule: TimelineSchedule {
    nonisolated(unsafe) let progress: Progress

    struct Entries: Sequence, IteratorProtocol {
        nonisolated(unsafe) let progress: Progress
        var upcoming: Date

        mutating func next() -> Date? {
            guard !progress.isFinished, !progress.isCancelled else { return nil }
            defer { upcoming = upcoming.addingTimeInterval(1.0 / 60) }
            return upcoming
        }
    }

    func entries(from start: Date, mode: TimelineScheduleMode) -> Entries { Entries(progress: progress, upcoming: start) }
}
