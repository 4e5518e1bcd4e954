import PeerProtocol

/// The rules of discovery, invitations and sessions for all apps of a host: a state machine without processes, sockets or clocks.
///
/// Whoever owns it tells it what happens and does what `takeOutputs` says, in that order. Peers on the same host meet in here. Not thread-safe.
public final class PeerCore {
    /// The TCP port on which other hosts reach this one; 0 for none. `addresses` are its network addresses.
    public var port: UInt16 = 0
    public var addresses: [String] = []
    /// The digest of this host's key, by which others know it on encrypted links; empty = it has none yet.
    public var key: [UInt8] = []

    /// Tells this host from others.
    let hostNumber: UInt64
    let random: () -> UInt64
    /// In nanoseconds.
    public internal(set) var now: UInt64 = 0
    var endpoints: [EndpointID: Endpoint] = [:]
    var links: [LinkID: Link] = [:]
    /// The services of other hosts, by instance.
    var remoteServices: [String: RemoteService] = [:]

    private var outputs: [PeerOutput] = []
    /// The pending events of links within this host, in order.
    private var steps: [LocalStep] = []
    private var isWorking = false
    private var lastLink: UInt64 = 0
    private var lastEndpoint: UInt64 = 0

    private enum LocalStep {
        case opened(LinkID)
        case frame(LinkID, WireFrame)
        case closed(LinkID)
    }

    /// - Parameter random: Numbers nobody can guess; the same ones in every headless run.
    public init(random: @escaping () -> UInt64) { (self.random, hostNumber) = (random, random()) }

    /// Everything to be done since the last call.
    public func takeOutputs() -> [PeerOutput] {
        defer { outputs = [] }
        return outputs
    }

    func put(_ output: PeerOutput) { outputs.append(output) }
    func notify(_ endpoint: EndpointID, _ event: PeerEvent) { outputs.append(.event(endpoint, event)) }

    /// Does something, and what follows from it on links within this host.
    func work(_ action: () -> Void) {
        action()
        guard !isWorking else { return }
        isWorking = true
        var next = 0
        while next < steps.count {
            switch steps[next] {
            case .opened(let id): handleOpened(id)
            case .frame(let id, let frame): handle(frame, on: id)
            case .closed(let id): handleClosed(id)
            }
            next += 1
        }
        steps = []
        isWorking = false
    }

    // MARK: Apps

    public func addEndpoint() -> EndpointID {
        lastEndpoint += 1
        let id = EndpointID(lastEndpoint)
        endpoints[id] = Endpoint()
        return id
    }

    /// An app has ended: its peers learn it at once.
    public func removeEndpoint(_ id: EndpointID) {
        work {
            guard let endpoint = endpoints.removeValue(forKey: id) else { return }
            for each in links.keys.sorted() where links[each]?.endpoint == id { end(each, saying: .left) }
            for (_, advertiser) in endpoint.advertisers.sorted(by: { $0.key < $1.key }) { withdraw(advertiser) }
            for service in Set(endpoint.browsers.values.map(\.service)).sorted() { browsersChanged(of: service) }
        }
    }

    /// - Throws: `PeerFormatError` for bytes that are no request: the app is broken.
    public func receive(_ bytes: [UInt8], from endpoint: EndpointID) throws(PeerFormatError) {
        receive(try PeerRequest(bytes: bytes), from: endpoint)
    }

    public func receive(_ request: PeerRequest, from id: EndpointID) {
        guard endpoints[id] != nil else { return }
        work { handle(request, from: id) }
    }

    private func handle(_ request: PeerRequest, from id: EndpointID) {
        switch request {
        case .advertise(let number, let peer, let service, let info): advertise(id, number, peer, service, info)
        case .stopAdvertising(let number):
            if let advertiser = endpoints[id]?.advertisers.removeValue(forKey: number) { withdraw(advertiser) }
        case .browse(let number, let peer, let service): browse(id, number, peer, service)
        case .stopBrowsing(let number):
            if let browser = endpoints[id]?.browsers.removeValue(forKey: number) { browsersChanged(of: browser.service) }
        case .openSession(let number, let peer, let encryption, let certificates):
            guard let endpoint = endpoints[id], endpoint.sessions.count < PeerLimits.objects, endpoint.sessions[number] == nil else {
                return
            }
            endpoints[id]?.sessions[number] = Session(peer: peer, encryption: encryption, certificates: certificates)
        case .leave(let number): leave(id, number)
        case .closeSession(let number):
            leave(id, number)
            endpoints[id]?.sessions[number] = nil
        case .invite(let peer, let browser, let session, let context, let timeout):
            invite(id, peer, browser: browser, session: session, context: context, timeout: timeout)
        case .answer(let invitation, let session): answer(id, invitation, session: session)
        case .answerCertificate(let session, let peer, let accepts): answerCertificate(id, session, peer, accepts)
        case .makeConnectionData(let number, let session, let peer): makeConnectionData(id, number, session, peer)
        case .connect(let session, let peer, let data): connect(id, session, peer, data)
        case .cancelConnect(let session, let peer): cancelConnect(id, session, peer)
        case .send(let session, let peer, let isReliable, let bytes): sendPayload(id, session, peer, isReliable, bytes)
        case .credit(let session, let peer, let count): giveCredit(id, session, peer, count)
        case .cutOff(let session, let peer): if let link = endpoints[id]?.sessions[session]?.members[peer] { end(link, saying: .violation) }
        }
    }

    // MARK: Links

    private func newID() -> LinkID {
        lastLink += 1
        return LinkID(lastLink)
    }

    /// The route to a peer.
    enum Route {
        case local
        /// - Parameter key: That of the host there; empty = not known.
        case network(hosts: [String], port: UInt16, key: [UInt8])
    }

    /// Begins a link to another peer; what is given is said first.
    func open(_ route: Route, saying message: WireMessage, _ endpoint: EndpointID, _ session: UInt32, _ peer: PeerIdentity) -> LinkID {
        let id = newID()
        var link = Link(stage: .opening(message), isOurs: true, lastSent: now, lastReceived: now)
        (link.endpoint, link.session, link.peer) = (endpoint, session, peer)
        switch route {
        case .local:
            let twin = newID()
            link.twin = twin
            links[twin] = Link(stage: .greeting, isOurs: false, twin: id, lastSent: now, lastReceived: now)
            steps.append(.opened(id))
        case .network(let hosts, let port, let key):
            (link.remotePort, link.key) = (port, key)
            put(.open(id, hosts: hosts, port: port))
        }
        links[id] = link
        return id
    }

    /// Another host has connected.
    ///
    /// - Parameter host: Its address.
    public func accepted(from host: String) -> LinkID {
        let id = newID()
        var link = Link(stage: .greeting, isOurs: false, lastSent: now, lastReceived: now)
        (link.remoteHost, link.deadline) = (host, now + Self.greetingLimit)
        links[id] = link
        // So many that say nothing are an attack, or a scan: the oldest goes.
        let silent = links.filter { if case .greeting = $0.value.stage { $0.value.twin == nil } else { false } }
        if silent.count > Self.maximumStrangers, let oldest = silent.keys.min() { end(oldest, saying: nil) }
        return id
    }

    static let greetingLimit: UInt64 = 5_000_000_000
    static let maximumStrangers = 64

    /// A link that `PeerOutput.open` asked for stands.
    ///
    /// - Parameter host: The other host's address.
    public func opened(_ id: LinkID, at host: String) {
        links[id]?.remoteHost = host
        work { handleOpened(id) }
    }

    private func handleOpened(_ id: LinkID) {
        guard case .opening(let message) = links[id]?.stage else { return }
        links[id]?.stage = .asking
        send(message, on: id)
    }

    /// Whoever is at the other end of a link has shown that it has this key.
    public func secured(_ id: LinkID, key: [UInt8]) { links[id]?.key = key }

    public func received(_ frame: WireFrame, on id: LinkID) { work { handle(frame, on: id) } }

    /// Ends a link whose stream is not a valid frame.
    public func violated(_ id: LinkID) { work { end(id, saying: .violation) } }

    public func closed(_ id: LinkID) { work { handleClosed(id) } }

    private func handleClosed(_ id: LinkID) { if let link = links.removeValue(forKey: id) { forget(id, link) } }

    func send(_ message: WireMessage, on id: LinkID) {
        guard var link = links[id] else { return }
        let frame = WireFrame(sequence: link.nextSent, message: message)
        link.nextSent &+= 1
        link.lastSent = now
        links[id] = link
        if let twin = link.twin { steps.append(.frame(twin, frame)) } else { put(.send(id, frame)) }
    }

    /// Ends a link from this side.
    func end(_ id: LinkID, saying reason: WireMessage.Refusal?) {
        guard let link = links[id] else { return }
        if let reason {
            // Who has not been answered yet hears a refusal.
            switch link.stage {
            case .asked, .holding, .greeting: send(.decline(reason), on: id)
            case .opening: break
            default: send(.goodbye(reason), on: id)
            }
        }
        links[id] = nil
        if let twin = link.twin { steps.append(.closed(twin)) } else { put(.close(id)) }
        forget(id, link)
    }

    /// A link is gone: its session has one member less.
    private func forget(_ id: LinkID, _ link: Link) {
        guard let endpoint = link.endpoint else { return }
        if case .asked(let invitation) = link.stage, let peer = link.peer {
            endpoints[endpoint]?.invitations[invitation] = nil
            endpoints[endpoint]?.remember(expired: invitation, of: peer)
        }
        guard let session = link.session, let peer = link.peer, endpoints[endpoint]?.sessions[session]?.members[peer.id] == id else {
            return
        }
        // An invitation of ours that is still under way takes its place.
        let other = links.filter { $0.value.endpoint == endpoint && $0.value.session == session && $0.value.peer?.id == peer.id }.keys.min()
        endpoints[endpoint]?.sessions[session]?.members[peer.id] = other
        let isUnknown = link.isAutomatic && link.isUnanswered
        if other == nil, !isUnknown { notify(endpoint, .state(session: session, peer, .notConnected)) }
    }

    /// The link to a connected peer.
    func connectedLink(_ endpoint: EndpointID, _ session: UInt32, _ peer: UInt64) -> LinkID? {
        guard let id = endpoints[endpoint]?.sessions[session]?.members[peer], links[id]?.isConnected == true else { return nil }
        return id
    }

    private func leave(_ endpoint: EndpointID, _ number: UInt32) {
        guard endpoints[endpoint]?.sessions[number] != nil else { return }
        for id in links.keys.sorted() where links[id]?.endpoint == endpoint && links[id]?.session == number {
            end(id, saying: links[id]?.isUnanswered == true ? .cancelled : .left)
        }
        endpoints[endpoint]?.sessions[number]?.admissions = [:]
        endpoints[endpoint]?.sessions[number]?.tokens = []
        endpoints[endpoint]?.sessions[number]?.awaited = [:]
    }
}
