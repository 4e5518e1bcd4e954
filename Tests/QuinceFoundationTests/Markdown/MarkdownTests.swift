import Testing

@testable import QuinceFoundation

struct MarkdownTests {
    private func parts(_ text: AttributedString) -> [String] {
        text.runs.map { run in
            let intent = run.inlinePresentationIntent.map { " \($0.rawValue)" } ?? ""
            return String(text[run.range].characters) + intent + (run.link.map { " " + $0.absoluteString } ?? "")
        }
    }

    @Test func marksWithinLinesAreIntents() throws {
        let text = try AttributedString(markdown: "one **two** _three_ `four` ~~five~~ **_six_**")
        #expect(parts(text) == ["one ", "two 2", " ", "three 1", " ", "four 4", " ", "five 32", " ", "six 3"])
    }

    @Test func linksAreRelativeToAnAddress() throws {
        let text = try AttributedString(markdown: "[a](/b \"title\")", baseURL: URL(string: "https://example.com"))
        #expect(parts(text) == ["a https://example.com/b"])
    }

    @Test func blocksAreReadWithoutTheirMarks() throws {
        let text = try AttributedString(markdown: "# Title\n\nLine\nnext  \nlast\n\n- one\n2. two\n> three\n#no\n```\n*code*\n```")
        #expect(String(text.characters) == "TitleLine next\nlastonetwothree #no*code*\n")
    }

    @Test func whiteSpaceStaysWhereThatIsWanted() throws {
        func read(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String {
            String(try AttributedString(markdown: "# a\n\n  b", options: .init(interpretedSyntax: syntax)).characters)
        }
        #expect(try read(.inlineOnlyPreservingWhitespace) == "# a\n\n  b")
        #expect(try read(.inlineOnly) == "# a b")
        #expect(try read(.full) == "ab")
    }

    @Test func intentsAreAttributesLikeOthers() throws {
        var text = AttributedString("text")
        text.inlinePresentationIntent = .code
        #expect(parts(text) == ["text 4"])
        #expect(try AttributedString(markdown: "`text`", including: \.foundation) == text)
        #expect(throws: (any Error).self) { try AttributedString(markdown: Data([0xFF, 0xFE, 0xFD])) }
    }
}
