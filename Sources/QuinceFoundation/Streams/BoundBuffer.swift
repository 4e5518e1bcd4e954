import Foundation

/// The bytes on their way from one stream of a bound pair to the other.
///
/// Reading waits for the first byte or the writer's end, writing for room or the reader's end.
final class BoundBuffer: @unchecked Sendable {
    private let condition = NSCondition()
    private let capacity: Int
    private var bytes: [UInt8] = []
    private var isWriterClosed = false
    private var isReaderClosed = false
    /// Called after every change, outside the lock.
    private var observers: [() -> Void] = []

    /// - Parameter capacity: The number of bytes that are kept, at least 1.
    init(capacity: Int) { self.capacity = max(1, capacity) }

    func observe(_ observer: @escaping () -> Void) { condition.withLock { observers.append(observer) } }

    var hasBytes: Bool { condition.withLock { !bytes.isEmpty } }
    var hasSpace: Bool { condition.withLock { bytes.count < capacity && !isReaderClosed } }
    /// Whether nothing is left to read, and nothing will come.
    var isAtEnd: Bool { condition.withLock { bytes.isEmpty && isWriterClosed } }
    /// Whether nobody will read what is written.
    var isAbandoned: Bool { condition.withLock { isReaderClosed } }

    /// - Returns: The number of bytes read; 0 at the end.
    func read(_ target: UnsafeMutablePointer<UInt8>, _ length: Int) -> Int {
        change {
            while bytes.isEmpty, !isWriterClosed, !isReaderClosed { condition.wait() }
            let count = min(length, bytes.count)
            bytes.withUnsafeBufferPointer { if count > 0 { target.update(from: $0.baseAddress!, count: count) } }
            bytes.removeFirst(count)
            return count
        }
    }

    /// - Returns: The number of bytes written; 0 where nobody reads any more.
    func write(_ source: UnsafePointer<UInt8>, _ length: Int) -> Int {
        change {
            while bytes.count == capacity, !isWriterClosed, !isReaderClosed { condition.wait() }
            guard !isWriterClosed, !isReaderClosed else { return 0 }
            let count = min(length, capacity - bytes.count)
            bytes.append(contentsOf: UnsafeBufferPointer(start: source, count: count))
            return count
        }
    }

    func closeWriter() { change { isWriterClosed = true } }
    func closeReader() { change { isReaderClosed = true } }

    private func change<Result>(_ body: () -> Result) -> Result {
        condition.lock()
        let result = body()
        let observers = observers
        condition.broadcast()
        condition.unlock()
        for observer in observers { observer() }
        return result
    }
}
