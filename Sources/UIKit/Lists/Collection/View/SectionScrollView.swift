/// A layout some of whose sections scroll by themselves, across the collection view's direction.
@MainActor protocol ScrollingSections: AnyObject {
    /// The sections of their own scrolling that intersect `rect`.
    func scrollingSections(in rect: CGRect) -> [Int]
    /// Returns the frame of a section's scroll view, and the size of its content.
    func scrollArea(of section: Int) -> (frame: CGRect, contentSize: CGSize)
    /// How far a section is scrolled.
    func scrollOffset(of section: Int) -> CGPoint
    /// The user scrolled a section.
    func sectionScrolled(_ section: Int, to offset: CGPoint)
    /// Returns the offset where a section comes to rest, given the one where it would stop by itself.
    func restingOffset(of section: Int, _ offset: CGPoint, from start: CGPoint, velocity: CGPoint) -> CGPoint
    func decelerationRate(of section: Int) -> UIScrollView.DecelerationRate
    func bounces(_ section: Int) -> Bool
    /// Room before and after a section's content.
    func scrollInset(of section: Int) -> CGFloat
}

/// The scroll view of one such section.
final class SectionScrollView: UIScrollView {
    let section: Int
    private weak var layout: (any ScrollingSections)?
    private var start = CGPoint.zero

    init(section: Int, layout: any ScrollingSections) {
        (self.section, self.layout) = (section, layout)
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        clipsToBounds = false
        scrollsToTop = false
        decelerationRate = layout.decelerationRate(of: section)
        bounces = layout.bounces(section)
        panRecognizer.handlers.append { [weak self] in if let self, $0.state == .began { start = contentOffset } }
    }

    required init?(coder: NSCoder) {
        section = 0
        super.init(coder: coder)
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if old != newValue.origin { layout?.sectionScrolled(section, to: newValue.origin) }
        }
    }

    override func restingOffset(_ offset: CGPoint, velocity: CGPoint) -> CGPoint {
        layout?.restingOffset(of: section, offset, from: start, velocity: velocity) ?? offset
    }
}

extension UICollectionView {
    /// Shows the scroll views of visible sections that scroll by themselves.
    func placeScrollers() {
        guard let layout = collectionViewLayout.scrollingSections else { return }
        let visible = layout.scrollingSections(in: bounds)
        for (section, scroller) in shown.scrollers where !visible.contains(section) {
            scroller.removeFromSuperview()
            shown.scrollers[section] = nil
        }
        for section in visible {
            let scroller = shown.scrollers[section] ?? SectionScrollView(section: section, layout: layout)
            if shown.scrollers[section] == nil {
                shown.scrollers[section] = scroller
                insertSubview(scroller, at: backgroundView == nil ? 0 : 1)
            }
            let area = layout.scrollArea(of: section)
            if scroller.frame != area.frame { scroller.frame = area.frame }
            if scroller.contentSize != area.contentSize { scroller.contentSize = area.contentSize }
            let inset = layout.scrollInset(of: section)
            let isHorizontal = area.contentSize.height <= area.frame.height
            let insets = UIEdgeInsets(
                top: isHorizontal ? 0 : inset, left: isHorizontal ? inset : 0, bottom: isHorizontal ? 0 : inset,
                right: isHorizontal ? inset : 0)
            if scroller.contentInset != insets { scroller.contentInset = insets }
            let offset = layout.scrollOffset(of: section)
            if scroller.contentOffset != offset { scroller.contentOffset = offset }
        }
    }

    /// Scrolls an item's section by itself, where it does.
    func scrollSection(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        guard let layout = collectionViewLayout.scrollingSections, let scroller = shown.scrollers[path.section],
            let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame
        else { return }
        let offset = layout.scrollOffset(of: path.section)
        let inside = frame.offsetBy(dx: offset.x - scroller.frame.minX, dy: offset.y - scroller.frame.minY)
        var target = scroller.offset(showing: inside) ?? offset
        if position.contains(.left) { target.x = inside.minX }
        if position.contains(.centeredHorizontally) { target.x = inside.midX - scroller.bounds.width / 2 }
        if position.contains(.right) { target.x = inside.maxX - scroller.bounds.width }
        scroller.setContentOffset(scroller.clamped(target), animated: animated)
    }
}
