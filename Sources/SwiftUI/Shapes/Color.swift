/// A colour that follows its environment: appearance, contrast, tint.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    indirect enum Source: Hashable, @unchecked Sendable {
        case components(RGBColorSpace, Double, Double, Double, Double)
        case ui(UIColor)
        case named(String, Bundle?)
        case primary, secondary, accent
        case opacity(Color, Double)
        case mixed(Color, Color, Double, isPerceptual: Bool)
    }

    let source: Source

    init(source: Source) { self.source = source }

    /// The kinds of colour spaces components are in.
    public enum RGBColorSpace: Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        source = .components(colorSpace, red, green, blue, opacity)
    }
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        source = .components(colorSpace, white, white, white, opacity)
    }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        source = .ui(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }
    /// The colour of this name in the asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }
    public init(uiColor: UIColor) { source = .ui(uiColor) }
    public init(_ color: UIColor) { source = .ui(color) }
    public init(cgColor: CGColor) { source = .ui(UIColor(cgColor: cgColor)) }
    public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
    public init<T: Hashable>(_ color: T) where T: ShapeStyle { self = color as? Color ?? .primary }

    /// The colour, less opaque.
    public func opacity(_ opacity: Double) -> Color { Color(source: .opacity(self, opacity)) }

    public static let red = Color(.systemRed)
    public static let orange = Color(.systemOrange)
    public static let yellow = Color(.systemYellow)
    public static let green = Color(.systemGreen)
    public static let mint = Color(.systemMint)
    public static let teal = Color(.systemTeal)
    public static let cyan = Color(.systemCyan)
    public static let blue = Color(.systemBlue)
    public static let indigo = Color(.systemIndigo)
    public static let purple = Color(.systemPurple)
    public static let pink = Color(.systemPink)
    public static let brown = Color(.systemBrown)
    public static let white = Color(.white)
    public static let gray = Color(.systemGray)
    public static let black = Color(.black)
    public static let clear = Color(.clear)
    public static let primary = Color(source: .primary)
    public static let secondary = Color(source: .secondary)
    /// The app's accent colour, or the tint set on a view around.
    public static var accentColor: Color { Color(source: .accent) }

    /// Core Graphics' colour, where it is the same everywhere; nil for colours that follow their environment.
    ///
    /// Source: Apple's documentation of `Color.cgColor`.
    @available(iOS, deprecated: 100000.0, message: "Use Color.resolve(in:) instead")
    public var cgColor: CGColor? {
        switch source {
        case .components: cgColor(in: EnvironmentValues())
        case .ui(let color): color.isDynamic ? nil : color.cgColor
        case .opacity(let color, let factor): color.cgColor.map { Self.faded($0, factor) }
        case .mixed(let first, let second, _, _): first.cgColor != nil && second.cgColor != nil ? cgColor(in: EnvironmentValues()) : nil
        case .named, .primary, .secondary, .accent: nil
        }
    }

    /// The colour as it is in an environment.
    func cgColor(in environment: EnvironmentValues) -> CGColor {
        switch source {
        case .components(.displayP3, let red, let green, let blue, let alpha):
            UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha).cgColor
        case .components(.sRGBLinear, let red, let green, let blue, let alpha):
            UIColor(red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha).cgColor
        case .components(.sRGB, let red, let green, let blue, let alpha):
            UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor
        case .ui(let color): color.resolvedColor(with: environment.resolvedTraits).cgColor
        case .named(let name, let bundle):
            UIColor(named: name, in: bundle, compatibleWith: environment.resolvedTraits)?
                .resolvedColor(with: environment.resolvedTraits).cgColor ?? Self.missing(name)
        case .primary: UIColor.label.resolvedColor(with: environment.resolvedTraits).cgColor
        case .secondary: UIColor.secondaryLabel.resolvedColor(with: environment.resolvedTraits).cgColor
        case .accent:
            (environment.tintColor ?? Color(.tintColor)).source == .accent
                ? UIColor.systemBlue.cgColor : (environment.tintColor ?? Color(.tintColor)).cgColor(in: environment)
        case .opacity(let color, let factor): Self.faded(color.cgColor(in: environment), factor)
        case .mixed(let first, let second, let fraction, let isPerceptual):
            ColorMixing.mix(first, second, fraction, isPerceptual: isPerceptual, in: environment)
        }
    }

    private static func faded(_ color: CGColor, _ factor: Double) -> CGColor { color.copy(alpha: color.alpha * CGFloat(factor)) ?? color }

    /// The sRGB transfer function.
    private static func encoded(_ value: Double) -> CGFloat {
        CGFloat(value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055)
    }

    private static func missing(_ name: String) -> CGColor {
        GraphDiagnostics.warn("No color named '\(name)' found in asset catalog for main bundle")
        return CGColor(gray: 0, alpha: 0)
    }
}

extension Color: ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) { shape.paint = .color(cgColor(in: shape.environment)) }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}

extension UIColor {
    /// The colour as UIKit has it.
    public convenience init(_ color: Color) {
        self.init { traits in
            var environment = EnvironmentValues()
            environment.applyTraits(traits)
            return UIColor(cgColor: color.cgColor(in: environment))
        }
    }
}

extension Color: View, PrimitiveView {
    public typealias Body = Never

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let paint = Attribute<Paint>(in: inputs.scope) { view.value.paint(in: inputs.environment.value) }
        return _ViewOutputs(ShapeNode(Rectangle(), .fill(FillStyle()), paint, inputs))
    }
}
