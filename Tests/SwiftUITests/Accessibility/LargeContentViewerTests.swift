import Testing

@testable import SwiftUI
@testable import UIKit

@MainActor struct LargeContentViewerTests {
    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    /// What is shown while a finger stays on the view.
    private func panel(_ content: some View, _ size: DynamicTypeSize) throws -> UIView? {
        let shown = Windowed(content.environment(\.dynamicTypeSize, size))
        let press = try #require(
            all(shown.window).flatMap { $0.gestureRecognizers ?? [] }.compactMap { $0 as? UILongPressGestureRecognizer }.first)
        press.state = .began
        let panel = shown.window.subviews.last as? UIVisualEffectView
        shown.update()
        press.state = .ended
        #expect(!shown.window.subviews.contains { $0 is UIVisualEffectView })
        return panel
    }

    private func texts(_ panel: UIView) -> [String] {
        panel.layoutIfNeeded()
        return all(panel).flatMap { Found.elements(in: $0) }.compactMap(\.label)
    }

    @Test func aViewIsShownEnlargedWhereTextIsVeryLarge() throws {
        let label = Label("Inbox", systemImage: "tray").accessibilityShowsLargeContentViewer()
        #expect(texts(try #require(try panel(label, .accessibility2))).contains("Inbox"))
        #expect(try panel(label, .large) == nil)
    }

    @Test func anAppSaysWhatIsShown() throws {
        let view = Image(systemName: "tray").accessibilityShowsLargeContentViewer { Label("All mail", systemImage: "tray.2") }
        #expect(texts(try #require(try panel(view, .accessibility5))).contains("All mail"))
    }
}
