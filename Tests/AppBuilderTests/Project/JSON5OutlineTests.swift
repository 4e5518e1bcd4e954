import Foundation
import Testing

@testable import AppBuilder

/// JSON5 as https://spec.json5.org describes it, where Foundation's decoder reads something else.
struct JSON5OutlineTests {
    private func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        return try decoder.decode(type, from: JSON5Outline(Data(text.utf8)).plain)
    }

    @Test(arguments: [
        ("'a\\\nb'", "ab"), ("'a\\\r\nb'", "ab"), ("'a\\\u{2028}b'", "ab"), ("'\\v'", "\u{0B}"), ("'\\q\\ü'", "qü"),
        ("'a\tb'", "a\tb"),
        ("'\\x41\\u0042\\n\\''", "AB\n'"), ("\"\\\\q\"", "\\q"), ("'\u{A0}'", "\u{A0}"), ("'\\\\\tx'", "\\\tx"),
    ]) func strings(text: String, expected: String) throws { #expect(try read([String].self, "[\(text)]") == [expected]) }

    @Test(arguments: ["\u{A0}", "\u{2028}", "\u{FEFF}", "\u{3000}", "\u{0B}", "/* \\v */", "//\\q\n"])
    func spaces(space: String) throws {
        #expect(try read([[String: Int]].self, "[{a\(space):\(space)1\(space),}\(space)]\(space)") == [["a": 1]])
    }

    @Test func names() throws {
        let text = "{\\u0061b: 1, $_ü: 2, '\\u0063': 3}"
        #expect(try read([String: Int].self, text) == ["ab": 1, "$_ü": 2, "c": 3])
        #expect(try JSON5Outline(Data(text.utf8)).lines["ab"] == 1)
        #expect(throws: (any Error).self) { try JSON5Outline(Data("{a\\b: 1}".utf8)) }
    }

    @Test func linesAreThoseOfTheDocument() throws {
        let lines = try JSON5Outline(Data("{\n  a: 'x\\\n y',\n\u{A0}b: 1 }".utf8)).lines
        #expect(lines["a"] == 2)
        #expect(lines["b"] == 4)
    }
}
