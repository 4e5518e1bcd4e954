/// Colours that are the same everywhere.
private enum FixedColors {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let darkText = UIColor(white: 0, alpha: 1)
    static let lightText = UIColor(white: 1, alpha: 0.6)

    static let byName: [String: UIColor] = [
        "blackColor": black,
        "darkGrayColor": darkGray,
        "lightGrayColor": lightGray,
        "whiteColor": white,
        "grayColor": gray,
        "clearColor": clear,
        "redColor": red,
        "greenColor": green,
        "blueColor": blue,
        "cyanColor": cyan,
        "yellowColor": yellow,
        "magentaColor": magenta,
        "orangeColor": orange,
        "purpleColor": purple,
        "brownColor": brown,
        "darkTextColor": darkText,
        "lightTextColor": lightText,
    ]
}

extension UIColor {
    /// The colour of a `UIColor` class property by its Objective-C name (`systemBlueColor`, `darkGrayColor`).
    package static func systemColor(named name: String) -> UIColor? { SystemColors.byName[name] ?? FixedColors.byName[name] }

    public class var black: UIColor { FixedColors.black }
    public class var darkGray: UIColor { FixedColors.darkGray }
    public class var lightGray: UIColor { FixedColors.lightGray }
    public class var white: UIColor { FixedColors.white }
    public class var gray: UIColor { FixedColors.gray }
    public class var clear: UIColor { FixedColors.clear }
    public class var red: UIColor { FixedColors.red }
    public class var green: UIColor { FixedColors.green }
    public class var blue: UIColor { FixedColors.blue }
    public class var cyan: UIColor { FixedColors.cyan }
    public class var yellow: UIColor { FixedColors.yellow }
    public class var magenta: UIColor { FixedColors.magenta }
    public class var orange: UIColor { FixedColors.orange }
    public class var purple: UIColor { FixedColors.purple }
    public class var brown: UIColor { FixedColors.brown }
    public class var darkText: UIColor { FixedColors.darkText }
    public class var lightText: UIColor { FixedColors.lightText }
}

/// Colours that follow the appearance; values in `SystemColors`.
extension UIColor {
    public class var systemBlue: UIColor { SystemColors.named("systemBlue") }
    public class var systemGreen: UIColor { SystemColors.named("systemGreen") }
    public class var systemIndigo: UIColor { SystemColors.named("systemIndigo") }
    public class var systemOrange: UIColor { SystemColors.named("systemOrange") }
    public class var systemPink: UIColor { SystemColors.named("systemPink") }
    public class var systemPurple: UIColor { SystemColors.named("systemPurple") }
    public class var systemRed: UIColor { SystemColors.named("systemRed") }
    public class var systemTeal: UIColor { SystemColors.named("systemTeal") }
    public class var systemYellow: UIColor { SystemColors.named("systemYellow") }
    public class var systemMint: UIColor { SystemColors.named("systemMint") }
    public class var systemCyan: UIColor { SystemColors.named("systemCyan") }
    public class var systemBrown: UIColor { SystemColors.named("systemBrown") }
    public class var systemGray: UIColor { SystemColors.named("systemGray") }
    public class var systemGray2: UIColor { SystemColors.named("systemGray2") }
    public class var systemGray3: UIColor { SystemColors.named("systemGray3") }
    public class var systemGray4: UIColor { SystemColors.named("systemGray4") }
    public class var systemGray5: UIColor { SystemColors.named("systemGray5") }
    public class var systemGray6: UIColor { SystemColors.named("systemGray6") }
    public class var label: UIColor { SystemColors.named("label") }
    public class var secondaryLabel: UIColor { SystemColors.named("secondaryLabel") }
    public class var tertiaryLabel: UIColor { SystemColors.named("tertiaryLabel") }
    public class var quaternaryLabel: UIColor { SystemColors.named("quaternaryLabel") }
    public class var link: UIColor { SystemColors.named("link") }
    public class var placeholderText: UIColor { SystemColors.named("placeholderText") }
    public class var separator: UIColor { SystemColors.named("separator") }
    public class var opaqueSeparator: UIColor { SystemColors.named("opaqueSeparator") }
    public class var systemBackground: UIColor { SystemColors.named("systemBackground") }
    public class var secondarySystemBackground: UIColor { SystemColors.named("secondarySystemBackground") }
    public class var tertiarySystemBackground: UIColor { SystemColors.named("tertiarySystemBackground") }
    @available(iOS, deprecated: 13.0, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor { systemGroupedBackground }
    public class var systemGroupedBackground: UIColor { SystemColors.named("systemGroupedBackground") }
    public class var secondarySystemGroupedBackground: UIColor { SystemColors.named("secondarySystemGroupedBackground") }
    public class var tertiarySystemGroupedBackground: UIColor { SystemColors.named("tertiarySystemGroupedBackground") }
    public class var systemFill: UIColor { SystemColors.named("systemFill") }
    public class var secondarySystemFill: UIColor { SystemColors.named("secondarySystemFill") }
    public class var tertiarySystemFill: UIColor { SystemColors.named("tertiarySystemFill") }
    public class var quaternarySystemFill: UIColor { SystemColors.named("quaternarySystemFill") }
}
