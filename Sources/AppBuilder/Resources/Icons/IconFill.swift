/// The fill of an icon's background or of a layer's shape.
enum IconFill: Equatable, Sendable {
    /// A place in the unit square, from its upper left corner.
    struct Point: Equatable, Sendable {
        var x, y: Double
    }

    /// The picture's own colours, or the ground that the system chooses.
    case automatic
    case solid(IconColor)
    case gradient(IconColor, IconColor, from: Point, to: Point)

    static let top = Point(x: 0.5, y: 0)
    static let bottom = Point(x: 0.5, y: 1)

    /// The grounds that the system has for icons. Source: Human Interface Guidelines, App icons.
    static let systemLight = IconFill.gradient(IconColor(0xFFFFFF), IconColor(0xEDEDED), from: top, to: bottom)
    static let systemDark = IconFill.gradient(IconColor(0x313131), IconColor(0x141414), from: top, to: bottom)

    /// A gradient that is made from one colour: lighter at its top.
    static func automaticGradient(_ color: IconColor) -> IconFill {
        .gradient(color.lightened(by: 0.3), color, from: top, to: bottom)
    }
}
