/// Draws land, lakes, towns and borders of a rectangle of the map.
struct GroundPainter {
    let palette: MapPalette
    let hasBorders: Bool

    /// The look of a rectangle that needs no picture: one colour all over; nil where it needs one.
    func plainColor(_ rect: MKMapRect, scale: Double) -> UIColor? {
        let outline = WorldOutline.shared
        let near = rect.insetBy(dx: -4 / scale, dy: -4 / scale)
        for shift in shifts(near) {
            let moved = near.offsetBy(dx: -shift, dy: 0)
            for line in outline.land + outline.lakes + (hasBorders ? outline.borders : [])
            where line.bounds.intersects(moved) && crosses(line, moved) { return nil }
            if !towns(moved, scale).isEmpty { return nil }
        }
        var middle = MKMapPoint(x: rect.midX, y: rect.midY)
        middle.x -= (middle.x / MercatorProjection.worldSize).rounded(.down) * MercatorProjection.worldSize
        guard outline.isLand(middle) || outline.isLand(MKMapPoint(x: middle.x + MercatorProjection.worldSize, y: middle.y)) else {
            return palette.sea
        }
        return isIce(middle) ? palette.ice : palette.land
    }

    /// Draws a rectangle into a context whose points are map points times `scale`, from the rectangle's corner.
    func draw(_ rect: MKMapRect, scale: Double, in context: CGContext) {
        context.setFillColor(palette.sea.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: rect.width * scale, height: rect.height * scale))
        let near = rect.insetBy(dx: -6 / scale, dy: -6 / scale)
        for shift in shifts(near) { drawCopy(near.offsetBy(dx: -shift, dy: 0), rect.offsetBy(dx: -shift, dy: 0), scale, context) }
    }

    /// Distances by which copies of the world lie beside it that a rectangle touches; land goes over the right edge.
    private func shifts(_ rect: MKMapRect) -> [Double] {
        let world = MercatorProjection.worldSize
        let first = Int((rect.minX / world).rounded(.down)) - 1
        let last = Int((rect.maxX / world).rounded(.down))
        return (first...max(first, last)).map { Double($0) * world }
    }

    private func crosses(_ line: WorldOutline.Line, _ rect: MKMapRect) -> Bool {
        !MapClipping.line(line.points + [line.points[0]], in: rect).isEmpty
    }

    private func isIce(_ point: MKMapPoint) -> Bool {
        let place = point.coordinate
        return place.latitude < -62 || (place.latitude > 62 && (-72 ... -15).contains(place.longitude) && place.latitude > 60)
    }

    private func towns(_ rect: MKMapRect, _ scale: Double) -> [WorldPlaces.Place] {
        guard log2(scale * MercatorProjection.worldSize / 256) > 6 else { return [] }
        return WorldPlaces.shared.cities.filter { town in
            let reach = town.radius * 1_300 * MercatorProjection.pointsPerMeter(latitude: town.coordinate.latitude)
            return rect.insetBy(dx: -reach, dy: -reach).contains(town.point)
        }
    }

    private func drawCopy(_ near: MKMapRect, _ rect: MKMapRect, _ scale: Double, _ context: CGContext) {
        let outline = WorldOutline.shared
        func path(_ lines: [WorldOutline.Line], isRing: Bool) -> CGPath {
            let path = CGMutablePath()
            for line in lines where line.bounds.intersects(near) {
                let parts = isRing ? [MapClipping.ring(line.points, in: near)] : MapClipping.line(line.points, in: near)
                for part in parts where part.count > 1 {
                    path.addLines(between: part.map { CGPoint(x: ($0.x - rect.minX) * scale, y: ($0.y - rect.minY) * scale) })
                    if isRing { path.closeSubpath() }
                }
            }
            return path
        }
        let townAreas = towns(near, scale).map { townPath($0, rect, scale) }
        let land = path(outline.land, isRing: true)
        context.setLineJoin(.round)
        fill(land, palette.land, edge: palette.coast, context)
        drawIce(near, rect, scale, land, context)
        for area in townAreas { fill(area, palette.land, edge: nil, context) }
        fill(path(outline.lakes, isRing: true), palette.sea, edge: palette.coast, context)
        for area in townAreas { fill(area, palette.town, edge: nil, context) }
        guard hasBorders else { return }
        context.setStrokeColor(palette.border.cgColor)
        context.setLineWidth(1)
        context.setLineCap(.round)
        context.addPath(path(outline.borders, isRing: false))
        context.strokePath()
    }

    private func fill(_ path: CGPath, _ color: UIColor, edge: UIColor?, _ context: CGContext) {
        guard !path.isEmpty else { return }
        context.addPath(path)
        context.setFillColor(color.cgColor)
        context.fillPath()
        guard let edge else { return }
        context.addPath(path)
        context.setStrokeColor(edge.cgColor)
        context.setLineWidth(0.8)
        context.strokePath()
    }

    /// Greenland and Antarctica, white over the land.
    private func drawIce(_ near: MKMapRect, _ rect: MKMapRect, _ scale: Double, _ land: CGPath, _ context: CGContext) {
        let areas = [(-90.0, -62.0, -180.0, 180.0), (59.5, 84.5, -72.0, -27.0), (68.5, 84.5, -27.5, -15.0)].map { area in
            let corner = MercatorProjection.point(latitude: area.1, longitude: area.2)
            let end = MercatorProjection.point(latitude: area.0, longitude: area.3)
            return MKMapRect(x: corner.x, y: corner.y, width: end.x - corner.x, height: end.y - corner.y)
        }
        for line in WorldOutline.shared.land where line.bounds.intersects(near) {
            guard areas.contains(where: { $0.contains(MKMapPoint(x: line.bounds.midX, y: line.bounds.midY)) }) else { continue }
            let isGreenland = line.bounds.width > MercatorProjection.worldSize / 12 || line.bounds.minY > MercatorProjection.worldSize / 2
            guard isGreenland else { continue }
            let ring = MapClipping.ring(line.points, in: near)
            guard ring.count > 2 else { continue }
            let path = CGMutablePath()
            path.addLines(between: ring.map { CGPoint(x: ($0.x - rect.minX) * scale, y: ($0.y - rect.minY) * scale) })
            path.closeSubpath()
            fill(path, palette.ice, edge: nil, context)
        }
    }

    /// A town's area: a disc with an uneven edge, always the same for the same town.
    private func townPath(_ town: WorldPlaces.Place, _ rect: MKMapRect, _ scale: Double) -> CGPath {
        let radius = town.radius * 1_000 * MercatorProjection.pointsPerMeter(latitude: town.coordinate.latitude) * scale
        let middle = CGPoint(x: (town.point.x - rect.minX) * scale, y: (town.point.y - rect.minY) * scale)
        var seed = town.name.utf8.reduce(UInt64(5_381)) { ($0 &* 33) ^ UInt64($1) }
        let corners = (0..<16).map { number -> CGPoint in
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let reach = radius * (0.7 + 0.5 * Double(seed >> 40) / Double(1 << 24))
            let angle = Double(number) / 16 * 2 * .pi
            return CGPoint(x: Double(middle.x) + cos(angle) * reach, y: Double(middle.y) + sin(angle) * reach)
        }
        let path = CGMutablePath()
        func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        path.move(to: between(corners[15], corners[0]))
        for number in 0..<16 { path.addQuadCurve(to: between(corners[number], corners[(number + 1) % 16]), control: corners[number]) }
        path.closeSubpath()
        return path
    }
}
