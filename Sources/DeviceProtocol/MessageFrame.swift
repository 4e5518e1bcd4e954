import Foundation

/// How messages follow each other on the socket between a device and a process.
///
/// A frame is a little-endian `UInt32` length of what follows, one byte of `Kind`, then the payload.
public struct MessageFrame: Equatable, Sendable {
    public enum Kind: UInt8, Sendable {
        /// JSON of a `DeviceMessage` (to the process) or a `ProcessMessage` (to the device).
        case message = 1
        /// The binary form of a `RenderProtocol.Commit`.
        case commit = 2
    }

    /// Larger frames are refused: the sender is broken or malicious.
    public static let maximumLength = 256 << 20

    public var kind: Kind
    public var payload: Data

    public init(kind: Kind, payload: Data) { (self.kind, self.payload) = (kind, payload) }

    public var encoded: Data {
        var data = Data(capacity: payload.count + 5)
        withUnsafeBytes(of: UInt32(payload.count + 1).littleEndian) { data.append(contentsOf: $0) }
        data.append(kind.rawValue)
        data.append(payload)
        return data
    }
}

/// What is wrong with bytes that claim to be message frames.
public enum MessageFrameError: Error, Equatable, CustomStringConvertible {
    case tooLong(Int)
    case empty
    case unknownKind(UInt8)

    public var description: String {
        switch self {
        case .tooLong(let length): "a frame of \(length) bytes exceeds the limit of \(MessageFrame.maximumLength)"
        case .empty: "a frame without a kind"
        case .unknownKind(let kind): "a frame of unknown kind \(kind)"
        }
    }
}

/// Cuts a stream of bytes into frames, however they arrive.
public struct MessageFrameDecoder: Sendable {
    private var buffer = Data()

    public init() {}

    public mutating func append(_ bytes: Data) { buffer.append(bytes) }

    /// The next whole frame, or nil while it is incomplete.
    ///
    /// - Throws: `MessageFrameError` for bytes that are no frame; the stream is then of no further use.
    public mutating func next() throws -> MessageFrame? {
        guard buffer.count >= 4 else { return nil }
        let length = buffer.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        guard length <= MessageFrame.maximumLength else { throw MessageFrameError.tooLong(length) }
        guard length >= 1 else { throw MessageFrameError.empty }
        guard buffer.count >= 4 + length else { return nil }
        let start = buffer.startIndex
        guard let kind = MessageFrame.Kind(rawValue: buffer[start + 4]) else { throw MessageFrameError.unknownKind(buffer[start + 4]) }
        let frame = MessageFrame(kind: kind, payload: buffer.subdata(in: start + 5..<start + 4 + length))
        buffer.removeFirst(4 + length)
        if buffer.isEmpty { buffer = Data() }
        return frame
    }
}
