import Foundation
import FoundationBase

// Source: Apple's documentation of `perform(_:on:with:waitUntilDone:modes:)` and `Thread.init(target:selector:object:)`.

extension Thread {
    /// A thread that sends a message with one argument when it is started, and ends with the method.
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        let mailbox = ThreadMailbox()
        nonisolated(unsafe) let (receiver, value) = (target as AnyObject, argument)
        self.init {
            mailbox.open()
            ObjectRuntime.send(selector, to: receiver, [value])
        }
        ThreadMailboxes.register(mailbox, of: self)
    }

    /// Starts a thread that sends a message with one argument.
    public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
        Thread(target: target, selector: selector, object: argument).start()
    }
}

extension NSObject {
    /// Sends a message on another thread, from its run loop in the common modes.
    ///
    /// A thread other than the main and the current one must have been made with `Thread(target:selector:object:)`: of others the run loop is not known.
    ///
    /// - Parameter wait: Whether to return only afterwards; on the current thread the message is then sent at once.
    public func perform(_ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool) {
        perform(aSelector, on: thr, with: arg, waitUntilDone: wait, modes: [RunLoop.Mode.common.rawValue])
    }

    /// Sends a message on another thread, from its run loop while that runs in one of `array`'s modes.
    public func perform(_ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?) {
        let modes = (array ?? []).map { RunLoop.Mode(rawValue: $0) }
        guard !modes.isEmpty else { return }
        if wait, thr === Thread.current {
            ObjectRuntime.send(aSelector, to: self, [arg])
            return
        }
        nonisolated(unsafe) let (receiver, argument) = (self, arg)
        let message = ThreadMessage(modes: modes) { ObjectRuntime.send(aSelector, to: receiver, [argument]) }
        if thr.isMainThread {
            message.schedule(in: .main)
        } else if thr === Thread.current {
            message.schedule(in: .current)
        } else {
            ThreadMailboxes.mailbox(of: thr).put(message)
        }
        if wait { message.wait() }
    }
}

/// A message for a thread, sent once even where it is scheduled in several modes.
private final class ThreadMessage: @unchecked Sendable {
    private let modes: [RunLoop.Mode]
    private let done = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var body: (() -> Void)?

    init(modes: [RunLoop.Mode], _ body: @escaping () -> Void) { (self.modes, self.body) = (modes, body) }

    func schedule(in loop: RunLoop) { for mode in modes { Originals.perform(in: loop, mode) { self.send() } } }
    func wait() { done.wait() }

    private func send() {
        guard let body = lock.withLock({ body.take() }) else { return }
        body()
        done.signal()
    }
}

/// The messages for a thread: kept until it is started, then scheduled in its run loop.
private final class ThreadMailbox: @unchecked Sendable {
    private let lock = NSLock()
    private var loop: RunLoop?
    private var waiting: [ThreadMessage] = []

    /// Called on the thread, at its start.
    func open() {
        lock.withLock {
            let current = RunLoop.current
            loop = current
            for message in waiting { message.schedule(in: current) }
            waiting = []
        }
    }

    func put(_ message: ThreadMessage) {
        lock.withLock { if let loop { message.schedule(in: loop) } else { waiting.append(message) } }
    }
}

/// The mailboxes of the threads whose run loops are known.
private enum ThreadMailboxes {
    private static let lock = NSLock()
    private struct Entry {
        weak var thread: Thread?
        let mailbox: ThreadMailbox
    }
    nonisolated(unsafe) private static var entries: [Entry] = []

    static func register(_ mailbox: ThreadMailbox, of thread: Thread) {
        lock.withLock {
            entries.removeAll { $0.thread == nil }
            entries.append(Entry(thread: thread, mailbox: mailbox))
        }
    }

    static func mailbox(of thread: Thread) -> ThreadMailbox {
        if let known = lock.withLock({ entries.first { $0.thread === thread } }) { return known.mailbox }
        raise(
            .internalInconsistencyException,
            "not yet in Quince: perform(_:on:with:waitUntilDone:) for a thread that was not made with Thread(target:selector:object:)")
    }
}
