/// A colour as pickers take it apart.
struct ColorParts: Equatable {
    var red, green, blue, alpha: CGFloat

    init(_ color: UIColor) {
        (red, green, blue, alpha) = (0, 0, 0, 1)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        (red, green, blue) = (min(max(red, 0), 1), min(max(green, 0), 1), min(max(blue, 0), 1))
    }

    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
    func with(alpha: CGFloat) -> UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

    /// Whether the colours look the same, apart from how transparent they are.
    func looksLike(_ other: ColorParts) -> Bool {
        abs(red - other.red) < 0.005 && abs(green - other.green) < 0.005 && abs(blue - other.blue) < 0.005
    }
}
