import NIOCore
import NIOWebSocket

/// Refuses frames that RFC 6455 lets no client send, and that NIO lets pass: such without a mask (section 5.1) and with reserved bits or codes
/// (section 5.2).
final class FrameCheck: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    struct Fault: Error {}

    private var isBroken = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isBroken else { return }
        let frame = unwrapInboundIn(data)
        let isReserved = frame.rsv1 || frame.rsv2 || frame.rsv3 || !Self.codes.contains(frame.opcode)
        guard frame.maskKey != nil, !isReserved else {
            isBroken = true
            return context.fireErrorCaught(Fault())
        }
        context.fireChannelRead(data)
    }

    private static let codes: [WebSocketOpcode] = [.continuation, .text, .binary, .connectionClose, .ping, .pong]
}
