import Testing
import UIKit

@testable import SwiftUI

@MainActor struct NavigationSplitViewTests {
    @MainActor private final class Box {
        var choice: Binding<Int?>?
        var visibility: Binding<NavigationSplitViewVisibility>?
    }

    private struct Screen: View {
        let box: Box
        @State private var choice: Int?
        @State private var visibility = NavigationSplitViewVisibility.all
        var body: some View {
            let _ = (box.choice, box.visibility) = ($choice, $visibility)
            NavigationSplitView(columnVisibility: $visibility) {
                List(0..<3, id: \.self, selection: $choice) { Text("Row \($0)") }
            } detail: {
                Text(choice.map { "Detail \($0)" } ?? "Nothing")
            }
        }
    }

    private func split(_ box: Box, width: CGFloat) throws -> (UISplitViewController, UIWindow) {
        TestPhone.use()
        let controller = UIHostingController(rootView: Screen(box: box))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (try #require(controller.children.first as? UISplitViewController), window)
    }

    @Test func whereThereIsOneColumnAChoiceShowsTheSecondAboveIt() throws {
        let box = Box()
        let (split, window) = try split(box, width: 390)
        try #require(split.isCollapsed)
        let stack = try #require(split.viewControllers.first as? UINavigationController)
        #expect(stack.viewControllers.count == 1)
        UIView.performWithoutAnimation {
            box.choice?.wrappedValue = 1
            window.layoutIfNeeded()
        }
        #expect(stack.viewControllers.count == 2)
        UIView.performWithoutAnimation { _ = stack.popViewController(animated: false) }
        window.layoutIfNeeded()
        #expect(box.choice?.wrappedValue == nil)
    }
}
