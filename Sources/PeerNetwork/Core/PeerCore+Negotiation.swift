import PeerProtocol

extension PeerCore {
    static let negotiationLimit: UInt64 = 60_000_000_000

    func handle(_ frame: WireFrame, on id: LinkID) {
        guard var link = links[id] else { return }
        guard frame.sequence == link.nextReceived else { return end(id, saying: .violation) }
        link.nextReceived &+= 1
        link.lastReceived = now
        if !frame.message.isBounded, link.twin == nil {
            link.patience -= 1
            guard link.patience > 0 else { return end(id, saying: .violation) }
        }
        links[id] = link
        if case .ping = frame.message { return }
        switch link.stage {
        case .greeting: greet(frame.message, id)
        case .asking: handleAnswer(frame.message, id, link)
        case .asked, .holding:
            // All an inviter can say while it waits is that it does not any longer.
            guard case .goodbye = frame.message else { return end(id, saying: .violation) }
            end(id, saying: nil)
        case .negotiating(let negotiation): negotiate(frame.message, id, link, negotiation)
        case .connected: handle(frame.message, id, link)
        case .opening: end(id, saying: .violation)
        }
    }

    private func greet(_ message: WireMessage, _ id: LinkID) {
        switch message {
        case .invite(let invitation): handle(invitation, on: id)
        case .join(let ticket): handle(ticket, on: id)
        default: end(id, saying: nil)
        }
    }

    private func handleAnswer(_ message: WireMessage, _ id: LinkID, _ link: Link) {
        switch message {
        case .accept(let encryption, let port):
            links[id]?.peerEncryption = encryption
            if port != 0 { links[id]?.remotePort = port }
            beAccepted(id, link, encryption)
        case .decline: end(id, saying: nil)
        default: end(id, saying: .violation)
        }
    }

    /// The other side wants what we asked for.
    private func beAccepted(_ id: LinkID, _ link: Link, _ encryption: PeerEncryption) {
        guard let endpoint = link.endpoint, let number = link.session, let peer = link.peer,
            let session = endpoints[endpoint]?.sessions[number]
        else { return end(id, saying: .left) }
        guard let isEncrypted = session.encryption.agrees(with: encryption) else { return end(id, saying: .encryption) }
        if let other = session.members[peer.id], other != id {
            // We have accepted an invitation of theirs meanwhile. Both sides choose alike: the one that the lower number sent.
            guard session.peer.id < peer.id else { return end(id, saying: .superseded) }
            endpoints[endpoint]?.sessions[number]?.members[peer.id] = id
            end(other, saying: .superseded)
        } else {
            notify(endpoint, .state(session: number, peer, .connecting))
        }
        if isEncrypted, link.twin == nil { put(.secure(id, asServer: false, key: link.key)) }
        beginNegotiation(id, session, with: encryption)
    }

    /// Lets the other side of a link into a session.
    func accept(_ id: LinkID, _ endpoint: EndpointID, _ number: UInt32) {
        guard let link = links[id], let peer = link.peer, let session = endpoints[endpoint]?.sessions[number] else { return }
        guard let isEncrypted = session.encryption.agrees(with: link.peerEncryption) else {
            decline(id, .encryption)
            return notify(endpoint, .state(session: number, peer, .notConnected))
        }
        links[id]?.endpoint = endpoint
        links[id]?.session = number
        endpoints[endpoint]?.sessions[number]?.members[peer.id] = id
        notify(endpoint, .state(session: number, peer, .connecting))
        send(.accept(session.encryption, port: port), on: id)
        if isEncrypted, link.twin == nil { put(.secure(id, asServer: true, key: link.key)) }
        beginNegotiation(id, session, with: link.peerEncryption)
    }

    private func beginNegotiation(_ id: LinkID, _ session: Session, with encryption: PeerEncryption) {
        links[id]?.stage = .negotiating(Link.Negotiation())
        links[id]?.deadline = now + Self.negotiationLimit
        send(.certificates(session.certificates, WireMessage.Preferences(own: session.encryption, other: encryption)), on: id)
    }

    private func negotiate(_ message: WireMessage, _ id: LinkID, _ link: Link, _ current: Link.Negotiation) {
        var negotiation = current
        switch message {
        case .certificates(let list, let preferences) where !negotiation.hasCertificates:
            guard isConfirmed(preferences, link) else { return end(id, saying: .violation) }
            negotiation.hasCertificates = true
            links[id]?.stage = .negotiating(negotiation)
            guard let endpoint = link.endpoint, let session = link.session, let peer = link.peer else { return }
            notify(endpoint, .certificates(session: session, peer, list))
        case .ready where negotiation.hasCertificates && !negotiation.peerIsReady:
            negotiation.peerIsReady = true
            links[id]?.stage = .negotiating(negotiation)
            connectIfReady(id, negotiation)
        case .goodbye: end(id, saying: nil)
        default: end(id, saying: .violation)
        }
    }

    /// Whether both sides have heard what the other has said of encryption: if not, somebody in between has changed it.
    private func isConfirmed(_ preferences: WireMessage.Preferences, _ link: Link) -> Bool {
        guard let endpoint = link.endpoint, let number = link.session, let session = endpoints[endpoint]?.sessions[number] else {
            return false
        }
        return preferences == WireMessage.Preferences(own: link.peerEncryption, other: session.encryption)
    }

    /// The app has decided about a peer's certificates.
    func answerCertificate(_ endpoint: EndpointID, _ session: UInt32, _ peer: UInt64, _ accepts: Bool) {
        guard let id = endpoints[endpoint]?.sessions[session]?.members[peer], case .negotiating(var negotiation) = links[id]?.stage,
            negotiation.hasCertificates, !negotiation.isApproved
        else { return }
        guard accepts else { return end(id, saying: .certificate) }
        negotiation.isApproved = true
        links[id]?.stage = .negotiating(negotiation)
        send(.ready, on: id)
        connectIfReady(id, negotiation)
    }

    private func connectIfReady(_ id: LinkID, _ negotiation: Link.Negotiation) {
        guard negotiation.isApproved, negotiation.peerIsReady, let link = links[id], let endpoint = link.endpoint,
            let session = link.session,
            let peer = link.peer
        else { return }
        links[id]?.stage = .connected
        links[id]?.deadline = nil
        notify(endpoint, .state(session: session, peer, .connected))
        introduceMembers(to: id, endpoint, session)
    }
}
