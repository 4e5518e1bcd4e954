import Testing

@testable import UIKit
@_spi(Quince) import QuinceFoundation

/// Elements on their way from one layout to another.
@MainActor @Suite(.serialized) struct LayoutTransitionTests {
    init() { ObjectRuntime.register(TextCell.self) { entry in entry.factory(.frame) { _ in TextCell(frame: .zero) } } }

    private final class Source: CollectionItems, UICollectionViewDataSource, UICollectionViewDelegate {
        var way: UICollectionViewTransitionLayout?
        func collectionView(
            _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
            newLayout toLayout: UICollectionViewLayout
        ) -> UICollectionViewTransitionLayout {
            let layout = UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
            way = layout
            return layout
        }
    }

    private func flow(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (CGSize(width: width, height: height), 0, 0)
        return layout
    }

    private func shown(_ count: Int) -> (list: UICollectionView, source: Source, stage: ListStage) {
        let source = Source([(0..<count).map { "\($0)" }])
        let list = source.list(flow(393, 100))
        return (list, source, ListStage(list, height: 400))
    }

    @Test func elementsStandBetweenTheLayouts() {
        let (list, source, stage) = shown(3)
        defer { stage.close() }
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let old = list.collectionViewLayout, next = flow(131, 200)
        var ends: [[Bool]] = []
        let way = list.startInteractiveTransition(to: next) { ends.append([$0, $1]) }
        #expect(way === source.way)
        #expect(list.collectionViewLayout === way)
        #expect(way.currentLayout === old)
        #expect(way.nextLayout === next)
        #expect(list.frames == (0..<3).map { CGRect(x: 0, y: CGFloat($0) * 100, width: 393, height: 100) })
        way.transitionProgress = 0.5
        #expect(list.frames[1] == CGRect(x: 65.5, y: 50, width: 262, height: 150))
        #expect(list.contentSize == CGSize(width: 393, height: 250))
        way.updateValue(7, forAnimatedKey: "turn")
        #expect(way.value(forAnimatedKey: "turn") == 7)
        #expect(way.value(forAnimatedKey: "other") == 0)
        #expect(ends.isEmpty)
        list.finishInteractiveTransition()
        #expect(ends == [[true, true]])
        #expect(list.collectionViewLayout === next)
        #expect(list.frames == (0..<3).map { CGRect(x: CGFloat($0) * 131, y: 0, width: 131, height: 200) })
    }

    @Test func cancelledTransitionsGoBack() {
        let (list, source, stage) = shown(30)
        defer { stage.close() }
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let old = list.collectionViewLayout
        list.contentOffset.y = 1000
        list.layoutIfNeeded()
        var ends: [[Bool]] = []
        let way = list.startInteractiveTransition(to: flow(131, 100)) { ends.append([$0, $1]) }
        // Ten rows reach 600 points less far than the list is scrolled.
        way.transitionProgress = 0.5
        #expect(list.contentOffset.y == 800)
        #expect(!list.frames.isEmpty)
        list.cancelInteractiveTransition()
        #expect(ends == [[true, false]])
        #expect(list.collectionViewLayout === old)
        #expect(list.contentOffset.y == 1000)
        #expect(list.texts == ["10", "11", "12", "13"])
        withExtendedLifetime(source) {}
    }

    @Test func newItemsComeIntoLayoutsOnTheirWay() {
        let (list, source, stage) = shown(2)
        defer { stage.close() }
        let way = list.startInteractiveTransition(to: flow(131, 200))
        way.transitionProgress = 1
        source.sections = [["a", "b", "c"]]
        list.reloadData()
        #expect(list.texts == ["a", "b", "c"] && list.frames[2] == CGRect(x: 262, y: 0, width: 131, height: 200))
    }
}
