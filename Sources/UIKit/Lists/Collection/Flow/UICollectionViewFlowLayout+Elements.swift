extension UICollectionViewFlowLayout {
    private static let headerKind = "UICollectionElementKindSectionHeader"
    private static let footerKind = "UICollectionElementKindSectionFooter"
    /// Pinned headers lie above the items that pass below them.
    private static let pinnedZIndex = 10

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let rect = mirrored(rect)
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var result: [UICollectionViewLayoutAttributes] = []
        var section = firstSection(endingAfter: low)
        while section < sections.count, sections[section].start < high {
            let path = IndexPath(item: 0, section: section)
            for kind in [Self.headerKind, Self.footerKind] {
                if let edge = edge(kind, path), mirrored(edge.frame).meets(rect) { result.append(edge) }
            }
            let start = sections[section].linesStart
            for item in sections[section].lines.items(from: low - start, to: high - start) {
                if let attributes = self.item(at: IndexPath(item: item, section: section)) { result.append(attributes) }
            }
            section += 1
        }
        return result
    }

    private func firstSection(endingAfter place: CGFloat) -> Int {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].end >= place { high = middle } else { low = middle + 1 }
        }
        return low
    }

    func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, sections.indices.contains(path.section), let place = sections[path.section].lines.place(of: path.item) else {
            return nil
        }
        let section = sections[path.section]
        let attributes = makeAttributes(.cell(path))
        let (along, across) = (section.side + place.along, section.linesStart + place.across)
        let frame =
            isVertical
            ? CGRect(x: along, y: across, width: place.size.along, height: place.size.across)
            : CGRect(x: across, y: along, width: place.size.across, height: place.size.along)
        attributes.frame = mirrored(rounded(frame))
        if estimatesSizes { attributes.estimatedAxes = .both }
        return attributes
    }

    /// A header or footer; nil where the section has none.
    func edge(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(path.section), path.count == 1 || path.item == 0 else { return nil }
        let section = sections[path.section]
        let isHeader = kind == Self.headerKind
        let length = isHeader ? section.header : section.footer
        guard isHeader || kind == Self.footerKind, length > 0 else { return nil }
        let attributes = makeAttributes(.supplementary(kind, path))
        let start = isHeader ? headerStart(section) : footerStart(section)
        let frame =
            isVertical
            ? CGRect(x: 0, y: start, width: room.width, height: length) : CGRect(x: start, y: 0, width: length, height: room.height)
        attributes.frame = mirrored(frame)
        attributes.zIndex = isPinned(isHeader) ? Self.pinnedZIndex : 0
        return attributes
    }

    private func isPinned(_ isHeader: Bool) -> Bool { isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds }

    private func headerStart(_ section: FlowSection) -> CGFloat {
        guard isPinned(true), let visible = visibleRange else { return section.start }
        return max(section.start, min(visible.lowerBound, section.footerStart - section.header))
    }

    private func footerStart(_ section: FlowSection) -> CGFloat {
        guard isPinned(false), let visible = visibleRange else { return section.footerStart }
        return min(section.footerStart, max(visible.upperBound - section.footer, section.start + section.header))
    }

    private var visibleRange: ClosedRange<CGFloat>? {
        guard let list = collectionView else { return nil }
        let visible = mirrored(list.bounds.inset(by: list.adjustedContentInset))
        return isVertical ? visible.minY...max(visible.minY, visible.maxY) : visible.minX...max(visible.minX, visible.maxX)
    }

    private func rounded(_ rect: CGRect) -> CGRect {
        let scale = UIScreen.main.scale
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width, height: rect.height)
    }

    /// The same place where the layout runs from right to left.
    private func mirrored(_ rect: CGRect) -> CGRect {
        guard flipsHorizontallyInOppositeLayoutDirection, collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft else {
            return rect
        }
        return CGRect(x: collectionViewContentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
