internal import CCairo
internal import CPixelKernels

extension CGContext {
    /// Paints colours along a line over the whole clip; before and after it only where `options` say so.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard startPoint != endPoint, let pattern = cairo_pattern_create_linear(startPoint.x, startPoint.y, endPoint.x, endPoint.y) else {
            return
        }
        for stop in gradient.stops {
            let (red, green, blue, alpha) = stop.color.sRGB
            let isSwapped = layout == .rgba
            cairo_pattern_add_color_stop_rgba(pattern, stop.location, isSwapped ? blue : red, green, isSwapped ? red : blue, alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        let band = linearBand(startPoint, endPoint, options)
        let row =
            document != nil
            ? nil : firstRow(of: pattern, from: startPoint, to: endPoint, isOpaque: gradient.stops.allSatisfy { $0.color.alpha == 1 })
        let extent = band.map { $0.rectangle ?? .null } ?? CGRect(x: 0, y: 0, width: width, height: height)
        if let row, !extent.isNull, paintDirectly(row, within: extent) { return cairo_pattern_destroy(pattern) }
        let rows = row.flatMap { sheet(ofRowsLike: $0) }
        paint { alpha in
            cairo_save(cairo)
            if let band {
                emit(band)
                cairo_clip(cairo)
            }
            if rows != nil { cairo_identity_matrix(cairo) }
            cairo_set_source(cairo, rows ?? pattern)
            cairo_paint_with_alpha(cairo, alpha)
            cairo_restore(cairo)
        }
        cairo_pattern_destroy(rows)
        cairo_pattern_destroy(pattern)
    }

    /// The pixels of a gradient that runs along the rows of device space, as far as the clip shows them: one row is computed and serves for all.
    /// nil for other gradients.
    private func firstRow(of pattern: OpaquePointer, from start: CGPoint, to end: CGPoint, isOpaque: Bool) -> PlacedPixels? {
        guard isDrawable, start.applying(pixelTransform).y == end.applying(pixelTransform).y,
            let box = PixelRect(touching: boundingBoxOfClipPath.applying(pixelTransform))?.intersection(pixels.box), !box.isEmpty
        else { return nil }
        let row = PixelBuffer(width: box.width, height: 1)
        let surface = cairo_image_surface_create_for_data(
            row.pointer.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(box.width), 1, Int32(row.bytesPerRow))
        let sheet = cairo_create(surface)
        var matrix = cairo_matrix_t(pixelTransform.concatenating(CGAffineTransform(translationX: CGFloat(-box.x), y: CGFloat(-box.y))))
        cairo_set_matrix(sheet, &matrix)
        cairo_set_operator(sheet, CAIRO_OPERATOR_SOURCE)
        cairo_set_source(sheet, pattern)
        cairo_paint(sheet)
        cairo_destroy(sheet)
        cairo_surface_flush(surface)
        cairo_surface_destroy(surface)
        return PlacedPixels(pixels: row, box: box, isOpaque: isOpaque, isRow: true)
    }

    /// A pattern of device space whose rows are all like one.
    private func sheet(ofRowsLike row: PlacedPixels) -> OpaquePointer? {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(row.box.width), Int32(row.box.height)),
            let pixels = cairo_image_surface_get_data(surface)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for index in 0..<row.box.height { memcpy(pixels + index * stride, row.pixels.pointer, row.box.width * 4) }
        cairo_surface_mark_dirty(surface)
        let result = cairo_pattern_create_for_surface(surface)
        cairo_surface_destroy(surface)
        var placed = cairo_matrix_t(CGAffineTransform(translationX: CGFloat(-row.box.x), y: CGFloat(-row.box.y)))
        cairo_pattern_set_matrix(result, &placed)
        cairo_pattern_set_filter(result, CAIRO_FILTER_NEAREST)
        cairo_pattern_set_extend(result, CAIRO_EXTEND_PAD)
        return result
    }

    /// The part of the plane that a linear gradient paints, in device space; nil for all of it.
    private func linearBand(_ start: CGPoint, _ end: CGPoint, _ options: CGGradientDrawingOptions) -> PathStorage? {
        let before = options.contains(.drawsBeforeStartLocation), after = options.contains(.drawsAfterEndLocation)
        if before && after { return nil }
        // Along the line in units of its length, across it just far enough to leave the bitmap: cairo clips large shapes inexactly.
        let origin = start.applying(pixelTransform), tip = end.applying(pixelTransform)
        let reach = CGFloat(width + height) + abs(origin.x) + abs(origin.y)
        let far = 2 * reach / max(hypot(tip.x - origin.x, tip.y - origin.y), 1e-3)
        let along = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let axes = CGAffineTransform(a: along.dx, b: along.dy, c: -along.dy, d: along.dx, tx: start.x, ty: start.y)
        let from = before ? -far : 0, to = after ? far : 1
        var band = PathStorage()
        band.addRect(CGRect(x: from, y: -far, width: to - from, height: 2 * far), axes.concatenating(pixelTransform))
        return band
    }

    /// Paints colours between two circles over the whole clip.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        if document != nil {
            return drawRadialGradientOnPage(gradient, (startCenter, startRadius), (endCenter, endRadius), options)
        }
        drawKernel(gradient, options) { data, stride, width, height, transform, ramp in
            qk_radial_gradient(
                data, stride, width, height, transform, ramp, startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius
            )
        }
    }

    /// Paints colours around a point over the whole clip, beginning at `angle` and turning towards the positive y axis.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        drawKernel(gradient, [.drawsBeforeStartLocation, .drawsAfterEndLocation]) { data, stride, width, height, transform, ramp in
            qk_conic_gradient(data, stride, width, height, transform, ramp, center.x, center.y, angle)
        }
    }

    private typealias Kernel = (UnsafeMutablePointer<UInt8>, Int, Int32, Int32, QKTransform, QKRamp) -> Void

    /// Computes a gradient's pixels for the clip's bounding box and paints them.
    private func drawKernel(_ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ kernel: Kernel) {
        guard isDrawable else { return }
        let bitmap = CGRect(x: 0, y: 0, width: width, height: height)
        let box = boundingBoxOfClipPath.applying(pixelTransform).integral.common(bitmap)
        guard !box.isNull, box.width >= 1, box.height >= 1 else { return }
        let density = document == nil ? 1 : PDFOutput.pixelsPerPoint
        let buffer = PixelBuffer(width: Int(box.width * density), height: Int(box.height * density))
        let t = CGAffineTransform(a: 1 / density, b: 0, c: 0, d: 1 / density, tx: box.minX, ty: box.minY)
            .concatenating(pixelTransform.inverted())
        let data = buffer.pointer.assumingMemoryBound(to: UInt8.self)
        gradient.ramp(isSwapped: layout == .rgba).withUnsafeBufferPointer { colors in
            let ramp = QKRamp(
                colors: colors.baseAddress, count: Int32(colors.count), extendStart: options.contains(.drawsBeforeStartLocation) ? 1 : 0,
                extendEnd: options.contains(.drawsAfterEndLocation) ? 1 : 0)
            kernel(
                data, buffer.bytesPerRow, Int32(buffer.width), Int32(buffer.height),
                QKTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty), ramp)
        }
        let source = cairo_image_surface_create_for_data(
            data, CAIRO_FORMAT_ARGB32, Int32(buffer.width), Int32(buffer.height), Int32(buffer.bytesPerRow))
        paint { alpha in
            cairo_save(cairo)
            cairo_identity_matrix(cairo)
            cairo_translate(cairo, box.minX, box.minY)
            if density != 1 { cairo_scale(cairo, 1 / density, 1 / density) }
            cairo_set_source_surface(cairo, source, 0, 0)
            cairo_paint_with_alpha(cairo, alpha)
            cairo_restore(cairo)
        }
        // Cairo reads the source while painting only; afterwards its memory may go.
        cairo_surface_destroy(source)
        withExtendedLifetime(buffer) {}
    }
}

extension CGGradient {
    /// The colours at evenly spaced places, premultiplied, for the kernels.
    func ramp(isSwapped: Bool) -> [UInt32] {
        var components: [Double] = []
        for stop in stops {
            let (red, green, blue, alpha) = stop.color.sRGB
            components += [isSwapped ? blue : red, green, isSwapped ? red : blue, alpha].map { Double(min(max($0, 0), 1)) }
        }
        var ramp = [UInt32](repeating: 0, count: 1024)
        qk_ramp(&ramp, Int32(ramp.count), components, stops.map { Double($0.location) }, Int32(stops.count))
        return ramp
    }
}
