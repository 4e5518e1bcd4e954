/// The view of what stands upright on the map: while the map only moves, the stage moves as one.
@MainActor final class MapStage: UIView {
    private(set) var anchor = MKMapPoint()
    private var scale = 0.0
    private var heading = 0.0
    private var shown: MapViewport?

    /// Moves to a viewport.
    ///
    /// - Returns: Whether places in the stage have changed, so that everything must be placed again.
    func show(_ viewport: MapViewport) -> Bool {
        shown = viewport
        let isFar = abs(viewport.x - anchor.x) > MercatorProjection.worldSize / 8 || abs(viewport.y - anchor.y) * viewport.scale > 100_000
        let isTurned = viewport.scale != scale || viewport.heading != heading
        if isFar || isTurned { (anchor, scale, heading) = (viewport.center, viewport.scale, viewport.heading) }
        let place = viewport.unwrappedPoint(of: anchor)
        center = place
        return isFar || isTurned
    }

    /// The stage's point of a point of the map.
    func place(of mapPoint: MKMapPoint) -> CGPoint {
        guard let shown else { return .zero }
        let point = shown.point(of: mapPoint)
        let origin = shown.unwrappedPoint(of: anchor)
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
    }
}
