import Testing

@testable import UIKit

/// Rows whose cells' contents change.
@MainActor @Suite struct RowInvalidationTests {
    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.contentConfiguration = RowInvalidationTests.configuration("Short")
            return cell
        }
    }

    fileprivate static func configuration(_ text: String) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = text
        return configuration
    }

    private func heights(_ invalidation: UITableView.SelfSizingInvalidation) -> (before: CGFloat, after: CGFloat) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), source = Source()
        table.selfSizingInvalidation = invalidation
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.layoutIfNeeded()
        let path = IndexPath(row: 0, section: 0), before = table.rectForRow(at: path).height
        table.cellForRow(at: path)?.contentConfiguration = Self.configuration(String(repeating: "a long text ", count: 12))
        table.layoutIfNeeded()
        return (before, table.rectForRow(at: path).height)
    }

    @Test func rowsGrowWithTheirContents() {
        let heights = heights(.enabled)
        #expect(heights.after > heights.before + 40)
    }

    @Test func disabledInvalidationKeepsHeights() {
        let heights = heights(.disabled)
        #expect(heights.after == heights.before)
    }
}
