import Testing
import UIKit

@testable import SwiftUI

@MainActor struct NavigationSplitViewTests {
    @MainActor private final class Box {
        var choice: Binding<Int?>?
        var visibility: Binding<NavigationSplitViewVisibility>?
        var path: Binding<[String]>?
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
        try split(Screen(box: box), width: width)
    }

    private func split(_ view: some View, width: CGFloat) throws -> (UISplitViewController, UIWindow) {
        TestPhone.use()
        let controller = UIHostingController(rootView: view)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
        window.traitOverrides.horizontalSizeClass = width > 600 ? .regular : .compact
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

    // MARK: As apps write it

    private struct Columns: View {
        let box: Box
        @State private var choice: Int?
        @State private var path: [String] = []
        var body: some View {
            let _ = (box.choice, box.path) = ($choice, $path)
            NavigationSplitView(columnVisibility: .constant(.all)) {
                List(selection: $choice) { ForEach(0..<3, id: \.self) { NavigationLink("Row \($0)", value: $0 * 10) } }
            } detail: {
                NavigationStack(path: $path) {
                    Text(choice.map { "Detail \($0)" } ?? "Nothing")
                        .navigationTitle("Detail")
                        .navigationDestination(for: String.self) { Text($0) }
                }
            }
        }
    }

    private static func descendants<Kind>(_ view: UIView, _ kind: Kind.Type) -> [Kind] {
        (view as? Kind).map { [$0] } ?? view.subviews.flatMap { descendants($0, kind) }
    }

    @Test func aLinkInAListChoosesItsValue() throws {
        let box = Box()
        let (split, window) = try split(Columns(box: box), width: 1100)
        try #require(!split.isCollapsed)
        let list = try #require(Self.descendants(window, UICollectionView.self).first)
        let row = IndexPath(item: 1, section: 0)
        UIView.performWithoutAnimation {
            list.selectItem(at: row, animated: false, scrollPosition: [])
            list.delegate?.collectionView(list, didSelectItemAt: row)
            window.layoutIfNeeded()
        }
        #expect(box.choice?.wrappedValue == 10)
    }

    @Test func theStackInAColumnIsTheColumns() throws {
        let box = Box()
        let (split, window) = try split(Columns(box: box), width: 1100)
        let stack = try #require(split.viewController(for: .secondary) as? UINavigationController)
        #expect(Self.descendants(stack.view, UINavigationBar.self).count == 1)
        #expect(stack.topViewController?.navigationItem.title == "Detail")
        UIView.performWithoutAnimation {
            box.path?.wrappedValue = ["one", "two"]
            window.layoutIfNeeded()
        }
        #expect(stack.viewControllers.count == 3)
        UIView.performWithoutAnimation { _ = stack.popViewController(animated: false) }
        window.layoutIfNeeded()
        #expect(box.path?.wrappedValue == ["one"])
    }
}
