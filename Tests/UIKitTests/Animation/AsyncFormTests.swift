import Testing

@testable import UIKit

/// Methods with a handler beside their asynchronous forms: which one a call means, and that the latter wait.
@MainActor @Suite(.serialized) struct AsyncFormTests {
    private final class Counter: UIViewController {
        var presentations = 0
        override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
            presentations += 1
            completion?()
        }
    }

    /// Calls without handlers where nothing can be awaited mean the form that returns at once.
    @Test func callsElsewhereReturnAtOnce() {
        let counter = Counter(), view = UIView()
        counter.present(UIViewController(), animated: false)
        counter.present(UIViewController(), animated: false) {}
        #expect(counter.presentations == 2)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        UIView.animate(withDuration: 1, animations: { view.alpha = 0.25 }, completion: nil)
        UIView.animate(withDuration: 1, delay: 0, options: []) { view.tag = 1 }
        UIView.transition(with: view, duration: 1, options: [], animations: { view.tag = 2 })
        #expect(view.tag == 2)
        #expect(view.alpha == 0.25)
    }

    /// A handler or an explicit nil means the form with a handler in asynchronous code, too.
    @Test func asynchronousCodeHasBothForms() async {
        let counter = Counter()
        await counter.present(UIViewController(), animated: false)
        counter.present(UIViewController(), animated: false, completion: nil)
        counter.present(UIViewController(), animated: false) {}
        let inClosure = { counter.present(UIViewController(), animated: false) }
        inClosure()
        #expect(counter.presentations == 4)
    }

    @Test func animationsAreAwaited() async {
        let view = UIView()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let isFinished = await UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        #expect(isFinished)
        #expect(await UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0.25 })
        #expect(await UIView.transition(with: view, duration: 0, options: [], animations: { view.tag = 3 }))
        #expect(view.alpha == 0.25)
        #expect(view.tag == 3)
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
