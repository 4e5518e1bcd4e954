import Foundation
import Testing

@testable import AgentServer

@Suite struct RPCMessageTests {
    private func read(_ text: String) -> RPCMessage? { JSONValue(json: Data(text.utf8)).map(RPCMessage.init) }

    @Test func requestsNotificationsAndResponsesAreToldApart() {
        #expect(read(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#) == .request(id: .integer(1), method: "ping", params: [:]))
        #expect(
            read(#"{"jsonrpc":"2.0","id":"a","method":"x","params":{"b":true}}"#)
                == .request(id: .string("a"), method: "x", params: ["b": true]))
        #expect(
            read(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
                == .notification(method: "notifications/initialized", params: [:]))
        #expect(read(#"{"jsonrpc":"2.0","id":7,"result":{}}"#) == .response)
    }

    @Test(arguments: [
        "3", "null", "\"x\"", "{}", #"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":1}"#,
        #"{"jsonrpc":"2.0","id":1,"method":3}"#, #"{"jsonrpc":"2.0","id":1.5,"method":"x"}"#, #"{"jsonrpc":"2.0","id":null,"method":"x"}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"x","params":3}"#,
    ]) func whatIsNoMessageIsInvalid(_ text: String) throws {
        guard case .invalid = try #require(read(text)) else {
            Issue.record("\(text) was taken for a message")
            return
        }
    }

    @Test func nestingIsBounded() {
        func nested(_ depth: Int) -> Data { Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8) }
        #expect(JSONValue(json: nested(64)) != nil)
        #expect(JSONValue(json: nested(65)) == nil)
        #expect(JSONValue(json: nested(100_000)) == nil)
        #expect(JSONValue(json: Data(#"{"a":"[[[[[\"[["}"#.utf8))?["a"] == "[[[[[\"[[")
    }

    @Test func valuesSurviveTheirText() {
        let value: JSONValue = ["a": [1, true, "ü\n\"", .null, .number(1.5)], "b": .integer(.max)]
        #expect(JSONValue(json: value.json) == value)
        #expect(!value.json.contains(UInt8(ascii: "\n")))
    }
}
