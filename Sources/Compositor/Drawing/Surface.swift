import CCairo
import CPixelKernels
import CPixman
import CoreGraphics
import Foundation
import RenderProtocol

/// Pixels to draw on: a part of the frame, or of something that will be composed onto it. All coordinates are the frame's pixels.
final class Surface {
    let rect: PixelRect
    let buffer: PixelBuffer
    let image: PixmanImage
    private var cairoSurface: OpaquePointer?

    /// Pixels that are clear; unset ones must all be painted before anything is blended with them.
    init(_ rect: PixelRect, isUnset: Bool = false) {
        self.rect = rect
        let width = max(rect.width, 1), height = max(rect.height, 1)
        buffer = isUnset ? PixelBuffer(unsetWidth: width, height: height) : PixelBuffer(width: width, height: height)
        image = PixmanImage(buffer)
    }

    deinit { cairo_surface_destroy(cairoSurface) }

    /// Fills whole pixels, blending where the colour is translucent.
    func fill(_ color: RenderColor, in area: PixelRect) {
        let area = area.intersection(rect)
        guard !area.isEmpty else { return }
        var paint = color.pixman
        if paint.alpha == 0xFFFF {
            return qk_fill(start(of: area), buffer.bytesPerRow, paint.word, Int32(area.width), Int32(area.height))
        }
        var box = pixman_box32_t(
            x1: Int32(area.x - rect.x), y1: Int32(area.y - rect.y), x2: Int32(area.maxX - rect.x), y2: Int32(area.maxY - rect.y))
        pixman_image_fill_boxes(PIXMAN_OP_OVER, image.pointer, &paint, 1, &box)
    }

    /// Composes a source, whose sampling position (0, 0) lies at `origin`, onto `area`.
    func compose(
        _ source: PixmanImage, at origin: (x: Int, y: Int), mask: PixmanImage? = nil, maskAt: (x: Int, y: Int) = (0, 0), in area: PixelRect,
        operation: pixman_op_t = PIXMAN_OP_OVER
    ) {
        let area = area.intersection(rect)
        guard !area.isEmpty else { return }
        pixman_image_composite32(
            operation, source.pointer, mask?.pointer, image.pointer, Int32(area.x - origin.x), Int32(area.y - origin.y),
            Int32(area.x - maskAt.x),
            Int32(area.y - maskAt.y), Int32(area.x - rect.x), Int32(area.y - rect.y), Int32(area.width), Int32(area.height))
    }

    /// Composes a colour over an area as far as a mask, whose first byte lies at `origin`, covers it.
    func compose(_ color: RenderColor, through mask: MaskSurface, at origin: (x: Int, y: Int), in area: PixelRect) {
        let area = area.intersection(rect).intersection(mask.placed(at: origin))
        guard !area.isEmpty else { return }
        qk_over_solid(
            start(of: area), buffer.bytesPerRow, color.pixman.word, mask.start(of: area, at: origin), mask.stride, Int32(area.width),
            Int32(area.height))
    }

    /// Composes a bitmap of one colour, whose first pixel lies at `origin`, over an area: the same pixels as composing its pixels makes.
    func compose(_ bitmap: RenderCoverage, at origin: (x: Int, y: Int), in area: PixelRect) {
        let covered = PixelRect(x: origin.x + bitmap.x, y: origin.y + bitmap.y, width: bitmap.columns, height: bitmap.rows)
        let area = area.intersection(rect).intersection(covered)
        guard !area.isEmpty else { return }
        bitmap.bytes.withUnsafeBytes { bytes in
            let mask = bytes.bindMemory(to: UInt8.self).baseAddress! + (area.y - covered.y) * bitmap.bytesPerRow + area.x - covered.x
            qk_over_solid(
                start(of: area), buffer.bytesPerRow, bitmap.color, mask, bitmap.bytesPerRow, Int32(area.width), Int32(area.height))
        }
    }

    /// Sets pixels to an opaque colour as far as a mask, whose first byte lies at `origin`, covers them: what cairo paints when it fills the mask's
    /// path and nothing cuts it.
    func set(_ color: RenderColor, through mask: MaskSurface, at origin: (x: Int, y: Int)) {
        let area = rect.intersection(mask.placed(at: origin))
        guard !area.isEmpty else { return }
        qk_lerp_solid(
            start(of: area), buffer.bytesPerRow, color.pixman.word, mask.start(of: area, at: origin), mask.stride, Int32(area.width),
            Int32(area.height))
    }

    /// Composes pixels, whose first one lies at `origin`, over an area, as far as a mask covers it.
    ///
    /// - Parameters:
    ///   - repeatsRow: Whether the first row of the pixels serves for all rows of the area.
    ///   - maskAt: The position of the mask's first byte.
    func compose(
        _ pixels: PixelBuffer, at origin: (x: Int, y: Int), repeatsRow: Bool = false, through mask: MaskSurface? = nil,
        maskAt: (x: Int, y: Int) = (0, 0), in area: PixelRect
    ) {
        var area = area.intersection(rect)
        area = area.intersection(
            PixelRect(x: origin.x, y: repeatsRow ? area.y : origin.y, width: pixels.width, height: repeatsRow ? area.height : pixels.height)
        )
        if let mask { area = area.intersection(mask.placed(at: maskAt)) }
        guard !area.isEmpty else { return }
        let rowStride = repeatsRow ? 0 : pixels.bytesPerRow
        let source = pixels.pointer + (area.y - origin.y) * rowStride + (area.x - origin.x) * 4
        qk_over_pixels(
            start(of: area), buffer.bytesPerRow, source.assumingMemoryBound(to: UInt8.self), rowStride, 0,
            mask?.start(of: area, at: maskAt),
            mask?.stride ?? 0, Int32(area.width), Int32(area.height))
    }

    /// The first byte of an area within the surface.
    private func start(of area: PixelRect) -> UnsafeMutablePointer<UInt8> {
        let pixels = buffer.pointer + (area.y - rect.y) * buffer.bytesPerRow + (area.x - rect.x) * 4
        return pixels.assumingMemoryBound(to: UInt8.self)
    }

    /// Draws with cairo, cut to `clip`, in the frame's pixel coordinates.
    func draw(in clip: PixelRect, _ body: (OpaquePointer) -> Void) {
        let clip = clip.intersection(rect)
        guard !clip.isEmpty else { return }
        if cairoSurface == nil {
            cairoSurface = cairo_image_surface_create_for_data(
                buffer.pointer.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(buffer.width), Int32(buffer.height),
                Int32(buffer.bytesPerRow))
        }
        guard let cairo = cairo_create(cairoSurface) else { return }
        cairo_translate(cairo, Double(-rect.x), Double(-rect.y))
        cairo_rectangle(cairo, Double(clip.x), Double(clip.y), Double(clip.width), Double(clip.height))
        cairo_clip(cairo)
        body(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(cairoSurface)
    }
}

/// An 8-bit mask over a part of the frame.
final class MaskSurface {
    let rect: PixelRect
    let stride: Int
    let bytes: UnsafeMutableRawPointer
    let image: PixmanImage

    init(_ rect: PixelRect) {
        self.rect = rect
        stride = (max(rect.width, 1) + 3) / 4 * 4
        bytes = calloc(stride * max(rect.height, 1), 1)!
        image = PixmanImage(
            pixman_image_create_bits_no_clear(
                PIXMAN_a8, Int32(max(rect.width, 1)), Int32(max(rect.height, 1)), bytes.assumingMemoryBound(to: UInt32.self), Int32(stride))
        )
    }

    deinit { free(bytes) }

    var byteCount: Int { stride * max(rect.height, 1) }

    /// Fills a path with full coverage.
    ///
    /// - Parameter isSmooth: Whether pixels on its edge are covered in part; otherwise those are covered whose middle lies in the path.
    func fill(_ path: CGPath, _ transform: RenderTransform, evenOdd: Bool = false, isSmooth: Bool = true) {
        let surface = cairo_image_surface_create_for_data(
            bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_A8, Int32(max(rect.width, 1)), Int32(max(rect.height, 1)), Int32(stride)
        )
        let cairo = cairo_create(surface)!
        cairo_translate(cairo, Double(-rect.x), Double(-rect.y))
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        if !isSmooth { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE) }
        cairo.addPath(path, transform)
        cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        cairo_surface_destroy(surface)
    }

    /// The pixels of the mask with its first one at a place.
    func placed(at origin: (x: Int, y: Int)) -> PixelRect { PixelRect(x: origin.x, y: origin.y, width: rect.width, height: rect.height) }

    /// The first byte of an area, with the mask's first one at a place.
    func start(of area: PixelRect, at origin: (x: Int, y: Int)) -> UnsafePointer<UInt8> {
        UnsafePointer((bytes + (area.y - origin.y) * stride + area.x - origin.x).assumingMemoryBound(to: UInt8.self))
    }

    func blur(sigma: Double) {
        guard sigma > 0 else { return }
        qk_blur_a8(bytes.assumingMemoryBound(to: UInt8.self), stride, Int32(max(rect.width, 1)), Int32(max(rect.height, 1)), sigma)
    }

    /// Takes the alpha of a picture of the same place.
    func copyAlpha(of surface: Surface) {
        let area = surface.rect.intersection(rect)
        guard !area.isEmpty else { return }
        let target = bytes + (area.y - rect.y) * stride + (area.x - rect.x)
        let source = surface.buffer.pointer + (area.y - surface.rect.y) * surface.buffer.bytesPerRow + (area.x - surface.rect.x) * 4
        qk_extract_alpha(
            target.assumingMemoryBound(to: UInt8.self), stride, source.assumingMemoryBound(to: UInt8.self), surface.buffer.bytesPerRow,
            Int32(area.width),
            Int32(area.height))
    }
}

/// A pixman image that is released with the last reference.
final class PixmanImage {
    let pointer: OpaquePointer
    private let held: AnyObject?

    init(_ pointer: OpaquePointer?, holding held: AnyObject? = nil) { (self.pointer, self.held) = (pointer!, held) }

    convenience init(_ buffer: PixelBuffer, isOpaque: Bool = false) {
        self.init(
            pixman_image_create_bits_no_clear(
                isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8, Int32(buffer.width), Int32(buffer.height),
                buffer.pointer.assumingMemoryBound(to: UInt32.self), Int32(buffer.bytesPerRow)), holding: buffer)
    }

    convenience init(_ color: RenderColor) {
        var paint = color.pixman
        self.init(pixman_image_create_solid_fill(&paint))
    }

    deinit { pixman_image_unref(pointer) }
}

extension RenderColor {
    /// Clamped to what the screen shows, and premultiplied.
    var pixman: pixman_color_t {
        func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
        let a = clamped(alpha)
        func part(_ value: Double) -> UInt16 { UInt16((clamped(value) * a * 65535).rounded()) }
        return pixman_color_t(red: part(red), green: part(green), blue: part(blue), alpha: UInt16((a * 65535).rounded()))
    }

    func multiplied(alpha factor: Double) -> RenderColor { RenderColor(red: red, green: green, blue: blue, alpha: alpha * factor) }
}

extension pixman_color_t {
    /// The premultiplied pixel.
    fileprivate var word: UInt32 { UInt32(alpha >> 8) << 24 | UInt32(red >> 8) << 16 | UInt32(green >> 8) << 8 | UInt32(blue >> 8) }
}

extension OpaquePointer {
    /// Adds a path to a cairo context, its points taken to pixels.
    func addPath(_ path: CGPath, _ transform: RenderTransform) {
        cairo_save(self)
        cairo_transform(self, transform)
        addPath(path)
        cairo_restore(self)
    }

    func addPath(_ path: CGPath) {
        for element in path.elements {
            switch element {
            case .move(let p): cairo_move_to(self, p.x, p.y)
            case .line(let p): cairo_line_to(self, p.x, p.y)
            case .quad(let p, let c):
                var (x, y) = (0.0, 0.0)
                cairo_get_current_point(self, &x, &y)
                cairo_curve_to(
                    self, x + 2 / 3 * (c.x - x), y + 2 / 3 * (c.y - y), p.x + 2 / 3 * (c.x - p.x), p.y + 2 / 3 * (c.y - p.y), p.x, p.y)
            case .cubic(let p, let c1, let c2): cairo_curve_to(self, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
            case .close: cairo_close_path(self)
            }
        }
    }

    func setColor(_ color: RenderColor) {
        func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
        cairo_set_source_rgba(self, clamped(color.red), clamped(color.green), clamped(color.blue), clamped(color.alpha))
    }
}

func cairo_transform(_ cairo: OpaquePointer, _ t: RenderTransform) {
    var matrix = cairo_matrix_t(xx: t.m11, yx: t.m12, xy: t.m21, yy: t.m22, x0: t.m41, y0: t.m42)
    // A singular matrix would put the context into an error state.
    guard abs(t.m11 * t.m22 - t.m12 * t.m21) > 1e-12 else { return cairo_new_path(cairo) }
    cairo_transform(cairo, &matrix)
}
