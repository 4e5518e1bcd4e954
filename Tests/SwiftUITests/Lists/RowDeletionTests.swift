import Testing
import UIKit

@testable import SwiftUI

@MainActor struct RowDeletionTests {
    @MainActor private final class Box { var rows: Binding<[String]>? }

    private struct Rows: View {
        let box: Box
        @State private var rows = ["One", "Two", "Three"]

        var body: some View {
            let _ = box.rows = $rows
            List {
                ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) }
            }
        }
    }

    /// The collection view is laid out with the rows it had, too.
    @Test func theLastRowsGo() throws {
        let box = Box()
        let hosted = Hosted(Rows(box: box))
        // Only what is in a window changes row by row.
        let window = UIWindow(frame: hosted.view.frame)
        window.addSubview(hosted.view)
        let shown = try #require(hosted.list)
        shown.layoutIfNeeded()
        for count in [2, 1] {
            withAnimation { _ = box.rows?.wrappedValue.removeLast() }
            hosted.update()
            shown.layoutIfNeeded()
            #expect(shown.numberOfItems(inSection: 0) == count)
        }
    }
}
