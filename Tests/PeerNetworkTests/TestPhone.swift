import PeerProtocol

@testable import PeerNetwork

/// A host whose core is driven by hand.
final class TestHost {
    let core: PeerCore
    let address: String
    fileprivate(set) var phones: [EndpointID: TestPhone] = [:]
    /// What the core wants done outside.
    var outside: [PeerOutput] = []

    init(address: String = "10.0.0.1", seed: UInt64 = 1) {
        self.address = address
        var state = seed
        core = PeerCore {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
        core.port = 4000
        core.addresses = [address]
        core.key = [UInt8](repeating: UInt8(truncatingIfNeeded: seed), count: PeerLimits.key)
    }

    func phone(_ name: String, id: UInt64) -> TestPhone {
        let phone = TestPhone(host: self, endpoint: core.addEndpoint(), peer: PeerIdentity(id: id, name: name))
        phones[phone.endpoint] = phone
        return phone
    }

    /// Hands events to the phones, which may answer, until there are none.
    func settle() {
        while true {
            let outputs = core.takeOutputs()
            guard !outputs.isEmpty else { return }
            for output in outputs {
                if case .event(let endpoint, let event) = output { phones[endpoint]?.take(event) } else { outside.append(output) }
            }
        }
    }
}

/// An app: keeps what it is told, and does what an app without certificates of its own does.
final class TestPhone {
    unowned let host: TestHost
    let endpoint: EndpointID
    let peer: PeerIdentity
    var events: [PeerEvent] = []
    var acceptsCertificates = true
    /// Takes what it receives at once.
    var givesCredit = true

    init(host: TestHost, endpoint: EndpointID, peer: PeerIdentity) { (self.host, self.endpoint, self.peer) = (host, endpoint, peer) }

    func ask(_ requests: PeerRequest...) {
        for request in requests { host.core.receive(request, from: endpoint) }
        host.settle()
    }

    fileprivate func take(_ event: PeerEvent) {
        events.append(event)
        switch event {
        case .certificates(let session, let peer, _):
            host.core.receive(.answerCertificate(session: session, peer: peer.id, accepts: acceptsCertificates), from: endpoint)
        case .received(let session, let peer, let bytes) where givesCredit:
            let cost = UInt32(bytes.count + PeerLimits.fragmentCost)
            host.core.receive(.credit(session: session, peer: peer, cost), from: endpoint)
        default: break
        }
    }

    /// The number of the last invitation.
    var invitation: UInt32? {
        for event in events.reversed() { if case .invited(let number, _, _, _) = event { return number } }
        return nil
    }

    /// The states a session has told of a peer.
    func states(of other: TestPhone, session: UInt32 = 1) -> [PeerState] {
        events.compactMap {
            if case .state(session, let peer, let state) = $0, peer == other.peer { return state }
            return nil
        }
    }

    func received(from other: TestPhone, session: UInt32 = 1) -> [[UInt8]] {
        events.compactMap {
            if case .received(session, let peer, let bytes) = $0, peer == other.peer.id { return bytes }
            return nil
        }
    }

    /// Advertises, browses and has a session, each with number 1.
    func join(_ encryption: PeerEncryption = .optional, service: String = "game") {
        ask(
            .openSession(1, peer, encryption, certificates: []), .advertise(1, peer, service: service, info: [:]),
            .browse(1, peer, service: service))
    }

    func invite(_ other: TestPhone, timeout: UInt32 = 30000, context: [UInt8]? = nil) {
        ask(.invite(other.peer, browser: 1, session: 1, context: context, timeout: timeout))
    }
}
