import Testing
import UIKit

@testable import SwiftUI

@MainActor struct PagesTests {
    @MainActor private final class Box {
        var page: Binding<Int>?
        var count: Binding<Int>?
    }

    private struct Screen: View {
        let box: Box
        @State private var page = 1
        @State private var count = 3
        var body: some View {
            let _ = (box.page, box.count) = ($page, $count)
            TabView(selection: $page) { ForEach(0..<count, id: \.self) { Text("Page \($0)").tag($0) } }.tabViewStyle(.page)
        }
    }

    private func first<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> Kind? {
        (view as? Kind) ?? view.subviews.lazy.compactMap { first(kind, in: $0) }.first
    }

    @Test func dotsAndPagesFollowTheSelection() throws {
        let box = Box()
        TestPhone.use()
        let controller = UIHostingController(rootView: Screen(box: box))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let pages = try #require(controller.children.first as? PagesController)
        let turner = try #require(pages.children.first as? UIPageViewController)
        let dots = try #require(first(UIPageControl.self, in: window))
        #expect(dots.numberOfPages == 3)
        #expect(dots.currentPage == 1)
        #expect(!dots.isHidden)
        func shown() -> String? {
            var items: [AccessibilityItem] = []
            (turner.viewControllers?.first as? ElementController)?.hosting.host.root.collectAccessibility(into: &items)
            return items.first?.spokenLabel
        }
        #expect(shown() == "Page 1")
        box.page?.wrappedValue = 2
        window.layoutIfNeeded()
        #expect(dots.currentPage == 2)
        #expect(shown() == "Page 2")
        UIView.performWithoutAnimation {
            dots.currentPage = 0
            dots.sendActions(for: .valueChanged)
        }
        #expect(box.page?.wrappedValue == 0)
        box.count?.wrappedValue = 1
        window.layoutIfNeeded()
        #expect(dots.numberOfPages == 1)
        #expect(dots.isHidden)
        // As when what is shown has not been loaded yet.
        box.count?.wrappedValue = 0
        window.layoutIfNeeded()
        #expect(dots.numberOfPages == 0)
        #expect(shown() == nil)
        box.count?.wrappedValue = 2
        window.layoutIfNeeded()
        #expect(shown() == "Page 0")
    }

    /// What stands behind the pages shows through.
    @Test func pagesHaveNoGroundOfTheirOwn() throws {
        let windowed = Windowed(
            ZStack {
                Color.red
                TabView { ForEach(0..<2, id: \.self) { Text("Page \($0)") } }.tabViewStyle(.page)
            })
        let pages = try #require(windowed.first(PagesController.self))
        let turner = try #require(pages.children.first as? UIPageViewController)
        let page = try #require(turner.viewControllers?.first)
        var view: UIView? = page.view
        while let current = view, current !== pages.view.superview {
            #expect(current.backgroundColor ?? .clear == .clear, "\(current)")
            view = current.superview
        }
        windowed.window.isHidden = true
    }
}
