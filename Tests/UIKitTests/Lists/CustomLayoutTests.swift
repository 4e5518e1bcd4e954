import Testing

@testable import UIKit
@_spi(Quince) import QuinceFoundation

@MainActor @Suite(.serialized) struct CustomLayoutTests {
    init() { ObjectRuntime.register(TextCell.self) { entry in entry.factory(.frame) { _ in TextCell(frame: .zero) } } }

    private final class Attributes: UICollectionViewLayoutAttributes {
        var tilt: CGFloat = 0
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone) as! Attributes
            copy.tilt = tilt
            return copy
        }
        override func isEqual(_ object: Any?) -> Bool {
            super.isEqual(object) && MainActor.assumeIsolated { (object as? Attributes)?.tilt == tilt }
        }
    }

    /// Items on a diagonal, over a decoration.
    private final class Diagonal: UICollectionViewLayout {
        var step: CGFloat = 50
        override class var layoutAttributesClass: AnyClass { Attributes.self }
        override var collectionViewContentSize: CGSize { CGSize(width: 393, height: 1000) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let count = collectionView!.numberOfItems(inSection: 0)
            let background = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "background", with: IndexPath(item: 0, section: 0))
            background.frame = CGRect(x: 0, y: 0, width: 393, height: 100)
            background.zIndex = -1
            return [background] + (0..<count).map { layoutAttributesForItem(at: IndexPath(item: $0, section: 0))! }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = Attributes(forCellWith: indexPath)
            let place = CGFloat(indexPath.item) * step
            attributes.frame = CGRect(x: place, y: place, width: 40, height: 40)
            attributes.tilt = place
            attributes.zIndex = -indexPath.item
            attributes.alpha = 0.5
            return attributes
        }
        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
            -> CGPoint
        { CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100) }
    }

    private final class TiltedCell: TextCell {
        var tilts: [CGFloat] = []
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            if let attributes = layoutAttributes as? Attributes { tilts.append(attributes.tilt) }
        }
        static let register: Void = ObjectRuntime.register(TiltedCell.self) { entry in
            entry.factory(.frame) { _ in TiltedCell(frame: .zero) }
        }
    }

    @Test func onlyElementsOnTheScreenHaveViews() {
        TiltedCell.register
        let source = CollectionSource([(0..<100).map { "\($0)" }])
        let layout = Diagonal()
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        let list = source.list(layout)
        list.register(TiltedCell.self, forCellWithReuseIdentifier: "item")
        let stage = ListStage(list, height: 200)
        defer { stage.close() }
        #expect(list.texts == ["0", "1", "2", "3"])
        #expect(list.visibleCells.map(\.alpha) == [0.5, 0.5, 0.5, 0.5])
        #expect(list.visibleCells.map { ($0 as? TiltedCell)?.tilts } == [[0], [50], [100], [150]])
        #expect(list.subviews.contains { type(of: $0) == UICollectionReusableView.self && $0.frame.height == 100 })
        // Later items lie below earlier ones, for touches, too.
        let order = list.subviews.compactMap { ($0 as? TextCell)?.text }
        #expect(order == ["3", "2", "1", "0"])
    }

    @Test func cellsLearnOfTheirOwnAttributesOnceUntilTheyChange() {
        TiltedCell.register
        let source = CollectionSource([["a", "b"]])
        let layout = Diagonal()
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        let list = source.list(layout)
        list.register(TiltedCell.self, forCellWithReuseIdentifier: "item")
        let stage = ListStage(list, height: 200)
        defer { stage.close() }
        list.setNeedsLayout()
        list.layoutIfNeeded()
        layout.step = 60
        layout.invalidateLayout()
        list.layoutIfNeeded()
        #expect(list.visibleCells.map { ($0 as? TiltedCell)?.tilts } == [[0], [50, 60]])
    }

    @Test func layoutsChooseWhereScrollingEnds() {
        let source = CollectionSource([["a"]])
        let layout = Diagonal()
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        let list = source.list(layout)
        let stage = ListStage(list, height: 200)
        defer { stage.close() }
        #expect(list.restingOffset(CGPoint(x: 0, y: 160), velocity: .zero) == CGPoint(x: 0, y: 200))
    }

    @Test func layoutsAreExchanged() {
        let source = CollectionSource([["a", "b"]])
        let layout = Diagonal()
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        let list = source.list(layout)
        let stage = ListStage(list, height: 200)
        defer { stage.close() }
        list.layoutIfNeeded()
        let cells = list.visibleCells
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        list.setCollectionViewLayout(flow, animated: false)
        #expect(list.frames.map(\.width) == [100, 100])
        #expect(list.visibleCells == cells)
        #expect(layout.collectionView == nil)
        #expect(flow.collectionView === list)
    }

    @Test func viewsLearnOfAnotherLayout() {
        final class Learner: TextCell {
            var log: [String] = []
            override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
                log.append("will \(type(of: newLayout))")
            }
            override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
                log.append("did \(type(of: oldLayout))")
            }
        }
        ObjectRuntime.register(Learner.self) { entry in entry.factory(.frame) { _ in Learner(frame: .zero) } }
        let source = CollectionSource([["a"]])
        let layout = Diagonal()
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        let list = source.list(layout)
        list.register(Learner.self, forCellWithReuseIdentifier: "item")
        let stage = ListStage(list, height: 200)
        defer { stage.close() }
        list.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        #expect((list.visibleCells.first as? Learner)?.log == ["will UICollectionViewFlowLayout", "did Diagonal"])
    }

    /// One decoration that its layout exchanges with every batch.
    private final class Exchanging: UICollectionViewLayout {
        var asked: [String] = []
        override var collectionViewContentSize: CGSize { CGSize(width: 393, height: 200) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let items = (0..<collectionView!.numberOfItems(inSection: 0)).map { item in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                attributes.frame = CGRect(x: CGFloat(item) * 50, y: 0, width: 40, height: 40)
                return attributes
            }
            return items + [decoration]
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            layoutAttributesForElements(in: .zero)?.first { $0.indexPath == indexPath }
        }
        private var decoration: UICollectionViewLayoutAttributes {
            let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "mark", with: IndexPath(item: 0, section: 0))
            attributes.frame = CGRect(x: 0, y: 60, width: 100, height: 10)
            return attributes
        }
        override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        { decoration }
        override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
            asked.append("delete \(elementKind)")
            return [IndexPath(item: 0, section: 0)]
        }
        override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
            asked.append("insert \(elementKind)")
            return [IndexPath(item: 0, section: 0)]
        }
        override func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at path: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            asked.append("final")
            return super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: elementKind, at: path)
        }
        override func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at path: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            asked.append("initial")
            return super.initialLayoutAttributesForAppearingDecorationElement(ofKind: elementKind, at: path)
        }
    }

    @Test func layoutsLetDecorationsComeAndGo() {
        let source = CollectionSource([["a"]])
        let layout = Exchanging()
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "mark")
        let list = source.list(layout)
        let stage = ListStage(list, height: 200)
        defer { stage.close() }
        let mark = list.subviews.first { type(of: $0) == UICollectionReusableView.self }
        source.sections = [["a", "b"]]
        list.insertItems(at: [IndexPath(item: 1, section: 0)])
        #expect(layout.asked == ["delete mark", "insert mark", "initial", "final"])
        let now = list.subviews.filter { type(of: $0) == UICollectionReusableView.self && $0.alpha == 1 }
        #expect(now.count == 1)
        #expect(now.first !== mark)
        #expect(mark?.alpha == 0)
    }

    /// Calendars do this: the layout says how many items there are, and the data source asks it.
    @Test func itemsAreCountedOnceTheLayoutIsPrepared() {
        final class Making: UICollectionViewLayout {
            var made = 0
            override var collectionViewContentSize: CGSize { CGSize(width: 393, height: 200) }
            override func prepare() { made = 3 }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<made).map { item in
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                    attributes.frame = CGRect(x: 0, y: item * 50, width: 393, height: 50)
                    return attributes
                }
            }
        }
        final class Source: CollectionItems, UICollectionViewDataSource {
            let layout = Making()
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { layout.made }
        }
        let source = Source([["a", "b", "c"]])
        let list = source.list(source.layout)
        let stage = ListStage(list, height: 200)
        defer { stage.close() }
        list.layoutIfNeeded()
        #expect(list.visibleCells.count == 3)
        #expect(list.numberOfItems(inSection: 0) == 3)
    }

    @Test func boundsAndInsetsInvalidateLayoutsThatDependOnThem() {
        final class Following: UICollectionViewFlowLayout {
            var prepared = 0
            override func prepare() {
                super.prepare()
                prepared += 1
            }
        }
        final class Asking: UICollectionViewLayout {
            var depends = true
            var prepared = 0
            var asked: [CGRect] = []
            override var collectionViewContentSize: CGSize { CGSize(width: 393, height: 1000) }
            override func prepare() { prepared += 1 }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                asked.append(newBounds)
                return depends
            }
        }
        let layout = Asking()
        let list = CollectionSource([["a"]]).list(layout)
        let stage = ListStage(list, height: 200)
        defer { stage.close() }
        list.layoutIfNeeded()
        let start = layout.prepared
        list.contentOffset.y = 30
        list.layoutIfNeeded()
        #expect(layout.prepared == start + 1)
        #expect(layout.asked.last?.minY == 30)
        list.contentInset.bottom = 50
        list.layoutIfNeeded()
        #expect(layout.prepared == start + 2)
        layout.depends = false
        list.contentOffset.y = 60
        list.contentInset.bottom = 20
        list.layoutIfNeeded()
        #expect(layout.prepared == start + 2)
        let flow = Following()
        list.setCollectionViewLayout(flow, animated: false)
        list.layoutIfNeeded()
        let count = flow.prepared
        list.contentInset.left = 10
        list.layoutIfNeeded()
        #expect(flow.prepared == count + 1)
    }
}
