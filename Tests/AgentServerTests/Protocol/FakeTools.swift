import Foundation

@testable import AgentServer

/// Tools without a phone.
final class FakeTools: ToolRunner, @unchecked Sendable {
    let instructions = "Call echo."
    let listed = [
        Tool("echo", "Echo", "Says it again.", [ToolParameter("text", .text, "What to say", isRequired: true)]),
        Tool("steps", "Steps", "Tells three steps."),
        Tool("stuck", "Stuck", "Does not end by itself.", [ToolParameter("timeout", .number, "")], seconds: 1),
    ]
    let gate = DispatchSemaphore(value: 0)
    let lock = NSLock()
    private var log: [String] = []

    var activity: String { "waiting for the gate" }
    var calls: [String] { lock.withLock { log } }

    func tool(_ name: String) -> Tool? { listed.first { $0.name == name } }

    func run(_ tool: Tool, _ arguments: [String: JSONValue], progress: @escaping @Sendable (String) -> Void) -> ToolResult {
        lock.withLock { log.append(tool.name) }
        switch tool.name {
        case "steps":
            for step in ["one", "two", "three"] { progress(step) }
            return ToolResult("done")
        case "stuck":
            gate.wait()
            return ToolResult("too late")
        default:
            do { return ToolResult(try ToolArguments(arguments, of: tool).text("text") ?? "") } catch {
                return ToolResult(error: "\(error)")
            }
        }
    }

    func interrupt() {}
    func end() { lock.withLock { log.append("end") } }
}

/// Collects what a session answers.
final class CollectingSink: MessageSink, @unchecked Sendable {
    private let lock = NSLock()
    private let done = DispatchSemaphore(value: 0)
    private var list: [JSONValue] = []

    func send(_ message: JSONValue) { lock.withLock { list.append(message) } }
    func finish() { done.signal() }

    var messages: [JSONValue] { lock.withLock { list } }

    /// Waits for the end of an input's answers, 20 s at most; returns whether it came.
    func wait() -> Bool { done.wait(timeout: .now() + 20) == .success }
}

extension AgentSession {
    /// The answers to an input.
    func answers(_ text: String) -> [JSONValue] {
        let sink = CollectingSink()
        receive(Data(text.utf8), sink)
        return sink.wait() ? sink.messages : ["no end came"]
    }

    func answer(_ text: String) -> JSONValue { answers(text).last ?? .null }

    /// The answer to a request.
    func request(_ method: String, _ params: JSONValue = [:], id: Int = 1) -> JSONValue {
        answer(
            String(
                decoding: (["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": params] as JSONValue).json,
                as: UTF8.self))
    }

    func call(_ name: String, _ arguments: JSONValue = [:], id: Int = 1) -> JSONValue {
        request("tools/call", ["name": .string(name), "arguments": arguments], id: id)
    }

    @discardableResult
    func initialize(_ version: String = "2025-06-18") -> JSONValue {
        request("initialize", ["protocolVersion": .string(version), "capabilities": [:], "clientInfo": ["name": "test", "version": "1"]])
    }
}
