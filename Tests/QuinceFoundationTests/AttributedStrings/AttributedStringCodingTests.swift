import Foundation
import QuinceFoundation
import Testing

/// Attributed strings in property lists and JSON.
@Suite struct AttributedStringCodingTests {
    private struct Note: Codable, Equatable { var text: AttributedString }

    private func text() throws -> AttributedString {
        var text = AttributedString("Read ")
        var link = AttributedString("this")
        link.link = URL(string: "https://example.com")
        link.inlinePresentationIntent = .stronglyEmphasized
        text.append(link)
        return text
    }

    @Test func attributesAreKept() throws {
        let note = Note(text: try text())
        #expect(try JSONDecoder().decode(Note.self, from: JSONEncoder().encode(note)) == note)
        #expect(try PropertyListDecoder().decode(Note.self, from: PropertyListEncoder().encode(note)) == note)
    }

    @Test func aTextWithoutAttributesIsItsCharacters() throws {
        #expect(String(decoding: try JSONEncoder().encode([AttributedString("Plain")]), as: UTF8.self) == #"["Plain"]"#)
        #expect(try JSONDecoder().decode([AttributedString].self, from: Data(#"["Plain"]"#.utf8)) == [AttributedString("Plain")])
    }

    @Test func unknownAttributesAreLeftOut() throws {
        let json = #"["Read ",{},"this",{"NSLink":{"relative":"https://example.com"},"Other":1}]"#
        let text = try JSONDecoder().decode(AttributedString.self, from: Data(json.utf8))
        #expect(String(text.characters) == "Read this")
        #expect(text.runs.compactMap(\.link) == [try #require(URL(string: "https://example.com"))])
    }

    @Test func otherValuesAreErrors() {
        for json in ["1", "[1]", #"["Read "]"#, #"["Read ",{"NSLink":[]}]"#] {
            #expect(throws: (any Error).self) { try JSONDecoder().decode(AttributedString.self, from: Data(json.utf8)) }
        }
    }
}
