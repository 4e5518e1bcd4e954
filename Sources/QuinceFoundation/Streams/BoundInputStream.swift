import Foundation

/// The stream of a bound pair that is read from.
final class BoundInputStream: InputStream {
    private let buffer: BoundBuffer
    private lazy var events = StreamEvents(of: self)
    private var state = Status.notOpen

    init(_ buffer: BoundBuffer) {
        self.buffer = buffer
        super.init(data: Data())
        let events = events
        buffer.observe { [weak self] in self?.announce(events) }
    }

    deinit { buffer.closeReader() }

    private func announce(_ events: StreamEvents) {
        guard state == .open else { return }
        if buffer.hasBytes { events.post(.hasBytesAvailable) } else if buffer.isAtEnd { events.post(.endEncountered) }
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
        buffer.closeReader()
    }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
        state == .open ? self.buffer.read(buffer, len) : -1
    }

    override func getBuffer(_ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>) -> Bool {
        false
    }

    override var hasBytesAvailable: Bool { state == .open && buffer.hasBytes }
    override var streamStatus: Status { state == .open && buffer.isAtEnd ? .atEnd : state }
    override var streamError: (any Error)? { nil }
    override func property(forKey key: PropertyKey) -> AnyObject? { nil }
    override func setProperty(_ property: AnyObject?, forKey key: PropertyKey) -> Bool { false }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.schedule(in: aRunLoop, mode) }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.remove(from: aRunLoop, mode) }
}
