import Foundation

/// The stream of a bound pair that is written to.
final class BoundOutputStream: OutputStream {
    private let buffer: BoundBuffer
    private lazy var events = StreamEvents(of: self)
    private var state = Status.notOpen

    init(_ buffer: BoundBuffer) {
        self.buffer = buffer
        super.init(toMemory: ())
        let events = events
        buffer.observe { [weak self] in self?.announce(events) }
    }

    required init(toMemory: ()) { fatalError("a bound stream writes to its pair") }

    deinit { buffer.closeWriter() }

    private func announce(_ events: StreamEvents) {
        guard state == .open else { return }
        if buffer.hasSpace { events.post(.hasSpaceAvailable) } else if buffer.isAbandoned { events.post(.endEncountered) }
    }

    override func open() {
        guard state == .notOpen else { return }
        state = .open
        events.post(.openCompleted)
        announce(events)
    }

    override func close() {
        state = .closed
        events.removeAll()
        buffer.closeWriter()
    }

    override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
        state == .open ? self.buffer.write(buffer, len) : -1
    }

    override var hasSpaceAvailable: Bool { state == .open && buffer.hasSpace }
    override var streamStatus: Status { state == .open && buffer.isAbandoned ? .atEnd : state }
    override var streamError: (any Error)? { nil }
    override func property(forKey key: PropertyKey) -> AnyObject? { nil }
    override func setProperty(_ property: AnyObject?, forKey key: PropertyKey) -> Bool { false }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.schedule(in: aRunLoop, mode) }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.remove(from: aRunLoop, mode) }
}
