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
}
