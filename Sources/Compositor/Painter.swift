import CCairo
import CPixman
import CoreGraphics
import Foundation
import RenderProtocol

/// The state of painting: the target surface and the transform to pixels.
struct PaintState {
    var surface: Surface
    /// The surfaces behind the group that is painted offscreen, from back to front, as far as the group's backdrops see them.
    var behind: [Surface] = []
    var clip: PixelRect
    /// From the coordinates of the layer whose sublayers are painted to pixels, its `sublayerTransform` included.
    var transform: RenderTransform
    /// The opacity that transform layers above apply to each of their sublayers separately, as they are not groups.
    var opacity = 1.0
    /// Pixels that lie aside on the way here.
    var held = 0
}

/// Paints one frame, layer by layer from back to front.
final class Painter {
    let tree: RenderTree
    let time: Double
    let scale: Double
    let cache: CompositorCache
    let budget: PaintBudget
    /// The painters of hosted trees, by the numbers of their processes.
    var hosted: [Int: Painter] = [:]

    init(tree: RenderTree, time: Double, scale: Double, cache: CompositorCache, budget: PaintBudget) {
        (self.tree, self.time, self.scale, self.cache, self.budget) = (tree, time, scale, cache, budget)
    }

    /// Paints a layer and all below it.
    func paint(_ id: LayerID, in state: PaintState, depth: Int, timeOffset: Double = 0) {
        guard depth <= CommitLimits.depth, !state.clip.isEmpty, let layer = tree.layers[id], budget.visit() else { return }
        let layerState = LayerState(layer, at: time - timeOffset)
        guard !layerState.bool(.isHidden), layerState.opacity > 0, layerState.kind != "particles" else { return }
        let full = layerState.geometry.transformToParent.concatenating(state.transform)
        let isSpace = layerState.isSpace
        let transform = isSpace ? full : full.flattened
        guard isSpace || isFacing(layerState, full) else { return }
        var own = state
        own.transform = transform
        own.opacity *= layerState.opacity
        let item = PaintItem(layer: layerState, depth: depth, timeOffset: timeOffset)
        if isSpace {
            paintSublayers(of: item, in: own)
        } else if transform.isAffine {
            paintGrouped(item, in: own)
        } else {
            paintProjected(item, in: own)
        }
    }

    /// Whether the layer shows the viewer its front, or has two. A mirrored layer is not turned away: its corners go round the other way, but so do
    /// the space's axes.
    func isFacing(_ layer: LayerState, _ transform: RenderTransform) -> Bool {
        guard layer.has(.isDoubleSided), !layer.bool(.isDoubleSided) else { return true }
        return transform.planeDeterminant * transform.determinant > 0
    }

    // MARK: Order

    func paintSublayers(of item: PaintItem, in state: PaintState) {
        let ids = item.layer.sublayers
        guard !ids.isEmpty else { return }
        var inner = state
        inner.transform = item.layer.childTransform.concatenating(state.transform)
        if item.layer.kind == "replicator" { return paintInstances(of: item, in: inner) }
        paintChildren(ids, of: item, in: inner)
    }

    func paintChildren(_ ids: [LayerID], of item: PaintItem, in state: PaintState) {
        let ordered = inDrawingOrder(ids, at: time - item.timeOffset, in: state)
        let first = ordered.lastIndex { covers($0, state, depth: item.depth + 1, timeOffset: item.timeOffset) } ?? 0
        for id in ordered[first...] { paint(id, in: state, depth: item.depth + 1, timeOffset: item.timeOffset) }
    }

    /// From back to front: by `zPosition`, in their order where that is equal.
    private func inDrawingOrder(_ ids: [LayerID], at time: Double, in state: PaintState) -> [LayerID] {
        let hasDepth = ids.contains { id in
            guard let layer = tree.layers[id] else { return false }
            return layer.properties.contains(.zPosition) || layer.animations.contains { $0.property == .zPosition }
        }
        guard hasDepth || !state.transform.isAffine else { return ids }
        let depths = ids.map { id -> Double in
            guard let layer = tree.layers[id] else { return 0 }
            let geometry = LayerState(layer, at: time).geometry
            guard !state.transform.isAffine else { return geometry.zPosition }
            // In a common space what lies in front is decided by where the layer's centre comes to lie.
            return geometry.transformToParent.concatenating(state.transform).depth(
                of: CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY))
        }
        return zip(ids, depths).enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
    }

    /// Whether a layer, or one below it, hides everything behind it within the clip, so that nothing there needs painting.
    func covers(_ id: LayerID, _ state: PaintState, depth: Int = 0, timeOffset: Double = 0) -> Bool {
        guard depth <= CommitLimits.depth, let layer = tree.layers[id], budget.visit() else { return false }
        let own = LayerState(layer, at: time - timeOffset)
        // Most layers are simply too small.
        if !own.has(.transform), state.transform.isUpright,
            abs(state.transform.m11) * Double(own.bounds.width) < Double(state.clip.width) - 1
                || abs(state.transform.m22) * Double(own.bounds.height) < Double(state.clip.height) - 1
        {
            return false
        }
        guard own.kind == "layer", !own.bool(.isHidden), own.opacity == 1, own.mask == nil, own.crossfade == nil,
            own.keyword(.compositingFilter) == "normal", LayerFilter(own, .identity) == nil
        else { return false }
        let transform = own.geometry.transformToParent.concatenating(state.transform)
        guard transform.isUpright, isFacing(own, transform), let box = transform.box(around: own.bounds),
            let pixels = PixelRect(exactly: box),
            pixels.contains(state.clip)
        else { return false }
        // Round corners cut the background, and what lies within them where they clip.
        let isWhole = own.corners.areSquare
        if isWhole, let color = own.color(.backgroundColor), color.alpha >= 1 { return true }
        guard isWhole || !own.bool(.masksToBounds) else { return false }
        var inner = state
        inner.transform = own.childTransform.concatenating(transform)
        return own.sublayers.contains { covers($0, inner, depth: depth + 1, timeOffset: timeOffset) }
    }

    // MARK: One layer

    /// Shadow, background, contents, sublayers, border: the layer itself, without opacity and masks.
    func paintContent(_ item: PaintItem, in state: PaintState) {
        let layer = item.layer
        guard paintsWithinBudget(layer, in: state) else { return }
        if !hidesBackground(item, in: state) { paintBackground(layer, in: state) }
        switch layer.kind {
        case "backdrop": paintBackdrop(layer, in: state)
        case "gradient": paintGradient(layer, in: state)
        case "shape": paintShape(layer, in: state)
        default: break
        }
        paintContents(layer, in: state)
        paintHosted(item, in: state)
        paintSublayers(of: item, in: state)
        paintBorder(layer, in: state)
        // Particles stand above all else (“CAEmitterLayer”).
        if layer.kind == "emitter" { paintParticles(of: item, in: state) }
    }

    /// Notes the pixels of the layer's own.
    private func paintsWithinBudget(_ layer: LayerState, in state: PaintState) -> Bool {
        let area = state.transform.box(around: layer.bounds).map { PixelRect(around: $0).intersection(state.clip) }
        return budget.paint(area?.area ?? 0)
    }

    /// The tree of the process that the layer hosts, from the corner of its bounds on.
    private func paintHosted(_ item: PaintItem, in state: PaintState) {
        guard !hosted.isEmpty, let number = Int(exactly: item.layer.number(.hostedContext)), let painter = hosted[number],
            let root = painter.tree.root
        else { return }
        var inner = state
        let corner = item.layer.bounds.origin
        inner.transform = RenderTransform.translation(x: corner.x, y: corner.y).concatenating(state.transform)
        painter.paint(root, in: inner, depth: item.depth + 1, timeOffset: item.timeOffset)
    }

    /// Whether a sublayer hides the layer's background, which then costs nothing: windows and views of the whole screen lie on each other.
    private func hidesBackground(_ item: PaintItem, in state: PaintState) -> Bool {
        guard item.layer.kind == "layer", !item.layer.sublayers.isEmpty, item.layer.color(.backgroundColor) != nil else { return false }
        var inner = state
        inner.transform = item.layer.childTransform.concatenating(state.transform)
        return item.layer.sublayers.contains { covers($0, inner, depth: item.depth + 1, timeOffset: item.timeOffset) }
    }

    func paintBackground(_ layer: LayerState, in state: PaintState) {
        guard let color = layer.color(.backgroundColor), !layer.bounds.isEmpty else { return }
        fill(layer.bounds, layer.corners, with: color, in: state)
    }

    /// Fills a rectangle with round corners; whole pixels go the fast way.
    func fill(_ rect: CGRect, _ corners: Corners, with color: RenderColor, in state: PaintState) {
        if corners.areSquare, state.transform.isUpright, let box = state.transform.box(around: rect), let pixels = PixelRect(exactly: box) {
            return state.surface.fill(color, in: pixels.intersection(state.clip))
        }
        guard let box = state.transform.box(around: rect) else { return }
        let place = PixelRect(around: box)
        if color.alpha >= 1, state.transform.isUpright, state.transform.meanScale > 1e-6, place.width * place.height <= Self.largestMask,
            state.clip.contains(place),
            state.surface.rect.contains(place)
        {
            // Rows of a list, and frames that follow each other, show the same shapes.
            return state.surface.set(color, through: mask(of: rect, corners, over: place, state.transform), at: (place.x, place.y))
        }
        state.surface.draw(in: state.clip.intersection(place)) { cairo in
            cairo.setColor(color)
            cairo.addPath(corners.path(rect), state.transform)
            cairo_fill(cairo)
        }
    }

    /// In pixels.
    private static let largestMask = 1 << 20

    /// The border lies inside the bounds and above the sublayers.
    func paintBorder(_ layer: LayerState, in state: PaintState) {
        guard layer.has(.borderWidth), layer.number(.borderWidth) > 0, let color = layer.color(.borderColor), !layer.bounds.isEmpty,
            let box = state.transform.box(around: layer.bounds)
        else { return }
        let width = CGFloat(layer.number(.borderWidth)), corners = layer.corners
        let inner = layer.bounds.insetBy(dx: width, dy: width)
        state.surface.draw(in: state.clip.intersection(PixelRect(around: box))) { cairo in
            cairo.setColor(color)
            cairo.addPath(corners.path(layer.bounds), state.transform)
            if !inner.isNull, inner.width > 0, inner.height > 0 {
                let innerCorners = Corners(
                    radius: max(corners.radius - Double(width), 0), mask: corners.mask, isContinuous: corners.isContinuous)
                cairo.addPath(innerCorners.path(inner), state.transform)
            }
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
            cairo_fill(cairo)
        }
    }
}

/// A layer on its way through the painter.
struct PaintItem {
    var layer: LayerState
    var depth: Int
    /// By how much the layer's animations lag behind, as an instance of a replicator.
    var timeOffset: Double
}

extension RenderTransform {
    /// The transform without what it does to depth: the layer's plane as it shows.
    var flattened: RenderTransform {
        var result = self
        (result.m13, result.m23, result.m31, result.m32, result.m33, result.m34, result.m43) = (0, 0, 0, 0, 1, 0, 0)
        return result
    }

    /// Returns the depth of a point of the plane; greater values are nearer to the viewer.
    func depth(of point: CGPoint) -> Double { m13 * point.x + m23 * point.y + m43 }

    /// Whether rectangles stay upright: scaling and moving only.
    var isUpright: Bool { isAffine && m12 == 0 && m21 == 0 }

    /// The smallest rectangle around a transformed one, as far as it lies before the viewer; nil where nothing of it does.
    func box(around rect: CGRect) -> CGRect? {
        guard !isAffine else { return affineBox(around: rect) }
        let corners = outline(of: rect)
        return corners.isEmpty ? nil : CGRect(bounding: corners)
    }

    /// The corners of a transformed rectangle, as far as it lies before the viewer: those of four edges, or of five where one corner is cut off.
    func outline(of rect: CGRect) -> [CGPoint] {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ]
        return cutAtEye(corners).compactMap { project($0) }
    }

    /// The clipping distance before the viewer, as a fraction of the viewer's distance. Anything nearer is not drawn: it would be magnified hundreds
    /// of times.
    private static let nearest = 1.0 / 256

    /// The part of a polygon that lies before the viewer (Sutherland and Hodgman, “Reentrant Polygon Clipping”, 1974).
    private func cutAtEye(_ corners: [CGPoint]) -> [CGPoint] {
        func distance(_ point: CGPoint) -> Double { m14 * Double(point.x) + m24 * Double(point.y) + m44 - Self.nearest }
        var result: [CGPoint] = []
        for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            let (from, to) = (distance(start), distance(end))
            if from >= 0 { result.append(start) }
            guard (from >= 0) != (to >= 0) else { continue }
            let share = CGFloat(from / (from - to))
            result.append(CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        return result
    }

    /// Each axis of its own: an edge's lesser and greater end, and that of the other edge on top.
    private func affineBox(around rect: CGRect) -> CGRect {
        let (left, top, right, bottom) = (Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
        let minX = min(m11 * left, m11 * right) + min(m21 * top, m21 * bottom) + m41
        let maxX = max(m11 * left, m11 * right) + max(m21 * top, m21 * bottom) + m41
        let minY = min(m12 * left, m12 * right) + min(m22 * top, m22 * bottom) + m42
        let maxY = max(m12 * left, m12 * right) + max(m22 * top, m22 * bottom) + m42
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// That of the transform of the plane z = 0 alone: negative where what lies before the viewer shows its back.
    var planeDeterminant: Double {
        m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
    }

    /// The mean scale factor of the transform: the square root of its determinant's magnitude.
    var meanScale: Double { abs(m11 * m22 - m12 * m21).squareRoot() }
}
