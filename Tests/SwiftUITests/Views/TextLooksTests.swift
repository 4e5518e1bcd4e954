import Testing
import UIKit

@testable import SwiftUI

@MainActor struct TextLooksTests {
    private func height(_ font: SwiftUI.Font, lines: Int) -> CGFloat {
        Hosted(Text(Array(repeating: "line", count: lines).joined(separator: "\n")).font(font)).size(nil, nil).height
    }

    /// Numbers: the symbolic traits of Apple's `UIFontDescriptor` say two points a line.
    @Test func looseAndTightFontsSetLinesTwoPointsApart() {
        let usual = height(.body, lines: 3)
        #expect(abs(height(.body.leading(.loose), lines: 3) - usual - 6) < 0.5)
        #expect(abs(height(.body.leading(.tight), lines: 3) - usual + 6) < 0.5)
        #expect(height(.body.leading(.tight).leading(.standard), lines: 3) == usual)
    }

    @Test func secondaryTextIsSmaller() {
        let environment = EnvironmentValues()
        func sizes(_ text: Text) -> [CGFloat] { text.runs(in: environment).map(\.attributes.font.pointSize) }
        let text = Text("12") + Text("km").textScale(.secondary)
        #expect(sizes(text)[1] < sizes(text)[0])
        #expect(sizes(Text("a").textScale(.secondary, isEnabled: false)) == sizes(Text("a")))
        #expect(sizes(Text("a").textScale(.default)) == sizes(Text("a")))
        let usual = Hosted(Text("km")).size(nil, nil).height
        #expect(Hosted(Text("km").lineLimit(1).textScale(.secondary)).size(nil, nil).height < usual)
    }

    @Test func textsAlignAsTheyAreWritten() {
        var environment = EnvironmentValues()
        #expect(!environment.alignsRightToLeft("שלום"))
        environment.textAlignmentStrategy = .writingDirectionBased
        #expect(environment.alignsRightToLeft("1. שלום world"))
        #expect(!environment.alignsRightToLeft("world שלום"))
        environment.layoutDirection = .rightToLeft
        #expect(environment.alignsRightToLeft("123"))
        #expect(!environment.alignsRightToLeft("abc"))
        environment.textAlignmentStrategy = .layoutBased
        #expect(environment.alignsRightToLeft("abc"))
    }

    @Test func linesHaveThePatternsOfUnderlines() throws {
        let environment = EnvironmentValues()
        let text = Text("a").underline(pattern: .dash) + Text("b").strikethrough(pattern: .dot, color: .red) + Text("c").underline(false)
        let runs = text.runs(in: environment)
        #expect(runs.map { $0.attributes.underline?.style } == [0x201, nil, nil])
        #expect(runs.map { $0.attributes.strikethrough?.style } == [nil, 0x101, nil])
        #expect(runs[1].attributes.strikethrough?.color == UIColor.systemRed.cgColor)
    }

    @Test func lettersMoveTogetherToFit() {
        let text = Text("A line that is a little too wide").lineLimit(1)
        let wide = Hosted(text).size(nil, nil).width
        let tight = Hosted(text.allowsTightening(true)).size(wide - 4, nil)
        #expect(tight.width <= wide - 4)
        #expect(tight.width < Hosted(text.allowsTightening(true)).size(nil, nil).width)
    }
}
