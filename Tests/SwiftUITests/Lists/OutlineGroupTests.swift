import Testing
import UIKit

@testable import SwiftUI

@MainActor struct OutlineGroupTests {
    private struct Item: Identifiable {
        let id: String
        var inner: [Item]?
    }

    private let items = [Item(id: "Fruit", inner: [Item(id: "Apple"), Item(id: "Lemon")]), Item(id: "Bread")]

    private func labels(_ node: LayoutNode) -> [String] {
        var found: [AccessibilityItem] = []
        node.collectAccessibility(into: &found)
        return found.compactMap(\.spokenLabel)
    }

    @Test func childrenShowWhenTheirRowIsOpened() {
        let hosted = Hosted(VStack { OutlineGroup(items, children: \.inner) { Text($0.id) } })
        #expect(labels(hosted.view.host.root) == ["Fruit", "Bread"])
        #expect(hosted.view.host.root.triggerFirstControl())
        hosted.update()
        #expect(labels(hosted.view.host.root) == ["Fruit", "Apple", "Lemon", "Bread"])
    }

    @Test func aListOfSuchRowsHasARowForEachThatShows() throws {
        let hosted = Hosted(List(items, children: \.inner) { Text($0.id) })
        let list = try #require(hosted.list)
        #expect(list.numberOfItems(inSection: 0) == 2)
    }
}
