import QuinceFoundation

/// The app's wish for a permission, from its making until it is invalidated or freed. The user is asked where they have not been.
///
/// Source: Apple's documentation of `CLServiceSession`.
public final class CLServiceSession: @unchecked Sendable {
    public enum AuthorizationRequirement: Int, Sendable {
        case none
        case whenInUse
        case always
    }

    /// The state of the session.
    public struct Diagnostic: Sendable {
        public let authorizationDenied: Bool
        public let authorizationDeniedGlobally: Bool
        public let authorizationRestricted: Bool
        public let authorizationRequestInProgress: Bool
        public let alwaysAuthorizationDenied: Bool
        public let fullAccuracyDenied: Bool
        public let insufficientlyInUse: Bool
        public let serviceSessionRequired: Bool

        init(_ service: LocationService, _ requirement: AuthorizationRequirement, isFull: Bool) {
            let authorization = service.authorization
            authorizationDenied = requirement != .none && authorization == .denied
            authorizationDeniedGlobally = false
            authorizationRestricted = requirement != .none && authorization == .restricted
            authorizationRequestInProgress = service.isAsking
            alwaysAuthorizationDenied = requirement == .always && authorization != .authorizedAlways && authorization != .notDetermined
            fullAccuracyDenied = isFull && service.accuracy == .reducedAccuracy
            insufficientlyInUse = false
            serviceSessionRequired = false
        }
    }

    /// The states of a session, from the present one on.
    public struct Diagnostics: AsyncSequence, Sendable {
        public typealias Element = Diagnostic

        let source: ChangeSource<Diagnostic>

        public func makeAsyncIterator() -> Iterator { Iterator(source: source, iterator: source.stream.makeAsyncIterator()) }

        public struct Iterator: AsyncIteratorProtocol {
            let source: ChangeSource<Diagnostic>
            var iterator: AsyncStream<Diagnostic>.Iterator

            public mutating func next() async throws -> Diagnostic? { await iterator.next() }
        }
    }

    private let service: LocationService
    private let requirement: AuthorizationRequirement
    private let isFull: Bool
    private let lock = NSLock()
    private var sources: [ChangeSource<Diagnostic>] = []
    private var isInvalidated = false

    public convenience init(authorization: AuthorizationRequirement) { self.init(authorization, purposeKey: nil, service: .current) }

    /// - Parameter fullAccuracyPurposeKey: A key of `NSLocationTemporaryUsageDescriptionDictionary` in Info.plist.
    public convenience init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
        self.init(authorization, purposeKey: fullAccuracyPurposeKey, service: .current)
    }

    init(_ requirement: AuthorizationRequirement, purposeKey: String?, service: LocationService) {
        (self.service, self.requirement, isFull) = (service, requirement, purposeKey != nil)
        let manager = CLLocationManager(service: service)
        switch requirement {
        case .none: break
        case .whenInUse: manager.requestWhenInUseAuthorization()
        case .always: manager.requestAlwaysAuthorization()
        }
        if let purposeKey { manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) }
        service.setSession(1)
    }

    deinit { invalidate() }

    public var diagnostics: Diagnostics {
        let source = ChangeSource(service) { [requirement, isFull] in Diagnostic($0, requirement, isFull: isFull) }
        lock.withLock { if isInvalidated { source.finish() } else { sources.append(source) } }
        return Diagnostics(source: source)
    }

    /// Ends the session, and its diagnostics.
    public func invalidate() {
        let ended = lock.withLock {
            defer { (isInvalidated, sources) = (true, []) }
            return isInvalidated ? nil : sources
        }
        guard let ended else { return }
        for source in ended { source.finish() }
        service.setSession(-1)
    }
}
