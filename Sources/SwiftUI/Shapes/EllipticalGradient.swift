/// A gradient from a point outwards, as wide and high as what it fills.
///
/// Source: Apple's documentation of `EllipticalGradient`.
@MainActor @preconcurrency public struct EllipticalGradient: ShapeStyle, Sendable {
    let gradient: Gradient
    let center: UnitPoint
    let start, end: CGFloat

    /// - Parameters:
    ///   - startRadiusFraction: The start of the gradient, in fractions of the width and height.
    ///   - endRadiusFraction: The end of the gradient, in fractions of the width and height.
    nonisolated public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) { (self.gradient, self.center, start, end) = (gradient, center, startRadiusFraction, endRadiusFraction) }
    nonisolated public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    nonisolated public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    public typealias Resolved = Never
    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .gradient(gradient.paint(.elliptical(center, start: start, end: end), shape.environment))
    }
}

extension EllipticalGradient: View { public typealias Body = _ShapeView<Rectangle, EllipticalGradient> }

/// A colour that goes over into a lighter one of itself towards the top, or the colours of a gradient.
///
/// Source: Apple's documentation of `AnyGradient`.
public struct AnyGradient: ShapeStyle, Hashable {
    fileprivate enum Source: Hashable {
        case color(Color)
        case gradient(Gradient)
    }

    fileprivate let source: Source
    public init(_ gradient: Gradient) { source = .gradient(gradient) }
    init(_ color: Color) { source = .color(color) }

    public typealias Resolved = Never
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        switch source {
        case .gradient(let gradient): gradient._apply(to: &shape)
        case .color(let color):
            let base = color.cgColor(in: shape.environment)
            let light = ColorMix.mix(base, CGColor(red: 1, green: 1, blue: 1, alpha: base.alpha), 0.25)
            shape.paint = .gradient(GradientPaint(kind: .linear(.top, .bottom), colors: [light, base], locations: [0, 1]))
        }
    }
}

extension Gradient {
    /// How colours between those of a gradient are found.
    ///
    /// Source: Apple's documentation of `Gradient.ColorSpace`.
    public struct ColorSpace: Hashable, Sendable {
        /// As the screen has them.
        public static let device = ColorSpace(isPerceptual: false)
        /// Evenly to the eye.
        public static let perceptual = ColorSpace(isPerceptual: true)

        fileprivate let isPerceptual: Bool
    }

    /// The gradient with the colours between as said.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        AnyGradient(space.isPerceptual ? perceptual : self)
    }

    /// The gradient with further stops, whose colours are mixed as the eye sees them.
    private var perceptual: Gradient {
        let parts = 8
        var result = Array(stops.prefix(1))
        for (stop, next) in zip(stops, stops.dropFirst()) {
            for part in 1...parts {
                let share = Double(part) / Double(parts)
                let color = part == parts ? next.color : stop.color.mix(with: next.color, by: share)
                result.append(Stop(color: color, location: stop.location + (next.location - stop.location) * CGFloat(share)))
            }
        }
        return Gradient(stops: result)
    }
}

extension AnyGradient {
    /// The gradient with the colours between as said.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        if case .gradient(let gradient) = source { return gradient.colorSpace(space) }
        return self
    }
}

extension Color {
    /// The colour as a gradient that is lighter at the top.
    public var gradient: AnyGradient { AnyGradient(self) }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat)
        -> RadialGradient
    { RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius) }
    public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
        RadialGradient(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient
    {
        RadialGradient(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(_ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle)
        -> AngularGradient
    { AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle) }
    public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
        AngularGradient(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func conicGradient(_ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        .ellipticalGradient(
            Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
}
