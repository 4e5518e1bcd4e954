import Foundation
import NIOCore
import NIOWebSocket
import PageEncoding

/// One page's socket: messages in, layers out.
///
/// A page that sends what it may not is disconnected: 1002 for frames that are not as RFC 6455 has them, 1003 for binary messages, 1007 for text
/// that is no `PageMessage`, 1009 for messages that are too long (section 7.4.1).
final class PageSocketHandler: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let session: DeviceSession
    private var hasEnded = false

    init(session: DeviceSession) { self.session = session }

    private var identifier: ObjectIdentifier { ObjectIdentifier(self) }

    func handlerAdded(context: ChannelHandlerContext) {
        session.connect(PageConnection(channel: context.channel, scale: session.device.description.scale), as: identifier)
    }

    func channelInactive(context: ChannelHandlerContext) {
        session.disconnect(identifier)
        context.fireChannelInactive()
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable { session.catchUp(identifier) }
        context.fireChannelWritabilityChanged()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        // Reported for each read that follows a damaged frame. The page may still be sending, and reads why it is refused afterwards.
        case is ByteToMessageDecoderError: break
        case NIOWebSocketFrameAggregator.Error.tooManyFragments, NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge:
            refuse(.messageTooLarge, context)
        case NIOWebSocketError.invalidFrameLength: refuse(.messageTooLarge, context)
        case is NIOWebSocketFrameAggregator.Error, is NIOWebSocketError, is FrameCheck.Fault: refuse(.protocolError, context)
        default: context.close(promise: nil)
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !hasEnded else { return }
        let frame = unwrapInboundIn(data)
        switch frame.opcode {
        case .text: take(Data(frame.unmaskedData.readableBytesView), context)
        case .binary: refuse(.unacceptableData, context)
        case .ping:
            // A page that does not read gets no answers to hoard.
            guard context.channel.isWritable else { return }
            context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)), promise: nil)
        case .connectionClose: Self.isClosing(frame.unmaskedData) ? end(frame.unmaskedData, context) : refuse(.protocolError, context)
        case .pong: break
        default: refuse(.protocolError, context)
        }
    }

    private func take(_ data: Data, _ context: ChannelHandlerContext) {
        let message: PageMessage
        do { message = try JSONDecoder().decode(PageMessage.self, from: data) } catch {
            return refuse(.dataInconsistentWithMessage, context)
        }
        do { try session.take(message, from: identifier) } catch { session.report(error, to: identifier) }
    }

    /// Whether this may stand in a close frame: nothing, or a code that an endpoint may send (section 7.4) and a text.
    private static func isClosing(_ data: ByteBuffer) -> Bool {
        var data = data
        guard data.readableBytes > 0 else { return true }
        guard let code = data.readInteger(as: UInt16.self), (1000...1003) ~= code || (1007...1014) ~= code || (3000...4999) ~= code else {
            return false
        }
        return String(validating: data.readableBytesView, as: UTF8.self) != nil
    }

    private func refuse(_ code: WebSocketErrorCode, _ context: ChannelHandlerContext) {
        var reason = context.channel.allocator.buffer(capacity: 2)
        reason.write(webSocketErrorCode: code)
        end(reason, context)
    }

    /// Ends the connection; what else arrives counts no more.
    private func end(_ reason: ByteBuffer, _ context: ChannelHandlerContext) {
        guard !hasEnded else { return }
        hasEnded = true
        session.disconnect(identifier)
        context.channel.endWebSocket(reason)
    }
}
