internal import CCairo
internal import CPixelKernels

/// Painting past cairo: what interfaces consist of, text and pictures within rectangles and rounded rectangles, goes straight into the bitmap.
/// The pixels are those that cairo would paint.
extension CGContext {
    /// The bounds of direct painting, apart from the clip's shape; nil if the state requires cairo.
    private var directBox: PixelRect? {
        guard paintsDirectly, isDrawable, layout == .bgra, !state.isInLayer, !state.clip.isCut, state.mask == nil,
            state.blendMode == .normal
        else {
            return nil
        }
        return state.clip.box
    }

    /// Paints a colour through coverage. Returns whether it could.
    func paintDirectly(_ color: CGColor, through mask: PlacedMask) -> Bool {
        guard let box = directBox, state.clip.shape == nil, state.shadow == nil, color.pattern == nil else { return false }
        compose(color, through: mask, in: box)
        return true
    }

    /// Fills a rectangle of whole pixels with an opaque colour. Returns whether it could.
    func fillDirectly(_ outline: PathStorage) -> Bool {
        guard let box = directBox, state.clip.shape == nil, state.shadow == nil, let rectangle = outline.rectangle,
            let whole = PixelRect(onCairosGrid: rectangle)
        else { return false }
        let (red, green, blue, alpha) = state.fillColor.sRGB
        guard alpha * state.alpha >= 1, state.fillColor.pattern == nil else { return false }
        // Cairo's rounding of colours that it fills with.
        func byte(_ value: CGFloat) -> UInt32 { UInt32((min(max(value, 0), 1) * 65535).rounded()) >> 8 }
        let color = 0xFF << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
        let area = box.intersection(whole)
        guard !area.isEmpty else { return true }
        withPixels(from: area) { qk_fill($0, pixels.bytesPerRow, color, Int32(area.width), Int32(area.height)) }
        return true
    }

    private func compose(_ color: CGColor, through mask: PlacedMask, in box: PixelRect) {
        let area = box.intersection(mask.box)
        guard !area.isEmpty else { return }
        let color = word(of: color)
        if keep(mask, in: area, color: color) { return }
        withPixels(from: area) { target in
            qk_over_solid(
                target, pixels.bytesPerRow, color, mask.start(of: area), mask.coverage.bytesPerRow, Int32(area.width),
                Int32(area.height))
        }
    }

    /// Paints pixels. Returns whether it could.
    ///
    /// - Parameters:
    ///   - extent: The visible area in device space; pixels that it covers partly are painted in proportion.
    func paintDirectly(_ source: PlacedPixels, within extent: CGRect) -> Bool {
        guard let box = directBox, state.shadow == nil, state.alpha == 1, let (mask, shown) = coverage(within: extent) else { return false }
        var area = box.intersection(source.box).intersection(shown)
        if let mask { area = area.intersection(mask.box) }
        guard !area.isEmpty else { return true }
        withPixels(from: area) { target in
            qk_over_pixels(
                target, pixels.bytesPerRow, source.start(of: area), source.rowStride, source.isOpaque ? 1 : 0, mask?.start(of: area),
                mask?.coverage.bytesPerRow ?? 0, Int32(area.width), Int32(area.height))
        }
        return true
    }

    /// The clip's shape and a rectangle of device space as one mask, where one alone says it, and the pixels that are shown at most.
    private func coverage(within extent: CGRect) -> (mask: PlacedMask?, shown: PixelRect)? {
        let exact = PixelRect(onCairosGrid: extent)
        guard let shown = exact ?? PixelRect(touching: extent) else { return nil }
        if let shape = state.clip.shape {
            // A product of two coverages would make a common edge too light.
            guard exact != nil || extent.insetBy(dx: -1 / 256, dy: -1 / 256).contains(shape.outline.controlPointBox) else { return nil }
            return ShapeMasks.shared.mask(of: shape).map { ($0, shown) }
        }
        guard exact == nil else { return (nil, shown) }
        guard state.isSmooth else { return nil }
        var outline = PathStorage()
        outline.addRect(extent, .identity)
        return ShapeMasks.shared.mask(of: FilledShape(outline: outline, rule: .winding)).map { ($0, shown) }
    }

    /// Paints the shadow of a shape that is filled next. Returns whether it could.
    func castShadowDirectly(of outline: PathStorage, _ rule: CGPathFillRule) -> Bool {
        guard let shadow = state.shadow, let box = directBox, state.clip.shape == nil, state.isSmooth, state.fillColor.alpha == 1,
            state.fillColor.pattern == nil,
            let place = PixelRect(touching: outline.controlPointBox), box.contains(place)
        else { return false }
        let offset = shadow.offset.applying(baseTransform), sigma = shadow.blur * baseTransform.meanScale / 2
        guard offset.width == offset.width.rounded(), offset.height == offset.height.rounded(), abs(offset.width) < 4096,
            abs(offset.height) < 4096
        else { return false }
        let look = ShapeMasks.Shadow(sigma: sigma, dx: Int(offset.width), dy: -Int(offset.height), isHidden: state.alpha == 1)
        guard let mask = ShapeMasks.shared.shadow(of: FilledShape(outline: outline, rule: rule), look) else { return false }
        compose(shadow.color, through: mask, in: box)
        return true
    }

    /// The premultiplied word of a colour under the state's alpha, made of it as cairo makes it.
    private func word(of color: CGColor) -> UInt32 {
        let (red, green, blue, own) = color.sRGB
        func limited(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
        let alpha = limited(own * state.alpha)
        func byte(_ value: CGFloat) -> UInt32 { UInt32(min(value * 65536, 65535)) >> 8 }
        return byte(alpha) << 24 | byte(limited(red) * alpha) << 16 | byte(limited(green) * alpha) << 8 | byte(limited(blue) * alpha)
    }

    /// Gives the place of an area's first pixel, and tells cairo that pixels have changed.
    private func withPixels(from area: PixelRect, _ body: (UnsafeMutablePointer<UInt8>) -> Void) {
        cairo_surface_flush(surface)
        body((pixels.pointer + area.y * pixels.bytesPerRow + area.x * 4).assumingMemoryBound(to: UInt8.self))
        notePainted()
    }
}

/// Premultiplied BGRA, and where in the bitmap it lies.
struct PlacedPixels {
    var pixels: PixelBuffer
    var box: PixelRect
    var isOpaque: Bool
    /// Whether the pixels are one row that serves for all rows of the box.
    var isRow = false

    var rowStride: Int { isRow ? 0 : pixels.bytesPerRow }

    func start(of area: PixelRect) -> UnsafePointer<UInt8> {
        UnsafePointer((pixels.pointer + (area.y - box.y) * rowStride + (area.x - box.x) * 4).assumingMemoryBound(to: UInt8.self))
    }
}

extension PlacedMask {
    func start(of area: PixelRect) -> UnsafePointer<UInt8> {
        UnsafePointer((coverage.pointer + (area.y - y) * coverage.bytesPerRow + area.x - x).assumingMemoryBound(to: UInt8.self))
    }

    /// Coverage at a place.
    init(_ coverage: PixelBuffer, x: Int, y: Int) { (self.coverage, self.x, self.y) = (coverage, x, y) }
}

extension GraphicsState {
    var isSmooth: Bool { antialiases && allowsAntialiasing }
}
