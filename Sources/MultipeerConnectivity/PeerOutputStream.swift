internal import PeerProtocol
import UIKit

/// A stream to a peer. Writing waits while the other side has not read what was written before.
final class PeerOutputStream: OutputStream {
    /// The outgoing data, which the channel sends.
    let lane: StreamLane
    private weak var channel: PeerChannel?
    private let number: UInt32
    private let events = StreamEvents()
    private let condition = NSCondition()
    private var status = Stream.Status.notOpen
    private var window = FragmentChecker.streamWindow
    private weak var listener: (any StreamDelegate)?

    init(_ channel: PeerChannel, _ number: UInt32) {
        (self.channel, self.number, lane) = (channel, number, StreamLane(number))
        super.init(toMemory: ())
    }

    required init(toMemory: ()) { fatalError("streams to peers are made by sessions") }

    override var delegate: (any StreamDelegate)? {
        get { condition.withLock { listener } }
        set { condition.withLock { listener = newValue } }
    }

    override func open() {
        condition.withLock { status = status == .notOpen ? .open : status }
        events.notify(self, .openCompleted)
        events.notify(self, .hasSpaceAvailable)
    }

    override func close() {
        let ends = condition.withLock {
            defer { status = .closed }
            return status != .closed
        }
        guard ends else { return }
        events.end()
        condition.broadcast()
        lane.end()
        channel?.pump()
    }

    override var streamStatus: Stream.Status { condition.withLock { status } }
    override var streamError: (any Error)? { streamStatus == .error ? MCError(.notConnected) : nil }
    override var hasSpaceAvailable: Bool { condition.withLock { status == .open && window > 0 } }

    /// - Returns: The number of bytes written; -1 if the other side has stopped reading.
    override func write(_ buffer: UnsafePointer<UInt8>, maxLength length: Int) -> Int {
        condition.lock()
        while status == .open, window == 0 { condition.wait() }
        guard status == .open else {
            condition.unlock()
            return -1
        }
        let count = min(length, window, PeerFragment.capacity)
        window -= count
        let hasSpace = window > 0
        condition.unlock()
        lane.append(.streamBytes(number, [UInt8](UnsafeBufferPointer(start: buffer, count: count))))
        channel?.pump()
        if hasSpace { events.notify(self, .hasSpaceAvailable) }
        return count
    }

    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.schedule(self, aRunLoop, mode) }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.remove(aRunLoop, mode) }

    /// The other side has read so much.
    func credit(_ count: Int) {
        let wasFull = condition.withLock {
            defer { window = min(window + count, FragmentChecker.streamWindow) }
            return window == 0
        }
        condition.broadcast()
        if wasFull { events.notify(self, .hasSpaceAvailable) }
    }

    /// The other side reads no more, or is gone.
    func stop() {
        let wasOpen = condition.withLock {
            defer { if status != .closed { status = .error } }
            return status == .open
        }
        lane.end(dropping: true)
        condition.broadcast()
        if wasOpen { events.notify(self, .errorOccurred) }
    }
}

/// The outgoing data of a stream. May be used from any thread.
final class StreamLane: Lane, @unchecked Sendable {
    let number: UInt32
    private let lock = NSLock()
    private var fragments: [PeerFragment] = []
    private var isEnding = false

    init(_ number: UInt32) { self.number = number }

    func append(_ fragment: PeerFragment) { lock.withLock { if !isEnding { fragments.append(fragment) } } }

    /// Nothing more comes.
    ///
    /// - Parameter drops: Whether nobody wants what waits, either.
    func end(dropping drops: Bool = false) {
        lock.withLock {
            guard !isEnding else { return }
            isEnding = true
            if drops { fragments = [] }
            fragments.append(.streamEnd(number))
        }
    }

    func next() -> PeerFragment? { lock.withLock { fragments.isEmpty ? nil : fragments.removeFirst() } }
    var isOver: Bool { lock.withLock { isEnding && fragments.isEmpty } }
}
