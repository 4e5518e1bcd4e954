import NIOCore
import PeerProtocol

/// Reads and writes the frames of one link to another host.
final class PeerLinkHandler: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private var decoder = WireFrameDecoder()
    private let onFrame: @Sendable (WireFrame) -> Void
    private let onViolation: @Sendable () -> Void
    private let onClose: @Sendable () -> Void
    private var isOver = false

    init(
        onFrame: @escaping @Sendable (WireFrame) -> Void, onViolation: @escaping @Sendable () -> Void,
        onClose: @escaping @Sendable () -> Void
    ) { (self.onFrame, self.onViolation, self.onClose) = (onFrame, onViolation, onClose) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isOver else { return }
        decoder.append(unwrapInboundIn(data).readableBytesView)
        do {
            while let frame = try decoder.next() { onFrame(frame) }
        } catch {
            isOver = true
            onViolation()
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        isOver = true
        onClose()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
