internal import MediaInformation
@_spi(Quince) import QuinceFoundation

/// An asset as it is played: its state, times and position.
///
/// The asset is read once the item belongs to a player. Changes of properties are reported to observers, on the main thread unless the app makes them.
/// Source: Apple's documentation of `AVPlayerItem`.
open class AVPlayerItem: NSObject, NSCopying, @unchecked Sendable {
    /// Whether the item can be played. Source: Apple's documentation of `AVPlayerItem.Status`.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    public let asset: AVAsset
    public let automaticallyLoadedAssetKeys: [String]

    let lock = NSRecursiveLock()
    var timeline = PlaybackTimeline()
    var facts = Facts()
    var pendingSeeks = PendingSeeks()
    /// The player whose item it is, or waits to be.
    weak var player: AVPlayer?

    /// Values that observers are told of.
    struct Facts {
        var status = Status.unknown
        var error: (any Error)?
        var forwardEnd = CMTime.invalid
        var reverseEnd = CMTime.invalid
        var audioMix: AVAudioMix?
        var outputs: [AVPlayerItemOutput] = []
        var videoComposition: AVVideoComposition?
        /// Counts changes of the video composition.
        var compositionVersion = 0
        /// The sound of an asset that is composed or mixed.
        var sound: RenderedSound?
        /// Called once the asset has been read.
        var waiting: [@Sendable () -> Void] = []
    }

    /// Makes an item of a file or of an address.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL), automaticallyLoadedAssetKeys: nil) }
    public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }

    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        (self.asset, self.automaticallyLoadedAssetKeys) = (asset, automaticallyLoadedAssetKeys ?? [])
        super.init()
    }

    // MARK: State

    open var status: Status { lock.withLock { facts.status } }
    open var error: (any Error)? { lock.withLock { facts.error } }
    /// Indefinite until the asset has been read.
    open var duration: CMTime { status == .readyToPlay && !isLive ? asset.duration : .indefinite }
    /// The size that the video is shown in, in pixels; nothing for sound and before the asset has been read.
    open var presentationSize: CGSize {
        guard status == .readyToPlay, let track = asset.tracks(withMediaType: .video).first else { return .zero }
        if let videoComposition { return videoComposition.renderSize }
        let rect = CGRect(origin: .zero, size: track.naturalSize).applying(track.preferredTransform)
        return CGSize(width: abs(rect.width), height: abs(rect.height))
    }
    open var tracks: [AVPlayerItemTrack] { status == .readyToPlay ? asset.tracks.map(AVPlayerItemTrack.init) : [] }

    open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
    open var isPlaybackBufferFull: Bool { status == .readyToPlay }
    open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
    /// The range that can be played at once: files are at hand whole.
    open var loadedTimeRanges: [NSValue] { status == .readyToPlay ? [NSValue(timeRange: wholeRange)] : [] }
    open var seekableTimeRanges: [NSValue] { loadedTimeRanges }
    private var wholeRange: CMTimeRange { CMTimeRange(start: .zero, duration: duration) }

    open var canPlayFastForward: Bool { status == .readyToPlay }
    open var canPlaySlowForward: Bool { status == .readyToPlay }
    open var canPlayReverse: Bool { status == .readyToPlay }
    open var canPlayFastReverse: Bool { status == .readyToPlay }
    open var canPlaySlowReverse: Bool { status == .readyToPlay }
    open var canStepForward: Bool { status == .readyToPlay }
    open var canStepBackward: Bool { status == .readyToPlay }

    // MARK: Wishes

    /// Where playback ends; invalid for the asset's end.
    open var forwardPlaybackEndTime: CMTime {
        get { lock.withLock { facts.forwardEnd } }
        set {
            lock.withLock {
                facts.forwardEnd = newValue
                updateLimits()
            }
            player?.followTimes()
        }
    }
    /// Where playback backwards ends; invalid for the asset's start.
    open var reversePlaybackEndTime: CMTime {
        get { lock.withLock { facts.reverseEnd } }
        set {
            lock.withLock {
                facts.reverseEnd = newValue
                updateLimits()
            }
            player?.followTimes()
        }
    }
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    /// Seconds of media to be read ahead; files are at hand.
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var preferredPeakBitRate: Double = 0
    open var preferredPeakBitRateForExpensiveNetworks: Double = 0
    open var preferredMaximumResolution = CGSize.zero
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    open var automaticallyPreservesTimeOffsetFromLive = false
    open var externalMetadata: [AVMetadataItem] = []
    open var seekingWaitsForVideoCompositionRendering = false

    // MARK: Position

    /// The position; zero before the asset has been read.
    open func currentTime() -> CMTime { lock.withLock { timeline.time(at: hostSeconds()) } }
    /// The position as a date; nil, as files have none.
    open func currentDate() -> Date? { nil }

    @available(
        iOS, deprecated: 13.0,
        message: "Use -seekToTime:completionHandler:, passing nil for the completionHandler if you don't require notification of completion"
    )
    open func seek(to time: CMTime) { move(to: time, nil) }
    open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        move(to: time, completionHandler)
    }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: (@Sendable (Bool) -> Void)?
    ) { move(to: time, completionHandler) }

    @discardableResult open func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in move(to: time) { continuation.resume(returning: $0) } }
    }
    @discardableResult open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await seek(to: time)
    }

    /// Ends seeks that are under way; their handlers are called with false.
    open func cancelPendingSeeks() { lock.withLock { pendingSeeks.takeAll() }.forEach { $0(false) } }

    /// Moves by so many frames.
    open func step(byCount stepCount: Int) {
        let rate = asset.tracks(withMediaType: .video).first?.nominalFrameRate ?? 0
        move(to: CMTime(seconds: currentTime().seconds + Double(stepCount) / Double(rate > 0 ? rate : 30), preferredTimescale: 90_000), nil)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let made = AVPlayerItem(asset: asset, automaticallyLoadedAssetKeys: automaticallyLoadedAssetKeys)
        (made.audioMix, made.videoComposition) = (audioMix, videoComposition)
        return made
    }

    /// Statistics of streams; nil, as on iOS for files.
    open func accessLog() -> AVPlayerItemAccessLog? { nil }
    /// Errors of streams; nil, as on iOS for files.
    open func errorLog() -> AVPlayerItemErrorLog? { nil }

    /// How the sounds of tracks are mixed; it is copied.
    open var audioMix: AVAudioMix? {
        get { lock.withLock { facts.audioMix } }
        set { setMix(newValue?.copy() as? AVAudioMix) }
    }
    /// How the pictures of tracks are put together; it is copied.
    open var videoComposition: AVVideoComposition? {
        get { lock.withLock { facts.videoComposition } }
        set { setVideoComposition(newValue?.copy() as? AVVideoComposition) }
    }
    @available(*, unavailable, message: "not yet in Quince: timebases")
    open var timebase: CMTimebase? { nil }
}

/// Seeks whose handlers have not been called.
struct PendingSeeks {
    private var handlers: [Int: @Sendable (Bool) -> Void] = [:]
    private var last = 0

    mutating func add(_ handler: @escaping @Sendable (Bool) -> Void) -> Int {
        last += 1
        handlers[last] = handler
        return last
    }

    mutating func take(_ number: Int) -> (@Sendable (Bool) -> Void)? { handlers.removeValue(forKey: number) }

    mutating func takeAll() -> [@Sendable (Bool) -> Void] {
        defer { handlers = [:] }
        return handlers.sorted { $0.key < $1.key }.map(\.value)
    }
}

/// A track of an item. Source: Apple's documentation of `AVPlayerItemTrack`.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
    public let assetTrack: AVAssetTrack?
    open var isEnabled: Bool
    open var currentVideoFrameRate: Float { assetTrack?.nominalFrameRate ?? 0 }

    init(_ track: AVAssetTrack) {
        (assetTrack, isEnabled) = (track, track.isEnabled)
        super.init()
    }
}
