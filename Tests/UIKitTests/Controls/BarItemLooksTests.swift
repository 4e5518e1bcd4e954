import Testing

@testable import UIKit

/// Items of bars: places by metrics, groups, the menu of what has no room.
@MainActor @Suite(.serialized) struct BarItemLooksTests {
    private func bar(_ items: [UINavigationItem]) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        bar.setItems(items, animated: false)
        bar.layoutIfNeeded()
        return bar
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ($0 as? View).map { [$0] } ?? find(type, in: $0) }
    }

    private func buttons(_ bar: UINavigationBar) -> [BarButtonView] {
        find(BarButtonView.self, in: bar).sorted { $0.frame.minX < $1.frame.minX }
    }

    private func near(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 0.001 }

    private func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title, style: .plain, target: nil, action: nil) }

    @Test func titlesAreMovedAndCompactMetricsFallBack() throws {
        let button = item("Add"), screen = UINavigationItem(title: "Screen")
        screen.rightBarButtonItem = button
        let bar = bar([screen])
        let view = try #require(buttons(bar).first)
        let label = try #require(find(UILabel.self, in: view).first)
        let before = label.frame
        button.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: -2), for: .default)
        bar.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(near(label.frame.minX, before.minX + 3))
        #expect(near(label.frame.minY, before.minY - 2))
        #expect(button.titlePositionAdjustment(for: .compact) == .zero)
        #expect(button.looks.button.titlePosition(isCompact: true) == UIOffset(horizontal: 3, vertical: -2))
    }

    /// What many apps do to have no title beside the chevron.
    @Test func proxiesMoveTheTitleOfTheWayBackThatHasNoItem() throws {
        let device = TestDevice()
        defer { AppearanceStore.reset() }
        UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        let first = UIViewController(), second = UIViewController()
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        device.show(navigation)
        navigation.pushViewController(second, animated: false)
        device.settle()
        let back = try #require(find(BackButton.self, in: navigation.navigationBar).first)
        let label = try #require(find(UILabel.self, in: back).first)
        #expect(label.frame.maxX < CGFloat(-800))
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    @Test func backgroundsStandBehindTheirItems() throws {
        let size = CGSize(width: 10, height: 20)
        let image = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
        let button = item("Add"), screen = UINavigationItem(title: "Screen")
        button.setBackgroundImage(image, for: .normal, barMetrics: .default)
        button.setBackgroundVerticalPositionAdjustment(4, for: .default)
        #expect(button.backgroundImage(for: .normal, style: .plain, barMetrics: .default) == nil)
        #expect(button.backgroundImage(for: .normal, barMetrics: .default) === image)
        screen.rightBarButtonItem = button
        let view = try #require(buttons(bar([screen])).first)
        view.layoutIfNeeded()
        let plate = try #require(find(BarButtonPlate.self, in: view).first)
        #expect(plate.image === image)
        #expect(plate.frame.midY == view.bounds.midY + 4)
        #expect(plate.frame.height == CGFloat(20))
        #expect(plate.frame.width > view.bounds.width)
    }

    @Test func titlesOfBarsMoveDown() throws {
        let bar = bar([UINavigationItem(title: "Screen")])
        let label = try #require(find(UILabel.self, in: bar).first { $0.text == "Screen" })
        let before = label.frame.minY
        bar.setTitleVerticalPositionAdjustment(5, for: .default)
        bar.layoutIfNeeded()
        let moved = try #require(find(UILabel.self, in: bar).first { $0.text == "Screen" })
        #expect(near(moved.frame.minY, before + 5))
        #expect(bar.titleVerticalPositionAdjustment(for: .default) == CGFloat(5))
    }

    // MARK: Groups

    @Test func groupsAndItemsAreTwoWaysToSayTheSame() {
        let screen = UINavigationItem(title: "Screen")
        let (a, b, c) = (item("A"), item("B"), item("C"))
        screen.rightBarButtonItems = [a, b]
        #expect(screen.trailingItemGroups.map { $0.barButtonItems.map(\.title) } == [["B", "A"]])
        screen.trailingItemGroups = [a.creatingFixedGroup(), .fixedGroup(items: [b, c])]
        #expect(screen.rightBarButtonItems?.map(\.title) == ["C", "B", "A"])
        screen.leadingItemGroups = [a.creatingMovableGroup(customizationIdentifier: "a")]
        #expect(screen.leftBarButtonItem === a)
        screen.leftBarButtonItems = nil
        #expect(screen.leadingItemGroups.isEmpty)
    }

    @Test func barsShowGroupsInReadingOrderAndLeaveHiddenOnesOut() {
        let screen = UINavigationItem(title: "Screen")
        let (a, b, c, d) = (item("A"), item("B"), item("C"), item("D"))
        let hidden = UIBarButtonItemGroup.fixedGroup(items: [c])
        screen.trailingItemGroups = [.fixedGroup(items: [a, b]), hidden]
        screen.pinnedTrailingGroup = d.creatingFixedGroup()
        let optional = item("E").creatingOptionalGroup(customizationIdentifier: "e", isInDefaultCustomization: false)
        screen.leadingItemGroups = [optional]
        let bar = bar([screen])
        #expect(buttons(bar).map(\.item.title) == ["A", "B", "C", "D"])
        hidden.isHidden = true
        bar.layoutIfNeeded()
        #expect(buttons(bar).map(\.item.title) == ["A", "B", "D"])
    }

    @Test func itemsWithoutRoomStandInAMenu() throws {
        let screen = UINavigationItem(title: "Screen")
        var runs = 0
        let plain = UIBarButtonItem(primaryAction: UIAction(title: "Draw") { _ in runs += 1 }), own = item("Own")
        own.menuRepresentation = UIAction(title: "Stands for it") { _ in }
        screen.centerItemGroups = [.fixedGroup(items: [plain, own])]
        #expect(screen.overflowPresentationSource == nil)
        let bar = bar([screen])
        let overflow = try #require(buttons(bar).first?.item)
        #expect(screen.overflowPresentationSource === overflow)
        let group = try #require(overflow.menu?.children.first as? UIMenu)
        #expect(group.children.map(\.title) == ["Draw", "Stands for it"])
        (group.children.first as? UIAction)?.performWithSender(nil, target: nil)
        #expect(runs == 1)
    }

    @Test func backActionsReplaceTheWayBackAndMakeOne() throws {
        let screen = UINavigationItem(title: "Screen")
        var runs = 0
        screen.backAction = UIAction(title: "Leave") { _ in runs += 1 }
        let back = try #require(find(BackButton.self, in: bar([screen])).first)
        #expect(back.accessibilityLabel == "Leave")
        back.sendActions(for: .touchUpInside)
        #expect(runs == 1)
    }

    @Test func searchBarsStandInTheRowOfWideBars() throws {
        let screen = UINavigationItem(title: "Screen")
        screen.searchController = UISearchController(searchResultsController: nil)
        screen.preferredSearchBarPlacement = .inline
        let bar = bar([screen])
        #expect(screen.searchBarPlacement == .stacked)
        bar.traitOverrides.horizontalSizeClass = .regular
        bar.frame.size.width = 900
        bar.setItems([screen], animated: false)
        bar.layoutIfNeeded()
        #expect(screen.searchBarPlacement == .inline)
        let search = try #require(screen.searchController?.searchBar)
        #expect(search.frame.maxX <= CGFloat(900))
        #expect(search.frame.minX > CGFloat(500))
        #expect(search.frame.width == CGFloat(280))
    }
}
