import CoreGraphics

/// Which files stand in for the system fonts, all from Debian packages: fonts-inter, fonts-jetbrains-mono, fonts-crosextra-caladea,
/// fonts-noto-color-emoji.
enum SystemFontFiles {
    private static let fonts = "/usr/share/fonts"
    static let emoji = "\(fonts)/truetype/noto/NotoColorEmoji.ttf"

    /// The names that font families use for weights 100…900.
    private static let styles = [
        100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold",
        900: "Black",
    ]

    /// The weight of font files (100…900) that a `UIFont.Weight` value (−1…1) names.
    static func fileWeight(_ weight: CGFloat) -> Int {
        let known: [(CGFloat, Int)] = [
            (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
        ]
        return known.min { abs($0.0 - weight) < abs($1.0 - weight) }!.1
    }

    /// The `UIFont.Weight` value of a file's weight.
    static func weight(ofFile weight: Int) -> CGFloat {
        [100: -0.8, 200: -0.6, 300: -0.4, 400: 0, 500: 0.23, 600: 0.3, 700: 0.4, 800: 0.56, 900: 0.62][
            min(max((weight + 50) / 100 * 100, 100), 900)]!
    }

    /// The file for a design; drawings from 20 points on use the display cut, as the system font does.
    ///
    /// There is no free rounded face of the right widths, so the rounded design is Inter too.
    static func path(design: TextFont.Design, size: CGFloat, weight: Int, isItalic: Bool) -> String {
        switch design {
        case .default, .rounded:
            let family = size >= SystemFontMetrics.displaySize ? "InterDisplay" : "Inter"
            return "\(fonts)/opentype/inter/\(family)-\(style(weight, isItalic, styles)).otf"
        case .monospaced:
            return "\(fonts)/truetype/jetbrains-mono/JetBrainsMono-\(style(min(weight, 800), isItalic, styles)).ttf"
        case .serif:
            return "\(fonts)/truetype/crosextra/Caladea-\(style(weight >= 600 ? 700 : 400, isItalic, styles)).ttf"
        }
    }

    private static func style(_ weight: Int, _ isItalic: Bool, _ names: [Int: String]) -> String {
        let name = names[weight] ?? "Regular"
        guard isItalic else { return name }
        return weight == 400 ? "Italic" : name + "Italic"
    }
}
