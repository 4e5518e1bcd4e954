/// How far content is scrolled to show a part of it.
struct ScrollDistance {
    /// The content's length along an axis.
    let content: CGFloat
    /// The scroll view's length.
    let view: CGFloat
    /// The insets of bars at the start and the end, in points.
    let insets: (start: CGFloat, end: CGFloat)

    /// The offset that shows a part of the content.
    ///
    /// - Parameters:
    ///   - current: The offset now.
    ///   - anchor: The place in the part and in what is in sight that come together, from 0 to 1; nil moves as little as possible.
    func offset(to start: CGFloat, _ length: CGFloat, anchor: CGFloat?, from current: CGFloat) -> CGFloat {
        let room = view - insets.start - insets.end
        var wanted = current
        if let anchor {
            wanted = start + (length - room) * anchor - insets.start
        } else if start < current + insets.start || length > room {
            wanted = start - insets.start
        } else if start + length > current + insets.start + room {
            wanted = start + length - room - insets.start
        }
        return max(-insets.start, min(wanted, max(-insets.start, content + insets.end - view)))
    }
}

extension UIScrollView {
    /// Scrolls to a part of the content.
    func show(_ frame: CGRect, _ anchor: UnitPoint?, along axes: Axis.Set, _ isAnimated: Bool) {
        let insets = adjustedContentInset
        var target = contentOffset
        if axes.contains(.horizontal) {
            let distance = ScrollDistance(content: contentSize.width, view: bounds.width, insets: (insets.left, insets.right))
            target.x = distance.offset(to: frame.minX, frame.width, anchor: anchor?.x, from: target.x)
        }
        if axes.contains(.vertical) {
            let distance = ScrollDistance(content: contentSize.height, view: bounds.height, insets: (insets.top, insets.bottom))
            target.y = distance.offset(to: frame.minY, frame.height, anchor: anchor?.y, from: target.y)
        }
        if target != contentOffset { setContentOffset(target, animated: isAnimated) }
    }
}

extension ScrollNode: Scrollable {
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ isAnimated: Bool) -> Bool {
        guard let frame = frame(of: id) else { return false }
        scroll.show(frame, anchor, along: axes, isAnimated)
        refine(id, frame, anchor, isAnimated, rounds: 4)
        return true
    }

    /// Scrolls again where lazy stacks, once displayed, turn out to have moved the view from its estimated frame.
    private func refine(_ id: AnyHashable, _ last: CGRect, _ anchor: UnitPoint?, _ isAnimated: Bool, rounds: Int) {
        guard rounds > 0, !isAnimated else { return }
        host.afterDisplay { [weak self] in
            MainActor.assumeIsolated {
                guard let self, let frame = self.frame(of: id), frame != last else { return }
                self.scroll.show(frame, anchor, along: self.axes, false)
                self.refine(id, frame, anchor, false, rounds: rounds - 1)
            }
        }
    }
}

extension CollectionNode: Scrollable {
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ isAnimated: Bool) -> Bool {
        guard let path = path(of: id) else { return false }
        let position: UICollectionView.ScrollPosition
        switch anchor?.y {
        case .some(let y) where y < 0.25: position = .top
        case .some(let y) where y > 0.75: position = .bottom
        case .some: position = .centeredVertically
        case nil:
            guard let frame = collection.layoutAttributesForItem(at: path)?.frame else { return false }
            collection.show(frame, nil, along: .vertical, isAnimated)
            return true
        }
        collection.scrollToItem(at: path, at: position, animated: isAnimated)
        return true
    }

    /// The row of an identity, or the first of a section whose header has it.
    private func path(of id: AnyHashable) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let item = section.content.index(of: id) { return IndexPath(item: item, section: number) }
            if section.id == id || section.header?.index(of: id) != nil, section.content.count > 0 {
                return IndexPath(item: 0, section: number)
            }
        }
        return nil
    }
}
