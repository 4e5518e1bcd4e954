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
        #expect(run.font.pointSize == 30)
        #expect(run.color == UIColor.green.cgColor)
        #expect(run.underline?.style == 1)
        text.foregroundColor = .red
        #expect(text.swiftUI.foregroundColor == Color.red)
        #expect(text.uiKit.foregroundColor == UIColor.green)
        #expect(Text(text).runs(in: EnvironmentValues())[0].attributes.color == Color.red.cgColor(in: EnvironmentValues()))
    }

    @Test func textsShowMarkdown() throws {
        TestPhone.use()
        let text = Text(try AttributedString(markdown: "a **b** *c* ~~d~~ [e](https://example.com)"))
        let (runs, links) = text.pieces(in: EnvironmentValues())
        #expect(runs.map(\.text) == ["a ", "b", " ", "c", " ", "d", " ", "e"])
        let plain = runs[0].attributes
        #expect(
            runs[1].attributes.font != plain.font && runs[3].attributes.font != plain.font
                && runs[1].attributes.font != runs[3].attributes.font)
        #expect(runs[5].attributes.strikethrough?.style == 1)
        #expect(plain.strikethrough == nil)
        #expect(links.map(\.url.absoluteString) == ["https://example.com"])
    }

    @Test func resourcesAreLookedUp() {
        #expect(Text(LocalizedStringResource("Some words")).plainText(in: EnvironmentValues()) == "Some words")
    }

    @Test func shapesStandAtAPointOfTheirRoom() {
        let room = CGRect(x: 0, y: 0, width: 100, height: 50)
        let path = Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing).path(in: room)
        #expect(path.boundingRect == CGRect(x: 80, y: 40, width: 20, height: 10))
    }

    @Test func containersAreMadeOfThem() {
        let container = AttributeContainer().font(.headline).kern(2)
        #expect(container.font == Font.headline)
        #expect(container[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] == 2)
    }
}
