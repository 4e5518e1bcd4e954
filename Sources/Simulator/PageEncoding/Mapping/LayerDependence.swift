import Foundation
import RenderProtocol

/// Dependencies of a layer's elements on other layers.
extension RenderTree {
    /// The layers that look different when this one changes: those whose shadow is also that of what stands out of them, and what lies in a transform layer.
    func dependents(of id: LayerID) -> [LayerID] {
        var result: [LayerID] = []
        if let layer = layers[id], layer.isSpace { result += LayerValues(layer).layers(.sublayers) }
        var current = parents[id]
        while let ancestor = current, let layer = layers[ancestor] {
            // An emitter's sources are part of it.
            if layer.properties.contains(.shadowOpacity) || layer[.kind] == .keyword("emitter") { result.append(ancestor) }
            current = parents[ancestor]
        }
        return result
    }

    /// The opacity that transform layers right above give to each of their sublayers, as they are no groups.
    func spaceOpacity(above id: LayerID) -> Double {
        var opacity = 1.0, current = parents[id]
        while let parent = current.flatMap({ layers[$0] }), parent.isSpace {
            opacity *= min(max(LayerValues(parent).number(.opacity), 0), 1)
            current = parents[parent.id]
        }
        return opacity
    }

    /// Whether something stands out of a layer's bounds, so that its shadow is not that of a box.
    func hasOverflow(_ layer: RenderLayer) -> Bool {
        let values = LayerValues(layer)
        guard !values.bool(.masksToBounds), !values.layers(.sublayers).isEmpty, let extent = extent(of: layer, depth: 0) else {
            return false
        }
        return !values.rect(.bounds).insetBy(dx: -0.01, dy: -0.01).contains(extent)
    }

    /// The rectangle, in its own coordinates, that a layer and those below it fill; nil where that is not worth finding out.
    private func extent(of layer: RenderLayer, depth: Int) -> CGRect? {
        let values = LayerValues(layer)
        var box = values.rect(.bounds)
        guard !values.bool(.masksToBounds) else { return box }
        guard depth < 40, values.keyword(.kind) != "replicator" else { return nil }
        let toParent = values.sublayerPlacement.concatenating(.translation(x: box.minX, y: box.minY))
        for child in values.layers(.sublayers).compactMap({ layers[$0] }) {
            let childValues = LayerValues(child)
            guard !childValues.bool(.isHidden), childValues.number(.opacity) > 0 else { continue }
            guard let inner = extent(of: child, depth: depth + 1) else { return nil }
            let transform = childValues.geometry.transformToParent.concatenating(toParent)
            let corners = [
                CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY), CGPoint(x: inner.minX, y: inner.maxY),
                CGPoint(x: inner.maxX, y: inner.maxY),
            ].compactMap { transform.project($0) }
            guard corners.count == 4 else { return nil }
            for corner in corners { box = box.union(CGRect(origin: corner, size: .zero)) }
        }
        return box
    }
}

extension RenderLayer {
    /// Whether the layer has no plane of its own and holds its sublayers in space.
    var isSpace: Bool {
        self[.kind] == .keyword("transform") || self[.kind] == .keyword("replicator") && self[.preservesDepth] == .bool(true)
    }
}
