import Foundation
import NIOCore
import NIOHTTP1
import NIOWebSocket
import PageEncoding

/// Answers HTTP requests: the page's files, the command line's commands, and the log it follows.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler, @unchecked Sendable {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let host: SimulatorHost
    private let access: PageAccess
    /// The request that is being read; nil also for one that has been refused.
    private var request: PageRequest?
    private var method = HTTPMethod.GET
    private var body = Data()
    /// Ends what this connection follows.
    private var stopFollowing: (() -> Void)?

    private static let maximumBody = 16 << 20
    private static let tooLong = "The request is longer than anyone needs.\n"
    private static let types = [
        "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
        "svg": "image/svg+xml",
        "png": "image/png", "json": "application/json", "woff2": "font/woff2", "webmanifest": "application/manifest+json",
    ]

    init(host: SimulatorHost, access: PageAccess) { (self.host, self.access) = (host, access) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): begin(head, Answerer(channel: context.channel))
        case .body(let buffer):
            guard request != nil else { return }
            guard body.count + buffer.readableBytes <= Self.maximumBody else {
                request = nil
                return Answerer(channel: context.channel).send(.payloadTooLarge, Self.tooLong)
            }
            body.append(contentsOf: buffer.readableBytesView)
        case .end:
            guard let request else { return }
            self.request = nil
            answer(request, method, Answerer(channel: context.channel))
        }
    }

    /// Refuses what may not be asked before its body is read.
    private func begin(_ head: HTTPRequestHead, _ answerer: Answerer) {
        let request = PageRequest(head)
        guard access.allows(request) else {
            return answerer.send(.forbidden, "The address lacks this run's token; open the one that quince run printed.\n")
        }
        let length = head.headers["Content-Length"].first.flatMap { Int($0) } ?? 0
        guard length <= Self.maximumBody else { return answerer.send(.payloadTooLarge, Self.tooLong) }
        (self.request, method, body) = (request, head.method, Data())
    }

    func channelInactive(context: ChannelHandlerContext) {
        stopFollowing?()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A refused socket arrives as a plain request next, and is answered as one.
        if error is NIOWebSocketUpgradeError { return }
        context.close(promise: nil)
    }

    private func answer(_ request: PageRequest, _ method: HTTPMethod, _ answerer: Answerer) {
        switch (method, request.path) {
        case (.POST, "/api/command"):
            let (host, body) = (host, body)
            // Commands touch the disk; the event loop goes on meanwhile.
            DispatchQueue.global().async { answerer.send(reply(to: body, host)) }
        case (.GET, "/api/log"): followLog(request, answerer)
        case (.GET, "/api/previews"): followPreviews(answerer)
        case (.GET, _) where request.path.hasPrefix("/previews/"):
            let name = String(request.path.dropFirst("/previews/".count))
            sendAsset(name.isEmpty ? "previews/previews.html" : name, answerer)
        case (.GET, "/"):
            guard let device = host.firstBooted else {
                return answerer.send(.notFound, "No device is booted: quince sim boot \"iPhone 15\"\n")
            }
            answerer.redirect("/devices/\(device.uuidString)/?token=\(access.token.text)")
        case (.GET, _) where request.device != nil: sendAsset(request, answerer)
        default: answerer.send(.notFound, "There is nothing here.\n")
        }
    }

    private func followLog(_ request: PageRequest, _ answerer: Answerer) {
        guard let session = request.query["device"].flatMap({ UUID(uuidString: $0) }).flatMap(host.session) else {
            return answerer.send(.notFound, "No such device is booted.\n")
        }
        answerer.begin()
        let log = FollowedLog(answerer: answerer)
        let id = session.addFollower(run: request.query["run"].flatMap { Int32($0) }) { log.add($0) }
        stopFollowing = { session.removeFollower(id) }
    }

    /// What happens to the live previews, as it happens.
    private func followPreviews(_ answerer: Answerer) {
        answerer.begin()
        let previews = host.previews
        let id = previews.addFollower { answerer.add($0) }
        stopFollowing = { previews.removeFollower(id) }
    }

    /// The icon of an installed app.
    private func sendIcon(of app: String, _ request: PageRequest, _ answerer: Answerer) {
        guard let icon = try? request.device.flatMap(host.session)?.device.app(app).bundle.icon, let data = try? Data(contentsOf: icon)
        else {
            return answerer.send(.notFound, "There is no such icon.\n")
        }
        answerer.send(
            .ok, HTTPHeaders([("Content-Type", "image/png"), ("Cache-Control", "no-cache"), ("X-Content-Type-Options", "nosniff")]), data)
    }

    private func sendAsset(_ request: PageRequest, _ answerer: Answerer) {
        let name = request.asset.isEmpty ? "index.html" : request.asset.removingPercentEncoding ?? ""
        if request.asset.isEmpty, !request.path.hasSuffix("/") { return answerer.redirect("\(request.path)/?token=\(access.token.text)") }
        let segments = name.split(separator: "/", omittingEmptySubsequences: false)
        let isPlain = segments.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.contains("\\") && !$0.contains("\0") }
        if isPlain, segments.count == 2, segments[0] == "icons", name.hasSuffix(".png") {
            return sendIcon(of: String(segments[1].dropLast(4)), request, answerer)
        }
        if isPlain, segments.count == 4, segments[0] == "widgets", let copy = Int(segments[1]), let entry = Int(segments[3].dropLast(4)) {
            return sendWidget(copy, entry, request, answerer)
        }
        sendAsset(name, answerer)
    }

    /// A picture of an entry of a placed widget. Its address has the content's revision, so it stays what it is.
    private func sendWidget(_ copy: Int, _ entry: Int, _ request: PageRequest, _ answerer: Answerer) {
        guard let widgets = request.device.flatMap(host.session)?.widgets else {
            return answerer.send(.notFound, "There is no such widget.\n")
        }
        widgets.picture(copy: copy, entry: entry) { png in
            guard let png else { return answerer.send(.notFound, "There is no such widget.\n") }
            answerer.send(
                .ok, HTTPHeaders([("Content-Type", "image/png"), ("Cache-Control", "no-cache"), ("X-Content-Type-Options", "nosniff")]), png
            )
        }
    }

    /// A file of the pages.
    private func sendAsset(_ name: String, _ answerer: Answerer) {
        let segments = name.split(separator: "/", omittingEmptySubsequences: false)
        let isPlain = segments.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.contains("\\") && !$0.contains("\0") }
        guard isPlain, let type = Self.types[(name as NSString).pathExtension], let folder = PageAssets.folder,
            let data = try? Data(contentsOf: folder.appendingPathComponent(name))
        else { return answerer.send(.notFound, "There is no \(name).\n") }
        var headers = HTTPHeaders([("Content-Type", type), ("Cache-Control", "no-cache"), ("X-Content-Type-Options", "nosniff")])
        if name.hasSuffix(".html") {
            headers.add(name: "Set-Cookie", value: "\(PageAccess.cookie)=\(access.token.text); Path=/; HttpOnly; SameSite=Strict")
            headers.add(name: "Referrer-Policy", value: "no-referrer")
        }
        answerer.send(.ok, headers, data)
    }
}

private func reply(to body: Data, _ host: SimulatorHost) -> Data {
    do { return try JSONEncoder().encode(host.perform(JSONDecoder().decode(HostRequest.self, from: body))) } catch {
        var reply = HostReply()
        (reply.problem, reply.nextStep) = ("the host does not understand the command", "Update Quince.")
        return (try? JSONEncoder().encode(reply)) ?? Data()
    }
}

/// The page's files.
enum PageAssets {
    static let folder = Bundle.module.url(forResource: "Page", withExtension: nil)
}

/// A log that somebody reads as it grows.
///
/// Called by one thread at a time. What the reader is too slow for is left out, so that no app fills the host's memory.
private final class FollowedLog: @unchecked Sendable {
    private let answerer: Answerer
    private var missedLines = 0

    init(answerer: Answerer) { self.answerer = answerer }

    func add(_ line: String) {
        guard answerer.channel.isWritable else { return missedLines += 1 }
        if missedLines > 0 {
            let note = LogLine(source: .quince, text: "… \(missedLines) lines are left out: what reads them is too slow")
            missedLines = 0
            if let data = try? JSONEncoder().encode(note) { answerer.add(String(decoding: data, as: UTF8.self) + "\n") }
        }
        answerer.add(line + "\n")
    }
}

/// Sends one answer, from any thread.
struct Answerer: Sendable {
    let channel: any Channel

    func send(_ status: HTTPResponseStatus, _ text: String) {
        send(status, HTTPHeaders([("Content-Type", "text/plain; charset=utf-8")]), Data(text.utf8))
    }

    func send(_ json: Data) { send(.ok, HTTPHeaders([("Content-Type", "application/json")]), json) }

    func redirect(_ path: String) { send(.temporaryRedirect, HTTPHeaders([("Location", path)]), Data()) }

    func send(_ status: HTTPResponseStatus, _ headers: HTTPHeaders, _ body: Data) {
        var headers = headers
        headers.add(name: "Content-Length", value: "\(body.count)")
        headers.add(name: "Connection", value: "close")
        write(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers)))
        write(.body(.byteBuffer(buffer(body))))
        let channel = channel
        channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { _ in channel.close(promise: nil) }
    }

    /// Begins an answer without an end.
    func begin() {
        let headers = HTTPHeaders([("Content-Type", "application/x-ndjson"), ("Connection", "close")])
        write(.head(HTTPResponseHead(version: .http1_1, status: .ok, headers: headers)))
        channel.flush()
    }

    func add(_ text: String) {
        write(.body(.byteBuffer(buffer(Data(text.utf8)))))
        channel.flush()
    }

    private func buffer(_ data: Data) -> ByteBuffer {
        var buffer = channel.allocator.buffer(capacity: data.count)
        buffer.writeBytes(data)
        return buffer
    }

    private func write(_ part: HTTPServerResponsePart) { channel.write(part, promise: nil) }
}
