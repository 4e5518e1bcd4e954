import HealthModel
import QuinceFoundation

/// Puts a workout together. Source: Apple's documentation of `HKWorkoutBuilder`.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    private enum State { case waiting, collecting, ended, finished, discarded }

    /// The collected samples. Guarded by the lock.
    private struct Content {
        var state = State.waiting
        var start: Date?
        var end: Date?
        var samples: [HKSample] = []
        var events: [HKWorkoutEvent] = []
        var activities: [HKWorkoutActivity] = []
        var metadata: [String: Any] = [:]
        /// Samples that others have saved, which only become parts of the workout.
        var foreign: Set<UUID> = []
        var routes: [HKWorkoutRouteBuilder] = []

        var quantities: [HKQuantitySample] { samples.compactMap { $0 as? HKQuantitySample } }
    }

    let store: HKHealthStore
    private let configuration: HKWorkoutConfiguration
    public let device: HKDevice?
    private let lock = NSLock()
    private var content = Content()

    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        (store, self.configuration, self.device) = (healthStore, configuration.snapshot, device)
        super.init()
    }

    private var current: Content { lock.withLock { content } }

    open var workoutConfiguration: HKWorkoutConfiguration { configuration.snapshot }
    open var startDate: Date? { current.start }
    open var endDate: Date? { current.end }
    open var metadata: [String: Any] { current.metadata }
    open var workoutEvents: [HKWorkoutEvent] { current.events }
    open var workoutActivities: [HKWorkoutActivity] {
        let content = current
        return content.activities.map { $0.with(end: $0.endDate, events: content.events, samples: content.quantities) }
    }

    /// Seconds from the start to a moment, without pauses.
    open func elapsedTime(at date: Date) -> TimeInterval {
        let content = current
        guard let start = content.start else { return 0 }
        return HKWorkoutEvent.activeDuration(from: start, to: max(start, min(date, content.end ?? date)), content.events)
    }

    // MARK: Statistics

    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
        let content = current
        guard let start = content.start else { return nil }
        return HKStatistics.ofWorkout(quantityType, content.quantities, start, content.end ?? Date())
    }
    open var allStatistics: [HKQuantityType: HKStatistics] {
        let content = current
        guard let start = content.start else { return [:] }
        return HKStatistics.allOfWorkout(content.quantities, start, content.end ?? Date())
    }

    // MARK: Changes

    /// Changes what is collected, in one of some states.
    ///
    /// - Throws: `HKError.errorInvalidArgument` in another state, with the words for what was tried.
    private func change<Value>(_ states: [State], _ action: String, _ body: (inout Content) throws -> Value) throws -> Value {
        try lock.withLock {
            guard states.contains(content.state) else {
                throw HKError(.errorInvalidArgument, "Unable to \(action) while the workout builder is \(content.state).")
            }
            return try body(&content)
        }
    }

    /// Is called after the builder has collected samples or an event.
    func didCollect(_ types: Set<HKSampleType>, event: Bool) {}
    func didBegin(_ date: Date) {}
    func didEnd() {}

    private func beginNow(_ start: Date) throws {
        try change([.waiting], "begin collection") { ($0.state, $0.start) = (.collecting, start) }
        didBegin(start)
    }
    private func endNow(_ end: Date) throws {
        try change([.collecting], "end collection") { content in
            guard end >= (content.start ?? end) else { throw HKError(.errorInvalidArgument, "The end date is before the start date.") }
            (content.state, content.end) = (.ended, end)
            content.activities = content.activities.map {
                $0.endDate == nil ? $0.with(end: end, events: content.events, samples: content.quantities) : $0
            }
        }
        didEnd()
    }

    private func addNow(_ samples: [HKSample]) throws {
        try HKHealthStore.checkSharing(Set(samples.map(\.sampleType)).filter { !($0 is HKCorrelationType) })
        try change([.waiting, .collecting, .ended], "add samples") { $0.samples += samples }
        didCollect(Set(samples.map(\.sampleType)), event: false)
    }

    /// Takes in samples that others have saved.
    func collect(_ samples: [HKSample]) {
        let new: [HKSample]? = try? change([.collecting], "collect samples") { content in
            let known = Set(content.samples.map(\.uuid))
            let new = samples.filter { !known.contains($0.uuid) }
            content.samples += new
            content.foreign.formUnion(new.map(\.uuid))
            return new
        }
        if let new, !new.isEmpty { didCollect(Set(new.map(\.sampleType)), event: false) }
    }

    func addNow(_ events: [HKWorkoutEvent]) throws {
        try change([.waiting, .collecting, .ended], "add events") { $0.events += events }
        didCollect([], event: true)
    }

    func addNow(_ activity: HKWorkoutActivity) throws {
        try change([.waiting, .collecting, .ended], "add an activity") { $0.activities.append(activity) }
    }

    func updateNow(_ identifier: UUID, end: Date?, _ metadata: [String: Any]) throws {
        try change([.waiting, .collecting, .ended], "update an activity") { content in
            guard let index = content.activities.firstIndex(where: { $0.uuid == identifier }) else {
                throw HKError(.errorInvalidArgument, "There is no workout activity with this UUID.")
            }
            let old = content.activities[index]
            content.activities[index] = old.with(
                end: end ?? old.endDate, metadata: metadata, events: content.events, samples: content.quantities)
        }
    }

    private func addNow(metadata: [String: Any]) throws {
        try change([.waiting, .collecting, .ended], "add metadata") { $0.metadata.merge(metadata) { $1 } }
    }

    // MARK: Interface

    open func beginCollection(withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        store.perform(completion) { try self.beginNow(startDate) }
    }
    open func beginCollection(at startDate: Date) async throws { try await store.perform { try self.beginNow(startDate) } }

    open func endCollection(withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        store.perform(completion) { try self.endNow(endDate) }
    }
    open func endCollection(at endDate: Date) async throws { try await store.perform { try self.endNow(endDate) } }

    open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        store.perform(completion) { try self.addNow(samples) }
    }
    open func addSamples(_ samples: [HKSample]) async throws { try await store.perform { try self.addNow(samples) } }

    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        store.perform(completion) { try self.addNow(workoutEvents) }
    }
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws {
        try await store.perform { try self.addNow(workoutEvents) }
    }

    open func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        Metadata.validate(metadata)
        nonisolated(unsafe) let metadata = metadata
        store.perform(completion) { try self.addNow(metadata: metadata) }
    }
    open func addMetadata(_ metadata: [String: Any]) async throws {
        Metadata.validate(metadata)
        nonisolated(unsafe) let metadata = metadata
        try await store.perform { try self.addNow(metadata: metadata) }
    }

    open func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        store.perform(completion) { try self.addNow(workoutActivity) }
    }
    open func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity) async throws {
        try await store.perform { try self.addNow(workoutActivity) }
    }

    open func updateActivity(uuid UUID: UUID, end endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        store.perform(completion) { try self.updateNow(UUID, end: endDate, [:]) }
    }
    open func updateActivity(uuid UUID: UUID, end endDate: Date) async throws {
        try await store.perform { try self.updateNow(UUID, end: endDate, [:]) }
    }

    /// The builder of the workout's route; nil for other types of series.
    open func seriesBuilder(for seriesType: HKSeriesType) -> HKSeriesBuilder? {
        guard seriesType == HKSeriesType.workoutRoute() else { return nil }
        return lock.withLock {
            if let known = content.routes.first { return known }
            let builder = HKWorkoutRouteBuilder(healthStore: store, device: device)
            content.routes.append(builder)
            return builder
        }
    }

    // MARK: Finishing

    private func finishNow() throws -> HKWorkout {
        let content = try change([.ended], "finish the workout") { $0 }
        guard let start = content.start, let end = content.end else { throw HKError(.errorInvalidArgument) }
        let workoutContent = HKWorkout.Content(
            activity: configuration.activityType, events: content.events.isEmpty ? nil : content.events,
            activities: content.activities.isEmpty ? [mainActivity(start, end, content)] : content.activities,
            samples: content.quantities)
        let identity = ObjectIdentity(metadata: content.metadata.isEmpty ? nil : content.metadata, device: device)
        let workout = HKWorkout(workoutContent, start, end, identity)
        try HKHealthStore.saveNow([workout])
        // Samples that the app saved itself before become parts of it, too.
        let own = content.samples.filter { !content.foreign.contains($0.uuid) }
        if !own.isEmpty { try HKHealthStore.saveNow(own, in: workout.uuid) }
        if !content.foreign.isEmpty { try HealthDatabase.change { $0.relate(content.foreign, to: workout.uuid) } }
        _ = try change([.ended], "finish the workout") { $0.state = .finished }
        return workout
    }

    /// The one activity of a workout that was not divided.
    private func mainActivity(_ start: Date, _ end: Date, _ content: Content) -> HKWorkoutActivity {
        HKWorkoutActivity(UUID(), configuration, start, end, nil, events: content.events, samples: content.quantities)
    }

    open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        store.perform({ try self.finishNow() }, completion: completion)
    }
    @discardableResult open func finishWorkout() async throws -> HKWorkout? { try await store.perform { try self.finishNow() } }

    /// Ends without a workout.
    open func discardWorkout() {
        lock.withLock {
            content = Content()
            content.state = .discarded
        }
        didEnd()
    }
}
