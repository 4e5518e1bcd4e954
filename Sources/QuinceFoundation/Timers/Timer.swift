import Foundation

/// Calls a block, or sends a message, once or again and again, from the run loop it was added to.
///
/// Foundation's own timer on Linux fires at once where only an interval is given, takes repeated intervals of zero for single ones, and
/// neither goes nor lets go of its block after it has ended. Behaviour: Apple's documentation of `Timer`.
open class Timer: NSObject {
    /// The interval that replaces intervals of zero or less, in seconds.
    private static let shortestInterval: TimeInterval = 0.0001

    private let repeats: Bool
    private let interval: TimeInterval
    private var storage: CFRunLoopTimer?
    private var block: ((Timer) -> Void)?
    private var information: Any?
    /// The run loop's hold on this timer, from its adding to its end.
    private var held: Timer?

    private var timer: CFRunLoopTimer { storage! }

    /// Makes a timer that calls `block` first at `date`, and then every `interval` seconds where it repeats.
    public init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
        self.repeats = repeats
        self.interval = interval > 0 ? interval : Self.shortestInterval
        super.init()
        start(at: date, block)
    }

    /// Makes a timer that calls `block` after `interval` seconds, and then every `interval` seconds where it repeats.
    public convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
        self.init(fire: Self.date(after: interval), interval: interval, repeats: repeats, block: block)
    }

    /// Makes a timer that never fires, for a variable that has no timer yet.
    public override convenience init() {
        self.init(timeInterval: Self.shortestInterval, repeats: false) { _ in }
        invalidate()
    }

    /// Makes a timer that sends `selector` to `target`, with itself as the argument. It keeps its target until it ends.
    public init(fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        self.repeats = repeats
        self.interval = interval > 0 ? interval : Self.shortestInterval
        information = userInfo
        super.init()
        let target = target as AnyObject
        start(at: date) { timer in ObjectRuntime.send(selector, to: target, [timer]) }
    }

    /// Makes a timer that sends `selector` to `target` after `interval` seconds, and then every `interval` seconds where it repeats.
    public convenience init(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        self.init(
            fireAt: Self.date(after: interval), interval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats
        )
    }

    /// Makes a timer and adds it to the current run loop in the default mode.
    @discardableResult
    open class func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
        -> Timer
    {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Makes a timer and adds it to the current run loop in the default mode.
    @discardableResult
    open class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    deinit { CFRunLoopTimerInvalidate(timer) }

    private static func date(after interval: TimeInterval) -> Date {
        Date(timeIntervalSinceNow: interval > 0 ? interval : shortestInterval)
    }

    private func start(at date: Date, _ block: @escaping (Timer) -> Void) {
        self.block = block
        storage = CFRunLoopTimerCreateWithHandler(
            kCFAllocatorDefault, date.timeIntervalSinceReferenceDate, repeats ? interval : 0, 0, 0
        ) { [weak self] _ in self?.fire() }
    }

    /// Adds the timer to a mode of a run loop, which keeps it until it ends.
    fileprivate func add(to runLoop: CFRunLoop, mode: CFRunLoopMode) {
        guard isValid else { return }
        held = self
        CFRunLoopAddTimer(runLoop, timer, mode)
    }

    // MARK: Firing

    /// Calls the block, or sends the message, now. A repeating timer keeps its schedule; another one ends.
    open func fire() {
        guard isValid, let block else { return }
        block(self)
        if !repeats { invalidate() }
    }

    /// When the timer fires next; of a timer that has ended, when it would have. Setting it moves the whole schedule.
    open var fireDate: Date {
        get { lastFireDate ?? Date(timeIntervalSinceReferenceDate: CFRunLoopTimerGetNextFireDate(timer)) }
        set { CFRunLoopTimerSetNextFireDate(timer, newValue.timeIntervalSinceReferenceDate) }
    }

    /// The date of a timer that has ended.
    private var lastFireDate: Date?

    /// Seconds between two firings; 0 for a timer that fires once.
    open var timeInterval: TimeInterval { repeats ? interval : 0 }

    /// The permitted delay of the timer after its date, in seconds. Run loops here fire every timer at its date.
    open var tolerance: TimeInterval = 0

    /// Whether the timer can still fire.
    open var isValid: Bool { CFRunLoopTimerIsValid(timer) }

    /// The object that the timer was created with.
    open var userInfo: Any? { information }

    /// Ends the timer: its run loop, its block and its target let it go.
    open func invalidate() {
        guard isValid else { return }
        lastFireDate = fireDate
        CFRunLoopTimerInvalidate(timer)
        (block, information) = (nil, nil)
        held = nil
    }
}

extension RunLoop {
    /// Adds a timer to a mode; a timer may be in several modes of one run loop.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        let mode = mode.coreFoundationMode
        if self === RunLoop.current { return timer.add(to: CFRunLoopGetCurrent(), mode: mode) }
        if self === RunLoop.main { return timer.add(to: CFRunLoopGetMain(), mode: mode) }
        // Foundation hands out no other thread's run loop, but that thread has its own.
        nonisolated(unsafe) let (added, place) = (timer, mode)
        perform(inModes: [.common]) { added.add(to: CFRunLoopGetCurrent(), mode: place) }
    }
}
