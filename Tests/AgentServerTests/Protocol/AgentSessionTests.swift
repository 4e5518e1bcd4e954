import DamageSupport
import Foundation
import Testing

@testable import AgentServer

@Suite struct AgentSessionTests {
    private let tools = FakeTools()

    private func session(_ version: String? = "2025-06-18") -> AgentSession {
        let session = AgentSession(tools: tools, serverVersion: "1.2")
        if let version { session.initialize(version) }
        return session
    }

    @Test(arguments: [
        ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"), ("2024-11-05", "2024-11-05"), ("2099-01-01", "2025-06-18"),
        ("", "2025-06-18"),
    ]) func theRevisionIsTheClientsWhereItIsKnown(_ wanted: String, _ spoken: String) {
        let result = session(nil).initialize(wanted)["result"]
        #expect(result?["protocolVersion"]?.string == spoken)
        #expect(result?["serverInfo"]?["name"] == "quince")
        #expect(result?["serverInfo"]?["version"] == "1.2")
        #expect(result?["capabilities"]?["tools"] != nil)
        #expect(result?["instructions"] == "Call echo.")
    }

    @Test func nothingButPingComesBeforeTheBeginning() {
        let session = session(nil)
        #expect(session.request("ping")["result"] == [:])
        #expect(session.request("tools/list")["error"]?["code"] == -32600)
        #expect(session.call("echo", ["text": "a"])["error"]?["code"] == -32600)
        #expect(session.request("initialize")["error"]?["code"] == -32602)
        #expect(tools.calls.isEmpty)
    }

    @Test func toolsAreListedWithTheirArguments() throws {
        let list = try #require(session().request("tools/list")["result"]?["tools"]?.array)
        #expect(list.map { $0["name"]?.string } == ["echo", "steps", "stuck"])
        #expect(
            list[0]["inputSchema"]
                == [
                    "type": "object", "properties": ["text": ["type": "string", "description": "What to say"]], "required": ["text"],
                    "additionalProperties": false,
                ])
    }

    @Test func aCallIsAnsweredWithItsContent() {
        let result = session().call("echo", ["text": "Hello"])["result"]
        #expect(result == ["content": [["type": "text", "text": "Hello"]], "isError": false])
    }

    /// Models mend what they read in a result; clients keep errors of the protocol to themselves.
    @Test func wrongArgumentsAreResults() {
        let session = session()
        for arguments in [[:], ["text": 3], ["text": "a", "speed": 2]] as [JSONValue] {
            #expect(session.call("echo", arguments)["result"]?["isError"] == true)
        }
        #expect(session.call("fly")["error"]?["code"] == -32602)
        #expect(session.request("tools/call", ["arguments": [:]])["error"]?["code"] == -32602)
        #expect(session.request("tools/call", ["name": "echo", "arguments": 3])["error"]?["code"] == -32602)
        #expect(session.request("resources/list")["error"]?["code"] == -32601)
    }

    @Test func whatIsNoJSONIsAnswered() {
        let session = session()
        #expect(session.answer("{")["error"]?["code"] == -32700)
        #expect(session.answer("{")["id"] == .null)
        #expect(session.answer("{}")["error"]?["code"] == -32600)
        #expect(session.answers(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#).isEmpty)
        #expect(session.answers(#"{"jsonrpc":"2.0","id":4,"result":{}}"#).isEmpty)
    }

    @Test func batchesBelongToOldRevisions() throws {
        let call = #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"echo","arguments":{"text":"b"}}}"#
        let batch = #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"x"},"# + call + ",3]"
        let answers = try #require(session("2025-03-26").answers(batch).first?.array)
        #expect(answers.count == 3)
        #expect(answers.compactMap { $0["result"]?["content"]?.array?.first?["text"]?.string } == ["b"])
        #expect(session().answer(batch)["error"]?["code"] == -32600)
        #expect(session("2025-03-26").answer("[]")["error"]?["code"] == -32600)
    }

    @Test func progressIsToldToThoseWhoAsk() {
        let session = session()
        let params: JSONValue = ["name": "steps", "_meta": ["progressToken": "t"]]
        let message: JSONValue = ["jsonrpc": "2.0", "id": 5, "method": "tools/call", "params": params]
        let answers = session.answers(String(decoding: message.json, as: UTF8.self))
        #expect(answers.compactMap { $0["params"]?["message"]?.string } == ["one", "two", "three"])
        #expect(answers.compactMap { $0["params"]?["progress"]?.integer } == [1, 2, 3])
        #expect(answers.last?["id"] == 5)
        #expect(session.call("steps")["result"]?["isError"] == false)
    }

    @Test func aCallThatDoesNotEndIsAnsweredInItsTime() {
        let result = session().call("stuck")["result"]
        #expect(result?["isError"] == true)
        #expect(result?["content"]?.array?.first?["text"] == "stuck has not ended in 1 seconds: waiting for the gate")
        tools.gate.signal()
    }

    @Test func aCallThatIsCancelledIsNotAnswered() {
        let session = session()
        let sink = CollectingSink()
        let call: JSONValue = [
            "jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": ["name": "stuck", "arguments": ["timeout": 60]],
        ]
        session.receive(call.json, sink)
        #expect(session.answers(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":9}}"#).isEmpty)
        #expect(sink.wait())
        #expect(sink.messages.isEmpty)
        tools.gate.signal()
        #expect(session.call("echo", ["text": "next"])["result"]?["isError"] == false)
    }

    @Test func callsThatWaitAreBounded() {
        let session = session()
        let sinks = (0..<40).map { _ in CollectingSink() }
        for (id, sink) in sinks.enumerated() {
            let call: JSONValue = [
                "jsonrpc": "2.0", "id": .integer(id), "method": "tools/call", "params": ["name": "stuck", "arguments": ["timeout": 60]],
            ]
            session.receive(call.json, sink)
        }
        #expect(sinks[32].wait())
        #expect(sinks[32].messages.last?["error"]?["code"] == -32000)
        session.end()
        #expect(sinks[0].wait())
        #expect(sinks[31].wait())
        for _ in sinks { tools.gate.signal() }
    }

    /// Whatever a client sends, each input has an end, and the session lives on.
    @Test func damagedMessagesHarmNothing() {
        let session = session("2025-03-26")
        let call =
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"text":"b"},"_meta":{"progressToken":1}}}"#
        let begin = #"{"jsonrpc":"2.0","id":"x","method":"initialize","params":{"protocolVersion":"2025-03-26"}}"#
        let whole = Array("[\(call),\(begin)]".utf8)
        for seed in 0..<400 {
            var damage = Damage(seed: UInt64(seed), alphabet: "{}[]\",:0123456789\\")
            let sink = CollectingSink()
            session.receive(Data(damage.apply(to: whole)), sink)
            #expect(sink.wait(), "seed \(seed)")
        }
        session.initialize()
        #expect(session.call("echo", ["text": "alive"], id: 77)["result"]?["isError"] == false)
    }
}
