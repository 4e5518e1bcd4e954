import Testing

@testable import UIKit

/// Tab bar controllers made of tabs, and bars that get smaller.
@MainActor @Suite(.serialized) struct TabTests {
    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var events: [String] = []
        var refused: String?
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            events.append("should \(tab.identifier)")
            return tab.identifier != refused
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
            events.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
        }
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { tab in
            let controller = UIViewController()
            controller.title = "screen of \(tab.identifier)"
            return controller
        }
    }

    private func buttons(_ tabs: UITabBarController) -> [TabBarButton] { tabs.tabBar.subviews.compactMap { $0 as? TabBarButton } }

    private func tap(_ index: Int, _ tabs: UITabBarController, _ device: TestDevice) {
        let point = buttons(tabs)[index].convert(CGPoint(x: 20, y: 20), to: nil)
        device.tap(point.x, point.y)
    }

    @Test func controllersKnowTheirTabs() {
        let one = tab("one"), two = tab("two")
        let controller = UITabBarController(tabs: [one, two])
        TestDevice().show(controller)
        #expect(controller.tabs == [one, two])
        let shown = controller.selectedViewController
        #expect(shown?.tab === one)
        let child = UIViewController()
        shown?.addChild(child)
        #expect(child.tab === one)
        #expect(controller.tab == nil)
        #expect(UIViewController().tab == nil)
    }

    @Test func tabsShowTheirTitlesAndSearchStandsLast() {
        let controller = UITabBarController()
        let hidden = tab("hidden")
        hidden.isHidden = true
        controller.tabs = [UISearchTab { _ in UIViewController() }, tab("one"), hidden, tab("two")]
        TestDevice().show(controller)
        #expect(controller.tabBar.items?.map(\.title) == ["one", "two", "Search"])
        #expect(controller.selectedTab?.identifier == "one")
        hidden.isHidden = false
        #expect(controller.tabBar.items?.map(\.title) == ["one", "hidden", "two", "Search"])
    }

    @Test func aTabChangesItsItem() throws {
        let controller = UITabBarController()
        let one = tab("one")
        controller.tabs = [one]
        one.title = "Uno"
        one.badgeValue = "3"
        let item = try #require(controller.tabBar.items?.first)
        #expect(item.title == "Uno")
        #expect(item.badgeValue == "3")
    }

    @Test func theDelegateDecidesOnTabs() {
        let device = TestDevice()
        let controller = UITabBarController(), delegate = Delegate()
        controller.tabs = [tab("one"), tab("two"), tab("three")]
        controller.delegate = delegate
        delegate.refused = "three"
        device.show(controller)
        tap(1, controller, device)
        tap(2, controller, device)
        #expect(controller.selectedTab?.identifier == "two")
        #expect(delegate.events == ["should two", "did two after one", "should three"])
    }

    @Test func aGroupShowsItsSelectedTab() {
        let controller = UITabBarController()
        let (a, b) = (tab("a"), tab("b"))
        let group = UITabGroup(title: "group", image: nil, identifier: "group", children: [a, b])
        group.defaultChildIdentifier = "b"
        controller.tabs = [tab("one"), group]
        TestDevice().show(controller)
        #expect(controller.tabBar.items?.map(\.title) == ["one", "group"])
        controller.selectedTab = a
        #expect(controller.selectedViewController === a.viewController)
        #expect(controller.selectedTab === a)
        #expect(controller.tab(forIdentifier: "b") === b)
        #expect(b.tabBarController === controller)
    }

    @Test func controllersReplaceTabs() {
        let controller = UITabBarController()
        controller.tabs = [tab("one")]
        controller.viewControllers = [UIViewController(), UIViewController()]
        #expect(controller.tabs.isEmpty)
        #expect(controller.tabBar.items?.count == 2)
    }

    // MARK: Bars that get smaller

    /// Drags a finger down or up, and holds it still before it leaves.
    private func drag(_ device: TestDevice, _ from: Double, _ to: Double) {
        device.touch(.began, 200, from)
        for step in 1...10 { device.touch(.moved, 200, from + (to - from) * Double(step) / 10, time: Double(step) * 0.016) }
        device.touch(.moved, 200, to, time: 1)
        device.touch(.ended, 200, to, time: 1.1)
        device.settle()
    }

    private final class Page: UIViewController {
        let scroll = UIScrollView()
        override func loadView() { view = scroll }
        override func viewDidLoad() { scroll.contentSize = CGSize(width: 300, height: 4000) }
    }

    @Test func theBarGetsSmallerWhileScrollingDown() throws {
        let device = TestDevice()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let controller = UITabBarController(), page = Page()
        controller.viewControllers = [page, UIViewController()]
        controller.tabBarMinimizeBehavior = .onScrollDown
        device.show(controller)
        drag(device, 600, 300)
        #expect(controller.tabBar.isMinimized)
        #expect(buttons(controller).map(\.alpha) == [1, 0])
        #expect(buttons(controller)[0].frame == CGRect(x: 21, y: 0, width: 49, height: 49))
        drag(device, 300, 400)
        #expect(!controller.tabBar.isMinimized)
        #expect(buttons(controller).map(\.alpha) == [1, 1])
        drag(device, 600, 300)
        #expect(controller.tabBar.isMinimized)
        // A tap on what is left brings the others back, and selects nothing.
        tap(0, controller, device)
        #expect(!controller.tabBar.isMinimized)
        #expect(controller.selectedIndex == 0)
    }

    @Test func barsStayAsTheyAreByDefault() {
        let device = TestDevice()
        let controller = UITabBarController(), page = Page()
        controller.viewControllers = [page, UIViewController()]
        device.show(controller)
        drag(device, 600, 300)
        #expect(!controller.tabBar.isMinimized)
    }

    @Test func anAccessoryStandsAboveTheBarAndBesideASmallOne() throws {
        let device = TestDevice()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let controller = UITabBarController(), page = Page(), view = UIView()
        controller.viewControllers = [page, UIViewController()]
        controller.bottomAccessory = UITabAccessory(contentView: view)
        controller.tabBarMinimizeBehavior = .onScrollDown
        device.show(controller)
        func frame() -> CGRect { view.convert(view.bounds, to: controller.view) }
        #expect(frame() == CGRect(x: 21, y: 713, width: 351, height: 48))
        #expect(abs(page.view.safeAreaInsets.bottom - (83 + 56)) < 0.01)
        drag(device, 600, 300)
        #expect(frame() == CGRect(x: 78, y: 769.5, width: 294, height: 48))
    }

    @Test func theBarHides() {
        let controller = UITabBarController()
        controller.viewControllers = [UIViewController()]
        let device = TestDevice()
        device.show(controller)
        controller.isTabBarHidden = true
        device.settle()
        #expect(controller.tabBar.isHidden)
        #expect(controller.selectedViewController?.view.safeAreaInsets.bottom == 34)
    }
}
