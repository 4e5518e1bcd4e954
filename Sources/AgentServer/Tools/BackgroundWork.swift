import Foundation

/// Work that goes on where nobody waits for it any more, such as a build. May be used from any thread.
final class BackgroundWork<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    let key: Key
    private let condition = NSCondition()
    private var result: Result<Value, any Error>?
    private var wasInterrupted = false
    private var step = ""

    init(_ key: Key, _ body: @escaping @Sendable (@escaping @Sendable (String) -> Void) throws -> Value) {
        self.key = key
        let thread = Thread { [self] in
            let result = Result { try body { self.note($0) } }
            condition.lock()
            self.result = result
            condition.broadcast()
            condition.unlock()
        }
        // Parsers of projects and sources recurse.
        thread.stackSize = 8 << 20
        thread.start()
    }

    private func note(_ text: String) {
        condition.lock()
        step = text
        condition.broadcast()
        condition.unlock()
    }

    /// Whether it has not ended.
    var isUnderWay: Bool {
        condition.lock()
        defer { condition.unlock() }
        return result == nil
    }

    /// Has the wait that is under way end.
    func interrupt() {
        condition.lock()
        wasInterrupted = true
        condition.broadcast()
        condition.unlock()
    }

    /// Waits for the end.
    ///
    /// - Parameters:
    ///   - seconds: As long at most.
    ///   - progress: Called with each step meanwhile.
    /// - Returns: nil where it goes on, and the step that it is at.
    /// - Throws: The error that the work ended with.
    func wait(_ seconds: Double, progress: (String) -> Void) throws -> (value: Value?, step: String) {
        let deadline = Date().addingTimeInterval(seconds)
        var told = ""
        condition.lock()
        wasInterrupted = false
        while result == nil, !wasInterrupted {
            if step != told {
                told = step
                condition.unlock()
                progress(told)
                condition.lock()
                continue
            }
            guard condition.wait(until: deadline) else { break }
        }
        let (result, step) = (self.result, self.step)
        condition.unlock()
        return (try result?.get(), step)
    }
}
