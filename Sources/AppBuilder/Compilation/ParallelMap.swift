import Foundation

extension Array where Element: Sendable {
    /// Returns the results of `transform` in the order of the elements. The elements are processed concurrently; an error affects only its own
    /// element.
    func parallelMap<Output: Sendable>(_ transform: @Sendable (Element) throws -> Output) -> [Result<Output, any Error>] {
        let results = Slots<Result<Output, any Error>>(count: count)
        DispatchQueue.concurrentPerform(iterations: count) { position in
            results.fill(position, Result { try transform(self[position]) })
        }
        return results.all
    }
}

/// Places filled from several threads.
private final class Slots<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value?]

    init(count: Int) { values = Array(repeating: nil, count: count) }

    func fill(_ position: Int, _ value: Value) { lock.withLock { values[position] = value } }
    var all: [Value] { lock.withLock { values.compactMap { $0 } } }
}
