import Foundation

/// The failures that the running test expects. Lowered test classes ask before they record one; XCTest on Linux knows of none.
@_spi(Quince) public enum ExpectedFailures {
    /// A failure that is about to be recorded.
    public struct Failure: Sendable {
        public var description: String
        public var file: String
        public var line: Int
        /// Whether an assertion failed; false where something was thrown.
        public var isAssertion: Bool
    }

    /// An expectation in effect.
    private struct Expectation {
        let id: Int
        let reason: String?
        let matches: (Failure) -> Bool
        var isMet = false
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var expectations: [Expectation] = []
    nonisolated(unsafe) private static var lastID = 0

    /// Forgets all expectations, as a test starts.
    public static func reset() { lock.withLock { expectations = [] } }

    /// Begins to expect failures that `matches` accepts.
    ///
    /// - Returns: The identifier of the expectation, for `end(_:)` and `isMet(_:)`.
    public static func begin(_ reason: String?, matches: @escaping (Failure) -> Bool) -> Int {
        lock.withLock {
            lastID += 1
            expectations.append(Expectation(id: lastID, reason: reason, matches: matches))
            return lastID
        }
    }

    /// Ends an expectation.
    public static func end(_ id: Int) { lock.withLock { expectations.removeAll { $0.id == id } } }

    /// Whether a failure has met an expectation that is still in effect.
    public static func isMet(_ id: Int) -> Bool { lock.withLock { expectations.contains { $0.id == id && $0.isMet } } }

    /// Whether a failure is expected: by the expectation that began last, then by those around it. It is printed and not recorded.
    public static func accepts(_ description: String, _ file: String, _ line: Int, _ isAssertion: Bool) -> Bool {
        lock.withLock {
            let failure = Failure(description: description, file: file, line: line, isAssertion: isAssertion)
            guard let position = expectations.lastIndex(where: { $0.matches(failure) }) else { return false }
            expectations[position].isMet = true
            let reason = expectations[position].reason.map { " (\($0))" } ?? ""
            print("\(file):\(line): Expected failure\(reason): \(description)")
            return true
        }
    }
}
