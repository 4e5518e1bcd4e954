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
    /// Whether a frame waits until the network has judged the one before: what comes after it may have to be encrypted.
    private var isPaused = false

    init(
        onFrame: @escaping @Sendable (WireFrame) -> Void, onViolation: @escaping @Sendable () -> Void,
        onClose: @escaping @Sendable () -> Void
    ) { (self.onFrame, self.onViolation, self.onClose) = (onFrame, onViolation, onClose) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isOver else { return }
        unwrapInboundIn(data).withUnsafeReadableBytes { decoder.append($0.bindMemory(to: UInt8.self)) }
        readFrames(context.eventLoop)
    }

    private func readFrames(_ loop: any EventLoop) {
        do {
            while !isOver, !isPaused, let frame = try decoder.next() {
                onFrame(frame)
                if case .accept = frame.message { pause(loop) }
            }
        } catch {
            isOver = true
            onViolation()
        }
    }

    /// Goes on once the event loop has done what follows from a frame.
    private func pause(_ loop: any EventLoop) {
        isPaused = true
        loop.execute { [self] in
            isPaused = false
            readFrames(loop)
        }
    }

    /// Whether encryption can begin here: nothing may have come in the clear that has not been judged.
    var isAtFrameEnd: Bool { decoder.isEmpty }

    /// More waits to be written than an honest peer has granted: this one grants without reading.
    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if !isOver, !context.channel.isWritable {
            isOver = true
            onViolation()
        }
        context.fireChannelWritabilityChanged()
    }

    func channelInactive(context: ChannelHandlerContext) {
        isOver = true
        onClose()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
