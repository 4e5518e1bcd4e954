import CCairo
import CPixman
import CoreGraphics
import Foundation
import RenderProtocol

extension Painter {
    /// The shadow behind a layer: of its shadow path, of its background's shape, or of all it shows.
    func paintShadow(of item: PaintItem, in state: PaintState) {
        let layer = item.layer
        guard layer.has(.shadowOpacity), layer.number(.shadowOpacity) > 0, let color = layer.color(.shadowColor) else { return }
        let offset = layer.size(.shadowOffset)
        let sigma = max(layer.number(.shadowRadius), 0) * state.transform.meanScale
        // The offset turns and scales with the layer.
        let m = state.transform
        let dx = m.m11 * Double(offset.width) + m.m21 * Double(offset.height),
            dy = m.m12 * Double(offset.width) + m.m22 * Double(offset.height)
        let moved = m.concatenating(.translation(x: dx, y: dy))
        let paint = color.multiplied(alpha: min(layer.number(.shadowOpacity), 1))
        if let path = silhouette(of: item) {
            paintShadow(of: path, moved, sigma, paint, behind: hidden(by: item, in: state), in: state)
        } else {
            paintShadow(ofAllIn: item, (dx, dy), sigma, paint, in: state)
        }
    }

    /// The shape whose shadow falls where a path says it; nil where the shadow depends on what the layer and its sublayers show.
    private func silhouette(of item: PaintItem) -> CGPath? {
        let layer = item.layer
        if let path = layer.path(.shadowPath) { return path.cgPath }
        guard layer.kind == "layer" || layer.kind == "gradient", let color = layer.color(.backgroundColor), color.alpha >= 1,
            layer.mask == nil,
            let extent = localExtent(of: layer, depth: item.depth, time: time - item.timeOffset), layer.bounds.contains(extent)
        else { return nil }
        return layer.corners.path(layer.bounds)
    }

    private func paintShadow(
        of path: CGPath, _ transform: RenderTransform, _ sigma: Double, _ color: RenderColor, behind hidden: PixelRect?,
        in state: PaintState
    ) {
        let box = path.boundingBox
        guard !box.isNull, let pixels = transform.box(around: box) else { return }
        let margin = PixelRect.reach(ofBlur: sigma)
        let place = PixelRect(around: pixels).insetBy(-margin)
        guard !place.intersection(state.clip).isEmpty, place.width * place.height <= 64 << 20, budget.paint(place.area) else { return }
        let local = transform.concatenating(.translation(x: Double(-place.x), y: Double(-place.y)))
        let key = ShadowKey(path: RenderPath(path), transform: local.elements, sigma: sigma)
        let mask = cache.shadow(key) {
            let mask = MaskSurface(PixelRect(x: 0, y: 0, width: place.width, height: place.height))
            mask.fill(path, local)
            mask.blur(sigma: sigma)
            return mask
        }
        compose(color, through: mask, at: (place.x, place.y), behind: hidden, in: state)
    }

    private func paintShadow(
        ofAllIn item: PaintItem, _ offset: (x: Double, y: Double), _ sigma: Double, _ color: RenderColor, in state: PaintState
    ) {
        let margin = PixelRect.reach(ofBlur: sigma)
        // What casts the shadow is painted where the shadow falls, and may itself lie outside the clip.
        var moved = state
        moved.transform = state.transform.concatenating(.translation(x: offset.x, y: offset.y))
        moved.clip = state.clip.insetBy(-margin)
        let extent = extent(of: item, in: moved)
        guard !extent.isEmpty, extent.insetBy(-margin).area <= 64 << 20,
            let mask = shadowMask(ofAllIn: item, extent, margin: margin, sigma: sigma, in: moved)
        else { return }
        compose(color, through: mask, at: (mask.rect.x, mask.rect.y), behind: hidden(by: item, in: state), in: state)
    }

    /// Composes a shadow but for the pixels that its layer hides anyway.
    private func compose(
        _ color: RenderColor, through mask: MaskSurface, at origin: (x: Int, y: Int), behind hidden: PixelRect?, in state: PaintState
    ) {
        let shown = state.clip.intersection(mask.placed(at: origin))
        for part in hidden.map(shown.subtracting) ?? [shown] { state.surface.compose(color, through: mask, at: origin, in: part) }
    }

    /// Pixels of a layer's shadow that cannot be seen.
    private func hidden(by item: PaintItem, in state: PaintState) -> PixelRect? {
        opaqueInterior(of: item.layer, state.transform, timeOffset: item.timeOffset)
    }

    /// Pixels that the layer, or one a few levels below it, covers in any case with its background or gradient; nil where none does.
    private func opaqueInterior(of layer: LayerState, _ transform: RenderTransform, levels: Int = 3, timeOffset: Double) -> PixelRect? {
        guard transform.isUpright, budget.visit(), layer.crossfade == nil, LayerFilter(layer, .identity) == nil else { return nil }
        if layer.isOpaqueWithin { return layer.interior(transform) }
        guard levels > 0, layer.kind == "layer", !layer.bool(.masksToBounds) else { return nil }
        let toChild = layer.childTransform.concatenating(transform)
        let interiors = layer.sublayers.compactMap { id -> PixelRect? in
            guard let child = tree.layers[id].map({ LayerState($0, at: time - timeOffset) }), !child.bool(.isHidden), child.opacity == 1,
                child.mask == nil, child.keyword(.compositingFilter) == "normal"
            else { return nil }
            let toPixels = child.geometry.transformToParent.concatenating(toChild)
            return isFacing(child, toPixels) ? opaqueInterior(of: child, toPixels, levels: levels - 1, timeOffset: timeOffset) : nil
        }
        return interiors.max { $0.width * $0.height < $1.width * $1.height }
    }

    /// The blurred alpha of what a layer and those below it show within `extent`, with a margin.
    private func shadowMask(ofAllIn item: PaintItem, _ extent: PixelRect, margin: Int, sigma: Double, in state: PaintState) -> MaskSurface?
    {
        func make() -> MaskSurface? {
            guard case (var aside, let shape)? = state.aside(extent, budget) else { return nil }
            aside.clip = extent
            paintContent(item, in: aside)
            let mask = MaskSurface(extent.insetBy(-margin))
            mask.copyAlpha(of: shape)
            mask.blur(sigma: sigma)
            return mask
        }
        guard let subtree = Subtree(item.layer.id, of: tree) else { return make() }
        let key = SubtreeShadow.Key(subtree: subtree, transform: state.transform, extent: extent, sigma: sigma)
        return cache.shadow(of: item.layer.id, key, make: make)
    }

    /// The rectangle of the layer's coordinates that its shadow may touch.
    func shadowExtent(of layer: LayerState, _ shape: CGRect) -> CGRect {
        guard layer.has(.shadowOpacity), layer.number(.shadowOpacity) > 0, !layer.bool(.masksToBounds) else { return shape }
        let box = layer.path(.shadowPath)?.cgPath.boundingBox ?? shape
        let reach = CGFloat(max(layer.number(.shadowRadius), 0) * 3 + 1), offset = layer.size(.shadowOffset)
        return box.isNull ? shape : box.insetBy(dx: -reach, dy: -reach).offsetBy(dx: offset.width, dy: offset.height)
    }
}

extension LayerState {
    /// Whether the layer's own painting hides all that lies behind it, its corners aside. A transform layer paints nothing of its own.
    fileprivate var isOpaqueWithin: Bool {
        guard kind != "transform" else { return false }
        if let color = color(.backgroundColor), color.alpha >= 1 { return true }
        guard kind == "gradient", keyword(.gradientType) == "axial", point(.startPoint) != point(.endPoint),
            case .colors(let colors) = value(.colors)
        else { return false }
        return !colors.isEmpty && colors.allSatisfy { $0.alpha >= 1 }
    }

    /// Whole pixels of the bounds that round corners leave out nothing of, under a transform that keeps rectangles upright.
    fileprivate func interior(_ transform: RenderTransform) -> PixelRect? {
        guard let box = transform.box(around: bounds) else { return nil }
        // The middle of a quarter circle stands 0.29 radii from both edges, that of a continuous corner nearer to them.
        let reach = corners.radius * 0.3
        let x = CGFloat(reach * abs(transform.m11)), y = CGFloat(reach * abs(transform.m22))
        guard box.width > 2 * x, box.height > 2 * y else { return nil }
        return PixelRect(within: box.insetBy(dx: x, dy: y))
    }
}
