import Testing
import UIKit

@testable import SwiftUI

/// Menus of rows: they open anywhere on the row, and lift all of it.
@MainActor struct RowMenuTests {
    private func cells(_ content: some View) throws -> (list: UICollectionView, cells: [RowCell]) {
        let shown = Windowed(List { content })
        let list = try #require(shown.list)
        list.layoutIfNeeded()
        Kept.all.append(shown.window)
        return (list, list.visibleCells.compactMap { $0 as? RowCell }.sorted { $0.frame.minY < $1.frame.minY })
    }

    @MainActor private enum Kept { static var all: [UIWindow] = [] }

    /// What the list's own menu offers at the row's far end.
    private func menu(_ list: UICollectionView, _ cell: RowCell) -> UIContextMenuConfiguration? {
        guard let interaction = list.contextMenuInteraction else { return nil }
        return interaction.delegate?.contextMenuInteraction(
            interaction, configurationForMenuAtLocation: CGPoint(x: cell.frame.maxX - 4, y: cell.frame.midY))
    }

    private func interaction(in view: UIView) -> UIContextMenuInteraction? {
        view.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
            ?? view.subviews.lazy.compactMap { interaction(in: $0) }.first
    }

    @Test func theMenuOfARowOpensAnywhereOnIt() throws {
        let (list, cells) = try cells(
            Group {
                Text("menu").contextMenu { Button("Copy") {} }.padding(.vertical, 1)
                Text("none")
            })
        #expect(menu(list, cells[0]) != nil && menu(list, cells[1]) == nil)
        // It does not open twice.
        let inner = try #require(interaction(in: cells[0]))
        #expect(inner.delegate?.contextMenuInteraction(inner, configurationForMenuAtLocation: .zero) == nil)
        let lifted = try #require(cells[0].liftedPreview)
        #expect(lifted.view === cells[0] && lifted.parameters.visiblePath?.bounds == cells[0].bounds)
    }

    @Test func menusOfPartsStayTheirs() throws {
        let (list, cells) = try cells(
            HStack {
                Text("one").contextMenu { Button("Copy") {} }
                Text("two")
            })
        #expect(menu(list, cells[0]) == nil)
        let inner = try #require(interaction(in: cells[0]))
        #expect(inner.delegate?.contextMenuInteraction(inner, configurationForMenuAtLocation: .zero) != nil)
    }
}
