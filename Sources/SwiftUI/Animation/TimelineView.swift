/// A view that is made anew at times of a schedule.
///
/// Source: Apple's documentation of `TimelineView`.
@MainActor @preconcurrency public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The date and the cadence of the current update.
    public struct Context {
        /// How often the content is shown anew.
        public enum Cadence: Comparable, Sendable {
            case live
            case seconds
            case minutes
        }

        public let cadence: Cadence
        /// The time of the schedule that the content is for.
        public let date: Date

        /// Has symbols be drawn anew; ours always are.
        public func invalidateTimelineContent() {}
    }

    nonisolated(unsafe) let schedule: Schedule
    nonisolated(unsafe) let content: (Context) -> Content
}

/// The context of a timeline's content, independent of the timeline's schedule and content types.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
    public typealias Body = Never

    nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = { content(TimelineViewDefaultContext(cadence: .init($0.cadence), date: $0.date)) }
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let clock = TimelineClock<Schedule>(inputs)
        let content = BodyEvaluation.attribute(of: view.attribute, scope: inputs.scope, environment: inputs.environment) { value in
            value.content(Context(cadence: .init(clock.cadence), date: clock.date.value))
        }
        let node = Content._makeView(view: _GraphValue(content), inputs: inputs).node
        inputs.host.lifetimes.add(NodeLifetime(appear: { clock.start() }, disappear: { clock.stop() }), inputs)
        node.observe(inputs) {
            let schedule = view.value.schedule
            AnyAttribute.untracked { clock.update(schedule) }
        }
        inputs.scope.atEnd { MainActor.assumeIsolated { clock.stop() } }
        return _ViewOutputs(node)
    }
}

extension TimelineView.Context.Cadence {
    fileprivate init<Other, OtherContent>(_ other: TimelineView<Other, OtherContent>.Context.Cadence) {
        switch other {
        case .live: self = .live
        case .seconds: self = .seconds
        case .minutes: self = .minutes
        }
    }
}

/// Goes through the times of a schedule.
@MainActor final class TimelineClock<Schedule: TimelineSchedule>: FrameRun {
    /// The time that is shown.
    let date = Attribute(Date())
    private var entries: Schedule.Entries.Iterator?
    private var next: Date?
    private var schedule: Schedule?
    private var isRunning = false

    init(_ inputs: _ViewInputs) {}

    var cadence: TimelineView<EveryMinuteTimelineSchedule, Never>.Context.Cadence {
        Schedule.self == AnimationTimelineSchedule.self ? .live : Schedule.self == EveryMinuteTimelineSchedule.self ? .minutes : .seconds
    }

    func update(_ new: Schedule) {
        if let schedule, ValueComparison.areEqual(schedule, new) { return }
        schedule = new
        begin(new, at: Date())
    }

    private func begin(_ schedule: Schedule, at now: Date) {
        var iterator = schedule.entries(from: now, mode: .normal).makeIterator()
        // The latest time that has come is what is shown.
        var current: Date?
        next = iterator.next()
        while let date = next, date <= now {
            current = date
            next = iterator.next()
        }
        entries = iterator
        date.set(current ?? next ?? now)
        updateRegistration()
    }

    func start() {
        isRunning = true
        if let schedule { begin(schedule, at: Date()) }
        updateRegistration()
    }

    func stop() {
        isRunning = false
        FrameClock.shared.remove(self)
    }

    private func updateRegistration() {
        if isRunning, next != nil { FrameClock.shared.add(self) } else { FrameClock.shared.remove(self) }
    }

    func tick(_ now: CFTimeInterval) -> Bool {
        let today = Date()
        var shown: Date?
        while let date = next, date <= today {
            shown = date
            next = entries?.next()
        }
        if let shown { date.set(shown) }
        return next != nil
    }
}
