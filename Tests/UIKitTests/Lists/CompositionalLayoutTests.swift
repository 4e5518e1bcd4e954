import Testing

@testable import UIKit
@_spi(Quince) import QuinceFoundation

@MainActor @Suite(.serialized) struct GroupSolverTests {
    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func solve(_ group: NSCollectionLayoutGroup, measured: @escaping (Int) -> CGSize? = { _ in nil }, available: Int = .max)
        -> SolvedGroup
    {
        GroupSolver(container: CGSize(width: 300, height: 600), environment: nil, measured: measured, available: available).solve(group)
    }

    @Test func rowsAreFilledWithAsManyAsFit() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
        let solved = solve(.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item]))
        #expect(solved.size == CGSize(width: 300, height: 60))
        #expect(solved.leaves.map(\.frame.minX) == [0, 100, 200])
        #expect(solved.leaves.map(\.frame.height) == [60, 60, 60])
    }

    @Test func insetsShrinkItemsWhereTheyStand() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        #expect(
            solve(group).leaves.map(\.frame) == [CGRect(x: 12, y: 1, width: 134, height: 56), CGRect(x: 152, y: 1, width: 134, height: 56)])
    }

    @Test func aCountSharesTheLength() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitem: item, count: 4)
        group.interItemSpacing = .fixed(20)
        #expect(solve(group).leaves.map(\.frame.minX) == [0, 80, 160, 240])
        #expect(solve(group).leaves.map(\.frame.width) == [60, 60, 60, 60])
    }

    @Test func flexibleDistancesShareWhatIsLeft() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(40)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        group.interItemSpacing = .flexible(5)
        #expect(solve(group).leaves.map(\.frame.minX) == [0, 110, 220])
        let centred = NSCollectionLayoutItem(layoutSize: size(.absolute(200), .absolute(40)))
        centred.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
        let other = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [centred])
        #expect(solve(other).leaves.map(\.frame) == [CGRect(x: 50, y: 10, width: 200, height: 40)])
    }

    @Test func groupsNest() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [large, column])
        #expect(
            solve(group).leaves.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 210, height: 240), CGRect(x: 210, y: 0, width: 90, height: 120),
                CGRect(x: 210, y: 120, width: 90, height: 120),
            ])
        #expect(solve(group, available: 2).leaves.count == 2)
    }

    @Test func estimatedLengthsAreWhatTheContentsAskFor() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(50)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [item])
        #expect(solve(group).size.height == 50)
        let solved = solve(group) { $0 == 1 ? CGSize(width: 150, height: 80) : nil }
        #expect(solved.size.height == 80)
        #expect(solved.leaves.map(\.frame.height) == [50, 80])
        #expect(solved.leaves.map(\.axes) == [.vertical, .vertical])
    }

    @Test func uniformItemsAreAsLargeAsTheLargestBesideThem() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom]))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 40)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .estimated(40)), subitems: [item])
        #expect(solve(group).leaves.map(\.frame.height) == [40, 40])
        let solved = solve(group) { CGSize(width: 150, height: $0 == 1 ? 90 : 60) }
        #expect(solved.leaves.map(\.frame.height) == [90, 90])
        #expect(solved.size.height == 90)
        #expect(solved.attachments.map(\.frame.maxY) == [90, 90])
        #expect(solved.leaves.map(\.axes) == [.vertical, .vertical])
    }

    @Test func badgesLieAtTheirAnchors() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
        let solved = solve(.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
        #expect(solved.attachments.map(\.frame.minX) == [90, 190, 290])
        #expect(solved.attachments.allSatisfy { $0.frame.minY == -10 && $0.frame.size == CGSize(width: 20, height: 20) })
        #expect(solved.attachments.map(\.leaf) == [0, 1, 2])
    }

    @Test func customGroupsPlaceTheirItemsThemselves() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
            let width = environment.container.effectiveContentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 20)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 30, width: 5, height: 5), zIndex: 3),
            ]
        }
        #expect(
            solve(group).leaves.map(\.frame) == [CGRect(x: 0, y: 0, width: 150, height: 20), CGRect(x: 10, y: 30, width: 5, height: 5)])
        #expect(solve(group).leaves.map(\.zIndex) == [0, 3])
    }
}

@MainActor @Suite(.serialized) struct CompositionalLayoutTests {
    init() {
        ObjectRuntime.register(TextCell.self) { entry in entry.factory(.frame) { _ in TextCell(frame: .zero) } }
        ObjectRuntime.register(TextView.self) { entry in entry.factory(.frame) { _ in TextView(frame: .zero) } }
        ObjectRuntime.register(TallCell.self) { entry in entry.factory(.frame) { _ in TallCell(frame: .zero) } }
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private final class Source: CollectionItems, UICollectionViewDataSource, UICollectionViewDelegate {
        func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
            -> UICollectionReusableView
        { collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath) }
    }

    private func rows(_ count: Int, height: CGFloat = 100) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(height)), subitem: item, count: count))
    }

    @Test func groupsRepeatDownTheSection() {
        let source = Source([(0..<5).map { "\($0)" }, ["x"]])
        let section = rows(2)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 3)
        let list = source.list(UICollectionViewCompositionalLayout(section: section))
        let stage = ListStage(list, height: 700)
        defer { stage.close() }
        #expect(list.frames.map(\.origin.y) == [5, 5, 115, 115, 225, 337])
        #expect(list.frames.map(\.width).allSatisfy { $0 == 185 })
        #expect(list.contentSize == CGSize(width: 393, height: 444))
    }

    @Test func gridsHaveTwoColumns() {
        let source = Source([(0..<5).map { "\($0)" }])
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        // Whole points, whatever the screen's scale.
        (section.contentInsets.leading, section.contentInsets.trailing) = (8, 9)
        let list = source.list(UICollectionViewCompositionalLayout(section: section))
        let stage = ListStage(list, height: 400)
        defer { stage.close() }
        #expect(list.frames.map(\.minX) == [8, 196, 8, 196, 8])
        #expect(list.frames.map(\.minY) == [0, 0, 60, 60, 120])
        #expect(list.frames.allSatisfy { $0.size == CGSize(width: 188, height: 60) })
        #expect(list.contentSize == CGSize(width: 393, height: 180))
    }

    @Test func costDoesNotGrowWithTheNumberOfItems() {
        let source = Source([(0..<100_000).map { "\($0)" }])
        let list = source.list(UICollectionViewCompositionalLayout(section: rows(1)))
        let stage = ListStage(list, height: 400)
        defer { stage.close() }
        #expect(source.made == 4)
        #expect(list.contentSize.height == 10_000_000)
        list.scrollToItem(at: path(70_000), at: .top, animated: false)
        #expect(list.texts.first == "70000")
        #expect(source.made == 4)
    }

    // MARK: Headers

    @Test func headersStandBeforeTheInsetsAndPin() {
        let source = Source([(0..<20).map { "\($0)" }])
        let section = rows(1)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 20)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let list = source.list(UICollectionViewCompositionalLayout(section: section))
        let stage = ListStage(list, height: 400)
        defer { stage.close() }
        func frame() -> CGRect? {
            list.layoutIfNeeded()
            return list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))?.frame
        }
        #expect(frame() == CGRect(x: 20, y: 0, width: 353, height: 30))
        #expect(list.frames[0].minY == 40)
        list.contentOffset.y = 500
        #expect(frame()?.minY == 500)
        list.contentOffset.y = list.contentSize.height - 20
        #expect(frame()?.minY == list.contentSize.height - 30)
    }

    @Test func headersHaveInsetsFromWhatTheSectionSays() {
        let source = Source([["a"]])
        let section = rows(1)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        section.boundarySupplementaryItems = [header]
        let layout = UICollectionViewCompositionalLayout { _, _ in section }
        let list = source.list(layout)
        list.layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 15)
        let stage = ListStage(list, height: 400)
        defer { stage.close() }
        func frame(_ reference: UIContentInsetsReference) -> CGRect? {
            section.supplementaryContentInsetsReference = reference
            layout.invalidateLayout()
            list.layoutIfNeeded()
            return list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))?.frame
        }
        #expect(section.supplementaryContentInsetsReference == .automatic)
        #expect(frame(.automatic)?.minX == 20)
        #expect(frame(.none) == CGRect(x: 0, y: 0, width: 393, height: 30))
        #expect(frame(.layoutMargins) == CGRect(x: 12, y: 0, width: 366, height: 30))
        header.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
        #expect(frame(.none) == CGRect(x: 3, y: 2, width: 385, height: 24) && list.frames[0].minY == 30)
    }

    @Test func headersThatDoNotPinScrollAway() throws {
        let source = Source([(0..<20).map { "\($0)" }])
        let section = rows(1)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top)
        ]
        let list = source.list(UICollectionViewCompositionalLayout(section: section))
        let stage = ListStage(list, height: 400)
        defer { stage.close() }
        func header() -> UIView? {
            list.layoutIfNeeded()
            return list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
        }
        #expect(header()?.frame == CGRect(x: 0, y: 0, width: 393, height: 30))
        list.contentOffset.y = 20
        #expect(header()?.frame.minY == 0)
        list.contentOffset.y = 500
        #expect(header() == nil)
    }

    @Test func backgroundsCoverTheirSections() {
        let source = Source([["a", "b"], ["c"]])
        let section = rows(1)
        section.decorationItems = [.background(elementKind: "ground")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
        let list = source.list(layout)
        let stage = ListStage(list, height: 400)
        defer { stage.close() }
        let grounds = list.subviews.filter { type(of: $0) == UICollectionReusableView.self }.map(\.frame).sorted { $0.minY < $1.minY }
        #expect(grounds == [CGRect(x: 0, y: 0, width: 393, height: 200), CGRect(x: 0, y: 200, width: 393, height: 100)])
        #expect(list.subviews.first { $0 is TextCell } != nil)
        let firstCell = list.subviews.firstIndex { $0 is TextCell }!
        #expect(list.subviews[..<firstCell].filter { type(of: $0) == UICollectionReusableView.self }.count == 2)
    }

    // MARK: Self-sizing

    /// As high as its text is long.
    private final class TallCell: TextCell {
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { CGSize(width: CGFloat(text.count) * 20, height: CGFloat(text.count) * 10) }
    }

    @Test func rowsAreAsHighAsTheirContents() {
        let source = Source([["aaaaa", "bb", "c"]])
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item]))
        let list = source.list(UICollectionViewCompositionalLayout(section: section))
        list.register(TallCell.self, forCellWithReuseIdentifier: "item")
        let stage = ListStage(list, height: 400)
        defer { stage.close() }
        #expect(
            list.frames == [
                CGRect(x: 0, y: 0, width: 393, height: 50), CGRect(x: 0, y: 50, width: 393, height: 20),
                CGRect(x: 0, y: 70, width: 393, height: 10),
            ])
        #expect(list.contentSize.height == 80)
    }

    @Test func rowsThatWereLeftBehindAreAsHighAsBefore() {
        let source = Source([(0..<600).map { String(repeating: "a", count: 2 + $0 % 5) }])
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(40)))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size(.fractionalWidth(1), .estimated(40)), subitems: [item]))
        let list = source.list(UICollectionViewCompositionalLayout(section: section))
        list.register(TallCell.self, forCellWithReuseIdentifier: "item")
        let stage = ListStage(list, height: 400)
        defer { stage.close() }
        let first = list.frames
        #expect(first.prefix(3).map(\.height) == [20, 30, 40])
        while list.contentOffset.y < list.contentSize.height - 400 {
            list.contentOffset.y += 300
            list.layoutIfNeeded()
        }
        #expect(list.contentSize.height == 24_000)
        list.contentOffset.y = 0
        list.layoutIfNeeded()
        #expect(list.frames == first)
        let places: [CGRect] = (0..<600).compactMap { list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        let heights: [CGFloat] = (0..<600).map { item in CGFloat(20 + item % 5 * 10) }
        #expect(places.map(\.height) == heights)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    }

    @Test func rowsOfUniformItemsAreAsHighAsTheLongest() {
        let source = Source([["aaaaa", "bb", "c", "dd"]])
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 5)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .estimated(5)), subitems: [item])
        let list = source.list(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        list.register(TallCell.self, forCellWithReuseIdentifier: "item")
        let stage = ListStage(list, height: 400)
        defer { stage.close() }
        #expect(list.frames.map(\.minY) == [0, 0, 50, 50] && list.frames.map(\.height) == [50, 50, 20, 20])
        #expect(list.contentSize.height == 70)
    }

    @Test func itemsAsWideAsTheirContentsWrap() {
        let source = Source([["aaaaaaaa", "bbbbbbbb", "cccc"]])
        let item = NSCollectionLayoutItem(layoutSize: size(.estimated(60), .absolute(30)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        let list = source.list(UICollectionViewCompositionalLayout(section: section))
        list.register(TallCell.self, forCellWithReuseIdentifier: "item")
        let stage = ListStage(list, height: 400)
        defer { stage.close() }
        // 160 + 8 + 160 + 8 + 80 exceed 393.
        #expect(list.frames.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 168, y: 0), CGPoint(x: 0, y: 36)])
        #expect(list.frames.map(\.width) == [160, 160, 80])
    }

    @Test func scrollingUpOverMeasuredRowsKeepsThePlace() {
        let source = Source([[String](repeating: "aaaaa", count: 1000)])
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(30)))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item]))
        let list = source.list(UICollectionViewCompositionalLayout(section: section))
        list.register(TallCell.self, forCellWithReuseIdentifier: "item")
        let stage = ListStage(list, height: 300)
        defer { stage.close() }
        list.scrollToItem(at: path(500), at: .top, animated: false)
        for _ in 0..<20 {
            let item = list.indexPathsForVisibleItems.min()!.item + 1
            let before = list.cellForItem(at: path(item))!.frame.minY - list.contentOffset.y
            list.contentOffset.y -= 20
            list.layoutIfNeeded()
            #expect(list.cellForItem(at: path(item))!.frame.minY - list.contentOffset.y == before + 20)
        }
        #expect(source.made < 30)
    }

    // MARK: Sections that scroll by themselves

    private func shelf(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size(.absolute(100), .absolute(80)), subitems: [item]))
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        return section
    }

    @Test func sectionsScrollByThemselves() throws {
        let source = Source([(0..<50).map { "\($0)" }, (50..<60).map { "\($0)" }])
        let list = source.list(UICollectionViewCompositionalLayout { [self] index, _ in index == 0 ? shelf(.continuous) : rows(1) })
        let stage = ListStage(list, height: 380)
        defer { stage.close() }
        #expect(list.texts == ["0", "1", "2", "3", "50", "51", "52"])
        #expect(list.contentSize.height == 1080)
        let scroller = try #require(list.subviews.lazy.compactMap { $0 as? SectionScrollView }.first)
        #expect(scroller.frame == CGRect(x: 0, y: 0, width: 393, height: 80))
        #expect(scroller.contentSize == CGSize(width: 20 + 50 * 110 - 10 + 20, height: 80))
        let cell = try #require(list.cellForItem(at: path(1)))
        #expect(cell.superview === scroller)
        #expect(cell.frame.minX == 130)
        scroller.contentOffset.x = 1100
        #expect(list.texts.prefix(4) == ["9", "10", "11", "12"])
        #expect(list.layoutAttributesForItem(at: path(10))?.frame.minX == 20)
        #expect(source.made < 15)
        // The section keeps its place when it comes back.
        list.contentOffset.y = 300
        list.layoutIfNeeded()
        #expect(!list.subviews.contains { $0 is SectionScrollView })
        list.contentOffset.y = 0
        #expect(list.texts.first == "9")
    }

    @Test func groupsComeToRestWhereTheSectionSays() {
        func rest(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ offset: CGFloat, from: CGFloat, velocity: CGFloat)
            -> CGFloat
        {
            let source = Source([(0..<50).map { "\($0)" }])
            let layout = UICollectionViewCompositionalLayout(section: shelf(behavior))
            let list = source.list(layout)
            let stage = ListStage(list, height: 300)
            defer { stage.close() }
            return layout.restingOffset(
                of: 0, CGPoint(x: offset, y: 0), from: CGPoint(x: from, y: 0), velocity: CGPoint(x: velocity, y: 0)
            ).x
        }
        #expect(rest(.continuous, 333, from: 0, velocity: 1) == 333)
        #expect(rest(.continuousGroupLeadingBoundary, 333, from: 0, velocity: 1) == 330)
        #expect(rest(.paging, 900, from: 0, velocity: 2) == 393)
        #expect(rest(.groupPaging, 900, from: 110, velocity: 2) == 220)
        #expect(rest(.groupPaging, 0, from: 110, velocity: -2) == 0)
        // The middle of the second group in the middle of 393.
        #expect(rest(.groupPagingCentered, 900, from: -126.5, velocity: 2) == 20 + 110 + 50 - 196.5)
    }

    @Test func handlersChangeWhatIsShown() {
        let source = Source([(0..<50).map { "\($0)" }])
        let section = shelf(.continuous)
        var seen: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            seen.append(offset.x)
            for item in items { item.alpha = item.indexPath.item == 0 ? 0.25 : 1 }
        }
        let list = source.list(UICollectionViewCompositionalLayout(section: section))
        let stage = ListStage(list, height: 300)
        defer { stage.close() }
        #expect(list.cellForItem(at: path(0))?.alpha == 0.25)
        #expect(list.cellForItem(at: path(1))?.alpha == 1)
        list.subviews.lazy.compactMap { $0 as? SectionScrollView }.first?.contentOffset.x = 50
        list.layoutIfNeeded()
        #expect(seen.first == 0)
        #expect(seen.last == 50)
    }

    // MARK: Lists

    @Test func listsHaveRowsThatSizeThemselves() {
        let list = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        let stage = ListStage(list, height: 500)
        defer { stage.close() }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["one", String(repeating: "a long text ", count: 12)], toSection: 0)
        snapshot.appendItems(["two"], toSection: 1)
        source.apply(snapshot)
        let frames = list.frames
        #expect(frames[0] == CGRect(x: 16, y: 35, width: 361, height: 44))
        #expect(frames[1].height > 80)
        #expect(list.backgroundColor == .systemGroupedBackground)
        let looks = list.visibleCells.map { ($0 as! UICollectionViewListCell).row }
        #expect(looks.map { $0?.isFirst } == [true, false, true])
        #expect(looks.map { $0?.isLast } == [false, true, true])
    }

    @Test func listsSwipe() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        var log: [String] = []
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    log.append("delete \(path.item)")
                    done(true)
                }
            ])
        }
        let source = Source([["a", "b", "c"]])
        let list = source.list(UICollectionViewCompositionalLayout.list(using: configuration))
        let stage = ListStage(list)
        defer { stage.close() }
        stage.drag(CGPoint(x: 380, y: 66), CGPoint(x: 360, y: 66), CGPoint(x: 20, y: 66))
        #expect(log == ["delete 1"])
    }
}
