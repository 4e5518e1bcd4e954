import AppBuilder
import JSONModel
import Testing

@testable import EditorServer

/// One file, whose second line has other text for the compiler, and a line more before and behind.
private struct OneFile: DocumentFinder {
    static let user = "a\nlet x = sel(y)\nlet z = 1\n"
    static let lowered = "import Q\na\nlet x = \"y:\"\n: P let z = 1\nmore()\n"
    let view: DocumentView

    init() {
        let map = PositionMap(
            [.init(source: 10..<16, result: 19..<23), .init(source: 17..<17, result: 24..<28)], body: 9..<38, sourceCount: 27)
        view = DocumentView(
            userURI: "file:///A.swift", loweredURI: "file:///L/A.lowered.swift",
            source: EditorSource(text: Self.user, lowered: Self.lowered, map: map, problems: [], places: []))
    }

    func document(user uri: String) -> DocumentView? { uri == view.userURI ? view : nil }
    func document(lowered uri: String) -> DocumentView? { uri == view.loweredURI ? view : nil }
}

struct PlaceMapperTests {
    private let finder = OneFile()
    private var mapper: PlaceMapper { PlaceMapper(finder: finder) }

    private func range(_ line: Int, _ start: Int, _ end: Int) -> JSONValue {
        PlaceMapper.json(LinePosition(line: line, character: start), LinePosition(line: line, character: end))
    }

    @Test func requestsGoToTheLoweredFile() {
        let params: JSONValue = ["textDocument": ["uri": "file:///A.swift"], "position": ["line": 2, "character": 4]]
        let expected: JSONValue = ["textDocument": ["uri": "file:///L/A.lowered.swift"], "position": ["line": 3, "character": 8]]
        #expect(mapper.toServer(params) == expected)
        let other: JSONValue = ["textDocument": ["uri": "file:///B.swift"], "position": ["line": 2, "character": 4]]
        #expect(mapper.toServer(other) == other)
    }

    @Test func locationsComeBackToTheUsersFile() {
        let location: JSONValue = ["uri": "file:///L/A.lowered.swift", "range": range(3, 8, 9)]
        #expect(mapper.toClient(location, in: nil).value == ["uri": "file:///A.swift", "range": range(2, 4, 5)])
        let link: JSONValue = [
            "originSelectionRange": range(3, 8, 9), "targetUri": "file:///L/A.lowered.swift", "targetRange": range(2, 4, 5),
            "targetSelectionRange": range(2, 4, 5),
        ]
        let mapped = mapper.toClient(link, in: finder.view).value
        #expect(mapped?["targetUri"] == "file:///A.swift")
        #expect(mapped?["targetRange"] == range(1, 4, 5))
        #expect(mapped?["originSelectionRange"] == range(2, 4, 5))
    }

    @Test func whatTheUserHasNotWrittenIsLeftOut() {
        let list: JSONValue = [
            ["uri": "file:///L/A.lowered.swift", "range": range(4, 0, 4)], ["uri": "file:///L/A.lowered.swift", "range": range(0, 0, 6)],
            ["uri": "file:///L/A.lowered.swift", "range": range(3, 0, 3)], ["uri": "file:///L/A.lowered.swift", "range": range(1, 0, 1)],
        ]
        #expect(mapper.toClient(list, in: nil).value == [["uri": "file:///A.swift", "range": range(0, 0, 1)]])
    }

    @Test func editsOfReplacedTextAreUnsafe() {
        let safe: JSONValue = ["changes": ["file:///L/A.lowered.swift": [["range": range(3, 8, 9), "newText": "q"]]]]
        let answer = mapper.toClient(safe, in: nil)
        #expect(answer.value == ["changes": ["file:///A.swift": [["range": range(2, 4, 5), "newText": "q"]]]])
        #expect(!answer.hasUnsafeEdit)
        let unsafe: JSONValue = ["changes": ["file:///L/A.lowered.swift": [["range": range(2, 4, 10), "newText": "q"]]]]
        #expect(mapper.toClient(unsafe, in: nil).hasUnsafeEdit)
    }

    @Test func semanticTokensAreThoseOfTheUsersText() {
        // `let` and `x` in the second line, the string in place of the user's text, `P` that is added, and `z`.
        let data: [Int] = [2, 0, 3, 1, 0, 0, 4, 1, 2, 0, 0, 4, 4, 3, 0, 1, 2, 1, 4, 0, 0, 6, 1, 2, 0]
        let mapped = SemanticTokens.mapped(data.map { JSONValue.integer($0) }, in: finder.view)
        #expect(mapped.compactMap(\.integer) == [1, 0, 3, 1, 0, 0, 4, 1, 2, 0, 0, 4, 6, 3, 0, 1, 4, 1, 2, 0])
    }

    @Test func errorsInAddedCodeStandAtTheLineItIsFor() {
        let reported: [JSONValue] = [
            ["range": range(4, 0, 4), "severity": 1, "message": "wrong"], ["range": range(4, 0, 4), "severity": 2, "message": "odd"],
            ["range": range(1, 0, 1), "severity": 2, "message": "result of call to 'f()' is unused"],
        ]
        let all = Diagnostics(mapper: mapper) { !$0.hasPrefix("result") }.all(reported, in: finder.view)
        #expect(all.map { $0["message"]?.string } == ["wrong"])
        #expect(all.first?["range"]?["start"]?["line"] == 0)
    }
}
