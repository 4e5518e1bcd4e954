import Foundation
import PeerProtocol
import Testing

@testable import PeerNetwork

/// Finds the hosts of one test.
private final class TestDiscovery: PeerDiscovery, @unchecked Sendable {
    private let lock = NSLock()
    private var records: [ServiceRecord] = []
    private var port: UInt16 = 0
    weak var other: TestDiscovery?
    private var network: PeerNetwork?

    func start(port: UInt16, network: PeerNetwork) {
        lock.withLock { (self.port, self.network) = (port, network) }
        tell()
        other?.tell()
    }
    func publish(_ record: ServiceRecord) {
        lock.withLock { records.append(record) }
        tell()
    }
    func withdraw(_ record: ServiceRecord) { other?.lock.withLock { other?.network }?.lostElsewhere(instance: record.instance) }
    func browse(_ service: String) { other?.tell() }
    func stopBrowsing(_ service: String) {}
    func stop() {}

    private func tell() {
        let (records, port) = lock.withLock { (self.records, self.port) }
        guard port != 0, let network = other?.lock.withLock({ other?.network }) else { return }
        for record in records { network.foundElsewhere(record, hosts: ["127.0.0.1"], port: port) }
    }
}

/// An app on a host that runs in real time.
private final class LivePhone: @unchecked Sendable {
    let peer: PeerIdentity
    let network = PeerNetwork()
    private let transport: PeerTransport
    private let condition = NSCondition()
    private var events: [PeerEvent] = []
    private(set) var endpoint = EndpointID(0)
    /// Bytes received, and whether all were what was expected.
    private var count = 0
    private var isExpected = true

    init(_ name: String, id: UInt64, _ discovery: TestDiscovery) {
        peer = PeerIdentity(id: id, name: name)
        transport = PeerTransport(network, host: "127.0.0.1", discovery: discovery)
        endpoint = network.connect { [weak self] in self?.take($0) }
    }

    deinit { transport.shutDown() }

    func ask(_ requests: PeerRequest...) { for request in requests { network.receive(request, from: endpoint) } }

    func takePart(_ encryption: PeerEncryption) {
        ask(
            .openSession(1, peer, encryption, certificates: []), .advertise(1, peer, service: "game", info: [:]),
            .browse(1, peer, service: "game"))
    }

    private func take(_ event: PeerEvent) {
        condition.lock()
        defer { condition.unlock() }
        switch event {
        case .certificates(let session, let peer, _):
            // The network does not take requests while it tells something.
            DispatchQueue.global().async { self.ask(.answerCertificate(session: session, peer: peer.id, accepts: true)) }
        case .received(let session, let peer, let bytes):
            isExpected = isExpected && bytes.first == UInt8(truncatingIfNeeded: count / bytes.count) && Set(bytes).count == 1
            count += bytes.count
            let cost = UInt32(bytes.count + PeerLimits.fragmentCost)
            DispatchQueue.global().async { self.ask(.credit(session: session, peer: peer, cost)) }
        default: break
        }
        events.append(event)
        condition.broadcast()
    }

    /// Waits until something has been told; it comes within milliseconds.
    func wait(for what: (PeerEvent) -> Bool) -> Bool {
        let limit = Date(timeIntervalSinceNow: 20)
        condition.lock()
        defer { condition.unlock() }
        while !events.contains(where: what) { guard condition.wait(until: limit) else { return false } }
        return true
    }

    func wait(forBytes total: Int) -> Bool {
        let limit = Date(timeIntervalSinceNow: 60)
        condition.lock()
        defer { condition.unlock() }
        while count < total { guard condition.wait(until: limit) else { return false } }
        return isExpected && count == total
    }

    /// Takes what the other side has credited so far.
    func takeCredit() -> Int {
        condition.lock()
        defer { condition.unlock() }
        var total = 0
        events.removeAll {
            guard case .credit(_, _, let count) = $0 else { return false }
            total += Int(count)
            return true
        }
        if total == 0 { _ = condition.wait(until: Date(timeIntervalSinceNow: 1)) }
        return total
    }

    var invitation: UInt32? {
        condition.lock()
        defer { condition.unlock() }
        for case .invited(let number, _, _, _) in events { return number }
        return nil
    }
}

/// Two hosts on real sockets.
@Suite(.serialized)
struct TransportTests {
    private let ana, marko: LivePhone

    init() {
        let (first, second) = (TestDiscovery(), TestDiscovery())
        (first.other, second.other) = (second, first)
        ana = LivePhone("Ana", id: 1, first)
        marko = LivePhone("Marko", id: 2, second)
        Self.kept.withLock { $0 += [first, second] }
    }
    private static let kept = Kept()
    private final class Kept: @unchecked Sendable {
        private let lock = NSLock()
        private var list: [AnyObject] = []
        func withLock(_ action: (inout [AnyObject]) -> Void) { lock.withLock { action(&list) } }
    }

    private func connect(_ encryption: PeerEncryption) -> Bool {
        marko.takePart(encryption)
        ana.takePart(encryption)
        guard ana.wait(for: { $0 == .found(browser: 1, marko.peer, info: [:]) }) else { return false }
        ana.ask(.invite(marko.peer, browser: 1, session: 1, context: nil, timeout: 10000))
        guard marko.wait(for: { if case .invited = $0 { true } else { false } }), let invitation = marko.invitation else { return false }
        marko.ask(.answer(invitation, session: 1))
        return ana.wait { $0 == .state(session: 1, marko.peer, .connected) }
            && marko.wait { $0 == .state(session: 1, ana.peer, .connected) }
    }

    @Test func dataGoesThroughSockets() {
        #expect(connect(.none))
        let (parts, size) = (320, 60_000)
        var window = PeerLimits.window
        for number in 0..<parts {
            while window < size + PeerLimits.fragmentCost { window += ana.takeCredit() }
            window -= size + PeerLimits.fragmentCost
            ana.ask(.send(session: 1, peer: 2, isReliable: true, [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: size)))
        }
        #expect(marko.wait(forBytes: parts * size))
        marko.ask(.leave(1))
        #expect(ana.wait { $0 == .state(session: 1, marko.peer, .notConnected) })
    }

    @Test func anAppThatEndsIsNoticedElsewhere() {
        #expect(connect(.none))
        marko.network.disconnect(marko.endpoint)
        #expect(ana.wait { $0 == .state(session: 1, marko.peer, .notConnected) })
        #expect(ana.wait { $0 == .lost(browser: 1, marko.peer) })
    }
}
