import PeerProtocol

/// A message on its way: each direction of a link counts its frames from 0, so that none can be missing, doubled or out of place unnoticed.
public struct WireFrame: Equatable, Sendable {
    public var sequence: UInt32
    public var message: WireMessage

    /// Bytes of a frame after its length: invitations with their context are the longest.
    public static let maximumLength = PeerLimits.fragment + PeerLimits.context / 4

    public init(sequence: UInt32, message: WireMessage) { (self.sequence, self.message) = (sequence, message) }

    /// Length of what follows, sequence, message.
    public var encoded: [UInt8] {
        let body = message.bytes
        var writer = ByteWriter()
        writer.put(UInt32(body.count + 4))
        writer.put(sequence)
        writer.putRest(body)
        return writer.bytes
    }

    /// - Parameter body: The bytes after the length.
    public init(body: ArraySlice<UInt8>) throws(PeerFormatError) {
        var reader = ByteReader(body)
        sequence = try reader.uint32()
        message = try WireMessage(from: &reader)
        try reader.finish()
    }
}
