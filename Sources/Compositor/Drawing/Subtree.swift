import Foundation
import RenderProtocol

/// All that decides how a layer and what is below it looks at rest, to recognise it in a later frame.
struct Subtree: Equatable {
    private var layers: [RenderLayer] = []
    private var images: [ImageID: RenderImage] = [:]

    /// nil where something moves or shows what lies behind it, so that no other frame need look the same.
    init?(_ id: LayerID, of tree: RenderTree) {
        guard add(id, of: tree) else { return nil }
    }

    private mutating func add(_ id: LayerID, of tree: RenderTree) -> Bool {
        guard let layer = tree.layers[id] else { return true }
        guard layer.animations.isEmpty, layer[.kind] != .keyword("backdrop"), layer[.kind] != .keyword("emitter") else { return false }
        layers.append(layer)
        if case .image(let image)? = layer.properties[.contents] { images[image] = tree.images[image] }
        if case .layer(let mask)? = layer.properties[.mask], !add(mask, of: tree) { return false }
        guard case .layers(let children)? = layer.properties[.sublayers] else { return true }
        return children.allSatisfy { add($0, of: tree) }
    }

    /// Bitmaps are compared by where they lie in memory, not by their content.
    static func == (a: Subtree, b: Subtree) -> Bool {
        a.layers == b.layers && a.images.count == b.images.count
            && a.images.allSatisfy { id, image in b.images[id].map(image.hasSamePixels) ?? false }
    }
}

extension RenderImage {
    /// Whether both are the same bytes in memory; their content is not compared.
    func hasSamePixels(as other: RenderImage) -> Bool {
        if let coverage { return other.coverage.map(coverage.hasSameBytes) ?? false }
        guard other.coverage == nil, width == other.width, height == other.height, bytesPerRow == other.bytesPerRow,
            pixels.count == other.pixels.count
        else {
            return false
        }
        return pixels.withUnsafeBytes { a in other.pixels.withUnsafeBytes { b in a.baseAddress == b.baseAddress } }
    }
}

extension RenderCoverage {
    /// Whether both are of one colour and the same bytes in memory; their content is not compared.
    fileprivate func hasSameBytes(as other: RenderCoverage) -> Bool {
        if self === other { return true }
        guard (width, height, color) == (other.width, other.height, other.color), bytesPerRow == other.bytesPerRow,
            (x, y, columns, rows) == (other.x, other.y, other.columns, other.rows)
        else { return false }
        return bytes.withUnsafeBytes { a in other.bytes.withUnsafeBytes { b in a.baseAddress == b.baseAddress } }
    }
}
