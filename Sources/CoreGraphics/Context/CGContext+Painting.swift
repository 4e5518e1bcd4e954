internal import CCairo
internal import CPixelKernels

extension CGContext {
    /// Runs `draw` under the state's blend mode, shadow and mask. `draw` paints with operator and alpha already set as they must be; it
    /// multiplies its colours by `alpha`.
    ///
    /// - Parameter extent: The bounds of the drawing in device space; nil for unbounded. Limits the size of an offscreen group.
    func paint(within extent: CGRect? = nil, _ draw: (_ alpha: CGFloat) -> Void) {
        guard isDrawable else { return }
        cairo_set_antialias(cairo, state.isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        if needsGroup {
            cairo_save(cairo)
            // Plus darker compares the group with the whole target.
            if let extent, state.blendMode != .plusDarker { clip(toPixelsAround: extent) }
            cairo_push_group(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            draw(1)
            let group = cairo_pop_group(cairo)
            cairo_restore(cairo)
            guard let group else { return }
            composite(group, isBounded: isUnbounded)
            cairo_pattern_destroy(group)
        } else {
            cairo_set_operator(cairo, state.blendMode.cairoOperator)
            draw(state.alpha)
        }
        notePainted()
    }

    /// Limits what cairo draws to whole pixels of device space, with a pixel's margin for smooth edges.
    private func clip(toPixelsAround extent: CGRect) {
        let box = extent.insetBy(dx: -1, dy: -1).integral
        guard !box.isNull, box.minX.isFinite, box.minY.isFinite, box.maxX.isFinite, box.maxY.isFinite else { return }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height)
        cairo_clip(cairo)
        cairo_set_matrix(cairo, &matrix)
    }

    private var needsGroup: Bool { state.shadow != nil || state.mask != nil || state.blendMode == .plusDarker || isUnbounded }

    /// Operators that, in cairo, also change what the shape does not cover.
    private var isUnbounded: Bool {
        switch state.blendMode {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }

    /// Puts a finished group on the bitmap: shadow first, then the group itself.
    func composite(_ group: OpaquePointer, isBounded: Bool = false) {
        if let shadow = state.shadow { document == nil ? drawShadow(shadow, of: group) : drawShadowOnPage(shadow, of: group) }
        // Pages have no pixels to compare with: there these modes mean what cairo's operators do.
        if state.blendMode == .plusDarker, document == nil { return compositePlusDarker(group) }
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        if isBounded, document == nil { return compositeBounded(group) }
        cairo_set_source(cairo, group)
        paintSource()
    }

    /// target = target·(1 − coverage) + (target op group)·coverage, where the group's alpha is taken for the coverage.
    private func compositeBounded(_ group: OpaquePointer) {
        beginCopyOfTarget()
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        cairo_set_source(cairo, group)
        paintSource()
        guard let mixed = cairo_pop_group(cairo) else { return }
        // Taking the covered part out and adding it back mixed replaces it exactly where the group covers.
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source(cairo, mixed)
        cairo_mask(cairo, group)
        cairo_pattern_destroy(mixed)
    }

    /// Begins a group that shows what has been drawn on the bitmap, or in the layer that was begun last.
    private func beginCopyOfTarget() {
        let target = cairo_get_group_target(cairo)
        cairo_surface_flush(target)
        cairo_push_group(cairo)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(cairo, target, 0, 0)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    private func compositePlusDarker(_ group: OpaquePointer) {
        var source: OpaquePointer?
        guard cairo_pattern_get_surface(group, &source) == CAIRO_STATUS_SUCCESS, let source else { return }
        beginCopyOfTarget()
        let target = cairo_get_group_target(cairo)
        cairo_surface_flush(target)
        let width = min(cairo_image_surface_get_width(target), cairo_image_surface_get_width(source))
        let height = min(cairo_image_surface_get_height(target), cairo_image_surface_get_height(source))
        if let to = cairo_image_surface_get_data(target), let from = cairo_image_surface_get_data(source) {
            qk_plus_darker(
                to, Int(cairo_image_surface_get_stride(target)), from, Int(cairo_image_surface_get_stride(source)), width, height)
        }
        cairo_surface_mark_dirty(target)
        guard let mixed = cairo_pop_group(cairo) else { return }
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source(cairo, mixed)
        paintSource()
        cairo_pattern_destroy(mixed)
    }

    /// Paints the current source everywhere inside the clip, the state's mask and alpha applied.
    func paintSource() {
        guard let mask = state.mask else {
            cairo_paint_with_alpha(cairo, state.alpha)
            return
        }
        guard let coverage = Self.alphaSurface(mask) else { return }
        cairo_save(cairo)
        if state.alpha < 1 {
            let (source, blend) = (cairo_pattern_reference(cairo_get_source(cairo)), cairo_get_operator(cairo))
            cairo_push_group(cairo)
            cairo_set_source(cairo, source)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            cairo_paint_with_alpha(cairo, state.alpha)
            cairo_pop_group_to_source(cairo)
            cairo_set_operator(cairo, blend)
            cairo_pattern_destroy(source)
        }
        cairo_identity_matrix(cairo)
        cairo_mask_surface(cairo, coverage, 0, 0)
        cairo_restore(cairo)
        cairo_surface_destroy(coverage)
    }

    /// A cairo surface over a mask's memory (one byte a pixel).
    static func alphaSurface(_ mask: PixelBuffer) -> OpaquePointer? {
        cairo_image_surface_create_for_data(
            mask.pointer.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height),
            Int32(mask.bytesPerRow))
    }

    private func drawShadow(_ shadow: GraphicsState.Shadow, of group: OpaquePointer) {
        var source: OpaquePointer?
        guard cairo_pattern_get_surface(group, &source) == CAIRO_STATUS_SUCCESS, let source, let data = cairo_image_surface_get_data(source)
        else { return }
        cairo_surface_flush(source)
        let width = Int(cairo_image_surface_get_width(source)), height = Int(cairo_image_surface_get_height(source))
        let sigma = shadow.blur * baseTransform.meanScale / 2
        guard width > 0, height > 0, sigma >= 0, sigma * 3 < 4095 else { return }
        let margin = Int((sigma * 3).rounded(.up)) + 1
        let stride = (width + 2 * margin + 3) & ~3
        let memory = calloc(height + 2 * margin, stride)!
        let blurred = PixelBuffer(pointer: memory, width: width + 2 * margin, height: height + 2 * margin, bytesPerRow: stride) {
            free(memory)
        }
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        qk_extract_alpha(
            bytes + margin * stride + margin, stride, data, Int(cairo_image_surface_get_stride(source)), Int32(width), Int32(height))
        qk_blur_a8(bytes, stride, Int32(blurred.width), Int32(blurred.height), sigma)
        // A group's surface lies where its device offset says.
        var left = 0.0, top = 0.0
        cairo_surface_get_device_offset(source, &left, &top)
        let offset = shadow.offset.applying(baseTransform)
        guard let coverage = Self.alphaSurface(blurred) else { return }
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        setSource(shadow.color, alpha: state.alpha)
        cairo_mask_surface(cairo, coverage, -left - Double(margin) + offset.width, -top - Double(margin) - offset.height)
        cairo_restore(cairo)
        cairo_surface_destroy(coverage)
        withExtendedLifetime(blurred) {}
    }

    /// Makes a colour cairo's source.
    func setSource(_ color: CGColor, alpha: CGFloat) {
        if color.pattern != nil {
            // A pattern that cannot be drawn paints nothing.
            if !setPatternSource(color, alpha: alpha) { cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
            return
        }
        let (red, green, blue, own) = color.sRGB
        let swapped = layout == .rgba
        cairo_set_source_rgba(cairo, swapped ? blue : red, green, swapped ? red : blue, own * alpha)
    }

    // MARK: Transparency layers

    /// Begins a layer: what is drawn until `endTransparencyLayer` is put on the bitmap as a whole, with the current alpha, shadow and blend mode.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        saveGState()
        cairo_push_group(cairo)
        state.isInLayer = true
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .normal
        state.mask = nil
    }

    /// Begins a layer limited to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        saveGState()
        clip(to: rect)
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        layerClips.insert(saved.count)
    }

    public func endTransparencyLayer() { endTransparencyLayer(changing: []) }

    /// Ends a layer whose picture is changed before it is put on the bitmap.
    package func endTransparencyLayer(changing changes: [LayerPictureChange]) {
        guard !saved.isEmpty, let group = cairo_pop_group(cairo) else { return }
        apply(changes, to: group)
        let isClipped = layerClips.remove(saved.count) != nil
        restoreGState()
        composite(group)
        cairo_pattern_destroy(group)
        if isClipped { restoreGState() }
        notePainted()
    }
}
