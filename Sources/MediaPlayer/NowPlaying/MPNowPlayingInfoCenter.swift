import UIKit

/// The object by which an app says what it plays now.
///
/// Source: Apple's documentation of `MPNowPlayingInfoCenter`.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let shared = MPNowPlayingInfoCenter()

    private let lock = NSLock()
    private var information: [String: Any]?
    private var state = MPNowPlayingPlaybackState.unknown

    override init() { super.init() }

    /// The center of the app.
    open class func `default`() -> MPNowPlayingInfoCenter { shared }

    /// What plays now, by the keys of media items and of the center; nil = nothing.
    open var nowPlayingInfo: [String: Any]? {
        get { lock.withLock { information } }
        set { lock.withLock { information = newValue } }
    }

    /// Whether it plays; iOS takes it from the app's audio session and leaves what an app sets as it is.
    open var playbackState: MPNowPlayingPlaybackState {
        get { lock.withLock { state } }
        set { lock.withLock { state = newValue } }
    }
}

/// Whether an app plays. Source: Apple's documentation of `MPNowPlayingPlaybackState`.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    case unknown = 0, playing, paused, stopped, interrupted
}

/// The kind of media that plays. Source: Apple's documentation of `MPNowPlayingInfoMediaType`.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
    case none = 0, audio, video
}
