internal import CCompression

/// The bytes that `compression_encode_buffer` wants for its work: none.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// The bytes that `compression_decode_buffer` wants for its work: none.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses bytes.
///
/// - Returns: The number of bytes written; 0 where they do not fit, or the algorithm cannot be used.
@discardableResult public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    let (count, status) = convert(dst_buffer, dst_size, src_buffer, src_size, algorithm, compresses: true)
    return status == pack_ended ? count : 0
}

/// Decompresses bytes.
///
/// - Returns: The number of bytes written, which is `dst_size` where not all of them fit; 0 for damaged data.
@discardableResult public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    let (count, status) = convert(dst_buffer, dst_size, src_buffer, src_size, algorithm, compresses: false)
    return status == pack_ended || (status == pack_continues && count == dst_size) ? count : 0
}

private func convert(
    _ to: UnsafeMutablePointer<UInt8>, _ size: Int, _ from: UnsafePointer<UInt8>, _ length: Int, _ algorithm: compression_algorithm,
    compresses: Bool
) -> (Int, pack_status) {
    guard size >= 0, length >= 0, let form = algorithm.form, let stream = pack_open(form, compresses) else { return (0, pack_failed) }
    defer { pack_close(stream) }
    var (from, to): (UnsafePointer<UInt8>?, UnsafeMutablePointer<UInt8>?) = (from, to)
    var (left, room) = (length, size)
    var status = pack_continues
    while status == pack_continues {
        let before = (left, room)
        status = pack_process(stream, &from, &left, &to, &room, true)
        if status == pack_continues, before == (left, room) { break }
    }
    return (size - room, status)
}
