import QuinceCombine
import QuinceFoundation

/// An item that players play. Source: Apple's documentation of `PlayableMusicItem`.
public protocol PlayableMusicItem: MusicItem, Sendable {}

/// Plays Apple Music, which the user has not subscribed to: players do not begin.
///
/// Source: Apple's documentation of `MusicPlayer`.
public class MusicPlayer: @unchecked Sendable {
    /// Source: Apple's documentation of `MusicPlayer.PlaybackStatus`.
    public enum PlaybackStatus: Hashable, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
    /// Source: Apple's documentation of `MusicPlayer.RepeatMode`.
    public enum RepeatMode: Hashable, Sendable { case none, one, all }
    /// Source: Apple's documentation of `MusicPlayer.ShuffleMode`.
    public enum ShuffleMode: Hashable, Sendable { case off, songs }

    /// Source: Apple's documentation of `MusicPlayer.State`.
    public final class State: ObservableObject, @unchecked Sendable {
        public var playbackStatus: PlaybackStatus { .stopped }
        public var playbackRate: Float { 0 }
        @Published public var repeatMode: RepeatMode?
        @Published public var shuffleMode: ShuffleMode?
    }

    /// Source: Apple's documentation of `MusicPlayer.Queue`.
    public class Queue: ObservableObject, @unchecked Sendable {
        /// Source: Apple's documentation of `MusicPlayer.Queue.Entry`.
        public struct Entry: Identifiable, Hashable, Sendable {
            public let id: String
            public let title: String
            public let subtitle: String?
            public let artwork: Artwork?
        }

        /// nil: nothing plays.
        public var currentEntry: Entry? { nil }
        let count: Int

        public init() { count = 0 }
        public required init<Items: Sequence>(for playableItems: Items, startingAt item: Items.Element? = nil)
        where Items.Element: PlayableMusicItem { count = Array(playableItems).count }
    }

    public let state = State()
    /// Seconds.
    public var playbackTime: TimeInterval = 0
    public var isPreparedToPlay: Bool { false }

    init() {}

    /// - Throws: `MusicTokenRequestError`.
    public func play() async throws { throw MusicTokenRequestError.current }
    public func prepareToPlay() async throws { throw MusicTokenRequestError.current }
    public func skipToNextEntry() async throws { throw MusicTokenRequestError.current }
    public func skipToPreviousEntry() async throws { throw MusicTokenRequestError.current }
    // Nothing plays that could be paused.
    public func pause() {}
    public func stop() {}
    public func restartCurrentEntry() { playbackTime = 0 }
    public func beginSeekingForward() {}
    public func beginSeekingBackward() {}
    public func endSeeking() {}
}

/// The app's own player. Source: Apple's documentation of `ApplicationMusicPlayer`.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
    /// Source: Apple's documentation of `ApplicationMusicPlayer.Queue`.
    public final class Queue: MusicPlayer.Queue, ExpressibleByArrayLiteral, @unchecked Sendable {
        public convenience init(arrayLiteral elements: Song...) { self.init(for: elements) }
    }
    public static let shared = ApplicationMusicPlayer()
    public var queue = Queue()
}

/// The player of the Music app, which the device lacks. Source: Apple's documentation of `SystemMusicPlayer`.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
    public static let shared = SystemMusicPlayer()
    public var queue = MusicPlayer.Queue()
}
