import NIOCore
import PeerProtocol

extension WireFrame {
    /// Returns the frame in its wire format. A payload is copied once.
    func buffer(from allocator: ByteBufferAllocator) -> ByteBuffer {
        guard case .payload(let isReliable, let bytes) = message else {
            let encoded = encoded
            var buffer = allocator.buffer(capacity: encoded.count)
            buffer.writeBytes(encoded)
            return buffer
        }
        let head = WireMessage.payloadHead(sequence: sequence, isReliable: isReliable, count: bytes.count)
        var buffer = allocator.buffer(capacity: 10 + bytes.count)
        buffer.writeMultipleIntegers(head.length, head.sequence, head.kind, head.isReliable, endianness: .little)
        buffer.writeBytes(bytes)
        return buffer
    }
}
