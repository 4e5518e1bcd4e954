extension UICollectionViewCompositionalLayout {
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let isDisplay = rect == collectionView?.bounds
        let place = mirrored(rect)
        let (low, high) = isVertical ? (place.minY, place.maxY) : (place.minX, place.maxX)
        var result: [UICollectionViewLayoutAttributes] = []
        var index = firstSection(endingAfter: low)
        while index < sections.count, sections[index].start < high {
            let elements = elements(of: index, low, high)
            if isDisplay, let handler = sections[index].section.visibleItemsInvalidationHandler {
                handler(elements.map { CompositionalVisibleItem($0) }, handlerOffset(index), sections[index].environment)
            }
            result += elements
            index += 1
        }
        result += wholeEdges()
        return result.filter { $0.frame.overlaps(rect) || $0.scrollingSection != nil }
    }

    private func handlerOffset(_ index: Int) -> CGPoint {
        sections[index].isScrolling ? scrollOffset(of: index) : collectionView?.contentOffset ?? .zero
    }

    func firstSection(endingAfter place: CGFloat) -> Int {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].end >= place { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func elements(of index: Int, _ low: CGFloat, _ high: CGFloat) -> [UICollectionViewLayoutAttributes] {
        let section = sections[index]
        var result: [UICollectionViewLayoutAttributes] = []
        for decoration in section.section.decorationItems {
            if let attributes = self.decoration(decoration.elementKind, IndexPath(item: 0, section: index)) { result.append(attributes) }
        }
        for edge in section.section.boundarySupplementaryItems.indices {
            result.append(self.edge(edge, section, edgePath(edge, section, index)))
        }
        let items = visibleItems(section, index, low, high)
        for item in items { if let attributes = self.item(at: IndexPath(item: item, section: index)) { result.append(attributes) } }
        for (item, attachment) in section.attachments(items) where items.contains(item) {
            result.append(attributes(of: attachment, IndexPath(item: item, section: index), section))
        }
        return result
    }

    private func visibleItems(_ section: CompositionalSection, _ index: Int, _ low: CGFloat, _ high: CGFloat) -> Range<Int> {
        guard section.isScrolling else { return section.items(from: low - section.groupsStart, to: high - section.groupsStart) }
        let offset = scrollOffset(of: index)
        let inset = isVertical ? section.insets.leading : section.insets.top
        let start = (isVertical ? offset.x : offset.y) - inset
        return section.items(from: start, to: start + (isVertical ? room.width : room.height))
    }

    // MARK: Elements

    func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, sections.indices.contains(path.section), let leaf = sections[path.section].leaf(path.item) else {
            return nil
        }
        let section = sections[path.section]
        let attributes = makeAttributes(.cell(path))
        attributes.frame = placed(leaf.frame, section, path.section)
        attributes.zIndex = leaf.zIndex
        attributes.estimatedAxes = leaf.axes
        attributes.scrollingSection = section.isScrolling ? path.section : nil
        if let list = section.section.list {
            attributes.list = ListSections.look(list, path, count: section.count, margin: ListSections.margin(collectionView))
        }
        return attributes
    }

    private func attributes(of attachment: SolvedGroup.Attachment, _ path: IndexPath, _ section: CompositionalSection)
        -> UICollectionViewLayoutAttributes
    {
        let attributes = makeAttributes(.supplementary(attachment.kind, path))
        attributes.frame = placed(attachment.frame, section, path.section)
        attributes.zIndex = attachment.zIndex
        attributes.estimatedAxes = attachment.axes
        attributes.scrollingSection = section.isScrolling ? path.section : nil
        return attributes
    }

    /// A place in the layout, as far as its section is scrolled, and mirrored where text runs the other way; on whole pixels.
    private func placed(_ frame: CGRect, _ section: CompositionalSection, _ index: Int) -> CGRect {
        var frame = rounded(frame)
        if section.isScrolling {
            let offset = scrollOffset(of: index)
            // Mirrored sections scroll the other way.
            frame = frame.offsetBy(dx: isRightToLeft ? offset.x : -offset.x, dy: -offset.y)
        }
        return mirrored(frame)
    }

    private func edgePath(_ edge: Int, _ section: CompositionalSection, _ index: Int) -> IndexPath {
        let kind = section.section.boundarySupplementaryItems[edge].elementKind
        let number = section.section.boundarySupplementaryItems[..<edge].filter { $0.elementKind == kind }.count
        return IndexPath(item: number, section: index)
    }

    private func edge(_ edge: Int, _ section: CompositionalSection, _ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let item = section.section.boundarySupplementaryItems[edge]
        let attributes = makeAttributes(.supplementary(item.elementKind, path))
        attributes.frame = mirrored(rounded(section.edgeFrame(edge, visible: visibleRange)))
        attributes.zIndex = item.zIndex
        attributes.estimatedAxes = item.layoutSize.flexibleAxes
        if let list = section.section.list {
            attributes.list = ListSections.edgeLook(list, isHeader: item.alignment.isTop, margin: ListSections.margin(collectionView))
        }
        return attributes
    }

    /// Headers and the like of the whole layout stand at its ends.
    private func wholeEdges() -> [UICollectionViewLayoutAttributes] {
        guard let whole else { return [] }
        var numbers: [String: Int] = [:]
        return whole.section.boundarySupplementaryItems.indices.map { index in
            let kind = whole.section.boundarySupplementaryItems[index].elementKind
            defer { numbers[kind, default: 0] += 1 }
            return wholeEdge(whole, index, IndexPath(index: numbers[kind, default: 0]))
        }
    }

    private func wholeEdge(_ whole: CompositionalSection, _ index: Int, _ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let item = whole.section.boundarySupplementaryItems[index]
        let attributes = makeAttributes(.supplementary(item.elementKind, path))
        let size = whole.edgeSize(index)
        var frame = item.frame(of: size, at: CGRect(origin: .zero, size: collectionViewContentSize))
        if item.pinToVisibleBounds {
            if item.alignment.isTop { frame.origin.y = max(frame.minY, visibleRange.lowerBound) }
            if item.alignment.isBottom { frame.origin.y = min(frame.minY, visibleRange.upperBound - size.height) }
        }
        attributes.frame = mirrored(rounded(frame.offsetBy(dx: item.offset.x, dy: item.offset.y)))
        attributes.zIndex = item.zIndex
        attributes.estimatedAxes = item.layoutSize.flexibleAxes
        return attributes
    }

    func supplementary(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        if path.count == 1 {
            guard let whole, let index = edgeIndex(kind, path, whole) else { return nil }
            return wholeEdge(whole, index, path)
        }
        guard sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        if let index = edgeIndex(kind, path, section) { return edge(index, section, path) }
        guard path.item < section.count else { return nil }
        let found = section.attachments(path.item..<path.item + 1).first { $0.item == path.item && $0.attachment.kind == kind }
        return found.map { attributes(of: $0.attachment, path, section) }
    }

    func decoration(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(path.section),
            let item = sections[path.section].section.decorationItems.first(where: { $0.elementKind == kind })
        else { return nil }
        let attributes = makeAttributes(.decoration(kind, path))
        let insets = item.contentInsets
        let frame = sections[path.section].frame
        attributes.frame = mirrored(
            rounded(
                CGRect(
                    x: frame.minX + insets.leading, y: frame.minY + insets.top,
                    width: max(0, frame.width - insets.leading - insets.trailing),
                    height: max(0, frame.height - insets.top - insets.bottom))))
        // Backgrounds lie behind items that say nothing of their own.
        attributes.zIndex = item.zIndex == 0 ? -1 : item.zIndex
        return attributes
    }

    // MARK: Geometry

    private var visibleRange: ClosedRange<CGFloat> {
        guard let list = collectionView else { return 0...0 }
        let visible = mirrored(list.bounds.inset(by: list.adjustedContentInset))
        return isVertical ? visible.minY...max(visible.minY, visible.maxY) : visible.minX...max(visible.minX, visible.maxX)
    }

    private func rounded(_ rect: CGRect) -> CGRect {
        let scale = UIScreen.main.scale
        func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let origin = CGPoint(x: round(rect.minX), y: round(rect.minY))
        return CGRect(origin: origin, size: CGSize(width: round(rect.width), height: round(rect.height)))
    }

    private var isRightToLeft: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: collectionViewContentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
