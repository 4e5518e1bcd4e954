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

    /// - Parameter body: What follows the length.
    public init(body: ArraySlice<UInt8>) throws(PeerFormatError) {
        var reader = ByteReader(body)
        sequence = try reader.uint32()
        message = try WireMessage(from: &reader)
        try reader.finish()
    }
}

/// Cuts a stream of bytes into frames, however they arrive.
public struct WireFrameDecoder: Sendable {
    private var buffer: [UInt8] = []
    /// Where the next frame begins in `buffer`.
    private var position = 0
    private var failure: PeerFormatError?

    public init() {}

    /// Whether there is nothing that has not been a frame yet.
    public var isEmpty: Bool { position == buffer.count }

    public mutating func append(_ bytes: some Sequence<UInt8>) {
        guard failure == nil else { return }
        if position > 0 {
            buffer.removeFirst(position)
            position = 0
        }
        buffer.append(contentsOf: bytes)
    }

    /// The next whole frame, or nil while it is incomplete.
    ///
    /// - Throws: `PeerFormatError` for bytes that are no frame, now and whenever asked again. A frame too long is refused by its first four bytes.
    public mutating func next() throws(PeerFormatError) -> WireFrame? {
        if let failure { throw failure }
        do {
            guard buffer.count - position >= 4 else { return nil }
            let length = buffer[position..<position + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
            guard length <= WireFrame.maximumLength else { throw PeerFormatError.tooLong(length, limit: WireFrame.maximumLength) }
            guard buffer.count - position - 4 >= length else { return nil }
            let start = position + 4
            position = start + length
            return try WireFrame(body: buffer[start..<start + length])
        } catch {
            let error = error as? PeerFormatError ?? .ended
            (failure, buffer, position) = (error, [], 0)
            throw error
        }
    }
}
