extension UICollectionViewCompositionalLayout: ScrollingSections {
    func scrollingSections(in rect: CGRect) -> [Int] {
        let place = mirrored(rect)
        let (low, high) = isVertical ? (place.minY, place.maxY) : (place.minX, place.maxX)
        return (firstSection(endingAfter: low)..<sections.count).lazy.prefix { self.sections[$0].start < high }
            .filter { self.sections[$0].isScrolling && self.sections[$0].scrollFrame.overlaps(place) }
    }

    func scrollArea(of section: Int) -> (frame: CGRect, contentSize: CGSize) {
        (sections[section].scrollFrame, sections[section].scrollContentSize)
    }

    /// Room beside the groups of a section whose groups come to rest in the middle: the first and last can, too.
    func scrollInset(of section: Int) -> CGFloat {
        let part = sections[section]
        guard part.section.orthogonalScrollingBehavior == .groupPagingCentered, part.groupCount > 0 else { return 0 }
        let inset = isVertical ? part.insets.leading : part.insets.top
        return max(0, (span - part.groupSpan(0).length) / 2 - inset)
    }

    private var span: CGFloat { isVertical ? room.width : room.height }

    func scrollOffset(of section: Int) -> CGPoint {
        if let known = scrollOffsets[section] { return known }
        guard sections.indices.contains(section) else { return .zero }
        return point(-scrollInset(of: section))
    }

    private func point(_ along: CGFloat) -> CGPoint { isVertical ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along) }

    func sectionScrolled(_ section: Int, to offset: CGPoint) {
        guard sections.indices.contains(section), scrollOffset(of: section) != offset else { return }
        scrollOffsets[section] = offset
        collectionView?.setNeedsLayout()
    }

    func decelerationRate(of section: Int) -> UIScrollView.DecelerationRate {
        let properties = sections[section].section.orthogonalScrollingProperties
        if properties.decelerationRate != .automatic { return .init(rawValue: properties.decelerationRate.rawValue) }
        return sections[section].section.orthogonalScrollingBehavior == .continuous ? .normal : .fast
    }

    func bounces(_ section: Int) -> Bool { sections[section].section.orthogonalScrollingProperties.bounce != .never }

    func restingOffset(of section: Int, _ offset: CGPoint, from start: CGPoint, velocity: CGPoint) -> CGPoint {
        let part = sections[section]
        guard part.groupCount > 0 else { return offset }
        let (wanted, from) = isVertical ? (offset.x, start.x) : (offset.y, start.y)
        let speed = isVertical ? velocity.x : velocity.y
        switch part.section.orthogonalScrollingBehavior {
        case .none, .continuous: return offset
        case .continuousGroupLeadingBoundary:
            return point(clamped(place(ofGroup: nearestGroup(part, wanted), part, section), part, section))
        case .paging:
            let page = (from / max(span, 1)).rounded()
            let next = speed == 0 ? (wanted / max(span, 1)).rounded() : speed > 0 ? page + 1 : page - 1
            return point(clamped(next * span, part, section))
        case .groupPaging, .groupPagingCentered:
            let current = nearestGroup(part, from + scrollInset(of: section))
            let shown = isVertical ? scrollOffset(of: section).x : scrollOffset(of: section).y
            let next = speed == 0 ? nearestGroup(part, shown + scrollInset(of: section)) : speed > 0 ? current + 1 : current - 1
            let group = min(max(next, 0), part.groupCount - 1)
            return point(clamped(place(ofGroup: group, part, section), part, section))
        }
    }

    /// The group whose start is nearest to an offset.
    private func nearestGroup(_ part: CompositionalSection, _ offset: CGFloat) -> Int {
        guard let group = part.group(at: offset) else { return 0 }
        let (start, length) = part.groupSpan(group)
        let isBeyond = offset > start + (length + part.section.interGroupSpacing) / 2
        return isBeyond && group + 1 < part.groupCount ? group + 1 : group
    }

    /// The offset at which a group stands where groups come to rest.
    private func place(ofGroup group: Int, _ part: CompositionalSection, _ section: Int) -> CGFloat {
        let (start, length) = part.groupSpan(group)
        guard part.section.orthogonalScrollingBehavior == .groupPagingCentered else { return start }
        return start + (isVertical ? part.insets.leading : part.insets.top) + length / 2 - span / 2
    }

    private func clamped(_ offset: CGFloat, _ part: CompositionalSection, _ section: Int) -> CGFloat {
        let inset = scrollInset(of: section)
        let length = isVertical ? part.scrollContentSize.width : part.scrollContentSize.height
        return min(max(offset, -inset), max(-inset, length + inset - span))
    }
}
