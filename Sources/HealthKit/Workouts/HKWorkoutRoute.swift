import CoreLocation
import HealthModel
import QuinceFoundation

/// A sample that is a series of values. Source: Apple's documentation of `HKSeriesSample`.
open class HKSeriesSample: HKSample, @unchecked Sendable {
    /// The number of values.
    open var count: Int { 0 }
}

/// The way of a workout. Source: Apple's documentation of `HKWorkoutRoute`.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {
    let places: [HealthLocation]

    init(_ record: HealthRecord) {
        places = record.route ?? []
        super.init(HKSeriesType.workoutRoute(), record.start, max(record.start, record.end), ObjectIdentity(record))
    }

    open override var count: Int { places.count }

    override var record: HealthRecord? {
        var record = baseRecord
        record.route = places
        return record
    }
}

/// Collects a series of values. Source: Apple's documentation of `HKSeriesBuilder`.
open class HKSeriesBuilder: NSObject, @unchecked Sendable {
    /// Ends without a sample.
    open func discard() {}
}

/// Collects the way of a workout. Source: Apple's documentation of `HKWorkoutRouteBuilder`.
open class HKWorkoutRouteBuilder: HKSeriesBuilder, @unchecked Sendable {
    private enum State { case open, finished, discarded }

    private let store: HKHealthStore
    private let device: HKDevice?
    private let lock = NSLock()
    private var state = State.open
    private var places: [HealthLocation] = []
    private var metadata: [String: Any] = [:]

    public init(healthStore: HKHealthStore, device: HKDevice?) { (store, self.device) = (healthStore, device) }

    open override func discard() { lock.withLock { (state, places) = (.discarded, []) } }

    private func change(_ body: () throws -> Void) throws {
        try lock.withLock {
            guard state == .open else { throw HKError(.errorInvalidArgument, "The route builder is finished or discarded.") }
            try body()
        }
    }

    // MARK: Collecting

    private func insertNow(_ locations: [CLLocation]) throws {
        guard !locations.isEmpty else { throw HKError(.errorInvalidArgument, "Route data must not be empty.") }
        try change { places += locations.map(HealthLocation.init) }
    }

    open func insertRouteData(_ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        store.perform(completion) { try self.insertNow(routeData) }
    }
    open func insertRouteData(_ routeData: [CLLocation]) async throws { try await store.perform { try self.insertNow(routeData) } }

    open func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        Metadata.validate(metadata)
        nonisolated(unsafe) let metadata = metadata
        store.perform(completion) { try self.change { self.metadata.merge(metadata) { $1 } } }
    }
    open func addMetadata(_ metadata: [String: Any]) async throws {
        Metadata.validate(metadata)
        nonisolated(unsafe) let metadata = metadata
        try await store.perform { try self.change { self.metadata.merge(metadata) { $1 } } }
    }

    // MARK: Finishing

    private func finishNow(_ workout: HKWorkout, _ added: [String: Any]?) throws -> HKWorkoutRoute {
        Metadata.validate(added)
        var record: HealthRecord?
        try change {
            let times = places.map(\.time)
            guard let first = times.min(), let last = times.max() else {
                throw HKError(.errorInvalidArgument, "The route has no data.")
            }
            var new = HealthRecord(type: HKWorkoutRouteTypeIdentifier, start: first, end: last, source: .app)
            (new.route, new.workout, new.device) = (places, workout.uuid, device?.record)
            let all = metadata.merging(added ?? [:]) { $1 }
            if !all.isEmpty { new.metadata = Metadata.records(of: all) }
            record = new
        }
        guard let record else { throw HKError(.unknownError) }
        let route = HKWorkoutRoute(record)
        try HKHealthStore.saveNow([route], in: workout.uuid)
        lock.withLock { state = .finished }
        return route
    }

    open func finishRoute(
        with workout: HKWorkout, metadata: [String: Any]?, completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let metadata = metadata
        store.perform({ try self.finishNow(workout, metadata) }, completion: completion)
    }
    @discardableResult open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute {
        nonisolated(unsafe) let metadata = metadata
        return try await store.perform { try self.finishNow(workout, metadata) }
    }
}

/// Asks for the places of a route. Source: Apple's documentation of `HKWorkoutRouteQuery`.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    private let route: HKWorkoutRoute
    public let dateInterval: DateInterval?
    private let handler: @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void

    private init(
        _ route: HKWorkoutRoute, _ interval: DateInterval?,
        _ handler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) {
        (self.route, dateInterval, self.handler) = (route, interval, handler)
        super.init(HKSeriesType.workoutRoute(), nil)
    }

    public convenience init(
        route workoutRoute: HKWorkoutRoute,
        dataHandler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) { self.init(workoutRoute, nil, dataHandler) }
    public convenience init(
        route workoutRoute: HKWorkoutRoute, dateInterval: DateInterval,
        dataHandler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) { self.init(workoutRoute, dateInterval, dataHandler) }

    override func answer(_ snapshot: HealthSnapshot) throws {
        guard let places = snapshot.places(of: route.uuid) else { throw HKError(.errorInvalidArgument, "The route is not saved.") }
        let locations = places.filter { dateInterval?.contains($0.time) ?? true }.map(\.location)
        deliver { self.handler(self, locations, true, nil) }
    }
    override func fail(_ error: any Error) { handler(self, nil, true, error) }
}

/// Asks for the places of a route. Source: Apple's documentation of `HKWorkoutRouteQueryDescriptor`.
public struct HKWorkoutRouteQueryDescriptor: HKAsyncSequenceQuery, Sendable {
    public let route: HKWorkoutRoute
    public let dateInterval: DateInterval?

    public init(_ route: HKWorkoutRoute, dateInterval: DateInterval? = nil) { (self.route, self.dateInterval) = (route, dateInterval) }

    /// The places in their order.
    public struct Results: AsyncSequence, Sendable {
        public typealias Element = CLLocation
        let route: HKWorkoutRoute
        let interval: DateInterval?
        let store: HKHealthStore

        public struct Iterator: AsyncIteratorProtocol {
            let results: Results
            var places: [HealthLocation]?
            var index = 0

            public mutating func next() async throws -> CLLocation? {
                if places == nil { places = try await results.read() }
                guard let places, index < places.count else { return nil }
                defer { index += 1 }
                return places[index].location
            }
        }
        public func makeAsyncIterator() -> Iterator { Iterator(results: self) }

        func read() async throws -> [HealthLocation] {
            try await store.perform {
                let places = try HealthSnapshot().places(of: route.uuid)
                guard let places else { throw HKError(.errorInvalidArgument, "The route is not saved.") }
                return places.filter { interval?.contains($0.time) ?? true }
            }
        }
    }

    public func results(for healthStore: HKHealthStore) -> Results { Results(route: route, interval: dateInterval, store: healthStore) }
}

extension HealthLocation {
    init(_ location: CLLocation) {
        self.init(
            latitude: location.coordinate.latitude, longitude: location.coordinate.longitude, altitude: location.altitude,
            horizontalAccuracy: location.horizontalAccuracy, verticalAccuracy: location.verticalAccuracy, course: location.course,
            speed: location.speed, time: location.timestamp)
    }

    var location: CLLocation {
        CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: altitude,
            horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy, course: course, speed: speed, timestamp: time)
    }
}
