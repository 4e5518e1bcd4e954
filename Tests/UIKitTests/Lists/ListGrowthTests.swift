import Testing

@testable import UIKit
@_spi(Quince) import QuinceFoundation

/// What a list has done so far.
@MainActor private final class Work {
    var made = 0
    var asked = 0
    var measured = 0

    /// What is done in `body`.
    func during(_ body: () -> Void) -> [Int] {
        let before = [made, asked, measured]
        body()
        return zip([made, asked, measured], before).map(-)
    }

    static var current = Work()
}

/// A text that wraps, in a view as high as it needs.
@MainActor private func fill(_ content: UIView, width: CGFloat? = nil) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
        label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
    ])
    if let width { label.widthAnchor.constraint(equalToConstant: width).isActive = true }
    return label
}

@MainActor private func text(_ row: Int) -> String { String(repeating: "Row \(row % 10) says as much as it can. ", count: 1 + row % 3) }

private final class GrowthCell: UITableViewCell {
    private(set) lazy var label = fill(contentView)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Work.current.made += 1
    }

    required init?(coder: NSCoder) { nil }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        Work.current.measured += 1
        return super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}

private class GrowthItem: UICollectionViewListCell {
    private(set) lazy var label = fill(contentView, width: textWidth)
    var textWidth: CGFloat? { nil }

    override init(frame: CGRect) {
        super.init(frame: frame)
        Work.current.made += 1
    }

    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        Work.current.measured += 1
        return super.preferredLayoutAttributesFitting(attributes)
    }
}

private final class GrowthFlowItem: GrowthItem {
    override var textWidth: CGFloat? { 300 }
}

@MainActor private final class GrowthSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    let rows: Int
    init(_ rows: Int) { self.rows = rows }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        Work.current.asked += 1
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row") as? GrowthCell ?? GrowthCell(style: .default, reuseIdentifier: "row")
        cell.label.text = text(indexPath.row)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        Work.current.asked += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! GrowthItem
        cell.label.text = text(indexPath.item)
        return cell
    }
}

/// What a list does, in counts: it must not depend on the number of rows.
@MainActor @Suite(.serialized) struct ListGrowthTests {
    enum Kind: CaseIterable { case table, list, flow }

    init() {
        ObjectRuntime.register(GrowthItem.self) { entry in entry.factory(.frame) { _ in GrowthItem(frame: .zero) } }
        ObjectRuntime.register(GrowthFlowItem.self) { entry in entry.factory(.frame) { _ in GrowthFlowItem(frame: .zero) } }
    }

    private func make(_ kind: Kind, _ source: GrowthSource) -> (list: UIScrollView, jump: () -> Void) {
        let last = IndexPath(row: source.rows - 1, section: 0)
        if kind == .table {
            let table = UITableView(frame: .zero)
            table.estimatedRowHeight = 60
            table.dataSource = source
            return (table, { table.scrollToRow(at: last, at: .bottom, animated: false) })
        }
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 332, height: 60)
        let layout = kind == .flow ? flow : UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        list.register(kind == .flow ? GrowthFlowItem.self : GrowthItem.self, forCellWithReuseIdentifier: "row")
        list.dataSource = source
        return (list, { list.scrollToItem(at: last, at: .bottom, animated: false) })
    }

    private func work(_ kind: Kind, rows: Int) -> (first: [Int], steps: [Int], jump: [Int]) {
        Work.current = Work()
        let console = LayoutEngine.console
        LayoutEngine.console = { Issue.record("\($0)") }
        defer { LayoutEngine.console = console }
        let source = GrowthSource(rows)
        let (list, jump) = make(kind, source)
        var stage: ListStage?
        let first = Work.current.during { stage = ListStage(list, height: 500) }
        let steps = Work.current.during {
            for step in 1...15 {
                list.contentOffset.y = CGFloat(step) * 20
                list.layoutIfNeeded()
            }
        }
        let jumped = Work.current.during {
            jump()
            list.layoutIfNeeded()
        }
        stage?.close()
        return (first, steps, jumped)
    }

    @Test(arguments: Kind.allCases) func aLongListDoesWhatAShortOneDoes(_ kind: Kind) {
        let short = work(kind, rows: 40)
        let long = work(kind, rows: 10_000)
        #expect(short.first[0] > 5 && short.steps[2] > 2)
        #expect(long.first == short.first)
        #expect(long.steps == short.steps)
    }

    @Test(arguments: Kind.allCases) func aJumpMeasuresOnlyWhatItComesTo(_ kind: Kind) {
        let jump = work(kind, rows: 10_000).jump
        #expect(jump[1] > 0 && jump[1] <= 40 && jump[2] <= 40)
    }
}
