import NIOCore
import PeerProtocol

extension WireFrame {
    /// What goes over the wire. What apps send is copied once.
    func buffer(from allocator: ByteBufferAllocator) -> ByteBuffer {
        guard case .payload(let isReliable, let bytes) = message else {
            let encoded = encoded
            var buffer = allocator.buffer(capacity: encoded.count)
            buffer.writeBytes(encoded)
            return buffer
        }
        // The same header as that of a frame with nothing in it, but for its length.
        let header = WireFrame(sequence: sequence, message: .payload(isReliable: isReliable, [])).encoded
        var buffer = allocator.buffer(capacity: header.count + bytes.count)
        buffer.writeInteger(UInt32(header.count - 4 + bytes.count), endianness: .little)
        buffer.writeBytes(header[4...])
        buffer.writeBytes(bytes)
        return buffer
    }
}
