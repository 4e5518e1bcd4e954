import PeerProtocol

@testable import PeerNetwork

/// A network between hosts that delays, loses, doubles and reorders frames, and can be cut; the same way on every run.
final class SimulatedNetwork {
    struct Faults {
        /// Of 100 frames.
        var lost = 0
        var doubled = 0
        var reordered = 0
        /// In nanoseconds.
        var delay: UInt64 = 1_000_000
        /// From when until when nothing arrives; it does afterwards, as TCP has it.
        var pause: Range<UInt64>?
    }

    let hosts: [TestHost]
    var faults: Faults
    private(set) var now: UInt64 = 0
    private(set) var secured: [LinkID] = []
    /// The keys that links of each host were to be encrypted with.
    private(set) var keys: [[[UInt8]]] = []
    /// Changes what goes over links that are not encrypted.
    var meddle: ((WireMessage) -> WireMessage)?
    private var encrypted: Set<End> = []
    /// Frames nobody gets any more.
    private(set) var dropped = 0
    private var ends: [End: End] = [:]
    private var events: [(time: UInt64, order: Int, action: () -> Void)] = []
    private var order = 0
    private var seed: UInt64

    private struct End: Hashable {
        var host: Int
        var link: LinkID
    }

    init(_ hosts: [TestHost], faults: Faults = Faults(), seed: UInt64 = 5) {
        (self.hosts, self.faults, self.seed) = (hosts, faults, seed)
        keys = hosts.map { _ in [] }
    }

    private func random(_ bound: Int) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 33) % bound
    }

    private func schedule(after delay: UInt64, _ action: @escaping () -> Void) {
        order += 1
        var time = now + delay
        if let pause = faults.pause, pause.contains(time) { time = pause.upperBound }
        events.append((time, order, action))
    }

    /// Does what the hosts want done.
    private func collect() {
        for (index, host) in hosts.enumerated() {
            host.settle()
            let outputs = host.outside
            host.outside = []
            for output in outputs { perform(output, index) }
        }
    }

    private func perform(_ output: PeerOutput, _ index: Int) {
        switch output {
        case .open(let id, let addresses, _):
            guard let target = hosts.firstIndex(where: { addresses.contains($0.address) }) else {
                return schedule(after: faults.delay) { self.hosts[index].core.closed(id) }
            }
            schedule(after: faults.delay) {
                let other = self.hosts[target].core.accepted(from: self.hosts[index].address)
                (self.ends[End(host: index, link: id)], self.ends[End(host: target, link: other)]) = (
                    End(host: target, link: other), End(host: index, link: id)
                )
                self.schedule(after: self.faults.delay) { self.hosts[index].core.opened(id, at: self.hosts[target].address) }
            }
        case .send(let id, let frame): send(frame, End(host: index, link: id))
        case .close(let id):
            guard let other = ends.removeValue(forKey: End(host: index, link: id)) else { return }
            schedule(after: faults.delay) {
                if self.ends.removeValue(forKey: other) != nil { self.hosts[other.host].core.closed(other.link) }
            }
        case .secure(let id, _, let key):
            secured.append(id)
            encrypted.insert(End(host: index, link: id))
            keys[index].append(key)
            // Both ends show their keys.
            if let other = ends[End(host: index, link: id)] { hosts[index].core.secured(id, key: hosts[other.host].core.key) }
        case .publish(var record):
            record.key = hosts[index].core.key
            for (other, host) in hosts.enumerated() where other != index {
                schedule(after: faults.delay) { host.core.found(record, hosts: [self.hosts[index].address], port: 4000) }
            }
        case .withdraw(let record):
            for (other, host) in hosts.enumerated() where other != index {
                schedule(after: faults.delay) { host.core.lost(instance: record.instance) }
            }
        case .browse, .stopBrowsing, .event: break
        }
    }

    private func send(_ frame: WireFrame, _ end: End) {
        guard let other = ends[end], random(100) >= faults.lost else {
            dropped += 1
            return
        }
        var frame = frame
        if let meddle, !encrypted.contains(end) { frame.message = meddle(frame.message) }
        let copies = random(100) < faults.doubled ? 2 : 1
        for _ in 0..<copies {
            let extra = random(100) < faults.reordered ? faults.delay * 2 : 0
            schedule(after: faults.delay + extra) {
                if self.ends[other] == end { self.hosts[other.host].core.received(frame, on: other.link) }
            }
        }
    }

    /// Cuts off a host without a word.
    func vanish(_ index: Int) {
        for end in ends.keys where end.host == index { if let other = ends.removeValue(forKey: end) { ends[other] = end } }
        ends = ends.filter { $0.key.host != index }
    }

    /// Lets time pass, one event after the other.
    func run(for duration: UInt64) {
        let end = now + duration
        collect()
        while true {
            let deadlines = hosts.compactMap(\.core.nextDeadline)
            let next = (events.map(\.time) + deadlines).min() ?? .max
            guard next <= end else { break }
            now = max(now, next)
            for host in hosts { host.core.advance(to: now) }
            let due = events.filter { $0.time <= now }.sorted { ($0.time, $0.order) < ($1.time, $1.order) }
            events.removeAll { $0.time <= now }
            for event in due { event.action() }
            collect()
        }
        now = end
        for host in hosts { host.core.advance(to: now) }
        collect()
    }
}
