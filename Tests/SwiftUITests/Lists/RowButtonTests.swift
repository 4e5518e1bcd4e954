import Testing
import UIKit

@testable import SwiftUI

@MainActor struct RowButtonTests {
    private func spoken(_ view: UIView) -> [(label: String?, isButton: Bool)] {
        var result: [(String?, Bool)] = []
        for element in view.accessibilityElements ?? [] {
            if let element = element as? UIAccessibilityElement {
                result.append((element.accessibilityLabel, element.accessibilityTraits.contains(.button)))
            } else if let view = element as? UIView {
                result.append((view.accessibilityLabel, view.accessibilityTraits.contains(.button)))
            }
        }
        return result
    }

    @Test func labelsAreSpokenWithoutTheirIcons() {
        let hosted = Hosted(
            Button {
            } label: {
                Label("Stop", systemImage: "stop.fill")
            })
        #expect(spoken(hosted.view).map(\.label) == ["Stop"])
        #expect(spoken(hosted.view).map(\.isButton) == [true])
    }

    /// The action that rows have when they are tapped.
    private func rowAction<Content: View>(_ content: Content) -> RowAction? {
        Hosted(content.environment(\.isInListRow, true)).view.host.root.rowAction
    }

    @Test func onlyButtonsWithoutStyleTakeTheirRow() {
        #expect(rowAction(Button("Tap") {}) != nil)
        #expect(rowAction(Button("Tap") {}.buttonStyle(.borderless)) == nil)
        #expect(rowAction(Button("Tap") {}.buttonStyle(.plain)) == nil)
        #expect(rowAction(Button("Tap") {}.buttonStyle(.bordered)) == nil)
    }

    @Test func disabledLinksKeepTheirRowsButDoNothing() throws {
        let link = NavigationLink("Check out") { Text("Paid") }
        #expect(try #require(rowAction(link)).perform != nil)
        let disabled = try #require(rowAction(link.disabled(true)))
        #expect(disabled.isLink)
        #expect(disabled.perform == nil)
    }

    /// The left edges of what a label shows in a row: its icon's and its title's.
    private func edges(_ symbol: String) -> [CGFloat] {
        Hosted(Label("Title", systemImage: symbol).environment(\.isInListRow, true).frame(width: 300, alignment: .leading)).frames.map(
            \.minX)
    }

    @Test func titlesOfLabelsInRowsLineUp() throws {
        let (narrow, wide) = (edges("bell"), edges("star"))
        #expect(narrow.count == 2)
        #expect(wide.count == 2)
        #expect(narrow.first != wide.first)
        #expect(narrow.last == wide.last)
        #expect(narrow.last == CGFloat(40))
    }
}
