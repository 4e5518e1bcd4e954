import CoreGraphics
import Foundation
import RenderProtocol

/// A layer tree as `Materials/Layers.html` draws it: a list of steps in pixels, and the bitmaps they use.
///
/// Only what the reference screen has: layers that stand upright, with colours, bitmaps, gradients, round clips and shadows.
struct CanvasLayers: Encodable {
    private(set) var steps: [Step] = []
    /// PNG files as data URLs, by name.
    private(set) var images: [String: String] = [:]
    private let scale: Double

    private enum CodingKeys: String, CodingKey { case steps, images }

    struct Step: Encodable {
        var kind: Kind
        /// Left, top, width, height.
        var frame: [Double]
        var radius: Double
        var color: String?
        var colors: [String]?
        var image: String?

        enum Kind: String, Encodable { case fill, image, gradient, shadow, clip, end }
    }

    init(_ tree: RenderTree, scale: Double) throws {
        self.scale = scale
        if let root = tree.root { try add(root, of: tree, x: 0, y: 0) }
        for (id, image) in tree.images {
            guard
                let picture = CGImage(
                    width: image.width, height: image.height, bytesPerRow: image.bytesPerRow, isOpaque: image.isOpaque, pixels: image.pixels
                ), let png = picture.encodePNG()
            else { throw MeasuringFailure("bitmap \(id.rawValue) is no picture") }
            images["\(id.rawValue)"] = "data:image/png;base64,\(png.base64EncodedString())"
        }
    }

    /// Adds a layer whose parent's coordinates begin at a point, and all below it.
    private mutating func add(_ id: LayerID, of tree: RenderTree, x: Double, y: Double) throws {
        guard let layer = tree.layers[id], !layer.bool(.isHidden), layer.number(.opacity) > 0 else { return }
        guard case .rect(let bounds) = layer[.bounds], case .point(let position) = layer[.position],
            case .point(let anchor) = layer[.anchorPoint], layer[.transform] == .transform(.identity)
        else { throw MeasuringFailure("the reference screen has a turned layer") }
        let left = x + position.x - anchor.x * bounds.width, top = y + position.y - anchor.y * bounds.height
        let frame = [left, top, bounds.width, bounds.height].map { $0 * scale }
        let radius = layer.number(.cornerRadius) * scale
        func add(_ kind: Step.Kind, color: String? = nil, colors: [String]? = nil, image: String? = nil) {
            steps.append(Step(kind: kind, frame: frame, radius: radius, color: color, colors: colors, image: image))
        }
        let clips = layer.bool(.masksToBounds) && radius > 0
        if layer.number(.shadowOpacity) > 0 { add(.shadow) }
        if clips { add(.clip) }
        if case .color(let color) = layer[.backgroundColor], color.alpha > 0 { add(.fill, color: color.css) }
        if case .colors(let colors) = layer[.colors], !colors.isEmpty { add(.gradient, colors: colors.map(\.css)) }
        if case .image(let image) = layer[.contents] { add(.image, image: "\(image.rawValue)") }
        for child in layer.sublayers { try self.add(child, of: tree, x: left - bounds.minX, y: top - bounds.minY) }
        if clips { add(.end) }
    }
}

extension RenderLayer {
    fileprivate func number(_ key: LayerKey) -> Double { if case .number(let value) = self[key] { value } else { 0 } }
    fileprivate var sublayers: [LayerID] { if case .layers(let layers) = self[.sublayers] { layers } else { [] } }
    fileprivate func bool(_ key: LayerKey) -> Bool { self[key] == .bool(true) }
}

extension RenderColor {
    fileprivate var css: String { "rgb(\(red * 255) \(green * 255) \(blue * 255) / \(alpha))" }
}
