/// An event of the peer network, from a device to an app, in the numbers of the app's `PeerRequest`s.
public enum PeerEvent: PeerMessage {
    case found(browser: UInt32, PeerIdentity, info: [String: String])
    case lost(browser: UInt32, PeerIdentity)
    case notAdvertising(UInt32, PeerProblem)
    case notBrowsing(UInt32, PeerProblem)
    /// An invitation, which runs until it is answered by `PeerRequest.answer` or its inviter does not wait any longer.
    case invited(UInt32, advertiser: UInt32, PeerIdentity, context: [UInt8]?)
    /// Answered by `PeerRequest.answerCertificate`.
    case certificates(session: UInt32, PeerIdentity, [[UInt8]])
    case state(session: UInt32, PeerIdentity, PeerState)
    /// Bytes of a connected peer.
    case received(session: UInt32, peer: UInt64, [UInt8])
    /// The peer has taken so much of the window.
    case credit(session: UInt32, peer: UInt64, UInt32)
    /// Answers `PeerRequest.makeConnectionData`.
    case connectionData(UInt32, [UInt8])

    public func write(to writer: inout ByteWriter) {
        writer.put(kind.rawValue)
        switch self {
        case .found(let browser, let peer, let info):
            writer.put(browser)
            peer.write(to: &writer)
            writer.put(info)
        case .lost(let browser, let peer):
            writer.put(browser)
            peer.write(to: &writer)
        case .notAdvertising(let number, let problem), .notBrowsing(let number, let problem):
            writer.put(number)
            writer.put(problem.rawValue)
        case .invited(let invitation, let advertiser, let peer, let context):
            writer.put(invitation)
            writer.put(advertiser)
            peer.write(to: &writer)
            writer.put(context)
        case .certificates(let session, let peer, let certificates):
            writer.put(session)
            peer.write(to: &writer)
            writer.put(certificates)
        case .state(let session, let peer, let state):
            writer.put(session)
            peer.write(to: &writer)
            writer.put(state.rawValue)
        case .received(let session, let peer, let bytes):
            writer.put(session)
            writer.put(peer)
            writer.putRest(bytes)
        case .credit(let session, let peer, let count):
            writer.put(session)
            writer.put(peer)
            writer.put(count)
        case .connectionData(let number, let data):
            writer.put(number)
            writer.put(data)
        }
    }

    public init(from reader: inout ByteReader) throws(PeerFormatError) {
        let code = try reader.uint8()
        switch Kind(rawValue: code) {
        case .found: self = .found(browser: try reader.uint32(), try PeerIdentity(from: &reader), info: try reader.discoveryInfo())
        case .lost: self = .lost(browser: try reader.uint32(), try PeerIdentity(from: &reader))
        case .notAdvertising: self = .notAdvertising(try reader.uint32(), try PeerProblem(from: &reader))
        case .notBrowsing: self = .notBrowsing(try reader.uint32(), try PeerProblem(from: &reader))
        case .invited:
            let (invitation, advertiser, peer) = (try reader.uint32(), try reader.uint32(), try PeerIdentity(from: &reader))
            self = .invited(invitation, advertiser: advertiser, peer, context: try reader.optionalList(limit: PeerLimits.context))
        case .certificates:
            self = .certificates(session: try reader.uint32(), try PeerIdentity(from: &reader), try reader.certificates())
        case .state:
            let (session, peer, value) = (try reader.uint32(), try PeerIdentity(from: &reader), try reader.uint8())
            guard let state = PeerState(rawValue: value) else { throw .badValue("state") }
            self = .state(session: session, peer, state)
        case .received:
            let (session, peer) = (try reader.uint32(), try reader.uint64())
            self = .received(session: session, peer: peer, try reader.rest(limit: PeerLimits.fragment))
        case .credit: self = .credit(session: try reader.uint32(), peer: try reader.uint64(), try reader.uint32())
        case .connectionData: self = .connectionData(try reader.uint32(), try reader.list(limit: PeerLimits.connectionData))
        case nil: throw .unknownKind(code)
        }
    }

    private enum Kind: UInt8 {
        case found = 1
        case lost, notAdvertising, notBrowsing, invited, certificates, state, received, credit, connectionData
    }

    private var kind: Kind {
        switch self {
        case .found: .found
        case .lost: .lost
        case .notAdvertising: .notAdvertising
        case .notBrowsing: .notBrowsing
        case .invited: .invited
        case .certificates: .certificates
        case .state: .state
        case .received: .received
        case .credit: .credit
        case .connectionData: .connectionData
        }
    }
}

/// Why a device does not look for others.
public enum PeerProblem: UInt8, Sendable, CaseIterable {
    /// The app has too many of these already.
    case tooMany = 1
    /// The user does not allow the app to find others on the network.
    case notAllowed = 2

    init(from reader: inout ByteReader) throws(PeerFormatError) {
        guard let value = PeerProblem(rawValue: try reader.uint8()) else { throw .badValue("problem") }
        self = value
    }
}
