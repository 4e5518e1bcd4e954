import Testing
import UIKit

@testable import SwiftUI

@MainActor struct TextLinkTests {
    private func touchView(_ view: UIView) -> TextTouchView? {
        (view as? TextTouchView) ?? view.subviews.lazy.compactMap(touchView).first
    }

    @Test func markdownLinksAreFoundWhereTheyStand() throws {
        let hosted = Hosted(Text("Read [the manual](https://example.org/manual) first"), width: 400)
        let view = try #require(touchView(hosted.view))
        let node = try #require(hosted.view.host.root.firstText)
        let inside = stride(from: 0, to: node.size.width, by: 2).filter { node.link(at: CGPoint(x: $0, y: 8)) != nil }
        #expect(node.link(at: CGPoint(x: 2, y: 8)) == nil && !inside.isEmpty && inside[0] > 20)
        #expect(!view.point(inside: CGPoint(x: 2, y: 8), with: nil) && view.point(inside: CGPoint(x: inside[4], y: 8), with: nil))
        #expect(node.link(at: CGPoint(x: inside[4], y: 8))?.url.absoluteString == "https://example.org/manual")
    }

    @Test func linksAreOpenedByTheEnvironment() throws {
        var opened: [String] = []
        let hosted = Hosted(
            Text("[Quince](https://example.org)").environment(
                \.openURL,
                OpenURLAction {
                    opened.append($0.absoluteString)
                    return .handled
                }))
        #expect(hosted.found.map(\.traits) == [[.staticText, .link]])
        #expect(hosted.found[0].responder?.accessibilityActivate() == true)
        #expect(opened == ["https://example.org"])
    }

    @Test func textsWithoutLinksTakeNoTouches() { #expect(touchView(Hosted(Text("plain")).view) == nil) }

    @Test func selectableTextsCanBeCopied() throws {
        let hosted = Hosted(Text("secret").textSelection(.enabled))
        let view = try #require(touchView(hosted.view))
        #expect(view.canPerformAction(Selector("copy:"), withSender: nil))
        view.copy(nil)
        #expect(UIPasteboard.general.string == "secret")
    }

    @Test func textsInTextsKeepTheirLooks() {
        let runs = Text("a \(Text("b").bold()) c \(Image(systemName: "star"))").runs(in: EnvironmentValues())
        #expect(runs.map(\.text) == ["a ", "b", " c ", "\u{FFFC}"])
        #expect(runs[0].attributes.font != runs[1].attributes.font && runs[0].attributes.font == runs[2].attributes.font)
    }

    @Test func valuesAreWrittenByTheirFormats() {
        let environment = EnvironmentValues()
        #expect(Text("\(3.14159, specifier: "%.2f") of \(5)").plainText(in: environment) == "3.14 of 5")
        #expect(Text("\(0.5, format: .percent)").plainText(in: environment) == "50%")
    }
}
