internal import CCairo

extension CGContext {
    // MARK: Building the current path

    /// The current path in user space.
    public var path: CGPath? { devicePath.kinds.isEmpty ? nil : CGPath(storage: devicePath.applying(pixelTransform.inverted())) }
    public var isPathEmpty: Bool { devicePath.kinds.isEmpty }
    public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let evenOdd = mode == .eoFill || mode == .eoFillStroke
        return path?.contains(point, using: evenOdd ? .evenOdd : .winding) ?? false
    }

    public func beginPath() { devicePath = PathStorage() }
    public func move(to point: CGPoint) { devicePath.move(point.applying(pixelTransform)) }
    public func addLine(to point: CGPoint) { devicePath.line(point.applying(pixelTransform)) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        devicePath.quad(end.applying(pixelTransform), control.applying(pixelTransform))
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        let t = pixelTransform
        devicePath.cubic(end.applying(t), control1.applying(t), control2.applying(t))
    }
    public func closePath() { devicePath.close() }
    public func addRect(_ rect: CGRect) { devicePath.addRect(rect, pixelTransform) }
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    public func addEllipse(in rect: CGRect) { devicePath.addEllipse(rect, pixelTransform) }
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }
    /// Adds an arc, joined by a line to what is there. `clockwise` is meant as seen with y up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        devicePath.addArc(
            center, radius, from: startAngle, sweep: ArcSweep.sweep(startAngle, endAngle, clockwise: clockwise), pixelTransform)
    }
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        devicePath.addArc(tangent1End, tangent2End, radius, pixelTransform)
    }
    public func addPath(_ path: CGPath) { devicePath.append(path.storage.applying(pixelTransform)) }

    /// Replaces the current path by the outline of its stroke.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        let dashed = state.dashLengths.isEmpty ? path : path.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
        let outline = dashed.copy(
            strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin, miterLimit: state.miterLimit)
        devicePath = outline.storage.applying(pixelTransform)
    }

    // MARK: Painting the current path

    public func drawPath(using mode: CGPathDrawingMode) {
        let outline = devicePath
        beginPath()
        switch mode {
        case .fill: fill(outline, .winding)
        case .eoFill: fill(outline, .evenOdd)
        case .stroke: stroke(outline)
        case .fillStroke:
            fill(outline, .winding)
            stroke(outline)
        case .eoFillStroke:
            fill(outline, .evenOdd)
            stroke(outline)
        }
    }

    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
    public func strokePath() { drawPath(using: .stroke) }

    public func fill(_ rect: CGRect) { fill([rect]) }

    public func fill(_ rects: [CGRect]) {
        var outline = PathStorage()
        for rect in rects where !rect.isNull { outline.addRect(rect, pixelTransform) }
        fill(outline, .winding)
    }

    public func fillEllipse(in rect: CGRect) {
        var outline = PathStorage()
        outline.addEllipse(rect, pixelTransform)
        fill(outline, .winding)
    }

    public func stroke(_ rect: CGRect) {
        var outline = PathStorage()
        outline.addRect(rect, pixelTransform)
        stroke(outline)
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.lineWidth
        state.lineWidth = width
        stroke(rect)
        state.lineWidth = before
    }

    public func strokeEllipse(in rect: CGRect) {
        var outline = PathStorage()
        outline.addEllipse(rect, pixelTransform)
        stroke(outline)
    }

    /// Strokes separate lines between pairs of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        var outline = PathStorage()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            outline.move(points[index].applying(pixelTransform))
            outline.line(points[index + 1].applying(pixelTransform))
        }
        stroke(outline)
    }

    /// Makes a rectangle transparent (black in contexts without alpha, white in documents).
    public func clear(_ rect: CGRect) {
        guard isDrawable, !rect.isNull else { return }
        if document != nil { return whiten(rect) }
        var outline = PathStorage()
        outline.addRect(rect, pixelTransform)
        emit(outline)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_fill(cairo)
        notePainted()
    }

    // MARK: Clipping

    public func clip(using rule: CGPathFillRule = .winding) {
        let outline = devicePath
        beginPath()
        emit(outline)
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_set_antialias(cairo, state.isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_clip(cairo)
        state.clip.intersect(outline, rule, isSmooth: state.isSmooth)
    }

    public func clip(to rect: CGRect) { clip(to: [rect]) }

    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects.filter { !$0.isNull })
        clip()
    }

    public func resetClip() {
        cairo_reset_clip(cairo)
        state.clip = TrackedClip(PixelRect(x: 0, y: 0, width: width, height: height))
        state.mask = nil
    }

    /// The smallest rectangle in user space around everything that can be drawn on.
    public var boundingBoxOfClipPath: CGRect {
        guard isDrawable else { return .null }
        // Without pixels nothing has been clipped.
        guard isOpened else { return CGRect(x: 0, y: 0, width: width, height: height).applying(pixelTransform.inverted()) }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    // MARK: Cairo

    func fill(_ outline: PathStorage, _ rule: CGPathFillRule) {
        guard !outline.kinds.isEmpty, !fillDirectly(outline) else { return }
        let shadow = state.shadow
        // A shape that lies over its shadow already needs no group.
        if shadow != nil, castShadowDirectly(of: outline, rule) { state.shadow = nil }
        defer { state.shadow = shadow }
        paint(within: outline.controlPointBox) { alpha in
            setSource(state.fillColor, alpha: alpha)
            emit(outline)
            cairo_set_fill_rule(cairo, rule.cairo)
            cairo_fill(cairo)
        }
    }

    func stroke(_ outline: PathStorage) {
        guard !outline.kinds.isEmpty, state.lineWidth > 0 else { return }
        paint(within: strokeExtent(of: outline)) { alpha in
            setSource(state.strokeColor, alpha: alpha)
            emit(outline)
            cairo_set_line_width(cairo, state.lineWidth)
            cairo_set_line_cap(cairo, state.lineCap.cairo)
            cairo_set_line_join(cairo, state.lineJoin.cairo)
            cairo_set_miter_limit(cairo, state.miterLimit)
            // All-zero or negative dashes would put cairo into a lasting error.
            let dashes =
                state.dashLengths.contains { $0 < 0 || !$0.isFinite } || state.dashLengths.allSatisfy { $0 == 0 } ? [] : state.dashLengths
            cairo_set_dash(cairo, dashes.map { Double($0) }, Int32(dashes.count), state.dashPhase)
            cairo_stroke(cairo)
        }
    }

    /// Returns the pixels that a stroke may touch, in device space: corners extend by the miter limit, square caps by the diagonal.
    private func strokeExtent(of outline: PathStorage) -> CGRect {
        let t = pixelTransform
        let stretch = max(hypot(t.a, t.b) + hypot(t.c, t.d), 1)
        let reach = state.lineWidth / 2 * stretch * max(state.lineJoin == .miter ? state.miterLimit : 1, 1.5)
        return outline.controlPointBox.insetBy(dx: -reach, dy: -reach)
    }

    /// Makes a path in device space cairo's current path. Paths with coordinates that are no numbers draw nothing.
    func emit(_ outline: PathStorage) { outline.emit(to: cairo) }
}

extension PathStorage {
    /// Makes the path, in device space, the current one of a cairo context. Paths with coordinates that are no numbers draw nothing.
    func emit(to cairo: OpaquePointer) {
        cairo_new_path(cairo)
        guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        // Cairo computes with 24 bits before the point.
        let limit = 4_000_000.0
        let points = self.points.map { (min(max($0.x, -limit), limit), min(max($0.y, -limit), limit)) }
        var index = 0
        var current = (0.0, 0.0)
        for kind in kinds {
            switch kind {
            case .moveToPoint: cairo_move_to(cairo, points[index].0, points[index].1)
            case .addLineToPoint: cairo_line_to(cairo, points[index].0, points[index].1)
            case .addQuadCurveToPoint:
                let (c, end) = (points[index], points[index + 1])
                cairo_curve_to(
                    cairo, current.0 + (c.0 - current.0) * 2 / 3, current.1 + (c.1 - current.1) * 2 / 3, end.0 + (c.0 - end.0) * 2 / 3,
                    end.1 + (c.1 - end.1) * 2 / 3, end.0, end.1)
            case .addCurveToPoint:
                let (a, b, end) = (points[index], points[index + 1], points[index + 2])
                cairo_curve_to(cairo, a.0, a.1, b.0, b.1, end.0, end.1)
            case .closeSubpath: cairo_close_path(cairo)
            }
            index += kind.pointCount
            if kind != .closeSubpath { current = points[index - 1] }
        }
        cairo_restore(cairo)
    }
}

extension CGPathFillRule {
    var cairo: cairo_fill_rule_t { self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD }
}

extension CGLineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
