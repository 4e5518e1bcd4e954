import DamageSupport
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
    /// What is told of a host's place instead of the truth.
    var lie: ((inout ServiceRecord, inout UInt16) -> Void)?

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
        for var record in records {
            var port = port
            lie?(&record, &port)
            network.foundElsewhere(record, hosts: ["127.0.0.1"], port: port)
        }
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
        transport = PeerTransport(network, host: "127.0.0.1", discovery: discovery, security: PeerSecurity())
        endpoint = network.connect { [weak self] in self?.take($0) }
    }

    deinit { transport.shutDown() }

    func ask(_ requests: PeerRequest...) { for request in requests { network.receive(request, from: endpoint) } }

    func join(_ encryption: PeerEncryption) {
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

    func has(_ what: (PeerEvent) -> Bool) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        return events.contains(where: what)
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

    /// Where other hosts reach it.
    var port: UInt16? {
        let port = network.with(\.port)
        return port == 0 ? nil : port
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
    private let anasDiscovery, markosDiscovery: TestDiscovery

    init() {
        let (first, second) = (TestDiscovery(), TestDiscovery())
        (first.other, second.other) = (second, first)
        (anasDiscovery, markosDiscovery) = (first, second)
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
        marko.join(encryption)
        ana.join(encryption)
        guard ana.wait(for: { $0 == .found(browser: 1, marko.peer, info: [:]) }) else { return false }
        ana.ask(.invite(marko.peer, browser: 1, session: 1, context: nil, timeout: 10000))
        guard marko.wait(for: { if case .invited = $0 { true } else { false } }), let invitation = marko.invitation else { return false }
        marko.ask(.answer(invitation, session: 1))
        return ana.wait { $0 == .state(session: 1, marko.peer, .connected) }
            && marko.wait { $0 == .state(session: 1, ana.peer, .connected) }
    }

    @Test(arguments: PeerEncryption.allCases) func dataGoesThroughSockets(encryption: PeerEncryption) {
        #expect(connect(encryption))
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

    /// Whoever comes to the port of a host may say anything at all: it is cut off, and the host's own links go on.
    @Test func strangersThatSayAnythingAreCutOff() throws {
        #expect(connect(.required))
        let port = try #require(marko.port)
        let greeting = WireFrame(
            sequence: 0,
            message: .invite(
                WireMessage.Invitation(
                    target: marko.peer, from: PeerIdentity(id: 9, name: "Nobody"), service: "game", timeout: 1000, context: nil,
                    encryption: .required, port: 0))
        ).encoded
        var damage = Damage(seed: 11, alphabet: "\u{0}\u{1}\u{16}\u{3}\u{FF}")
        for number in 0..<200 {
            let stranger = try #require(RawSocket(port: port))
            stranger.send(number % 2 == 0 ? damage.apply(to: greeting + greeting) : greeting + damage.apply(to: greeting))
            if number % 50 == 0 { stranger.send([UInt8](repeating: 0xFF, count: 1 << 20)) }
            stranger.close()
        }
        ana.ask(.send(session: 1, peer: 2, isReliable: true, [0, 0, 0]))
        #expect(marko.wait(forBytes: 3))
    }

    /// The host that answers at the address has not the key that was announced: somebody has put themselves in between.
    @Test(arguments: [true, false]) func whoAnswersWithAnotherKeyIsRefused(isInvited: Bool) {
        (isInvited ? markosDiscovery : anasDiscovery).lie = { record, _ in record.key = PeerSecurity().key }
        marko.join(.required)
        ana.join(.required)
        #expect(ana.wait { $0 == .found(browser: 1, marko.peer, info: [:]) })
        #expect(marko.wait { $0 == .found(browser: 1, ana.peer, info: [:]) })
        ana.ask(.invite(marko.peer, browser: 1, session: 1, context: nil, timeout: 10000))
        #expect(marko.wait { if case .invited = $0 { true } else { false } })
        marko.ask(.answer(marko.invitation ?? 0, session: 1))
        #expect(ana.wait { $0 == .state(session: 1, marko.peer, .notConnected) })
        #expect(marko.wait { $0 == .state(session: 1, ana.peer, .notConnected) })
        #expect(
            !ana.has { $0 == .state(session: 1, marko.peer, .connected) } && !marko.has { $0 == .state(session: 1, ana.peer, .connected) })
    }

    /// What was to be encrypted is not taken in the clear.
    @Test func whoDoesNotEncryptWhereItMustIsCutOff() throws {
        marko.join(.required)
        ana.join(.required)
        #expect(ana.wait { $0 == .found(browser: 1, marko.peer, info: [:]) })
        let port = try #require(marko.port)
        let stranger = try #require(RawSocket(port: port))
        let nobody = PeerIdentity(id: 9, name: "Nobody")
        let invitation = WireMessage.Invitation(
            target: marko.peer, from: nobody, service: "game", timeout: 10000, context: nil, encryption: .required, port: 0)
        stranger.send(WireFrame(sequence: 0, message: .invite(invitation)).encoded)
        #expect(marko.wait { if case .invited = $0 { true } else { false } })
        marko.ask(.answer(marko.invitation ?? 0, session: 1))
        #expect(marko.wait { $0 == .state(session: 1, nobody, .connecting) })
        stranger.send(WireFrame(sequence: 1, message: .certificates([], WireMessage.Preferences(own: .required, other: .required))).encoded)
        stranger.send(WireFrame(sequence: 2, message: .ready).encoded)
        #expect(marko.wait { $0 == .state(session: 1, nobody, .notConnected) })
        stranger.close()
    }

    /// What a peer grants and does not read waits on this host.
    @Test func whoGrantsWithoutReadingIsCutOff() throws {
        marko.join(.none)
        ana.join(.none)
        #expect(ana.wait { $0 == .found(browser: 1, marko.peer, info: [:]) })
        let port = try #require(marko.port)
        let stranger = try #require(RawSocket(port: port))
        defer { stranger.close() }
        let nobody = PeerIdentity(id: 9, name: "Nobody")
        var sequence: UInt32 = 0
        func say(_ message: WireMessage) {
            stranger.send(WireFrame(sequence: sequence, message: message).encoded)
            sequence += 1
        }
        say(
            .invite(
                WireMessage.Invitation(
                    target: marko.peer, from: nobody, service: "game", timeout: 10000, context: nil, encryption: .none, port: 0)))
        #expect(marko.wait { if case .invited = $0 { true } else { false } })
        marko.ask(.answer(marko.invitation ?? 0, session: 1))
        say(.certificates([], WireMessage.Preferences(own: .none, other: .none)))
        say(.ready)
        #expect(marko.wait { $0 == .state(session: 1, nobody, .connected) })
        let (parts, size) = (30, 60_000)
        let granted = parts * (size + PeerLimits.fragmentCost)
        let end = PeerEvent.state(session: 1, nobody, .notConnected)
        // Far more than sockets hold.
        for _ in 0..<40 where !marko.has({ $0 == end }) {
            for _ in 0..<parts { marko.ask(.send(session: 1, peer: 9, isReliable: true, [UInt8](repeating: 0, count: size))) }
            say(.credit(UInt32(granted)))
            var taken = 0
            while taken < granted, !marko.has({ $0 == end }) { taken += marko.takeCredit() }
        }
        #expect(marko.has { $0 == end })
    }
}

/// A connection of somebody who keeps to nothing.
private struct RawSocket {
    private let socket: Int32

    init?(port: UInt16) {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        (address.sin_family, address.sin_port) = (sa_family_t(AF_INET), port.bigEndian)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard result == 0 else { return nil }
    }

    /// Sends what the other side takes.
    func send(_ bytes: [UInt8]) { _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)) }
    func close() { _ = Glibc.close(socket) }
}
