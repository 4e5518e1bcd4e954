/// Colours that go over into each other.
public struct Gradient: ShapeStyle, Hashable {
    /// A colour and where it is.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    public var stops: [Stop]
    public init(stops: [Stop]) { self.stops = stops }
    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
        }
    }

    public typealias Resolved = Never
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .gradient(paint(.linear(.top, .bottom), shape.environment))
    }

    func paint(_ kind: GradientPaint.Kind, _ environment: EnvironmentValues) -> GradientPaint {
        GradientPaint(kind: kind, colors: stops.map { $0.color.cgColor(in: environment) }, locations: stops.map(\.location))
    }
}

/// A gradient along a line.
@MainActor @preconcurrency public struct LinearGradient: ShapeStyle, Sendable {
    let gradient: Gradient
    let startPoint, endPoint: UnitPoint
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
    }
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
    public typealias Resolved = Never
    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .gradient(gradient.paint(.linear(startPoint, endPoint), shape.environment))
    }
}

/// A gradient from a point outwards.
@MainActor @preconcurrency public struct RadialGradient: ShapeStyle, Sendable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius, endRadius: CGFloat
    nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
    }
    nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public typealias Resolved = Never
    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .gradient(gradient.paint(.radial(center, start: startRadius, end: endRadius), shape.environment))
    }
}

/// A gradient around a point.
@MainActor @preconcurrency public struct AngularGradient: ShapeStyle, Sendable {
    let gradient: Gradient
    let center: UnitPoint
    let startAngle, endAngle: Angle
    nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        (self.gradient, self.center, self.startAngle, self.endAngle) = (gradient, center, startAngle, endAngle)
    }
    nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }
    nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
    public typealias Resolved = Never
    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .gradient(gradient.paint(.angular(center, start: startAngle, end: endAngle), shape.environment))
    }
}

/// A view that is a style over all its room.
extension View where Self: ShapeStyle, Body == _ShapeView<Rectangle, Self> {
    public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

extension LinearGradient: View { public typealias Body = _ShapeView<Rectangle, LinearGradient> }
extension RadialGradient: View { public typealias Body = _ShapeView<Rectangle, RadialGradient> }
extension AngularGradient: View { public typealias Body = _ShapeView<Rectangle, AngularGradient> }

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}

extension GradientPaint {
    /// Draws the gradient over a rectangle.
    ///
    /// - Parameter covering: The larger rectangle that the gradient continues over; nil for `rect` only.
    func draw(in rect: CGRect, covering: CGRect? = nil, _ context: CGContext) {
        guard let gradient = CGGradient(colors: colors, locations: locations) else { return }
        let everywhere: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        context.saveGState()
        context.clip(to: covering ?? rect)
        switch kind {
        case .linear(let start, let end):
            context.drawLinearGradient(gradient, start: start.point(in: rect), end: end.point(in: rect), options: everywhere)
        case .elliptical(let center, let start, let end):
            let point = center.point(in: rect)
            context.translateBy(x: point.x, y: point.y)
            // Radii are parts of the rectangle's sides.
            context.scaleBy(x: max(rect.width, 0.001), y: max(rect.height, 0.001))
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: start, endCenter: .zero, endRadius: end, options: everywhere)
        case .radial(let center, let start, let end):
            let point = center.point(in: rect)
            context.drawRadialGradient(
                gradient, startCenter: point, startRadius: start, endCenter: point, endRadius: end, options: everywhere)
        case .mesh(let mesh): mesh.draw(colors, in: rect, covering: covering ?? rect, context)
        case .angular(let center, let start, let end): drawAngular(center.point(in: rect), start, end, context)
        }
        context.restoreGState()
    }

    /// Draws the gradient where something is that `mask` draws.
    func draw(in rect: CGRect, _ context: CGContext, mask: () -> Void) {
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        mask()
        context.setBlendMode(.sourceIn)
        draw(in: rect, context)
        context.endTransparencyLayer()
    }

    /// Draws the colours around a point, over one turn. Where they do not go all the way round, the outermost meet halfway; of more than a turn,
    /// the last shows.
    private func drawAngular(_ center: CGPoint, _ start: Angle, _ end: Angle, _ context: CGContext) {
        var (from, to, turn) = (start.radians, end.radians, self)
        if to < from {
            (from, to) = (to, from)
            (turn.colors, turn.locations) = (colors.reversed(), locations.reversed().map { 1 - $0 })
        }
        let part = CGFloat(to - from) / (2 * .pi)
        if part > 1 {
            turn.drop(before: (part - 1) / part)
            from = to - 2 * .pi
        } else if part < 0.999 {
            turn.locations = turn.locations.map { $0 * part }
            let middle = part + (1 - part) / 2
            if let first = turn.colors.first, let last = turn.colors.last {
                turn.colors += [last, first]
                turn.locations += [middle, middle]
            }
        }
        if let gradient = CGGradient(colors: turn.colors, locations: turn.locations) {
            context.drawConicGradient(gradient, center: center, angle: CGFloat(from))
        }
    }

    /// Takes the colours before a location away, and stretches the others over the whole way.
    private mutating func drop(before location: CGFloat) {
        let (first, kept) = (color(at: location), locations.indices.filter { locations[$0] > location })
        colors = [first] + kept.map { colors[$0] }
        locations = [0] + kept.map { (locations[$0] - location) / (1 - location) }
    }

    /// The colour at a part of the way, 0…1.
    func color(at location: CGFloat) -> CGColor {
        guard let next = locations.firstIndex(where: { $0 >= location }) else { return colors[colors.count - 1] }
        guard next > 0 else { return colors[0] }
        let width = locations[next] - locations[next - 1]
        return ColorMix.mix(colors[next - 1], colors[next], width > 0 ? (location - locations[next - 1]) / width : 0)
    }
}

/// Colours between two others.
enum ColorMix {
    static func mix(_ first: CGColor, _ second: CGColor, _ part: CGFloat) -> CGColor {
        let (one, two) = (parts(first), parts(second))
        func between(_ index: Int) -> CGFloat { one[index] + (two[index] - one[index]) * part }
        return CGColor(red: between(0), green: between(1), blue: between(2), alpha: between(3))
    }

    private static func parts(_ color: CGColor) -> [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = UIColor(cgColor: color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
