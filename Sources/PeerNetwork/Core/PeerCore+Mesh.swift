import PeerProtocol

/// All members of a session are connected to each other, whoever invited whom.
extension PeerCore {
    /// Brings a new member together with the others.
    func introduceMembers(to new: LinkID, _ endpoint: EndpointID, _ session: UInt32) {
        guard let newcomer = links[new]?.peer, let members = endpoints[endpoint]?.sessions[session]?.members else { return }
        for (_, other) in members.sorted(by: { $0.key < $1.key }) where other != new {
            guard let link = links[other], link.isConnected, let peer = link.peer else { continue }
            let token = random()
            send(.expect(newcomer, token: token, key: key(of: new)), on: other)
            send(.introduce(peer, place(of: link), token: token), on: new)
        }
    }

    /// The key of the host at the other end of a link, which may be this one.
    private func key(of link: LinkID) -> [UInt8] { links[link].map { $0.twin == nil ? $0.key : key } ?? [] }

    private func place(of link: Link) -> WireMessage.Place {
        guard link.twin == nil, let host = link.remoteHost, link.remotePort != 0 else { return .sameHost }
        return .address(host, port: link.remotePort, key: link.key)
    }

    /// A member says that another one is there.
    func meet(_ peer: PeerIdentity, at place: WireMessage.Place, token: UInt64, introducedBy link: Link) {
        guard let endpoint = link.endpoint, let number = link.session, let session = endpoints[endpoint]?.sessions[number],
            session.members[peer.id] == nil, peer.id != session.peer.id, !session.isFull
        else { return }
        let ticket = WireMessage.Ticket(target: peer, from: session.peer, token: token, encryption: session.encryption, port: port)
        let isHere = endpoints.values.contains { $0.sessions.values.contains { $0.peer.id == peer.id } }
        var route: Route
        switch place {
        case _ where isHere: route = .local
        case .address(let host, let port, let key): route = .network(hosts: [host], port: port, key: key)
        case .sameHost:
            guard let host = link.remoteHost, link.remotePort != 0 else { return }
            route = .network(hosts: [host], port: link.remotePort, key: link.key)
        }
        links[join(route, ticket, endpoint, number)]?.isAutomatic = true
    }

    @discardableResult
    private func join(_ route: Route, _ ticket: WireMessage.Ticket, _ endpoint: EndpointID, _ session: UInt32) -> LinkID {
        let link = open(route, saying: .join(ticket), endpoint, session, ticket.target)
        links[link]?.deadline = now + Self.holdingLimit
        endpoints[endpoint]?.sessions[session]?.members[ticket.target.id] = link
        return link
    }

    /// A member says that another one will come.
    func expect(_ peer: PeerIdentity, token: UInt64, key: [UInt8], introducedBy link: Link) {
        guard let endpoint = link.endpoint, let session = link.session else { return }
        endpoints[endpoint]?.sessions[session]?.admit(token, Session.Admission(peer: peer.id, needsConsent: false, key: key))
        reconsiderTickets()
    }

    // MARK: By hand

    func makeConnectionData(_ id: EndpointID, _ number: UInt32, _ session: UInt32, _ peer: PeerIdentity) {
        guard let own = endpoints[id]?.sessions[session]?.peer else { return notify(id, .connectionData(number, [])) }
        let token = random()
        endpoints[id]?.sessions[session]?.admit(token, Session.Admission(peer: peer.id, needsConsent: true))
        let data = ConnectionData(host: hostNumber, peer: own, token: token, port: port, key: key, addresses: addresses)
        notify(id, .connectionData(number, data.bytes))
    }

    func connect(_ id: EndpointID, _ number: UInt32, _ peer: PeerIdentity, _ bytes: [UInt8]) {
        guard let session = endpoints[id]?.sessions[number], session.members[peer.id] == nil else { return }
        guard let data = try? ConnectionData(bytes: bytes), data.peer.id == peer.id, peer.id != session.peer.id, !session.isFull else {
            return notify(id, .state(session: number, peer, .notConnected))
        }
        // Both sides do this; the one with the lower number opens the link.
        guard session.peer.id < peer.id else {
            // Who comes with our ticket must be the host that this data is of.
            endpoints[id]?.sessions[number]?.bind(peer.id, to: data.key)
            endpoints[id]?.sessions[number]?.awaited[peer.id] = (peer, now + Self.holdingLimit)
            return reconsiderTickets()
        }
        let ticket = WireMessage.Ticket(target: peer, from: session.peer, token: data.token, encryption: session.encryption, port: port)
        join(data.host == hostNumber ? .local : .network(hosts: data.addresses, port: data.port, key: data.key), ticket, id, number)
    }

    func cancelConnect(_ id: EndpointID, _ session: UInt32, _ peer: UInt64) {
        if let waiting = endpoints[id]?.sessions[session]?.awaited.removeValue(forKey: peer) {
            notify(id, .state(session: session, waiting.peer, .notConnected))
        }
        guard let link = endpoints[id]?.sessions[session]?.members[peer], links[link]?.isConnected == false else { return }
        end(link, saying: .cancelled)
    }
}

/// The contents of `MCSession.nearbyConnectionData`: the address of its creator, and a ticket for its session.
struct ConnectionData: PeerMessage {
    var host: UInt64
    var peer: PeerIdentity
    var token: UInt64
    var port: UInt16
    /// The digest of its host's key; empty = it has none.
    var key: [UInt8]
    var addresses: [String]

    init(host: UInt64, peer: PeerIdentity, token: UInt64, port: UInt16, key: [UInt8], addresses: [String]) {
        (self.host, self.peer, self.token, self.port, self.key) = (host, peer, token, port, key)
        self.addresses = Array(addresses.filter { $0.utf8.count <= 64 }.prefix(8))
    }

    func write(to writer: inout ByteWriter) {
        writer.put(WireMessage.version)
        writer.put(host)
        peer.write(to: &writer)
        writer.put(token)
        writer.put(port)
        writer.put(key)
        writer.put(UInt8(addresses.count))
        for address in addresses { writer.put(address) }
    }

    init(from reader: inout ByteReader) throws(PeerFormatError) {
        guard try reader.uint16() == WireMessage.version else { throw .badValue("version") }
        (host, peer, token) = (try reader.uint64(), try PeerIdentity(from: &reader), try reader.uint64())
        (port, key) = (try reader.uint16(), try reader.key())
        addresses = []
        let count = try reader.uint8()
        guard count <= 8 else { throw .tooLong(Int(count), limit: 8) }
        for _ in 0..<count { addresses.append(try reader.text(limit: 64)) }
    }
}
