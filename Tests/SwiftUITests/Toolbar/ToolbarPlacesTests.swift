import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ToolbarPlacesTests {
    private func page(_ content: some View) throws -> UIViewController {
        let shown = Windowed(NavigationStack { content })
        Kept.all.append(shown.window)
        return try #require(shown.first(UINavigationController.self)?.topViewController)
    }

    /// Windows whose content is not to end before the tests do.
    @MainActor private enum Kept { static var all: [UIWindow] = [] }

    @Test func theStatusStandsInTheMiddle() throws {
        let page = try page(
            Text("content").toolbar {
                ToolbarItem(placement: .status) { Text("status") }
                ToolbarItem(placement: .bottomBar) { Button("first") {} }
            })
        let items = try #require(page.toolbarItems)
        #expect(items.map { $0.customView == nil } == [false, true, false, true])
    }

    @Test func theStatusTakesThePlaceOfASpace() throws {
        let page = try page(
            Text("content").toolbar {
                ToolbarItem(placement: .status) { Text("status") }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("first") {}
                    Spacer()
                    Button("last") {}
                }
            })
        #expect(try #require(page.toolbarItems).map { $0.customView == nil } == [false, true, false, true, false])
    }

    @Test func labelledGroupsAreItemsWhereThereIsRoom() throws {
        let page = try page(
            Text("content").toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("first") {}
                    Button("last") {}
                } label: {
                    Label("More", systemImage: "ellipsis")
                }
            })
        #expect(try #require(page.toolbarItems).filter { $0.customView != nil }.count == 2)
    }

    @Test func hiddenItemsAreNotInTheBar() throws {
        let page = try page(
            Text("content").toolbar {
                ToolbarItem { Button("shown") {} }
                ToolbarItem { Button("hidden") {} }.hidden()
            })
        #expect(page.navigationItem.rightBarButtonItems?.count == 1)
    }

    @Test func aRemovedTitleIsNotShownAndStaysTheNameOfTheScreen() throws {
        let page = try page(Text("content").navigationTitle("Title").toolbar(removing: .title))
        #expect(page.navigationItem.titleView?.intrinsicContentSize.width ?? 0 <= 0)
        #expect(page.navigationItem.title == "Title")
        #expect(page.navigationItem.removesTitle)
    }

    @Test func hiddenEdgeEffectsLeaveBarsClear() throws {
        let page = try page(List { Text("row") }.scrollEdgeEffectHidden(for: .top))
        #expect(page.navigationItem.standardAppearance?.backgroundEffect == nil)
        #expect(page.navigationItem.standardAppearance != nil)
        let soft = try self.page(List { Text("row") }.scrollEdgeEffectStyle(.soft, for: .top))
        #expect(
            soft.navigationItem.standardAppearance?.shadowColor == nil && soft.navigationItem.standardAppearance?.backgroundEffect != nil)
    }
}
