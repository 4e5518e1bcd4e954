import Testing

@testable import UIKit
@_spi(Quince) import QuinceFoundation

/// Rows of texts. What a table's protocols leave open is for subclasses, which adopt them: each then has just the methods it declares.
@MainActor class TableRows: NSObject {
    var sections: [[String]]
    var log: [String] = []
    /// Cells made, in order.
    var made = 0

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? newCell()
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    private func newCell() -> UITableViewCell {
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: "row")
    }

    func table(style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: .zero, style: style)
        table.rowHeight = 44
        table.dataSource = self as? any UITableViewDataSource
        table.delegate = self as? any UITableViewDelegate
        return table
    }
}

@MainActor final class TableSource: TableRows, UITableViewDataSource, UITableViewDelegate {}

/// Leaves the heights of its rows to the cells.
@MainActor private final class SelfSizingRows: TableRows, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { UITableView.automaticDimension }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { UITableView.automaticDimension }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 70).isActive = true
        return view
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
        let filler = UIView()
        filler.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(filler)
        NSLayoutConstraint.activate([
            filler.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            filler.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            filler.heightAnchor.constraint(equalToConstant: 90),
        ])
        return cell
    }
}

@MainActor private func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "-" } }

@MainActor @Suite(.serialized) struct TableTests {
    @Test func longFootersOfPlainTablesAreShownWhole() throws {
        let title = "A footer that is long enough to be wrapped more than once in a table as narrow as this one is."
        let footer = SectionTitleView(title, style: .plain, isHeader: false, margin: 16)
        footer.frame = CGRect(x: 0, y: 0, width: 200, height: TableMetrics.footer(title, style: .plain, width: 168))
        footer.layoutIfNeeded()
        let label = try #require(footer.textLabel)
        #expect(label.frame.height > 60)
        #expect(footer.contentView.bounds.contains(label.frame))
    }

    /// Storyboards of older Xcodes give every table a row height of 44.
    @Test func theDelegatesAutomaticHeightOverridesTheTablesOwn() {
        let source = SelfSizingRows([["a", "b"]])
        let table = source.table()
        table.rowHeight = 44
        table.sectionFooterHeight = 28
        table.separatorStyle = .none
        let stage = ListStage(table)
        defer { stage.close() }
        #expect(table.visibleCells.map(\.frame.height) == [90, 90])
        #expect(table.contentSize.height == 250)
    }

    /// Rows of 44 in 763 points: 18 cells at rest, a 19th while row 0 is still partly visible, then only reuse.
    @Test func makesAsManyCellsAsAreVisible() {
        let source = TableSource([(0..<50).map { "\($0)" }])
        let table = source.table()
        let stage = ListStage(table, height: 763)
        defer { stage.close() }
        #expect(source.made == 18)
        for y in stride(from: CGFloat(0), through: table.contentSize.height - 763, by: 20) {
            table.contentOffset.y = y
            table.layoutIfNeeded()
        }
        #expect(source.made == 19)
        #expect(table.visibleCells.count <= 19)
    }

    /// Cells are used again for rows of other places: their lines are those of the row they show.
    @Test func linesAreThoseOfTheRowTheCellShowsNow() {
        let source = TableSource((0..<8).map { section in (0..<5).map { "\(section) \($0)" } })
        let table = source.table(style: .insetGrouped)
        let stage = ListStage(table, height: 400)
        defer { stage.close() }
        for y in stride(from: CGFloat(0), through: 1500, by: 37) {
            table.contentOffset.y = y
            table.layoutIfNeeded()
            for cell in table.visibleCells {
                guard let path = table.indexPath(for: cell) else { continue }
                let lines = cell.subviews.filter { $0 is SeparatorView && !$0.isHidden && $0.alpha > 0 }
                #expect(lines.count == (path.row == 4 ? 0 : 1), "\(path) at \(y)")
                #expect(lines.allSatisfy { $0.frame.maxY == cell.bounds.height && $0.frame.minX == 16 }, "\(path) at \(y)")
            }
        }
    }

    @Test func linesAreOfTheirEffect() throws {
        let source = TableSource([["a", "b"]])
        let table = source.table()
        table.fillerRowHeight = 44
        let stage = ListStage(table, height: 300)
        defer { stage.close() }
        func lines() -> [SeparatorView] {
            table.layoutIfNeeded()
            let views = table.visibleCells + table.subviews.filter { $0 is TableFillersView }
            return views.flatMap { view in
                view.layoutIfNeeded()
                return view.subviews.compactMap { $0 as? SeparatorView }.filter { !$0.isHidden }
            }
        }
        #expect(lines().count > 4)
        #expect(lines().allSatisfy { $0.backgroundColor == .separator && $0.subviews.isEmpty })
        let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: .fill)
        table.separatorEffect = vibrancy
        #expect(lines().allSatisfy { $0.backgroundColor == .systemFill })
        let blur = UIBlurEffect(style: .systemThinMaterial)
        table.separatorEffect = blur
        #expect(lines().allSatisfy { ($0.subviews.first as? UIVisualEffectView)?.effect === blur && $0.backgroundColor == nil })
        (table.separatorEffect, table.separatorColor) = (nil, .red)
        #expect(lines().allSatisfy { $0.backgroundColor == .red && $0.subviews.isEmpty })
    }

    @Test func labelsOfACellFitTheirTextWhenItChanges() throws {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        (title.text, detail.text) = ("a", "1")
        cell.layoutIfNeeded()
        (title.text, detail.text) = ("a longer title", "123456")
        cell.layoutIfNeeded()
        for label in [title, detail] {
            #expect(label.frame.width >= label.intrinsicContentSize.width)
        }
    }

    @Test func fillersContinueTheLinesOfPlainTables() {
        let source = TableSource([["a"]])
        let table = source.table()
        let stage = ListStage(table, height: 200)
        defer { stage.close() }
        #expect(table.subviews.contains { $0 is TableFillersView } == false)
        table.fillerRowHeight = UITableView.automaticDimension
        table.layoutIfNeeded()
        let fillers = table.subviews.first { $0 is TableFillersView }
        #expect(fillers?.frame == CGRect(x: 0, y: 44, width: table.bounds.width, height: 156))
        // Lines at 88, 132, 176 and one beyond the edge.
        #expect(fillers?.subviews.count == 4)
    }

    @Test func separatorInsetsCountFromTheCellsEdgesOrTheAutomaticInsets() {
        let source = TableSource([["a", "b"]])
        let table = source.table()
        let stage = ListStage(table)
        defer { stage.close() }
        let cell = table.visibleCells[0]
        func start() -> CGFloat? {
            table.layoutIfNeeded()
            return cell.parts.bottomSeparator?.frame.minX
        }
        #expect(start() == 16)
        table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
        #expect(start() == 5)
        table.separatorInsetReference = .fromAutomaticInsets
        #expect(start() == 21)
    }

    /// How apps hide the line of one row.
    @Test(arguments: [CGFloat.greatestFiniteMagnitude, .infinity, 10_000, -CGFloat.greatestFiniteMagnitude])
    func separatorInsetsBeyondCellsHideTheirLines(_ inset: CGFloat) {
        let source = TableSource([["a", "b"]])
        let table = source.table()
        let stage = ListStage(table)
        defer { stage.close() }
        let cell = table.visibleCells[0]
        cell.separatorInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset < 0 ? .greatestFiniteMagnitude : 0)
        table.separatorInset = cell.separatorInset
        table.fillerRowHeight = UITableView.automaticDimension
        table.layoutIfNeeded()
        let line = cell.parts.bottomSeparator?.frame ?? .zero
        #expect(abs(line.minX) <= cell.bounds.width)
        #expect(line.width == (inset < 0 ? cell.bounds.width : 0))
        let fillers = table.subviews.first { $0 is TableFillersView }
        #expect(fillers?.subviews.allSatisfy { abs($0.frame.minX) <= table.bounds.width } == true)
    }

    // MARK: Headers

    private final class HeaderSource: TableRows, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            log.append("view \(section)")
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            view.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor),
                label.heightAnchor.constraint(equalToConstant: 80),
            ])
            return view
        }
    }

    @Test func headersAreMadeAndMeasuredWhenTheyComeToTheScreen() {
        let source = HeaderSource([[String]](repeating: ["a", "b"], count: 1000))
        let table = source.table(style: .grouped)
        let stage = ListStage(table, height: 400)
        defer { stage.close() }
        #expect(source.log.count <= 4)
        #expect(table.rectForHeader(inSection: 0).height == 80)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80)
    }

    @Test func withoutEstimatesAllHeadersAreMeasured() {
        let source = HeaderSource([[String]](repeating: ["a"], count: 20))
        let table = source.table(style: .grouped)
        table.estimatedSectionHeaderHeight = 0
        let stage = ListStage(table, height: 400)
        defer { stage.close() }
        #expect(table.rectForHeader(inSection: 19).height == 80)
    }

    private final class EstimateSource: TableRows, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            log.append("height \(section)")
            return 30
        }
        func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 50 }
    }

    @Test func estimatedHeadersAreAskedForTheirHeightOnTheScreen() {
        let source = EstimateSource([[String]](repeating: ["a"], count: 100))
        let table = source.table(style: .grouped)
        let stage = ListStage(table, height: 300)
        defer { stage.close() }
        #expect(table.rectForHeader(inSection: 0).height == 30)
        #expect(table.rectForHeader(inSection: 99).height == 50)
        #expect(source.log.count < 10)
    }

    // MARK: Updates

    @Test func rowsAndSectionsMove() {
        let source = TableSource([["a0", "a1"], ["b0"], ["c0"]])
        let table = source.table()
        let stage = ListStage(table)
        defer { stage.close() }
        UIView.performWithoutAnimation {
            table.performBatchUpdates {
                source.sections = [["c0"], ["a1"], ["b0", "a0"]]
                table.moveSection(2, toSection: 0)
                table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 2))
            }
        }
        table.layoutIfNeeded()
        #expect(texts(table) == ["c0", "a1", "b0", "a0"])
        #expect(source.made == 4)
    }

    @Test func selectionFollowsItsRow() {
        let source = TableSource([["a", "b", "c"]])
        let table = source.table()
        let stage = ListStage(table)
        defer { stage.close() }
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        source.sections = [["b", "c"]]
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        source.sections = [["b"]]
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        #expect(table.indexPathForSelectedRow == nil)
    }

    // MARK: Index

    private final class IndexSource: TableRows, UITableViewDataSource, UITableViewDelegate {
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
            log.append(title)
            return index
        }
    }

    @Test func theIndexJumpsToSections() {
        let source = IndexSource((0..<3).map { section in (0..<20).map { "\(section) \($0)" } })
        let table = source.table()
        let stage = ListStage(table)
        defer { stage.close() }
        let strip = table.subviews.first { $0 is ListIndexView }
        #expect(strip?.frame == CGRect(x: table.bounds.width - 15, y: 0, width: 15, height: 600))
        #expect(table.visibleCells[0].contentView.frame.maxX == table.bounds.width - 15)
        // Three lines of 14 around the middle.
        stage.drag(CGPoint(x: table.bounds.width - 5, y: 300), CGPoint(x: table.bounds.width - 5, y: 318))
        #expect(source.log == ["B", "C"])
        #expect(table.contentOffset.y == 1760)
        table.sectionIndexMinimumDisplayRowCount = 100
        table.layoutIfNeeded()
        #expect(table.subviews.contains { $0 is ListIndexView } == false)
    }

    @Test func titlesWithoutRoomBecomeBullets() {
        #expect(ListIndexView.lines(3, room: 5) == [.title(0), .title(1), .title(2)])
        #expect(ListIndexView.lines(9, room: 5) == [.title(0), .bullet, .title(4), .bullet, .title(8)])
        #expect(ListIndexView.lines(4, room: 0) == [])
    }

    // MARK: Prefetching

    private final class PrefetchSource: TableRows, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            log.append("fetch \(indexPaths.first!.row)-\(indexPaths.last!.row)")
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            log.append("cancel \(indexPaths.first!.row)-\(indexPaths.last!.row)")
        }
    }

    @Test func rowsAreAnnouncedAScreenAhead() {
        let source = PrefetchSource([(0..<100).map { "\($0)" }])
        let table = source.table()
        table.prefetchDataSource = source
        let stage = ListStage(table, height: 440)
        defer { stage.close() }
        #expect(source.log == ["fetch 10-19"])
        table.contentOffset.y = 88
        table.layoutIfNeeded()
        #expect(source.log == ["fetch 10-19", "fetch 20-21"])
        table.contentOffset.y = 44
        table.layoutIfNeeded()
        #expect(source.log.suffix(2) == ["cancel 12-21", "fetch 0-0"])
    }
}
