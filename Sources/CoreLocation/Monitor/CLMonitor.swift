import QuinceFoundation

/// Watches conditions under a name, and keeps them with what happened last while the app runs.
///
/// Source: Apple's documentation of `CLMonitor`.
public actor CLMonitor {
    /// A change of a condition's state.
    public struct Event: Sendable {
        public enum State: UInt, Sendable {
            case unknown
            case satisfied
            case unsatisfied
            /// The condition cannot be watched, or is not any more.
            case unmonitored
        }

        public let identifier: String
        /// What satisfied the condition more closely; nil for circles.
        public let refinement: (any CLCondition)?
        public let state: State
        public let date: Date
        public let authorizationDenied: Bool
        public let authorizationDeniedGlobally: Bool
        public let authorizationRestricted: Bool
        public let authorizationRequestInProgress: Bool
        public let accuracyLimited: Bool
        public let insufficientlyInUse: Bool
        public let serviceSessionRequired: Bool
        public let conditionLimitExceeded: Bool
        public let conditionUnsupported: Bool
        public let persistenceUnavailable: Bool

        init(_ identifier: String, _ state: State, _ service: LocationService, exceedsLimit: Bool = false, isUnsupported: Bool = false) {
            (self.identifier, self.state, refinement, date) = (identifier, state, nil, Date())
            authorizationDenied = service.authorization == .denied
            authorizationDeniedGlobally = false
            authorizationRestricted = service.authorization == .restricted
            authorizationRequestInProgress = service.isAsking
            accuracyLimited = service.isAuthorized && service.accuracy == .reducedAccuracy
            insufficientlyInUse = false
            serviceSessionRequired = service.authorization == .notDetermined && service.needsSession
            (conditionLimitExceeded, conditionUnsupported, persistenceUnavailable) = (exceedsLimit, isUnsupported, false)
        }
    }

    /// A condition and its last event.
    public struct Record: Sendable {
        public let condition: any CLCondition
        public let lastEvent: Event
    }

    /// The events of a monitor's conditions.
    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event

        let monitor: MonitorState

        public func makeAsyncIterator() -> Iterator {
            monitor.service.askImplicitly()
            return Iterator(iterator: monitor.makeStream().makeAsyncIterator())
        }

        public struct Iterator: AsyncIteratorProtocol {
            var iterator: AsyncStream<Event>.Iterator

            public mutating func next() async throws -> Event? { await iterator.next() }
        }
    }

    /// The monitor's name in the app.
    public let name: String
    private let state: MonitorState

    /// Opens the monitor of a name with the conditions that it has; a new one has none.
    public init(_ name: String) async { self.init(name, service: .current) }

    init(_ name: String, service: LocationService) { (self.name, state) = (name, MonitorState.named(name, service)) }

    public var identifiers: [String] { state.identifiers }
    public var events: Events { Events(monitor: state) }

    /// Begins to watch a condition; one of its identifier is replaced.
    ///
    /// - Parameter state: The state from which a different one is an event.
    public func add(_ condition: some CLCondition, identifier: String, assuming state: Event.State = .unknown) {
        self.state.add(condition, identifier, state)
    }

    public func remove(_ identifier: String) { state.remove(identifier) }

    public func record(for identifier: String) -> Record? { state.record(identifier) }
}
