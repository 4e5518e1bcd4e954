import Foundation
import NIOCore
import NIOHTTP1
import NIOWebSocket
import PageEncoding

/// Answers one HTTP request: with a file of the pages, a picture, or what happens to the previews.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler, @unchecked Sendable {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let host: SimulatorHost
    private let access: PageAccess
    /// Seconds a client has for its request, and then for reading the answer.
    private let patience: Double
    /// The request whose end has not come yet; nil also after one that was refused.
    private var resource: PageRequest.Resource?
    private var isAnswered = false
    private var deadline: Scheduled<Void>?
    /// Ends what this connection follows.
    private var stopFollowing: (() -> Void)?

    private static let types = [
        "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
        "svg": "image/svg+xml", "png": "image/png", "json": "application/json", "woff2": "font/woff2",
        "webmanifest": "application/manifest+json",
    ]

    init(host: SimulatorHost, access: PageAccess, patience: Double) {
        (self.host, self.access, self.patience) = (host, access, patience)
    }

    func handlerAdded(context: ChannelHandlerContext) { startDeadline(context.channel) }

    func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

    private func startDeadline(_ channel: any Channel) {
        deadline?.cancel()
        deadline = channel.eventLoop.scheduleTask(in: .milliseconds(Int64(patience * 1000))) { channel.close(promise: nil) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isAnswered else { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            do { resource = try access.resource(of: PageRequest(head)) } catch {
                answer(context.channel) { $0.send(HTTPResponseStatus(statusCode: error.status), error.text) }
            }
        case .body: break
        case .end:
            guard let resource else { return }
            answer(context.channel) { answer(resource, $0) }
        }
    }

    private func answer(_ channel: any Channel, _ body: (Answerer) -> Void) {
        isAnswered = true
        startDeadline(channel)
        body(Answerer(channel: channel))
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        stopFollowing?()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A refused socket arrives as a plain request next, and is answered as one.
        if error is NIOWebSocketUpgradeError { return }
        context.close(promise: nil)
    }

    private func answer(_ resource: PageRequest.Resource, _ answerer: Answerer) {
        switch resource {
        case .start:
            guard let device = host.firstBooted else {
                return answerer.send(.notFound, "No device is booted: quince sim boot \"iPhone 15\"\n")
            }
            answerer.redirect("/devices/\(device.uuidString)/")
        case .folder(let path): answerer.redirect(path + "/")
        case .file(let name): send(file: name, answerer)
        case .icon(let app, let device): sendIcon(of: app, device, answerer)
        case .widget(let copy, let entry, let device): sendWidget(copy, entry, device, answerer)
        case .sound(let number, let device):
            guard let (data, type) = host.session(device)?.sound(number) else {
                return answerer.send(.notFound, "There is no such sound.\n")
            }
            answerer.send(.ok, type, data)
        case .previewFeed: followPreviews(answerer)
        case .socket(let device):
            // A page asks this way why its socket was refused.
            let isBooted = host.session(device) != nil
            answerer.send(
                isBooted ? .upgradeRequired : .notFound, isBooted ? "This is a WebSocket.\n" : "No such device is booted.\n")
        case .unknown: answerer.send(.notFound, "There is nothing here.\n")
        }
    }

    /// Streams the events of the live previews until the connection closes.
    private func followPreviews(_ answerer: Answerer) {
        deadline?.cancel()
        answerer.begin()
        let previews = host.previews
        let id = previews.addFollower { answerer.add($0) }
        stopFollowing = { previews.removeFollower(id) }
    }

    private func sendIcon(of app: String, _ device: UUID, _ answerer: Answerer) {
        guard let icon = try? host.session(device)?.device.app(app).bundle.icon, let data = try? Data(contentsOf: icon) else {
            return answerer.send(.notFound, "There is no such icon.\n")
        }
        answerer.send(.ok, "image/png", data)
    }

    /// A picture of an entry of a placed widget. Its address has the content's revision, so it stays what it is.
    private func sendWidget(_ copy: Int, _ entry: Int, _ device: UUID, _ answerer: Answerer) {
        guard let widgets = host.session(device)?.widgets else { return answerer.send(.notFound, "There is no such widget.\n") }
        widgets.picture(copy: copy, entry: entry) { png in
            guard let png else { return answerer.send(.notFound, "There is no such widget.\n") }
            answerer.send(.ok, "image/png", png)
        }
    }

    /// A file of the pages.
    private func send(file name: String, _ answerer: Answerer) {
        guard let type = Self.types[(name as NSString).pathExtension], let folder = PageAssets.folder,
            let data = try? Data(contentsOf: folder.appendingPathComponent(name))
        else { return answerer.send(.notFound, "There is no \(name).\n") }
        answerer.send(.ok, type, data)
    }
}

/// The page's files.
enum PageAssets {
    static let folder = Bundle.module.url(forResource: "Page", withExtension: nil)
}

/// Sends one answer, from any thread.
struct Answerer: Sendable {
    let channel: any Channel

    func send(_ status: HTTPResponseStatus, _ text: String) { send(status, "text/plain; charset=utf-8", Data(text.utf8)) }

    func redirect(_ path: String) { send(.temporaryRedirect, HTTPHeaders([("Location", path)]), Data()) }

    func send(_ status: HTTPResponseStatus, _ type: String, _ body: Data) { send(status, HTTPHeaders([("Content-Type", type)]), body) }

    private func send(_ status: HTTPResponseStatus, _ headers: HTTPHeaders, _ body: Data) {
        var headers = headers
        headers.add(name: "Content-Length", value: "\(body.count)")
        headers.add(name: "Connection", value: "close")
        write(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers)))
        write(.body(.byteBuffer(ByteBuffer(bytes: body))))
        let channel = channel
        channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { _ in channel.close(promise: nil) }
    }

    /// Begins an answer without an end.
    func begin() {
        let headers = HTTPHeaders([("Content-Type", "application/x-ndjson"), ("Connection", "close")])
        write(.head(HTTPResponseHead(version: .http1_1, status: .ok, headers: headers)))
        channel.flush()
    }

    /// Adds to it. A reader that does not keep up is disconnected: it asks again and is told everything then.
    func add(_ text: String) {
        guard channel.isWritable else { return channel.close(promise: nil) }
        write(.body(.byteBuffer(ByteBuffer(string: text))))
        channel.flush()
    }

    private func write(_ part: HTTPServerResponsePart) { channel.write(part, promise: nil) }
}
