import Foundation
import Testing

@_spi(Quince) import QuinceFoundation
@testable import UIKit

@MainActor @Suite(.serialized) struct CellCreationTests {
    private final class SizedCell: UICollectionViewCell {
        var first = CGRect.null
        override init(frame: CGRect) {
            super.init(frame: frame)
            first = frame
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        static let isRegistered: Void = ObjectRuntime.register(SizedCell.self) { type in
            type.factory(.frame) { arguments in (arguments.first as? CGRect).map { SizedCell(frame: $0) } }
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var frames: [CGRect] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            frames.append(cell.frame)
            return cell
        }
    }

    @Test func cellsAreMadeInTheirPlace() {
        _ = SizedCell.isRegistered
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
        list.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        list.dataSource = source
        list.layoutIfNeeded()
        #expect(source.frames == [CGRect(x: 50, y: 0, width: 100, height: 50), CGRect(x: 50, y: 60, width: 100, height: 50)])
        #expect((list.cellForItem(at: IndexPath(item: 1, section: 0)) as? SizedCell)?.first == CGRect(x: 50, y: 60, width: 100, height: 50))
    }

    private final class ReusedCell: UITableViewCell {
        var reuses = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
        static let isRegistered: Void = ObjectRuntime.register(ReusedCell.self) { type in
            type.factory(.styleReuseIdentifier) { arguments in
                ReusedCell(style: .default, reuseIdentifier: arguments.last as? String)
            }
        }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        var text = "one"
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = text
            return cell
        }
    }

    @Test func reconfiguredRowsAreNotReused() {
        _ = ReusedCell.isRegistered
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), rows = Rows()
        table.register(ReusedCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? ReusedCell
        rows.text = "two"
        table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        #expect(cell?.textLabel?.text == "two")
        #expect(cell?.reuses == 0)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    }
}
