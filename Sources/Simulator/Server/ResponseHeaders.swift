import NIOCore
import NIOHTTP1

/// Adds the headers that all answers have, also those of NIO's to requests it cannot read.
final class ResponseHeaders: ChannelOutboundHandler, RemovableChannelHandler, Sendable {
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let access: PageAccess

    init(access: PageAccess) { self.access = access }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard case .head(var head) = unwrapOutboundIn(data) else { return context.write(data, promise: promise) }
        head.headers.replaceOrAdd(name: "X-Content-Type-Options", value: "nosniff")
        head.headers.replaceOrAdd(name: "Referrer-Policy", value: "no-referrer")
        head.headers.replaceOrAdd(name: "Cross-Origin-Resource-Policy", value: "same-origin")
        head.headers.replaceOrAdd(name: "Cache-Control", value: "no-cache")
        head.headers.replaceOrAdd(name: "Content-Security-Policy", value: access.contentPolicy)
        context.write(wrapOutboundOut(.head(head)), promise: promise)
    }
}
