import CCairo
import CPixelKernels
import CPixman
import CoreGraphics
import Foundation
import RenderProtocol

extension Painter {
    // MARK: Paths

    func paintShape(_ layer: LayerState, in state: PaintState) {
        guard let path = layer.path(.path)?.cgPath, !path.isEmpty else { return }
        if let color = layer.color(.fillColor) {
            state.surface.draw(in: state.clip) { cairo in
                cairo.setColor(color)
                cairo.addPath(path, state.transform)
                cairo_set_fill_rule(cairo, layer.keyword(.fillRule) == "even-odd" ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                cairo_fill(cairo)
            }
        }
        if let color = layer.color(.strokeColor), layer.number(.lineWidth) > 0 { stroke(path, color, layer, in: state) }
    }

    private func stroke(_ path: CGPath, _ color: RenderColor, _ layer: LayerState, in state: PaintState) {
        let start = min(max(layer.number(.strokeStart), 0), 1), end = min(max(layer.number(.strokeEnd), 0), 1)
        guard end > start else { return }
        let part = start == 0 && end == 1 ? path : path.trimmed(from: CGFloat(start), to: CGFloat(end))
        state.surface.draw(in: state.clip) { cairo in
            cairo.setColor(color)
            cairo_transform(cairo, state.transform)
            cairo.addPath(part)
            cairo_set_line_width(cairo, layer.number(.lineWidth))
            cairo_set_miter_limit(cairo, max(layer.number(.miterLimit), 1))
            switch layer.keyword(.lineCap) {
            case "round": cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
            case "square": cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
            default: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
            }
            switch layer.keyword(.lineJoin) {
            case "round": cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
            case "bevel": cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
            default: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
            }
            let dashes = layer.numbers(.lineDashPattern)
            if dashes.allSatisfy({ $0 >= 0 }), dashes.contains(where: { $0 > 0.01 }) {
                cairo_set_dash(cairo, dashes, Int32(dashes.count), layer.number(.lineDashPhase))
            }
            cairo_stroke(cairo)
        }
    }

    // MARK: Gradients

    func paintGradient(_ layer: LayerState, in state: PaintState) {
        guard case .colors(let colors) = layer.value(.colors), !colors.isEmpty, !layer.bounds.isEmpty,
            let box = state.transform.box(around: layer.bounds)
        else { return }
        let area = PixelRect(around: box).intersection(state.clip)
        guard !area.isEmpty else { return }
        let isUpright = state.transform.isUpright
        // Along the rows all rows are alike: one is computed.
        let isAlongRows = isUpright && layer.keyword(.gradientType) == "axial" && layer.point(.startPoint).y == layer.point(.endPoint).y
        var painted = area
        if isAlongRows { painted.height = 1 }
        let picture = Surface(painted)
        paint(GradientStops(colors, layer.numbers(.locations)), of: layer, onto: picture, state.transform)
        let isWhole = isUpright && layer.corners.areSquare && PixelRect(exactly: box) != nil
        let mask = isWhole ? nil : clipMask(of: layer, over: area, state.transform)
        let origin = (area.x, area.y)
        state.surface.compose(picture.buffer, at: origin, repeatsRow: isAlongRows, through: mask, maskAt: origin, in: area)
    }

    private func paint(_ stops: GradientStops, of layer: LayerState, onto picture: Surface, _ transform: RenderTransform) {
        let b = layer.bounds
        func place(_ unit: CGPoint) -> CGPoint { CGPoint(x: b.minX + unit.x * b.width, y: b.minY + unit.y * b.height) }
        let start = place(layer.point(.startPoint)), end = place(layer.point(.endPoint))
        switch layer.keyword(.gradientType) {
        case "radial":
            let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
            guard radii.width > 0, radii.height > 0 else { return }
            // A circle of radius 1 in a space that the layer's radii stretch.
            let space = RenderTransform.scale(x: Double(radii.width), y: Double(radii.height))
                .concatenating(.translation(x: Double(start.x), y: Double(start.y))).concatenating(transform)
            fill(picture, stops, space) { pixels, stride, width, height, toGradient, ramp in
                qk_radial_gradient(pixels, stride, width, height, toGradient, ramp, 0, 0, 0, 0, 0, 1)
            }
        case "conic":
            let angle = Double(atan2(end.y - start.y, end.x - start.x))
            fill(picture, stops, transform) { pixels, stride, width, height, toGradient, ramp in
                qk_conic_gradient(pixels, stride, width, height, toGradient, ramp, Double(start.x), Double(start.y), angle)
            }
        default: paintAxial(stops, start, end, onto: picture, transform)
        }
    }

    private func paintAxial(_ stops: GradientStops, _ start: CGPoint, _ end: CGPoint, onto picture: Surface, _ transform: RenderTransform) {
        guard start != end, let pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y)) else {
            return
        }
        for (color, location) in zip(stops.colors, stops.locations) {
            cairo_pattern_add_color_stop_rgba(pattern, location, color.red, color.green, color.blue, color.alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        picture.draw(in: picture.rect) { cairo in
            cairo_transform(cairo, transform)
            cairo_set_source(cairo, pattern)
            cairo_paint(cairo)
        }
        cairo_pattern_destroy(pattern)
    }

    private typealias Kernel = (UnsafeMutablePointer<UInt8>, Int, Int32, Int32, QKTransform, QKRamp) -> Void

    private func fill(_ picture: Surface, _ stops: GradientStops, _ space: RenderTransform, _ kernel: Kernel) {
        let placed = space.concatenating(.translation(x: Double(-picture.rect.x), y: Double(-picture.rect.y)))
        guard let inverse = placed.inverted() else { return }
        let toGradient = QKTransform(a: inverse.m11, b: inverse.m12, c: inverse.m21, d: inverse.m22, tx: inverse.m41, ty: inverse.m42)
        stops.withRamp { ramp in
            kernel(
                picture.buffer.pointer.assumingMemoryBound(to: UInt8.self), picture.buffer.bytesPerRow, Int32(picture.rect.width),
                Int32(picture.rect.height), toGradient, ramp)
        }
    }
}

/// A gradient's colours and where they stand.
struct GradientStops {
    var colors: [RenderColor]
    var locations: [Double]

    /// Spreads the colours evenly where the locations do not suffice.
    init(_ colors: [RenderColor], _ given: [Double]) {
        self.colors = colors
        var last = 0.0
        locations = colors.indices.map { index in
            if index < given.count, given.count >= colors.count {
                last = min(max(given[index], last), 1)
            } else {
                last = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            }
            return last
        }
    }

    func withRamp(_ body: (QKRamp) -> Void) {
        let count = 1024
        var ramp = [UInt32](repeating: 0, count: count)
        let rgba = colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha].map { min(max($0, 0), 1) } }
        qk_ramp(&ramp, Int32(count), rgba, locations, Int32(colors.count))
        ramp.withUnsafeBufferPointer { body(QKRamp(colors: $0.baseAddress, count: Int32(count), extendStart: 1, extendEnd: 1)) }
    }
}
