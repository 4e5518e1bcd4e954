internal import CCairo
internal import CPixelKernels

extension CGContext {
    /// Draws an image so that its bottom lies at the rectangle's smallest y: upright where y points up, upside down in UIKit's coordinates.
    ///
    /// - Parameter byTiling: Whether the image repeats over the whole clip instead of filling the rectangle once.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let unit = CGAffineTransform(a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY)
        draw(image, unitSquare: unit, isTiling: byTiling)
    }

    /// Draws an image with its top at the rectangle's smallest y: upright in UIKit's coordinates.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        draw(image, unitSquare: CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY), isTiling: false)
    }

    /// - Parameter unitSquare: From the image's square, (0, 0) its top left and (1, 1) its bottom right, to user space.
    private func draw(_ image: CGImage, unitSquare: CGAffineTransform, isTiling: Bool) {
        let toDevice = unitSquare.concatenating(pixelTransform)
        let scale = min(hypot(toDevice.a, toDevice.b) / CGFloat(image.width), hypot(toDevice.c, toDevice.d) / CGFloat(image.height))
        guard scale > 0, scale.isFinite else { return }
        let smooth = state.interpolation != .none && image.shouldInterpolate
        let pixels = smooth && !isTiling && document == nil ? image.reductions.buffer(of: image.buffer, for: scale) : image.buffer
        let imageToDevice = CGAffineTransform(scaleX: 1 / CGFloat(pixels.width), y: 1 / CGFloat(pixels.height)).concatenating(toDevice)
        let extent = isTiling ? nil : CGRect(x: 0, y: 0, width: 1, height: 1).applying(toDevice)
        if let extent, smooth, !image.isMask, document == nil, imageToDevice.isScaleAndTranslation,
            let sampled = samples(of: image, pixels, imageToDevice, extent)
        {
            if !paintDirectly(sampled, within: extent) { paint(sampled, through: toDevice) }
            return
        }
        guard let source = surface(of: pixels, isOpaque: image.isOpaque, isMask: image.isMask) else { return }
        defer { cairo_surface_destroy(source) }
        let pattern = cairo_pattern_create_for_surface(source)
        defer { cairo_pattern_destroy(pattern) }
        var matrix = cairo_matrix_t(imageToDevice.inverted())
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, smooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
        cairo_pattern_set_extend(pattern, isTiling ? CAIRO_EXTEND_REPEAT : document == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        paint(pattern, through: isTiling ? nil : toDevice, isMask: image.isMask)
    }

    /// Paints a pattern of device space within what a transform makes of the unit square; everywhere without one.
    private func paint(_ pattern: OpaquePointer?, through square: CGAffineTransform?, isMask: Bool = false) {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        paint(within: square.map { unit.applying($0) }) { alpha in
            cairo_save(cairo)
            cairo_identity_matrix(cairo)
            if let square {
                var outline = PathStorage()
                outline.addRect(unit, square)
                emit(outline)
                cairo_clip(cairo)
            }
            if isMask {
                setSource(state.fillColor, alpha: alpha)
                cairo_mask(cairo, pattern)
            } else {
                cairo_set_source(cairo, pattern)
                cairo_paint_with_alpha(cairo, alpha)
            }
            cairo_restore(cairo)
        }
    }

    /// Paints pixels within what a transform makes of the unit square.
    private func paint(_ placed: PlacedPixels, through square: CGAffineTransform) {
        guard let source = surface(of: placed.pixels, isOpaque: placed.isOpaque, isMask: false) else { return }
        let pattern = cairo_pattern_create_for_surface(source)
        var matrix = cairo_matrix_t(CGAffineTransform(translationX: CGFloat(-placed.box.x), y: CGFloat(-placed.box.y)))
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        paint(pattern, through: square)
        cairo_pattern_destroy(pattern)
        cairo_surface_destroy(source)
    }

    /// The bitmap's pixels as an upright image makes them, as far as they show: sampled apart from painting, so that neither the clip nor what
    /// lies behind decides how they are rounded. nil where that is nothing, or too far away.
    private func samples(of image: CGImage, _ pixels: PixelBuffer, _ toDevice: CGAffineTransform, _ extent: CGRect) -> PlacedPixels? {
        guard isDrawable, let whole = PixelRect(touching: extent) else { return nil }
        let shown = boundingBoxOfClipPath.applying(pixelTransform).insetBy(dx: -1, dy: -1)
        guard let visible = PixelRect(touching: shown)?.intersection(whole).intersection(self.pixels.box), !visible.isEmpty else {
            return nil
        }
        if toDevice.a == 1, toDevice.d == 1, toDevice.tx == toDevice.tx.rounded(), toDevice.ty == toDevice.ty.rounded() {
            return PlacedPixels(pixels: pixels, box: whole, isOpaque: image.isOpaque)
        }
        let sampling = Sampling(
            xScale: toDevice.a, yScale: toDevice.d, x: toDevice.tx - CGFloat(whole.x), y: toDevice.ty - CGFloat(whole.y),
            width: whole.width, height: whole.height)
        let area = PixelRect(x: visible.x - whole.x, y: visible.y - whole.y, width: visible.width, height: visible.height)
        return image.samples.pixels(of: pixels, sampling, in: area, isOpaque: image.isOpaque).map { pixels, box in
            PlacedPixels(
                pixels: pixels, box: PixelRect(x: box.x + whole.x, y: box.y + whole.y, width: box.width, height: box.height),
                isOpaque: image.isOpaque)
        }
    }

    /// A cairo surface of an image's pixels, in this context's order of channels.
    private func surface(of pixels: PixelBuffer, isOpaque: Bool, isMask: Bool) -> OpaquePointer? {
        let format = isOpaque && !isMask ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        if layout == .bgra || isMask {
            return cairo_image_surface_create_for_data(
                pixels.pointer.assumingMemoryBound(to: UInt8.self), format, Int32(pixels.width), Int32(pixels.height),
                Int32(pixels.bytesPerRow))
        }
        let swapped = cairo_image_surface_create(format, Int32(pixels.width), Int32(pixels.height))
        qk_swap_red_blue(
            cairo_image_surface_get_data(swapped), Int(cairo_image_surface_get_stride(swapped)),
            pixels.pointer.assumingMemoryBound(to: UInt8.self),
            pixels.bytesPerRow, Int32(pixels.width), Int32(pixels.height))
        cairo_surface_mark_dirty(swapped)
        return swapped
    }

    /// Limits drawing to a rectangle, and inside it by a mask's coverage or a gray image's brightness.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        guard let sheet = CGContext(flippedSize: CGSize(width: width, height: height), scale: 1, isOpaque: false) else { return }
        sheet.state.ctm = state.ctm
        sheet.applyTransform()
        sheet.draw(mask, in: rect)
        sheet.flush()
        let stride = (width + 3) & ~3
        let memory = calloc(height, stride)!
        let coverage = PixelBuffer(pointer: memory, width: width, height: height, bytesPerRow: stride) { free(memory) }
        let (from, to) = (sheet.pixels.pointer.assumingMemoryBound(to: UInt8.self), memory.assumingMemoryBound(to: UInt8.self))
        if mask.isMask || !mask.isOpaque {
            qk_extract_alpha(to, stride, from, sheet.bytesPerRow, Int32(width), Int32(height))
        } else {
            qk_extract_luminance(to, stride, from, sheet.bytesPerRow, Int32(width), Int32(height), 0)
        }
        if let before = state.mask {
            qk_multiply_a8(to, stride, before.pointer.assumingMemoryBound(to: UInt8.self), before.bytesPerRow, Int32(width), Int32(height))
        }
        state.mask = coverage
    }

    /// Paints the fill colour through coverage of one byte a pixel.
    ///
    /// - Parameters:
    ///   - x, y: Where the mask's top left pixel lies, in whole pixels from the bitmap's top left corner.
    package func fill(coverage: PixelBuffer, x: Int, y: Int, color: CGColor) {
        if paintDirectly(color, through: PlacedMask(coverage, x: x, y: y)) { return }
        // A text's mask is more than twice as high as its letters: what is above and below them costs nothing.
        let bytes = coverage.pointer.assumingMemoryBound(to: UInt8.self)
        let rows = qk_covered_rows(bytes, coverage.bytesPerRow, Int32(coverage.width), Int32(coverage.height))
        guard rows.height > 0,
            let mask = cairo_image_surface_create_for_data(
                bytes + Int(rows.y) * coverage.bytesPerRow, CAIRO_FORMAT_A8, rows.width, rows.height, Int32(coverage.bytesPerRow))
        else { return }
        let top = y + Int(rows.y)
        paint(within: CGRect(x: x, y: top, width: coverage.width, height: Int(rows.height))) { alpha in
            cairo_save(cairo)
            cairo_identity_matrix(cairo)
            setSource(color, alpha: alpha)
            cairo_mask_surface(cairo, mask, Double(x), Double(top))
            cairo_restore(cairo)
        }
        cairo_surface_destroy(mask)
    }
}

extension CGImage {
    /// The image with a mask laid on: a mask's coverage or a gray image's darkness hides pixels.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard let context = CGContext(flippedSize: CGSize(width: width, height: height), scale: 1, isOpaque: false) else { return nil }
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: 1, y: -1)
        context.clip(to: whole, mask: mask)
        context.draw(self, in: whole)
        return context.takeImage()
    }
}
