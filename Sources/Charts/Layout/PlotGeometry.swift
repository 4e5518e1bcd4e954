import SwiftUI

/// The places of marks in a plot of a size, in points from its top leading corner.
struct PlotGeometry {
    let model: ChartModel
    let size: CGSize

    /// The part of a category's band, or of a unit, that bars take by default.
    ///
    /// Source: bars of 95, 27 and 42 pixels in bands of 137, 39 and 60 in pictures of iOS 16.
    private static let barPart = 0.7
    /// The part that all groups side by side take.
    private static let groupPart = 0.8
    /// The width of a single bar at a number, in points.
    private static let barWidth: CGFloat = 14

    /// The edges of a mark along an axis, the start of a bar first; nil where it has no place.
    func span(_ mark: ResolvedMark, _ axis: Axis) -> (start: CGFloat, end: CGFloat)? {
        let isHorizontal = axis == .horizontal
        let length = isHorizontal ? size.width : size.height, model = isHorizontal ? model.x : model.y
        let offsets = isHorizontal ? mark.mark.style.xOffsets : mark.mark.style.yOffsets
        let shift = isHorizontal ? mark.mark.style.offset.width : mark.mark.style.offset.height
        guard let (start, end) = bareSpan(mark, axis, model, length) else { return nil }
        return (start + offsets.start + shift, end + offsets.end + shift)
    }

    private func bareSpan(_ mark: ResolvedMark, _ axis: Axis, _ model: AxisModel, _ length: CGFloat) -> (CGFloat, CGFloat)? {
        let scale = model.scale
        switch axis == .horizontal ? mark.x : mark.y {
        case .numbers(let first, let last):
            guard let start = scale.place(of: first), let end = scale.place(of: last) else { return nil }
            return (model.inset.position(start, in: length), model.inset.position(end, in: length))
        case .values(let first, let last):
            guard let start = scale.place(of: first), let end = scale.place(of: last) else { return nil }
            return (model.inset.position(start, in: length), model.inset.position(end, in: length))
        case .value(let value, let bin): return thickness(mark, axis, value, bin, model, length)
        case .points(let start, let end): return (start ?? 0, end ?? length)
        case .point(let point): return (point, point)
        case .all: return mark.mark.kind == .point || mark.mark.kind == .rule ? (length / 2, length / 2) : (0, length)
        }
    }

    /// The edges of a bar or rectangle at a value.
    private func thickness(
        _ mark: ResolvedMark, _ axis: Axis, _ value: _PlottedValue, _ bin: ClosedRange<Double>?, _ model: AxisModel, _ length: CGFloat
    ) -> (CGFloat, CGFloat)? {
        let scale = model.scale
        var step: CGFloat?, middle: CGFloat
        if let bin, let start = scale.place(of: bin.lowerBound), let end = scale.place(of: bin.upperBound) {
            (step, middle) = (model.inset.extent(abs(end - start), in: length), model.inset.position((start + end) / 2, in: length))
        } else {
            guard let place = scale.place(of: value) else { return nil }
            (step, middle) = (self.step(model, length), model.inset.position(place, in: length))
        }
        guard mark.mark.kind == .bar || mark.mark.kind == .rectangle else { return grouped(middle, step, mark, axis) }
        let dimension = axis == .horizontal ? mark.mark.width : mark.mark.height
        var extent = self.extent(dimension, step, part: Self.barPart)
        if mark.mark.kind == .rectangle, dimension == .automatic, let step { extent = step }
        if let group = mark.group, group.axis == axis {
            let whole = self.extent(group.span, step, part: Self.groupPart)
            let start = middle - whole / 2 + whole * group.start, width = whole * (group.end - group.start)
            let part = dimension == .automatic ? width : min(width, self.extent(dimension, width, part: 1))
            return (start + (width - part) / 2, start + (width + part) / 2)
        }
        return (middle - extent / 2, middle + extent / 2)
    }

    /// The length of a category's band, or of the distance between bars; nil without either.
    private func step(_ model: AxisModel, _ length: CGFloat) -> CGFloat? {
        if model.scale.band > 0 { return model.inset.extent(model.scale.band, in: length) }
        guard let spacing = model.barSpacing, case .continuous(let range) = model.scale.domain, range.upperBound > range.lowerBound else {
            return nil
        }
        return model.inset.extent(spacing / (range.upperBound - range.lowerBound), in: length)
    }

    /// The place of a point among those of other groups.
    private func grouped(_ middle: CGFloat, _ step: CGFloat?, _ mark: ResolvedMark, _ axis: Axis) -> (CGFloat, CGFloat) {
        guard let group = mark.group, group.axis == axis else { return (middle, middle) }
        let whole = extent(group.span, step, part: Self.groupPart)
        let place = middle - whole / 2 + whole * (group.start + group.end) / 2
        return (place, place)
    }

    private func extent(_ dimension: MarkDimension, _ step: CGFloat?, part: Double) -> CGFloat {
        switch dimension.measure {
        case .automatic: step.map { $0 * part } ?? Self.barWidth
        case .fixed(let width): width
        case .inset(let inset): max(0, (step ?? Self.barWidth) - 2 * inset)
        case .ratio(let ratio): (step ?? Self.barWidth) * ratio
        }
    }

    /// The place of a point, or of the end of a bar.
    func point(_ mark: ResolvedMark) -> CGPoint? {
        guard let x = span(mark, .horizontal), let y = span(mark, .vertical) else { return nil }
        return CGPoint(x: (x.start + x.end) / 2, y: (y.start + y.end) / 2)
    }

    /// The bounds of a bar, rectangle or rule, or of a symbol.
    func frame(_ mark: ResolvedMark) -> CGRect? {
        guard let x = span(mark, .horizontal), let y = span(mark, .vertical) else { return nil }
        let frame = CGRect(x: min(x.start, x.end), y: min(y.start, y.end), width: abs(x.end - x.start), height: abs(y.end - y.start))
        guard frame.origin.x.isFinite, frame.origin.y.isFinite, frame.width.isFinite, frame.height.isFinite else { return nil }
        guard mark.mark.kind == .point else { return frame }
        let side = symbolSide(mark)
        return CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    }

    /// The rectangle that annotations stand at and assistive technologies outline: a mark's bounds, or the middle of a sector.
    func target(_ mark: ResolvedMark) -> CGRect? {
        guard mark.mark.kind == .sector else { return frame(mark) }
        return middle(ofSector: mark).map { CGRect(origin: $0, size: .zero) }
    }

    /// The side of the square in which a mark's symbol is, in points.
    func symbolSide(_ mark: ResolvedMark) -> CGFloat {
        let style = mark.mark.style
        return max(0, style.symbolArea ?? style.symbolSizeGroup.map(model.styles.area) ?? StyleModel.defaultArea).squareRoot()
    }

    // MARK: Sectors

    func sector(_ mark: ResolvedMark) -> Path? {
        guard let turns = mark.turns, turns.upperBound > turns.lowerBound else { return nil }
        let largest = min(size.width, size.height) / 2, inset = mark.mark.angularInset ?? 0
        let outer = radius(mark.mark.outerRadius, largest, automatic: largest)
        let inner = min(radius(mark.mark.innerRadius, largest, automatic: 0), outer)
        let middle = CGPoint(x: size.width / 2 + mark.mark.style.offset.width, y: size.height / 2 + mark.mark.style.offset.height)
        let corner = min(mark.mark.style.cornerRadius?.topLeading ?? 0, (outer - inner) / 2)
        guard corner > 0 else { return Self.sector(turns, outer, inner, inset, middle) }
        // Round corners: a smaller sector with a round pen around it.
        guard let core = Self.sector(turns, outer - corner, inner > 0 ? inner + corner : 0, inset + corner, middle) else { return nil }
        return core.union(core.strokedPath(StrokeStyle(lineWidth: 2 * corner, lineJoin: .round)))
    }

    /// - Parameters:
    ///   - turns: From the top, clockwise.
    ///   - inset: The distance of the sector's sides from the lines through the middle, in points.
    private static func sector(
        _ turns: ClosedRange<Double>, _ outer: CGFloat, _ inner: CGFloat, _ inset: CGFloat, _ middle: CGPoint
    ) -> Path? {
        func angle(_ turns: Double, _ radius: CGFloat, _ sign: CGFloat) -> Angle {
            .radians(turns * 2 * .pi - .pi / 2 + (radius > inset ? sign * asin(inset / radius) : 0))
        }
        let start = angle(turns.lowerBound, outer, 1), end = angle(turns.upperBound, outer, -1)
        guard end > start, outer > 0 else { return nil }
        return Path { path in
            path.addArc(center: middle, radius: outer, startAngle: start, endAngle: end, clockwise: false)
            let first = angle(turns.upperBound, inner, -1), last = angle(turns.lowerBound, inner, 1)
            if inner > inset, first > last {
                path.addArc(center: middle, radius: inner, startAngle: first, endAngle: last, clockwise: true)
            } else {
                // The sides of sectors with gaps meet outside of the middle.
                let half = (turns.upperBound - turns.lowerBound) * .pi, bisector = (turns.lowerBound + turns.upperBound) * .pi - .pi / 2
                let distance = min(inset / max(sin(min(half, .pi / 2)), 0.001), outer)
                path.addLine(to: CGPoint(x: middle.x + distance * cos(bisector), y: middle.y + distance * sin(bisector)))
            }
            path.closeSubpath()
        }
    }

    private func radius(_ dimension: MarkDimension, _ largest: CGFloat, automatic: CGFloat) -> CGFloat {
        switch dimension.measure {
        case .automatic: automatic
        case .fixed(let radius): min(max(0, radius), largest)
        case .inset(let inset): max(0, largest - inset)
        case .ratio(let ratio): min(max(0, ratio), 1) * largest
        }
    }

    /// The middle of a sector, where its annotation stands.
    func middle(ofSector mark: ResolvedMark) -> CGPoint? {
        guard let turns = mark.turns else { return nil }
        let largest = min(size.width, size.height) / 2, angle = (turns.lowerBound + turns.upperBound) * .pi - .pi / 2
        let outer = radius(mark.mark.outerRadius, largest, automatic: largest), inner = radius(mark.mark.innerRadius, largest, automatic: 0)
        let distance = (outer + inner) / 2
        return CGPoint(x: size.width / 2 + distance * cos(angle), y: size.height / 2 + distance * sin(angle))
    }
}
