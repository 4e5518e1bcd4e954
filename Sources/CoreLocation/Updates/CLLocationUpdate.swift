import QuinceFoundation

/// A location of the device, or the reason why there is none.
///
/// Source: Apple's documentation of `CLLocationUpdate`.
public struct CLLocationUpdate: Sendable {
    /// The movement that the app follows. The simulated device's locations are the same for all.
    public enum LiveConfiguration: Int, Sendable {
        case `default`
        case automotiveNavigation
        case otherNavigation
        case fitness
        case airborne
    }

    /// nil = unknown.
    public let location: CLLocation?
    /// Whether the device does not move: the next update comes when it does.
    public let stationary: Bool
    public let authorizationDenied: Bool
    /// Whether location services are off on the whole device.
    public let authorizationDeniedGlobally: Bool
    public let authorizationRestricted: Bool
    /// Whether the user is being asked.
    public let authorizationRequestInProgress: Bool
    /// Whether the app knows the location only roughly.
    public let accuracyLimited: Bool
    /// Whether the app is not in use as much as its permission needs.
    public let insufficientlyInUse: Bool
    public let locationUnavailable: Bool
    /// Whether the app asks for explicit sessions in Info.plist and holds none.
    public let serviceSessionRequired: Bool

    @available(*, deprecated, renamed: "stationary")
    public var isStationary: Bool { stationary }

    init(_ service: LocationService) {
        let authorization = service.authorization
        location = service.location
        stationary = location?.speed == 0
        authorizationDenied = authorization == .denied
        authorizationDeniedGlobally = false
        authorizationRestricted = authorization == .restricted
        serviceSessionRequired = authorization == .notDetermined && service.needsSession
        authorizationRequestInProgress = authorization == .notDetermined && service.isAsking
        accuracyLimited = service.isAuthorized && service.accuracy == .reducedAccuracy
        insufficientlyInUse = authorization == .notDetermined && !service.isAsking && !service.needsSession
        locationUnavailable = service.isAuthorized && location == nil
    }

    /// The device's locations from now on. The user is asked for the permission where they have not been, unless Info.plist has
    /// `NSLocationRequireExplicitServiceSession`.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates(service: nil) }

    /// The updates, as long as they are iterated over.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate
        public typealias AsyncIterator = Iterator

        /// nil = the process's own.
        let service: LocationService?

        public func makeAsyncIterator() -> Iterator { Iterator(service ?? .current) }

        public struct Iterator: AsyncIteratorProtocol {
            public typealias Element = CLLocationUpdate

            private let source: ChangeSource<CLLocationUpdate>
            private var iterator: AsyncStream<CLLocationUpdate>.Iterator

            init(_ service: LocationService) {
                service.askImplicitly()
                source = ChangeSource(service) { CLLocationUpdate($0) }
                iterator = source.stream.makeAsyncIterator()
            }

            /// The next update; nil where the task was cancelled.
            public mutating func next() async throws -> CLLocationUpdate? {
                defer { withExtendedLifetime(source) {} }
                return await iterator.next()
            }
        }
    }
}
