import AudioToolbox
@_spi(Quince) import QuinceFoundation

/// Plays an item on the process's clock. Pages that show the device make its sound heard.
///
/// May be used from any thread. Changes that playback makes by itself come on the main thread. Source: Apple's documentation of `AVPlayer`.
open class AVPlayer: NSObject, @unchecked Sendable {
    /// Source: Apple's documentation of `AVPlayer.Status`.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// Source: Apple's documentation of `AVPlayer.TimeControlStatus`.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    /// Source: Apple's documentation of `AVPlayer.ActionAtItemEnd`.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    /// Source: Apple's documentation of `AVPlayer.WaitingReason`.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let evaluatingBufferingRate = WaitingReason(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }
    /// Source: Apple's documentation of `AVPlayer.RateDidChangeReason`.
    public struct RateDidChangeReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let setRateCalled = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonSetRateCalled")
        public static let setRateFailed = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonSetRateFailed")
        public static let audioSessionInterrupted = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonAudioSessionInterrupted")
        public static let appBackgrounded = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonAppBackgrounded")
    }

    public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")
    public static let rateDidChangeReasonKey = "AVPlayerRateDidChangeReasonKey"
    public static let rateDidChangeOriginatingParticipantKey = "AVPlayerRateDidChangeOriginatingParticipantKey"
    public static let eligibleForHDRPlaybackDidChangeNotification = Notification.Name("AVPlayerEligibleForHDRPlaybackDidChangeNotification")
    /// Whether the display shows high dynamic range; it does not, as in the Simulator.
    public class var eligibleForHDRPlayback: Bool { false }

    let lock = NSRecursiveLock()
    var facts = Facts()
    /// What the device plays for the item.
    var sound: (item: AVPlayerItem, url: URL, sound: DeviceSound)?
    var observers = TimeObservers()
    /// Tells the last plan for the next event from earlier ones.
    var planNumber = 0
    /// Layers and views that show the player.
    let viewers = NSHashTable<AnyObject>.weakObjects()

    /// Values that observers are told of.
    struct Facts {
        var status = Status.unknown
        var item: AVPlayerItem?
        var rate: Float = 0
        var timeControl = TimeControlStatus.paused
        var reason: WaitingReason?
        var volume: Float = 1
        var isMuted = false
        var actionAtItemEnd = ActionAtItemEnd.pause
        var defaultRate: Float = 1
    }

    /// Makes a player without an item.
    public override init() { super.init() }

    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    public init(playerItem item: AVPlayerItem?) {
        super.init()
        setItem(item)
    }

    deinit {
        facts.item?.player = nil
        sound?.sound.stop()
    }

    // MARK: State

    open var status: Status { lock.withLock { facts.status } }
    open var error: (any Error)? { nil }
    open var currentItem: AVPlayerItem? { lock.withLock { facts.item } }
    open var timeControlStatus: TimeControlStatus { lock.withLock { facts.timeControl } }
    open var reasonForWaitingToPlay: WaitingReason? { lock.withLock { facts.reason } }

    /// The speed asked for: 0 paused, 1 normal, less than 0 backwards.
    open var rate: Float {
        get { lock.withLock { facts.rate } }
        set { setRate(newValue) }
    }
    /// The speed that `play()` starts with.
    open var defaultRate: Float {
        get { lock.withLock { facts.defaultRate } }
        set { report(["defaultRate"]) { facts.defaultRate = newValue } }
    }
    /// 0…1.
    open var volume: Float {
        get { lock.withLock { facts.volume } }
        set {
            report(["volume"]) { facts.volume = min(max(newValue, 0), 1) }
            updateSound()
        }
    }
    open var isMuted: Bool {
        get { lock.withLock { facts.isMuted } }
        set {
            report(["muted", "isMuted"]) { facts.isMuted = newValue }
            updateSound()
        }
    }
    open var actionAtItemEnd: ActionAtItemEnd {
        get { lock.withLock { facts.actionAtItemEnd } }
        set { report(["actionAtItemEnd"]) { facts.actionAtItemEnd = newValue } }
    }
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    /// Whether another screen shows the video; there is none.
    open var isExternalPlaybackActive: Bool { false }
    open var appliesMediaSelectionCriteriaAutomatically = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
    /// Whether screens that are no phones may show protected media.
    open var isOutputObscuredDueToInsufficientExternalProtection: Bool { false }
    /// Whether what is played is read aloud or shown in a picture in picture; neither exists yet.
    open var currentDevicePlaybackIsHDR: Bool { false }

    // MARK: Control

    /// Plays on at the default rate; an item that is not ready is waited for.
    open func play() { setRate(defaultRate) }
    open func pause() { setRate(0) }
    /// Plays on at a speed, without waiting for more of a stream.
    open func playImmediately(atRate rate: Float) { setRate(rate) }

    open func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        setItem(item)
    }

    /// The current item's position; zero without one.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    open func seek(to time: CMTime) { currentItem?.move(to: time, nil) }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        guard let item = currentItem else { return DispatchQueue.main.async { completionHandler(false) } }
        item.move(to: time, completionHandler)
    }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }

    @discardableResult open func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in seek(to: time) { continuation.resume(returning: $0) } }
    }
    @discardableResult open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await seek(to: time)
    }

    /// Changes the speed from a position on, at a time of the host's clock, or at once.
    open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
        if itemTime.isNumeric { currentItem?.move(to: itemTime, nil) }
        setRate(rate)
    }

    /// Makes ready to play.
    ///
    /// - Parameter completionHandler: Called with whether the item can be played, on the main thread.
    open func preroll(atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        let isReady = currentItem?.status == .readyToPlay
        DispatchQueue.main.async { completionHandler?(isReady) }
    }
    open func cancelPendingPrerolls() {}

    // MARK: Time observers

    /// Calls a block with the position, each time an interval of it has passed, and when playback starts, stops or jumps.
    ///
    /// - Parameter queue: A serial queue; nil is the main one.
    /// - Returns: The observer, to be kept and passed to `removeTimeObserver(_:)`.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        guard interval.isNumeric, interval.value > 0 else {
            raise(.invalidArgumentException, "-[AVPlayer addPeriodicTimeObserverForInterval:queue:usingBlock:] invalid interval")
        }
        let observer = PeriodicObserver(interval.seconds, queue ?? .main, block)
        observer.note(currentTime().seconds)
        lock.withLock { observers.periodic.append(observer) }
        observer.call(currentTime())
        followTimes()
        return observer
    }

    /// Calls a block when playback passes any of these times.
    open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void) -> Any
    {
        let observer = BoundaryObserver(times.map(\.timeValue).filter(\.isNumeric).map(\.seconds), queue ?? .main, block)
        lock.withLock { observers.boundary.append(observer) }
        followTimes()
        return observer
    }

    open func removeTimeObserver(_ observer: Any) {
        let isKnown = lock.withLock { observers.remove(observer as AnyObject) }
        guard isKnown else {
            raise(
                .invalidArgumentException,
                "An instance of AVPlayer cannot remove a time observer that was added by a different instance of AVPlayer.")
        }
        followTimes()
    }

    private var criteria: [AVMediaCharacteristic: AVPlayerMediaSelectionCriteria] = [:]
    /// Sets the languages that are preferred where an item has alternatives; no item has any.
    open func setMediaSelectionCriteria(
        _ criteria: AVPlayerMediaSelectionCriteria?, forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) { lock.withLock { self.criteria[mediaCharacteristic] = criteria } }
    open func mediaSelectionCriteria(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> AVPlayerMediaSelectionCriteria? {
        lock.withLock { criteria[mediaCharacteristic] }
    }
    @available(*, unavailable, message: "not yet in Quince: playing together")
    open var playbackCoordinator: Never { fatalError() }
}

/// The policy for video when the app leaves the screen. Source: Apple's documentation of `AVPlayerAudiovisualBackgroundPlaybackPolicy`.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable { case automatic = 1, pauses, continuesIfPossible }
