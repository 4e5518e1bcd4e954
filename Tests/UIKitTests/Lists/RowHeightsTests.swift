import Testing

@testable import UIKit

struct RowHeightsTests {
    private func height(_ value: CGFloat) -> RowHeights.Height { .init(value: value, isExact: true) }

    @Test func sumsFollowChanges() {
        var heights = RowHeights(count: 10_000, height: height(44))
        heights[5] = height(100)
        #expect(heights.total == CGFloat(44 * 9_999 + 100))
        #expect(heights.offset(of: 6) == CGFloat(44 * 5 + 100))
        #expect(heights.row(at: 44 * 5 + 99) == 5)
        #expect(heights.row(at: 44 * 5 + 100) == 6)
        heights.remove(at: 5)
        heights.insert(2, at: 0, height: height(10))
        #expect(heights.count == 10_001)
        #expect(heights.offset(of: 2) == 20)
        #expect(heights.offset(of: 10_001) == CGFloat(44 * 9_999 + 20))
    }
}
