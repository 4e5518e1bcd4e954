import CPixman
import CoreGraphics
import Foundation
import RenderProtocol

extension Painter {
    func paintContents(_ layer: LayerState, in state: PaintState) {
        guard let id = layer.contents else { return }
        paintImage(id, of: layer, in: state)
    }

    /// Draws an image as the layer's contents: cropped, placed by gravity or stretched in nine parts.
    func paintImage(_ id: ImageID, of layer: LayerState, in state: PaintState) {
        guard let source = tree.images[id], let place = ContentsPlace(source, layer), let image = cache.image(id, source) else { return }
        let (crop, target) = (place.crop, place.target)
        let isNearest = layer.keyword(target.width > place.size.width ? .magnificationFilter : .minificationFilter) == "nearest"
        let drawing = ImageDrawing(image: image, tint: layer.color(.contentsTint), isNearest: isNearest)
        let center = layer.rect(.contentsCenter)
        if center == CGRect(x: 0, y: 0, width: 1, height: 1) {
            draw(drawing, crop, target, in: state)
        } else {
            for part in NineParts.parts(of: crop, center: center, in: target, scale: place.scale) {
                draw(drawing, part.source, part.target, in: state)
            }
        }
    }

    /// Draws the pixels `source` of an image into the rectangle `target` of the layer's coordinates.
    func draw(_ drawing: ImageDrawing, _ source: CGRect, _ target: CGRect, in state: PaintState) {
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0, let box = state.transform.box(around: target) else {
            return
        }
        let exact = state.transform.isUpright ? PixelRect(exactly: box) : nil
        let area = (exact ?? PixelRect(around: box)).intersection(state.clip)
        guard !area.isEmpty else { return }
        let xScale = Double(target.width / source.width), yScale = Double(target.height / source.height)
        let image = drawing.image
        let toFrame = RenderTransform.translation(x: -Double(source.minX), y: -Double(source.minY))
            .concatenating(.scale(x: xScale, y: yScale))
            .concatenating(.translation(x: Double(target.minX), y: Double(target.minY)))
            .concatenating(state.transform)
        if let offset = toFrame.wholePixelOffset {
            // Labels are often far wider than their text.
            let visible = image.visible.offsetBy(x: offset.x, y: offset.y).intersection(area)
            if let coverage = image.coverage, drawing.tint == nil {
                return state.surface.compose(coverage, at: offset, in: visible)
            }
            return compose(PixmanImage(image.pixels), at: offset, drawing.tint, in: visible, onto: state)
        }
        let (sampled, levelX, levelY) = image.pixmanImage(forScale: min(xScale, yScale) * state.transform.meanScale)
        // What fills whole pixels looks the same wherever it stands, so it is scaled once; not where only a small part of it shows.
        if let exact, exact.width * exact.height <= 2 * area.width * area.height {
            let key = ScaledKey(
                source: source, width: exact.width, height: exact.height, isNearest: drawing.isNearest, scale: toFrame.linear)
            let local = toFrame.concatenating(.translation(x: Double(-exact.x), y: Double(-exact.y)))
            let scaled = image.scaled(key) { whole in
                let fromLevel = RenderTransform.scale(x: 1 / levelX, y: 1 / levelY).concatenating(local)
                guard
                    var transform = fromLevel.samplingTransform(
                        sourceOrigin: PixelRect(x: 0, y: 0, width: 0, height: 0), targetOrigin: whole.rect)
                else { return false }
                sampled.sample(&transform, isNearest: drawing.isNearest)
                whole.compose(sampled, at: (0, 0), in: whole.rect, operation: PIXMAN_OP_SRC)
                return true
            }
            guard let scaled else { return }
            return compose(scaled.image, at: (exact.x, exact.y), drawing.tint, in: area, onto: state)
        }
        let fromLevel = RenderTransform.scale(x: 1 / levelX, y: 1 / levelY).concatenating(toFrame)
        guard var transform = fromLevel.samplingTransform(sourceOrigin: PixelRect(x: 0, y: 0, width: 0, height: 0), targetOrigin: area)
        else { return }
        // Upright pictures end at pixel edges; turned ones, and those between pixels, are cut by a smooth mask.
        sampled.sample(&transform, isNearest: drawing.isNearest)
        var mask: MaskSurface?
        if exact == nil {
            let shape = MaskSurface(area)
            shape.fill(CGPath(rect: target, transform: nil), state.transform)
            mask = shape
        }
        compose(sampled, at: (area.x, area.y), drawing.tint, mask: mask, in: area, onto: state)
    }

    private func compose(
        _ image: PixmanImage, at origin: (x: Int, y: Int), _ tint: RenderColor?, mask: MaskSurface? = nil, in area: PixelRect,
        onto state: PaintState
    ) {
        guard let tint else {
            return state.surface.compose(image, at: origin, mask: mask?.image, maskAt: (area.x, area.y), in: area)
        }
        guard let mask else { return state.surface.compose(PixmanImage(tint), at: (0, 0), mask: image, maskAt: origin, in: area) }
        let colored = Surface(area)
        colored.compose(PixmanImage(tint), at: (0, 0), mask: image, maskAt: origin, in: area)
        state.surface.compose(colored.image, at: (area.x, area.y), mask: mask.image, maskAt: (area.x, area.y), in: area)
    }
}

/// The part of an image that is drawn as a layer's contents, and its placement.
struct ContentsPlace {
    /// Pixels in a point of the layer.
    let scale: CGFloat
    /// The pixels that are drawn.
    let crop: CGRect
    /// Their size in points before gravity stretches them.
    let size: CGSize
    /// The rectangle of the layer's coordinates they fill; it may reach beyond the layer's bounds.
    let target: CGRect

    /// nil where there is nothing to draw.
    init?(_ image: RenderImage, _ layer: LayerState) {
        let unit = layer.rect(.contentsRect), width = CGFloat(image.width), height = CGFloat(image.height)
        crop = CGRect(x: unit.minX * width, y: unit.minY * height, width: unit.width * width, height: unit.height * height)
        guard crop.width > 0, crop.height > 0 else { return nil }
        scale = layer.number(.contentsScale) > 0 ? CGFloat(layer.number(.contentsScale)) : 1
        size = CGSize(width: crop.width / scale, height: crop.height / scale)
        target = ContentsGravity.place(size, in: layer.bounds, layer.keyword(.contentsGravity))
    }
}

/// An image and how it is drawn.
struct ImageDrawing {
    var image: CachedImage
    var tint: RenderColor?
    var isNearest: Bool
}

extension RenderTransform {
    /// The offset of a transform that only moves by whole pixels.
    var wholePixelOffset: (x: Int, y: Int)? {
        guard isUpright, abs(m11 - 1) < 1e-6, abs(m22 - 1) < 1e-6, abs(m41 - m41.rounded()) < 1e-4, abs(m42 - m42.rounded()) < 1e-4,
            abs(m41) < 1e6,
            abs(m42) < 1e6
        else { return nil }
        return (Int(m41.rounded()), Int(m42.rounded()))
    }
}

extension PixmanImage {
    /// Reads the image through a transform, continued by its edges.
    fileprivate func sample(_ transform: inout pixman_transform_t, isNearest: Bool) {
        pixman_image_set_transform(pointer, &transform)
        pixman_image_set_filter(pointer, isNearest ? PIXMAN_FILTER_NEAREST : PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(pointer, PIXMAN_REPEAT_PAD)
    }
}

extension RenderTransform {
    /// The scale factors of an upright transform; negative along mirrored axes.
    fileprivate var linear: CGSize { CGSize(width: m11, height: m22) }
}

/// The placement of contents in a layer's bounds.
enum ContentsGravity {
    static func place(_ size: CGSize, in bounds: CGRect, _ gravity: String) -> CGRect {
        switch gravity {
        case "resize": return bounds
        case "resizeAspect", "resizeAspectFill":
            guard size.width > 0, size.height > 0 else { return bounds }
            let x = bounds.width / size.width, y = bounds.height / size.height
            let scale = gravity == "resizeAspect" ? min(x, y) : max(x, y)
            let fitted = CGSize(width: size.width * scale, height: size.height * scale)
            return CGRect(
                x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2, width: fitted.width, height: fitted.height)
        default: break
        }
        // Names are of Core Animation's original axes with y up: "top" stands at the end that iOS shows at the top.
        let x =
            gravity.lowercased().hasSuffix("left")
            ? bounds.minX : gravity.lowercased().hasSuffix("right") ? bounds.maxX - size.width : bounds.midX - size.width / 2
        let y =
            gravity.hasPrefix("bottom") ? bounds.minY : gravity.hasPrefix("top") ? bounds.maxY - size.height : bounds.midY - size.height / 2
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
}

/// The parts of stretchable contents: corners keep their size, edges stretch along themselves, the centre stretches both ways.
enum NineParts {
    static func parts(of crop: CGRect, center: CGRect, in target: CGRect, scale: CGFloat) -> [(source: CGRect, target: CGRect)] {
        let center = center.ofAtLeastOnePixel(in: crop.size)
        let columns = spans(crop.minX, crop.width, center.minX, center.width, target.minX, target.width, scale)
        let rows = spans(crop.minY, crop.height, center.minY, center.height, target.minY, target.height, scale)
        return rows.flatMap { row in
            columns.map { column in
                (
                    CGRect(x: column.source, y: row.source, width: column.sourceSize, height: row.sourceSize),
                    CGRect(x: column.target, y: row.target, width: column.targetSize, height: row.targetSize)
                )
            }
        }
    }

    private typealias Span = (source: CGFloat, sourceSize: CGFloat, target: CGFloat, targetSize: CGFloat)

    private static func spans(
        _ start: CGFloat, _ size: CGFloat, _ center: CGFloat, _ centerSize: CGFloat, _ target: CGFloat, _ targetSize: CGFloat,
        _ scale: CGFloat
    ) -> [Span] {
        let low = size * center, middle = size * centerSize, high = max(size - low - middle, 0)
        var (lowTarget, highTarget) = (low / scale, high / scale)
        // Too little room: the fixed ends share it.
        if lowTarget + highTarget > targetSize, lowTarget + highTarget > 0 {
            let factor = targetSize / (lowTarget + highTarget)
            (lowTarget, highTarget) = (lowTarget * factor, highTarget * factor)
        }
        return [
            (start, low, target, lowTarget), (start + low, middle, target + lowTarget, targetSize - lowTarget - highTarget),
            (start + low + middle, high, target + targetSize - highTarget, highTarget),
        ]
    }
}
