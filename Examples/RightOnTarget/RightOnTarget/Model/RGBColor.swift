/// A color of 24 bits.
struct RGBColor: Hashable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    /// `#rrggbb` in lower case.
    var hexCode: String {
        "#" + [red, green, blue].map { component in
            let digits = String(component, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    static func random(using source: inout some RandomNumberGenerator) -> RGBColor {
        RGBColor(
            red: .random(in: .min ... .max, using: &source),
            green: .random(in: .min ... .max, using: &source),
            blue: .random(in: .min ... .max, using: &source)
        )
    }
}
