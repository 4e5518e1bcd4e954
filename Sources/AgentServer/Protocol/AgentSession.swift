import Foundation

/// A client's session: negotiates the protocol's revision, lists the tools, and runs their calls one after the other.
///
/// Every call is answered in its time. May be used from any thread.
public final class AgentSession: @unchecked Sendable {
    private let tools: any ToolRunner
    private let lock = NSLock()
    private let queue = DispatchQueue(label: "quince.agent")
    private var version: ProtocolVersion?
    private var calls: [RPCIdentifier: ToolCall] = [:]
    /// When the client last sent something.
    private var lastUse = Date()
    private let serverVersion: String

    /// Calls that wait at a time at most.
    private static let mostCalls = 32
    /// Messages of a batch at most.
    private static let mostMessages = 64

    public init(tools: any ToolRunner, serverVersion: String) { (self.tools, self.serverVersion) = (tools, serverVersion) }

    /// Whether the client has begun the session.
    var isInitialized: Bool { lock.withLock { version != nil } }
    /// Seconds since the client last sent something; 0 while a call is under way.
    var idleTime: Double { lock.withLock { calls.isEmpty ? Date().timeIntervalSince(lastUse) : 0 } }

    /// Ends the session and what its tools have started.
    func end() {
        let open = lock.withLock { Array(calls.values) }
        for call in open { call.cancel() }
        tools.interrupt()
        queue.async { [tools] in tools.end() }
    }

    /// Waits until the session has ended, in seconds at most.
    func waitForEnd(_ seconds: Double) {
        let done = DispatchSemaphore(value: 0)
        queue.async { done.signal() }
        _ = done.wait(timeout: .now() + seconds)
    }

    /// Handles an input of text.
    func receive(_ data: Data, _ sink: any MessageSink) { receive(JSONValue(json: data), sink) }

    /// Handles an input: one message, or several in revisions that have batches.
    ///
    /// - Parameter value: nil for an input that is not JSON.
    func receive(_ value: JSONValue?, _ sink: any MessageSink) {
        lock.withLock { lastUse = Date() }
        guard let value else {
            sink.send(RPCError.parse.response(to: nil))
            return sink.finish()
        }
        guard let messages = value.array else { return receive([RPCMessage(value)], ReplyGroup(sink, isBatch: false)) }
        let refusal =
            messages.isEmpty || messages.count > Self.mostMessages
            ? "a batch has 1 to \(Self.mostMessages) messages"
            : lock.withLock { version?.hasBatches } == true ? nil : "send one message at a time: this revision has no batches"
        if let refusal {
            sink.send(RPCError.invalidRequest(refusal).response(to: nil))
            return sink.finish()
        }
        receive(messages.map(RPCMessage.init), ReplyGroup(sink, isBatch: true))
    }

    private func receive(_ messages: [RPCMessage], _ group: ReplyGroup) {
        for message in messages {
            switch message {
            case .request(let id, let method, let params): receive(method, params, id, group)
            case .notification(let method, let params): receive(method, params)
            case .response: break
            case .invalid(let id, let reason):
                group.expect()
                group.complete(RPCError.invalidRequest(reason).response(to: id))
            }
        }
        group.complete(nil)
    }

    private func receive(_ method: String, _ params: JSONValue) {
        guard method == "notifications/cancelled", let id = params["requestId"].flatMap(RPCIdentifier.init) else { return }
        guard let call = lock.withLock({ calls.removeValue(forKey: id) }) else { return }
        call.cancel()
        if call.hasBegun { tools.interrupt() }
    }

    private func receive(_ method: String, _ params: JSONValue, _ id: RPCIdentifier, _ group: ReplyGroup) {
        func reply(_ message: JSONValue) {
            group.expect()
            group.complete(message)
        }
        func answer(_ result: JSONValue) { reply(id.response(result)) }
        func refuse(_ error: RPCError) { reply(error.response(to: id)) }
        switch method {
        case "ping": answer([:])
        case "initialize":
            guard let wanted = params["protocolVersion"]?.string else { return refuse(.invalidParams("“protocolVersion” is missing")) }
            answer(initialize(wanted))
        case "tools/list", "tools/call":
            guard isInitialized else { return refuse(.invalidRequest("the session has not been initialized: send “initialize” first")) }
            if method == "tools/list" { return answer(["tools": .array(tools.listed.map(\.json))]) }
            if let error = begin(id, params, group) { refuse(error) }
        default: refuse(.unknownMethod(method))
        }
    }

    private func initialize(_ wanted: String) -> JSONValue {
        let version = ProtocolVersion.negotiated(wanted)
        lock.withLock { self.version = version }
        return [
            "protocolVersion": .string(version.rawValue), "capabilities": ["tools": ["listChanged": false]],
            "serverInfo": ["name": "quince", "title": "Quince", "version": .string(serverVersion)],
            "instructions": .string(tools.instructions),
        ]
    }

    // MARK: Calls

    /// Queues a call; returns why it cannot be.
    private func begin(_ id: RPCIdentifier, _ params: JSONValue, _ group: ReplyGroup) -> RPCError? {
        guard let name = params["name"]?.string else { return .invalidParams("“name” is missing") }
        guard let tool = tools.tool(name) else {
            return .invalidParams("there is no tool \(name.prefix(100)); there are \(tools.listed.map(\.name).joined(separator: ", "))")
        }
        let given = params["arguments"] ?? .null
        guard let arguments = given == .null ? [:] : given.object else { return .invalidParams("“arguments” must be an object") }
        guard lock.withLock({ calls.count < Self.mostCalls }) else { return .overload("\(Self.mostCalls) calls are under way already") }
        guard lock.withLock({ calls[id] == nil }) else { return .invalidRequest("a request with this id is under way") }
        let call = ToolCall(id: id, name: tool.name, group: group)
        lock.withLock { calls[id] = call }
        let limit = tool.limit(arguments)
        DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [weak self] in self?.giveUp(call, limit) }
        let progress = progress(of: params, call)
        queue.async { [self] in
            guard !call.isOver else { return remove(call) }
            call.begin()
            let result = tools.run(tool, arguments, progress: progress)
            // The client may use the identifier again once it has the answer.
            remove(call)
            call.answer(result.json)
        }
        return nil
    }

    private func remove(_ call: ToolCall) {
        lock.withLock { if calls[call.id] === call { calls[call.id] = nil } }
    }

    /// Answers a call that has not ended in its time, saying what it waits for.
    private func giveUp(_ call: ToolCall, _ limit: Double) {
        guard !call.isOver else { return }
        let activity = tools.activity
        let reason = call.hasBegun ? (activity.isEmpty ? "" : ": \(activity)") : ", waiting for the call before it: \(activity)"
        remove(call)
        call.answer(ToolResult(error: "\(call.name) has not ended in \(Int(limit)) seconds\(reason)").json)
    }

    /// The sending of progress to a client that wants it.
    private func progress(of params: JSONValue, _ call: ToolCall) -> @Sendable (String) -> Void {
        guard let token = params["_meta"]?["progressToken"], token.string != nil || token.integer != nil else { return { _ in } }
        let hasTexts = lock.withLock { version?.hasProgressTexts } ?? false
        let count = Counter()
        return { text in
            var params: [String: JSONValue] = ["progressToken": token, "progress": .integer(count.next())]
            if hasTexts { params["message"] = .string(text) }
            call.notify(["jsonrpc": "2.0", "method": "notifications/progress", "params": .object(params)])
        }
    }
}

/// Counts from 1. May be used from any thread.
private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    func next() -> Int {
        lock.withLock {
            value += 1
            return value
        }
    }
}
