import UIKit

public enum MPMusicPlaybackState: Int, Sendable {
    case stopped = 0, playing, paused, interrupted, seekingForward, seekingBackward
}

public enum MPMusicRepeatMode: Int, Sendable {
    case `default` = 0, none, one, all
}

public enum MPMusicShuffleMode: Int, Sendable {
    case `default` = 0, off, songs, albums
}

/// Plays items of the media library and the catalog. The device has neither: a queue stays empty and the player stopped, as in Apple's Simulator, which has
/// no Music app; `prepareToPlay(completionHandler:)` says so.
///
/// Source: Apple's documentation of `MPMusicPlayerController`.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    private static let system = MPMusicPlayerController()
    private static let application = MPMusicPlayerController()

    private let lock = NSLock()
    private var notified = 0

    override init() { super.init() }

    /// The player of the Music app.
    open class var systemMusicPlayer: MPMusicPlayerController { system }
    /// A player of the app's own.
    open class var applicationMusicPlayer: MPMusicPlayerController { application }
    @available(iOS, deprecated: 11.0) open class var iPodMusicPlayer: MPMusicPlayerController { system }

    open var playbackState: MPMusicPlaybackState { .stopped }
    open var repeatMode = MPMusicRepeatMode.default
    open var shuffleMode = MPMusicShuffleMode.default
    /// The item that plays: none. One that is set and in no library is not taken over.
    open var nowPlayingItem: MPMediaItem? {
        get { nil }
        set {}
    }
    open var indexOfNowPlayingItem: Int { NSNotFound }
    open var isPreparedToPlay: Bool { false }
    open var currentPlaybackTime: TimeInterval = .nan
    open var currentPlaybackRate: Float = 0

    /// Makes ready to play.
    ///
    /// - Parameter completionHandler: Called on the main thread with `MPError.notFound`: the queue is empty.
    open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(MPError(.notFound)) }
    }

    /// Makes ready to play.
    ///
    /// - Throws: `MPError.notFound`: the queue is empty.
    open func prepareToPlay() async throws { throw MPError(.notFound) }

    /// Begins posting notifications of what plays, as often as `endGeneratingPlaybackNotifications` ends it. Nothing ever plays.
    open func beginGeneratingPlaybackNotifications() { lock.withLock { notified += 1 } }
    open func endGeneratingPlaybackNotifications() { lock.withLock { notified = max(0, notified - 1) } }

    // The queue has nothing that these could play, skip or stop.

    open func setQueue(with query: MPMediaQuery) {}
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    open func setQueue(with storeIDs: [String]) {}
    open func prepareToPlay() {}
    open func play() {}
    open func pause() {}
    open func stop() {}
    open func beginSeekingForward() {}
    open func beginSeekingBackward() {}
    open func endSeeking() {}
    open func skipToNextItem() {}
    open func skipToBeginning() {}
    open func skipToPreviousItem() {}
}

extension MPMusicPlayerController {
    @available(*, unavailable, message: "not yet in Quince: queues that apps change")
    public class var applicationQueuePlayer: Never { fatalError() }
}

extension NSNotification.Name {
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name("MPMusicPlayerControllerVolumeDidChangeNotification")
    public static let MPMusicPlayerControllerQueueDidChange = NSNotification.Name("MPMusicPlayerControllerQueueDidChangeNotification")
}

/// The domain of `MPError`.
public let MPErrorDomain = "MPErrorDomain"

/// An error of the framework. Source: Apple's documentation of `MPError`.
public struct MPError: _BridgedStoredNSError {
    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var _nsErrorDomain: String { MPErrorDomain }

    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = MPError

        case unknown = 0
        case permissionDenied = 1
        case cloudServiceCapabilityMissing = 2
        case networkConnectionFailed = 3
        case notFound = 4
        case notSupported = 5
        case cancelled = 6
        case requestTimedOut = 7
    }

    public static var unknown: Code { .unknown }
    public static var permissionDenied: Code { .permissionDenied }
    public static var cloudServiceCapabilityMissing: Code { .cloudServiceCapabilityMissing }
    public static var networkConnectionFailed: Code { .networkConnectionFailed }
    public static var notFound: Code { .notFound }
    public static var notSupported: Code { .notSupported }
    public static var cancelled: Code { .cancelled }
    public static var requestTimedOut: Code { .requestTimedOut }
}
