import CoreGraphics
import Foundation
import RenderProtocol

/// The tiles of a tiled layer that are drawn.
final class TileGrid {
    /// A tile's place, counted from the corner of the layer's bounds.
    private struct Place: Hashable {
        var column, row: Int
    }

    private var tiles: [Place: CALayer] = [:]
    private var scale: CGFloat = 0

    /// As many tiles as are ever drawn: more would be a mistake and exhaust memory.
    private static let limit = 4096

    var layers: [CALayer] {
        tiles.sorted { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }.map(\.value)
    }

    func clear() {
        for tile in tiles.values { remove(tile) }
        tiles = [:]
    }

    /// Draws what is missing of a rectangle of the layer and forgets what lies outside it. Returns whether anything has changed.
    func show(_ rect: CGRect, of layer: CATiledLayer, scale: CGFloat, tile size: CGSize) -> Bool {
        let before = Set(tiles.keys), wasEmpty = tiles.isEmpty
        if scale != self.scale { clear() }
        self.scale = scale
        let points = CGSize(width: size.width / scale, height: size.height / scale)
        let places = Self.places(rect.offsetBy(dx: -layer.bounds.minX, dy: -layer.bounds.minY), points)
        for (place, tile) in tiles where !places.contains(place) {
            remove(tile)
            tiles[place] = nil
        }
        for place in places where tiles[place] == nil {
            let frame = CGRect(
                x: layer.bounds.minX + CGFloat(place.column) * points.width, y: layer.bounds.minY + CGFloat(place.row) * points.height,
                width: points.width, height: points.height
            ).common(layer.bounds)
            tiles[place] = draw(frame, of: layer, scale)
        }
        return before != Set(tiles.keys) || wasEmpty != tiles.isEmpty
    }

    private static func places(_ rect: CGRect, _ tile: CGSize) -> [Place] {
        guard !rect.isNull, rect.width > 0, rect.height > 0, tile.width > 0, tile.height > 0 else { return [] }
        let columns = cells(rect.minX / tile.width, rect.maxX / tile.width), rows = cells(rect.minY / tile.height, rect.maxY / tile.height)
        guard columns.count <= limit, rows.count <= limit, columns.count * rows.count <= limit else { return [] }
        return rows.flatMap { row in columns.map { Place(column: $0, row: row) } }
    }

    private static func cells(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
        let first = Int(saturating: low.rounded(.down))
        return first..<max(first, Int(saturating: high.rounded(.up)))
    }

    private func draw(_ frame: CGRect, of layer: CATiledLayer, _ scale: CGFloat) -> CALayer? {
        let width = Int(saturating: (frame.width * scale).rounded(.up)), height = Int(saturating: (frame.height * scale).rounded(.up))
        guard width > 0, height > 0, let context = CGContext.backing(width: width, height: height) else { return nil }
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: scale, y: -scale)
        context.translateBy(x: -frame.minX, y: -frame.minY)
        context.setBaseTransform()
        context.clip(to: frame)
        layer.draw(in: context)
        let tile = CALayer(), image = context.takeImage()
        tile.store(.rect(CGRect(origin: .zero, size: frame.size)), for: .bounds)
        tile.store(.point(CGPoint(x: frame.midX, y: frame.midY)), for: .position)
        tile.sources[.contents] = image
        tile.store(.image(ImageRegistry.id(of: image)), for: .contents)
        tile.hierarchy.superlayer = layer
        tile.join(layer.hierarchy.context)
        fadeIn(tile, for: type(of: layer).fadeDuration())
        return tile
    }

    private func fadeIn(_ tile: CALayer, for duration: CFTimeInterval) {
        guard duration > 0 else { return }
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
        tile.add(animation, forKey: "fade")
    }

    private func remove(_ tile: CALayer) {
        tile.hierarchy.superlayer = nil
        tile.removeAllAnimations()
        tile.leave()
    }
}
