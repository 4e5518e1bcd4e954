import AudioToolbox
@_spi(Quince) import QuinceFoundation

extension AVPlayer: ObservableProperties {
    package static var observableValues: [String: (NSObject) -> Any?] { observable }

    private nonisolated(unsafe) static let observable: [String: (NSObject) -> Any?] = {
        let values: [String: (AVPlayer) -> Any?] = [
            "status": { $0.status }, "error": { $0.error }, "rate": { $0.rate }, "defaultRate": { $0.defaultRate },
            "timeControlStatus": { $0.timeControlStatus }, "reasonForWaitingToPlay": { $0.reasonForWaitingToPlay },
            "currentItem": { $0.currentItem }, "volume": { $0.volume }, "muted": { $0.isMuted }, "isMuted": { $0.isMuted },
            "actionAtItemEnd": { $0.actionAtItemEnd }, "externalPlaybackActive": { $0.isExternalPlaybackActive },
            "isExternalPlaybackActive": { $0.isExternalPlaybackActive },
        ]
        return values.mapValues { value in { ($0 as? AVPlayer).flatMap(value) } }
    }()

    /// Changes values and reports it to observers.
    func report(_ keys: [String], _ change: () -> Void) {
        KeyValueObserving.reporting(keys, of: self) { lock.withLock(change) }
    }
}

/// What shows a player: it is told when the picture may have changed, on any thread.
protocol PlayerViewer: AnyObject {
    func playerDidChange()
}

extension AVPlayer {
    func addViewer(_ viewer: any PlayerViewer) { lock.withLock { viewers.add(viewer) } }
    func removeViewer(_ viewer: any PlayerViewer) { lock.withLock { viewers.remove(viewer) } }

    private func notifyViewers() {
        for case let viewer as any PlayerViewer in lock.withLock({ viewers.allObjects }) { viewer.playerDidChange() }
    }

    // MARK: Items

    /// Plays another item from now on.
    func setItem(_ item: AVPlayerItem?) {
        let old = currentItem
        old?.lock.withLock { old?.timeline.setRate(0, at: hostSeconds()) }
        old?.player = nil
        old?.cancelPendingSeeks()
        report(["currentItem"]) { facts.item = item }
        item?.player = self
        updateTimeControl()
        prepare(item)
        notifyViewers()
    }

    private func prepare(_ item: AVPlayerItem?) {
        if status == .unknown { DispatchQueue.main.async { self.becomeReady() } }
        item?.prepare { [weak self, weak item] in
            guard let self, let item, self.currentItem === item else { return }
            self.handleReadiness(of: item)
        }
    }

    private func becomeReady() {
        guard status == .unknown else { return }
        report(["status"]) { facts.status = .readyToPlay }
    }

    private func handleReadiness(of item: AVPlayerItem) {
        updateTimeControl()
        if item.status == .failed {
            // A queue goes on to its next item.
            handleFailure(of: item)
        }
        notifyViewers()
    }

    // MARK: Speed

    /// Changes the speed that is asked for.
    func setRate(_ rate: Float, reason: RateDidChangeReason = .setRateCalled) {
        guard rate.isFinite else { return }
        if rate != self.rate {
            report(["rate"]) { facts.rate = rate }
            NotificationCenter.default.post(
                name: Self.rateDidChangeNotification, object: self, userInfo: [Self.rateDidChangeReasonKey: reason])
        }
        updateTimeControl()
        callPeriodicObservers()
        notifyViewers()
    }

    /// Moves the item as the rate and the item's state say, and reports what that is.
    func updateTimeControl() {
        let (rate, item) = lock.withLock { (facts.rate, facts.item) }
        let isReady = item?.status == .readyToPlay
        let control: TimeControlStatus = rate == 0 ? .paused : isReady ? .playing : .waitingToPlayAtSpecifiedRate
        let reason: WaitingReason? =
            control != .waitingToPlayAtSpecifiedRate
            ? nil : item == nil || item?.status == .failed ? .noItemToPlay : .evaluatingBufferingRate
        item?.lock.withLock { item?.timeline.setRate(isReady ? Double(rate) : 0, at: hostSeconds()) }
        if reason != reasonForWaitingToPlay { report(["reasonForWaitingToPlay"]) { facts.reason = reason } }
        if control != timeControlStatus { report(["timeControlStatus"]) { facts.timeControl = control } }
        updateSound()
        followTimes()
    }

    /// Has the device play the item as it plays now, or nothing.
    func updateSound() {
        guard timeControlStatus == .playing, let item = currentItem, let url = item.soundURL() else {
            return lock.withLock { sound }?.sound.stop() ?? ()
        }
        let device = lock.withLock { () -> DeviceSound in
            if let sound, sound.item === item, sound.url == url { return sound.sound }
            sound?.sound.stop()
            let made = DeviceSound(url: url)
            sound = (item, url, made)
            return made
        }
        device.play(from: item.currentTime().seconds, rate: Double(rate), volume: isMuted ? 0 : volume)
    }

    // MARK: Times

    /// Handles a new position of the item.
    func handleJump() {
        callPeriodicObservers()
        // At a seek from the end the timeline runs again.
        updateTimeControl()
        notifyViewers()
    }

    private func callPeriodicObservers() {
        let time = currentTime()
        for observer in lock.withLock({ observers.periodic }) {
            observer.note(time.seconds)
            observer.call(time)
        }
    }

    /// Plans the next moment at which something is to be called, or the item ends.
    func followTimes() {
        lock.withLock {
            planNumber += 1
            guard let item = facts.item else { return }
            let now = hostSeconds()
            let timeline = item.lock.withLock { item.timeline }
            guard timeline.rate != 0 else { return }
            let start = timeline.seconds(at: now)
            let end = timeline.rate > 0 ? timeline.limits.upper : timeline.limits.lower
            let times = [end] + observers.periodic.map { $0.next(after: start, rate: timeline.rate) } + observers.boundary.flatMap(\.times)
            let delays = times.compactMap { timeline.delay(until: $0, at: now) }.filter { $0 > PlaybackTimeline.tolerance }
            let isAtEnd = timeline.isAtEnd(at: now)
            guard let delay = isAtEnd ? 0 : delays.min() else { return }
            let number = planNumber
            DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int((min(delay, 1e9) * 1e9).rounded(.up)))) { [weak self] in
                self?.handlePlan(number, from: start)
            }
        }
    }

    private func handlePlan(_ number: Int, from start: Double) {
        guard lock.withLock({ number == planNumber }), let item = currentItem else { return }
        let now = hostSeconds()
        let timeline = item.lock.withLock { item.timeline }
        let time = timeline.time(at: now)
        let isAtEnd = timeline.isAtEnd(at: now)
        let observers = lock.withLock { self.observers }
        for observer in observers.boundary { observer.pass(from: start, to: time.seconds) }
        for observer in observers.periodic { observer.pass(time) }
        if isAtEnd { finish(item, forwards: timeline.rate > 0) } else { followTimes() }
    }

    /// Handles the end of the item.
    private func finish(_ item: AVPlayerItem, forwards: Bool) {
        item.lock.withLock {
            let end = item.facts.forwardEnd.isNumeric ? CMTimeMinimum(item.facts.forwardEnd, item.asset.duration) : item.asset.duration
            item.timeline.setRate(0, at: hostSeconds())
            item.timeline.move(
                to: forwards ? end : CMTimeMaximum(.zero, item.facts.reverseEnd.isNumeric ? item.facts.reverseEnd : .zero),
                at: hostSeconds())
        }
        switch actionAtItemEnd {
        case .advance where advance(from: item): break
        case .none: break
        default: setRate(0)
        }
        if forwards { NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item) }
        notifyViewers()
    }

    /// Goes on to the item after one that has ended; false where there is none.
    private func advance(from item: AVPlayerItem) -> Bool { (self as? AVQueuePlayer)?.goOn(from: item) ?? false }

    private func handleFailure(of item: AVPlayerItem) {
        NotificationCenter.default.post(
            name: AVPlayerItem.failedToPlayToEndTimeNotification, object: item,
            userInfo: item.error.map { [AVPlayerItemFailedToPlayToEndTimeErrorKey: $0] })
        _ = advance(from: item)
    }
}
