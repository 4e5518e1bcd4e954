import FoundationModels
import Testing

@Suite struct GeneratedContentTests {
    @Test(arguments: [
        #"{"name": "Ada", "age": 36, "tags": ["a", "b"], "nested": {"on": true, "off": false, "nothing": null}}"#, "[1, -2.5, 1e+100]",
        #""a \" \\ \n \u0001 é""#, "{}", "[]", "3", "true",
    ]) func jsonIsReadAndWritten(_ json: String) throws {
        let content = try GeneratedContent(json: json)
        #expect(content.isComplete)
        #expect(content.jsonString == json)
    }

    @Test func escapesAreRead() throws {
        #expect(try GeneratedContent(json: #""\u00e9\/\uD83D\uDE00\ud800x""#).value(String.self) == "é/😀\u{FFFD}x")
    }

    @Test(arguments: [
        (#"{"a": 1, "b": "tex"#, #"{"a": 1, "b": "tex"}"#), (#"{"a": 1, "b"#, #"{"a": 1}"#), (#"{"a": [1, 2"#, #"{"a": [1, 2]}"#),
        (#"{"a": tr"#, "{}"), (#"["#, "[]"), ("", "null"), (#"{"a": "x\u00"#, #"{"a": "x"}"#),
    ]) func brokenOffJSONIsReadAsFarAsItGoes(_ json: String, _ expected: String) throws {
        let content = try GeneratedContent(json: json)
        #expect(!content.isComplete)
        #expect(content.jsonString == expected)
    }

    @Test(arguments: ["{a: 1}", "[1 2]", "nul1", "1 2", "{\"a\" 1}", "\"\\x\"", "--1 ", String(repeating: "[", count: 5000)])
    func malformedJSONIsRefused(_ json: String) {
        #expect(throws: LanguageModelSession.GenerationError.self) { try GeneratedContent(json: json) }
    }

    @Test func propertiesAreTyped() throws {
        let content = try GeneratedContent(json: #"{"name": "Ada", "age": 36, "height": 1.7, "scores": [1, 2], "nickname": null}"#)
        #expect(try content.value(String.self, forProperty: "name") == "Ada")
        #expect(try content.value(Int.self, forProperty: "age") == 36)
        #expect(try content.value(Double.self, forProperty: "height") == 1.7)
        #expect(try content.value(Decimal.self, forProperty: "height") == Decimal(string: "1.7"))
        #expect(try content.value([Int].self, forProperty: "scores") == [1, 2])
        #expect(try content.value(String?.self, forProperty: "nickname") == nil)
        #expect(try content.value(String?.self, forProperty: "street") == nil)
        #expect(throws: LanguageModelSession.GenerationError.self) { try content.value(String.self, forProperty: "street") }
        #expect(throws: LanguageModelSession.GenerationError.self) { try content.value(Int.self, forProperty: "height") }
        #expect(throws: LanguageModelSession.GenerationError.self) { try content.value(Bool.self) }
    }

    @Test func valuesMakeContent() {
        let content = GeneratedContent(properties: ["name": "Ada", "scores": [1, 2], "next": Optional<Int>.none])
        #expect(content.jsonString == #"{"name": "Ada", "scores": [1, 2], "next": null}"#)
        let elements: [any ConvertibleToGeneratedContent] = [1, "a", true]
        #expect(GeneratedContent(elements: elements).jsonString == #"[1, "a", true]"#)
    }

    @Test func ofTwoPropertiesWithOneNameTheClosureDecides() {
        let properties: [(String, any ConvertibleToGeneratedContent)] = [("a", 1), ("b", 2), ("a", 3)]
        #expect(GeneratedContent(properties: properties) { first, _ in first }.jsonString == #"{"a": 1, "b": 2}"#)
        #expect(GeneratedContent(properties: properties) { $1 }.jsonString == #"{"a": 3, "b": 2}"#)
    }

    @Test func theOrderOfPropertiesDoesNotMatterForEquality() throws {
        #expect(try GeneratedContent(json: #"{"a": 1, "b": 2}"#) == GeneratedContent(json: #"{"b": 2, "a": 1}"#))
        #expect(try GeneratedContent(json: #"{"a": 1}"#) != GeneratedContent(json: #"{"a": 2}"#))
    }
}
