import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ToolbarTests {
    @MainActor private final class Box { var binding: Binding<Bool>? }

    private struct Screen: View {
        let box: Box
        @State private var hasMore = false
        var body: some View {
            let _ = box.binding = $hasMore
            Text("content").toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                ToolbarItem(placement: .primaryAction) { Button("Save") {} }
                if hasMore { ToolbarItem { Button("More") {} } }
            }
        }
    }

    @Test func theRootOfAStackIsShownAboveABottomBar() throws {
        let shown = Windowed(
            NavigationStack {
                Color.red.frame(width: 50, height: 60).toolbar { ToolbarItem(placement: .bottomBar) { Button("Do") {} } }
            })
        let stack: UINavigationController = try #require(shown.first())
        #expect(!stack.isToolbarHidden)
        let root = try #require(stack.topViewController?.view)
        #expect(root.layer.sublayers?.contains { $0.frame.size == CGSize(width: 50, height: 60) } == true)
        shown.window.isHidden = true
    }

    @Test func itemsStandWhereTheirPlacementSays() {
        let box = Box()
        TestPhone.use()
        let controller = UIHostingController(rootView: Screen(box: box))
        controller.viewGraph.update(size: CGSize(width: 300, height: 600))
        #expect(controller.navigationItem.leftBarButtonItems?.count == 1)
        #expect(controller.navigationItem.rightBarButtonItems?.count == 1)
        box.binding?.wrappedValue = true
        controller.viewGraph.update(size: CGSize(width: 300, height: 600))
        #expect(controller.navigationItem.rightBarButtonItems?.count == 2)
        box.binding?.wrappedValue = false
        controller.viewGraph.update(size: CGSize(width: 300, height: 600))
        #expect(controller.navigationItem.rightBarButtonItems?.count == 1)
    }

    @Test func labelsShowTheirIconsAndAreCalledByTheirTitles() throws {
        TestPhone.use()
        let controller = UIHostingController(
            rootView: Text("content").toolbar { Button("Add Expense", systemImage: "plus") {} })
        controller.viewGraph.update(size: CGSize(width: 300, height: 600))
        let item = try #require(controller.navigationItem.rightBarButtonItems?.first?.customView as? ElementHost)
        #expect(item.host.root.firstText == nil)
        #expect(item.host.root.firstImage != nil)
        var spoken: [AccessibilityItem] = []
        item.host.root.collectAccessibility(into: &spoken)
        #expect(spoken.map(\.spokenLabel) == ["Add Expense"])
    }
}
