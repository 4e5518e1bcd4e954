import JSONModel
import Testing

@testable import EditorServer

struct TextChangeTests {
    @Test func changesApplyOneAfterTheOther() {
        let changes: [JSONValue] = [
            ["range": PlaceMapper.json(LinePosition(line: 1, character: 0), LinePosition(line: 1, character: 1)), "text": "x\n"],
            ["range": PlaceMapper.json(LinePosition(line: 2, character: 0), LinePosition(line: 2, character: 0)), "text": "ä"],
        ]
        #expect(TextChange.apply(changes, to: "a\nbc") == "a\nx\näc")
        #expect(TextChange.apply([["text": "new"]], to: "old") == "new")
    }

    @Test(arguments: [("", "a"), ("let ä = 1", "let ö = 1"), ("a😀b", "a😁b"), ("one\ntwo\nthree", "one\nthree"), ("aaa", "aa"), ("x", "")])
    func theSmallestChangeLeadsFromOneTextToTheOther(old: String, new: String) throws {
        let change = try #require(TextChange.between(LineTable(old), LineTable(new)))
        #expect(TextChange.apply([change], to: old) == new)
    }

    @Test func thereIsNoChangeOfTheSameText() { #expect(TextChange.between(LineTable("a"), LineTable("a")) == nil) }
}
