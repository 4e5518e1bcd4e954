/// The state of zooming in a scroll view.
struct ScrollZoom {
    /// The fingers that zoom.
    var pinch: ScrollPinch?
    var isBouncing = false
    /// Whether the scale is being set: the content's size and offset change one after the other, and belong together.
    var isApplying = false
    /// How many animated changes of the scale have begun: only the last one's end counts.
    var animations = 0
    /// The view that an animated change enlarges.
    weak var animatedView: UIView?
    /// The size that constraints give the content where nothing is zoomed; nil where the app says how large it is.
    var layoutSize: CGSize?

    var isChanging: Bool { pinch != nil || isApplying || isBouncing }
}

/// A place of the content that stays where it is on the screen while the scale changes.
struct ZoomAnchor {
    /// In the zoomed view's own coordinates.
    let content: CGPoint
    /// In the scroll view's frame, from its top left corner.
    let place: CGPoint
}

extension UIScrollView {
    /// The view that the delegate lets be zoomed.
    var zoomView: UIView? { delegate?.viewForZooming(in: self) }

    /// The scale of a view's transform.
    static func scale(of view: UIView) -> CGFloat { hypot(view.transform.a, view.transform.b) }

    func zoomScale(of subview: UIView) -> CGFloat { subview === zoomView ? Self.scale(of: subview) : 1 }

    var zoomLimits: ClosedRange<CGFloat> { minimumZoomScale...max(minimumZoomScale, maximumZoomScale) }

    func scaleWithinLimits(_ scale: CGFloat) -> CGFloat { min(max(scale, zoomLimits.lowerBound), zoomLimits.upperBound) }

    // MARK: Changes by the app

    func zoomAboutMiddle(to scale: CGFloat, animated: Bool) {
        guard let view = zoomView else { return }
        zoom(view, to: scaleWithinLimits(scale), about: anchor(at: CGPoint(x: bounds.width / 2, y: bounds.height / 2), in: view), animated)
    }

    func zoomToFill(with rect: CGRect, animated: Bool) {
        guard let view = zoomView, rect.width > 0, rect.height > 0 else { return }
        let scale = scaleWithinLimits(min(bounds.width / rect.width, bounds.height / rect.height))
        let middle = ZoomAnchor(content: CGPoint(x: rect.midX, y: rect.midY), place: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
        guard scale == Self.scale(of: view) else { return zoom(view, to: scale, about: middle, animated) }
        setContentOffset(onPixels(offset(for: middle, in: view)), animated: animated)
    }

    private func zoom(_ view: UIView, to scale: CGFloat, about anchor: ZoomAnchor, _ isAnimated: Bool) {
        guard scale > 0, scale != Self.scale(of: view) else { return }
        stopMotion(telling: false)
        guard isAnimated, window != nil, UIView.areAnimationsEnabled else {
            return applyZoom(scale, to: view, about: anchor) { onPixels($0) }
        }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        animateZoom(scale, of: view, about: anchor)
    }

    /// Seconds an animated change of the scale takes.
    private static let zoomDuration: TimeInterval = 0.3

    /// Changes the scale in an animation; what the delegate changes when it learns of it is animated too.
    func animateZoom(_ scale: CGFloat, of view: UIView, about anchor: ZoomAnchor) {
        scroll.zoom.animations += 1
        scroll.zoom.animatedView = view
        let number = scroll.zoom.animations
        UIView.animate(withDuration: Self.zoomDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.applyZoom(scale, to: view, about: anchor) { self.onPixels($0) }
        } completion: { [weak self, weak view] _ in
            guard let self, number == self.scroll.zoom.animations else { return }
            self.scroll.zoom.isBouncing = false
            self.scroll.zoom.animatedView = nil
            self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
            self.settleWithinLimits()
        }
    }

    /// Stops an animated change of the scale where it is on the screen now.
    func catchZoomAnimation() {
        guard let view = scroll.zoom.animatedView else { return }
        scroll.zoom.animations += 1
        scroll.zoom.animatedView = nil
        scroll.zoom.isBouncing = false
        guard let shown = view.layer.presentation(), let frame = layer.presentation() else { return }
        let (transform, position, origin) = (shown.affineTransform(), shown.position, frame.bounds.origin)
        for layer in [view.layer, layer] { layer.removeAllAnimations() }
        scroll.zoom.isApplying = true
        view.transform = transform
        view.center = position
        contentSize = zoomedContentSize(around: view)
        contentOffset = origin
        scroll.zoom.isApplying = false
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: Self.scale(of: view))
    }

    // MARK: Geometry

    /// The content that stands at `place`, in the view's frame.
    func anchor(at place: CGPoint, in view: UIView) -> ZoomAnchor {
        ZoomAnchor(content: convert(CGPoint(x: place.x + bounds.minX, y: place.y + bounds.minY), to: view), place: place)
    }

    /// The offset that brings an anchor to its place.
    func offset(for anchor: ZoomAnchor, in view: UIView) -> CGPoint {
        let point = convert(anchor.content, from: view)
        return CGPoint(x: point.x - anchor.place.x, y: point.y - anchor.place.y)
    }

    /// Enlarges the view from its top left corner, and the content with it. The offset that keeps the anchor in place is set as
    /// `limit` allows, and once more after the delegate had a chance to centre what is small.
    func applyZoom(_ scale: CGFloat, to view: UIView, about anchor: ZoomAnchor, limit: (CGPoint) -> CGPoint) {
        scroll.zoom.isApplying = true
        let origin = view.frame.origin
        let factor = scale / Self.scale(of: view)
        let old = view.transform
        let isUpright = old.b == 0 && old.c == 0 && old.a == old.d
        view.transform = isUpright ? CGAffineTransform(scaleX: scale, y: scale) : old.scaledBy(x: factor, y: factor)
        let moved = view.frame.origin
        view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
        contentSize = zoomedContentSize(around: view)
        contentOffset = limit(offset(for: anchor, in: view))
        delegate?.scrollViewDidZoom(self)
        contentOffset = limit(offset(for: anchor, in: view))
        scroll.zoom.isApplying = false
    }

    /// The content's size around the zoomed view: constraints say what lies beside it, without them there is nothing else.
    func zoomedContentSize(around view: UIView) -> CGSize {
        guard let size = scroll.zoom.layoutSize else { return convert(view.bounds, from: view).size }
        let growth = Self.scale(of: view) - 1
        return CGSize(width: size.width + view.bounds.width * growth, height: size.height + view.bounds.height * growth)
    }
}
