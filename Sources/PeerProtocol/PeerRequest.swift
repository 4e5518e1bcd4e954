/// A request of an app to the peer network. The app chooses the numbers of its advertisers, browsers and sessions.
public enum PeerRequest: PeerMessage {
    case advertise(UInt32, PeerIdentity, service: String, info: [String: String])
    case stopAdvertising(UInt32)
    case browse(UInt32, PeerIdentity, service: String)
    case stopBrowsing(UInt32)
    case openSession(UInt32, PeerIdentity, PeerEncryption, certificates: [[UInt8]])
    /// Disconnects from all peers; the session can be used again.
    case leave(UInt32)
    case closeSession(UInt32)
    /// - Parameter timeout: In milliseconds.
    case invite(PeerIdentity, browser: UInt32, session: UInt32, context: [UInt8]?, timeout: UInt32)
    /// Answers `PeerEvent.invited`; nil declines.
    case answer(UInt32, session: UInt32?)
    case answerCertificate(session: UInt32, peer: UInt64, accepts: Bool)
    /// Answered by `PeerEvent.connectionData`.
    case makeConnectionData(UInt32, session: UInt32, PeerIdentity)
    case connect(session: UInt32, PeerIdentity, data: [UInt8])
    case cancelConnect(session: UInt32, peer: UInt64)
    /// Bytes for a connected peer, of at most `PeerLimits.fragment`.
    case send(session: UInt32, peer: UInt64, isReliable: Bool, [UInt8])
    /// So much of the window has been taken.
    case credit(session: UInt32, peer: UInt64, UInt32)
    /// A peer broke the rules.
    case cutOff(session: UInt32, peer: UInt64)

    /// The event that answers the request if the app may not use the local network; nil if the request needs no permission.
    public var refusal: PeerEvent? {
        switch self {
        case .advertise(let number, _, _, _): .notAdvertising(number, .notAllowed)
        case .browse(let number, _, _): .notBrowsing(number, .notAllowed)
        default: nil
        }
    }

    public func write(to writer: inout ByteWriter) {
        writer.put(kind.rawValue)
        switch self {
        case .advertise(let number, let peer, let service, let info):
            writer.put(number)
            peer.write(to: &writer)
            writer.put(service)
            writer.put(info)
        case .browse(let number, let peer, let service):
            writer.put(number)
            peer.write(to: &writer)
            writer.put(service)
        case .openSession(let number, let peer, let encryption, let certificates):
            writer.put(number)
            peer.write(to: &writer)
            writer.put(encryption.rawValue)
            writer.put(certificates)
        case .stopAdvertising(let number), .stopBrowsing(let number), .leave(let number), .closeSession(let number): writer.put(number)
        case .invite(let peer, let browser, let session, let context, let timeout):
            peer.write(to: &writer)
            writer.put(browser)
            writer.put(session)
            writer.put(context)
            writer.put(timeout)
        case .answer(let invitation, let session):
            writer.put(invitation)
            writer.put(session != nil)
            writer.put(session ?? 0)
        case .answerCertificate(let session, let peer, let accepts):
            writer.put(session)
            writer.put(peer)
            writer.put(accepts)
        case .makeConnectionData(let number, let session, let peer):
            writer.put(number)
            writer.put(session)
            peer.write(to: &writer)
        case .connect(let session, let peer, let data):
            writer.put(session)
            peer.write(to: &writer)
            writer.put(data)
        case .cancelConnect(let session, let peer), .cutOff(let session, let peer):
            writer.put(session)
            writer.put(peer)
        case .send(let session, let peer, let isReliable, let bytes):
            writer.put(session)
            writer.put(peer)
            writer.put(isReliable)
            writer.putRest(bytes)
        case .credit(let session, let peer, let count):
            writer.put(session)
            writer.put(peer)
            writer.put(count)
        }
    }

    public init(from reader: inout ByteReader) throws(PeerFormatError) {
        let code = try reader.uint8()
        switch Kind(rawValue: code) {
        case .advertise:
            let (number, peer) = (try reader.uint32(), try PeerIdentity(from: &reader))
            let service = try reader.serviceType()
            self = .advertise(number, peer, service: service, info: try reader.discoveryInfo())
        case .stopAdvertising: self = .stopAdvertising(try reader.uint32())
        case .browse: self = .browse(try reader.uint32(), try PeerIdentity(from: &reader), service: try reader.serviceType())
        case .stopBrowsing: self = .stopBrowsing(try reader.uint32())
        case .openSession:
            let (number, peer) = (try reader.uint32(), try PeerIdentity(from: &reader))
            self = .openSession(number, peer, try PeerEncryption(from: &reader), certificates: try reader.certificates())
        case .leave: self = .leave(try reader.uint32())
        case .closeSession: self = .closeSession(try reader.uint32())
        case .invite:
            let (peer, browser, session) = (try PeerIdentity(from: &reader), try reader.uint32(), try reader.uint32())
            let context = try reader.optionalList(limit: PeerLimits.context)
            self = .invite(peer, browser: browser, session: session, context: context, timeout: try reader.uint32())
        case .answer:
            let (invitation, accepts, session) = (try reader.uint32(), try reader.bool(), try reader.uint32())
            self = .answer(invitation, session: accepts ? session : nil)
        case .answerCertificate:
            self = .answerCertificate(session: try reader.uint32(), peer: try reader.uint64(), accepts: try reader.bool())
        case .makeConnectionData:
            self = .makeConnectionData(try reader.uint32(), session: try reader.uint32(), try PeerIdentity(from: &reader))
        case .connect:
            let (session, peer) = (try reader.uint32(), try PeerIdentity(from: &reader))
            self = .connect(session: session, peer, data: try reader.list(limit: PeerLimits.connectionData))
        case .cancelConnect: self = .cancelConnect(session: try reader.uint32(), peer: try reader.uint64())
        case .send:
            let (session, peer, isReliable) = (try reader.uint32(), try reader.uint64(), try reader.bool())
            self = .send(session: session, peer: peer, isReliable: isReliable, try reader.rest(limit: PeerLimits.fragment))
        case .credit: self = .credit(session: try reader.uint32(), peer: try reader.uint64(), try reader.uint32())
        case .cutOff: self = .cutOff(session: try reader.uint32(), peer: try reader.uint64())
        case nil: throw .unknownKind(code)
        }
    }

    private enum Kind: UInt8 {
        case advertise = 1
        case stopAdvertising, browse, stopBrowsing, openSession, leave, closeSession, invite, answer, answerCertificate
        case makeConnectionData, connect, cancelConnect, send, credit, cutOff
    }

    private var kind: Kind {
        switch self {
        case .advertise: .advertise
        case .stopAdvertising: .stopAdvertising
        case .browse: .browse
        case .stopBrowsing: .stopBrowsing
        case .openSession: .openSession
        case .leave: .leave
        case .closeSession: .closeSession
        case .invite: .invite
        case .answer: .answer
        case .answerCertificate: .answerCertificate
        case .makeConnectionData: .makeConnectionData
        case .connect: .connect
        case .cancelConnect: .cancelConnect
        case .send: .send
        case .credit: .credit
        case .cutOff: .cutOff
        }
    }
}

extension ByteReader {
    public mutating func serviceType() throws(PeerFormatError) -> String {
        let text = try text(limit: PeerLimits.serviceType)
        guard PeerLimits.isServiceType(text) else { throw .badValue("service type") }
        return text
    }

    public mutating func discoveryInfo() throws(PeerFormatError) -> [String: String] {
        let info = try pairs(count: PeerLimits.discoveryPairs, limit: PeerLimits.discoveryPair)
        guard PeerLimits.isDiscoveryInfo(info) else { throw .badValue("discovery dictionary") }
        return info
    }

    public mutating func certificates() throws(PeerFormatError) -> [[UInt8]] {
        try lists(count: PeerLimits.certificates, limit: PeerLimits.certificate)
    }
}
