extension UIView {
    func setFrame(_ frame: CGRect) {
        guard frame != layer.frame else { return }
        let oldSize = bounds.size
        reporting(["frame", "bounds", "center"]) { layer.frame = frame }
        geometryChanged(oldSize: oldSize)
    }

    func setBounds(_ bounds: CGRect) {
        let old = layer.bounds
        guard bounds != old else { return }
        let scrolls = bounds.origin != old.origin && self is UIScrollView
        reporting(scrolls ? ["bounds", "frame", "contentOffset"] : ["bounds", "frame"]) { layer.bounds = bounds }
        geometryChanged(oldSize: old.size)
        if bounds.origin != old.origin { for view in subviews { view.updateSafeArea() } }
    }

    func setCenter(_ center: CGPoint) {
        guard center != layer.position else { return }
        reporting(["center", "frame"]) { layer.position = center }
        geometryChanged(oldSize: bounds.size)
    }

    /// Changes the size and leaves the top left corner where it is; transformed views grow about their middle.
    func resizeKeepingOrigin(_ size: CGSize) {
        if transform.isIdentity { frame.size = size } else { bounds.size = size }
    }

    /// Applies a layout by constraints. Effects of the new frame are triggered once, when both size and position are set.
    func place(size: CGSize, center: CGPoint) {
        let (isResized, isMoved) = (bounds.size != size, self.center != center)
        guard isResized || isMoved else { return }
        hierarchy.isBeingPlaced = true
        if isResized { bounds.size = size }
        if isMoved { self.center = center }
        hierarchy.isBeingPlaced = false
        updateSafeArea()
        inheritedMarginsMayHaveChanged()
    }

    private func geometryChanged(oldSize: CGSize) {
        if !hierarchy.isBeingPlaced {
            updateSafeArea()
            inheritedMarginsMayHaveChanged()
            layoutPlacementChanged()
        }
        guard bounds.size != oldSize else { return }
        setNeedsLayout()
        if look.pattern != nil { updatePattern() }
        if autoresizesSubviews { for view in subviews { view.autoresize(from: oldSize, to: bounds.size) } }
        if let mask = look.mask, mask.autoresizingMask != [] { mask.autoresize(from: oldSize, to: bounds.size) }
        if isDrawnForItsSize { setNeedsDisplay() }
    }

    /// Follows a change of the superview's size as the autoresizing mask says: flexible parts share the difference in proportion to their sizes.
    func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
        let old = unturnedFrame
        let horizontal = Self.autoresized(
            start: old.minX, length: old.width, old: oldSize.width, new: newSize.width,
            isStartFlexible: autoresizingMask.contains(.flexibleLeftMargin),
            isLengthFlexible: autoresizingMask.contains(.flexibleWidth), isEndFlexible: autoresizingMask.contains(.flexibleRightMargin))
        let vertical = Self.autoresized(
            start: old.minY, length: old.height, old: oldSize.height, new: newSize.height,
            isStartFlexible: autoresizingMask.contains(.flexibleTopMargin),
            isLengthFlexible: autoresizingMask.contains(.flexibleHeight), isEndFlexible: autoresizingMask.contains(.flexibleBottomMargin))
        let new = CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
        guard !CATransform3DIsIdentity(layer.transform) else { return frame = new }
        let anchor = layer.anchorPoint
        bounds.size = new.size
        center = CGPoint(x: new.minX + new.width * anchor.x, y: new.minY + new.height * anchor.y)
    }

    /// The frame that the view would have without its transform, which autoresizing leaves alone.
    private var unturnedFrame: CGRect {
        guard !CATransform3DIsIdentity(layer.transform) else { return frame }
        let (size, anchor) = (bounds.size, layer.anchorPoint)
        return CGRect(origin: CGPoint(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y), size: size)
    }

    private static func autoresized(
        start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, isStartFlexible: Bool, isLengthFlexible: Bool, isEndFlexible: Bool
    ) -> (start: CGFloat, length: CGFloat) {
        let difference = new - old
        guard difference != 0, isStartFlexible || isLengthFlexible || isEndFlexible else { return (start, length) }
        let end = old - start - length
        let parts = [isStartFlexible ? start : 0, isLengthFlexible ? length : 0, isEndFlexible ? end : 0]
        let flexible = parts.reduce(0, +)
        let shares: [CGFloat]
        if flexible > 0, !parts.contains(where: { $0 < 0 }) {
            shares = parts.map { $0 / flexible }
        } else {
            let count = CGFloat([isStartFlexible, isLengthFlexible, isEndFlexible].filter { $0 }.count)
            shares = [isStartFlexible, isLengthFlexible, isEndFlexible].map { $0 ? 1 / count : 0 }
        }
        return (start + difference * shares[0], length + difference * shares[1])
    }

    // MARK: Conversion

    private func root(for view: UIView?) -> CALayer? {
        if let view { return view.layer }
        return window?.layer
    }

    func convertPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard view !== self, let other = root(for: view) else { return point }
        return layer.convert(point, to: other)
    }

    func convertPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard view !== self, let other = root(for: view) else { return point }
        return layer.convert(point, from: other)
    }

    func convertRect(_ rect: CGRect, to view: UIView?) -> CGRect {
        guard view !== self, let other = root(for: view) else { return rect }
        return layer.convert(rect, to: other)
    }

    func convertRect(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard view !== self, let other = root(for: view) else { return rect }
        return layer.convert(rect, from: other)
    }

    // MARK: Hit testing

    /// The front-most descendant that contains `point` and takes touches, or this view itself.
    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !isBlockedByAnimation else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convertPoint(point, from: self), with: event) { return hit }
        }
        return self
    }
}
