import Foundation

/// The cable between two network interfaces of tests: it delays, loses, doubles and reorders packets as it is told.
///
/// It is a program like any other (two TAP devices, and packets carried from one to the other), so that it works where the kernel has no netem.
final class Cable: @unchecked Sendable {
    struct Weather: Sendable {
        /// Seconds that a packet takes.
        var delay = 0.0
        /// Shares of packets, from 0 to 1.
        var loss = 0.0
        var duplicates = 0.0
        /// Of these half the time is taken: they come before others.
        var early = 0.0
        /// Nothing comes through.
        var isCut = false
    }

    private struct Packet {
        let due: Double
        let end: Int
        let bytes: [UInt8]
    }

    private let lock = NSCondition()
    private var current = Weather()
    private var delivered = 0
    /// Times at which packets of a cut cable were lost, half a second apart or more: the senders' tries, each of which may be many packets.
    private var lostTries: [Double] = []
    private var isOver = false
    private var ends: [Int32] = []
    private var queue: [Packet] = []
    private var random = SystemRandomNumberGenerator()

    var weather: Weather {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }

    /// Makes two network interfaces with a cable between them; nil where that is not allowed.
    init?(_ first: String, _ second: String) {
        for name in [first, second] {
            guard let end = Self.open(name) else {
                for end in ends { close(end) }
                return nil
            }
            ends.append(end)
        }
        Thread { [self] in carry() }.start()
    }

    /// Waits until `count` more packets have come through.
    ///
    /// - Returns: Whether they did within 30 seconds.
    func waitForPackets(_ count: Int) -> Bool {
        lock.withLock {
            let wanted = delivered + count
            return wait { delivered >= wanted }
        }
    }

    /// Lets nothing through until whoever sends has tried again `tries` times.
    ///
    /// - Returns: Whether that was within 30 seconds.
    func cut(forTries tries: Int) -> Bool {
        lock.withLock {
            (current.isCut, lostTries) = (true, [])
            defer { current.isCut = false }
            return wait { lostTries.count > tries }
        }
    }

    /// Waits for a condition, with the lock held.
    private func wait(_ isDone: () -> Bool) -> Bool {
        let limit = Date(timeIntervalSinceNow: 30)
        while !isDone() { guard lock.wait(until: limit) else { return isDone() } }
        return true
    }

    func remove() { lock.withLock { isOver = true } }

    private static func open(_ name: String) -> Int32? {
        let end = Glibc.open("/dev/net/tun", O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard end >= 0 else { return nil }
        // struct ifreq: the name, then IFF_TAP | IFF_NO_PI.
        var request = [UInt8](repeating: 0, count: 40)
        request.replaceSubrange(0..<name.utf8.count, with: name.utf8)
        (request[16], request[17]) = (0x02, 0x10)
        let setInterface: UInt = 0x4004_54CA
        guard request.withUnsafeMutableBytes({ ioctl(end, setInterface, $0.baseAddress!) }) == 0 else {
            close(end)
            return nil
        }
        return end
    }

    private var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    private func carry() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while !lock.withLock({ isOver }) {
            var waiting = ends.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            let next = queue.first.map { max(0, ($0.due - now) * 1000).rounded(.up) } ?? 50
            poll(&waiting, nfds_t(waiting.count), Int32(min(next, 50)))
            for end in ends.indices where waiting[end].revents & Int16(POLLIN) != 0 {
                // Not for ever: what is due has to go, too.
                for _ in 0..<64 {
                    let count = read(ends[end], &buffer, buffer.count)
                    guard count > 0 else { break }
                    send(Array(buffer[..<count]), to: 1 - end)
                }
            }
            deliver()
        }
        for end in ends { close(end) }
    }

    private func send(_ bytes: [UInt8], to end: Int) {
        let weather = weather
        guard !weather.isCut else { return countLoss() }
        guard queue.count < 5000 else { return }
        for _ in 0..<(chance(weather.duplicates) ? 2 : 1) where !chance(weather.loss) {
            let delay = chance(weather.early) ? weather.delay / 2 : weather.delay
            let packet = Packet(due: now + delay, end: end, bytes: bytes)
            let place = queue.lastIndex { $0.due <= packet.due }.map { $0 + 1 } ?? 0
            queue.insert(packet, at: place)
        }
    }

    private func countLoss() {
        lock.withLock {
            if now - (lostTries.last ?? -1) >= 0.5 { lostTries.append(now) }
            lock.broadcast()
        }
    }

    private func chance(_ share: Double) -> Bool { share > 0 && Double.random(in: 0..<1, using: &random) < share }

    private func deliver() {
        let time = now
        let due = queue.prefix { $0.due <= time }
        for packet in due { _ = write(ends[packet.end], packet.bytes, packet.bytes.count) }
        queue.removeFirst(due.count)
        guard !due.isEmpty else { return }
        lock.withLock {
            delivered += due.count
            lock.broadcast()
        }
    }
}
