/// The colours of iOS 17 (sRGB; light, dark, and dark on an elevated level where it differs), from Apple's Human Interface Guidelines.
enum SystemColors {
    private struct Entry {
        var light, dark, elevatedDark: UIColor

        init(_ light: UIColor, _ dark: UIColor, _ elevatedDark: UIColor? = nil) {
            (self.light, self.dark, self.elevatedDark) = (light, dark, elevatedDark ?? dark)
        }
    }

    /// By the name of the `UIColor` class property in Objective-C (`systemBlueColor`), as catalogues and storyboards have it.
    static let byName: [String: UIColor] = {
        var colors: [String: UIColor] = [:]
        for (name, entry) in entries { colors[name + "Color"] = dynamic(name + "Color", entry) }
        return colors
    }()

    static func named(_ name: String) -> UIColor { byName[name + "Color"]! }

    private static func dynamic(_ name: String, _ entry: Entry) -> UIColor {
        UIColor(
            storage: .dynamic(name: name) { traits in
                guard traits.userInterfaceStyle == .dark else { return entry.light }
                return traits.userInterfaceLevel == .elevated ? entry.elevatedDark : entry.dark
            })
    }

    private static func hex(_ value: UInt32, _ percent: CGFloat = 100) -> UIColor {
        let part = { (shift: UInt32) in CGFloat((value >> shift) & 0xFF) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: percent / 100)
    }

    private static let entries: [String: Entry] = [
        "systemBlue": Entry(hex(0x007AFF), hex(0x0A84FF)),
        "systemGreen": Entry(hex(0x34C759), hex(0x30D158)),
        "systemIndigo": Entry(hex(0x5856D6), hex(0x5E5CE6)),
        "systemOrange": Entry(hex(0xFF9500), hex(0xFF9F0A)),
        "systemPink": Entry(hex(0xFF2D55), hex(0xFF375F)),
        "systemPurple": Entry(hex(0xAF52DE), hex(0xBF5AF2)),
        "systemRed": Entry(hex(0xFF3B30), hex(0xFF453A)),
        "systemTeal": Entry(hex(0x30B0C7), hex(0x40C8E0)),
        "systemYellow": Entry(hex(0xFFCC00), hex(0xFFD60A)),
        "systemMint": Entry(hex(0x00C7BE), hex(0x63E6E2)),
        "systemCyan": Entry(hex(0x32ADE6), hex(0x64D2FF)),
        "systemBrown": Entry(hex(0xA2845E), hex(0xAC8E68)),
        "systemGray": Entry(hex(0x8E8E93), hex(0x8E8E93)),
        "systemGray2": Entry(hex(0xAEAEB2), hex(0x636366)),
        "systemGray3": Entry(hex(0xC7C7CC), hex(0x48484A)),
        "systemGray4": Entry(hex(0xD1D1D6), hex(0x3A3A3C)),
        "systemGray5": Entry(hex(0xE5E5EA), hex(0x2C2C2E)),
        "systemGray6": Entry(hex(0xF2F2F7), hex(0x1C1C1E)),
        "label": Entry(hex(0x000000), hex(0xFFFFFF)),
        "secondaryLabel": Entry(hex(0x3C3C43, 60), hex(0xEBEBF5, 60)),
        "tertiaryLabel": Entry(hex(0x3C3C43, 30), hex(0xEBEBF5, 30)),
        "quaternaryLabel": Entry(hex(0x3C3C43, 18), hex(0xEBEBF5, 16)),
        "link": Entry(hex(0x007AFF), hex(0x0984FF)),
        "placeholderText": Entry(hex(0x3C3C43, 30), hex(0xEBEBF5, 30)),
        "separator": Entry(hex(0x3C3C43, 29), hex(0x545458, 60)),
        "opaqueSeparator": Entry(hex(0xC6C6C8), hex(0x38383A)),
        "systemBackground": Entry(hex(0xFFFFFF), hex(0x000000), hex(0x1C1C1E)),
        "secondarySystemBackground": Entry(hex(0xF2F2F7), hex(0x1C1C1E), hex(0x2C2C2E)),
        "tertiarySystemBackground": Entry(hex(0xFFFFFF), hex(0x2C2C2E), hex(0x3A3A3C)),
        "systemGroupedBackground": Entry(hex(0xF2F2F7), hex(0x000000), hex(0x1C1C1E)),
        "secondarySystemGroupedBackground": Entry(hex(0xFFFFFF), hex(0x1C1C1E), hex(0x2C2C2E)),
        "tertiarySystemGroupedBackground": Entry(hex(0xF2F2F7), hex(0x2C2C2E), hex(0x3A3A3C)),
        "systemFill": Entry(hex(0x787880, 20), hex(0x787880, 36)),
        "secondarySystemFill": Entry(hex(0x787880, 16), hex(0x787880, 32)),
        "tertiarySystemFill": Entry(hex(0x767680, 12), hex(0x767680, 24)),
        "quaternarySystemFill": Entry(hex(0x747480, 8), hex(0x767680, 18)),
    ]
}
