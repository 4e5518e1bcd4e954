import Testing

@testable import UIKit
@_spi(Quince) import QuinceFoundation

@MainActor private final class HeaderSource: CollectionItems, UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    { collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath) }
}

/// Compositional layouts made from list configurations.
@MainActor @Suite(.serialized) struct CollectionListTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func show(_ configuration: UICollectionLayoutListConfiguration, _ sections: [[String]])
        -> (list: UICollectionView, source: UICollectionViewDiffableDataSource<Int, String>, stage: ListStage)
    {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        let stage = ListStage(list, height: 500)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        for (index, items) in sections.enumerated() {
            snapshot.appendSections([index])
            snapshot.appendItems(items)
        }
        source.apply(snapshot)
        list.layoutIfNeeded()
        return (list, source, stage)
    }

    /// The lines that a row shows: narrow views of its own.
    private func lines(_ list: UICollectionView, _ path: IndexPath) -> [CGRect] {
        let cell = list.cellForItem(at: path)
        cell?.layoutIfNeeded()
        return (cell?.subviews ?? []).filter { !$0.isHidden && $0.bounds.height > 0 && $0.bounds.height < 1 }.map(\.frame)
            .sorted { $0.minY < $1.minY }
    }

    private var pixel: CGFloat { 1 / UIScreen.main.scale }

    @Test func plainRowsStandOneUnderAnotherWithLinesFromTheirText() {
        let (list, source, stage) = show(.init(appearance: .plain), [["a", "b"]])
        defer { withExtendedLifetime(source) { stage.close() } }
        #expect(list.frames == [CGRect(x: 0, y: 0, width: 393, height: 44), CGRect(x: 0, y: 44, width: 393, height: 44)])
        // The first row has a line above it, too.
        let line = CGRect(x: 16, y: 0, width: 377, height: pixel)
        #expect(lines(list, path(0)) == [line, line.offsetBy(dx: 0, dy: 44 - pixel)])
        #expect(lines(list, path(1)).count == 1)
    }

    @Test func insetRowsHaveLinesBetweenThemOnly() {
        let (list, source, stage) = show(.init(appearance: .insetGrouped), [["a", "b"]])
        defer { withExtendedLifetime(source) { stage.close() } }
        #expect(list.frames == [CGRect(x: 16, y: 35, width: 361, height: 44), CGRect(x: 16, y: 79, width: 361, height: 44)])
        #expect(lines(list, path(0)) == [CGRect(x: 16, y: 44 - pixel, width: 345, height: pixel)])
        #expect(lines(list, path(1)).isEmpty)
    }

    /// Cells are used again for rows of other places: their lines are those of the row they show.
    @Test func linesAreThoseOfTheRowTheCellShowsNow() {
        let sections = (0..<8).map { section in (0..<5).map { "\(section) \($0)" } }
        let (list, source, stage) = show(.init(appearance: .insetGrouped), sections)
        defer { withExtendedLifetime(source) { stage.close() } }
        for y in stride(from: CGFloat(0), through: 1500, by: 37) {
            list.contentOffset.y = y
            list.layoutIfNeeded()
            for cell in list.visibleCells {
                guard let path = list.indexPath(for: cell) else { continue }
                let lines = cell.subviews.filter { !$0.isHidden && $0.bounds.height > 0 && $0.bounds.height < 1 }
                #expect(lines.count == (path.item == 4 ? 0 : 1), "\(path) at \(y)")
                #expect(lines.allSatisfy { $0.frame.minX == 16 && $0.frame.minY == 44 - pixel }, "\(path) at \(y)")
            }
        }
    }

    @Test func appsHideLinesAndPlaceThem() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.itemSeparatorHandler = { path, separators in
            var separators = separators
            if path.item == 0 { (separators.topSeparatorVisibility, separators.bottomSeparatorVisibility) = (.hidden, .hidden) }
            if path.item == 1 { separators.bottomSeparatorInsets = .init(top: 0, leading: 40, bottom: 0, trailing: 3) }
            return separators
        }
        let (list, source, stage) = show(configuration, [["a", "b"]])
        defer { withExtendedLifetime(source) { stage.close() } }
        #expect(lines(list, path(0)).isEmpty)
        #expect(lines(list, path(1)) == [CGRect(x: 40, y: 44 - pixel, width: 350, height: pixel)])
    }

    @Test func headersHaveRoomAboveThem() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        #expect(configuration.headerTopPadding == nil)
        configuration.headerMode = .supplementary
        let source = HeaderSource([["a"], ["b"]])
        func places() -> [CGFloat] {
            let list = source.list(UICollectionViewCompositionalLayout.list(using: configuration))
            let stage = ListStage(list, height: 500)
            defer { stage.close() }
            list.layoutIfNeeded()
            let headers = (0..<2).compactMap {
                list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, $0))?.frame.minY
            }
            return headers + list.frames.map(\.minY)
        }
        // Sums of thirds of points are not exact.
        func moves(_ new: [CGFloat], _ old: [CGFloat]) -> [CGFloat] { zip(new, old).map { (($0 - $1) * 1000).rounded() / 1000 } }
        let before = places()
        configuration.headerTopPadding = 30
        let after = places()
        #expect(before.count == 4)
        #expect(after.count == 4)
        // The first header and row move down by one padding, the second ones by two.
        #expect(moves(after, before) == [30, 60, 30, 60])
        configuration.headerMode = .firstItemInSection
        configuration.headerTopPadding = 0
        let rows = places()
        configuration.headerTopPadding = 25
        #expect(moves(places(), rows) == [25, 50])
    }

    @Test func listsWithoutSeparatorsHaveNone() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.showsSeparators = false
        let (list, source, stage) = show(configuration, [["a", "b"]])
        defer { withExtendedLifetime(source) { stage.close() } }
        #expect(lines(list, path(0)).isEmpty)
        #expect(lines(list, path(1)).isEmpty)
    }
}
