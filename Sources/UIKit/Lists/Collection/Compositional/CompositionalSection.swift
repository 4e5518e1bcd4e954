/// A section of a compositional layout in the room it has: where its groups, headers and the like stand.
///
/// Lengths "along" run in the direction the layout scrolls, those "across" at right angles to it.
@MainActor final class CompositionalSection {
    let section: NSCollectionLayoutSection
    let count: Int
    let isVertical: Bool
    /// The room of the whole layout, and the section's insets in it.
    let room: CGSize
    let insets: NSDirectionalEdgeInsets
    /// The insets of boundary supplementary items; only those across the layout apply.
    let edgeInsets: NSDirectionalEdgeInsets
    let environment: any NSCollectionLayoutEnvironment
    /// The start of the section along the layout, in points.
    var start: CGFloat = 0

    /// Sizes that views asked for: of items, and of headers and the like.
    private(set) var measured: [Int: CGSize] = [:]
    private(set) var measuredEdges: [Int: CGSize] = [:]

    private let perGroup: Int
    /// The lengths of the groups, each with the distance to the next.
    private var groups = RowHeights()
    /// Instead of groups, items that size themselves in lines of as many as fit.
    private(set) var lines: FlowLines?
    private let template: SolvedGroup
    /// Groups that were asked for, of a section that does not scroll by itself not all: they can be solved again.
    private var solved: [Int: SolvedGroup] = [:]
    private static let keptGroups = 256
    /// How far groups reach along the layout, in a section that scrolls by itself.
    private var breadth: CGFloat = 0

    init(
        _ section: NSCollectionLayoutSection, count: Int, isVertical: Bool, room: CGSize, insets: NSDirectionalEdgeInsets,
        edgeInsets: NSDirectionalEdgeInsets, environment: any NSCollectionLayoutEnvironment, measured: [Int: CGSize],
        measuredEdges: [Int: CGSize]
    ) {
        (self.section, self.count, self.isVertical, self.room) = (section, count, isVertical, room)
        (self.insets, self.edgeInsets, self.environment, self.measuredEdges) = (insets, edgeInsets, environment, measuredEdges)
        template = GroupSolver(container: Self.inner(room, insets), environment: environment).solve(section.group)
        perGroup = max(1, template.leaves.count)
        lines = makeLines()
        if lines == nil {
            let number = count == 0 ? 0 : (count + perGroup - 1) / perGroup
            groups = RowHeights(count: number, height: .init(value: length(of: template) + section.interGroupSpacing, isExact: false))
            breadth = number > 0 ? breadth(of: template) : 0
            if count % perGroup != 0 { solveAgain(number - 1) }
        }
        for (item, size) in measured where item < count { _ = setSize(size, of: item) }
    }

    var isScrolling: Bool { section.orthogonalScrollingBehavior != .none }
    /// Whether groups follow each other from left to right.
    private var stacksHorizontally: Bool { isVertical == isScrolling }
    private var container: CGSize { Self.inner(room, insets) }

    private static func inner(_ room: CGSize, _ insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(0, room.width - insets.leading - insets.trailing), height: max(0, room.height - insets.top - insets.bottom))
    }

    private func length(of group: SolvedGroup) -> CGFloat { stacksHorizontally ? group.size.width : group.size.height }
    private func breadth(of group: SolvedGroup) -> CGFloat { stacksHorizontally ? group.size.height : group.size.width }

    /// Lines for a row of items that are as long as their contents: each takes as many as fit.
    private func makeLines() -> FlowLines? {
        let group = section.group
        guard !isScrolling, group.subitems.count == 1, group.count == nil, let item = group.subitems.first,
            !(item is NSCollectionLayoutGroup), group.isHorizontal == isVertical,
            item.layoutSize.flexibleAxes.contains(isVertical ? .horizontal : .vertical), !item.layoutSize.isUniform
        else { return nil }
        if case .custom = group.arrangement { return nil }
        let size = item.layoutSize.size(in: container)
        return FlowLines(
            count: count, length: isVertical ? container.width : container.height, itemSpacing: group.interItemSpacing?.spacing ?? 0,
            lineSpacing: section.interGroupSpacing, common: lineSize(size), isJustified: false)
    }

    private func lineSize(_ size: CGSize) -> FlowLines.Size {
        isVertical ? .init(along: size.width, across: size.height) : .init(along: size.height, across: size.width)
    }

    /// Whether the room along the layout decides on lengths.
    var followsLength: Bool {
        func follows(_ size: NSCollectionLayoutSize) -> Bool {
            [size.widthDimension, size.heightDimension].contains { isVertical ? $0.isFractionalHeight : $0.isFractionalWidth }
        }
        // The fractions of items are those of their group.
        if case .custom = section.group.arrangement { return true }
        return follows(section.group.layoutSize) || section.boundarySupplementaryItems.contains { follows($0.layoutSize) }
    }

    // MARK: Measuring

    /// Keeps the size an item asks for; false where it has it already.
    func setSize(_ size: CGSize, of item: Int) -> Bool {
        guard measured.updateValue(size, forKey: item) != size else { return false }
        if lines != nil {
            lines?.setSizes([item: lineSize(size)])
        } else {
            solveAgain(item / perGroup)
        }
        return true
    }

    func setSize(_ size: CGSize, ofEdge index: Int) -> Bool { measuredEdges.updateValue(size, forKey: index) != size }

    private func solveAgain(_ group: Int) {
        solved[group] = nil
        let new = solvedGroup(group)
        groups[group] = .init(value: length(of: new) + section.interGroupSpacing, isExact: true)
        breadth = max(solved.count == groups.count ? 0 : breadth, breadth(of: new))
    }

    private func solvedGroup(_ group: Int) -> SolvedGroup {
        if let known = solved[group] { return known }
        let first = group * perGroup
        let number = min(perGroup, count - first)
        if number == perGroup, !(first..<first + number).contains(where: { measured[$0] != nil }) { return template }
        let solver = GroupSolver(
            container: container, environment: environment, measured: { [measured] in measured[first + $0] }, available: number)
        let result = solver.solve(section.group)
        if !isScrolling, solved.count >= Self.keptGroups { solved.removeAll(keepingCapacity: true) }
        solved[group] = result
        return result
    }

    // MARK: Lengths

    /// How far all groups reach in the direction they follow each other.
    var groupsLength: CGFloat { groups.count == 0 ? 0 : groups.total - section.interGroupSpacing }
    /// How far they reach along the layout.
    private var alongLength: CGFloat { lines?.thickness ?? (isScrolling ? breadth : groupsLength) }

    private var insetBefore: CGFloat { isVertical ? insets.top : insets.leading }
    private var insetAfter: CGFloat { isVertical ? insets.bottom : insets.trailing }

    /// The start of the groups along the layout, in points.
    var groupsStart: CGFloat { start + edgeLength(atStart: true) + insetBefore }
    private var groupsEnd: CGFloat { groupsStart + alongLength }
    var end: CGFloat { groupsEnd + insetAfter + edgeLength(atStart: false) }

    private func edgeLength(atStart: Bool) -> CGFloat {
        var length: CGFloat = 0
        for (index, item) in section.boundarySupplementaryItems.enumerated() where item.extendsBoundary && isEdge(item, atStart: atStart) {
            let size = edgeSize(index)
            length = max(length, isVertical ? size.height : size.width)
        }
        return atStart ? length + ListSections.headerPadding(section) : length
    }

    private func isEdge(_ item: NSCollectionLayoutBoundarySupplementaryItem, atStart: Bool) -> Bool {
        guard isVertical else {
            return atStart ? item.alignment == .leading : item.alignment == .trailing
        }
        return atStart ? item.alignment.isTop : item.alignment.isBottom
    }

    // MARK: Items

    /// Returns the place of an item in the layout, without the section's own scrolling; nil for an index out of range.
    func leaf(_ item: Int) -> SolvedGroup.Leaf? {
        guard item >= 0, item < count else { return nil }
        let origin = contentOrigin
        if let lines, let place = lines.place(of: item) {
            let frame =
                isVertical
                ? CGRect(x: place.along, y: place.across, width: place.size.along, height: place.size.across)
                : CGRect(x: place.across, y: place.along, width: place.size.across, height: place.size.along)
            let axes = section.group.subitems[0].layoutSize.flexibleAxes
            return .init(frame: frame.offsetBy(dx: origin.x, dy: origin.y), axes: axes)
        }
        let group = item / perGroup
        guard var leaf = solvedGroup(group).leaves.dropFirst(item % perGroup).first else { return nil }
        let place = groupOrigin(group)
        leaf.frame = leaf.frame.offsetBy(dx: place.x, dy: place.y)
        return leaf
    }

    /// The origin of the first group.
    private var contentOrigin: CGPoint {
        isVertical ? CGPoint(x: insets.leading, y: groupsStart) : CGPoint(x: groupsStart, y: insets.top)
    }

    private func groupOrigin(_ group: Int) -> CGPoint {
        let origin = contentOrigin
        let offset = groups.offset(of: group)
        return stacksHorizontally ? CGPoint(x: origin.x + offset, y: origin.y) : CGPoint(x: origin.x, y: origin.y + offset)
    }

    /// Returns the start of a group along the direction of groups, from the first one, and its length, in points.
    func groupSpan(_ group: Int) -> (start: CGFloat, length: CGFloat) {
        (groups.offset(of: group), max(0, groups[group].value - section.interGroupSpacing))
    }
    var groupCount: Int { groups.count }
    /// The group that reaches to a distance from the start of the first.
    func group(at distance: CGFloat) -> Int? { groups.row(at: distance) }

    /// The items of groups that reach into a range: along the layout, or of the way a section scrolls by itself.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        if let lines { return lines.items(from: low, to: high) }
        guard groups.count > 0, high > 0, low < groups.total, let first = groups.row(at: low) else { return 0..<0 }
        var last = groups.row(at: high) ?? first
        if last > first, groups.offset(of: last) >= high { last -= 1 }
        return first * perGroup..<min(count, (last + 1) * perGroup)
    }

    /// The views attached to items from `items`, with the items they belong to.
    func attachments(_ items: Range<Int>) -> [(item: Int, attachment: SolvedGroup.Attachment)] {
        guard !items.isEmpty, lines == nil, !template.attachments.isEmpty else { return [] }
        return (items.lowerBound / perGroup...(items.upperBound - 1) / perGroup).flatMap { group in
            let origin = groupOrigin(group)
            return solvedGroup(group).attachments.map { attachment in
                var moved = attachment
                moved.frame = attachment.frame.offsetBy(dx: origin.x, dy: origin.y)
                return (group * perGroup + attachment.leaf, moved)
            }
        }
    }

    // MARK: Headers and the like

    func edgeSize(_ index: Int) -> CGSize {
        let item = section.boundarySupplementaryItems[index]
        var size = item.layoutSize.size(in: edgeContainer)
        if let measured = measuredEdges[index] {
            let axes = item.layoutSize.flexibleAxes
            if axes.contains(.horizontal) { size.width = measured.width }
            if axes.contains(.vertical) { size.height = measured.height }
        }
        return size
    }

    private var edgeContainer: CGSize { Self.inner(room, edgeInsets) }

    /// Returns the frame of a boundary supplementary item. One that is pinned stays within `visible`, the visible span of the layout.
    func edgeFrame(_ index: Int, visible: ClosedRange<CGFloat>) -> CGRect {
        let item = section.boundarySupplementaryItems[index]
        let size = edgeSize(index)
        let side = isVertical ? edgeInsets.leading : edgeInsets.top
        let container = edgeContainer
        let (low, high) = (start + edgeLength(atStart: true), end - edgeLength(atStart: false))
        let around =
            isVertical
            ? CGRect(x: side, y: low, width: container.width, height: high - low)
            : CGRect(x: low, y: side, width: high - low, height: container.height)
        var frame = item.frame(of: size, at: around)
        if item.extendsBoundary {
            if isEdge(item, atStart: true) {
                if isVertical { frame.origin.y = low - size.height } else { frame.origin.x = low - size.width }
            } else if isEdge(item, atStart: false) {
                if isVertical { frame.origin.y = high } else { frame.origin.x = high }
            }
        }
        let own = item.usedInsets
        frame = frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
            .inset(by: UIEdgeInsets(top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing))
        return item.pinToVisibleBounds ? pinned(frame, item, visible) : frame
    }

    private func pinned(_ frame: CGRect, _ item: NSCollectionLayoutBoundarySupplementaryItem, _ visible: ClosedRange<CGFloat>) -> CGRect {
        var place = isVertical ? frame.minY : frame.minX
        let length = isVertical ? frame.height : frame.width
        if isEdge(item, atStart: true) { place = min(max(place, visible.lowerBound), max(place, end - length)) }
        if isEdge(item, atStart: false) { place = max(min(place, visible.upperBound - length), min(place, start)) }
        return isVertical
            ? CGRect(x: frame.minX, y: place, width: frame.width, height: frame.height)
            : CGRect(x: place, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// The whole section.
    var frame: CGRect {
        isVertical
            ? CGRect(x: 0, y: start, width: room.width, height: end - start)
            : CGRect(x: start, y: 0, width: end - start, height: room.height)
    }

    /// The part in which groups scroll by themselves.
    var scrollFrame: CGRect {
        isVertical
            ? CGRect(x: 0, y: groupsStart, width: room.width, height: alongLength)
            : CGRect(x: groupsStart, y: 0, width: alongLength, height: room.height)
    }

    /// The size of what scrolls in it.
    var scrollContentSize: CGSize {
        isVertical
            ? CGSize(width: insets.leading + groupsLength + insets.trailing, height: alongLength)
            : CGSize(width: alongLength, height: insets.top + groupsLength + insets.bottom)
    }
}
