import Foundation

/// A result that another thread makes.
final class PendingResult<Value>: @unchecked Sendable {
    private let condition = NSCondition()
    private var result: Result<Value, any Error>?

    func finish(_ new: Result<Value, any Error>) {
        condition.lock()
        result = new
        condition.broadcast()
        condition.unlock()
    }

    func wait() -> Result<Value, any Error> {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let result { return result }
            condition.wait()
        }
    }
}
