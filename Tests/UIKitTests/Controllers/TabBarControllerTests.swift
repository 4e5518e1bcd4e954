import DeviceProtocol
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct TabBarControllerTests {
    /// Writes the appearance callbacks of its pages into one log.
    private final class Page: UIViewController {
        let name: String
        let log: (String) -> Void

        init(_ name: String, _ log: @escaping (String) -> Void = { _ in }) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) { log("\(name) willAppear") }
        override func viewDidAppear(_ animated: Bool) { log("\(name) didAppear") }
        override func viewWillDisappear(_ animated: Bool) { log("\(name) willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { log("\(name) didDisappear") }
    }

    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var refuses = false
        var events: [String] = []

        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
            events.append("should \(viewController.title ?? "")")
            return !refuses
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            events.append("did \(viewController.title ?? "")")
        }
    }

    private func tabs(_ count: Int, _ log: @escaping (String) -> Void = { _ in }) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<count).map { Page("\($0)", log) }
        return tabs
    }

    private func buttons(_ tabs: UITabBarController) -> [TabBarButton] { tabs.tabBar.subviews.compactMap { $0 as? TabBarButton } }

    private func tap(_ index: Int, _ tabs: UITabBarController, _ device: TestDevice) {
        let point = buttons(tabs)[index].convert(CGPoint(x: 20, y: 20), to: nil)
        device.tap(point.x, point.y)
    }

    @Test func theBarTakesTheBottom() {
        let device = TestDevice()
        let tabs = tabs(3)
        device.show(tabs)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
        #expect(tabs.selectedViewController?.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
        #expect(buttons(tabs).map(\.frame.width) == [131, 131, 131])
        #expect(tabs.tabBar.items?.map(\.title) == ["0", "1", "2"])
        tabs.tabBar.isHidden = true
        #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 34)
        tabs.tabBar.isHidden = false
        #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
        tabs.selectedViewController?.edgesForExtendedLayout = []
        tabs.layoutTabs()
        #expect(tabs.selectedViewController?.view.frame.height == 769)
    }

    @Test func tapsSelect() {
        let device = TestDevice()
        var log: [String] = []
        let tabs = tabs(3) { log.append($0) }
        let delegate = Delegate()
        tabs.delegate = delegate
        device.show(tabs)
        #expect(log == ["0 willAppear", "0 didAppear"])
        log = []
        tap(1, tabs, device)
        #expect(tabs.selectedIndex == 1)
        #expect(log == ["1 willAppear", "0 willDisappear", "0 didDisappear", "1 didAppear"])
        #expect(delegate.events == ["should 1", "did 1"])
        #expect(tabs.tabBar.selectedItem === tabs.viewControllers?[1].tabBarItem)
        #expect(buttons(tabs).map(\.isSelected) == [false, true, false])
        delegate.refuses = true
        tap(2, tabs, device)
        #expect(tabs.selectedIndex == 1)
        #expect(buttons(tabs).map(\.isSelected) == [false, true, false])
        // What the app selects itself needs no leave.
        delegate.events = []
        tabs.selectedIndex = 2
        #expect(tabs.selectedIndex == 2)
        #expect(delegate.events.isEmpty)
        #expect(tabs.viewControllers?[0].viewIfLoaded?.window == nil)
    }

    @Test func aSecondTapLeadsToTheRoot() {
        let device = TestDevice()
        let navigation = UINavigationController(rootViewController: Page("root"))
        navigation.pushViewController(Page("next"), animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, Page("other")]
        device.show(tabs)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        tap(0, tabs, device)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func whatDoesNotFitIsInAList() {
        let device = TestDevice()
        let tabs = tabs(7)
        device.show(tabs)
        #expect(tabs.tabBar.items?.map(\.title) == ["0", "1", "2", "3", "More"])
        tap(4, tabs, device)
        #expect(tabs.selectedViewController == nil)
        #expect(tabs.selectedIndex == NSNotFound)
        let list = tabs.moreNavigationController.topViewController as? UITableViewController
        #expect(list?.tableView.numberOfRows(inSection: 0) == 3)
        tabs.selectedIndex = 5
        #expect(tabs.selectedViewController?.title == "5")
        #expect(tabs.moreNavigationController.topViewController === tabs.viewControllers?[5])
        #expect(tabs.tabBar.selectedItem?.title == "More")
        tabs.moreNavigationController.popViewController(animated: false)
        device.settle()
        #expect(tabs.selectedIndex == NSNotFound)
        tabs.setViewControllers(Array(tabs.viewControllers!.prefix(3)), animated: false)
        #expect(tabs.tabBar.items?.count == 3)
        #expect(tabs.selectedIndex == 0)
    }

    @Test func pagesHideTheBarWhilePushed() {
        let device = TestDevice()
        let root = Page("root"), hiding = Page("hiding"), above = Page("above")
        hiding.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        device.show(tabs)
        #expect(root.view.safeAreaInsets.bottom == 83)
        navigation.pushViewController(hiding, animated: false)
        #expect(tabs.tabBar.superview == nil)
        #expect(hiding.view.safeAreaInsets.bottom == 34)
        #expect(!tabs.tabBar.isHidden)
        navigation.pushViewController(above, animated: false)
        #expect(tabs.tabBar.superview == nil)
        #expect(above.view.safeAreaInsets.bottom == 34)
        navigation.popToRootViewController(animated: false)
        #expect(tabs.tabBar.superview === tabs.view)
        #expect(root.view.safeAreaInsets.bottom == 83)
        // A page that hides the bar for the next one only.
        root.hidesBottomBarWhenPushed = true
        let next = Page("next")
        navigation.pushViewController(next, animated: false)
        root.hidesBottomBarWhenPushed = false
        #expect(tabs.tabBar.superview == nil)
        navigation.popViewController(animated: false)
        #expect(tabs.tabBar.superview === tabs.view)
    }

    @Test func itemsFollowTheirControllers() {
        let device = TestDevice()
        let tabs = tabs(2)
        device.show(tabs)
        let controller = tabs.viewControllers![0]
        controller.title = "New"
        #expect(buttons(tabs)[0].accessibilityLabel == "New")
        controller.tabBarItem.badgeValue = "4"
        #expect(buttons(tabs)[0].subviews.contains { ($0 as? TabBarBadge)?.isHidden == false })
        #expect(buttons(tabs)[0].accessibilityTraits.contains(.selected))
        controller.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 7)
        #expect(tabs.tabBar.items?[0].tag == 7 && buttons(tabs)[0].accessibilityLabel == "Favorites")
    }

    @Test func longBadgesKeepWithinTheBar() throws {
        let device = TestDevice()
        let tabs = tabs(5)
        device.show(tabs)
        for index in [1, 4] { tabs.viewControllers?[index].tabBarItem.badgeValue = "New" }
        tabs.tabBar.layoutIfNeeded()
        let badges = try [1, 4].map { index in
            buttons(tabs)[index].layoutIfNeeded()
            let badge = try #require(buttons(tabs)[index].subviews.compactMap { $0 as? TabBarBadge }.first)
            return badge.convert(badge.bounds, to: tabs.tabBar)
        }
        #expect(badges[0].minX > buttons(tabs)[1].frame.midX && badges[0].width > 18)
        #expect(abs(badges[1].maxX - 390) < 0.4)
    }

    @Test func aStackWithoutAnItemShowsThatOfItsFirstController() {
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 7)
        let navigation = UINavigationController(rootViewController: controller)
        #expect(navigation.tabBarItem === controller.tabBarItem)
        navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 1)
        #expect(navigation.tabBarItem.title == "Own")
        #expect(controller.tabBarItem.tag == 7)
    }

    @Test func appearancesCount() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        bar.items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .yellow
        appearance.stackedLayoutAppearance.normal.iconColor = .green
        bar.standardAppearance = appearance
        #expect(bar.shownAppearance === appearance)
        bar.isContentAtEdge = true
        #expect(bar.shownAppearance.backgroundColor == nil)
        #expect(bar.shownAppearance.stackedLayoutAppearance.normal.iconColor == .green)
        bar.scrollEdgeAppearance = appearance
        #expect(bar.shownAppearance === appearance)
    }

    @Test func storyboardsDescribeTabs() {
        let storyboard = InterfaceReader.storyboard(
            """
            <tabBarController id="main" sceneMemberID="viewController"><tabBar key="tabBar" id="bar" translucent="NO">
            <color key="unselectedItemTintColor" red="0" green="1" blue="0" alpha="1"/></tabBar>
            <connections><segue destination="one" kind="relationship" relationship="viewControllers" id="s1"/>
            <segue destination="two" kind="relationship" relationship="viewControllers" id="s2"/></connections></tabBarController>
            """,
            InterfaceReader.controller(
                "one",
                "<tabBarItem key=\"tabBarItem\" title=\"First\" image=\"house\" catalog=\"system\" badgeValue=\"9\" tag=\"3\" id=\"t1\"/>"),
            InterfaceReader.controller("two", "<tabBarItem key=\"tabBarItem\" systemItem=\"search\" id=\"t2\"/>"))
        let tabs = storyboard.instantiateInitialViewController() as? UITabBarController
        #expect(tabs?.tabBar.items?.map(\.title) == ["First", "Search"])
        #expect(tabs?.tabBar.items?[0].badgeValue == "9" && tabs?.tabBar.items?[0].tag == 3)
        #expect(tabs?.tabBar.items?[0].image?.isSymbolImage == true)
        #expect(tabs?.tabBar.isTranslucent == false)
        #expect(tabs?.tabBar.unselectedItemTintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(tabs?.selectedIndex == 0)
    }
}
