import QuinceFoundation

/// The conditions of the monitors of one name. May be used from any thread.
final class MonitorState: LocationObserver, @unchecked Sendable {
    private struct Key: Hashable {
        var name: String
        var service: ObjectIdentifier
    }

    /// The most conditions of a monitor.
    static let limit = 20
    nonisolated(unsafe) private static var states: [Key: MonitorState] = [:]
    private static let statesLock = NSLock()

    static func named(_ name: String, _ service: LocationService) -> MonitorState {
        statesLock.withLock {
            let key = Key(name: name, service: ObjectIdentifier(service))
            if let state = states[key] { return state }
            let state = MonitorState(service)
            states[key] = state
            return state
        }
    }

    let service: LocationService
    private let lock = NSLock()
    private var records: [String: CLMonitor.Record] = [:]
    private var streams: [Int: AsyncStream<CLMonitor.Event>.Continuation] = [:]
    private var lastStream = 0
    /// Events that nobody has waited for yet.
    private var pending: [CLMonitor.Event] = []

    private init(_ service: LocationService) {
        self.service = service
        service.add(self)
    }

    var identifiers: [String] { lock.withLock { records.keys.sorted() } }
    func record(_ identifier: String) -> CLMonitor.Record? { lock.withLock { records[identifier] } }

    func makeStream() -> AsyncStream<CLMonitor.Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: CLMonitor.Event.self)
        let (number, missed) = lock.withLock {
            lastStream += 1
            streams[lastStream] = continuation
            defer { pending = [] }
            return (lastStream, pending)
        }
        continuation.onTermination = { [weak self] _ in _ = self?.lock.withLock { self?.streams.removeValue(forKey: number) } }
        for event in missed { continuation.yield(event) }
        return stream
    }

    func add(_ condition: some CLCondition, _ identifier: String, _ assumed: CLMonitor.Event.State) {
        let isSupported = condition is CLMonitor.CircularGeographicCondition || condition is CLMonitor.BeaconIdentityCondition
        let isFull = lock.withLock { records[identifier] == nil && records.count >= Self.limit }
        guard isSupported, !isFull else {
            return publish(CLMonitor.Event(identifier, .unmonitored, service, exceedsLimit: isFull, isUnsupported: !isSupported))
        }
        let event = CLMonitor.Event(identifier, assumed, service)
        lock.withLock { records[identifier] = CLMonitor.Record(condition: condition, lastEvent: event) }
        update()
    }

    func remove(_ identifier: String) {
        guard lock.withLock({ records.removeValue(forKey: identifier) != nil }) else { return }
        publish(CLMonitor.Event(identifier, .unmonitored, service))
    }

    func service(_ service: LocationService, didChange change: LocationService.Change) { update() }

    /// Publishes the states that are others than before.
    private func update() {
        for (identifier, record) in lock.withLock({ records }).sorted(by: { $0.key < $1.key }) {
            let state = state(of: record.condition)
            guard state != .unknown, state != record.lastEvent.state else { continue }
            let event = CLMonitor.Event(identifier, state, service)
            lock.withLock { records[identifier] = CLMonitor.Record(condition: record.condition, lastEvent: event) }
            publish(event)
        }
    }

    private func state(of condition: any CLCondition) -> CLMonitor.Event.State {
        guard let circle = condition as? CLMonitor.CircularGeographicCondition, let location = service.location else { return .unknown }
        return Geodesic.distance(from: circle.center, to: location.coordinate) <= circle.radius ? .satisfied : .unsatisfied
    }

    private func publish(_ event: CLMonitor.Event) {
        let streams = lock.withLock {
            if self.streams.isEmpty { pending = pending.suffix(99) + [event] }
            return Array(self.streams.values)
        }
        for stream in streams { stream.yield(event) }
    }
}
