import PeerProtocol

/// Cuts a stream of bytes into frames, however they arrive.
///
/// Each byte is copied once, into the message that it is part of: whoever sends much is not slowed down by taking it apart.
public struct WireFrameDecoder: Sendable {
    /// The beginning of the frame that is coming: its length, sequence and kind, and of a payload whether it is reliable.
    private var head: [UInt8] = []
    /// The bytes after the head.
    private var body: [UInt8] = []
    /// Bytes of the frame after its length; nil while that is not known.
    private var length: Int?
    private var ready: [WireFrame] = []
    /// The next of them.
    private var first = 0
    private var failure: PeerFormatError?

    private static let lengthSize = 4
    /// Bytes of a payload's frame, after its length, that are no payload.
    private static let headSize = 6

    public init() {}

    /// Whether there is nothing that has not been a frame yet.
    public var isEmpty: Bool { first == ready.count && head.isEmpty && failure == nil }

    public mutating func append(_ bytes: some Sequence<UInt8>) {
        guard bytes.withContiguousStorageIfAvailable({ append($0) }) == nil else { return }
        Array(bytes).withUnsafeBufferPointer { append($0) }
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        var position = 0
        do throws(PeerFormatError) {
            while failure == nil {
                let missing = self.missing
                guard missing > 0 || length == nil else {
                    try finish()
                    continue
                }
                guard position < bytes.count else { return }
                let part = UnsafeBufferPointer(rebasing: bytes[position..<min(position + missing, bytes.count)])
                position += part.count
                if isHeadWhole { body.append(contentsOf: part) } else { head.append(contentsOf: part) }
                if length == nil, head.count == Self.lengthSize { try begin() }
            }
        } catch { failure = error }
    }

    private var headEnd: Int { Self.lengthSize + min(length ?? 0, Self.headSize) }
    private var isHeadWhole: Bool { length != nil && head.count == headEnd }

    /// The number of missing bytes in the present part; 0 if the frame is complete.
    private var missing: Int {
        guard let length else { return Self.lengthSize - head.count }
        return head.count < headEnd ? headEnd - head.count : Self.lengthSize + length - headEnd - body.count
    }

    /// The length is known.
    private mutating func begin() throws(PeerFormatError) {
        let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard length <= WireFrame.maximumLength else { throw .tooLong(length, limit: WireFrame.maximumLength) }
        self.length = length
        body.reserveCapacity(max(length - Self.headSize, 0))
    }

    /// A frame is whole.
    private mutating func finish() throws(PeerFormatError) {
        let (content, rest) = (head[Self.lengthSize...], body)
        (head, body, length) = ([], [], nil)
        guard content.count == Self.headSize, WireMessage.isPayload(content) else {
            return ready.append(try WireFrame(body: content + rest))
        }
        var frame = try WireFrame(body: content)
        guard case .payload(let isReliable, _) = frame.message else { return }
        guard rest.count <= PeerLimits.fragment else { throw .tooLong(rest.count, limit: PeerLimits.fragment) }
        frame.message = .payload(isReliable: isReliable, rest)
        ready.append(frame)
    }

    /// The next whole frame, or nil while it is incomplete.
    ///
    /// - Throws: `PeerFormatError` for bytes that are no frame, now and whenever asked again. A frame too long is refused by its first four bytes.
    public mutating func next() throws(PeerFormatError) -> WireFrame? {
        if first < ready.count {
            first += 1
            return ready[first - 1]
        }
        (ready, first) = ([], 0)
        if let failure { throw failure }
        return nil
    }
}
