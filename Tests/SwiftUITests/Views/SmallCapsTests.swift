import Testing
import UIKit

@testable import SwiftUI

@MainActor struct SmallCapsTests {
    private func runs(_ text: Text, _ font: Font? = nil) -> [(text: String, size: CGFloat)] {
        var environment = EnvironmentValues()
        environment.font = font
        return text.runs(in: environment).map { ($0.text, $0.attributes.font.pointSize) }
    }

    private func expect(_ runs: [(text: String, size: CGFloat)], _ texts: [String], small: [Int], _ comment: Comment) {
        #expect(runs.map(\.text) == texts, comment)
        for (index, run) in runs.enumerated() { #expect((run.size < CGFloat(20)) == small.contains(index), comment) }
    }

    @Test func lettersBecomeSmallCapitals() {
        let text = Text(verbatim: "Ab 1C"), font = Font.system(size: 20)
        expect(runs(text.font(font.lowercaseSmallCaps())), ["A", "B", " 1C"], small: [1], "lower case")
        expect(runs(text.font(font.uppercaseSmallCaps())), ["A", "b 1", "C"], small: [0, 2], "upper case")
        expect(runs(text.font(font.smallCaps())), ["AB", " 1", "C"], small: [0, 2], "both")
        expect(runs(text.font(font)), ["Ab 1C"], small: [], "none")
        expect(runs(text, font.smallCaps()), ["AB", " 1", "C"], small: [0, 2], "of the environment")
    }

    @Test func linesKeepTheirHeightAndWordsTheirSpelling() {
        let font = Font.system(size: 20)
        let plain = Hosted(Text(verbatim: "small").font(font)), capitals = Hosted(Text(verbatim: "small").font(font.smallCaps()))
        #expect(plain.size(nil, nil).height == capitals.size(nil, nil).height)
        #expect(capitals.found.map(\.label) == ["small"])
    }
}
