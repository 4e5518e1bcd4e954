/// Values of style sheets, as far as text has use for them.
///
/// Source: the W3C's “CSS Values and Units” and “CSS Color”.
enum CSSValue {
    /// A length in points.
    ///
    /// - Parameters:
    ///   - size: The points of an `em`.
    ///   - whole: The points of 100 %.
    static func length(_ text: String, em size: CGFloat, percentOf whole: CGFloat? = nil) -> CGFloat? {
        let text = text.lowercased()
        let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
        guard let value = Double(number), value.isFinite, abs(value) < 1e6 else { return nil }
        return switch text.dropFirst(number.count) {
        // Documents without a unit mean pixels; a pixel is a point here, as in WebKit's importer.
        case "px", "": CGFloat(value)
        case "pt": CGFloat(value) * 4 / 3
        case "em": CGFloat(value) * size
        case "rem": CGFloat(value) * HTMLStyle.defaultSize
        case "%": CGFloat(value) / 100 * (whole ?? size)
        default: nil
        }
    }

    /// The size of a font in points; nil for what is none.
    static func fontSize(_ text: String, inherited: CGFloat) -> CGFloat? {
        let names: [String: CGFloat] = [
            "xx-small": 0.6, "x-small": 0.75, "small": 0.89, "medium": 1, "large": 1.2, "x-large": 1.5, "xx-large": 2,
        ]
        switch text.lowercased() {
        case "smaller": return inherited / 1.2
        case "larger": return inherited * 1.2
        case let name where names[name] != nil: return names[name]! * HTMLStyle.defaultSize
        default: return length(text, em: inherited).flatMap { $0 > 0 ? $0 : nil }
        }
    }

    /// A color; nil for what is none.
    static func color(_ text: String) -> UIColor? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if text == "transparent" { return .clear }
        if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
        if text.hasPrefix("rgb") { return components(text) }
        return CSSColorNames.colors[text].map { color($0, alpha: 1) }
    }

    private static func color(_ value: UInt32, alpha: CGFloat) -> UIColor {
        UIColor(
            red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255, blue: CGFloat(value & 0xFF) / 255, alpha: alpha
        )
    }

    private static func hexadecimal(_ digits: Substring) -> UIColor? {
        let long = digits.count <= 4 ? digits.flatMap { [$0, $0] } : Array(digits)
        guard long.count == 6 || long.count == 8, let value = UInt32(String(long), radix: 16) else { return nil }
        return long.count == 6 ? color(value, alpha: 1) : color(value >> 8, alpha: CGFloat(value & 0xFF) / 255)
    }

    /// `rgb(…)` and `rgba(…)`.
    private static func components(_ text: String) -> UIColor? {
        guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close else { return nil }
        let parts = text[text.index(after: open)..<close].split { $0 == "," || $0 == " " || $0 == "/" }
        guard parts.count == 3 || parts.count == 4 else { return nil }
        var values: [CGFloat] = []
        for (index, part) in parts.enumerated() {
            let isPercent = part.hasSuffix("%")
            guard let number = Double(isPercent ? part.dropLast() : part), number.isFinite else { return nil }
            let value = isPercent ? number / 100 : index == 3 ? number : number / 255
            values.append(CGFloat(min(max(value, 0), 1)))
        }
        return UIColor(red: values[0], green: values[1], blue: values[2], alpha: values.count == 4 ? values[3] : 1)
    }
}
