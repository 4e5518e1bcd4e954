import CCairo
import CPixelKernels
import CPixman
import CoreGraphics
import Foundation
import RenderProtocol

/// Layers that are painted aside first, because something applies to all of them at once.
extension Painter {
    /// Paints a layer of the plane, aside where opacity, a mask, round clipping, a blend mode or a filter ask for it.
    ///
    /// - Parameter isFiltered: Whether the caller sees to the filter and to what comes after it: mask, opacity and blend mode.
    func paintGrouped(_ item: PaintItem, in state: PaintState, isFiltered: Bool = false) {
        let layer = item.layer
        if !isFiltered, let filter = LayerFilter(layer, state.transform) { return paintFiltered(item, filter, in: state) }
        let clipsToBounds = layer.has(.masksToBounds) && layer.bool(.masksToBounds)
        var inner = state
        var needsClipMask = false
        if clipsToBounds {
            guard let box = state.transform.box(around: layer.bounds) else { return }
            let exact = state.transform.isUpright && layer.corners.areSquare ? PixelRect(exactly: box) : nil
            needsClipMask = exact == nil
            inner.clip = inner.clip.intersection(exact ?? PixelRect(around: box))
            guard !inner.clip.isEmpty else { return }
        }
        let operation = isFiltered ? .over : BlendOperation(layer.keyword(.compositingFilter))
        let maskLayer = isFiltered ? nil : layer.mask
        let isTranslucent = state.opacity < 1
        inner.opacity = 1
        let crossfade = layer.crossfade
        let isIsolated = !isFiltered && layer.bool(.isIsolated)
        guard needsClipMask || isIsolated || isTranslucent || maskLayer != nil || operation != .over || crossfade != nil else {
            if !clipsToBounds { paintShadow(of: item, in: inner) }
            return paintContent(item, in: inner)
        }
        inner.clip = inner.clip.intersection(extent(of: item, in: inner, withShadow: !clipsToBounds))
        guard !inner.clip.isEmpty, case (var aside, let group)? = inner.aside(inner.clip, budget) else { return }
        // Round clipping alone hides nothing from a backdrop; what changes the group as a whole does, as in browsers.
        let isOnlyClipped = !isTranslucent && maskLayer == nil && operation == .over && crossfade == nil && !isIsolated
        aside.behind = isOnlyClipped ? inner.behind + [inner.surface] : []
        // The shadow belongs to the group: opacity, mask and blend mode apply to both at once (CALayer: "after the layer's filters and shadow effects
        // are applied, but before the opacity modulation").
        if !clipsToBounds { paintShadow(of: item, in: aside) }
        if let crossfade { paintCrossfade(crossfade, item, in: aside) } else { paintContent(item, in: aside) }
        if let maskLayer { apply(maskLayer, to: group, item, in: aside) }
        let clip = needsClipMask ? clipMask(of: layer, over: group.rect, state.transform) : nil
        let origin = (group.rect.x, group.rect.y)
        if isOnlyClipped {
            return inner.surface.compose(group.buffer, at: origin, through: clip, maskAt: origin, in: inner.clip)
        }
        if let clip { group.compose(clip.image, at: origin, in: group.rect, operation: PIXMAN_OP_IN_REVERSE) }
        compose(group, opacity: state.opacity, operation, onto: inner)
    }

    /// The coverage of a layer's rounded bounds within an area.
    func clipMask(of layer: LayerState, over area: PixelRect, _ transform: RenderTransform) -> MaskSurface {
        mask(of: layer.bounds, layer.corners, over: area, transform)
    }

    /// The coverage of a rounded rectangle within an area.
    func mask(of bounds: CGRect, _ corners: Corners, over area: PixelRect, _ transform: RenderTransform) -> MaskSurface {
        let toArea = transform.concatenating(.translation(x: Double(-area.x), y: Double(-area.y)))
        let key = ClipKey(
            bounds: bounds, radius: corners.radius, corners: corners.mask, isContinuous: corners.isContinuous, transform: toArea,
            width: area.width, height: area.height)
        return cache.clip(key) {
            let mask = MaskSurface(PixelRect(x: 0, y: 0, width: area.width, height: area.height))
            mask.fill(corners.path(bounds), toArea)
            return mask
        }
    }

    /// Keeps of a group what the mask layer shows.
    func apply(_ mask: LayerID, to group: Surface, _ item: PaintItem, in state: PaintState) {
        guard case (var aside, let masking)? = state.aside(group.rect, budget) else { return }
        aside.behind = []
        aside.transform = state.transform
        paint(mask, in: aside, depth: item.depth + 1, timeOffset: item.timeOffset)
        group.compose(masking.image, at: (group.rect.x, group.rect.y), in: group.rect, operation: PIXMAN_OP_IN_REVERSE)
    }

    func compose(_ group: Surface, opacity: Double, _ operation: BlendOperation, onto state: PaintState) {
        let mask = opacity < 1 ? PixmanImage(RenderColor(red: 0, green: 0, blue: 0, alpha: opacity)) : nil
        switch operation {
        case .pixman(let code):
            state.surface.compose(
                group.image, at: (group.rect.x, group.rect.y), mask: mask, in: group.rect.intersection(state.clip), operation: code)
        case .plusDarker:
            let area = group.rect.intersection(state.clip).intersection(state.surface.rect)
            guard !area.isEmpty else { return }
            guard let (_, faded) = state.aside(area, budget) else { return }
            faded.compose(group.image, at: (group.rect.x, group.rect.y), mask: mask, in: area, operation: PIXMAN_OP_SRC)
            let target = state.surface
            let start = target.buffer.pointer + (area.y - target.rect.y) * target.buffer.bytesPerRow + (area.x - target.rect.x) * 4
            qk_plus_darker(
                start.assumingMemoryBound(to: UInt8.self), target.buffer.bytesPerRow,
                faded.buffer.pointer.assumingMemoryBound(to: UInt8.self),
                faded.buffer.bytesPerRow, Int32(area.width), Int32(area.height))
        }
    }

    /// The layer's content and the old image of a cross-fade, as far as it still shows.
    private func paintCrossfade(_ fade: (from: ImageID, progress: Double), _ item: PaintItem, in state: PaintState) {
        let whole = state.surface.rect
        guard case (var aside, let group)? = state.aside(whole, budget), let (_, old) = aside.aside(whole, budget) else { return }
        aside.behind = []
        paintContent(item, in: aside)
        aside.surface = old
        paintImage(fade.from, of: item.layer, in: aside)
        let share = min(max(fade.progress, 0), 1)
        // Both pictures weighted, then added: what is the same in both stays as it is.
        let newWeight = PixmanImage(RenderColor(red: 0, green: 0, blue: 0, alpha: share))
        group.compose(newWeight, at: (0, 0), in: group.rect, operation: PIXMAN_OP_IN_REVERSE)
        let oldWeight = PixmanImage(RenderColor(red: 0, green: 0, blue: 0, alpha: 1 - share))
        group.compose(old.image, at: (group.rect.x, group.rect.y), mask: oldWeight, in: group.rect, operation: PIXMAN_OP_ADD)
        state.surface.compose(group.image, at: (group.rect.x, group.rect.y), in: state.clip)
    }

    // MARK: Extent

    /// The pixels a layer and all below it may touch, within the clip.
    func extent(of item: PaintItem, in state: PaintState, withShadow: Bool = false) -> PixelRect {
        guard let shape = localExtent(of: item.layer, depth: item.depth, time: time - item.timeOffset),
            let pixels = state.transform.box(around: withShadow ? shape.union(shadowExtent(of: item.layer, shape)) : shape)
        else { return state.clip }
        return PixelRect(around: pixels.insetBy(dx: -1, dy: -1)).intersection(state.clip)
    }

    /// The rectangle of the layer's own coordinates that it and all below it may touch; nil where that is not worth finding out.
    func localExtent(of layer: LayerState, depth: Int, time: Double) -> CGRect? {
        guard depth < 40, layer.kind != "replicator", !layer.isSpace, budget.visit() else { return nil }
        var box = layer.bounds
        if layer.kind == "shape", let path = layer.path(.path) {
            let width = layer.color(.strokeColor) == nil ? 0 : layer.number(.lineWidth)
            let reach = width / 2 * max(layer.keyword(.lineJoin) == "miter" ? layer.number(.miterLimit) : 1, 1.5)
            box = box.union(path.cgPath.boundingBox.insetBy(dx: -reach, dy: -reach))
        }
        if layer.keyword(.contentsGravity) != "resize" {
            for image in [layer.contents, layer.crossfade?.from].compactMap({ $0 }).compactMap({ tree.images[$0] }) {
                if let place = ContentsPlace(image, layer) { box = box.union(place.target) }
            }
        }
        if layer.kind == "emitter", let reached = particleExtent(of: layer, at: time) { box = box.union(reached) }
        guard !layer.bool(.masksToBounds) else { return layer.bounds }
        let toChild = layer.childTransform
        for id in layer.sublayers {
            guard let child = tree.layers[id] else { continue }
            let state = LayerState(child, at: time)
            guard state.kind != "particles" else { continue }
            guard let inner = localExtent(of: state, depth: depth + 1, time: time) else { return nil }
            let transform = state.geometry.transformToParent.concatenating(toChild)
            guard let shown = shownExtent(of: state, inner), let outer = transform.box(around: shown) else { return nil }
            box = box.union(outer)
        }
        return box
    }

    // MARK: Perspective

    /// Paints a layer and all below it flat, then lays the picture into its place in space.
    func paintProjected(_ item: PaintItem, in state: PaintState) {
        guard let local = localExtent(of: item.layer, depth: item.depth, time: time - item.timeOffset) else { return }
        guard let box = shownExtent(of: item.layer, local) else { return }
        guard !box.isEmpty, let target = state.transform.box(around: box) else { return }
        let area = PixelRect(around: target.insetBy(dx: -1, dy: -1)).intersection(state.clip)
        guard !area.isEmpty else { return }
        // A clear margin of a pixel makes the picture's edges smooth.
        let flat = PixelRect(around: CGRect(x: box.minX * scale, y: box.minY * scale, width: box.width * scale, height: box.height * scale))
            .insetBy(-1)
        guard flat.width * flat.height <= 64 << 20, let (aside, surface) = state.aside(flat, budget) else { return }
        paintGrouped(
            item,
            in: PaintState(surface: surface, clip: flat, transform: .scale(x: scale, y: scale), opacity: state.opacity, held: aside.held))
        let toFrame = RenderTransform.scale(x: 1 / scale, y: 1 / scale).concatenating(state.transform)
        guard let sampling = toFrame.samplingTransform(sourceOrigin: flat, targetOrigin: area) else { return }
        var transform = sampling
        pixman_image_set_transform(surface.image.pointer, &transform)
        pixman_image_set_filter(surface.image.pointer, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(surface.image.pointer, PIXMAN_REPEAT_NONE)
        let shown = toFrame.shownPath(of: flat).map { outline in
            let mask = MaskSurface(area)
            mask.fill(outline, .identity, isSmooth: false)
            return mask
        }
        state.surface.compose(surface.image, at: (area.x, area.y), mask: shown?.image, maskAt: (area.x, area.y), in: area)
    }
}

extension RenderTransform {
    /// Returns the outline of a picture in perspective; nil if a corner is too far away.
    ///
    /// Nothing may be drawn outside the outline: pixman samples arbitrary pixels of the picture there.
    fileprivate func shownPath(of picture: PixelRect) -> CGPath? {
        let corners = outline(of: CGRect(x: picture.x, y: picture.y, width: picture.width, height: picture.height))
        guard corners.count > 2, corners.allSatisfy({ abs($0.x) < 1e6 && abs($0.y) < 1e6 }) else { return nil }
        let path = CGMutablePath()
        path.addLines(between: corners)
        path.closeSubpath()
        return path
    }

    /// Returns pixman's transform from pixels of the target to those of the source: the inverse of this transform of the plane. Returns nil if it has
    /// no inverse or exceeds pixman's range.
    func samplingTransform(sourceOrigin: PixelRect, targetOrigin: PixelRect) -> pixman_transform_t? {
        let placed = RenderTransform.translation(x: Double(sourceOrigin.x), y: Double(sourceOrigin.y))
            .concatenating(flattened)
            .concatenating(.translation(x: Double(-targetOrigin.x), y: Double(-targetOrigin.y)))
        guard let inverse = placed.inverted() else { return nil }
        let rows: [[Double]] = [
            [inverse.m11, inverse.m21, inverse.m41], [inverse.m12, inverse.m22, inverse.m42], [inverse.m14, inverse.m24, inverse.m44],
        ]
        // Only the proportions count in a projective transform: fill the range of 16.16 numbers well. Not the elements alone must
        // stay within it, but what they make of the target's furthest pixel, or pixman leaves the pixel out.
        let elements = rows.joined().map { abs($0) }.max() ?? 1
        let results =
            rows.map { abs($0[0]) * Double(targetOrigin.width) + abs($0[1]) * Double(targetOrigin.height) + abs($0[2]) }.max() ?? 1
        let largest = isAffine ? elements : results
        let factor = isAffine ? 1 : min(30000 / max(largest, 1e-9), 16000)
        guard largest * factor < 32000 else { return nil }
        var transform = pixman_f_transform()
        transform.m = (
            (rows[0][0] * factor, rows[0][1] * factor, rows[0][2] * factor),
            (rows[1][0] * factor, rows[1][1] * factor, rows[1][2] * factor),
            (rows[2][0] * factor, rows[2][1] * factor, rows[2][2] * factor)
        )
        var result = pixman_transform_t()
        guard pixman_transform_from_pixman_f_transform(&result, &transform) != 0 else { return nil }
        return result
    }
}
