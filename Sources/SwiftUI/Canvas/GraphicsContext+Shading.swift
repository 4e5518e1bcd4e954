extension GraphicsContext {
    /// A colour, gradient, pattern or style that fills or strokes paths.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case color(Color)
            case style(AnyShapeStyle)
            case foreground
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
            case tiled(ImagePaint, CGPoint)
        }

        let kind: Kind

        /// The canvas's foreground.
        public static var foreground: Shading { Shading(kind: .foreground) }
        public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
            -> Shading
        { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }
        /// A style, over the rectangle around the path.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }
        /// A mesh gradient, over the rectangle around the path.
        ///
        /// Source: Apple's documentation of `GraphicsContext.Shading.meshGradient(_:)` (iOS 18).
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }
        @available(*, unavailable, message: "not yet in Quince: shadings of several levels; use the first of them")
        public static func palette(_ array: [Shading]) -> Shading { fatalError("unavailable") }
        @available(*, unavailable, message: "not yet in Quince: shadings that copy what lies behind")
        public static var backdrop: Shading { fatalError("unavailable") }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint)) }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius)) }
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .conic(gradient, center, angle)) }

        /// A picture, again and again, one of which begins at a point.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading { Shading(kind: .tiled(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin)) }

        /// A shading resolved in one environment.
        enum Painted {
            case color(CGColor)
            case gradient(GradientPaint, CGRect)
            case pattern(PicturePattern, CGRect)
        }

        /// - Parameter bounds: The rectangle around what is painted.
        func paint(_ bounds: CGRect, _ environment: EnvironmentValues) -> Painted {
            switch kind {
            case .color(let color): return .color(color.cgColor(in: environment))
            case .foreground: return painted(environment.foregroundPaint, bounds)
            case .style(let style): return painted(style.paint(in: environment), bounds)
            case .tiled(let paint, let origin):
                guard var pattern = paint.pattern(in: environment) else { return .color(CGColor(gray: 0, alpha: 0)) }
                pattern.origin = origin
                return .pattern(pattern, bounds)
            case .linear(let gradient, let start, let end):
                return .gradient(gradient.paint(.linear(relative(start, bounds), relative(end, bounds)), environment), bounds)
            case .radial(let gradient, let center, let start, let end):
                return .gradient(gradient.paint(.radial(relative(center, bounds), start: start, end: end), environment), bounds)
            case .conic(let gradient, let center, let angle):
                return .gradient(
                    gradient.paint(.angular(relative(center, bounds), start: angle, end: angle + .degrees(360)), environment), bounds)
            }
        }

        private func painted(_ paint: Paint, _ bounds: CGRect) -> Painted {
            switch paint.unshadowed {
            case .gradient(let gradient): return .gradient(gradient, bounds)
            case .pattern(let pattern): return .pattern(pattern, bounds)
            default: return .color(paint.color)
            }
        }

        /// A point as fractions of a rectangle.
        private func relative(_ point: CGPoint, _ bounds: CGRect) -> UnitPoint {
            UnitPoint(
                x: bounds.width > 0 ? (point.x - bounds.minX) / bounds.width : 0,
                y: bounds.height > 0 ? (point.y - bounds.minY) / bounds.height : 0)
        }
    }

    /// How gradients are drawn. Repeating and mirroring ones are not there yet.
    @frozen public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        @available(*, unavailable, message: "not yet in Quince: gradients in linear colours")
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
        @available(*, unavailable, message: "not yet in Quince: gradients that repeat")
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        @available(*, unavailable, message: "not yet in Quince: gradients that repeat")
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    }

    /// How what is drawn goes together with what is there.
    @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }
        init(_ mode: CGBlendMode) { rawValue = Int32(mode.rawValue) }
        var mode: CGBlendMode { CGBlendMode(rawValue: CGBlendMode.RawValue(rawValue)) ?? .normal }

        public static var normal: BlendMode { BlendMode(.normal) }
        public static var multiply: BlendMode { BlendMode(.multiply) }
        public static var screen: BlendMode { BlendMode(.screen) }
        public static var overlay: BlendMode { BlendMode(.overlay) }
        public static var darken: BlendMode { BlendMode(.darken) }
        public static var lighten: BlendMode { BlendMode(.lighten) }
        public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
        public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
        public static var softLight: BlendMode { BlendMode(.softLight) }
        public static var hardLight: BlendMode { BlendMode(.hardLight) }
        public static var difference: BlendMode { BlendMode(.difference) }
        public static var exclusion: BlendMode { BlendMode(.exclusion) }
        public static var hue: BlendMode { BlendMode(.hue) }
        public static var saturation: BlendMode { BlendMode(.saturation) }
        public static var color: BlendMode { BlendMode(.color) }
        public static var luminosity: BlendMode { BlendMode(.luminosity) }
        public static var clear: BlendMode { BlendMode(.clear) }
        public static var copy: BlendMode { BlendMode(.copy) }
        public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
        public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
        public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
        public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
        public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
        public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
        public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
        public static var xor: BlendMode { BlendMode(.xor) }
        public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
        public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
    }
}
