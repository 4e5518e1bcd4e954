import Testing
import UIKit

@testable import SwiftUI

/// Headers and footers of lists.
@MainActor struct ListTitleTests {
    private func list(_ content: some View) throws -> UICollectionView {
        let shown = Windowed(content.frame(width: 393, height: 852), width: 393, height: 852)
        return try #require(shown.list)
    }

    private func frame(_ kind: String, _ section: Int, in list: UICollectionView) throws -> (cell: CGRect, text: CGRect) {
        let path = IndexPath(item: 0, section: section)
        let cell = try #require(list.supplementaryView(forElementKind: kind, at: path) as? RowCell)
        let row = try #require(cell.row)
        return (cell.frame, row.convert(row.bounds, to: list))
    }

    /// Source of the distances: pictures of iOS 17.
    @Test func titlesStandSixPointsFromTheirCards() throws {
        let list = try list(
            List {
                Section {
                    Text("One")
                } header: {
                    Text("Header")
                } footer: {
                    Text("Footer")
                }
                Section("Second") { Text("Two") }
            })
        let header = try frame(UICollectionView.elementKindSectionHeader, 0, in: list)
        let footer = try frame(UICollectionView.elementKindSectionFooter, 0, in: list)
        let first = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0))).frame
        let second = try #require(list.cellForItem(at: IndexPath(item: 0, section: 1))).frame
        #expect(header.text.minY - header.cell.minY == CGFloat(17))
        #expect(abs(first.minY - header.text.maxY - 6) < 0.01)
        #expect(abs(footer.text.minY - first.maxY - 6) < 0.01)
        let title = header.text.height
        #expect(abs(second.minY - first.maxY - (6 + title + 29 + title + 6)) < 0.4)
    }

    @Test func headersAreHeadings() throws {
        let list = try list(List { Section("Title") { Text("Row") } })
        let header = try #require(
            list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
                as? RowCell)
        let found = Found.elements(in: try #require(header.row))
        #expect(found.first?.traits.contains(.header) == true)
        let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? RowCell)
        #expect(Found.elements(in: try #require(cell.row)).first?.traits.contains(.header) == false)
    }

    @Test func insetsOfARowCountOnTheirSides() throws {
        let list = try list(
            List { Text("Row").frame(height: 60).listRowInsets(EdgeInsets(top: 2, leading: 20, bottom: 30, trailing: 20)) })
        let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? RowCell)
        #expect(cell.bounds.height == CGFloat(92))
        #expect(cell.row?.frame.minY == CGFloat(2))
    }

    @Test func actionsOfASectionStandAfterItsContent() throws {
        let list = try list(
            List { Section("Title") { Text("One") }.sectionActions { Button("Add") {} } })
        #expect(list.numberOfItems(inSection: 0) == 2)
    }
}
