import CoreGraphics
import Foundation
@_spi(Quince) import QuinceFoundation
import RenderProtocol

extension CALayer {
    /// From the layer's own coordinates to its superlayer's, the superlayer's `sublayerTransform` included.
    var transformToSuperlayer: RenderTransform {
        let own = LayerGeometry(
            bounds: bounds, position: position, anchorPoint: anchorPoint, zPosition: Double(zPosition), anchorPointZ: Double(anchorPointZ),
            transform: transform.rendered
        ).transformToParent
        guard let superlayer = hierarchy.superlayer else { return own }
        return own.concatenating(superlayer.childTransform)
    }

    private var childTransform: RenderTransform {
        LayerGeometry.childTransform(
            bounds: bounds, anchorPoint: anchorPoint, sublayerTransform: sublayerTransform.rendered, isFlipped: isGeometryFlipped)
    }

    /// The frame of a layer that neither its transform nor its superlayer turns; nil for others.
    package final var untransformedFrame: CGRect? {
        guard !isTransformed, hierarchy.superlayer?.turnsSublayers != true else { return nil }
        return boundingFrame
    }

    /// Whether nothing of what is in the layer shows outside of it; false where that is not known.
    package final var keepsWithinBounds: Bool {
        hierarchy.sublayers.isEmpty || (values.contains(.masksToBounds) && masksToBounds)
    }

    var boundingFrame: CGRect {
        let (size, position, anchorPoint) = (geometry.bounds.size, geometry.position, geometry.anchorPoint)
        if !isTransformed {
            return CGRect(
                x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height, width: size.width,
                height: size.height)
        }
        let box = transformedBox(of: size)
        return box.offsetBy(dx: position.x, dy: position.y)
    }

    /// The box around a layer of `size`, transformed, in relation to its position.
    private func transformedBox(of size: CGSize) -> CGRect {
        let centered = CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
        let transform = self.transform.rendered
        let corners = [
            CGPoint(x: centered.minX, y: centered.minY), CGPoint(x: centered.maxX, y: centered.minY),
            CGPoint(x: centered.minX, y: centered.maxY), CGPoint(x: centered.maxX, y: centered.maxY),
        ]
        return CGRect(bounding: corners.map { transform.project($0) ?? .zero })
    }

    /// Moves and resizes the layer so that its frame becomes `frame`; a frame of unchanged size only moves it, as it must under rotation.
    func fit(into frame: CGRect) {
        let frame = frame.standardized
        let old = boundingFrame
        // What is no number counts as a change, and is refused.
        if !(abs(frame.width - old.width) <= 1e-9 && abs(frame.height - old.height) <= 1e-9) {
            bounds = CGRect(origin: bounds.origin, size: boundsSize(forFrameSize: frame.size))
        }
        let box = transformedBox(of: bounds.size)
        position = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
    }

    /// Ends the app as iOS does: a place that is no number comes of a mistake in it.
    func raiseInvalidGeometry(_ property: String, _ value: String) -> Never {
        raise(NSExceptionName("CALayerInvalidGeometry"), "CALayer \(property) contains NaN: \(value). Layer: \(ownerName)")
    }

    private func boundsSize(forFrameSize size: CGSize) -> CGSize {
        let transform = self.transform
        guard !CATransform3DIsIdentity(transform), let inverse = transform.rendered.inverted() else { return size }
        let affine = CATransform3DGetAffineTransform(CATransform3D(inverse))
        return CGRect(origin: .zero, size: size).applying(affine).size
    }

    // MARK: Conversion

    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { CALayer.convert(p, from: l ?? top, to: self) }
    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { CALayer.convert(p, from: self, to: l ?? top) }
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect { CALayer.convert(r, from: l ?? top, to: self) }
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CALayer.convert(r, from: self, to: l ?? top) }

    /// Converts a time from the time of `l` (nil: media time) to the layer's own.
    public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        let media = l.map { $0.timeScale.toMedia(t, now: $0.timeline.now) } ?? t
        return timeScale.toLocal(media)
    }

    /// Converts a time from the layer's own time to that of `l` (nil: media time).
    public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let media = timeScale.toMedia(t, now: timeline.now)
        return l.map { $0.timeScale.toLocal(media) } ?? media
    }

    private var top: CALayer { hierarchy.superlayer?.top ?? self }

    private static func convert(_ rect: CGRect, from: CALayer, to: CALayer) -> CGRect {
        guard from !== to else { return rect }
        if let offset = translation(from: from, to: to) { return rect.offsetBy(dx: offset.x, dy: offset.y) }
        let path = ConversionPath(from: from, to: to)
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY),
        ]
        return CGRect(bounding: corners.map(path.convert))
    }

    private static func convert(_ point: CGPoint, from: CALayer, to: CALayer) -> CGPoint {
        guard from !== to else { return point }
        if to.hierarchy.superlayer === from { return to.fromSuperlayer(point, from) }
        return ConversionPath(from: from, to: to).convert(point)
    }

    /// The layers' transforms on the way from one layer up to what it has in common with another, and down to that one.
    ///
    /// Each layer flattens what is in it, so points go through the transforms one after the other and not through their product.
    private struct ConversionPath {
        private var up: [RenderTransform] = []
        private var down: [RenderTransform] = []

        init(from: CALayer, to: CALayer) {
            let ancestors = Set(sequence(first: to, next: { $0.hierarchy.superlayer }).map(ObjectIdentifier.init))
            var common: CALayer? = from
            while let layer = common, !ancestors.contains(ObjectIdentifier(layer)) {
                up.append(layer.transformToSuperlayer)
                common = layer.hierarchy.superlayer
            }
            var current: CALayer? = to
            while let layer = current, layer !== common {
                down.append(layer.transformToSuperlayer)
                current = layer.hierarchy.superlayer
            }
            down.reverse()
        }

        func convert(_ point: CGPoint) -> CGPoint {
            var point = point
            for transform in up { point = transform.project(point) ?? point }
            for transform in down { point = transform.unproject(point) ?? point }
            return point
        }
    }

    /// A point of the superlayer in the layer's own coordinates: whoever looks for what is at a point asks this of every layer.
    private func fromSuperlayer(_ point: CGPoint, _ superlayer: CALayer) -> CGPoint {
        guard !isTransformed, !superlayer.turnsSublayers else {
            return transformToSuperlayer.unproject(point) ?? point
        }
        let (frame, bounds) = (boundingFrame, bounds)
        return CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    }

    /// Whether the layer's own transform moves anything.
    private var isTransformed: Bool { values.contains(.transform) && !CATransform3DIsIdentity(transform) }

    /// Whether sublayers stand otherwise in the layer than their own positions and transforms say.
    private var turnsSublayers: Bool { values.contains(.sublayerTransform) || values.contains(.isGeometryFlipped) }

    /// The offset between two layers where nothing between them turns or scales: exact, and by far the most frequent case.
    private static func translation(from: CALayer, to: CALayer) -> CGPoint? {
        func offset(of layer: CALayer) -> CGPoint? {
            var sum = CGPoint.zero
            var current: CALayer? = layer
            while let layer = current {
                guard !layer.isTransformed, !layer.turnsSublayers else { return nil }
                if layer.hierarchy.superlayer != nil {
                    let frame = layer.boundingFrame
                    sum.x += frame.minX - layer.bounds.minX
                    sum.y += frame.minY - layer.bounds.minY
                }
                current = layer.hierarchy.superlayer
            }
            return sum
        }
        guard from.top === to.top, let start = offset(of: from), let end = offset(of: to) else { return nil }
        return CGPoint(x: start.x - end.x, y: start.y - end.y)
    }

    // MARK: Hit testing

    /// The frontmost layer at a point of the superlayer's coordinates, this layer included.
    func deepestLayer(at point: CGPoint) -> CALayer? {
        guard !isHidden, let local = transformToSuperlayer.unproject(point) else { return nil }
        let isInside = contains(local)
        if masksToBounds && !isInside { return nil }
        if let mask = hierarchy.mask, mask.hitTest(local) == nil { return nil }
        for sublayer in hierarchy.sublayersInDrawingOrder.reversed() {
            if let hit = sublayer.hitTest(local) { return hit }
        }
        return isInside ? self : nil
    }
}

extension CALayer.Hierarchy {
    /// Sublayers from back to front: by `zPosition`, and in their order where that is equal.
    var sublayersInDrawingOrder: [CALayer] {
        guard sublayers.contains(where: { $0.values.contains(.zPosition) }) else { return sublayers }
        return sublayers.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }.map(\.element)
    }
}
