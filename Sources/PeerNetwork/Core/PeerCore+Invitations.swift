import PeerProtocol

extension PeerCore {
    func invite(
        _ id: EndpointID, _ peer: PeerIdentity, browser: UInt32, session number: UInt32, context: [UInt8]?, timeout: UInt32
    ) {
        // A peer that is connected, or asked already, is not asked again.
        guard let session = endpoints[id]?.sessions[number] else { return notify(id, .state(session: number, peer, .notConnected)) }
        guard session.members[peer.id] == nil, session.peer.id != peer.id else { return }
        guard !session.isFull, let service = endpoints[id]?.browsers[browser]?.service, let route = route(to: peer.id, service: service)
        else {
            return notify(id, .state(session: number, peer, .notConnected))
        }
        let milliseconds = min(timeout, PeerLimits.invitationTimeout)
        let invitation = WireMessage.Invitation(
            target: peer, from: session.peer, service: service, timeout: milliseconds, context: context, encryption: session.encryption,
            port: port)
        let link = open(route, saying: .invite(invitation), id, number, peer)
        links[link]?.deadline = now + UInt64(milliseconds) * 1_000_000
        endpoints[id]?.sessions[number]?.members[peer.id] = link
    }

    /// Somebody invites one of our peers.
    func handle(_ invitation: WireMessage.Invitation, on link: LinkID) {
        guard let (id, advertiser) = advertiser(of: invitation.target.id, service: invitation.service), let endpoint = endpoints[id] else {
            return end(link, saying: .unknownPeer)
        }
        guard endpoint.invitations.count < PeerLimits.invitations else { return end(link, saying: .full) }
        let number = endpoint.lastInvitation &+ 1
        endpoints[id]?.lastInvitation = number
        endpoints[id]?.invitations[number] = link
        links[link]?.endpoint = id
        links[link]?.peer = invitation.from
        links[link]?.peerEncryption = invitation.encryption
        links[link]?.remotePort = invitation.port
        links[link]?.key = key(of: invitation.from.id)
        links[link]?.stage = .asked(invitation: number)
        // A little longer than the inviter waits: it is the one who gives up.
        links[link]?.deadline = now + UInt64(min(invitation.timeout, PeerLimits.invitationTimeout)) * 1_000_000 + 2_000_000_000
        notify(id, .invited(number, advertiser: advertiser, invitation.from, context: invitation.context))
    }

    /// The app has decided about an invitation.
    func answer(_ id: EndpointID, _ invitation: UInt32, session number: UInt32?) {
        guard let link = endpoints[id]?.invitations.removeValue(forKey: invitation), let peer = links[link]?.peer else {
            let peer = endpoints[id]?.expired.removeValue(forKey: invitation)
            if let peer, let number, endpoints[id]?.sessions[number]?.members[peer.id] == nil {
                notify(id, .state(session: number, peer, .notConnected))
            }
            return
        }
        guard let number, let session = endpoints[id]?.sessions[number] else { return decline(link, .declined) }
        if let other = session.members[peer.id] {
            // Both have invited each other: ours goes on until it is clear which of the two stands.
            guard links[other]?.isUnanswered == true else { return decline(link, .alreadyConnected) }
        } else if session.isFull {
            decline(link, .full)
            return notify(id, .state(session: number, peer, .notConnected))
        }
        accept(link, id, number)
    }

    func decline(_ link: LinkID, _ reason: WireMessage.Refusal) {
        links[link]?.endpoint = nil
        end(link, saying: reason)
    }

    // MARK: Tickets

    /// Somebody comes with a ticket for a session.
    func handle(_ ticket: WireMessage.Ticket, on link: LinkID) {
        links[link]?.peer = ticket.from
        links[link]?.peerEncryption = ticket.encryption
        links[link]?.remotePort = ticket.port
        for id in endpoints.keys.sorted() {
            for number in endpoints[id]?.sessions.keys.sorted() ?? [] where endpoints[id]?.sessions[number]?.admits(ticket) == true {
                return admit(ticket, on: link, id, number)
            }
        }
        // Whoever lets it in may only be about to say so.
        links[link]?.stage = .holding(ticket)
        links[link]?.deadline = now + Self.holdingLimit
        let held = links.filter { if case .holding = $0.value.stage { true } else { false } }
        if held.count > Self.maximumStrangers, let oldest = held.keys.min() { end(oldest, saying: .unknownPeer) }
    }

    static let holdingLimit: UInt64 = 30_000_000_000

    private func admit(_ ticket: WireMessage.Ticket, on link: LinkID, _ id: EndpointID, _ number: UInt32) {
        guard let session = endpoints[id]?.sessions[number] else { return }
        links[link]?.key = session.admissions[ticket.token]?.key ?? []
        endpoints[id]?.sessions[number]?.admissions[ticket.token] = nil
        endpoints[id]?.sessions[number]?.tokens.removeAll { $0 == ticket.token }
        if let other = session.members[ticket.from.id] {
            // Both come to each other: the one with the lower number does.
            guard links[other]?.isUnanswered == true else { return decline(link, .alreadyConnected) }
            guard ticket.from.id < session.peer.id else { return decline(link, .superseded) }
        } else if session.isFull {
            return decline(link, .full)
        }
        endpoints[id]?.sessions[number]?.awaited[ticket.from.id] = nil
        accept(link, id, number)
    }

    /// Looks whether a ticket that was held is good now.
    func reconsiderTickets() {
        for link in links.keys.sorted() {
            if case .holding(let ticket) = links[link]?.stage {
                for id in endpoints.keys.sorted() {
                    let number = endpoints[id]?.sessions.filter { $0.value.admits(ticket) }.keys.min()
                    if let number, links[link] != nil { admit(ticket, on: link, id, number) }
                }
            }
        }
    }
}
