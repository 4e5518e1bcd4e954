import PeerProtocol

extension PeerCore {
    /// Handles a message from the peer of a connected link.
    func handle(_ message: WireMessage, _ id: LinkID, _ link: Link) {
        guard let endpoint = link.endpoint, let session = link.session, let peer = link.peer else { return }
        switch message {
        case .payload(_, let bytes):
            let cost = bytes.count + PeerLimits.fragmentCost
            guard link.receiveWindow >= cost else { return end(id, saying: .violation) }
            links[id]?.receiveWindow -= cost
            notify(endpoint, .received(session: session, peer: peer.id, bytes))
        case .credit(let count):
            guard link.sendWindow + Int(count) <= PeerLimits.window else { return end(id, saying: .violation) }
            links[id]?.sendWindow += Int(count)
            notify(endpoint, .credit(session: session, peer: peer.id, count))
        case .introduce(let other, let place, let token): meet(other, at: place, token: token, introducedBy: link)
        case .expect(let other, let token, let key): expect(other, token: token, key: key, introducedBy: link)
        case .goodbye: end(id, saying: nil)
        default: end(id, saying: .violation)
        }
    }

    func sendPayload(_ endpoint: EndpointID, _ session: UInt32, _ peer: UInt64, _ isReliable: Bool, _ bytes: [UInt8]) {
        // A peer may just have gone: the app will hear of it.
        guard let id = connectedLink(endpoint, session, peer), let window = links[id]?.sendWindow else { return }
        let cost = bytes.count + PeerLimits.fragmentCost
        // Nothing that was to arrive is left out: rather there is no connection.
        guard window >= cost else { return end(id, saying: .violation) }
        links[id]?.sendWindow = window - cost
        send(.payload(isReliable: isReliable, bytes), on: id)
    }

    func giveCredit(_ endpoint: EndpointID, _ session: UInt32, _ peer: UInt64, _ count: UInt32) {
        guard let id = connectedLink(endpoint, session, peer), let window = links[id]?.receiveWindow else { return }
        // An app cannot take what was not sent.
        guard window + Int(count) <= PeerLimits.window else { return end(id, saying: .violation) }
        links[id]?.receiveWindow = window + Int(count)
        send(.credit(count), on: id)
    }
}
