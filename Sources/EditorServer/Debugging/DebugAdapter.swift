import AppBuilder
import Foundation
import JSONModel
import ProcessSupport

/// Stands between an editor and lldb-dap, the toolchain's debug adapter: an app is built and started where the editor asks for a launch, and lldb attaches to it.
///
/// Source: the Debug Adapter Protocol's specification.
public final class DebugAdapter: @unchecked Sendable {
    private let client: MessageStream
    private let project: any DebuggedProject
    private let lock = NSLock()
    private var adapter: ToolProcess?
    /// The kinds of requests that have another name for lldb-dap, by their numbers.
    private var renamed: [Int: String] = [:]
    private var lastEvent = 1 << 20

    /// - Parameters:
    ///   - input: The descriptor that the editor's messages are read from; `output` gets the answers.
    public init(project: any DebuggedProject, input: Int32, output: Int32) {
        self.project = project
        client = MessageStream(input: input, output: output)
    }

    /// Serves the editor until it ends the session.
    ///
    /// - Throws: `ProcessError` where lldb-dap cannot be started.
    public func run() throws {
        let adapter = try ToolProcess("lldb-dap", in: nil)
        self.adapter = adapter
        adapter.start { [weak self] in
            self?.receiveFromAdapter($0)
        } ended: { [weak self] in
            self?.say("lldb-dap has ended.", isError: true)
            self?.event("terminated", [:])
        }
        client.read { message in
            receive(message)
            return true
        }
        adapter.end()
        project.end()
    }

    // MARK: Messages

    private func receive(_ message: JSONValue) {
        guard message["type"]?.string == "request", ["launch", "attach"].contains(message["command"]?.string) else {
            adapter?.stream.send(message)
            return
        }
        // A build takes its time, and the editor may want to end it.
        Thread.detachNewThread { self.launch(message) }
    }

    private func launch(_ message: JSONValue) {
        let arguments = message["arguments"] ?? [:]
        do {
            let (process, commands) = try project.start(Self.request(arguments)) { [weak self] in self?.say($0, isError: $1) }
            var passed = arguments.object ?? [:]
            for key in Self.ownKeys { passed[key] = nil }
            passed["pid"] = .integer(Int(process))
            passed["initCommands"] = .array(commands.map { .string($0) } + (arguments["initCommands"]?.array ?? []))
            if let number = message["seq"]?.integer { lock.withLock { renamed[number] = message["command"]?.string } }
            adapter?.stream.send(message.setting("command", "attach").setting("arguments", .object(passed)))
        } catch {
            say("\(error)", isError: true)
            client.send([
                "seq": .integer(nextEvent()), "type": "response", "request_seq": message["seq"] ?? 0, "success": false,
                "command": message["command"] ?? "launch", "message": .string("\(error)"),
            ])
        }
    }

    /// Members of a launch that are not lldb-dap's, or that mean something else there.
    private static let ownKeys = ["program", "device", "headless", "flow", "args", "cwd", "env", "request", "type", "name"]

    static func request(_ arguments: JSONValue) -> DebugRequest {
        DebugRequest(
            app: arguments["program"]?.string, device: arguments["device"]?.string, isHeadless: arguments["headless"]?.bool ?? false,
            flow: arguments["flow"]?.string, arguments: (arguments["args"]?.array ?? []).compactMap(\.string))
    }

    private func receiveFromAdapter(_ message: JSONValue) {
        guard message["type"]?.string == "response", let number = message["request_seq"]?.integer else { return client.send(message) }
        let name = lock.withLock { renamed.removeValue(forKey: number) }
        client.send(name.map { message.setting("command", .string($0)) } ?? message)
        if message["command"]?.string == "disconnect" { project.end() }
    }

    // MARK: Events

    private func nextEvent() -> Int {
        lock.withLock {
            lastEvent += 1
            return lastEvent
        }
    }

    private func event(_ name: String, _ body: JSONValue) {
        client.send(["seq": .integer(nextEvent()), "type": "event", "event": .string(name), "body": body])
    }

    private func say(_ line: String, isError: Bool) {
        event("output", ["category": .string(isError ? "stderr" : "stdout"), "output": .string(line + "\n")])
    }
}
