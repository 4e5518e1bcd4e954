import Foundation

extension NSObject {
    /// Sends a message with one argument after so many seconds, from the current run loop in its default mode.
    ///
    /// Receiver and argument are kept until then. A delay of 0 sends it with the run loop's next turn.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedPerforms.schedule(aSelector, on: self, anArgument, after: delay, modes: [.default])
    }

    /// Sends a message with one argument after so many seconds, from the current run loop while it runs in one of `modes`.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        DelayedPerforms.schedule(aSelector, on: self, anArgument, after: delay, modes: modes)
    }

    /// Forgets all messages to `aTarget` that were scheduled with a delay on this thread.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedPerforms.cancel(target: aTarget as AnyObject) { _ in true }
    }

    /// Forgets messages to `aTarget` that were scheduled with a delay on this thread, of one selector and an equal argument.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
        DelayedPerforms.cancel(target: aTarget as AnyObject) { $0.selector == aSelector && isEqual($0.argument, anArgument) }
    }

    private static func isEqual(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a as AnyHashable, let b as AnyHashable): a == b
        case (let a?, let b?): (a as AnyObject) === (b as AnyObject)
        default: false
        }
    }

    // MARK: Other threads

    /// Sends a message on the main thread, from its run loop in the common modes.
    ///
    /// - Parameter wait: Whether to return only afterwards; on the main thread the message is then sent at once.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait, Thread.isMainThread {
            ObjectRuntime.send(aSelector, to: self, [arg])
            return
        }
        nonisolated(unsafe) let (receiver, argument) = (self, arg)
        let done = DispatchSemaphore(value: 0)
        RunLoop.main.perform(inModes: [.common]) {
            ObjectRuntime.send(aSelector, to: receiver, [argument])
            done.signal()
        }
        CFRunLoopWakeUp(CFRunLoopGetMain())
        if wait { done.wait() }
    }

    /// Sends a message on a thread of its own.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let (receiver, argument) = (self, arg)
        Thread.detachNewThread { ObjectRuntime.send(aSelector, to: receiver, [argument]) }
    }
}

/// Messages waiting for their time.
private enum DelayedPerforms {
    struct Entry {
        let target: AnyObject
        let selector: Selector
        let argument: Any?
        let timer: Timer
        let thread: Thread
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [Entry] = []

    static func schedule(_ selector: Selector, on target: NSObject, _ argument: Any?, after delay: TimeInterval, modes: [RunLoop.Mode]) {
        nonisolated(unsafe) let (receiver, object) = (target, argument)
        let timer = Timer(timeInterval: delay, repeats: false) { timer in
            lock.withLock { entries.removeAll { $0.timer === timer } }
            ObjectRuntime.send(selector, to: receiver, [object])
        }
        let entry = Entry(target: target, selector: selector, argument: argument, timer: timer, thread: .current)
        lock.withLock { entries.append(entry) }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    static func cancel(target: AnyObject, where matches: (Entry) -> Bool) {
        let thread = Thread.current
        let cancelled = lock.withLock {
            let (cancelled, kept) = entries.reduce(into: ([Entry](), [Entry]())) { parts, entry in
                if entry.target === target, entry.thread === thread, matches(entry) { parts.0.append(entry) } else { parts.1.append(entry) }
            }
            entries = kept
            return cancelled
        }
        // Outside the lock: what is let go may schedule messages itself.
        for entry in cancelled { entry.timer.invalidate() }
    }
}
