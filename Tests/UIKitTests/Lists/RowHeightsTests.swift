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

@MainActor struct TableUpdateMapTests {
    @Test func inconsistencyInTheWordsOfIOS() {
        var updates = TableUpdates()
        updates.deletedRows = [(IndexPath(row: 1, section: 0), .fade)]
        let map = TableUpdateMap(updates)
        #expect(map.inconsistency(old: [5], new: [4]) == nil)
        #expect(
            map.inconsistency(old: [5], new: [5])
                == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (5) must be equal to the number of rows contained in that section before the update (5), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
        )
        #expect(map.path(IndexPath(row: 3, section: 0)) == IndexPath(row: 2, section: 0))
    }
}

@MainActor struct TableTests {
    @MainActor @Suite struct Reuse {
        private final class Source: NSObject, UITableViewDataSource {
            var made: [Int] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
                made.append(indexPath.row)
                return UITableViewCell(style: .default, reuseIdentifier: "row")
            }
        }

        /// Rows of 44 in 763 points: 18 cells at rest, a 19th while row 0 is still partly visible, then only reuse.
        @Test func makesAsManyCellsAsAreVisible() {
            let device = TestDevice()
            let controller = UIViewController()
            device.show(controller)
            let source = Source()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 763), style: .plain)
            table.contentInsetAdjustmentBehavior = .never
            table.rowHeight = 44
            table.dataSource = source
            controller.view.addSubview(table)
            table.layoutIfNeeded()
            #expect(source.made == Array(0..<18))
            for y in stride(from: CGFloat(0), through: table.contentSize.height - 763, by: 20) {
                table.contentOffset.y = y
                table.layoutIfNeeded()
            }
            #expect(source.made == Array(0..<19))
            #expect(table.visibleCells.count <= 19)
        }
    }
}
