import Foundation

/// The thread that views live on, for calls that may come on any.
package enum MainThread {
    private static let mark = DispatchSpecificKey<Bool>()
    private static let isMarked: Void = DispatchQueue.main.setSpecific(key: mark, value: true)

    /// Whether this is the main thread, or another that works for the main queue: in a process that leaves it to Dispatch any thread may.
    package static var isCurrent: Bool {
        if Thread.isMainThread { return true }
        _ = isMarked
        return DispatchQueue.getSpecific(key: mark) == true
    }

    /// Calls `body` at once where this is the main thread, and there later where it is not.
    package static func run(_ body: @escaping () -> Void) {
        if isCurrent { return body() }
        nonisolated(unsafe) let body = body
        DispatchQueue.main.async { body() }
    }
}

extension MainThread {
    /// Calls `body`, isolated to the main actor, at once where this is the main thread, and there later where it is not.
    package static func runIsolated(_ body: @escaping @MainActor () -> Void) {
        run { MainActor.assumeIsolated(body) }
    }
}
