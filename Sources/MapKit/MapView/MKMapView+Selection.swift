@_spi(Quince) import QuinceFoundation

extension MKMapView {
    /// The chosen annotations; there is one at most.
    public var selectedAnnotations: [any MKAnnotation] {
        get { selected }
        set {
            for annotation in selected where !newValue.contains(where: { $0 === annotation }) {
                deselectAnnotation(annotation, animated: false)
            }
            if let annotation = newValue.first { selectAnnotation(annotation, animated: false) }
        }
    }

    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard !selected.contains(where: { $0 === annotation }) else { return }
        for other in selected { deselectAnnotation(other, animated: animated) }
        if index.entry(annotation) != nil, view(for: annotation) == nil { layoutIfNeeded() }
        selected = [annotation]
        if let entry = index.entry(annotation), entry.isCrowdedOut {
            annotationsNeedLayout()
            layoutIfNeeded()
        }
        if let view = view(for: annotation) {
            view.setSelected(true, animated: animated)
            stage.bringSubviewToFront(view)
            showCallout(of: view)
            delegate?.mapView(self, didSelect: view)
        }
        delegate?.mapView(self, didSelect: annotation)
    }

    public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, let place = selected.firstIndex(where: { $0 === annotation }) else { return }
        selected.remove(at: place)
        let view = view(for: annotation)
        if callout?.annotationView.annotation === annotation { hideCallout() }
        if let view {
            view.setSelected(false, animated: animated)
            delegate?.mapView(self, didDeselect: view)
        }
        delegate?.mapView(self, didDeselect: annotation)
        annotationsNeedLayout()
    }

    /// The uppermost annotation view at a point.
    func annotationView(at place: CGPoint) -> MKAnnotationView? {
        stage.subviews.enumerated().compactMap { number, view in
            (view as? MKAnnotationView).flatMap { annotationView in
                let isHit = !view.isHidden && view.alpha > 0.01 && view.point(inside: convert(place, to: view), with: nil)
                return isHit ? (annotationView, annotationView.layer.zPosition, number) : nil
            }
        }.max { ($0.1, $0.2) < ($1.1, $1.2) }?.0
    }

    func handleTap(at place: CGPoint) {
        if let view = annotationView(at: place), view.isEnabled, let annotation = view.annotation {
            if selected.contains(where: { $0 === annotation }) { return }
            return selectAnnotation(annotation, animated: true)
        }
        for annotation in selected { deselectAnnotation(annotation, animated: true) }
    }

    // MARK: Callouts

    func showCallout(of view: MKAnnotationView) {
        hideCallout()
        let hasTitle = view.annotation?.annotationTitle?.isEmpty == false
        guard view.canShowCallout, view.isSelected, hasTitle else { return }
        let bubble = CalloutView(view) { [weak self, weak view] control in
            guard let self, let view else { return }
            delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
        }
        calloutStage.addSubview(bubble)
        callout = bubble
        placeCallout()
        view.setNeedsLayout()
        keepCalloutInSight(bubble)
    }

    func hideCallout() {
        callout?.removeFromSuperview()
        callout = nil
    }

    func placeCallout() {
        guard let callout else { return }
        let view = callout.annotationView
        let top = calloutStage.convert(CGPoint(x: view.bounds.midX + view.calloutAnchor.x, y: view.calloutAnchor.y), from: view)
        callout.frame = CGRect(
            x: (top.x - callout.bounds.width / 2).rounded(), y: top.y - callout.bounds.height, width: callout.bounds.width,
            height: callout.bounds.height)
    }

    /// Moves the map so that the whole callout is seen.
    private func keepCalloutInSight(_ bubble: CalloutView) {
        let area = convert(bubble.bounds, from: bubble)
        let room = bounds.inset(by: mapInsets).shrunk(dx: 8, dy: 8)
        guard area.width <= room.width, area.height <= room.height, isScrollEnabled, !isChangingRegion else { return }
        let dx = area.minX < room.minX ? area.minX - room.minX : max(area.maxX - room.maxX, 0)
        let dy = area.minY < room.minY ? area.minY - room.minY : max(area.maxY - room.maxY, 0)
        guard dx != 0 || dy != 0 else { return }
        var next = viewport
        next.center = viewport.mapPoint(at: CGPoint(x: viewport.focus.x + dx, y: viewport.focus.y + dy))
        change(to: next.clamped(limits), animated: true, duration: 0.3)
    }

    // MARK: Dragging

    /// Whether an annotation's place can be set.
    func canMove(_ annotation: any MKAnnotation) -> Bool {
        annotation is MKPointAnnotation || ObjectRuntime.setter("coordinate", of: annotation) != nil
    }

    func setDragState(_ next: MKAnnotationView.DragState, of view: MKAnnotationView) {
        let old = view.dragState
        view.setDragState(next, animated: true)
        delegate?.mapView(self, annotationView: view, didChange: next, fromOldState: old)
        if next == .starting {
            UIView.animate(withDuration: 0.2) { view.transform = CGAffineTransform(translationX: 0, y: -12) }
            if view.dragState == .dragging { delegate?.mapView(self, annotationView: view, didChange: .dragging, fromOldState: .starting) }
        } else {
            UIView.animate(withDuration: 0.2) { view.transform = .identity }
            if view.dragState == .none { delegate?.mapView(self, annotationView: view, didChange: .none, fromOldState: next) }
        }
    }

    func drag(_ view: MKAnnotationView, to place: CGPoint) {
        guard let annotation = view.annotation else { return }
        // The finger holds the view's middle; the annotation's place is where it stands.
        let foot = CGPoint(x: place.x - view.centerOffset.x, y: place.y - view.centerOffset.y - 12)
        let coordinate = viewport.mapPoint(at: foot).coordinate
        if let point = annotation as? MKPointAnnotation {
            point.coordinate = coordinate
        } else if let setter = ObjectRuntime.setter("coordinate", of: annotation) {
            setter(annotation, coordinate)
            annotationChanged(annotation)
        }
    }
}
