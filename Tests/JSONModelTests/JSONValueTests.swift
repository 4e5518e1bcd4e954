import Foundation
import Testing

@testable import JSONModel

struct JSONValueTests {
    private func read(_ text: String) -> JSONValue? { JSONValue(json: Data(text.utf8)) }

    @Test(
        arguments: [
            ("null", .null), (" true ", true), ("[]", []), ("{}", [:]), ("-0", 0), ("12", 12), ("1.5e2", .number(150)), ("\"\"", ""),
            ("[1, [2], {\"a\": false}]", [1, [2], ["a": false]]), ("\"\\u00e4\\ud83d\\ude00\\n\\/\"", "ä😀\n/"),
            ("12345678901234567890", .number(12_345_678_901_234_567_890)),
        ] as [(String, JSONValue)])
    func valuesAreRead(text: String, value: JSONValue) { #expect(read(text) == value) }

    @Test(
        arguments: [
            "", "nul", "[1,]", "{\"a\"}", "{a: 1}", "01", "1.", "+1", "1e", ".5", "\"a", "\"\\x\"", "\"\\ud800\"", "\"\\ud800\\u0041\"",
            "\"\u{1}\"", "[1] 2",
            "1e999", "'a'", "--1", "\"\\u12", "tru", "{\"a\":1,}",
        ])
    func whatIsNoJSONIsNothing(text: String) { #expect(read(text) == nil) }

    @Test func damagedTextIsNothing() { #expect(JSONValue(json: Data([0x22, 0xff, 0x22])) == nil) }

    @Test func nestingHasALimit() {
        let text = String(repeating: "[", count: 70) + String(repeating: "]", count: 70)
        #expect(read(text) == nil)
        #expect(JSONValue(json: Data(text.utf8), deepest: 70) != nil)
    }

    @Test func valuesAreWrittenAsTheyAreRead() {
        let value: JSONValue = ["b": [1, .number(2.5), "ä\"\\\u{1}\n"], "a": .null, "c": [:], "d": true]
        #expect(String(decoding: value.json, as: UTF8.self) == #"{"a":null,"b":[1,2.5,"ä\"\\\u0001\n"],"c":{},"d":true}"#)
        #expect(JSONValue(json: value.json) == value)
    }
}
