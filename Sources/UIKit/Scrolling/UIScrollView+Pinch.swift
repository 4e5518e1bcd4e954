/// Two fingers that zoom the content.
struct ScrollPinch {
    let view: UIView
    /// The content between the fingers, in the view's own coordinates.
    let content: CGPoint
    /// The scale at the beginning, as if there were no limits.
    let startScale: CGFloat
    /// The midpoint between the fingers, in the coordinates of the scroll view's frame.
    var place: CGPoint
}

extension UIScrollView {
    func updatePinchRecognizer() {
        let isNeeded = minimumZoomScale < maximumZoomScale
        if let recognizer = pinchRecognizer, !isNeeded {
            removeGestureRecognizer(recognizer)
            pinchRecognizer = nil
        } else if pinchRecognizer == nil, isNeeded {
            let recognizer = ScrollPinchGestureRecognizer()
            recognizer.handlers.append { [weak self] _ in self?.pinchChanged() }
            addGestureRecognizer(recognizer)
            pinchRecognizer = recognizer
        }
    }

    /// Whether there is something to zoom, and its touches may be taken away.
    var pinchMayBegin: Bool { zoomView != nil && pinchRecognizer.map { mayTakeTouches(of: $0) } == true }

    private func pinchChanged() {
        guard let recognizer = pinchRecognizer else { return }
        switch recognizer.state {
        case .began: beginPinch(recognizer)
        case .changed: updatePinch(recognizer)
        case .ended, .cancelled, .failed: endPinch()
        case .possible: break
        }
    }

    private func place(of recognizer: UIGestureRecognizer) -> CGPoint {
        let point = recognizer.location(in: self)
        return CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    }

    private func beginPinch(_ recognizer: ScrollPinchGestureRecognizer) {
        guard let view = zoomView else { return }
        stopMotion(telling: true)
        catchZoomAnimation()
        let place = place(of: recognizer)
        scroll.zoom.pinch = ScrollPinch(
            view: view, content: anchor(at: place, in: view).content,
            startScale: ScrollMath.unbandedScale(Self.scale(of: view), limits: zoomLimits), place: place)
        showIndicators()
        delegate?.scrollViewWillBeginZooming(self, with: view)
    }

    private func updatePinch(_ recognizer: ScrollPinchGestureRecognizer) {
        guard let pinch = scroll.zoom.pinch else { return }
        let place = place(of: recognizer)
        scroll.zoom.pinch?.place = place
        let wanted = pinch.startScale * recognizer.scale
        let scale = bouncesZoom ? ScrollMath.bandedScale(wanted, limits: zoomLimits) : scaleWithinLimits(wanted)
        let anchor = ZoomAnchor(content: pinch.content, place: place)
        if scale != Self.scale(of: pinch.view) {
            applyZoom(scale, to: pinch.view, about: anchor) { banded($0) }
        } else {
            contentOffset = banded(offset(for: anchor, in: pinch.view))
        }
        updateIndicators()
    }

    private func endPinch() {
        guard let pinch = scroll.zoom.pinch else { return }
        scroll.zoom.pinch = nil
        let scale = Self.scale(of: pinch.view)
        let target = scaleWithinLimits(scale)
        if target != scale {
            stopMotion(telling: true)
            scroll.zoom.isBouncing = true
            animateZoom(target, of: pinch.view, about: ZoomAnchor(content: pinch.content, place: pinch.place))
        } else {
            delegate?.scrollViewDidEndZooming(self, with: pinch.view, atScale: scale)
            settleWithinLimits()
        }
        restartDrag()
        if scroll.drag == nil, scroll.motion == nil { hideIndicators() }
    }
}
