import Testing

@testable import UIKit
@_spi(Quince) import QuinceFoundation

@MainActor @Suite(.serialized) struct FlowLayoutTests {
    init() {
        ObjectRuntime.register(GrowingCell.self) { entry in entry.factory(.frame) { _ in GrowingCell(frame: .zero) } }
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private final class Source: CollectionItems, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
            -> UICollectionReusableView
        {
            let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            (view as? TextView)?.text = "header \(indexPath.section)"
            return view
        }
    }

    private func frames(_ list: UICollectionView, _ section: Int = 0) -> [CGRect] {
        (0..<list.numberOfItems(inSection: section)).map { list.layoutAttributesForItem(at: path($0, section))!.frame }
    }

    @Test func defaults() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.minimumLineSpacing == 10)
        #expect(layout.minimumInteritemSpacing == 10)
        #expect(layout.scrollDirection == .vertical)
        #expect(layout.estimatedItemSize == .zero)
    }

    @Test func itemsFillRowsFromTheInset() {
        let source = Source([["a", "b", "c", "d"]])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 13)
        let list = source.list(layout)
        let stage = ListStage(list)
        defer { stage.close() }
        // 393 - 33 = 360 hold three with gaps of 30.
        #expect(frames(list).map(\.origin) == [CGPoint(x: 20, y: 5), CGPoint(x: 150, y: 5), CGPoint(x: 280, y: 5), CGPoint(x: 20, y: 55)])
        #expect(list.contentSize == CGSize(width: 393, height: 102))
    }

    @Test func horizontalLayoutsFillColumns() {
        let source = Source([["a", "b", "c"]])
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 70, height: 90)
        let list = source.list(layout)
        let stage = ListStage(list, height: 200)
        defer { stage.close() }
        #expect(frames(list).map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 110), CGPoint(x: 80, y: 0)])
        #expect(list.contentSize == CGSize(width: 150, height: 200))
    }

    @Test func headersStandBeforeTheirItems() {
        let source = Source([["a"], ["b"]])
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        let list = source.list(layout)
        let stage = ListStage(list)
        defer { stage.close() }
        let headers = list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.map { ($0 as? TextView)?.text } == ["header 0", "header 1"])
        #expect(headers.map(\.frame) == [CGRect(x: 0, y: 0, width: 393, height: 30), CGRect(x: 0, y: 80, width: 393, height: 30)])
        #expect(frames(list, 1)[0].minY == 110)
    }

    @Test func pinnedHeadersStayUntilTheirSectionEnds() {
        let source = Source([(0..<30).map { "\($0)" }, ["b"]])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let list = source.list(layout)
        let stage = ListStage(list, height: 300)
        defer { stage.close() }
        func header() -> CGFloat? {
            list.layoutIfNeeded()
            return list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))?.frame.minY
        }
        #expect(header() == 0)
        list.contentOffset.y = 200
        #expect(header() == 200)
        // The section ends at 1530.
        list.contentOffset.y = 1510
        #expect(header() == 1500)
    }

    // MARK: Delegate

    private final class Sizing: CollectionItems, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 100 + 10 * indexPath.item, height: 20 + 10 * indexPath.item) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
        ) -> UIEdgeInsets { UIEdgeInsets(top: CGFloat(section), left: 0, bottom: 0, right: 0) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { 3 }
    }

    @Test func theDelegateGivesSizesAndDistances() {
        let source = Sizing([["a", "b", "c", "d"], ["e"]])
        let list = source.list(UICollectionViewFlowLayout())
        let stage = ListStage(list)
        defer { stage.close() }
        let places = frames(list)
        // 100 + 110 + 120 with gaps of 31.5 fill 393; items are centred in rows as high as the highest.
        #expect(places[0] == CGRect(x: 0, y: 10, width: 100, height: 20))
        #expect(abs(places[1].minX - 131.5) < 0.4)
        #expect(places[2] == CGRect(x: 273, y: 0, width: 120, height: 40))
        #expect(places[3] == CGRect(x: 0, y: 43, width: 130, height: 50))
        #expect(frames(list, 1)[0].minY == 94)
    }

    // MARK: Self-sizing

    /// As high as its text's length says.
    private final class GrowingCell: TextCell {
        override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            layoutAttributes.size = CGSize(width: 393, height: CGFloat(text.count) * 10)
            return layoutAttributes
        }
    }

    private func growing(_ texts: [String]) -> (Source, UICollectionView) {
        let source = Source([texts])
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 393, height: 30)
        layout.minimumLineSpacing = 0
        let list = source.list(layout)
        list.register(GrowingCell.self, forCellWithReuseIdentifier: "item")
        return (source, list)
    }

    @Test func cellsSizeThemselves() {
        let (source, list) = growing(["aaaaa", "b", "ccc"])
        let stage = ListStage(list)
        defer { stage.close() }
        #expect(source.made == 3)
        #expect(list.frames.map(\.height) == [50, 10, 30])
        #expect(list.frames.map(\.minY) == [0, 50, 60])
        #expect(list.contentSize.height == 90)
    }

    @Test func whatIsSeenStaysWhenItemsAboveAreMeasured() {
        let (source, list) = growing([String](repeating: "aaaaa", count: 1000))
        let stage = ListStage(list, height: 300)
        defer { stage.close() }
        list.scrollToItem(at: path(500), at: .top, animated: false)
        let made = source.made
        #expect(made < 25)
        func top(of item: Int) -> CGFloat? { list.cellForItem(at: path(item)).map { $0.frame.minY - list.contentOffset.y } }
        for _ in 0..<20 {
            let shown = list.indexPathsForVisibleItems.min()!.item + 1
            let before = top(of: shown)!
            list.contentOffset.y -= 20
            list.layoutIfNeeded()
            #expect(top(of: shown) == before + 20)
        }
    }

    @Test func otherInsetsKeepMeasuredSizes() {
        let (source, list) = growing([String](repeating: "aaaaa", count: 20))
        let stage = ListStage(list, height: 300)
        defer { withExtendedLifetime(source) { stage.close() } }
        for offset in stride(from: CGFloat(0), through: 700, by: 100) {
            list.contentOffset.y = offset
            list.layoutIfNeeded()
        }
        #expect(list.contentSize.height == 1000)
        list.contentInset.bottom = 40
        list.layoutIfNeeded()
        #expect(list.contentSize.height == 1000)
    }

    @Test func changesKeepMeasuredSizes() {
        let (source, list) = growing(["aaaaa", "b", "ccc"])
        let stage = ListStage(list)
        defer { stage.close() }
        list.layoutIfNeeded()
        source.sections = [["b", "dddd", "ccc"]]
        UIView.performWithoutAnimation {
            list.performBatchUpdates {
                list.deleteItems(at: [path(0)])
                list.insertItems(at: [path(1)])
            }
        }
        #expect(list.frames.map(\.height) == [10, 40, 30])
    }

    // MARK: Bounds

    private final class SizeWatcher: UICollectionViewFlowLayout {
        var prepared = 0
        override func prepare() {
            super.prepare()
            prepared += 1
        }
        /// As apps write it: the bounds are still the old ones.
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { collectionView?.bounds.size != newBounds.size }
    }

    @Test func layoutsLearnOfNewBoundsBeforeTheyAreThere() {
        let source = Source([(0..<50).map { "\($0)" }])
        let layout = SizeWatcher()
        let list = source.list(layout)
        let stage = ListStage(list)
        defer { stage.close() }
        list.layoutIfNeeded()
        let before = layout.prepared
        list.contentOffset.y = 10
        list.layoutIfNeeded()
        #expect(layout.prepared == before)
        list.frame.size.width = 200
        list.layoutIfNeeded()
        #expect(layout.prepared == before + 1)
        #expect(list.contentSize.width == 200)
    }
}
