import Testing
import UIKit

@testable import SwiftUI

@MainActor struct RowsOfIOS26Tests {
    private func cells(_ list: UICollectionView) -> [UICollectionViewListCell] {
        list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0) as? UICollectionViewListCell }
    }

    @Test func rowsMayLeadSomewhereWithoutAnArrow() throws {
        let hosted = Hosted(
            NavigationStack {
                List {
                    NavigationLink("One") { Text("1") }
                    NavigationLink("Two") { Text("2") }.navigationLinkIndicatorVisibility(.hidden)
                }
            })
        let shown = Windowed(
            NavigationStack {
                List {
                    NavigationLink("One") { Text("1") }
                    NavigationLink("Two") { Text("2") }.navigationLinkIndicatorVisibility(.hidden)
                }
            })
        _ = hosted
        let list = try #require(Hosted<Text>.list(in: shown.window))
        #expect(cells(list).map { $0.accessories.count } == [1, 0])
        shown.window.isHidden = true
    }

    @Test func someOfARowsInsetsMayBeSet() throws {
        func place(_ view: some View) throws -> CGFloat {
            let shown = Windowed(List { view })
            let list = try #require(shown.list)
            let cell = try #require(cells(list).first as? RowCell)
            let host = try #require(cell.row)
            let x = host.convert(host.bounds, to: cell).minX
            shown.window.isHidden = true
            return x
        }
        let own = try place(Text("a"))
        let moved = try place(Text("a").listRowInsets(.leading, 50))
        #expect(moved == own + 30)
        #expect(try place(Text("a").listRowInsets(.trailing, 50)) == own)
    }

    @Test func iconsKeepTheirRoom() {
        func width(_ view: some View) -> CGFloat { Hosted(view.environment(\.isInListRow, true)).size(nil, nil).width }
        let label = Label("Title", systemImage: "star")
        #expect(abs(width(label.labelReservedIconWidth(80)) - width(label.labelReservedIconWidth(40)) - 40) < 0.5)
        #expect(abs(width(label.labelIconToTitleSpacing(30)) - width(label) - 14) < 0.5)
    }
}
