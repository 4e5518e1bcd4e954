import QuinceFoundation
import UIKit

/// The process's engine, started with the first web view that needs it.
@MainActor final class WebEngine {
    /// The engine in use; another one after the last has ended.
    static var current: WebEngine {
        if let running, running.isAlive { return running }
        let engine = WebEngine()
        running = engine
        return engine
    }
    private static var running: WebEngine?

    /// An answer: the reply's frame, or nil where the engine has ended.
    typealias Answer = @MainActor (EngineFrame?) -> Void

    private var connection: EngineConnection?
    private var views: [Int: WeakView] = [:]
    private var answers: [Int: Answer] = [:]
    private var lastNumber = 0
    private(set) var isAlive = true

    private struct WeakView { weak var view: WKWebView? }

    private init() {
        guard let socket = EngineLauncher.connect() else {
            isAlive = false
            connection = nil
            return
        }
        connection = EngineConnection(socket: socket) { frame in
            DispatchQueue.main.async { MainActor.assumeIsolated { self.handle(frame) } }
        }
        send("start", ["scale": Int(max(1, UIScreen.main.scale.rounded()))])
    }

    // MARK: Commands

    func send(_ command: String, view: Int? = nil, _ fields: [String: Any] = [:], bytes: Data = Data()) {
        var fields = fields
        fields["command"] = command
        if let view { fields["view"] = view }
        connection?.send(EngineFrame(fields: fields, bytes: bytes))
    }

    /// Sends a command that the engine replies to.
    ///
    /// - Parameter isAwaited: Whether a virtual clock stands still until the reply.
    func ask(
        _ command: String, view: Int? = nil, _ fields: [String: Any] = [:], bytes: Data = Data(), isAwaited: Bool = true,
        answer: @escaping Answer
    ) {
        guard isAlive else { return answer(nil) }
        lastNumber += 1
        let number = lastNumber
        answers[number] = answer
        if isAwaited { connection?.update { $0.await(reply: number) } }
        send(command, view: view, fields.merging(["id": number]) { $1 }, bytes: bytes)
    }

    /// Answers a question of the engine's.
    func answer(_ command: String, id: Int, _ fields: [String: Any], bytes: Data = Data()) {
        send(command, fields.merging(["id": id]) { $1 }, bytes: bytes)
        connection?.update { $0.answered() }
    }

    func noteLoad(in view: Int, isLoading: Bool) {
        connection?.update { if isLoading { $0.await(loadIn: view) } else { $0.endLoad(in: view) } }
    }

    // MARK: Views

    func add(_ view: WKWebView) -> Int {
        lastNumber += 1
        views[lastNumber] = WeakView(view: view)
        return lastNumber
    }

    func remove(view number: Int) {
        views[number] = nil
        noteLoad(in: number, isLoading: false)
        send("close", view: number)
    }

    // MARK: Events

    private func handle(_ frame: EngineFrame?) {
        guard let frame else { return end() }
        if frame.name == "reply" {
            if let answer = frame.integer("id").flatMap({ answers.removeValue(forKey: $0) }) { answer(frame) }
            return
        }
        guard let number = frame.integer("view"), let view = views[number]?.view else { return decline(frame) }
        view.handle(frame)
    }

    /// A question for a view that is gone.
    private func decline(_ frame: EngineFrame) {
        guard let id = frame.integer("id") else { return }
        switch frame.name {
        case "policy": answer("policy", id: id, ["allow": false])
        case "authenticate": answer("authenticate", id: id, ["cancels": true])
        case "dialog": answer("dialog", id: id, [:])
        case "scheme": answer("respond", id: id, ["failure": "The view is gone."])
        case "message": answer("answer", id: id, ["failure": "The view is gone."])
        default: break
        }
    }

    private func end() {
        isAlive = false
        let waiting = answers.sorted { $0.key < $1.key }.map(\.value)
        answers = [:]
        waiting.forEach { $0(nil) }
        let shown = views.values.compactMap(\.view)
        views = [:]
        shown.forEach { $0.engineEnded() }
    }
}
