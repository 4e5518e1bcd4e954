import UIKit

/// The lists that are measured; all have rows that size themselves.
enum ListKind: String {
    case table
    case list
    case flow

    @MainActor func make(rows: Int) -> any ListScreen {
        switch self {
        case .table: TableScreen(rows: rows)
        case .list: CollectionScreen(rows: rows, layout: CollectionScreen.listLayout())
        case .flow: CollectionScreen(rows: rows, layout: CollectionScreen.flowLayout())
        }
    }
}

@MainActor protocol ListScreen: UIViewController {
    var list: UIScrollView { get }
    /// The number of cells that the list has requested.
    var cellsAsked: Int { get }
    func jumpToEnd()
}

final class TableScreen: UITableViewController, ListScreen {
    private let rows: Int
    private(set) var cellsAsked = 0

    init(rows: Int) {
        self.rows = rows
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    var list: UIScrollView { tableView }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.estimatedRowHeight = 60
        tableView.register(TextsCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellsAsked += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! TextsCell
        cell.texts.show(indexPath.row)
        return cell
    }

    func jumpToEnd() { tableView.scrollToRow(at: IndexPath(row: rows - 1, section: 0), at: .bottom, animated: false) }

    private final class TextsCell: UITableViewCell {
        let texts = RowTextsView()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            texts.fill(contentView)
        }

        required init?(coder: NSCoder) { fatalError("not in a storyboard") }
    }
}

final class CollectionScreen: UICollectionViewController, ListScreen {
    private let rows: Int
    private(set) var cellsAsked = 0

    init(rows: Int, layout: UICollectionViewLayout) {
        self.rows = rows
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    static func listLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    }

    static func flowLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 353, height: 60)
        return layout
    }

    var list: UIScrollView { collectionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .white
        collectionView.register(ListTextsCell.self, forCellWithReuseIdentifier: "list")
        collectionView.register(FlowTextsCell.self, forCellWithReuseIdentifier: "flow")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        cellsAsked += 1
        let isFlow = collectionView.collectionViewLayout is UICollectionViewFlowLayout
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: isFlow ? "flow" : "list", for: indexPath)
        (cell as? ListTextsCell)?.texts.show(indexPath.item)
        (cell as? FlowTextsCell)?.texts.show(indexPath.item)
        return cell
    }

    func jumpToEnd() { collectionView.scrollToItem(at: IndexPath(item: rows - 1, section: 0), at: .bottom, animated: false) }

    private final class ListTextsCell: UICollectionViewListCell {
        let texts = RowTextsView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            texts.fill(contentView)
        }

        required init?(coder: NSCoder) { fatalError("not in a storyboard") }
    }

    /// A cell as wide as the layout's guess.
    private final class FlowTextsCell: UICollectionViewCell {
        let texts = RowTextsView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            texts.fill(contentView)
            texts.widthAnchor.constraint(equalToConstant: 353).isActive = true
        }

        required init?(coder: NSCoder) { fatalError("not in a storyboard") }
    }
}
