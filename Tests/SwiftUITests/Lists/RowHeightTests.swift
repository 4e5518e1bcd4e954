import Testing
import UIKit

@testable import SwiftUI

@MainActor struct RowHeightTests {
    @MainActor private final class Box {
        var heights: [Int: Binding<CGFloat>] = [:]
    }

    private struct Row: View {
        let id: Int
        let box: Box
        @State private var height: CGFloat = 60

        var body: some View {
            let _ = box.heights[id] = $height
            Color.red.frame(height: height)
        }
    }

    private func heights<Content: View>(_ hosted: Hosted<Content>) throws -> [CGFloat] {
        let collection = try #require(hosted.list)
        collection.layoutIfNeeded()
        return collection.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map(\.frame.height)
    }

    @Test func rowsThatGrowLeaveTheOthersTheirHeights() throws {
        let box = Box()
        let hosted = Hosted(List(0..<3, id: \.self) { Row(id: $0, box: box) }.listStyle(.plain))
        #expect(try heights(hosted) == [82, 82, 82])
        box.heights[1]?.wrappedValue = 100
        hosted.update()
        #expect(try heights(hosted) == [82, 122, 82])
        for id in 0..<3 { box.heights[id]?.wrappedValue = 30 }
        hosted.update()
        #expect(try heights(hosted) == [52, 52, 52])
    }

    @Test func rowsInCellsUsedAgainHaveTheirHeights() throws {
        let box = Box()
        let hosted = Hosted(List(0..<40, id: \.self) { Row(id: $0, box: box) }.listStyle(.plain))
        let collection = try #require(hosted.list)
        for id in 0..<3 { box.heights[id]?.wrappedValue = 200 }
        hosted.update()
        collection.layoutIfNeeded()
        collection.contentOffset.y = 1200
        #expect(try Set(heights(hosted)) == [82])
        collection.contentOffset.y = 0
        #expect(try Set(heights(hosted)) == [222])
    }
}
