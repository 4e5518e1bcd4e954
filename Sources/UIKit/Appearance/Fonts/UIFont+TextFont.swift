import CoreText

/// A font's vertical measures in points, all positive.
struct FontMetricsValues {
    var ascent, descent, leading, capHeight, xHeight: CGFloat
}

extension UIFont {
    /// The font text is set in.
    package var textFont: TextFont {
        if let knownTextFont { return knownTextFont.takeUnretainedValue() }
        let font: TextFont
        // A font of an unknown name may yet be registered.
        var isFinal = true
        switch spec.family {
        case .system(let design):
            font = .system(
                size: pointSize, weight: spec.weight.rawValue, design: design.text, italic: spec.isItalic, width: spec.width.rawValue)
        case .bundled(let name):
            let named = TextFont.named(name, size: pointSize)
            isFinal = named != nil
            font = named ?? .system(size: pointSize, weight: spec.weight.rawValue)
        case .substituted(let family, _):
            let design: TextFont.Design = spec.isMonospaced ? .monospaced : FontNames.isSerif(family) ? .serif : .default
            font = .system(size: pointSize, weight: spec.weight.rawValue, design: design, italic: spec.isItalic)
        }
        var result = spec.hasMonospacedDigits ? font.withMonospacedDigits() : font
        if !spec.features.isEmpty {
            result = result.withFeatures(spec.features.reduce(into: [:]) { $0.merge($1.openType) { _, new in new } })
        }
        if isFinal { knownTextFont = .passUnretained(result) }
        return result
    }

    var metrics: FontMetricsValues {
        let font = textFont
        return FontMetricsValues(
            ascent: font.ascender, descent: -font.descender, leading: font.leading, capHeight: font.capHeight, xHeight: font.xHeight)
    }
}

extension UIFont: TextStyling {
    package static func textRuns(of text: NSAttributedString) -> [TextRun] { TextSetting.runs(of: text) }
}

extension UIFontDescriptor.SystemDesign {
    fileprivate var text: TextFont.Design {
        switch self {
        case .monospaced: .monospaced
        case .serif: .serif
        case .rounded: .rounded
        default: .default
        }
    }
}

/// The fonts an app brings along in its bundle (`UIAppFonts`).
final class BundledFonts: @unchecked Sendable {
    struct Font {
        var postScriptName, familyName: String
        var weight: UIFont.Weight
        var isItalic: Bool
    }

    static let shared = BundledFonts()

    /// Registers every file the Info.plist names; one that cannot be read is reported.
    private init() {
        let names = Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
        let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        for name in names {
            let path = folder.appendingPathComponent(name).path
            if !FontLibrary.shared.register(file: path) {
                NSLog("%@", "UIAppFonts names \(name), which is missing or no font; it is left out.")
            }
        }
    }

    /// The families of the bundle's fonts and of those that the app has registered, sorted by name.
    var families: [String] { FontLibrary.shared.registeredFamilyNames }

    func fonts(ofFamily family: String) -> [String] { families.contains(family) ? FontLibrary.shared.fontNames(family: family) : [] }

    func font(named name: String) -> Font? {
        let families = families
        guard !families.isEmpty, let font = TextFont.named(name, size: 17), families.contains(font.familyName) else { return nil }
        return Font(
            postScriptName: font.fontName, familyName: font.familyName, weight: UIFont.Weight(font.weight), isItalic: font.isItalic)
    }
}
