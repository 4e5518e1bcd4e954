import UIKit

/// A stream from a peer. Reading waits until something has come.
final class PeerInputStream: InputStream {
    private let events = StreamEvents()
    private let condition = NSCondition()
    private var status = Stream.Status.notOpen
    private var buffer: [UInt8] = []
    private var position = 0
    private var hasEnded = false
    private let onRead: (Int) -> Void
    private let onClose: () -> Void
    private weak var listener: (any StreamDelegate)?

    /// - Parameters:
    ///   - onRead: Told how many bytes the app has read.
    ///   - onClose: Told that it reads no more.
    init(onRead: @escaping (Int) -> Void, onClose: @escaping () -> Void) {
        (self.onRead, self.onClose) = (onRead, onClose)
        super.init(data: Data())
    }

    override var delegate: (any StreamDelegate)? {
        get { condition.withLock { listener } }
        set { condition.withLock { listener = newValue } }
    }

    override func open() {
        let (hasBytes, isOver) = condition.withLock {
            status = status == .notOpen ? .open : status
            return (position < buffer.count, hasEnded)
        }
        events.notify(self, .openCompleted)
        if hasBytes { events.notify(self, .hasBytesAvailable) } else if isOver { events.notify(self, .endEncountered) }
    }

    override func close() {
        let stops = condition.withLock {
            defer { (status, buffer, position) = (.closed, [], 0) }
            return status != .closed && !hasEnded
        }
        events.end()
        condition.broadcast()
        if stops { onClose() }
    }

    override var streamStatus: Stream.Status {
        condition.withLock { status == .open && hasEnded && position == buffer.count ? .atEnd : status }
    }
    override var streamError: (any Error)? { nil }
    override var hasBytesAvailable: Bool { condition.withLock { status == .open && (position < buffer.count || !hasEnded) } }

    /// - Returns: The number of bytes read; 0 at the end, -1 if the stream is not open.
    override func read(_ target: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
        condition.lock()
        while status == .open, position == buffer.count, !hasEnded { condition.wait() }
        guard status == .open else {
            condition.unlock()
            return -1
        }
        let count = min(length, buffer.count - position)
        buffer.withUnsafeBufferPointer { if count > 0, let base = $0.baseAddress { target.update(from: base + position, count: count) } }
        position += count
        if position == buffer.count { (buffer, position) = ([], 0) }
        let (hasMore, isOver) = (!buffer.isEmpty, hasEnded && buffer.isEmpty)
        condition.unlock()
        if count > 0 { onRead(count) }
        if hasMore { events.notify(self, .hasBytesAvailable) } else if isOver { events.notify(self, .endEncountered) }
        return count
    }

    override func getBuffer(
        _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length: UnsafeMutablePointer<Int>
    ) -> Bool { false }

    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.schedule(self, aRunLoop, mode) }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.remove(aRunLoop, mode) }

    func append(_ bytes: [UInt8]) {
        let wakes = condition.withLock {
            guard status != .closed else { return false }
            let wasEmpty = position == buffer.count
            buffer += bytes
            return wasEmpty && status == .open
        }
        condition.broadcast()
        if wakes { events.notify(self, .hasBytesAvailable) }
    }

    func end() {
        let tells = condition.withLock {
            hasEnded = true
            return status == .open && position == buffer.count
        }
        condition.broadcast()
        if tells { events.notify(self, .endEncountered) }
    }
}
