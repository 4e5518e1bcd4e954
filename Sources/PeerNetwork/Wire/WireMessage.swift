import PeerProtocol

/// A message between the hosts of two peers on a link. `Documentation/Peers.md` describes the format.
public enum WireMessage: PeerMessage {
    /// The first message of a link: asks an advertiser into a session.
    case invite(Invitation)
    /// The first message of a link: comes into a session whose member gave a ticket for it.
    case join(Ticket)
    case accept(PeerEncryption, port: UInt16)
    case decline(Refusal)
    /// Both sides send theirs, after `accept`, and say again what both want of encryption.
    case certificates([[UInt8]], Preferences)
    /// The other side's certificates are accepted.
    case ready
    case payload(isReliable: Bool, [UInt8])
    case credit(UInt32)
    case ping
    /// Another member of the session, and the ticket that lets the receiver connect to it.
    case introduce(PeerIdentity, Place, token: UInt64)
    /// Another member will come with this ticket, from the host with this key.
    case expect(PeerIdentity, token: UInt64, key: [UInt8])
    case goodbye(Refusal)

    /// The version of the format that this is.
    public static let version: UInt16 = 3

    public struct Invitation: PeerMessage {
        public var target, from: PeerIdentity
        public var service: String
        /// In milliseconds.
        public var timeout: UInt32
        public var context: [UInt8]?
        public var encryption: PeerEncryption
        /// The TCP port on which the inviter's host listens; 0 for none.
        public var port: UInt16
    }

    public struct Ticket: PeerMessage {
        public var target, from: PeerIdentity
        public var token: UInt64
        public var encryption: PeerEncryption
        public var port: UInt16
    }

    /// The encryption preferences of a link's two ends, as one of them knows them.
    ///
    /// The preferences in `invite`, `join` and `accept` are sent unencrypted, so a third party can change them. This message confirms them on the
    /// encrypted link.
    public struct Preferences: PeerMessage {
        /// The sender's own preference, and the one it has received from the other end.
        public var own, other: PeerEncryption
    }

    /// The network location of a member.
    public enum Place: PeerMessage {
        /// The sender's own host.
        case sameHost
        case address(String, port: UInt16, key: [UInt8])
    }

    /// Why there is no connection, or no longer.
    public enum Refusal: UInt8, Sendable, CaseIterable {
        case declined = 1, unknownPeer, unknownVersion, full, alreadyConnected, encryption, certificate, superseded, left, violation,
            silence
        case cancelled
    }

    public func write(to writer: inout ByteWriter) {
        writer.put(kind.rawValue)
        switch self {
        case .invite(let invitation):
            writer.put(Self.version)
            invitation.write(to: &writer)
        case .join(let ticket):
            writer.put(Self.version)
            ticket.write(to: &writer)
        case .accept(let encryption, let port):
            writer.put(encryption.rawValue)
            writer.put(port)
        case .decline(let reason), .goodbye(let reason): writer.put(reason.rawValue)
        case .certificates(let list, let preferences):
            preferences.write(to: &writer)
            writer.put(list)
        case .ready, .ping: break
        case .payload(let isReliable, let bytes):
            writer.put(isReliable)
            writer.putRest(bytes)
        case .credit(let count): writer.put(count)
        case .introduce(let peer, let place, let token):
            peer.write(to: &writer)
            place.write(to: &writer)
            writer.put(token)
        case .expect(let peer, let token, let key):
            peer.write(to: &writer)
            writer.put(token)
            writer.put(key)
        }
    }

    public init(from reader: inout ByteReader) throws(PeerFormatError) {
        let code = try reader.uint8()
        switch Kind(rawValue: code) {
        case .invite:
            try Self.checkVersion(&reader)
            self = .invite(try Invitation(from: &reader))
        case .join:
            try Self.checkVersion(&reader)
            self = .join(try Ticket(from: &reader))
        case .accept: self = .accept(try reader.encryption(), port: try reader.uint16())
        case .decline: self = .decline(try reader.refusal())
        case .certificates:
            let preferences = try Preferences(from: &reader)
            self = .certificates(try reader.certificates(), preferences)
        case .ready: self = .ready
        case .payload: self = .payload(isReliable: try reader.bool(), try reader.rest(limit: PeerLimits.fragment))
        case .credit: self = .credit(try reader.uint32())
        case .ping: self = .ping
        case .introduce:
            let peer = try PeerIdentity(from: &reader)
            self = .introduce(peer, try Place(from: &reader), token: try reader.uint64())
        case .expect: self = .expect(try PeerIdentity(from: &reader), token: try reader.uint64(), key: try reader.key())
        case .goodbye: self = .goodbye(try reader.refusal())
        case nil: throw .unknownKind(code)
        }
    }

    /// Whether the window bounds how many of these may come: payload is, and credit for what was sent, unless it comes in crumbs.
    var isBounded: Bool {
        switch self {
        case .payload: true
        case .credit(let count): count >= 4 << 10
        default: false
        }
    }

    private static func checkVersion(_ reader: inout ByteReader) throws(PeerFormatError) {
        guard try reader.uint16() == version else { throw .badValue("version") }
    }

    /// Whether a frame, beginning with its sequence, has a payload.
    static func isPayload(_ frame: ArraySlice<UInt8>) -> Bool { frame.dropFirst(4).first == Kind.payload.rawValue }

    /// The beginning of a payload's frame: so many bytes follow it.
    static func payloadHead(sequence: UInt32, isReliable: Bool, count: Int) -> (
        length: UInt32, sequence: UInt32, kind: UInt8, isReliable: UInt8
    ) {
        (UInt32(6 + count), sequence, Kind.payload.rawValue, isReliable ? 1 : 0)
    }

    private enum Kind: UInt8 {
        case invite = 1
        case join, accept, decline, certificates, ready, payload, credit, ping, introduce, expect, goodbye
    }

    private var kind: Kind {
        switch self {
        case .invite: .invite
        case .join: .join
        case .accept: .accept
        case .decline: .decline
        case .certificates: .certificates
        case .ready: .ready
        case .payload: .payload
        case .credit: .credit
        case .ping: .ping
        case .introduce: .introduce
        case .expect: .expect
        case .goodbye: .goodbye
        }
    }
}

extension WireMessage.Invitation {
    public func write(to writer: inout ByteWriter) {
        target.write(to: &writer)
        from.write(to: &writer)
        writer.put(service)
        writer.put(timeout)
        writer.put(context)
        writer.put(encryption.rawValue)
        writer.put(port)
    }

    public init(from reader: inout ByteReader) throws(PeerFormatError) {
        (target, from) = (try PeerIdentity(from: &reader), try PeerIdentity(from: &reader))
        service = try reader.serviceType()
        timeout = try reader.uint32()
        context = try reader.optionalList(limit: PeerLimits.context)
        (encryption, port) = (try reader.encryption(), try reader.uint16())
    }
}

extension WireMessage.Ticket {
    public func write(to writer: inout ByteWriter) {
        target.write(to: &writer)
        from.write(to: &writer)
        writer.put(token)
        writer.put(encryption.rawValue)
        writer.put(port)
    }

    public init(from reader: inout ByteReader) throws(PeerFormatError) {
        (target, from) = (try PeerIdentity(from: &reader), try PeerIdentity(from: &reader))
        token = try reader.uint64()
        (encryption, port) = (try reader.encryption(), try reader.uint16())
    }
}

extension WireMessage.Preferences {
    public func write(to writer: inout ByteWriter) {
        writer.put(own.rawValue)
        writer.put(other.rawValue)
    }

    public init(from reader: inout ByteReader) throws(PeerFormatError) {
        (own, other) = (try reader.encryption(), try reader.encryption())
    }
}

extension WireMessage.Place {
    public func write(to writer: inout ByteWriter) {
        switch self {
        case .sameHost: writer.put(UInt8(0))
        case .address(let host, let port, let key):
            writer.put(UInt8(1))
            writer.put(host)
            writer.put(port)
            writer.put(key)
        }
    }

    public init(from reader: inout ByteReader) throws(PeerFormatError) {
        switch try reader.uint8() {
        case 0: self = .sameHost
        case 1: self = .address(try reader.text(limit: 64), port: try reader.uint16(), key: try reader.key())
        default: throw .badValue("place")
        }
    }
}

extension ByteReader {
    mutating func encryption() throws(PeerFormatError) -> PeerEncryption {
        guard let value = PeerEncryption(rawValue: try uint8()) else { throw .badValue("encryption preference") }
        return value
    }

    /// The digest of a host's key, or nothing.
    mutating func key() throws(PeerFormatError) -> [UInt8] {
        let key = try list(limit: PeerLimits.key)
        guard key.isEmpty || key.count == PeerLimits.key else { throw .badValue("key") }
        return key
    }

    mutating func refusal() throws(PeerFormatError) -> WireMessage.Refusal {
        guard let value = WireMessage.Refusal(rawValue: try uint8()) else { throw .badValue("refusal") }
        return value
    }
}
