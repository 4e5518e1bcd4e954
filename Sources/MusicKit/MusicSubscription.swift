import QuinceFoundation

/// The capabilities of the user's subscription to Apple Music. Nobody is signed in, so nothing.
///
/// Source: Apple's documentation of `MusicSubscription`.
public struct MusicSubscription: Codable, Hashable, Sendable {
    /// Source: Apple's documentation of `MusicSubscription.Error`.
    public enum Error: String, LocalizedError, Codable, Hashable, Sendable {
        case unknown, permissionDenied, privacyAcknowledgementRequired
        public var errorDescription: String? {
            self == .permissionDenied ? "The user hasn’t permitted the access to Apple Music." : "The request failed."
        }
    }

    /// The changes of the subscription: there are none. Source: Apple's documentation of `MusicSubscription.Updates`.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = MusicSubscription
        /// Waits until the task is cancelled.
        public struct Iterator: AsyncIteratorProtocol {
            private var stream = AsyncStream<MusicSubscription> { _ in }.makeAsyncIterator()
            private var isFirst = true
            public mutating func next() async -> MusicSubscription? {
                if isFirst {
                    isFirst = false
                    if let current = try? await MusicSubscription.current { return current }
                }
                return await stream.next()
            }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    public let canPlayCatalogContent: Bool
    public let canBecomeSubscriber: Bool
    public let hasCloudLibraryEnabled: Bool

    /// - Throws: `MusicSubscription.Error.permissionDenied` where the user has not permitted the access.
    public static var current: MusicSubscription {
        get async throws {
            guard MusicAuthorization.currentStatus == .authorized else { throw Error.permissionDenied }
            return MusicSubscription(canPlayCatalogContent: false, canBecomeSubscriber: false, hasCloudLibraryEnabled: false)
        }
    }
    public static var subscriptionUpdates: Updates { Updates() }
}
