/// A colour: components in a colour space, and alpha.
public final class CGColor: Hashable, @unchecked Sendable {
    let space: CGColorSpace
    private let values: [CGFloat]
    /// The pattern that the colour paints with; nil for plain colours.
    public let pattern: CGPattern?

    private init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
        self.space = space
        self.values = values
        self.pattern = pattern
    }

    /// A pattern as a colour.
    ///
    /// - Parameter components: The alpha of a pattern with colours of its own; colour and alpha, in the base space, of a stencil.
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard space.model == .pattern, pattern.isColored || space.baseColorSpace != nil else { return nil }
        let count = pattern.isColored ? 1 : space.numberOfComponents + 1
        let given = Array(UnsafeBufferPointer(start: components, count: count))
        self.init(space: space, values: Array(repeating: 0, count: space.numberOfComponents + 1 - count) + given, pattern: pattern)
    }

    /// A colour from the space's components followed by alpha; nil where there are too few of them.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    /// A colour in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .srgbSpace, values: [red, green, blue, alpha])
    }

    /// A colour in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .srgbSpace, values: [red, green, blue, alpha])
    }

    /// A gray in gamma 2.2.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(kind: .gray, name: CGColorSpace.genericGrayGamma2_2), values: [gray, alpha])
    }

    /// A gray in gamma 2.2.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(genericGrayGamma2_2Gray: gray, alpha: alpha) }

    /// A colour of inks.
    public convenience init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(kind: .cmyk, name: CGColorSpace.genericCMYK), values: [cyan, magenta, yellow, black, alpha])
    }

    public static let black: CFString = "kCGColorBlack"
    public static let white: CFString = "kCGColorWhite"
    public static let clear: CFString = "kCGColorClear"

    public var alpha: CGFloat { values[values.count - 1] }
    public var colorSpace: CGColorSpace? { space }
    public var numberOfComponents: Int { values.count }
    /// The components, alpha last.
    public var components: [CGFloat]? { values }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern) }
    public func copy() -> CGColor? { self }

    /// The colour that looks the same in another space.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        if space == self.space { return self }
        guard pattern == nil, space.model != .pattern else { return nil }
        let color = sRGB
        return CGColor(space: space, values: space.fromSRGB(color.red, color.green, color.blue) + [alpha])
    }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.space == rhs.space && lhs.values == rhs.values && lhs.pattern == rhs.pattern)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(values)
    }

    /// The colour in extended sRGB, not premultiplied: components may lie outside 0…1, but are finite.
    package var sRGB: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = space.toSRGB(values)
        return (Self.finite(color.red), Self.finite(color.green), Self.finite(color.blue), Self.finite(alpha))
    }

    /// Twice the greatest number of a half-precision component; what is no number counts as 0.
    private static let farthest: CGFloat = 131_008

    private static func finite(_ value: CGFloat) -> CGFloat {
        abs(value) <= farthest ? value : value.isNaN ? 0 : value < 0 ? -farthest : farthest
    }

    /// Opaque black in sRGB.
    package static let opaqueBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    package static let transparent = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension CGColor: CustomStringConvertible {
    public var description: String {
        "<CGColor> [<CGColorSpace> (\(space.name ?? "kCGColorSpaceDevice"))] ( \(values.map { String(Double($0)) }.joined(separator: " ")) )"
    }
}
