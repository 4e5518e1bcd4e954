internal import CCairo
internal import CPixelKernels

extension CGContext {
    /// Fills with a pattern from now on.
    ///
    /// - Parameter components: For a pattern with colours of its own, its alpha; for a stencil, the colour and alpha it is painted with, in the base space of
    ///   the fill colour space.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        if let color = CGColor(patternSpace: state.fillSpace ?? .coloredPatterns, pattern: pattern, components: components) {
            state.fillColor = color
        }
    }

    /// Strokes with a pattern from now on; see `setFillPattern(_:colorComponents:)`.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        if let color = CGColor(patternSpace: state.strokeSpace ?? .coloredPatterns, pattern: pattern, components: components) {
            state.strokeColor = color
        }
    }

    /// Moves patterns, in units of the space the context began with.
    public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

    /// Makes a colour's pattern cairo's source. Returns whether it has one and could be drawn.
    func setPatternSource(_ color: CGColor, alpha: CGFloat) -> Bool {
        guard let pattern = color.pattern else { return false }
        let toDevice = pattern.matrix.concatenating(baseTransform)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: deviceHeight))
            .concatenating(phaseShift)
        // The cell has as many pixels as it covers; what is left of one is made up for when it is laid out.
        let density = document == nil ? 1 : PDFOutput.pixelsPerPoint
        let columns = (hypot(toDevice.a, toDevice.b) * pattern.step.width * density).rounded(),
            rows = (hypot(toDevice.c, toDevice.d) * pattern.step.height * density).rounded()
        guard columns <= 4096, rows <= 4096,
            let tile = CGContext.tile(of: pattern, width: max(Int(columns), 1), height: max(Int(rows), 1))
        else { return false }
        let isStencil = !pattern.isColored
        let (red, green, blue, own) = color.sRGB
        if isStencil { tile.tint(layout == .rgba ? (blue, green, red) : (red, green, blue)) }
        if alpha * own < 1 { tile.fade(alpha * own) }
        tile.flush()
        if layout == .rgba, !isStencil { tile.swapRedAndBlue() }
        guard let source = cairo_pattern_create_for_surface(tile.surface) else { return false }
        let cellToDevice = CGAffineTransform(
            a: pattern.step.width / CGFloat(tile.width), b: 0, c: 0, d: -pattern.step.height / CGFloat(tile.height),
            tx: pattern.bounds.minX,
            ty: pattern.bounds.minY + pattern.step.height
        ).concatenating(toDevice)
        var matrix = cairo_matrix_t(cellToDevice.concatenating(pixelTransform.inverted()).inverted())
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(source, CAIRO_FILTER_BILINEAR)
        cairo_set_source(cairo, source)
        cairo_pattern_destroy(source)
        patternTile = tile
        return true
    }

    private var phaseShift: CGAffineTransform {
        let moved = state.patternPhase.applying(baseTransform)
        return CGAffineTransform(translationX: moved.width, y: -moved.height)
    }

    /// A cell of the pattern from (minX, minY) of its bounds on, one step wide and high; cells that are larger than their steps reach into their neighbours.
    static func tile(of pattern: CGPattern, width: Int, height: Int) -> CGContext? {
        guard width <= 4096, height <= 4096,
            let tile = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: .srgbSpace,
                bitmapInfo: CGBitmapInfo.native)
        else { return nil }
        tile.scaleBy(x: CGFloat(width) / pattern.step.width, y: CGFloat(height) / pattern.step.height)
        tile.translateBy(x: -pattern.bounds.minX, y: -pattern.bounds.minY)
        func reach(_ length: CGFloat, _ step: CGFloat) -> Int { min(max(Int(saturating: (length / step).rounded(.up)) - 1, 0), 8) }
        for row in (0...reach(pattern.bounds.height, pattern.step.height)).reversed() {
            for column in (0...reach(pattern.bounds.width, pattern.step.width)).reversed() {
                tile.saveGState()
                tile.translateBy(x: -CGFloat(column) * pattern.step.width, y: -CGFloat(row) * pattern.step.height)
                tile.clip(to: pattern.bounds)
                pattern.draw(in: tile)
                tile.restoreGState()
            }
        }
        return tile
    }

    /// Gives everything that is drawn one colour.
    private func tint(_ color: (red: CGFloat, green: CGFloat, blue: CGFloat)) {
        cairo_set_operator(cairo, CAIRO_OPERATOR_IN)
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, 1)
        cairo_paint(cairo)
    }

    private func swapRedAndBlue() {
        let bytes = pixels.pointer.assumingMemoryBound(to: UInt8.self)
        qk_swap_red_blue(bytes, pixels.bytesPerRow, bytes, pixels.bytesPerRow, Int32(width), Int32(height))
        cairo_surface_mark_dirty(surface)
    }

    private func fade(_ alpha: CGFloat) {
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_rgba(cairo, 0, 0, 0, alpha)
        cairo_paint(cairo)
    }
}
