import Foundation
import NIOCore
import NIOHTTP1
import Simulator

/// Sends pictures to one client of the stream for as long as it reads them.
final class ScreenStreamHandler: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart
    /// Draws a picture and says in how many seconds the next one is due; called back on any thread.
    typealias Draw = @Sendable (_ done: @escaping @Sendable (_ picture: Data?, _ pause: Double) -> Void) -> Void

    private let access: WebDriverAccess
    private let draw: Draw
    private var isStreaming = false
    private var last: (picture: Data, time: NIODeadline)?
    private var deadline: Scheduled<Void>?

    private static let boundary = "BoundaryString"
    /// Seconds that a client has for its request.
    private static let patience: Int64 = 30
    /// A picture that stays is sent again after this time, so that clients that join a stream through another one see something.
    private static let longestSilence = TimeAmount.seconds(1)

    init(access: WebDriverAccess, draw: @escaping Draw) { (self.access, self.draw) = (access, draw) }

    func channelActive(context: ChannelHandlerContext) {
        let channel = context.channel
        deadline = channel.eventLoop.scheduleTask(in: .seconds(Self.patience)) { channel.close(promise: nil) }
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        isStreaming = false
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(let head) = unwrapInboundIn(data), !isStreaming else { return }
        deadline?.cancel()
        let channel = context.channel
        do { try access.check(RequestHeaders(head.headers.map { ($0.name, $0.value) })) { PeerUser.isOwn(channel) } } catch {
            return refuse(channel, error.status, error.text)
        }
        guard head.method == .GET else { return refuse(channel, 405, "the stream is read with GET") }
        isStreaming = true
        // Without a length, and in a version without chunks, the response ends with the connection.
        let headers = HTTPHeaders([
            ("Content-Type", "multipart/x-mixed-replace; boundary=--\(Self.boundary)"), ("Cache-Control", "no-cache, private"),
            ("X-Content-Type-Options", "nosniff"), ("Connection", "close"),
        ])
        channel.writeAndFlush(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_0, status: .ok, headers: headers)), promise: nil)
        next(channel)
    }

    private func refuse(_ channel: any Channel, _ status: Int, _ text: String) {
        let bytes = Array((text + "\n").utf8)
        var headers = HTTPHeaders([
            ("Content-Type", "text/plain; charset=utf-8"), ("Content-Length", "\(bytes.count)"), ("Connection", "close"),
        ])
        if status == 401 { headers.add(name: "WWW-Authenticate", value: "Basic realm=\"quince\"") }
        let head = HTTPResponseHead(version: .http1_1, status: HTTPResponseStatus(statusCode: status), headers: headers)
        channel.write(HTTPServerResponsePart.head(head), promise: nil)
        channel.write(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: bytes))), promise: nil)
        channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { _ in channel.close(promise: nil) }
    }

    private func next(_ channel: any Channel) {
        draw { [self] picture, pause in
            channel.eventLoop.execute { [self] in
                guard isStreaming, channel.isActive else { return }
                if let picture { send(picture, channel) }
                channel.eventLoop.scheduleTask(in: .nanoseconds(Int64(pause * 1e9))) { [self] in if isStreaming { next(channel) } }
            }
        }
    }

    /// A client that does not keep up misses pictures.
    private func send(_ picture: Data, _ channel: any Channel) {
        let now = NIODeadline.now()
        guard channel.isWritable else { return }
        if let last, last.picture == picture, now - last.time < Self.longestSilence { return }
        last = (picture, now)
        channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: Self.part(picture)))), promise: nil)
    }

    /// A picture as a part of the response.
    static func part(_ picture: Data) -> Data {
        var part = Data("--\(boundary)\r\nContent-type: image/jpeg\r\nContent-Length: \(picture.count)\r\n\r\n".utf8)
        part.append(picture)
        part.append(contentsOf: "\r\n\r\n".utf8)
        return part
    }
}
