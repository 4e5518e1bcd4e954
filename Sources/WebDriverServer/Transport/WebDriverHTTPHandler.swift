import Foundation
import NIOCore
import NIOHTTP1
import Simulator

/// Reads requests of a connection, one after the other, and writes their answers.
final class WebDriverHTTPHandler: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let service: WebDriverService
    private let access: WebDriverAccess
    private var head: HTTPRequestHead?
    private var body = Data()
    /// Whether the client was told apart from others already.
    private var isOwn: Bool?
    private var deadline: Scheduled<Void>?

    /// Bytes of a request's body at most.
    static let longestBody = 48 << 20
    /// Seconds that a client has for a request, and that a connection may be silent.
    private static let patience: Int64 = 30
    private static let longestSilence: Int64 = 900

    init(service: WebDriverService, access: WebDriverAccess) { (self.service, self.access) = (service, access) }

    func channelActive(context: ChannelHandlerContext) {
        setDeadline(Self.patience, context.channel)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func setDeadline(_ seconds: Int64, _ channel: any Channel) {
        deadline?.cancel()
        deadline = channel.eventLoop.scheduleTask(in: .seconds(seconds)) { channel.close(promise: nil) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            setDeadline(Self.patience, context.channel)
            body = Data()
            let channel = context.channel
            do {
                try access.check(RequestHeaders(head.headers.map { ($0.name, $0.value) })) { [self] in
                    let known = isOwn ?? PeerUser.isOwn(channel)
                    isOwn = known
                    return known
                }
                self.head = head
            } catch { refuse(channel, error.status, error.text) }
        case .body(let bytes):
            guard head != nil else { return }
            body.append(contentsOf: bytes.readableBytesView)
            if body.count > Self.longestBody {
                head = nil
                refuse(context.channel, 413, "a request has at most \(Self.longestBody >> 20) MiB")
            }
        case .end:
            guard let head else { return }
            self.head = nil
            deadline?.cancel()
            answer(head, context.channel)
        }
    }

    private func answer(_ head: HTTPRequestHead, _ channel: any Channel) {
        let keepsAlive = head.isKeepAlive
        // Some clients ask for the head of an address first.
        let method = head.method == .HEAD ? "GET" : head.method.rawValue
        service.answer(method: method, target: head.uri, body: body) { [self] answer in
            let bytes = answer.body.json
            channel.eventLoop.execute { [self] in
                write(channel, answer.status, bytes, keepsAlive: keepsAlive, hasBody: head.method != .HEAD)
                if keepsAlive { setDeadline(Self.longestSilence, channel) }
            }
        }
        body = Data()
    }

    private func refuse(_ channel: any Channel, _ status: Int, _ text: String) {
        let error = WebDriverError(.unknownError, text)
        let body: JSONValue = ["value": error.json, "sessionId": .null]
        write(channel, status, body.json, keepsAlive: false, hasBody: true)
    }

    private func write(_ channel: any Channel, _ status: Int, _ bytes: Data, keepsAlive: Bool, hasBody: Bool) {
        var headers = HTTPHeaders([
            ("Content-Type", "application/json; charset=utf-8"), ("Content-Length", "\(bytes.count)"), ("Cache-Control", "no-cache"),
            ("X-Content-Type-Options", "nosniff"), ("Connection", keepsAlive ? "keep-alive" : "close"),
        ])
        if status == 401 { headers.add(name: "WWW-Authenticate", value: "Basic realm=\"quince\"") }
        let head = HTTPResponseHead(version: .http1_1, status: HTTPResponseStatus(statusCode: status), headers: headers)
        channel.write(HTTPServerResponsePart.head(head), promise: nil)
        if hasBody { channel.write(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: bytes))), promise: nil) }
        channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { _ in if !keepsAlive { channel.close(promise: nil) } }
    }
}
