import SwiftUI

/// The shapes that are drawn in a plot, in their order.
struct PlotShapes {
    /// A path with its paint.
    struct Shape {
        let path: Path
        /// The width, caps and dashes of a stroke; nil for filled paths.
        let stroke: StrokeStyle?
        let style: AnyShapeStyle
        let mark: ResolvedMark
    }

    private let geometry: PlotGeometry
    private(set) var shapes: [Shape] = []
    /// The outlines of marks that follow one another and are painted as one; thousands of marks are one shape.
    private var joined: (outline: CGMutablePath, style: AnyShapeStyle, first: ResolvedMark)?

    init(_ marks: [ResolvedMark], _ geometry: PlotGeometry) {
        self.geometry = geometry
        for layer in Self.layers(marks) { add(layer) }
        finishJoining()
    }

    /// Marks that are drawn together: those of one line or area, or a single one.
    private struct Layer {
        var marks: [ResolvedMark]
        var zIndex: Double { marks[0].mark.style.zIndex }
    }

    /// The identity of a line or area.
    private struct Series: Hashable {
        let kind: Mark.Kind
        let series: _MarkStyle.Group?
        let groups: [_MarkStyle.Group?]
    }

    private static func layers(_ marks: [ResolvedMark]) -> [Layer] {
        var layers: [Layer] = [], places: [Series: Int] = [:]
        for mark in marks {
            guard mark.mark.kind == .line || mark.mark.kind == .area else {
                layers.append(Layer(marks: [mark]))
                continue
            }
            let style = mark.mark.style
            let series = Series(
                kind: mark.mark.kind, series: mark.mark.series,
                groups: mark.mark.series == nil ? [style.foregroundGroup, style.symbolGroup, style.lineStyleGroup] : [])
            if let place = places[series] {
                layers[place].marks.append(mark)
            } else {
                places[series] = layers.count
                layers.append(Layer(marks: [mark]))
            }
        }
        // A stable sort: marks of one level stay in their order.
        return layers.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
    }

    private mutating func add(_ layer: Layer) {
        switch layer.marks[0].mark.kind {
        case .bar, .rectangle: addRectangle(layer.marks[0])
        case .line: addLine(layer.marks)
        case .area: addArea(layer.marks)
        case .point: addSymbol(layer.marks[0])
        case .rule: addRule(layer.marks[0])
        case .sector: if let path = geometry.sector(layer.marks[0]) { append(path, layer.marks[0]) }
        }
    }

    private mutating func append(_ path: Path, _ mark: ResolvedMark, stroke: StrokeStyle? = nil) {
        let style = mark.mark.style
        let paint = style.foreground ?? style.foregroundGroup.map(geometry.model.styles.color) ?? AnyShapeStyle(Color.blue)
        if stroke == nil, isJoinable(mark) {
            if joined.map({ $0.first.mark.style.foregroundGroup != style.foregroundGroup }) ?? true {
                finishJoining()
                joined = (CGMutablePath(), paint, mark)
            }
            joined?.outline.addPath(path.cgPath)
            return
        }
        finishJoining()
        shapes.append(Shape(path: path, stroke: stroke, style: paint, mark: mark))
    }

    /// Whether a mark looks the same painted with others as by itself: nothing shines through it, and nothing is its own.
    private func isJoinable(_ mark: ResolvedMark) -> Bool {
        let style = mark.mark.style
        return style.foreground == nil && (style.foregroundGroup == nil || geometry.model.styles.isOpaque) && style.opacity == 1
            && style.blur == 0 && style.shadow == nil && style.clipShape == nil && mark.masks.isEmpty && !style.alignsStyles
    }

    private mutating func finishJoining() {
        guard let joined else { return }
        shapes.append(Shape(path: Path(joined.outline), stroke: nil, style: joined.style, mark: joined.first))
        self.joined = nil
    }

    private mutating func addRectangle(_ mark: ResolvedMark) {
        guard let frame = geometry.frame(mark) else { return }
        let radii = mark.mark.style.cornerRadius ?? defaultCorners(mark)
        append(UnevenRoundedRectangle(cornerRadii: radii, style: mark.mark.style.cornerStyle).path(in: frame), mark)
    }

    /// The corners of a bar without a radius of its own, in points: rounded at the ends that nothing adjoins.
    ///
    /// Source: pictures of bars of iOS 16.
    private func defaultCorners(_ mark: ResolvedMark) -> RectangleCornerRadii {
        guard mark.mark.kind == .bar, let x = geometry.span(mark, .horizontal), let y = geometry.span(mark, .vertical) else {
            return RectangleCornerRadii()
        }
        let start: CGFloat = mark.hasBase ? 0 : 2, end: CGFloat = mark.hasSuccessor ? 0 : 2
        if mark.isVertical {
            let (top, bottom) = y.end < y.start ? (end, start) : (start, end)
            return RectangleCornerRadii(topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
        }
        let (left, right) = x.end < x.start ? (end, start) : (start, end)
        return RectangleCornerRadii(topLeading: left, bottomLeading: left, bottomTrailing: right, topTrailing: right)
    }

    private mutating func addLine(_ marks: [ResolvedMark]) {
        let stroke =
            marks[0].mark.style.lineStyle ?? marks[0].mark.style.lineStyleGroup.map(geometry.model.styles.line)
            ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
        var path = Path()
        for points in runs(of: marks.map(geometry.point)) {
            path.move(to: points[0])
            Interpolation.add(points, marks[0].mark.style.interpolation.method, to: &path)
        }
        append(path, marks[0], stroke: stroke)
        for mark in marks where mark.mark.style.symbol != nil || mark.mark.style.symbolGroup != nil { addSymbol(mark) }
    }

    /// The points in runs without gaps: a number that is no number interrupts a line.
    private func runs(of points: [CGPoint?]) -> [[CGPoint]] {
        var runs: [[CGPoint]] = [[]]
        for point in points {
            if let point, point.x.isFinite, point.y.isFinite { runs[runs.count - 1].append(point) } else { runs.append([]) }
        }
        return runs.filter { !$0.isEmpty }
    }

    private mutating func addArea(_ marks: [ResolvedMark]) {
        let isVertical = marks[0].isVertical
        var upper: [CGPoint] = [], lower: [CGPoint] = []
        for mark in marks {
            guard let x = geometry.span(mark, .horizontal), let y = geometry.span(mark, .vertical) else { continue }
            let middle = isVertical ? (x.start + x.end) / 2 : (y.start + y.end) / 2
            upper.append(isVertical ? CGPoint(x: middle, y: y.end) : CGPoint(x: x.end, y: middle))
            lower.append(isVertical ? CGPoint(x: middle, y: y.start) : CGPoint(x: x.start, y: middle))
        }
        guard let first = upper.first, let last = lower.last, (upper + lower).allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
        let method = marks[0].mark.style.interpolation.method
        var path = Path()
        path.move(to: first)
        Interpolation.add(upper, method, to: &path)
        path.addLine(to: last)
        Interpolation.add(lower.reversed(), method.reversed, to: &path)
        path.closeSubpath()
        append(path, marks[0])
    }

    private mutating func addSymbol(_ mark: ResolvedMark) {
        let style = mark.mark.style
        guard style.symbolView == nil, let point = geometry.point(mark), point.x.isFinite, point.y.isFinite else { return }
        let side = geometry.symbolSide(mark)
        let symbol = style.symbol ?? style.symbolGroup.map(geometry.model.styles.symbol) ?? AnyChartSymbolShape(.circle)
        append(symbol.path(in: CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)), mark)
    }

    private mutating func addRule(_ mark: ResolvedMark) {
        guard let frame = geometry.frame(mark) else { return }
        let path = Path {
            $0.move(to: CGPoint(x: frame.minX, y: frame.minY))
            $0.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
        }
        append(path, mark, stroke: mark.mark.style.lineStyle ?? StrokeStyle(lineWidth: 1))
    }
}

extension InterpolationMethod.Method {
    /// The method by which points in the opposite order make the same curve.
    fileprivate var reversed: Self {
        switch self {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}
