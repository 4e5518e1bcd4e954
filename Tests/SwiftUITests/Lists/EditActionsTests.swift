import Testing
import UIKit

@testable import SwiftUI

@MainActor struct EditActionsTests {
    @MainActor private final class Box { var rows: Binding<[Item]>? }
    private struct Item: Identifiable, Equatable {
        var id: Int
    }

    private struct Rows: View {
        let box: Box
        let actions: EditActions<[Item]>
        @State private var rows = [Item(id: 1), Item(id: 2), Item(id: 3)]
        var body: some View {
            let _ = box.rows = $rows
            List { ForEach($rows, editActions: actions) { $item in Text("Row \(item.id)") } }
        }
    }

    private func editing(_ actions: EditActions<[Item]>, _ box: Box) throws -> RowEditing {
        let hosted = Hosted(Rows(box: box, actions: actions))
        let node = try #require(collection(hosted.view.host.root))
        return try #require(node.sections[0].content.editing(at: 1))
    }

    private func collection(_ node: LayoutNode) -> CollectionNode? {
        node as? CollectionNode ?? node.children.lazy.compactMap { collection($0) }.first
    }

    @Test func elementsAreDeletedAndMovedThroughTheBinding() throws {
        let box = Box()
        let editing = try editing(.all, box)
        editing.move?(IndexSet(integer: 1), 3)
        #expect(box.rows?.wrappedValue.map(\.id) == [1, 3, 2])
        editing.delete?(IndexSet(integer: 0))
        #expect(box.rows?.wrappedValue.map(\.id) == [3, 2])
    }

    @Test func onlyWhatIsAllowedIsDone() throws {
        #expect(try editing(.move, Box()).delete == nil)
        #expect(try editing(.delete, Box()).move == nil)
    }
}
