import CoreText

/// The description of a font without its size.
struct FontSpec: Hashable {
    enum Family: Hashable {
        case system(UIFontDescriptor.SystemDesign)
        /// A font of the app's bundle, by PostScript name.
        case bundled(String)
        /// A family iOS ships and this machine does not: drawn in one of Quince's fonts, under its own name.
        ///
        /// - Parameter face: The PostScript name that was asked for; nil for a family.
        case substituted(String, face: String?)
    }

    var family: Family
    var weight: UIFont.Weight
    var width = UIFont.Width.standard
    var isItalic = false
    var hasMonospacedDigits = false
    /// Features that a descriptor asks for, in its order.
    var features: [FontFeature] = []

    static func system(weight: UIFont.Weight, isItalic: Bool = false) -> FontSpec {
        FontSpec(family: .system(.default), weight: weight, isItalic: isItalic)
    }

    /// The font of a PostScript, full or family name; nil for an unknown one.
    init?(name: String) {
        if let bundled = BundledFonts.shared.font(named: name) {
            self.init(family: .bundled(bundled.postScriptName), weight: bundled.weight, isItalic: bundled.isItalic)
            return
        }
        if name.hasPrefix(".SF") || name.hasPrefix(".AppleSystemUI") || name == "System" {
            let isMonospaced = name.hasPrefix(".AppleSystemUIFontMonospaced")
            self.init(family: .system(isMonospaced ? .monospaced : .default), weight: .regular)
        } else if let (family, face) = FontFaces.face(named: name) {
            let (weight, isItalic) = Self.style(ofFace: face)
            self.init(family: .substituted(family, face: face), weight: weight, isItalic: isItalic)
            return
        } else if let family = FontNames.iOSFamily(named: name) {
            self.init(family: .substituted(family, face: nil), weight: .regular)
        } else {
            return nil
        }
        apply(face: name)
    }

    init(family: Family, weight: UIFont.Weight, isItalic: Bool = false) {
        (self.family, self.weight, self.isItalic) = (family, weight, isItalic)
    }

    /// Takes weight and slant from a face's name (`DemiBoldItalic`).
    mutating func apply(face: String) { (weight, isItalic) = Self.style(ofFace: face) }

    /// Weight and slant of a face, by what its name says after a hyphen.
    static func style(ofFace name: String) -> (weight: UIFont.Weight, isItalic: Bool) {
        let end = name.split(separator: "-", maxSplits: 1).dropFirst().first ?? name[...]
        let face = end.lowercased().replacingOccurrences(of: " ", with: "")
        let isItalic = face.contains("italic") || face.contains("oblique") || face.hasSuffix("ita")
        // The two faces of Marker Felt are a regular and a bold one.
        if name.hasPrefix("MarkerFelt") { return (face == "wide" ? .bold : .regular, false) }
        let weights: [(String, UIFont.Weight)] = [
            ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
            ("demibold", .semibold), ("semibold", .semibold), ("extrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold),
            ("w6", .semibold), ("w7", .bold),
        ]
        return (weights.first { face.contains($0.0) }?.1 ?? .regular, isItalic)
    }

    var familyName: String {
        switch family {
        case .system: ".AppleSystemUIFont"
        case .bundled(let name): TextFont.named(name, size: UIFont.systemFontSize)?.familyName ?? name
        case .substituted(let name, _): name
        }
    }

    var fontName: String {
        switch family {
        case .system(.monospaced): ".AppleSystemUIFontMonospaced-\(faceName)"
        case .system: ".SFUI-\(faceName)"
        case .bundled(let name): name
        case .substituted(let family, let face):
            asked(face) ?? FontFaces.name(ofFamily: family, weight: weight, isItalic: isItalic) ?? family
        }
    }

    /// The face that was asked for, as long as weight and slant are its own.
    private func asked(_ face: String?) -> String? { face.flatMap { Self.style(ofFace: $0) == (weight, isItalic) ? $0 : nil } }

    /// Whether all letters are as wide.
    var isMonospaced: Bool {
        switch family {
        case .system(let design): design == .monospaced
        case .substituted(let name, _): FontNames.isMonospaced(name)
        case .bundled: false
        }
    }

    private var faceName: String {
        let names: [Int: String] = [
            100: "Ultralight", 200: "Thin", 300: "Light", 400: "Regular", 500: "Medium", 600: "Semibold", 700: "Bold", 800: "Heavy",
            900: "Black",
        ]
        let name = names[weight.openType]!
        return isItalic ? (name == "Regular" ? "Italic" : name + "Italic") : name
    }
}
