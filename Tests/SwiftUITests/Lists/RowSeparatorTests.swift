import QuinceCombine
import Testing
import UIKit

@testable import SwiftUI

/// Where the lines between rows begin and end, and whose they are.
@MainActor @Suite(.serialized) struct RowSeparatorTests {
    private func cells(_ list: UICollectionView?) -> [RowCell] {
        list?.layoutIfNeeded()
        return (list?.visibleCells ?? []).compactMap { $0 as? RowCell }.sorted { $0.frame.minY < $1.frame.minY }
    }

    /// Where the line below a row begins, and how far from the cell's end it ends; nil where there is none.
    private func line(_ cell: RowCell) -> [CGFloat]? {
        let lines = cell.subviews.filter { !$0.isHidden && $0.bounds.height > 0 && $0.bounds.height < 1 && $0.frame.minY > 1 }
        return lines.first.map { [$0.frame.minX, cell.bounds.width - $0.frame.maxX] }
    }

    @Test func linesFollowTheGuidesOfTheirRow() throws {
        let windowed = Windowed(
            List {
                Text("plain")
                Text("leading").alignmentGuide(.listRowSeparatorLeading) { _ in -10 }
                HStack {
                    Color.red.frame(width: 30, height: 10)
                    Text("text")
                }
                .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
                HStack {
                    Text("name")
                    Text("value").alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
                }
                HStack {
                    Color.red.frame(width: 30, height: 10)
                    Text("text")
                }
                Text("last")
            })
        let cells = cells(windowed.list)
        try #require(cells.count == 6)
        #expect(line(cells[0]) == [20, 0])
        #expect(line(cells[1]) == [10, 0])
        #expect(line(cells[2]) == [20, 0])
        let ended = try #require(line(cells[3]))
        let row = try #require(cells[3].row)
        let width = row.host.root.size.width
        #expect(ended[0] == 20 && abs(ended[1] - (cells[3].bounds.width - 20 - width)) < 0.5 && ended[1] > 100)
        #expect(line(cells[4]) == [58, 0])
        windowed.window.isHidden = true
    }

    @MainActor private final class Model: ObservableObject {
        @Published var hidden: Set<Int> = []
        @Published var count = 40
        nonisolated init() {}
    }

    private struct Rows: View {
        @ObservedObject var model: Model
        var body: some View {
            List {
                ForEach(0..<3, id: \.self) { section in
                    Section {
                        ForEach(0..<10, id: \.self) { number in
                            Text("\(number)").listRowSeparator(model.hidden.contains(number) ? .hidden : .automatic)
                        }
                    }
                }
            }
        }
    }

    /// Cells are used again for rows of other places: their lines are those of the row they show.
    @Test func linesAreThoseOfTheRowTheCellShowsNow() throws {
        let model = Model()
        model.hidden = [4]
        let windowed = Windowed(Rows(model: model), height: 400)
        let list = try #require(windowed.list)
        for offset in stride(from: CGFloat(0), through: 1000, by: 37) {
            list.contentOffset.y = offset
            // One pass, as between two frames.
            list.layoutIfNeeded()
            for cell in list.visibleCells {
                guard let cell = cell as? RowCell, let path = list.indexPath(for: cell) else { continue }
                cell.layoutIfNeeded()
                let hasLine = path.item != 9 && path.item != 4
                #expect((line(cell) != nil) == hasLine, "\(path) at \(offset)")
                if hasLine { #expect(line(cell) == [20, 0]) }
            }
        }
        windowed.window.isHidden = true
    }

    @Test func linesFollowWhatTheRowSaysLater() throws {
        let model = Model()
        let windowed = Windowed(Rows(model: model))
        let first = try #require(cells(windowed.list).first)
        #expect(line(first) != nil)
        model.hidden = [0]
        windowed.update()
        #expect(line(first) == nil)
        model.hidden = []
        windowed.update()
        #expect(line(first) == [20, 0])
        windowed.window.isHidden = true
    }
}
