import Compositor
import CoreGraphics
import Foundation
import RenderProtocol

extension CALayer {
    /// Lays out and draws what needs it of the layer and all below it.
    package func settleSubtree() {
        for _ in 0..<8 {
            guard changes.isSubtreeStale || changes.needsLayout || changes.needsDisplay else { return }
            layoutStaleSubtree()
            displayStaleSubtree()
        }
    }

    /// A copy of the layer and all below it, with the same contents; it follows no changes. Animations are left out.
    package func picture() -> CALayer {
        let picture = CALayer()
        for key in Set(values.keys).union([.bounds, .position, .anchorPoint]) { picture.store(self[key], for: key) }
        picture.sources = sources
        for layer in hierarchy.sublayers { picture.addSublayer(layer.picture()) }
        if let mask = hierarchy.mask { picture.mask = mask.picture() }
        return picture
    }

    /// A picture of how the screen shows the layer now, animations included; nil where it has not been shown.
    package func shownPicture() -> CALayer? {
        guard let context = hierarchy.context, changes.isCommitted else { return nil }
        return committedPicture(in: context, at: context.timeline.now)
    }

    /// Draws the layer's values, without animations, in the layer's coordinates: the compositor draws, by the rules of the screen, as many
    /// pixels as the context has.
    func drawSubtree(in context: CGContext) {
        guard let grid = PixelGrid(of: context) else { return }
        let image = Compositor(scale: grid.scale).image(of: renderTree(showing: grid.area), at: 0, size: grid.area.size)
        context.drawUpright(image, in: grid.area)
    }

    /// A tree of the layer and all below it, in a root that shows `area` of the layer's coordinates.
    private func renderTree(showing area: CGRect) -> RenderTree {
        let root = CALayer()
        var images: [ImageID: CGImage] = [:]
        var operations: [Commit.Operation] = [
            .setLayer(root.id, [.bounds: .rect(area), .anchorPoint: .point(.zero), .position: .point(.zero), .sublayers: .layers([id])])
        ]
        appendSubtree(to: &operations, &images)
        // In its own coordinates a layer stands upright, wherever it hangs.
        operations.append(
            .setLayer(
                id, [.anchorPoint: .point(.zero), .position: .point(bounds.origin), .transform: LayerKey.transform.defaultValue]))
        operations.append(.setRoot(root.id))
        let added = images.sorted { $0.key < $1.key }.map { Commit.Operation.addImage($0.key, ImageRegistry.rendered($0.value)) }
        var tree = RenderTree()
        do { try tree.apply(Commit(sequence: 1, time: 0, operations: added + operations)) } catch {
            fatalError("CALayer: this layer cannot be rendered: \(error)")
        }
        return tree
    }

    private func appendSubtree(to operations: inout [Commit.Operation], _ images: inout [ImageID: CGImage]) {
        var properties: LayerProperties = [:]
        for key in Set(values.keys).union([.bounds, .position, .anchorPoint]) where self[key] != key.defaultValue {
            properties[key] = self[key]
        }
        properties[.sublayers] = .layers(hierarchy.sublayers.map(\.id))
        if let mask = hierarchy.mask { properties[.mask] = .layer(mask.id) }
        if let image = sources[.contents] as? CGImage { images[ImageRegistry.id(of: image)] = image }
        operations.append(.setLayer(id, properties))
        for layer in hierarchy.sublayers + [hierarchy.mask].compactMap({ $0 }) { layer.appendSubtree(to: &operations, &images) }
    }
}

/// The part of user space that a context draws on, with edges on its pixels.
private struct PixelGrid {
    let area: CGRect
    /// Pixels in a unit of user space.
    let scale: Double

    init?(of context: CGContext) {
        let (clip, toPixels) = (context.boundingBoxOfClipPath, context.userSpaceToDeviceSpaceTransform)
        let scale = abs(toPixels.a * toPixels.d - toPixels.b * toPixels.c).squareRoot()
        guard !clip.isEmpty, scale > 0, scale.isFinite else { return nil }
        let isUpright = toPixels.b == 0 && toPixels.c == 0 && abs(toPixels.a) == abs(toPixels.d)
        area = isUpright ? clip.applying(toPixels).integral.applying(toPixels.inverted()) : clip
        self.scale = Double(scale)
    }
}
