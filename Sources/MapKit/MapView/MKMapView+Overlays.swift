extension MKMapView {
    /// All overlays, in the order in which they are drawn within their levels.
    public var overlays: [any MKOverlay] { overlayStore.overlays(nil) }

    public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlayStore.overlays(level) }

    public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
    public func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .aboveLabels) }

    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { insert([overlay]) { overlayStore.insert($0, level: level) } }
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        insert(overlays) { overlayStore.insert($0, level: level) }
    }

    public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

    public func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays { overlayStore.remove(overlay) }
        overlaysChanged()
    }

    public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        insert([overlay]) { overlayStore.insert($0, level: level, at: index) }
    }

    public func insertOverlay(_ overlay: any MKOverlay, at index: Int) { insertOverlay(overlay, at: index, level: .aboveLabels) }

    public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) { insert(overlay, beside: sibling, offset: 1) }
    public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) { insert(overlay, beside: sibling, offset: 0) }

    public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) { overlayStore.exchange(overlay1, overlay2) }
    public func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
        let all = overlays
        guard all.indices.contains(index1), all.indices.contains(index2) else { return }
        overlayStore.exchange(all[index1], all[index2])
    }

    /// The renderer of an overlay; nil before the delegate has made it.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { overlayStore.item(overlay)?.renderer }

    private func insert(_ overlay: any MKOverlay, beside sibling: any MKOverlay, offset: Int) {
        let level = overlayStore.item(sibling)?.level ?? .aboveLabels
        let place = overlays(in: level).firstIndex { $0 === sibling }
        insert([overlay]) { overlayStore.insert($0, level: level, at: place.map { $0 + offset }) }
    }

    private func insert(_ overlays: [any MKOverlay], _ body: (any MKOverlay) -> Void) {
        for overlay in overlays { body(overlay) }
        overlaysChanged()
    }

    private func overlaysChanged() {
        let isReplaced = overlayStore.replacesGround
        ground.layer.isHidden = isReplaced
        labels.stage.isHidden = isReplaced || !hasNames
        setNeedsLayout()
    }

    /// Asks the delegate for renderers that are not there yet.
    private func makeRenderers() {
        guard let delegate else { return }
        var made: [MKOverlayRenderer] = []
        for item in overlayStore.items where item.renderer == nil {
            let renderer = delegate.mapView(self, rendererFor: item.overlay)
            overlayStore.setRenderer(renderer, of: item)
            made.append(renderer)
        }
        guard !made.isEmpty else { return }
        lowerOverlays.clear()
        upperOverlays.clear()
        delegate.mapView(self, didAdd: made)
    }

    func showOverlays() {
        makeRenderers()
        for (plane, level) in [(lowerOverlays!, MKOverlayLevel.aboveRoads), (upperOverlays!, .aboveLabels)] {
            plane.layer.isHidden = !overlayStore.items.contains { $0.level == level }
            guard !plane.layer.isHidden else { continue }
            // While fingers zoom, what is drawn is stretched; at rest lines have their widths.
            let ratio = plane.baseScale > 0 ? viewport.scale / plane.baseScale : 0
            let isNearEnough = !isSettled && ratio > 0.5 && ratio < 1.8
            plane.show(viewport, scale: isNearEnough ? plane.baseScale : viewport.scale)
        }
    }

    func redrawOverlays(_ level: MKOverlayLevel) {
        (level == .aboveRoads ? lowerOverlays : upperOverlays)?.clear()
        setNeedsLayout()
    }
}
