@_spi(Quince) import QuinceFoundation

/// Sends its target a message before every frame while not paused, at 60 frames a second.
open class CADisplayLink: NSObject {
    private let target: AnyObject
    private let selector: Selector
    private var timer: Timer?
    private var places: [(runLoop: RunLoop, mode: RunLoop.Mode)] = []
    nonisolated(unsafe) private static var activeCount = 0
    /// Told when the first link starts and the last one stops.
    nonisolated(unsafe) package static var onActivityChange: ((_ isActive: Bool) -> Void)?

    private static let frame: CFTimeInterval = 1.0 / 60

    /// Media time of the frame that is being shown.
    open private(set) var timestamp: CFTimeInterval = 0
    /// Media time of the frame that is being prepared.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// Seconds between two frames of the display.
    open var duration: CFTimeInterval { Self.frame }
    open var preferredFramesPerSecond = 0 { didSet { restart() } }
    open var preferredFrameRateRange = CAFrameRateRange.default { didSet { restart() } }
    open var isPaused = false { didSet { if isPaused != oldValue { restart() } } }

    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
    }

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        places.append((runloop, mode))
        restart()
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        places.removeAll { $0.runLoop === runloop && $0.mode == mode }
        restart()
    }

    /// Stops the link for good and releases its target's call.
    open func invalidate() {
        places = []
        restart()
    }

    private var interval: CFTimeInterval {
        let wanted = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : Double(preferredFrameRateRange.preferred ?? 0)
        guard wanted > 0 else { return Self.frame }
        return max((1 / wanted / Self.frame).rounded(), 1) * Self.frame
    }

    private func restart() {
        let wasActive = timer != nil
        timer?.invalidate()
        timer = nil
        if !isPaused, !places.isEmpty {
            // The run loop keeps the timer and the timer the link, as documented, until `invalidate()`.
            let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true) { _ in self.fire() }
            self.timer = timer
            for place in places { place.runLoop.add(timer, forMode: place.mode) }
        }
        note(wasActive: wasActive)
    }

    private func note(wasActive: Bool) {
        let isActive = timer != nil
        guard wasActive != isActive else { return }
        Self.activeCount += isActive ? 1 : -1
        if Self.activeCount == (isActive ? 1 : 0) { Self.onActivityChange?(isActive) }
    }

    private func fire() {
        timestamp = CACurrentMediaTime()
        targetTimestamp = timestamp + interval
        _ = ObjectRuntime.method(selector.name, of: target)?(target, [self])
    }
}
