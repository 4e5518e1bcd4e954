import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ListLookTests {
    private func collection(_ content: some View) throws -> UICollectionView {
        try #require(Hosted(content).view.subviews.compactMap { $0 as? UICollectionView }.first)
    }

    /// The lines of the first row: where they begin, and how far down.
    private func lines(_ style: some ListStyle) throws -> [CGPoint] {
        let windowed = Windowed(
            List {
                Text("One")
                Text("Two")
            }.listStyle(style))
        func list(_ view: UIView) -> UICollectionView? { view as? UICollectionView ?? view.subviews.lazy.compactMap { list($0) }.first }
        let cell = try #require(list(windowed.controller.view)?.cellForItem(at: IndexPath(item: 0, section: 0)))
        return cell.subviews.filter { !$0.isHidden && $0.bounds.height < CGFloat(1) && $0.bounds.width > 0 }.map(\.frame.origin)
    }

    @Test func linesStandAroundTheRowsOfPlainListsAndGroups() throws {
        let plain = try lines(.plain), grouped = try lines(.grouped), inset = try lines(.insetGrouped)
        #expect(plain.count == 2)
        #expect(plain.contains { $0.y == 0 && $0.x > 0 })
        #expect(grouped.count == 2)
        #expect(grouped.contains { $0.y == 0 && $0.x == 0 })
        #expect(grouped.contains { $0.y > 0 && $0.x > 0 })
        #expect(inset.count == 1)
    }

    @Test func sidebarsAreGroupsWhereThereIsOneColumn() throws {
        let list = List { Text("One") }
        let sidebar = list.listStyle(.sidebar)
        #expect(try collection(sidebar.environment(\.horizontalSizeClass, .compact)).backgroundColor == .systemGroupedBackground)
        #expect(try collection(sidebar.environment(\.horizontalSizeClass, .regular)).backgroundColor == .secondarySystemBackground)
        #expect(try collection(list.environment(\.isInSidebar, true)).backgroundColor == .secondarySystemBackground)
        #expect(
            try collection(list.listStyle(.insetGrouped).environment(\.isInSidebar, true)).backgroundColor == .systemGroupedBackground)
    }

    @Test func listsWithoutRowsHaveTheirGround() throws {
        let empty = List { ForEach(0..<0, id: \.self) { Text("\($0)") } }
        #expect(try collection(empty).backgroundColor == .systemGroupedBackground)
        #expect(try collection(empty.listStyle(.grouped)).backgroundColor == .systemGroupedBackground)
        #expect(try collection(empty.scrollContentBackground(.hidden)).backgroundColor == .clear)
    }

    /// What is behind a plain list shows around its rows, and behind those whose background is clear.
    @Test func plainListsHaveNoGroundOfTheirOwn() throws {
        let plain = List {
            Text("One")
            Text("Two").listRowBackground(Color.clear)
        }.listStyle(.plain)
        let shown = Windowed(
            ZStack {
                Color.red
                plain
            })
        func list(_ view: UIView) -> UICollectionView? { view as? UICollectionView ?? view.subviews.lazy.compactMap { list($0) }.first }
        let collection = try #require(list(shown.controller.view))
        #expect(collection.backgroundColor == .clear)
        let cells = collection.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
        #expect(cells.count == 2)
        // A row without a background of its own has that of a plain list's cells.
        #expect(cells.first?.backgroundConfiguration == nil)
        #expect(cells.first?.defaultBackgroundConfiguration().backgroundColor == .systemBackground)
        #expect(cells.last?.backgroundConfiguration?.backgroundColor == .clear)
        shown.window.isHidden = true
    }
}
