import PeerProtocol

@testable import PeerNetwork

/// Events of apps, other hosts, the network and time for `PeerCore`, in any order: each step is a byte and what it takes, numbers a byte each.
///
/// After every step it is checked that the core keeps what the transport and apps rely on.
struct PeerScript {
    private var rest: ArraySlice<UInt8>
    private let core: PeerCore
    private var endpoints: [EndpointID] = []
    /// Connections to other hosts, the closed ones, too: what arrives on them may be under way still.
    private var links: [LinkID] = []
    private var open: Set<LinkID> = []
    private var isClosed: Set<LinkID> = []
    private var lastSent: [LinkID: UInt32] = [:]
    /// The peers of their sessions that apps have been notified of.
    private var states: [Member: PeerState] = [:]
    private var lastData: [UInt8] = []
    private var tokens: [UInt64] = []
    /// Whether any two peers were connected.
    private(set) var hasConnected = false

    private struct Member: Hashable {
        let endpoint: EndpointID
        let session: UInt32
        let peer: UInt64
    }

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
        var state: UInt64 = 1
        core = PeerCore {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
        (core.port, core.addresses, core.key) = (4000, ["10.0.0.1"], [UInt8](repeating: 1, count: PeerLimits.key))
        _ = core.takeOutputs()
    }

    /// The numbers of steps, for seeds.
    enum Step: UInt8, CaseIterable {
        case addEndpoint, removeEndpoint, refuse, request, ask, accepted, opened, closed, violated, secured, frame, say, advance, found,
            lost
    }

    mutating func run() {
        while let code = rest.popFirst() {
            perform(Step.allCases[Int(code) % Step.allCases.count])
            check()
        }
        end()
    }

    private mutating func number() -> UInt32 { UInt32(rest.popFirst() ?? 0) }

    private mutating func bytes() -> [UInt8] {
        let count = Int(number())
        defer { rest = rest.dropFirst(count) }
        return [UInt8](rest.prefix(count))
    }

    private mutating func one<Element>(of all: [Element]) -> Element? {
        let index = Int(number())
        return all.isEmpty ? nil : all[index % all.count]
    }

    private mutating func peer() -> PeerIdentity { PeerIdentity(id: UInt64(number() % 8), name: "P") }

    private mutating func perform(_ step: Step) {
        switch step {
        case .addEndpoint: if endpoints.count < 6 { endpoints.append(core.addEndpoint()) }
        case .removeEndpoint:
            guard let endpoint = one(of: endpoints) else { return }
            endpoints.removeAll { $0 == endpoint }
            core.removeEndpoint(endpoint)
            states = states.filter { $0.key.endpoint != endpoint }
        case .refuse: if let endpoint = one(of: endpoints) { core.refuse(endpoint) }
        case .request:
            guard let endpoint = one(of: endpoints) else { return }
            try? core.receive(bytes(), from: endpoint)
        case .ask:
            guard let endpoint = one(of: endpoints) else { return }
            core.receive(request(), from: endpoint)
        case .accepted:
            let link = core.accepted(from: "10.0.0.\(number())")
            links.append(link)
            open.insert(link)
        case .opened: if let link = one(of: links) { core.opened(link, at: "10.0.0.9") }
        case .closed:
            guard let link = one(of: links) else { return }
            open.remove(link)
            core.closed(link)
        case .violated: if let link = one(of: links) { core.violated(link) }
        case .secured:
            if let link = one(of: links) { core.secured(link, key: [UInt8](repeating: UInt8(number()), count: PeerLimits.key)) }
        case .frame:
            guard let link = one(of: links), let frame = try? WireFrame(body: bytes()[...]) else { return }
            core.received(frame, on: link)
        case .say:
            guard let link = one(of: links) else { return }
            // Those that are not in turn end the link at once.
            core.received(WireFrame(sequence: core.links[link]?.nextReceived ?? 0, message: message()), on: link)
        case .advance: core.advance(to: core.now + UInt64(1) << UInt64(number() % 43))
        case .found:
            let record = ServiceRecord(
                instance: "i\(number())", service: "game", peer: peer(), info: number() % 2 == 0 ? [:] : ["a": "b"],
                key: [UInt8](repeating: UInt8(number()), count: PeerLimits.key))
            core.found(record, hosts: ["10.0.0.7"], port: 4000)
        case .lost: core.lost(instance: "i\(number())")
        }
    }

    private mutating func encryption() -> PeerEncryption { one(of: PeerEncryption.allCases) ?? .optional }

    private mutating func request() -> PeerRequest {
        let session = number() % 4
        switch number() % 16 {
        case 0: return .advertise(session, peer(), service: "game", info: [:])
        case 1: return .stopAdvertising(session)
        case 2: return .browse(session, peer(), service: "game")
        case 3: return .stopBrowsing(session)
        case 4: return .openSession(session, peer(), encryption(), certificates: [])
        case 5: return .leave(session)
        case 6: return .closeSession(session)
        case 7: return .invite(peer(), browser: number() % 4, session: session, context: nil, timeout: number() * 100)
        case 8: return .answer(number(), session: session)
        case 9: return .answer(number(), session: nil)
        case 10: return .answerCertificate(session: session, peer: peer().id, accepts: number() % 4 != 0)
        case 11: return .makeConnectionData(number(), session: session, peer())
        case 12: return .connect(session: session, peer(), data: lastData)
        case 13: return .cancelConnect(session: session, peer: peer().id)
        case 14: return .send(session: session, peer: peer().id, isReliable: true, [UInt8](repeating: 0, count: Int(number()) << 8))
        default: return .credit(session: session, peer: peer().id, number() << 8)
        }
    }

    private mutating func message() -> WireMessage {
        switch number() % 13 {
        case 0:
            return .invite(
                WireMessage.Invitation(
                    target: peer(), from: peer(), service: "game", timeout: number() * 100, context: nil, encryption: encryption(),
                    port: 4000))
        case 1:
            let token = one(of: tokens) ?? 0
            return .join(WireMessage.Ticket(target: peer(), from: peer(), token: token, encryption: encryption(), port: 4000))
        case 2: return .accept(encryption(), port: UInt16(number()))
        case 3: return .decline(.declined)
        case 4: return .certificates([], WireMessage.Preferences(own: encryption(), other: encryption()))
        case 5: return .ready
        case 6: return .payload(isReliable: true, [UInt8](repeating: 0, count: Int(number()) << 8))
        case 7: return .credit(number() << 8)
        case 8: return .ping
        case 9: return .introduce(peer(), .sameHost, token: UInt64(number()))
        case 10: return .introduce(peer(), .address("10.0.0.8", port: 4000, key: []), token: UInt64(number()))
        case 11: return .expect(peer(), token: UInt64(number()), key: [])
        default: return .goodbye(.left)
        }
    }

    // MARK: What holds

    private mutating func check() {
        for output in core.takeOutputs() { take(output) }
        for link in core.links.values {
            require((0...PeerLimits.window).contains(link.sendWindow) && (0...PeerLimits.window).contains(link.receiveWindow), "a window")
            require(link.patience <= Link.maximumPatience, "patience")
        }
        for (id, endpoint) in core.endpoints {
            require(endpoint.invitations.count <= PeerLimits.invitations && endpoint.expired.count <= PeerLimits.invitations, "invitations")
            require(endpoint.invitations.values.allSatisfy { core.links[$0] != nil }, "an invitation without a link")
            for (number, session) in endpoint.sessions {
                require(session.members.count < PeerLimits.sessionPeers && session.admissions.count <= 64, "a session too full")
                require(session.admissions.count == session.tokens.count, "tokens")
                for (peer, link) in session.members {
                    let other = core.links[link]
                    require(other?.endpoint == id && other?.session == number && other?.peer?.id == peer, "a member without its link")
                }
                tokens = Array(Set(tokens + session.tokens)).sorted()
            }
        }
        require(core.remoteServices.count <= PeerLimits.remoteServices, "services")
    }

    private mutating func take(_ output: PeerOutput) {
        switch output {
        case .open(let link, let hosts, _):
            require(!hosts.isEmpty && open.insert(link).inserted && !isClosed.contains(link), "a link opened twice")
            links.append(link)
        case .send(let link, let frame):
            // What has been closed outside meanwhile is for the transport to drop.
            require(!isClosed.contains(link), "a frame on a link that the core has closed")
            require(frame.sequence == lastSent[link].map { $0 &+ 1 } ?? 0, "frames out of order")
            lastSent[link] = frame.sequence
            require(frame.encoded.count <= WireFrame.maximumLength + 4, "a frame that others refuse")
        case .secure(let link, _, _): require(!isClosed.contains(link), "a closed link secured")
        case .close(let link):
            open.remove(link)
            require(isClosed.insert(link).inserted, "a link closed twice")
        case .event(let endpoint, let event):
            require(endpoints.contains(endpoint), "an event for an app that has ended")
            take(event, endpoint)
        case .publish, .withdraw, .browse, .stopBrowsing: break
        }
    }

    private mutating func take(_ event: PeerEvent, _ endpoint: EndpointID) {
        switch event {
        case .state(let session, let peer, let state):
            let member = Member(endpoint: endpoint, session: session, peer: peer.id)
            if state == .connected {
                require(states[member] == .connecting, "connected without connecting")
                hasConnected = true
            }
            states[member] = state
        case .received(let session, let peer, _), .credit(let session, let peer, _):
            require(states[Member(endpoint: endpoint, session: session, peer: peer)] == .connected, "data of a peer that is not connected")
        case .connectionData(_, let data):
            require(data.count <= PeerLimits.connectionData, "connection data too long")
            lastData = data
        default: break
        }
    }

    /// With time everything that waits ends, and with the apps everything else.
    private mutating func end() {
        core.advance(to: core.now + 1)
        require(core.nextDeadline.map { $0 > core.now } ?? true, "a deadline that has passed stays")
        check()
        while let endpoint = endpoints.popLast() {
            core.removeEndpoint(endpoint)
            check()
        }
        core.advance(to: core.now + 4_000_000_000_000)
        check()
        require(core.links.isEmpty, "links that stay for ever")
        require(core.nextDeadline == nil, "a deadline of nothing")
    }

    private func require(_ condition: Bool, _ fault: String) {
        if !condition { fatalError("\(fault) in \(core.links)") }
    }
}
