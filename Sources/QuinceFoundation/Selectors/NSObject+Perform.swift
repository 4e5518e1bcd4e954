import Foundation

extension NSObject {
    /// Sends a message without arguments; a selector the object does not have ends the app.
    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        ObjectRuntime.send(selector, to: self, [])
    }

    /// Sends a message with one argument.
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        ObjectRuntime.send(selector, to: self, [object])
    }

    /// Sends a message with two arguments.
    @discardableResult
    public func perform(_ selector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        ObjectRuntime.send(selector, to: self, [object1, object2])
    }

    /// Sends a message with one argument after so many seconds, on the current run loop.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        DelayedPerforms.schedule(selector, on: self, argument, after: delay)
    }

    /// Forgets messages to `target` scheduled with a delay.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        DelayedPerforms.cancel(target: target as AnyObject) { _ in true }
    }

    /// Forgets messages to `target` scheduled with a delay, of one selector.
    public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
        DelayedPerforms.cancel(target: target as AnyObject) { $0 == selector }
    }

    /// Whether the object has a method of this selector.
    public func responds(to selector: Selector!) -> Bool {
        selector.map { ObjectRuntime.method($0.name, of: self) != nil } ?? false
    }
}

extension ObjectRuntime {
    /// Sends a message and wraps what comes back; a selector the object does not have ends the app with Objective-C's wording.
    @discardableResult
    static func send(_ selector: Selector, to object: AnyObject, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let method = method(selector.name, of: object) else { unrecognized(selector, by: object) }
        return (method(object, arguments) as AnyObject?).map { Unmanaged.passUnretained($0) }
    }

    /// Ends the app as an unrecognized selector does.
    public static func unrecognized(_ selector: Selector, by object: AnyObject) -> Never {
        let address = String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
        raise(
            .invalidArgumentException,
            "-[\(String(reflecting: Swift.type(of: object))) \(selector.name)]: unrecognized selector sent to instance 0x\(address)")
    }
}

/// Messages waiting for their time.
private enum DelayedPerforms {
    private struct Entry {
        weak var target: AnyObject?
        let selector: Selector
        let timer: Timer
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [Entry] = []

    static func schedule(_ selector: Selector, on target: NSObject, _ argument: Any?, after delay: TimeInterval) {
        nonisolated(unsafe) let argument = argument
        nonisolated(unsafe) let target = target
        let timer = Timer(timeInterval: delay, repeats: false) { timer in
            lock.withLock { entries.removeAll { $0.timer === timer } }
            ObjectRuntime.send(selector, to: target, [argument])
        }
        lock.withLock { entries.append(Entry(target: target, selector: selector, timer: timer)) }
        RunLoop.current.add(timer, forMode: .default)
    }

    static func cancel(target: AnyObject, where matches: (Selector) -> Bool) {
        lock.withLock {
            for entry in entries where entry.target === target && matches(entry.selector) { entry.timer.invalidate() }
            entries.removeAll { !$0.timer.isValid || $0.target == nil }
        }
    }
}
