internal import CCairo
internal import CPixelKernels

/// What is painted otherwise on a page than on pixels.
extension CGContext {
    /// Fills a rectangle with white, whatever the state.
    func whiten(_ rect: CGRect) {
        var outline = PathStorage()
        outline.addRect(rect, pixelTransform)
        emit(outline)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        cairo_set_source_rgb(cairo, 1, 1, 1)
        cairo_fill(cairo)
    }

    /// Casts the shadow of a finished group: as a picture, because pages know no blur.
    func drawShadowOnPage(_ shadow: GraphicsState.Shadow, of group: OpaquePointer) {
        var source: OpaquePointer?
        guard cairo_pattern_get_surface(group, &source) == CAIRO_STATUS_SUCCESS, let source else { return }
        let density = PDFOutput.pixelsPerPoint
        let sigma = shadow.blur * baseTransform.meanScale / 2 * density
        guard sigma >= 0, sigma * 3 < 4095, let ink = ink(of: source) else { return }
        let margin = (sigma * 3 / density).rounded(.up) + 1
        let box = ink.insetBy(dx: -margin, dy: -margin).integral
        let width = Int(box.width * density), height = Int(box.height * density)
        guard width > 0, height > 0, width <= 8192, height <= 8192,
            let picture = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)), let sheet = cairo_create(picture)
        else { return }
        defer { cairo_surface_destroy(picture) }
        cairo_scale(sheet, density, density)
        cairo_set_source_surface(sheet, source, -box.minX, -box.minY)
        cairo_paint(sheet)
        cairo_destroy(sheet)
        cairo_surface_flush(picture)
        guard let bytes = cairo_image_surface_get_data(picture) else { return }
        qk_blur_a8(bytes, Int(cairo_image_surface_get_stride(picture)), Int32(width), Int32(height), sigma)
        cairo_surface_mark_dirty(picture)
        let offset = shadow.offset.applying(baseTransform)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_translate(cairo, box.minX + offset.width, box.minY - offset.height)
        cairo_scale(cairo, 1 / density, 1 / density)
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        setSource(shadow.color, alpha: state.alpha)
        cairo_mask_surface(cairo, picture, 0, 0)
        cairo_restore(cairo)
    }

    /// The part of the page that a group's recorded drawing covers, in device space.
    private func ink(of group: OpaquePointer) -> CGRect? {
        let page = CGRect(x: 0, y: 0, width: CGFloat(width), height: deviceHeight)
        guard cairo_surface_get_type(group) == CAIRO_SURFACE_TYPE_RECORDING else { return page }
        var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
        cairo_recording_surface_ink_extents(group, &x, &y, &width, &height)
        var (left, top) = (0.0, 0.0)
        cairo_surface_get_device_offset(group, &left, &top)
        let ink = CGRect(x: x - left, y: y - top, width: width, height: height).common(page)
        return ink.isNull || ink.width <= 0 || ink.height <= 0 ? nil : ink
    }

    /// Paints colours between two circles, as `drawRadialGradient` does on pixels.
    func drawRadialGradientOnPage(
        _ gradient: CGGradient, _ start: (center: CGPoint, radius: CGFloat), _ end: (center: CGPoint, radius: CGFloat),
        _ options: CGGradientDrawingOptions
    ) {
        guard
            let pattern = cairo_pattern_create_radial(
                start.center.x, start.center.y, max(start.radius, 0), end.center.x, end.center.y, max(end.radius, 0))
        else { return }
        defer { cairo_pattern_destroy(pattern) }
        let before = options.contains(.drawsBeforeStartLocation), after = options.contains(.drawsAfterEndLocation)
        cairo_pattern_set_extend(pattern, before || after ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        // Colours that go on at one end only end with a clear one just before the other.
        let (first, last) = (!before && after ? 1e-4 : 0, before && !after ? 1 - 1e-4 : 1)
        if first > 0 { cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0) }
        for stop in gradient.stops {
            let (red, green, blue, alpha) = stop.color.sRGB
            cairo_pattern_add_color_stop_rgba(pattern, min(max(stop.location, first), last), red, green, blue, alpha)
        }
        if last < 1 { cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0) }
        paint { alpha in
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, alpha)
        }
    }

    /// A glyph of a text and its place in user space, whose y points down.
    package struct PlacedGlyph {
        package var index: UInt
        package var x, y: Double

        package init(index: UInt, x: Double, y: Double) { (self.index, self.x, self.y) = (index, x, y) }
    }

    /// Writes glyphs on a page with the text that they stand for, so that readers find and copy it.
    ///
    /// - Parameters:
    ///   - face: A font face of cairo's.
    ///   - scale: Points an em, across and up; `slant` is how far the top leans to the right for each point up.
    ///   - clusters: For each part of the text its bytes in UTF-8 and its glyphs, in the order of the text.
    ///   - isBackward: Whether the glyphs are in the reverse order of the text.
    package func show(
        _ glyphs: [PlacedGlyph], of text: String, clusters: [(bytes: Int, glyphs: Int)], isBackward: Bool, face: UnsafeMutableRawPointer,
        scale: CGSize, slant: CGFloat, color: CGColor
    ) {
        guard isDrawable, !glyphs.isEmpty, let face = OpaquePointer(bitPattern: UInt(bitPattern: face)) else { return }
        var placed = glyphs.map { cairo_glyph_t(index: $0.index, x: $0.x, y: $0.y) }
        var parts = clusters.map { cairo_text_cluster_t(num_bytes: Int32($0.bytes), num_glyphs: Int32($0.glyphs)) }
        let flags = isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0)
        var matrix = cairo_matrix_t(xx: scale.width, yx: 0, xy: -slant * scale.height, yy: scale.height, x0: 0, y0: 0)
        paint { alpha in
            setSource(color, alpha: alpha)
            cairo_set_font_face(cairo, face)
            cairo_set_font_matrix(cairo, &matrix)
            text.withCString { bytes in
                cairo_show_text_glyphs(
                    cairo, bytes, Int32(text.utf8.count), &placed, Int32(placed.count), &parts, Int32(parts.count), flags)
            }
        }
    }
}
