import Testing
import UIKit

@testable import SwiftUI

@MainActor struct SelectionMenuTests {
    @MainActor private final class Box {
        var asked: [Set<Int>] = []
        var acted: [Set<Int>] = []
    }

    private struct Rows: View {
        let box: Box
        @State private var chosen: Set<Int> = [1, 2]
        var body: some View {
            List(1..<4, id: \.self, selection: $chosen) { Text("Row \($0)") }
                .contextMenu(forSelectionType: Int.self) { ids in
                    let _ = box.asked.append(ids)
                    Button("Delete \(ids.count)") {}
                } primaryAction: {
                    box.acted.append($0)
                }
        }
    }

    @Test func theMenuIsForTheRowsChosenOrTheOnePressed() throws {
        let box = Box()
        let list = try #require(Hosted(Rows(box: box)).list)
        list.layoutIfNeeded()
        for row in [0, 2] {
            _ = list.delegate?.collectionView(list, contextMenuConfigurationForItemsAt: [IndexPath(item: row, section: 0)], point: .zero)
        }
        #expect(box.asked == [[1, 2], [3]])
    }

    @Test func aTapDoesThePrimaryAction() throws {
        let box = Box()
        let list = try #require(Hosted(Rows(box: box)).list)
        list.layoutIfNeeded()
        let path = IndexPath(item: 2, section: 0)
        #expect(list.delegate?.collectionView(list, shouldSelectItemAt: path) == true)
        list.delegate?.collectionView(list, didSelectItemAt: path)
        #expect(box.acted == [[3]])
    }
}
