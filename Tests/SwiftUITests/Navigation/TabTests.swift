import Testing
@testable import UIKit
@testable import SwiftUI
@MainActor struct TabTests {
    @MainActor private final class Box { var selection = "home" }

    private struct Screen: View {
        let box: Box
        var hasMore = false
        var body: some View {
            TabView(selection: Binding(get: { box.selection }, set: { box.selection = $0 })) {
                Tab("Home", systemImage: "house", value: "home") { Text("home") }
                Tab("List", systemImage: "list.bullet", value: "list") { Text("list") }.badge(3)
                if hasMore { Tab("More", systemImage: "star", value: "more") { Text("more") } }
                TabSection("Others") {
                    ForEach(["a", "b"], id: \.self) { name in Tab(name, systemImage: "star", value: name) { Text(name) } }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    private func tabs(_ view: some View) throws -> (UITabBarController, UIWindow) {
        let shown = Windowed(view)
        return (try #require(shown.first(UITabBarController.self)), shown.window)
    }

    @Test func tabsShowTitlesSymbolsAndBadges() throws {
        let (tabs, window) = try tabs(Screen(box: Box()))
        let items = (tabs.viewControllers ?? []).compactMap(\.tabBarItem)
        #expect(items.map(\.title) == ["Home", "List", "a", "b"])
        #expect(items.allSatisfy { $0.image != nil })
        #expect(items.map(\.badgeValue) == [nil, "3", nil, nil])
        window.isHidden = true
    }

    @Test func valuesSelectTabs() throws {
        let box = Box()
        box.selection = "list"
        let (tabs, window) = try tabs(Screen(box: box))
        #expect(tabs.selectedIndex == 1)
        tabs.selectedIndex = 2
        tabs.delegate?.tabBarController(tabs, didSelect: try #require(tabs.selectedViewController))
        #expect(box.selection == "a")
        window.isHidden = true
    }

    @Test func tabsMayBeConditional() throws {
        let (tabs, window) = try tabs(Screen(box: Box(), hasMore: true))
        #expect(tabs.viewControllers?.count == 5)
        window.isHidden = true
    }

    @Test func tabsAreNamedAndDisabled() throws {
        let (tabs, window) = try tabs(
            TabView {
                Tab("One", systemImage: "star") { Text("one") }.accessibilityIdentifier("first").accessibilityLabel("Favorites")
                Tab("Two", systemImage: "star") { Text("two") }.disabled(true).accessibilityHint("Soon").accessibilityValue("2")
                Tab("Three", systemImage: "star") { Text("three") }.accessibilityIdentifier("third", isEnabled: false)
            })
        let items = (tabs.viewControllers ?? []).compactMap(\.tabBarItem)
        #expect(items.map(\.accessibilityIdentifier) == ["first", nil, nil])
        #expect(items.map(\.accessibilityLabel) == ["Favorites", nil, nil])
        #expect(items.map(\.accessibilityHint) == [nil, "Soon", nil])
        #expect(items.map(\.accessibilityValue) == [nil, "2", nil])
        #expect(items.map(\.isEnabled) == [true, false, true])
        window.isHidden = true
    }

    @Test func optionalSelectionsFindTags() throws {
        let (tabs, window) = try tabs(
            TabView(selection: .constant(Optional("b"))) {
                Text("a").tabItem { Text("A") }.tag("a")
                Text("b").tabItem { Text("B") }.tag("b")
            })
        #expect(tabs.selectedIndex == 1)
        window.isHidden = true
    }

    @Test func tabsWithoutSelection() throws {
        let (tabs, window) = try tabs(
            TabView {
                Tab("One", systemImage: "star") { Text("one") }
                Tab(role: .search) { Text("search") }
            })
        #expect((tabs.viewControllers ?? []).map(\.tabBarItem.title) == ["One", "Search"])
        window.isHidden = true
    }

    @Test func tabsOfPagesNeedNoLabels() throws {
        let (tabs, window) = try tabs(
            TabView(selection: .constant(2)) {
                Tab(value: 1) { Text("one") }
                Tab(value: 2) { Text("two") }
            })
        #expect(tabs.viewControllers?.count == 2)
        #expect(tabs.selectedIndex == 1)
        window.isHidden = true
    }

    @Test func aViewStandsAboveTheBar() throws {
        let shown = Windowed(
            TabView { Tab("One", systemImage: "star") { Color.red } }.tabViewBottomAccessory { Text("now playing") })
        let tabs = try #require(shown.first(UITabBarController.self))
        let accessory = try #require(tabs.view.subviews.compactMap { $0 as? ElementHost }.first)
        #expect(accessory.frame.maxY == tabs.tabBar.frame.minY)
        #expect(accessory.frame.height == 56)
        #expect(tabs.viewControllers?.first?.additionalSafeAreaInsets.bottom == 56)
        shown.window.isHidden = true
    }
}

@MainActor struct MinimizingTabTests {
    @Test func theBarOfATabViewGetsSmallerAsSaid() throws {
        let shown = Windowed(TabView { Tab("One", systemImage: "star") { Color.red } }.tabBarMinimizeBehavior(.onScrollDown))
        let tabs = try #require(shown.first(UITabBarController.self))
        #expect(tabs.tabBarMinimizeBehavior == .onScrollDown)
        shown.window.isHidden = true
    }

    private struct Placement: View {
        let note: (TabViewBottomAccessoryPlacement?) -> Void
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement
        var body: some View {
            note(placement)
            return Text("playing")
        }
    }

    @Test func theAccessoryStandsBesideASmallBar() throws {
        var places: [TabViewBottomAccessoryPlacement?] = []
        let shown = Windowed(
            TabView { Tab("One", systemImage: "star") { Color.red } }.tabBarMinimizeBehavior(.onScrollDown)
                .tabViewBottomAccessory { Placement { places.append($0) } })
        let tabs = try #require(shown.first(UITabBarController.self))
        let accessory = try #require(tabs.view.subviews.compactMap { $0 as? ElementHost }.first)
        UIView.performWithoutAnimation { tabs.setMinimized(true) }
        shown.update()
        #expect(places.last == .inline)
        #expect(accessory.frame.minX > 70)
        #expect(accessory.frame.height == 48)
        shown.window.isHidden = true
    }

    private struct Reader: View {
        let note: (TabBarPlacement?) -> Void
        @Environment(\.tabBarPlacement) private var placement
        var body: some View {
            note(placement)
            return Color.red
        }
    }

    @Test func viewsLearnWhereTheTabsStand() {
        var places: [TabBarPlacement?] = []
        let shown = Windowed(TabView { Tab("One", systemImage: "star") { Reader { places.append($0) } } })
        #expect(places.last == .bottomBar)
        _ = Hosted(Reader { places.append($0) })
        #expect(places.last == .some(nil))
        shown.window.isHidden = true
    }

    @Test func customizationsAreKept() throws {
        var customization = TabViewCustomization()
        customization[tab: "a"].sidebarVisibility = .hidden
        customization[section: "s"].tabOrder = ["b", "a"]
        let copy = try JSONDecoder().decode(TabViewCustomization.self, from: JSONEncoder().encode(customization))
        #expect(copy == customization)
        #expect(copy[tab: "a"].sidebarVisibility == .hidden)
        customization.resetVisibility()
        #expect(customization[tab: "a"].sidebarVisibility == .automatic)
        #expect(customization[section: "s"].tabOrder == ["b", "a"])
    }
}
