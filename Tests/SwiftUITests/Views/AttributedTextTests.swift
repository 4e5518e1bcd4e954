import CoreText
import Testing

@testable import SwiftUI
@testable import UIKit

@MainActor struct AttributedTextTests {
    @Test func textsShowTheAttributesOfTheirParts() throws {
        TestPhone.use()
        var text = AttributedString("plain big marked")
        text[try #require(text.range(of: "big"))].font = .system(size: 40)
        text[try #require(text.range(of: "big"))].foregroundColor = .red
        let marked = try #require(text.range(of: "marked"))
        text[marked].backgroundColor = .yellow
        text[marked].underlineStyle = Text.LineStyle(pattern: .dash, color: .blue)
        text[marked].tracking = 3
        let environment = EnvironmentValues()
        let runs = Text(text).runs(in: environment)
        #expect(runs.map(\.text) == ["plain ", "big", " ", "marked"])
        #expect(runs[1].attributes.font.pointSize == 40 && runs[0].attributes.font.pointSize == 17)
        #expect(runs[1].attributes.color == Color.red.cgColor(in: environment))
        #expect(runs[3].attributes.backgroundColor == Color.yellow.cgColor(in: environment) && runs[0].attributes.backgroundColor == nil)
        #expect(runs[3].attributes.underline?.style == 0x201 && runs[3].attributes.kern == 3)
        #expect(runs[3].attributes.underline?.color == Color.blue.cgColor(in: environment))
    }

    /// Those of UIKit's kinds are shown where SwiftUI's say nothing.
    @Test func attributesOfUIKitAreShownToo() {
        TestPhone.use()
        var text = AttributedString("text")
        text.font = UIFont.systemFont(ofSize: 30)
        text.foregroundColor = UIColor.green
        text.underlineStyle = NSUnderlineStyle.single
        let run = Text(text).runs(in: EnvironmentValues())[0].attributes
        #expect(run.font.pointSize == 30 && run.color == UIColor.green.cgColor && run.underline?.style == 1)
        text.foregroundColor = .red
        #expect(text.swiftUI.foregroundColor == Color.red && text.uiKit.foregroundColor == UIColor.green)
        #expect(Text(text).runs(in: EnvironmentValues())[0].attributes.color == Color.red.cgColor(in: EnvironmentValues()))
    }

    @Test func containersAreMadeOfThem() {
        let container = AttributeContainer().font(.headline).kern(2)
        #expect(container.font == Font.headline && container[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] == 2)
    }
}
