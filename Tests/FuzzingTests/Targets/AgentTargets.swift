import Foundation
import Simulator

@testable import AgentServer

/// What agents' clients send.
extension FuzzTarget {
    static let agents = [messages, heads]

    /// The bytes of a client's stream, taken as the server takes them; tools read their arguments and do nothing.
    private static let messages = FuzzTarget(
        name: "agent-messages",
        words: [
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"", "initialize", "tools/list", "tools/call", "notifications/cancelled",
            "\"params\":{",
            "\"name\":\"tap\"", "\"arguments\":{", "\"ref\":", "\"requestId\":1", "\"_meta\":{\"progressToken\":1}", "\n",
        ],
        seeds: {
            let begin = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-03-26"}}"# + "\n"
            return [
                begin + #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#,
                begin + #"{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"tap","arguments":{"ref":3,"kind":"long"},"#
                    + #""_meta":{"progressToken":1}}}"#,
                begin
                    + #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}]"#,
                begin
                    + #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"settings","arguments":{"permissions":{"all":"granted"}}}}"#,
            ].map { [UInt8]($0) }
        },
        accepts: { bytes in
            let (session, sink) = (AgentSession(tools: ArgumentReader(), serverVersion: "1"), CountingSink())
            var framing = LineFraming(limit: 1_000)
            for frame in framing.append(Data(bytes)) + framing.finish() {
                if case .message(let data) = frame { session.receive(data, sink) }
            }
            session.end()
            session.waitForEnd(5)
            return session.isInitialized
        })

    /// The heads of requests over HTTP: nothing without the token is served.
    private static let heads = FuzzTarget(
        name: "agent-requests",
        words: [
            "POST /mcp", "DELETE ", "Host: 127.0.0.1:8080", "Origin: http://", "Authorization: Bearer ", "MCP-Protocol-Version: 2025-06-18",
        ],
        seeds: {
            [
                "POST /mcp\nHost: 127.0.0.1:8080\nAuthorization: Bearer abc\nContent-Type: application/json",
                "GET /mcp?a=b\nHost: localhost:8080",
            ]
            .map { [UInt8]($0) }
        },
        accepts: { bytes in
            let head = bytes.requestHead
            let request = AgentHTTPRequest(method: head.method, target: head.target, headers: head.headers)
            do throws(AgentHTTPRequest.Refusal) {
                try request.check(port: 8080, token: AccessToken())
                fatalError("a request without the token is served")
            } catch { return error.status == 401 }
        })
}

/// Reads the arguments of calls.
private final class ArgumentReader: ToolRunner {
    let instructions = ""
    let activity = ""
    var listed: [Tool] { PhoneTool.listed }
    func tool(_ name: String) -> Tool? { PhoneTool.named(name) }

    func run(_ tool: Tool, _ arguments: [String: JSONValue], progress: @escaping @Sendable (String) -> Void) -> ToolResult {
        progress("reading")
        do {
            let given = try ToolArguments(arguments, of: tool)
            for parameter in tool.parameters {
                switch parameter.kind {
                case .text, .choice: _ = try given.text(parameter.name)
                case .integer: _ = try given.integer(parameter.name, in: 0...100)
                case .number: _ = try given.number(parameter.name, in: 0...100)
                case .flag: _ = try given.flag(parameter.name)
                case .texts: _ = try given.texts(parameter.name)
                case .map, .choices: _ = try given.map(parameter.name)
                }
            }
            return ToolResult("read")
        } catch { return ToolResult(error: "\(error)") }
    }

    func interrupt() {}
    func end() {}
}

/// Takes answers and writes them as clients get them.
private final class CountingSink: MessageSink {
    func send(_ message: JSONValue) { precondition(!message.json.isEmpty) }
    func finish() {}
}
