extension UIScrollView {
    /// The insets that the safe area adds to those of the content.
    var insetsFromSafeArea: UIEdgeInsets {
        let safe = safeAreaInsets
        guard safe != .zero else { return .zero }
        let (horizontal, vertical) = adjustedAxes
        return UIEdgeInsets(
            top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
            right: horizontal ? safe.right : 0)
    }

    private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
        switch contentInsetAdjustmentBehavior {
        case .never: return (false, false)
        case .always: return (true, true)
        case .scrollableAxes, .automatic:
            let horizontal = alwaysBounceHorizontal || contentSize.width + contentInset.left + contentInset.right > bounds.width
            let vertical = alwaysBounceVertical || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
            return (horizontal, vertical || contentInsetAdjustmentBehavior == .automatic && isInNavigation)
        }
    }

    /// Whether a navigation controller's bar lies over the view.
    private var isInNavigation: Bool {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController {
                return controller.navigationController != nil && controller.automaticallyAdjustsScrollViewInsets
            }
            responder = current.next
        }
        return false
    }

    /// Keeps content that stands at its top or left edge there when the insets change.
    func adjustedInsetsMayHaveChanged() {
        let (old, new) = (scroll.knownInsets, adjustedContentInset)
        guard old != new else { return }
        scroll.knownInsets = new
        var offset = contentOffset
        if abs(offset.y + old.top) < 0.01 || offset.y < -old.top { offset.y += old.top - new.top }
        if abs(offset.x + old.left) < 0.01 { offset.x = -new.left }
        if offset != contentOffset, !isDragging, !isZooming, !scroll.keepsOffset { contentOffset = offset }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        setNeedsLayout()
        updateIndicators()
        if !scroll.keepsOffset { notifyBars() }
    }

    func contentSizeChanged() {
        if !takesContentSizeFromLayout { updateScrollGuides() }
        adjustedInsetsMayHaveChanged()
        updateIndicators()
        clampAfterResize()
        notifyBars()
    }

    /// Content that became smaller does not stay beyond its end.
    private func clampAfterResize() {
        guard scroll.drag == nil, scroll.motion == nil, !scroll.zoom.isChanging, window != nil else { return }
        let limits = offsetLimits
        let offset = contentOffset
        // Only what lies past the end: apps may place content before its start on purpose.
        let clamped = CGPoint(x: min(offset.x, limits.x.upperBound), y: min(offset.y, limits.y.upperBound))
        if clamped != offset, offset.y > limits.y.upperBound || offset.x > limits.x.upperBound { contentOffset = clamped }
    }

    func scrollBoundsChanged(from old: CGRect) {
        let new = bounds
        guard old != new else { return }
        if old.size != new.size {
            adjustedInsetsMayHaveChanged()
            clampAfterResize()
        }
        updateIndicators()
        scroll.onMove?()
        guard old.origin != new.origin else { return }
        updateScrollGuides()
        setNeedsLayout()
        notifyBars()
        delegate?.scrollViewDidScroll(self)
    }

    /// The offsets between the content's edges.
    var offsetLimits: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let insets = adjustedContentInset
        let room = scroll.room
        let (left, top) = (-insets.left, -insets.top - (room?.above ?? 0))
        let right = max(left, contentSize.width + insets.right - bounds.width)
        // Content that fits stays at its top, where a search bar is away.
        let bottom = max(top + min(room?.above ?? 0, room?.search ?? 0), contentSize.height + insets.bottom - bounds.height)
        return (left...right, top...bottom)
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        let limits = offsetLimits
        return CGPoint(
            x: min(max(offset.x, limits.x.lowerBound), limits.x.upperBound),
            y: min(max(offset.y, limits.y.lowerBound), limits.y.upperBound))
    }

    /// The nearest offset that shows `rect` between the insets.
    func offset(showing rect: CGRect) -> CGPoint? {
        guard !rect.isNull else { return nil }
        let visible = bounds.inset(by: adjustedContentInset)
        func shift(_ start: CGFloat, _ end: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            if start >= from && end <= to || start <= from && end >= to { return 0 }
            if end - start > to - from { return start > from ? start - from : end - to }
            return start < from ? start - from : end - to
        }
        let moved = CGPoint(
            x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
            y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY))
        return clamped(moved)
    }
}
