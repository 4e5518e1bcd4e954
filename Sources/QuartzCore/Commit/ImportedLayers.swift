import CoreGraphics
import Foundation
import RenderProtocol

/// Layers made from a tree that another process has drawn, as a home screen shows archived widgets.
package struct ImportedLayers {
    package let root: CALayer
    /// By the names they have in the tree.
    package let layers: [LayerID: CALayer]

    /// Nil for a tree without a root.
    ///
    /// - Parameter image: The bitmap of a name; asked once for each layer that shows it.
    package init?(_ tree: RenderTree, image: (ImageID) -> CGImage?) {
        guard let start = tree.root else { return nil }
        var made: [LayerID: CALayer] = [:]
        for (id, layer) in tree.layers { made[id] = Self.layer(layer, image) }
        for (id, layer) in tree.layers {
            if case .layers(let children)? = layer.properties[.sublayers] {
                for child in children { if let child = made[child] { made[id]?.addSublayer(child) } }
            }
            if case .layer(let mask)? = layer.properties[.mask] { made[id]?.mask = made[mask] }
        }
        guard let root = made[start] else { return nil }
        (self.root, layers) = (root, made)
    }

    private static func layer(_ rendered: RenderLayer, _ image: (ImageID) -> CGImage?) -> CALayer {
        let layer = CALayer()
        for (key, value) in rendered.properties {
            switch (key, value) {
            case (.sublayers, _), (.mask, _), (.hostedContext, _): continue
            case (.contents, .image(let id)): layer.contents = image(id)
            default: layer.store(value, for: key)
            }
        }
        return layer
    }
}

extension CGImage {
    /// The image of a bitmap that another process has drawn; nil where its data is too short.
    package static func make(rendered image: RenderImage) -> CGImage? {
        CGImage(width: image.width, height: image.height, bytesPerRow: image.bytesPerRow, isOpaque: image.isOpaque, pixels: image.pixels)
    }
}
