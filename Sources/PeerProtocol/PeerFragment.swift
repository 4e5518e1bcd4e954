/// A piece of what one app sends to another: messages, resources and streams share a connection.
public enum PeerFragment: PeerMessage {
    /// The next part of a message; no other message's parts come between.
    case data(isLast: Bool, [UInt8])
    case resourceStart(UInt32, name: String, size: UInt64)
    case resourceBytes(UInt32, [UInt8])
    case resourceEnd(UInt32)
    /// The sender does not go on.
    case resourceCancelled(UInt32)
    /// The receiver does not want it.
    case resourceRefused(UInt32)
    /// The receiver has all of it.
    case resourceReceived(UInt32)
    case streamStart(UInt32, name: String)
    case streamBytes(UInt32, [UInt8])
    case streamEnd(UInt32)
    /// The receiver reads no more.
    case streamStopped(UInt32)
    /// The receiver has read so many bytes.
    case streamCredit(UInt32, UInt32)

    /// Bytes that a fragment can carry.
    public static let capacity = PeerLimits.fragment - 16

    public func write(to writer: inout ByteWriter) {
        switch self {
        case .data(let isLast, let bytes):
            writer.put(Kind.data.rawValue)
            writer.put(isLast)
            writer.putRest(bytes)
        case .resourceStart(let number, let name, let size):
            put(.resourceStart, number, &writer)
            writer.put(name)
            writer.put(size)
        case .streamStart(let number, let name):
            put(.streamStart, number, &writer)
            writer.put(name)
        case .resourceBytes(let number, let bytes):
            put(.resourceBytes, number, &writer)
            writer.putRest(bytes)
        case .streamBytes(let number, let bytes):
            put(.streamBytes, number, &writer)
            writer.putRest(bytes)
        case .resourceEnd(let number): put(.resourceEnd, number, &writer)
        case .resourceCancelled(let number): put(.resourceCancelled, number, &writer)
        case .resourceRefused(let number): put(.resourceRefused, number, &writer)
        case .resourceReceived(let number): put(.resourceReceived, number, &writer)
        case .streamEnd(let number): put(.streamEnd, number, &writer)
        case .streamStopped(let number): put(.streamStopped, number, &writer)
        case .streamCredit(let number, let count):
            put(.streamCredit, number, &writer)
            writer.put(count)
        }
    }

    private func put(_ kind: Kind, _ number: UInt32, _ writer: inout ByteWriter) {
        writer.put(kind.rawValue)
        writer.put(number)
    }

    public init(from reader: inout ByteReader) throws(PeerFormatError) {
        let code = try reader.uint8()
        switch Kind(rawValue: code) {
        case .data: self = .data(isLast: try reader.bool(), try reader.rest(limit: PeerLimits.fragment))
        case .resourceStart:
            let (number, name) = (try reader.uint32(), try reader.text(limit: PeerLimits.contentName))
            self = .resourceStart(number, name: name, size: try reader.uint64())
        case .resourceBytes: self = .resourceBytes(try reader.uint32(), try reader.rest(limit: PeerLimits.fragment))
        case .resourceEnd: self = .resourceEnd(try reader.uint32())
        case .resourceCancelled: self = .resourceCancelled(try reader.uint32())
        case .resourceRefused: self = .resourceRefused(try reader.uint32())
        case .resourceReceived: self = .resourceReceived(try reader.uint32())
        case .streamStart: self = .streamStart(try reader.uint32(), name: try reader.text(limit: PeerLimits.contentName))
        case .streamBytes: self = .streamBytes(try reader.uint32(), try reader.rest(limit: PeerLimits.fragment))
        case .streamEnd: self = .streamEnd(try reader.uint32())
        case .streamStopped: self = .streamStopped(try reader.uint32())
        case .streamCredit: self = .streamCredit(try reader.uint32(), try reader.uint32())
        case nil: throw .unknownKind(code)
        }
    }

    private enum Kind: UInt8 {
        case data = 1
        case resourceStart, resourceBytes, resourceEnd, resourceCancelled, resourceRefused, resourceReceived
        case streamStart, streamBytes, streamEnd, streamStopped, streamCredit
    }
}
