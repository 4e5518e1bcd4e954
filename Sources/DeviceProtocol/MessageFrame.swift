import Foundation

/// A message on the socket between a device and a process.
///
/// A frame is the little-endian `UInt32` length of the rest, one byte of `Kind`, then the payload.
public struct MessageFrame: Equatable, Sendable {
    public enum Kind: UInt8, Sendable, CaseIterable {
        /// JSON of a `DeviceMessage` (to the process) or a `ProcessMessage` (to the device).
        case message = 1
        /// The binary form of a `RenderProtocol.Commit`.
        case commit = 2
        /// A widget's archive: a little-endian `UInt64`, the number of the request it answers, then a `WidgetArchive` in its binary form.
        case archive = 3
        /// The binary form of a `PeerProtocol.PeerRequest` (to the device) or `PeerEvent` (to the process).
        case peers = 4

        /// Larger payloads, in bytes, are refused: the sender is broken or malicious.
        public var maximumLength: Int {
            switch self {
            case .message: 16 << 20
            // Pixels travel in commits: several screens of the largest device.
            case .commit, .archive: 256 << 20
            // Bulk data travels in fragments.
            case .peers: 256 << 10
            }
        }
    }

    public var kind: Kind
    public var payload: Data

    public init(kind: Kind, payload: Data) { (self.kind, self.payload) = (kind, payload) }

    public var encoded: Data { Self.header(of: kind, payloadLength: payload.count) + payload }

    /// Returns the bytes that precede a payload of `payloadLength` bytes on the socket.
    public static func header(of kind: Kind, payloadLength: Int) -> Data {
        withUnsafeBytes(of: UInt32(payloadLength + 1).littleEndian) { Data($0) } + [kind.rawValue]
    }
}

/// An error in a stream of message frames.
public enum MessageFrameError: Error, Equatable, CustomStringConvertible {
    case tooLong(Int, MessageFrame.Kind)
    case empty
    case unknownKind(UInt8)

    public var description: String {
        switch self {
        case .tooLong(let length, let kind): "a \(kind) of \(length) bytes, which exceeds the limit of \(kind.maximumLength)"
        case .empty: "a frame without a kind"
        case .unknownKind(let kind): "a frame of unknown kind \(kind)"
        }
    }
}

/// Cuts a stream of bytes into frames, however they arrive.
public struct MessageFrameDecoder: Sendable {
    private var buffer = Data()
    /// The offset of the next frame in `buffer`; the bytes before it have been read.
    private var position = 0
    private var failure: MessageFrameError?

    public init() {}

    public mutating func append(_ bytes: Data) {
        guard failure == nil else { return }
        // Once for all the frames of the bytes before, so that a flood of small frames costs no more than a large one.
        if position > 0 { (buffer, position) = (Data(buffer.dropFirst(position)), 0) }
        buffer.append(bytes)
    }

    /// The next whole frame, or nil while it is incomplete.
    ///
    /// A frame is judged by its first five bytes: nothing is kept of one that will be refused.
    ///
    /// - Throws: `MessageFrameError` for bytes that are no frame, now and whenever asked again: nobody knows where the next one begins.
    public mutating func next() throws -> MessageFrame? {
        if let failure { throw failure }
        do {
            guard let (kind, length) = try header(), buffer.count - position >= 5 + length else { return nil }
            let start = buffer.startIndex + position + 5
            position += 5 + length
            return MessageFrame(kind: kind, payload: buffer.subdata(in: start..<start + length))
        } catch {
            (failure, buffer, position) = (error, Data(), 0)
            throw error
        }
    }

    /// Kind and length of the payload of the next frame, or nil while they are incomplete.
    private func header() throws(MessageFrameError) -> (kind: MessageFrame.Kind, length: Int)? {
        let bytes = buffer.dropFirst(position).prefix(5)
        guard bytes.count >= 4 else { return nil }
        let length = bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        guard length >= 1 else { throw .empty }
        guard bytes.count == 5, let code = bytes.last else { return nil }
        guard let kind = MessageFrame.Kind(rawValue: code) else { throw .unknownKind(code) }
        guard length - 1 <= kind.maximumLength else { throw .tooLong(length - 1, kind) }
        return (kind, length - 1)
    }
}
