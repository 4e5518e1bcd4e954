import Testing

@testable import SwiftUI

@MainActor struct InlineMarkdownTests {
    @Test func findsMarks() {
        let pieces = InlineMarkdown.pieces(of: "a **b** *c* `d*` [e](f)")
        #expect(pieces.map(\.text) == ["a ", "b", " ", "c", " ", "d*", " ", "e"])
        #expect(pieces[1].isStrong && pieces[3].isEmphasized && pieces[5].isCode && pieces[7].link == "f")
    }

    @Test func leavesOtherTextAlone() {
        #expect(InlineMarkdown.pieces(of: "2 * 3 * 4 snake_case_name").map(\.text) == ["2 * 3 * 4 snake_case_name"])
    }

    @Test func literalsAreKeys() {
        #expect(Text("more than **two**").plainText(in: EnvironmentValues()) == "more than two")
    }

    @Test func keysHaveTheirValuesFilledIn() {
        let (count, name): (Int, String) = (3, "x%")
        #expect(Text("\(count) of \(name)").plainText(in: EnvironmentValues()) == "3 of x%")
    }
}
