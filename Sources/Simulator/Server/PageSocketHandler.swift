import Foundation
import NIOCore
import NIOWebSocket
import PageEncoding

/// One page's socket: messages in, layers out.
final class PageSocketHandler: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let session: DeviceSession

    init(session: DeviceSession) { self.session = session }

    private var identifier: ObjectIdentifier { ObjectIdentifier(self) }

    func handlerAdded(context: ChannelHandlerContext) {
        session.connect(PageConnection(channel: context.channel, scale: session.device.description.scale), as: identifier)
    }

    func channelInactive(context: ChannelHandlerContext) {
        session.disconnect(identifier)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        switch frame.opcode {
        case .text: take(Data(frame.unmaskedData.readableBytesView))
        case .ping:
            context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)), promise: nil)
        case .connectionClose:
            session.disconnect(identifier)
            let close = WebSocketFrame(fin: true, opcode: .connectionClose, data: frame.unmaskedData)
            context.writeAndFlush(wrapOutboundOut(close)).whenComplete { [channel = context.channel] _ in channel.close(promise: nil) }
        default: break
        }
    }

    private func take(_ data: Data) {
        do { try session.take(JSONDecoder().decode(PageMessage.self, from: data), from: identifier) } catch {
            session.report(error, to: identifier)
        }
    }
}
