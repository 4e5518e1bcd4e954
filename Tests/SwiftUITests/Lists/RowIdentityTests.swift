import Testing
import UIKit

@testable import SwiftUI

/// Rows that come after others have gone.
@MainActor @Suite(.serialized) struct RowIdentityTests {
    @MainActor private final class Names: ObservableObject {
        @Published var names: [String] = ["0"]
        nonisolated init() {}
    }

    private struct Rows: View {
        @ObservedObject var model: Names
        var body: some View {
            List(model.names, id: \.self) { name in
                HStack { Text(name).accessibilityLabel("row \(name)") }
            }
        }
    }

    private struct Symbols: View {
        @ObservedObject var model: Names
        let note: ([CGSize?]) -> Void
        var body: some View {
            Canvas { context, _ in
                note(model.names.map { context.resolveSymbol(id: $0)?.size })
            } symbols: {
                ForEach(model.names, id: \.self) { name in Color.red.frame(width: CGFloat(Int(name) ?? 0), height: 10).tag(name) }
            }
        }
    }

    private struct ModifiedLink: View {
        @ObservedObject var model: Names
        var body: some View {
            List {
                ForEach(model.names, id: \.self) { Text($0) }
                NavigationLink("link") { Text("destination") }.padding(1)
            }
        }
    }

    /// The host of a static row with modifiers stays when rows above it come and go.
    @Test func staticRowsWithModifiersStayTheSame() throws {
        let model = Names()
        let windowed = Windowed(ModifiedLink(model: model))
        let list = try #require(windowed.list)
        let row = try #require((list.cellForItem(at: IndexPath(item: 1, section: 0)) as? RowCell)?.row)
        model.names = ["0", "1", "2"]
        windowed.update()
        #expect((list.cellForItem(at: IndexPath(item: 3, section: 0)) as? RowCell)?.row === row)
        model.names = []
        windowed.update()
        #expect((list.cellForItem(at: IndexPath(item: 0, section: 0)) as? RowCell)?.row === row)
        #expect(row.host.root.rowAction?.perform != nil)
        windowed.window.isHidden = true
    }

    private func labels(of list: UICollectionView) -> [String] {
        list.visibleCells.flatMap { cell in
            cell.contentView.subviews.flatMap { Found.elements(in: $0).compactMap(\.label) }
        }
    }

    /// A row that takes the place in memory of one that has gone is not taken for it.
    @Test func newRowsAreNotTakenForOldOnes() throws {
        let model = Names()
        let windowed = Windowed(Rows(model: model))
        let list = try #require(windowed.list)
        for round in 1...50 {
            model.names = []
            windowed.update()
            model.names = (0..<7).map { "\(round) \($0)" }
            windowed.update()
            #expect(labels(of: list) == (0..<7).map { "row \(round) \($0)" })
        }
        windowed.window.isHidden = true
    }

    /// What is still shown of a row that has gone is nothing people can come to.
    @Test func nothingIsSaidOfRowsThatHaveGone() throws {
        let model = Names()
        model.names = ["0", "1"]
        let windowed = Windowed(Rows(model: model))
        let list = try #require(windowed.list)
        let gone = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0))?.contentView.subviews.first as? ElementHost)
        #expect(Found.elements(in: gone).compactMap(\.label) == ["row 1"])
        model.names = ["0"]
        windowed.update()
        #expect(gone.accessibilityElementsHidden)
        windowed.window.isHidden = true
    }

    @Test func newSymbolsAreNotTakenForOldOnes() {
        let model = Names()
        var sizes: [CGSize?] = []
        let hosted = Hosted(Symbols(model: model) { sizes = $0 })
        for round in 1...50 {
            model.names = []
            hosted.update()
            hosted.view.layer.displayIfNeeded()
            model.names = ["\(round)"]
            hosted.update()
            for layer in hosted.view.layer.sublayers ?? [] { layer.displayIfNeeded() }
            #expect(sizes == [CGSize(width: CGFloat(round), height: 10)])
        }
    }
}
