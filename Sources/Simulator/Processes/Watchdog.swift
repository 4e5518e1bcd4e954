/// Decides when an app that hangs is ended, as iOS's watchdog does: a launch and, in front, an answer of the main thread may take 20 seconds.
///
/// A state machine: it is told what happens and how much time has passed, and knows no clock and no process.
struct Watchdog: Sendable {
    enum Event: Equatable, Sendable {
        /// The app has launched.
        case ready
        /// The main thread has answered a question; any answer is a sign of life.
        case answer
        /// The app has come to the front, or left it.
        case front(Bool)
        case tick(Interval)
    }

    /// The time that has passed since the last tick.
    struct Interval: Equatable, Sendable {
        /// Seconds on the host's clock. What is more than a period is time in which the host itself did not run, and does not count.
        var elapsed: Double
        /// Seconds of these for which the main thread was ready to run and got no processor.
        var starved = 0.0
        /// Whether the process is stopped, as by a debugger.
        var isStopped = false
    }

    enum Decision: Equatable, Sendable {
        case wait
        /// Asks the main thread for a sign of life.
        case ask
        case end(Transgression)
    }

    enum Transgression: Equatable, Sendable {
        case launch(limit: Double)
        case answer(limit: Double)
    }

    private enum State {
        case launching(seconds: Double)
        case running(seconds: Double, unanswered: Int)
        case ended
    }

    /// Seconds a launch, or an answer, may take.
    let limit: Double
    /// Seconds between ticks.
    let period: Double
    private var state = State.launching(seconds: 0)
    private var isInFront: Bool

    /// So many questions in a row have to be without an answer, too.
    static let leastUnanswered = 3

    init(limit: Double = 20, period: Double = 2, isInFront: Bool) { (self.limit, self.period, self.isInFront) = (limit, period, isInFront) }

    /// Whether it needs ticks: an app that has launched and is not in front may do as it likes.
    var needsTicks: Bool {
        switch state {
        case .launching: true
        case .running: isInFront
        case .ended: false
        }
    }

    mutating func handle(_ event: Event) -> Decision {
        switch (event, state) {
        case (.ready, .launching), (.answer, .running): state = .running(seconds: 0, unanswered: 0)
        case (.front(let isInFront), _):
            self.isInFront = isInFront
            if case .running = state { state = .running(seconds: 0, unanswered: 0) }
        case (.tick(let interval), _): return handle(interval)
        case (.ready, _), (.answer, _): break
        }
        return .wait
    }

    private mutating func handle(_ interval: Interval) -> Decision {
        guard needsTicks, !interval.isStopped else { return .wait }
        let counted = max(0, min(interval.elapsed - interval.starved, period))
        switch state {
        case .launching(let seconds):
            state = .launching(seconds: seconds + counted)
            return seconds + counted < limit ? .wait : end(.launch(limit: limit))
        case .running(let seconds, let unanswered):
            // Before the first question nobody has waited for an answer.
            let waited = unanswered == 0 ? 0 : seconds + counted
            if waited >= limit, unanswered >= Self.leastUnanswered { return end(.answer(limit: limit)) }
            state = .running(seconds: waited, unanswered: unanswered + 1)
            return .ask
        case .ended: return .wait
        }
    }

    private mutating func end(_ transgression: Transgression) -> Decision {
        state = .ended
        return .end(transgression)
    }
}
