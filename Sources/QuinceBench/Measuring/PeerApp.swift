import Foundation
import PeerNetwork
import PeerProtocol

/// An app that takes part in the network of phones near by, as its device sees it. It accepts every invitation and every certificate.
final class PeerApp: @unchecked Sendable {
    let peer: PeerIdentity
    private let network: PeerNetwork
    private let transport: PeerTransport?
    private let queue = DispatchQueue(label: "app")
    private let condition = NSCondition()
    private var endpoint = EndpointID(0)
    private var found: Set<UInt64> = []
    private var connected: Set<UInt64> = []
    private var received = 0
    private var window = PeerLimits.window
    /// Bytes received that the other side has no credit for yet.
    private var taken = 0
    /// Sends back what it receives.
    var isEcho = false

    /// - Parameter network: Of a host with several apps; nil makes a host of its own, which finds others by multicast DNS.
    init(_ name: String, on network: PeerNetwork? = nil) {
        // Another one each time: others may still know of those that have just gone.
        peer = PeerIdentity(id: UInt64.random(in: 0 ... .max), name: name)
        let own = network ?? PeerNetwork()
        self.network = own
        transport = network == nil ? PeerTransport(own, discovery: BonjourDiscovery()) : nil
        endpoint = own.connect { [weak self] event in
            guard let self else { return }
            queue.async { self.take(event) }
        }
    }

    func end() {
        network.disconnect(endpoint)
        transport?.shutDown()
    }

    private func ask(_ request: PeerRequest) { network.receive(request, from: endpoint) }

    func join(_ encryption: PeerEncryption) {
        ask(.openSession(1, peer, encryption, certificates: []))
        ask(.advertise(1, peer, service: "quince-bench", info: [:]))
        ask(.browse(1, peer, service: "quince-bench"))
    }

    private func take(_ event: PeerEvent) {
        switch event {
        case .invited(let invitation, _, _, _): ask(.answer(invitation, session: 1))
        case .certificates(let session, let peer, _): ask(.answerCertificate(session: session, peer: peer.id, accepts: true))
        case .received(let session, let peer, let bytes):
            // By the step in which apps do it.
            taken += bytes.count + PeerLimits.fragmentCost
            if taken >= PeerLimits.window / 8 || isEcho {
                ask(.credit(session: session, peer: peer, UInt32(taken)))
                taken = 0
            }
            if isEcho { ask(.send(session: session, peer: peer, isReliable: true, bytes)) }
            change { received += bytes.count }
        case .credit(_, _, let count): change { window += Int(count) }
        case .found(_, let peer, _): change { found.insert(peer.id) }
        case .lost(_, let peer): change { found.remove(peer.id) }
        case .state(_, let peer, let state):
            change {
                if state == .connected { connected.insert(peer.id) }
                if state == .notConnected { connected.remove(peer.id) }
                window = PeerLimits.window
            }
            taken = 0
        default: break
        }
    }

    private func change(_ action: () -> Void) {
        condition.lock()
        action()
        condition.broadcast()
        condition.unlock()
    }

    private func wait(for what: String, _ isSo: () -> Bool) throws {
        let limit = Date(timeIntervalSinceNow: 20)
        condition.lock()
        defer { condition.unlock() }
        while !isSo() {
            guard condition.wait(until: limit) else { throw MeasuringFailure("\(peer.name) has waited 20 s for \(what)") }
        }
    }

    func find(_ other: PeerApp) throws { try wait(for: "the discovery of \(other.peer.name)") { found.contains(other.peer.id) } }

    func connect(_ other: PeerApp) throws {
        ask(.invite(other.peer, browser: 1, session: 1, context: nil, timeout: 10000))
        for (app, peer) in [(self, other.peer), (other, peer)] { try app.wait(for: "the connection") { app.connected.contains(peer.id) } }
    }

    func leave(_ other: PeerApp) throws {
        ask(.leave(1))
        for (app, peer) in [(self, other.peer), (other, peer)] { try app.wait(for: "the end") { !app.connected.contains(peer.id) } }
    }

    /// Sends so many bytes and waits until as many have come back.
    func exchange(_ count: Int, with other: PeerApp) throws {
        change { received = 0 }
        ask(.send(session: 1, peer: other.peer.id, isReliable: true, [UInt8](repeating: 7, count: count)))
        try wait(for: "the answer") { received >= count }
        try wait(for: "credit") { window + count >= PeerLimits.window }
    }

    /// Sends so many bytes in pieces, and waits until the other side has them all.
    func send(_ total: Int, inPiecesOf size: Int, to other: PeerApp) throws {
        other.change { other.received = 0 }
        let piece = [UInt8](repeating: 7, count: size)
        let cost = size + PeerLimits.fragmentCost
        for _ in 0..<total / size {
            try wait(for: "credit") { window >= cost }
            change { window -= cost }
            ask(.send(session: 1, peer: other.peer.id, isReliable: true, piece))
        }
        try other.wait(for: "the data") { other.received >= total / size * size }
    }
}
