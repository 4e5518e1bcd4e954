import Foundation

/// A colour of an icon's document, `display-p3:0.1,0.2,0.3,1` or `named:system-blue`, in sRGB.
struct IconColor: Equatable, Sendable {
    /// Red, green, blue and opacity, 0…1.
    var components: [Double]

    init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        components = [red, green, blue, alpha].map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    }

    /// - Returns: nil for a text of another form.
    init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let (space, rest) = (text[..<colon], text[text.index(after: colon)...])
        if space == "named" {
            guard let color = Self.system[String(rest)] else { return nil }
            self = color
            return
        }
        let values = rest.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        let numbers = values.compactMap { $0 }
        guard numbers.count == values.count else { return nil }
        switch (space, numbers.count) {
        case ("srgb", 4), ("extended-srgb", 4): self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
        case ("display-p3", 4):
            let color = ColorReader.sRGB(displayP3: Array(numbers[..<3]))
            self.init(red: color[0], green: color[1], blue: color[2], alpha: numbers[3])
        case ("gray", 2), ("extended-gray", 2): self.init(red: numbers[0], green: numbers[0], blue: numbers[0], alpha: numbers[1])
        default: return nil
        }
    }

    /// The system's colours in the light appearance. Source: Human Interface Guidelines, Color.
    private static let system: [String: IconColor] = [
        "system-red": IconColor(0xFF3B30), "system-orange": IconColor(0xFF9500), "system-yellow": IconColor(0xFFCC00),
        "system-green": IconColor(0x34C759), "system-mint": IconColor(0x00C7BE), "system-teal": IconColor(0x30B0C7),
        "system-cyan": IconColor(0x32ADE6), "system-blue": IconColor(0x007AFF), "system-indigo": IconColor(0x5856D6),
        "system-purple": IconColor(0xAF52DE), "system-pink": IconColor(0xFF2D55), "system-brown": IconColor(0xA2845E),
        "system-gray": IconColor(0x8E8E93),
    ]

    /// - Parameter hex: `0xRRGGBB`.
    init(_ hex: Int) {
        self.init(red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
    }

    /// The colour with some white in it.
    ///
    /// - Parameter amount: 0 = the colour, 1 = white.
    func lightened(by amount: Double) -> IconColor {
        let mixed = components[..<3].map { $0 + (1 - $0) * amount }
        return IconColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: components[3])
    }

    /// `rgb(255,0,0)`
    var css: String { "rgb(" + components[..<3].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: ",") + ")" }
}
