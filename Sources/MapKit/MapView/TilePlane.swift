/// A plane of the map, drawn in squares of 256 points: what moves and zooms is one layer, and only squares that come into sight are drawn.
@MainActor final class TilePlane {
    /// The look of a square.
    enum Look {
        /// Nothing is there.
        case empty
        /// One colour all over.
        case plain(UIColor)
        /// What `draw` draws.
        case drawn
    }

    /// Draws the squares.
    @MainActor struct Painter {
        let look: (MKMapRect, Double) -> Look
        /// Draws a rectangle at a scale into a context that begins at its corner.
        let draw: (MKMapRect, Double, CGContext) -> Void
    }

    private struct Key: Hashable { var x: Int, y: Int }

    let layer = CALayer()
    private let painter: Painter
    private let overlap: Double
    private var tiles: [Key: CALayer] = [:]
    private var anchor = MKMapPoint()
    /// Points for one map point at which squares are drawn.
    private(set) var baseScale = 0.0
    private static let side = 256.0
    private static let pixelScale: CGFloat = 2

    /// - Parameter isOpaque: Whether squares may overlap by a hair, so that no gap shows between those that are shown reduced.
    init(_ painter: Painter, isOpaque: Bool) {
        (self.painter, overlap) = (painter, isOpaque ? 0.5 : 0)
        layer.anchorPoint = .zero
        layer.actions = ["position": NSNull(), "transform": NSNull(), "sublayers": NSNull(), "bounds": NSNull()]
    }

    /// The scale of the next power of two, which is shown reduced.
    static func steppedScale(_ scale: Double) -> Double {
        let level = (log2(scale * MercatorProjection.worldSize / side) - 0.001).rounded(.up)
        return pow(2, level) * side / MercatorProjection.worldSize
    }

    /// Shows a viewport, with squares drawn for a scale.
    func show(_ viewport: MapViewport, scale: Double) {
        let isFar = abs(viewport.x - anchor.x) * scale > 200_000 || abs(viewport.y - anchor.y) * scale > 200_000
        if scale != baseScale || isFar {
            clear()
            (baseScale, anchor) = (scale, viewport.center)
        }
        fillIn(viewport.visibleRect)
        var place = viewport.unwrappedPoint(of: anchor)
        // Squares that are shown as they were drawn stand on whole pixels.
        if viewport.scale == baseScale, viewport.heading == 0 {
            place = CGPoint(x: (place.x * 2).rounded() / 2, y: (place.y * 2).rounded() / 2)
        }
        layer.position = place
        let factor = viewport.scale / baseScale
        var transform = CATransform3DMakeScale(CGFloat(factor), CGFloat(factor), 1)
        if viewport.heading != 0 { transform = CATransform3DRotate(transform, CGFloat(-viewport.heading * .pi / 180), 0, 0, 1) }
        layer.transform = transform
    }

    /// Lets all squares be drawn again.
    func clear() {
        for tile in tiles.values { tile.removeFromSuperlayer() }
        tiles = [:]
    }

    private func fillIn(_ visible: MKMapRect) {
        let extent = Self.side / baseScale
        let columns = Int((visible.minX / extent).rounded(.down))...Int((visible.maxX / extent).rounded(.down))
        let rows = Int((visible.minY / extent).rounded(.down))...Int((visible.maxY / extent).rounded(.down))
        guard columns.count * rows.count < 2_000 else { return }
        for (key, tile) in tiles where !columns.widened.contains(key.x) || !rows.widened.contains(key.y) {
            tile.removeFromSuperlayer()
            tiles[key] = nil
        }
        for y in rows {
            for x in columns where tiles[Key(x: x, y: y)] == nil {
                tiles[Key(x: x, y: y)] = makeTile(MKMapRect(x: Double(x) * extent, y: Double(y) * extent, width: extent, height: extent))
            }
        }
    }

    private func makeTile(_ rect: MKMapRect) -> CALayer {
        let tile = CALayer()
        tile.frame = CGRect(
            x: (rect.minX - anchor.x) * baseScale, y: (rect.minY - anchor.y) * baseScale, width: Self.side + overlap,
            height: Self.side + overlap)
        switch painter.look(rect, baseScale) {
        case .empty: return tile
        case .plain(let color): tile.backgroundColor = color.cgColor
        case .drawn:
            let format = UIGraphicsImageRendererFormat()
            format.scale = Self.pixelScale
            let size = CGSize(width: Self.side, height: Self.side)
            let picture = UIGraphicsImageRenderer(size: size, format: format).image { [baseScale, painter] in
                painter.draw(rect, baseScale, $0.cgContext)
            }
            tile.contents = picture.cgImage
            tile.contentsScale = Self.pixelScale
        }
        layer.addSublayer(tile)
        return tile
    }
}

extension ClosedRange where Bound == Int {
    /// The range with one more at each end.
    fileprivate var widened: ClosedRange<Int> { lowerBound - 1...upperBound + 1 }
}
