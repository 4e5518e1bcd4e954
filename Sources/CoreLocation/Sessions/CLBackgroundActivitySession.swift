import QuinceFoundation

/// The app's wish to receive locations while it is in the background, from its making until it is invalidated.
///
/// Apps of a simulated device are suspended in the background, and receive the location when they return.
///
/// Source: Apple's documentation of `CLBackgroundActivitySession`.
open class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
    /// The state of the session.
    public struct Diagnostic: Sendable {
        public let authorizationDenied: Bool
        public let authorizationDeniedGlobally: Bool
        public let authorizationRestricted: Bool
        public let authorizationRequestInProgress: Bool
        public let insufficientlyInUse: Bool
        public let serviceSessionRequired: Bool

        init(_ service: LocationService) {
            authorizationDenied = service.authorization == .denied
            authorizationDeniedGlobally = false
            authorizationRestricted = service.authorization == .restricted
            authorizationRequestInProgress = service.isAsking
            insufficientlyInUse = false
            serviceSessionRequired = service.needsSession
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

    private let source: ChangeSource<Diagnostic>

    public override convenience init() { self.init(service: .current) }

    init(service: LocationService) { source = ChangeSource(service) { Diagnostic($0) } }

    public var diagnostics: Diagnostics { Diagnostics(source: source) }

    /// Ends the session, and its diagnostics.
    open func invalidate() { source.finish() }
}
