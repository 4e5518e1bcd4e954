/// Draws the pictures of a tile overlay, as they arrive.
///
/// Source: Apple's documentation of `MKTileOverlayRenderer`.
open class MKTileOverlayRenderer: MKOverlayRenderer, @unchecked Sendable {
    private struct Key: Hashable { var x: Int, y: Int, z: Int }

    private enum Tile { case loading, failed, picture(CGImage) }

    private var tiles: [Key: Tile] = [:]
    private let lock = NSLock()

    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    private var tileOverlay: MKTileOverlay? { overlay as? MKTileOverlay }

    /// Loads all tiles again.
    open func reloadData() {
        lock.withLock { tiles.removeAll() }
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let tileOverlay else { return }
        let side = max(Double(tileOverlay.tileSize.width), 1)
        let level = Int(log2(Double(zoomScale) * MercatorProjection.worldSize / side).rounded())
        guard level >= tileOverlay.minimumZ else { return }
        let z = min(max(level, 0), tileOverlay.maximumZ, 22)
        let extent = MercatorProjection.worldSize / Double(1 << z)
        let last = (1 << z) - 1
        let (top, bottom) = (max(Int((mapRect.minY / extent).rounded(.down)), 0), min(Int((mapRect.maxY / extent).rounded(.down)), last))
        let (left, right) = (max(Int((mapRect.minX / extent).rounded(.down)), 0), min(Int((mapRect.maxX / extent).rounded(.down)), last))
        guard top <= bottom, left <= right else { return }
        for y in top...bottom {
            for x in left...right {
                guard let picture = picture(Key(x: x, y: y, z: z), tileOverlay) else { continue }
                let place = rect(for: MKMapRect(x: Double(x) * extent, y: Double(y) * extent, width: extent, height: extent))
                context.saveGState()
                // Images stand upright where y grows upwards.
                context.translateBy(x: place.minX, y: place.maxY)
                context.scaleBy(x: 1, y: -1)
                context.draw(picture, in: CGRect(origin: .zero, size: place.size))
                context.restoreGState()
            }
        }
    }

    private func picture(_ key: Key, _ tileOverlay: MKTileOverlay) -> CGImage? {
        lock.lock()
        if let known = tiles[key] {
            lock.unlock()
            if case .picture(let image) = known { return image }
            return nil
        }
        if tiles.count > 400 { tiles.removeAll() }
        tiles[key] = .loading
        lock.unlock()
        let path = MKTileOverlayPath(x: key.x, y: key.y, z: key.z, contentScaleFactor: contentScaleFactor)
        tileOverlay.loadTile(at: path) { [weak self] data, _ in
            guard let self else { return }
            let image = data.flatMap { UIImage(data: $0)?.cgImage }
            self.lock.withLock { self.tiles[key] = image.map { .picture($0) } ?? .failed }
            if image != nil { DispatchQueue.main.async { self.setNeedsDisplay() } }
        }
        return nil
    }
}
