extension Color {
    /// The colour in words: the name of a standard one, else its components as `#RRGGBBAA`, or where it comes from. Apps store standard ones by it.
    public var description: String {
        switch source {
        case .components(let space, let red, let green, let blue, let opacity):
            if space == .sRGB { Self.hexadecimal([red, green, blue, opacity]) } else { "\(source)" }
        case .ui(let color): Self.names.first { $0.color == color }?.name ?? "\(color)"
        case .named(let name, let bundle): "NamedColor(name: \"\(name)\", bundle: \(bundle.map { "\($0)" } ?? "nil"))"
        case .primary: "primary"
        case .secondary: "secondary"
        case .accent: "accentColor"
        case .opacity(let color, let factor): "\(Int((factor * 100).rounded()))% \(color)"
        case .mixed: "\(source)"
        }
    }

    private static let names: [(color: UIColor, name: String)] = [
        (.systemRed, "red"), (.systemOrange, "orange"), (.systemYellow, "yellow"), (.systemGreen, "green"), (.systemMint, "mint"),
        (.systemTeal, "teal"), (.systemCyan, "cyan"), (.systemBlue, "blue"), (.systemIndigo, "indigo"), (.systemPurple, "purple"),
        (.systemPink, "pink"), (.systemBrown, "brown"), (.white, "white"), (.systemGray, "gray"), (.black, "black"), (.clear, "clear"),
    ]

    /// - Parameter components: 0 to 1; what is outside is the nearest of these.
    private static func hexadecimal(_ components: [Double]) -> String {
        let digits = components.map { component in
            let byte = component.isNaN ? 0 : UInt8((min(max(component, 0), 1) * 255).rounded())
            return String(format: "%02X", byte)
        }
        return "#" + digits.joined()
    }
}
