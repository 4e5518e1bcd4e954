import NIOCore
import NIOHTTP1

/// Adds the headers that all answers have, also those of NIO's to requests it cannot read.
final class ResponseHeaders: ChannelOutboundHandler, RemovableChannelHandler, Sendable {
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let access: PageAccess

    init(access: PageAccess) { self.access = access }

    static func fields(_ access: PageAccess) -> [(name: String, value: String)] {
        [
            ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Cache-Control", "no-cache"), ("Content-Security-Policy", access.contentPolicy),
        ]
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard case .head(var head) = unwrapOutboundIn(data) else { return context.write(data, promise: promise) }
        for (name, value) in Self.fields(access) { head.headers.replaceOrAdd(name: name, value: value) }
        context.write(wrapOutboundOut(.head(head)), promise: promise)
    }
}
