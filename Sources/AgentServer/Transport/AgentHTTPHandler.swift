import Foundation
import NIOCore
import NIOHTTP1
import Simulator

/// Reads one request of a client and answers it. Each connection serves one request.
final class AgentHTTPHandler: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let sessions: AgentSessions
    private let token: AccessToken
    private var request: AgentHTTPRequest?
    private var body = Data()
    private var isAnswered = false
    private var deadline: Scheduled<Void>?

    /// Bytes of a message at most.
    static let longestBody = 4 << 20
    /// Seconds a client has for its request.
    private static let patience = 30

    init(sessions: AgentSessions, token: AccessToken) { (self.sessions, self.token) = (sessions, token) }

    func channelActive(context: ChannelHandlerContext) {
        let channel = context.channel
        deadline = channel.eventLoop.scheduleTask(in: .seconds(Int64(Self.patience))) { channel.close(promise: nil) }
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isAnswered else { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            let request = AgentHTTPRequest(
                method: head.method.rawValue, target: head.uri, headers: head.headers.map { ($0.name, $0.value) })
            do {
                try request.check(port: context.channel.localAddress?.port ?? 0, token: token)
                self.request = request
            } catch { refuse(context.channel, error.status, error.text) }
        case .body(let bytes):
            body.append(contentsOf: bytes.readableBytesView)
            if body.count > Self.longestBody { refuse(context.channel, 413, "A message has at most 4 MiB.\n") }
        case .end:
            guard let request else { return }
            answer(request, context.channel)
        }
    }

    private func refuse(_ channel: any Channel, _ status: Int, _ text: String) {
        isAnswered = true
        end(channel, HTTPResponseStatus(statusCode: status), text)
    }

    private func answer(_ request: AgentHTTPRequest, _ channel: any Channel) {
        isAnswered = true
        deadline?.cancel()
        if request.method == "DELETE" {
            let isThere = request.session.map(sessions.remove) ?? false
            return end(channel, isThere ? .ok : .notFound)
        }
        let message = JSONValue(json: body)
        if let id = request.session {
            // Clients then start a new session. Source: “Session Management” of the transport.
            guard let session = sessions.session(id) else { return end(channel, .notFound, "There is no such session any more.\n") }
            // A call takes time, so its progress is sent as events.
            let streams = request.acceptsEvents && message?["method"] == "tools/call"
            return session.receive(message, HTTPSink(channel: channel, session: nil, streams: streams))
        }
        guard message?["method"] == "initialize" else {
            return end(channel, .badRequest, "Send “initialize” first, then Mcp-Session-Id.\n")
        }
        guard let (id, session) = sessions.add() else { return end(channel, .serviceUnavailable, "Too many sessions are in use.\n") }
        session.receive(message, HTTPSink(channel: channel, session: id, streams: false))
        // One that was refused is nobody's.
        if !session.isInitialized { _ = sessions.remove(id) }
    }

    /// Answers with a text and no message.
    private func end(_ channel: any Channel, _ status: HTTPResponseStatus, _ text: String = "") {
        HTTPSink(channel: channel, session: nil, streams: false).end(status, text)
    }
}

/// The answer to one request: JSON, or a stream of events. May be used from any thread.
final class HTTPSink: MessageSink, @unchecked Sendable {
    private let channel: any Channel
    /// The identifier of the session that the request has begun.
    private let session: String?
    private let streams: Bool
    private let lock = NSLock()
    private var held: JSONValue?
    /// Whether the answer has ended; what comes later is nobody's.
    private var isFinished = false
    private var heartbeat: RepeatedTask?

    /// Seconds after which something is sent, so that nobody on the way takes the connection for dead.
    private static let heartbeatInterval: Int64 = 15

    init(channel: any Channel, session: String?, streams: Bool) {
        (self.channel, self.session, self.streams) = (channel, session, streams)
        guard streams else { return }
        write(.head(head(.ok, "text/event-stream")))
        flush()
        heartbeat = channel.eventLoop.scheduleRepeatedTask(
            initialDelay: .seconds(Self.heartbeatInterval), delay: .seconds(Self.heartbeatInterval)
        ) { [weak self] _ in
            // A line that is no event. Source: “Server-sent events” of the HTML standard.
            self?.add(":\n\n")
        }
    }

    func send(_ message: JSONValue) {
        guard !streams else { return add("event: message\ndata: \(String(decoding: message.json, as: UTF8.self))\n\n") }
        // Notifications have no place in an answer of one message.
        if message["method"] == nil { lock.withLock { held = message } }
    }

    func finish() {
        heartbeat?.cancel()
        last {
            if streams { return close() }
            guard let held else { return answer(.accepted, "") }
            write(.head(head(.ok, "application/json")))
            write(.body(.byteBuffer(ByteBuffer(bytes: held.json))))
            close()
        }
    }

    /// Answers with a text.
    func end(_ status: HTTPResponseStatus, _ text: String) { last { answer(status, text) } }

    /// Adds to the stream, unless it has ended.
    private func add(_ text: String) {
        lock.withLock {
            guard !isFinished else { return }
            write(.body(.byteBuffer(ByteBuffer(string: text))))
            flush()
        }
    }

    /// Ends the answer, once.
    private func last(_ body: () -> Void) {
        lock.withLock {
            guard !isFinished else { return }
            isFinished = true
            body()
        }
    }

    private func answer(_ status: HTTPResponseStatus, _ text: String) {
        var head = head(status, "text/plain; charset=utf-8")
        head.headers.add(name: "Content-Length", value: "\(text.utf8.count)")
        if status == .unauthorized { head.headers.add(name: "WWW-Authenticate", value: "Bearer") }
        if status == .methodNotAllowed { head.headers.add(name: "Allow", value: "POST, DELETE") }
        write(.head(head))
        if !text.isEmpty { write(.body(.byteBuffer(ByteBuffer(string: text)))) }
        close()
    }

    private func head(_ status: HTTPResponseStatus, _ type: String) -> HTTPResponseHead {
        var headers = HTTPHeaders([
            ("Content-Type", type), ("Connection", "close"), ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
        ])
        if let session { headers.add(name: "Mcp-Session-Id", value: session) }
        return HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    }

    // Parts are written in turn on the channel's event loop, also those of callers on it: written at once, theirs would come before parts of other
    // threads that are still waiting, and a part after the end would trap.

    private func close() {
        let channel = channel
        channel.eventLoop.execute {
            channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { _ in channel.close(promise: nil) }
        }
    }

    private func write(_ part: HTTPServerResponsePart) {
        let channel = channel
        channel.eventLoop.execute { channel.write(part, promise: nil) }
    }

    private func flush() {
        let channel = channel
        channel.eventLoop.execute { channel.flush() }
    }
}
