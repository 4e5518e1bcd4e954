import Testing

@testable import SwiftUI
@testable import UIKit

@MainActor struct KeyboardToolbarTests {
    private struct Form: View {
        @State private var text = ""
        var body: some View {
            NavigationStack {
                TextField("Name", text: $text).toolbar {
                    ToolbarItemGroup(placement: .keyboard) {
                        Spacer()
                        Button("Done") {}
                    }
                }
            }
        }
    }

    private func field(in view: UIView) -> UITextField? { view as? UITextField ?? view.subviews.lazy.compactMap { field(in: $0) }.first }

    @Test func theKeyboardHasABarWithTheItems() throws {
        let shown = Windowed(Form())
        let field = try #require(self.field(in: shown.controller.view))
        let bars = sequence(first: field as UIResponder, next: \.next).compactMap(\.inputAccessoryView)
        let bar = try #require(bars.first as? UIToolbar)
        #expect(bar.items?.count == 2)
        let item = try #require(shown.first(UINavigationController.self)?.topViewController?.navigationItem)
        #expect(item.rightBarButtonItems?.isEmpty != false)
    }

    @Test func whatStandsInBarsDoesNotGrowWithTheText() throws {
        let shown = Windowed(
            NavigationStack { Text("content").toolbar { Button("Add", systemImage: "plus") {} } }.dynamicTypeSize(.accessibility5))
        let item = try #require(shown.first(UINavigationController.self)?.topViewController?.navigationItem)
        #expect((item.rightBarButtonItems?.first?.customView?.bounds.height ?? 100) < 44)
    }

    @Test func togglesInBarsArePressedLikeButtons() throws {
        let shown = Windowed(
            NavigationStack { Text("content").toolbar { Toggle("Flag", systemImage: "flag", isOn: .constant(true)) } })
        let item = try #require(shown.first(UINavigationController.self)?.topViewController?.navigationItem)
        let host = try #require(item.rightBarButtonItems?.first?.customView)
        host.layoutIfNeeded()
        let found = Found.elements(in: host)
        #expect(found.map(\.label) == ["Flag"])
        #expect(found.first?.traits.isSuperset(of: [.button, .selected]) == true)
    }

    @Test func whatIsHigherThanABarStandsInItsMiddle() throws {
        let shown = Windowed(
            NavigationStack { Text("content").toolbar { Button("Add", systemImage: "plus") {}.frame(height: 60) } })
        let bar = try #require(shown.first(UINavigationController.self)?.navigationBar)
        let item = try #require(shown.first(UINavigationController.self)?.topViewController?.navigationItem)
        let host = try #require(item.rightBarButtonItems?.first?.customView as? ElementHost)
        #expect(host.bounds.height == 60)
        #expect(abs(host.convert(CGPoint(x: 0, y: host.bounds.midY), to: bar).y - 22) < 1)
        host.host.updateSafeArea(.zero)
        host.safeAreaInsetsDidChange()
        #expect(host.host.root.size.height == 60)
    }

    @Test func secondaryActionsAreListedInAMenu() throws {
        var chosen: [String] = []
        let shown = Windowed(
            NavigationStack {
                Text("content").toolbar {
                    ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
                    ToolbarItemGroup(placement: .secondaryAction) {
                        Button("Sort") { chosen.append("Sort") }
                        Button("Delete", role: .destructive) {}
                    }
                }
            })
        let item = try #require(shown.first(UINavigationController.self)?.topViewController?.navigationItem)
        let items = item.shownTrailingItems(isWide: false)
        try #require(items.count == 2)
        #expect(items[0].accessibilityLabel != "More" && items[1].accessibilityLabel == "More")
        let group = try #require(items[1].menu?.children.first as? UIMenu)
        let deferred = try #require(group.children.first as? UIDeferredMenuElement)
        var elements: [UIMenuElement] = []
        deferred.load { elements = $0 }
        #expect(elements.map(\.title) == ["Sort", "Delete"])
        (elements.first as? UIAction)?.performWithSender(nil, target: nil)
        #expect(chosen == ["Sort"])
    }
}
