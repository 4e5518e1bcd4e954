import Foundation

extension Timer {
    /// Makes a timer that sends `selector` to `target`, with itself as the argument, and puts it on the current run loop.
    ///
    /// The timer keeps its target until it is invalidated.
    public class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Makes a timer that sends `selector` to `target`, with itself as the argument.
    public convenience init(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        self.init(
            fire: Date(timeIntervalSinceNow: interval), interval: interval, target: target, selector: selector, userInfo: userInfo,
            repeats: repeats)
    }

    /// Makes a timer with a first date that sends `selector` to `target`, with itself as the argument.
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(fire: date, interval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    }

    private convenience init(
        fire date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        nonisolated(unsafe) let target = target as AnyObject
        self.init(fire: date, interval: interval, repeats: repeats) { timer in
            ObjectRuntime.send(selector, to: target, [timer])
        }
        if let userInfo { objc_setAssociatedObject(self, TimerInfo.key, userInfo, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// What the timer was made with.
    public var userInfo: Any? { objc_getAssociatedObject(self, TimerInfo.key) }
}

private enum TimerInfo {
    nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
