import Testing
import UIKit

@testable import SwiftUI

@MainActor struct BadgeTests {
    @MainActor private final class Box { var count: Binding<Int>? }

    private struct Tabs: View {
        let box: Box
        @State private var count = 3
        var body: some View {
            let _ = box.count = $count
            TabView {
                Text("one").tabItem { Text("One") }.badge(count)
                Text("two").tabItem { Text("Two") }
            }
        }
    }

    @Test func aTabShowsTheBadgeOfItsViewAndFollowsIt() throws {
        let box = Box()
        let shown = Windowed(Tabs(box: box))
        let items = try #require(shown.first(UITabBarController.self)?.tabBar.items)
        #expect(items.map(\.badgeValue) == ["3", nil])
        box.count?.wrappedValue = 0
        shown.update()
        #expect(items[0].badgeValue == nil)
    }

    /// A bar's symbols are larger than those beside texts: they are UIKit's own.
    @Test func tabsHaveSymbolsAsLargeAsUIKits() throws {
        let shown = Windowed(TabView { Text("one").tabItem { Label("One", systemImage: "house") } })
        let item = try #require(shown.first(UITabBarController.self)?.tabBar.items?.first)
        #expect(item.image?.systemSymbolName == "house.fill")
        #expect(item.image?.size == UIImage(systemName: "house.fill")?.size)
    }

    @Test func symbolsWithoutAFilledVariantStayAsTheyAre() {
        let filled = ["house", "heart.circle", "text.bubble", "arrow.up.circle"], lines = ["gear", "magnifyingglass", "chevron.left"]
        #expect(filled.allSatisfy { SymbolVariants.fill.apply(to: $0) == $0 + ".fill" })
        #expect(lines.allSatisfy { SymbolVariants.fill.apply(to: $0) == $0 })
        #expect(SymbolVariants.circle.fill.apply(to: "magnifyingglass") == "magnifyingglass.circle.fill")
    }

    @Test func aRowShowsItsBadgeAtItsEnd() {
        let hosted = Hosted(Text("Row").badge(12).environment(\.isInListRow, true), width: 300, height: 50)
        #expect(hosted.view.host.root.size.width == CGFloat(300))
        #expect(
            hosted.frames.map(\.minX).min() == CGFloat(0) && abs((hosted.frames.map(\.maxX).max() ?? 0) - 300) <= CGFloat(1),
            "\(hosted.frames)")
    }

    @Test func aRowWithoutABadgeStaysAsItIs() {
        let plain = Hosted(Text("Row"), width: 300, height: 50),
            none = Hosted(Text("Row").badge(0).environment(\.isInListRow, true), width: 300, height: 50)
        #expect(plain.size(300, nil) == none.size(300, nil))
    }
}
