/// The overlays of a map with their renderers.
@MainActor final class OverlayStore {
    @MainActor final class Item {
        let overlay: any MKOverlay
        var level: MKOverlayLevel
        var renderer: MKOverlayRenderer?

        init(_ overlay: any MKOverlay, _ level: MKOverlayLevel) { (self.overlay, self.level) = (overlay, level) }
    }

    private(set) var items: [Item] = []
    /// Called when what is drawn at a level has changed.
    var onChange: ((MKOverlayLevel) -> Void)?

    var replacesGround: Bool { items.contains { $0.overlay.canReplaceMapContent } }

    func overlays(_ level: MKOverlayLevel?) -> [any MKOverlay] { items.filter { level == nil || $0.level == level }.map(\.overlay) }

    func item(_ overlay: any MKOverlay) -> Item? { items.first { $0.overlay === overlay } }

    func insert(_ overlay: any MKOverlay, level: MKOverlayLevel, at place: Int? = nil) {
        guard item(overlay) == nil else { return }
        let item = Item(overlay, level)
        let others = items.indices.filter { items[$0].level == level }
        if let place, place < others.count { items.insert(item, at: others[max(place, 0)]) } else { items.append(item) }
        onChange?(level)
    }

    func remove(_ overlay: any MKOverlay) {
        guard let place = items.firstIndex(where: { $0.overlay === overlay }) else { return }
        let item = items.remove(at: place)
        item.renderer?.onChange = nil
        onChange?(item.level)
    }

    func exchange(_ first: any MKOverlay, _ second: any MKOverlay) {
        guard let a = items.firstIndex(where: { $0.overlay === first }), let b = items.firstIndex(where: { $0.overlay === second }) else {
            return
        }
        items.swapAt(a, b)
        for item in [items[a], items[b]] { onChange?(item.level) }
    }

    func setRenderer(_ renderer: MKOverlayRenderer, of item: Item) {
        item.renderer = renderer
        renderer.onChange = { [weak self, weak item] in
            guard let item else { return }
            self?.onChange?(item.level)
        }
    }

    /// Draws the overlays of a level.
    func painter(_ level: MKOverlayLevel) -> TilePlane.Painter {
        TilePlane.Painter(
            look: { [unowned self] rect, scale in
                let near = rect.insetBy(dx: -32 / scale, dy: -32 / scale)
                return items.contains { $0.level == level && !Self.shifts($0.overlay, near).isEmpty } ? .drawn : .empty
            },
            draw: { [unowned self] rect, scale, context in
                for item in items where item.level == level { Self.draw(item, rect, scale, context) }
            })
    }

    /// The distances by which the copies of the world lie aside whose overlay a rectangle touches.
    private static func shifts(_ overlay: any MKOverlay, _ rect: MKMapRect) -> [Double] {
        let world = MercatorProjection.worldSize
        return [0, world, -world].filter { overlay.intersects(rect.offsetBy(dx: -$0, dy: 0)) }
    }

    private static func draw(_ item: Item, _ rect: MKMapRect, _ scale: Double, _ context: CGContext) {
        let near = rect.insetBy(dx: -32 / scale, dy: -32 / scale)
        guard let renderer = item.renderer else { return }
        for shift in shifts(item.overlay, near) { draw(renderer, rect.offsetBy(dx: -shift, dy: 0), scale, context) }
    }

    private static func draw(_ renderer: MKOverlayRenderer, _ shown: MKMapRect, _ scale: Double, _ context: CGContext) {
        guard renderer.canDraw(shown, zoomScale: MKZoomScale(scale)) else { return }
        renderer.contentScaleFactor = 2
        let origin = renderer.point(for: shown.origin)
        context.saveGState()
        context.setAlpha(renderer.alpha)
        context.setBlendMode(renderer.blendMode)
        context.scaleBy(x: CGFloat(scale), y: CGFloat(scale))
        context.translateBy(x: -origin.x, y: -origin.y)
        renderer.draw(shown, zoomScale: MKZoomScale(scale), in: context)
        context.restoreGState()
    }
}
