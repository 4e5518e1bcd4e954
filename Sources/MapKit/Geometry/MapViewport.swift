/// The part of the map that a view of a size shows: its centre, scale and direction, and the conversion between both.
///
/// It's a plain value, without a view, so that animations interpolate it and snapshots use it.
struct MapViewport: Equatable {
    /// The view's size, in points.
    var size: CGSize
    /// The map's x at the view's centre, within the world.
    var x: Double
    /// The map's y at the view's centre.
    var y: Double
    /// Points of the view for one map point.
    var scale: Double
    /// Degrees clockwise from north to what is at the view's top.
    var heading: Double = 0
    /// Parts of the view that bars cover; the centre lies in the middle of the rest.
    var insets = UIEdgeInsets.zero

    static let maximumScale = 2.0
    /// The angle that a map's camera sees from its centre to the view's upper edge, as a tangent: MapKit's cameras see 30° in all.
    private static let halfAngle = tan(15 * Double.pi / 180)

    var center: MKMapPoint {
        get { MKMapPoint(x: x, y: y) }
        set { (x, y) = (newValue.x, newValue.y) }
    }

    /// The point of the view where the map's centre is.
    var focus: CGPoint {
        CGPoint(
            x: (size.width + insets.left - insets.right) / 2, y: (size.height + insets.top - insets.bottom) / 2)
    }

    /// The scale at which the world fills the view.
    var minimumScale: Double { max(Double(max(size.width, size.height)), 1) / MercatorProjection.worldSize }

    private var turn: (cosine: Double, sine: Double) {
        heading == 0 ? (1, 0) : (cos(heading * .pi / 180), sin(heading * .pi / 180))
    }

    /// The view's point of a point of the map, of the world's copies the one nearest to the centre.
    func point(of mapPoint: MKMapPoint) -> CGPoint {
        let world = MercatorProjection.worldSize
        let across = mapPoint.x - x
        let nearest = across - (across / world).rounded() * world
        return offset(dx: nearest, dy: mapPoint.y - y)
    }

    /// The view's point of a point of the map as it is, without choosing among the world's copies.
    func unwrappedPoint(of mapPoint: MKMapPoint) -> CGPoint { offset(dx: mapPoint.x - x, dy: mapPoint.y - y) }

    private func offset(dx: Double, dy: Double) -> CGPoint {
        let (cosine, sine) = turn
        return CGPoint(
            x: Double(focus.x) + (dx * cosine + dy * sine) * scale, y: Double(focus.y) + (dy * cosine - dx * sine) * scale)
    }

    /// The map's point of a point of the view; it may lie beyond the world's edges.
    func mapPoint(at point: CGPoint) -> MKMapPoint {
        let (cosine, sine) = turn
        let (dx, dy) = (Double(point.x - focus.x) / scale, Double(point.y - focus.y) / scale)
        return MKMapPoint(x: x + dx * cosine - dy * sine, y: y + dx * sine + dy * cosine)
    }

    /// The smallest rectangle of the map around what a rectangle of the view shows.
    func mapRect(of rect: CGRect) -> MKMapRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(mapPoint(at:))
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return MKMapRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    /// The rectangle that the whole view shows.
    var visibleRect: MKMapRect { mapRect(of: CGRect(origin: .zero, size: size)) }
    /// The rectangle in the part that no bar covers.
    var safeRect: MKMapRect { mapRect(of: CGRect(origin: .zero, size: size).inset(by: insets)) }

    /// The viewport with its scale and centre within what the map allows.
    func clamped(_ limits: MapLimits = MapLimits()) -> MapViewport {
        var result = self
        let world = MercatorProjection.worldSize
        if !result.heading.isFinite { result.heading = 0 }
        if !result.x.isFinite || !result.y.isFinite { (result.x, result.y) = (world / 2, world / 2) }
        result.scale = scale.isNaN ? minimumScale : min(max(scale, minimumScale), Self.maximumScale)
        result.scale = limits.clamp(result)
        let half = Double(size.height) / 2 / result.scale
        let shift = Double(focus.y - size.height / 2) / result.scale
        if result.heading == 0 {
            result.y = half * 2 >= world ? world / 2 + shift : min(max(result.y, half + shift), world - half + shift)
        }
        result.y = min(max(result.y, 0), world)
        if let boundary = limits.boundary {
            (result.x, result.y) = (min(max(result.x, boundary.minX), boundary.maxX), min(max(result.y, boundary.minY), boundary.maxY))
        }
        result.x = result.x.truncatingRemainder(dividingBy: world)
        if result.x < 0 { result.x += world }
        return result
    }

    /// The viewport that shows the whole of a rectangle, as large as it gets in what the insets leave.
    func showing(_ rect: MKMapRect, padding: UIEdgeInsets = .zero) -> MapViewport {
        var result = self
        let all = UIEdgeInsets(
            top: insets.top + padding.top, left: insets.left + padding.left, bottom: insets.bottom + padding.bottom,
            right: insets.right + padding.right)
        let room = CGRect(origin: .zero, size: size).inset(by: all)
        let (width, height) = (max(Double(room.width), 1), max(Double(room.height), 1))
        result.scale = min(
            rect.width > 0 ? width / rect.width : Self.maximumScale, rect.height > 0 ? height / rect.height : Self.maximumScale)
        result.scale = min(max(result.scale, minimumScale), Self.maximumScale)
        let (dx, dy) = (Double(focus.x - room.midX) / result.scale, Double(focus.y - room.midY) / result.scale)
        let (cosine, sine) = turn
        (result.x, result.y) = (rect.midX + dx * cosine - dy * sine, rect.midY + dx * sine + dy * cosine)
        return result
    }

    /// Metres from the camera to the map's centre.
    var distance: Double {
        get {
            let meters = Double(size.height) / scale / MercatorProjection.pointsPerMeter(latitude: center.coordinate.latitude)
            return meters / 2 / Self.halfAngle
        }
        set {
            let meters = max(newValue, 1) * 2 * Self.halfAngle
            scale = Double(max(size.height, 1)) / (meters * MercatorProjection.pointsPerMeter(latitude: center.coordinate.latitude))
        }
    }

    /// The zoom level: 0 shows the world in 256 points, each further one doubles it.
    var zoomLevel: Double { log2(scale * MercatorProjection.worldSize / 256) }

    /// The viewport between this and another, which it reaches the shorter way around the globe.
    func interpolated(to end: MapViewport, _ progress: Double) -> MapViewport {
        var result = end
        let world = MercatorProjection.worldSize
        let across = end.x - x
        let shortest = across - (across / world).rounded() * world
        result.scale = scale * pow(end.scale / scale, progress)
        // Moving by the share of the scale that has gone keeps the target's way straight on the screen.
        let share = abs(end.scale / scale - 1) < 1e-6 ? progress : (1 / result.scale - 1 / scale) / (1 / end.scale - 1 / scale)
        (result.x, result.y) = (x + shortest * share, y + (end.y - y) * share)
        let angle = (end.heading - heading).truncatingRemainder(dividingBy: 360)
        result.heading = heading + (angle > 180 ? angle - 360 : angle < -180 ? angle + 360 : angle) * progress
        return result
    }
}

/// The limits that an app sets to a map's place and scale.
struct MapLimits: Equatable {
    /// Where the centre may be; nil = anywhere.
    var boundary: MKMapRect?
    /// Metres that the camera may be away; nil = any.
    var distances: ClosedRange<Double>?

    func clamp(_ viewport: MapViewport) -> Double {
        guard let distances else { return viewport.scale }
        var limited = viewport
        if viewport.distance < distances.lowerBound { limited.distance = distances.lowerBound }
        if viewport.distance > distances.upperBound { limited.distance = distances.upperBound }
        return min(max(limited.scale, viewport.minimumScale), MapViewport.maximumScale)
    }

    static func == (a: MapLimits, b: MapLimits) -> Bool {
        let isSame = a.boundary.map { first in b.boundary.map { MKMapRectEqualToRect(first, $0) } ?? false } ?? (b.boundary == nil)
        return isSame && a.distances == b.distances
    }
}
