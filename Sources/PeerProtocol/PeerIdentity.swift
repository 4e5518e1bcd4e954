/// The identity of a peer: its display name, and a number that distinguishes it from others of the same name.
public struct PeerIdentity: PeerMessage, Hashable {
    public var id: UInt64
    public var name: String

    public init(id: UInt64, name: String) { (self.id, self.name) = (id, name) }

    public func write(to writer: inout ByteWriter) {
        writer.put(id)
        writer.put(name)
    }

    public init(from reader: inout ByteReader) throws(PeerFormatError) {
        id = try reader.uint64()
        name = try reader.text(limit: PeerLimits.name)
        guard !name.isEmpty else { throw .badValue("name") }
    }
}

/// Whether a session's connections are encrypted. Numbers as `MCEncryptionPreference`.
public enum PeerEncryption: UInt8, Sendable, CaseIterable {
    case optional = 0, required = 1, none = 2

    /// Returns whether a connection with these preferences is encrypted; nil if they are incompatible.
    ///
    /// `optional` with `none` is encrypted, too: only on an encrypted link can both ends verify the other's preference.
    public func agrees(with other: PeerEncryption) -> Bool? {
        switch (self, other) {
        case (.required, .none), (.none, .required): nil
        case (.none, .none): false
        default: true
        }
    }

    init(from reader: inout ByteReader) throws(PeerFormatError) {
        guard let value = PeerEncryption(rawValue: try reader.uint8()) else { throw .badValue("encryption preference") }
        self = value
    }
}

/// The state of a peer in a session; raw values are those of `MCSessionState`.
public enum PeerState: UInt8, Sendable, CaseIterable { case notConnected = 0, connecting = 1, connected = 2 }
