internal import CCompression

/// Whether a stream compresses.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

/// How a step of a stream is meant.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// No input follows the one that is given.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

/// The state of a stream after a step.
public struct compression_status: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32
    public init(_ rawValue: Int32) { self.rawValue = rawValue }
    public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The stream wants more input, or more room.
public let COMPRESSION_STATUS_OK = compression_status(0)
/// The data are damaged, or the stream cannot be used.
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
/// All of the output has been written.
public let COMPRESSION_STATUS_END = compression_status(1)

/// Data that are compressed or decompressed in parts.
///
/// Source: Apple's “compression_stream”.
public struct compression_stream {
    /// Where the next byte is written; moved on by each step.
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    /// The room there, in bytes.
    public var dst_size: Int
    /// The next byte to read; moved on by each step.
    public var src_ptr: UnsafePointer<UInt8>
    /// The number of bytes there.
    public var src_size: Int
    public var state: UnsafeMutableRawPointer?

    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int, state: UnsafeMutableRawPointer?
    ) {
        (self.dst_ptr, self.dst_size, self.src_ptr, self.src_size, self.state) = (dst_ptr, dst_size, src_ptr, src_size, state)
    }
}

/// Begins a stream, which `compression_stream_destroy` ends.
@discardableResult public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation, _ algorithm: compression_algorithm
) -> compression_status {
    stream.pointee.state = nil
    guard let form = algorithm.form, operation.rawValue <= 1, let opened = pack_open(form, operation == COMPRESSION_STREAM_ENCODE) else {
        return COMPRESSION_STATUS_ERROR
    }
    stream.pointee.state = UnsafeMutableRawPointer(opened)
    return COMPRESSION_STATUS_OK
}

/// Processes input into the output buffer until either is exhausted.
///
/// - Parameter flags: `COMPRESSION_STREAM_FINALIZE` where no input follows.
@discardableResult public func compression_stream_process(
    _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
    guard let state = stream.pointee.state, stream.pointee.src_size >= 0, stream.pointee.dst_size >= 0 else {
        return COMPRESSION_STATUS_ERROR
    }
    var from: UnsafePointer<UInt8>? = stream.pointee.src_ptr
    var to: UnsafeMutablePointer<UInt8>? = stream.pointee.dst_ptr
    let status = pack_process(
        OpaquePointer(state), &from, &stream.pointee.src_size, &to, &stream.pointee.dst_size,
        flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0)
    if let from { stream.pointee.src_ptr = from }
    if let to { stream.pointee.dst_ptr = to }
    return compression_status(status.rawValue)
}

/// Ends a stream.
@discardableResult public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    pack_close(OpaquePointer(state))
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}
