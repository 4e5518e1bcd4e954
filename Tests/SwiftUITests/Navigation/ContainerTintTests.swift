import SwiftUI
import Testing
import UIKit

@MainActor struct ContainerTintTests {
    private struct Content: View {
        let tint: Color?
        var body: some View {
            TabView {
                NavigationStack { Text("one").navigationTitle("One") }.tabItem { Label("One", systemImage: "house") }
            }
            .tint(tint)
        }
    }

    /// The first view of a kind in a tree.
    private func first<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> Kind? {
        view as? Kind ?? view.subviews.lazy.compactMap { first(kind, in: $0) }.first
    }

    @Test func tabsAndBarsTakeTheTintAroundThem() throws {
        let shown = Windowed(Content(tint: .red))
        let tabs = try #require(first(UITabBar.self, in: shown.controller.view))
        let bar = try #require(first(UINavigationBar.self, in: shown.controller.view))
        #expect(tabs.tintColor == UIColor(cgColor: UIColor.systemRed.cgColor))
        #expect(bar.tintColor == tabs.tintColor)
        shown.controller.rootView = Content(tint: nil)
        shown.update()
        #expect(tabs.tintColor == .systemBlue)
    }
}
