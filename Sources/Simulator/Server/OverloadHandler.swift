import NIOCore

/// Tells a client that there are too many, and hangs up.
final class OverloadHandler: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer

    private let access: PageAccess

    init(access: PageAccess) { self.access = access }

    func channelActive(context: ChannelHandlerContext) {
        let fields =
            [("Content-Length", "0"), ("Connection", "close"), ("Retry-After", "1")]
            + ResponseHeaders.fields(access).map { ($0.name, $0.value) }
        let answer = "HTTP/1.1 503 Service Unavailable\r\n" + fields.map { "\($0.0): \($0.1)\r\n" }.joined() + "\r\n"
        let channel = context.channel
        channel.writeAndFlush(ByteBuffer(string: answer)).whenComplete { _ in channel.close(promise: nil) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {}
}
