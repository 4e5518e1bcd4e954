@_spi(Quince) import QuinceFoundation

extension AVPlayerItem {
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let failedToPlayToEndTimeNotification = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
    public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
    public static let newAccessLogEntryNotification = Notification.Name("AVPlayerItemNewAccessLogEntry")
    public static let newErrorLogEntryNotification = Notification.Name("AVPlayerItemNewErrorLogEntry")
    public static let recommendedTimeOffsetFromLiveDidChangeNotification = Notification.Name(
        "AVPlayerItemRecommendedTimeOffsetFromLiveDidChangeNotification")
    public static let mediaSelectionDidChangeNotification = Notification.Name("AVPlayerItemMediaSelectionDidChangeNotification")
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
    public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification
    public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
}

extension AVPlayerItem: ObservableProperties {
    package static var observableValues: [String: (NSObject) -> Any?] { observable }

    private nonisolated(unsafe) static let observable: [String: (NSObject) -> Any?] = {
        let values: [String: (AVPlayerItem) -> Any?] = [
            "status": { $0.status }, "error": { $0.error }, "duration": { $0.duration }, "presentationSize": { $0.presentationSize },
            "tracks": { $0.tracks }, "loadedTimeRanges": { $0.loadedTimeRanges }, "seekableTimeRanges": { $0.seekableTimeRanges },
            "playbackLikelyToKeepUp": { $0.isPlaybackLikelyToKeepUp },
            "isPlaybackLikelyToKeepUp": { $0.isPlaybackLikelyToKeepUp }, "playbackBufferEmpty": { $0.isPlaybackBufferEmpty },
            "isPlaybackBufferEmpty": { $0.isPlaybackBufferEmpty }, "playbackBufferFull": { $0.isPlaybackBufferFull },
            "isPlaybackBufferFull": { $0.isPlaybackBufferFull },
        ]
        return values.mapValues { value in { ($0 as? AVPlayerItem).flatMap(value) } }
    }()

    /// The keys whose values change when the asset has been read.
    private static let loadedKeys = [
        "loadedTimeRanges", "seekableTimeRanges", "duration", "presentationSize", "tracks", "playbackBufferEmpty", "isPlaybackBufferEmpty",
        "playbackBufferFull",
        "isPlaybackBufferFull", "playbackLikelyToKeepUp", "isPlaybackLikelyToKeepUp", "error", "status",
    ]
}

extension AVPlayerItem {
    /// Reads the asset, once.
    ///
    /// - Parameter handler: Called on the main thread when the item is ready or has failed; not at all where it was before.
    func prepare(_ handler: @escaping @Sendable () -> Void) {
        let isFirst = lock.withLock {
            guard facts.status == .unknown else { return false }
            facts.waiting.append(handler)
            return facts.waiting.count == 1
        }
        guard isFirst else { return }
        asset.source.load { result in
            DispatchQueue.main.async {
                self.apply(result.map { _ in })
                let waiting = self.lock.withLock {
                    defer { self.facts.waiting = [] }
                    return self.facts.waiting
                }
                waiting.forEach { $0() }
            }
        }
    }

    private func apply(_ result: Result<Void, any Error>) {
        KeyValueObserving.reporting(Self.loadedKeys, of: self) {
            lock.withLock {
                switch result {
                case .success where asset.isPlayable: facts.status = .readyToPlay
                case .success: (facts.status, facts.error) = (.failed, AVError.Code.fileFormatNotRecognized.error())
                case .failure(let error): (facts.status, facts.error) = (.failed, error)
                }
                updateLimits()
            }
        }
        if status == .failed { cancelPendingSeeks() }
    }

    /// The end of playback in seconds; infinite before the asset has been read.
    var endSeconds: Double { lock.withLock { timeline.limits.upper } }

    /// Whether it is a stream of the network without an end.
    var isLive: Bool { asset.duration.value == 0 && !asset.source.url.isFileURL }

    func updateLimits() {
        let length = facts.status == .readyToPlay && !isLive ? asset.duration.seconds : .infinity
        let upper = facts.forwardEnd.isNumeric ? min(facts.forwardEnd.seconds, length) : length
        timeline.limits = (facts.reverseEnd.isNumeric ? max(facts.reverseEnd.seconds, 0) : 0, upper.isNaN ? .infinity : upper)
        if !timeline.start.isNumeric, facts.status == .readyToPlay, !isLive { timeline.move(to: asset.duration, at: hostSeconds()) }
    }

    /// Goes on from another position.
    ///
    /// - Parameter handler: Called with true, or with false where another seek comes before; on the main thread.
    func move(to time: CMTime, _ handler: (@Sendable (Bool) -> Void)?) {
        guard time.isNumeric || time.isPositiveInfinity || time.isNegativeInfinity else {
            raise(.invalidArgumentException, "AVPlayerItem cannot service a seek request to time \(time.debugDescription)")
        }
        let earlier = lock.withLock { pendingSeeks.takeAll() }
        let number = lock.withLock {
            let length = facts.status == .readyToPlay && !isLive ? asset.duration : CMTime.positiveInfinity
            timeline.move(to: CMTimeMaximum(.zero, CMTimeMinimum(time, length)), at: hostSeconds())
            return pendingSeeks.add(handler ?? { _ in })
        }
        earlier.forEach { $0(false) }
        player?.handleJump()
        DispatchQueue.main.async {
            let pending = self.lock.withLock { self.pendingSeeks.take(number) }
            guard let pending else { return }
            NotificationCenter.default.post(name: Self.timeJumpedNotification, object: self)
            pending(true)
        }
    }
}
