import Testing

@testable import UIKit

/// Methods with a handler in asynchronous code: only those that iOS gives an asynchronous form need `await` there.
@MainActor @Suite(.serialized) struct AsyncFormTests {
    /// Presentations and animations have none: what calls them goes on at once.
    @Test func presentationsAndAnimationsReturnAtOnce() async {
        let controller = UIViewController(), view = UIView()
        controller.dismiss(animated: false)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        UIView.transition(with: view, duration: 1, options: [], animations: { view.tag = 2 })
        #expect(view.tag == 2)
        #expect(view.alpha == 0.5)
    }

    @Test func snapshotsAreAwaited() async {
        let table = UITableView()
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        await source.apply(snapshot, animatingDifferences: false)
        #expect(table.numberOfRows(inSection: 0) == 2)
        snapshot.deleteItems([1])
        await source.applySnapshotUsingReloadData(snapshot)
        #expect(table.numberOfRows(inSection: 0) == 1)
    }
}
