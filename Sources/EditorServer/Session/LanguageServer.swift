import AppBuilder
import Foundation
import JSONModel

/// Stands between an editor and sourcekit-lsp: it hands on the lowered text of the user's files, and answers at the places of the user's.
///
/// Quince compiles lowered files; of the user's own, the compiler here rejects outlets, selectors and more. So completion, diagnostics and all else are those
/// of what is really compiled. Files that belong to no module of the app are handed on as they are.
///
/// Two threads use it, one for each peer, and those that prepare the project; a lock lets one at a time.
public final class LanguageServer: @unchecked Sendable {
    /// The settings of a session.
    public struct Options: Sendable {
        /// The app's path, relative to the client's folder; nil = the folder itself.
        public var app: String?
        /// Returns what is to be built, for an app's path.
        public var makeRequest: @Sendable (String) throws -> BuildRequest
        /// This program, which sourcekit-lsp starts as its build server, with these arguments and the folder of the plan.
        public var executable: URL
        public var buildServerArguments: [String]
        public var version: String

        public init(
            app: String?, executable: URL, buildServerArguments: [String], version: String,
            makeRequest: @escaping @Sendable (String) throws -> BuildRequest
        ) {
            (self.app, self.executable, self.version, self.makeRequest) = (app, executable, version, makeRequest)
            self.buildServerArguments = buildServerArguments
        }
    }

    let options: Options
    let client: MessageStream
    let lock = NSRecursiveLock()
    var server: ToolProcess?
    let documents = OpenDocuments()
    /// Requests of the client that the server has not answered.
    var pending: [JSONValue: Pending] = [:]
    /// Requests that the client got an answer to without the server.
    var unanswered: Set<JSONValue> = []
    /// Messages of the client that came before the project was prepared.
    var waiting: [JSONValue]? = []
    var project: EditorProject?
    var clientCapabilities = JSONValue.null
    /// Serial, so that one preparation follows another.
    let preparation = DispatchQueue(label: "quince.editor.preparation", qos: .utility)
    var isRefreshScheduled = false
    var knownPlan: BuildPlan?
    var loweredFiles: [String: Date] = [:]
    var failedFiles: Set<String> = []
    private var isShutDown = false
    /// Seconds that the server has for its answer to a shutdown; then the client gets one without it.
    var shutdownPatience = 5.0
    var lastRequest = 0

    /// A request that waits for its answer.
    struct Pending {
        var method: String
        var document: DocumentView?
        /// Of a rename: the present name and the new one.
        var name: String?
        var newName: String?
    }

    /// - Parameters:
    ///   - input: The descriptor that the editor's messages are read from; `output` gets the answers.
    public init(options: Options, input: Int32, output: Int32) {
        self.options = options
        client = MessageStream(input: input, output: output)
    }

    /// Serves the editor until it ends the session.
    ///
    /// - Returns: The exit status that the protocol asks for.
    public func run() -> Int32 {
        client.read { message in lock.withLock { receive(message) } }
        let server = lock.withLock { self.server }
        server?.end()
        return isShutDown ? 0 : 1
    }

    var mapper: PlaceMapper { PlaceMapper(finder: documents) }

    // MARK: From the client

    /// Returns whether more messages are to be read.
    private func receive(_ message: JSONValue) -> Bool {
        switch Message(message) {
        case .request(let id, "initialize", let params): initialize(id, params)
        case .notification("exit", _):
            server?.stream.send(message)
            return false
        case .request(let id, "shutdown", _): shutDown(id, message)
        case .notification("$/cancelRequest", _): cancel(message)
        case .notification("initialized", _): forward(message)
        case nil: break
        default:
            if waiting == nil { handle(message) } else { waiting?.append(message) }
        }
        return true
    }

    /// Shuts the server down. Ending a session must not hang where the server does: it is killed when the client exits.
    private func shutDown(_ id: JSONValue, _ message: JSONValue) {
        isShutDown = true
        guard let server else { return client.send(Message.result(.null, to: id)) }
        pending[id] = Pending(method: "shutdown")
        server.stream.send(message)
        DispatchQueue.global().asyncAfter(deadline: .now() + shutdownPatience) { [self] in
            lock.withLock {
                guard pending.removeValue(forKey: id) != nil else { return }
                unanswered.insert(id)
                client.send(Message.result(.null, to: id))
            }
        }
    }

    private func cancel(_ message: JSONValue) {
        let id = message["params"]?["id"]
        if let index = waiting?.firstIndex(where: { $0["id"] == id && $0["method"] != nil }) {
            waiting?.remove(at: index)
            if let id { client.send(Message.error(.requestFailed, "cancelled", to: id)) }
        } else {
            forward(message)
        }
    }

    /// Hands on a message as it is; a request without a server gets an error.
    func forward(_ message: JSONValue) {
        if let server { return server.stream.send(message) }
        if case .request(let id, _, _) = Message(message) {
            client.send(Message.error(.serverNotInitialized, "the session has not begun", to: id))
        }
    }

    /// Handles a message of the client for the prepared project.
    func handle(_ message: JSONValue) {
        switch Message(message) {
        case .request(let id, let method, let params): request(id, method, params)
        case .notification(let method, let params): notification(method, params)
        case .response(_, let value): forward(value)
        case nil: break
        }
    }

    private func request(_ id: JSONValue, _ method: String, _ params: JSONValue) {
        let uri = params["textDocument"]?["uri"]?.string ?? params["item"]?["uri"]?.string
        let document = uri.flatMap { documents.document(user: $0) }
        if method.hasPrefix("textDocument/"), method.hasSuffix("ormatting"), let uri, let open = documents[uri] {
            return format(id, method, params, open)
        }
        if method == "textDocument/definition", let document, let answer = selectorDefinition(params, document) {
            return client.send(Message.result(answer, to: id))
        }
        var request = Pending(method: method, document: document)
        if method == "textDocument/rename", let document {
            request.name = params["position"].flatMap(PlaceMapper.position).flatMap { Self.name(at: $0, in: document) }
            request.newName = params["newName"]?.string
        }
        pending[id] = request
        forward(Message.request(method, mapper.toServer(params), id: id))
    }

    private func notification(_ method: String, _ params: JSONValue) {
        let uri = params["textDocument"]?["uri"]?.string ?? ""
        switch method {
        case "textDocument/didOpen": didOpen(uri, params)
        case "textDocument/didChange": didChange(uri, params)
        case "textDocument/didClose":
            forward(Message.notification(method, mapper.toServer(params)))
            documents.close(uri)
        case "textDocument/didSave":
            forward(Message.notification(method, mapper.toServer(params)))
            if documents.isKnown(uri) { scheduleRefresh() }
        case "workspace/didChangeWatchedFiles": filesChanged(params)
        default: forward(Message.notification(method, mapper.toServer(params)))
        }
    }

    private func didOpen(_ uri: String, _ params: JSONValue) {
        guard let item = params["textDocument"], let text = item["text"]?.string,
            let open = documents.note(uri, text: text, version: item["version"]?.integer ?? 0)
        else { return forward(Message.notification("textDocument/didOpen", params)) }
        let lowered = item.setting("uri", .string(open.view.loweredURI)).setting("text", .string(open.view.source.lowered))
        forward(Message.notification("textDocument/didOpen", ["textDocument": lowered]))
    }

    private func didChange(_ uri: String, _ params: JSONValue) {
        guard let old = documents[uri] else { return forward(Message.notification("textDocument/didChange", params)) }
        let text = TextChange.apply(params["contentChanges"]?.array ?? [], to: old.text)
        replace(old, uri, text, version: params["textDocument"]?["version"]?.integer ?? old.version)
    }

    /// Has the server know the lowered form of a text.
    func replace(_ old: OpenDocuments.Open, _ uri: String, _ text: String, version: Int) {
        guard let new = documents.note(uri, text: text, version: version) else { return }
        let change = TextChange.between(old.view.lowered, new.view.lowered)
        forward(
            Message.notification(
                "textDocument/didChange",
                [
                    "textDocument": ["uri": .string(new.view.loweredURI), "version": .integer(version)],
                    "contentChanges": .array(change.map { [$0] } ?? []),
                ]))
    }
}
