/// A colour in extended sRGB, not premultiplied. Components are nominally 0…1; values outside it are wide-gamut.
public struct RenderColor: Hashable, Sendable {
    public var red, green, blue, alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    public static let black = RenderColor(red: 0, green: 0, blue: 0)
    public static let clear = RenderColor(red: 0, green: 0, blue: 0, alpha: 0)
}
