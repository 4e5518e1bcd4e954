extension Color {
    /// The parts of a colour in an environment.
    ///
    /// Source: Apple's documentation of `Color.Resolved`.
    @frozen public struct Resolved: Hashable, Sendable {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float

        public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
            let color = Color(colorSpace, red: Double(red), green: Double(green), blue: Double(blue)).resolve(in: EnvironmentValues())
            (linearRed, linearGreen, linearBlue) = (color.linearRed, color.linearGreen, color.linearBlue)
            self.opacity = opacity
        }

        init(_ color: CGColor) {
            let parts = color.converted(to: CGColorSpace(name: CGColorSpace.sRGB)!, intent: .defaultIntent, options: nil)?.components ?? []
            let all = parts.count == 4 ? parts : parts.count == 2 ? [parts[0], parts[0], parts[0], parts[1]] : [0, 0, 0, color.alpha]
            (linearRed, linearGreen, linearBlue) = (Self.linear(Float(all[0])), Self.linear(Float(all[1])), Self.linear(Float(all[2])))
            opacity = Float(all[3])
        }

        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.linear(newValue) }
        }
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.linear(newValue) }
        }
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.linear(newValue) }
        }

        /// UIKit's colour of the parts.
        public var cgColor: CGColor {
            UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)).cgColor
        }

        /// The transfer function of sRGB and its inverse, on both sides of zero.
        private static func encoded(_ value: Float) -> Float {
            let size = abs(value)
            return (value < 0 ? -1 : 1) * (size <= 0.003_130_8 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055)
        }
        private static func linear(_ value: Float) -> Float {
            let size = abs(value)
            return (value < 0 ? -1 : 1) * (size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4))
        }
    }

    /// The parts of the colour as it is in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(cgColor(in: environment)) }

    public init(_ resolved: Resolved) {
        self.init(
            .sRGB, red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), opacity: Double(resolved.opacity))
    }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never
    public func _apply(to shape: inout _ShapeStyle_Shape) { shape.paint = .color(cgColor) }
}

extension Color.Resolved: CustomStringConvertible {
    public var description: String {
        let parts = [red, green, blue, opacity].map { part -> String in
            let byte = Int(saturating: (min(max(part, 0), 1) * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "#" + parts.joined()
    }
}
