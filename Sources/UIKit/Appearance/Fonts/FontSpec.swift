/// The description of a font without its size.
struct FontSpec: Hashable {
    enum Family: Hashable {
        case system(UIFontDescriptor.SystemDesign)
        /// A font of the app's bundle, by PostScript name.
        case bundled(String)
        /// A family iOS ships and this machine does not: drawn in the system font, under its own name.
        case substituted(String)
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
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        guard let head = parts.first else { return nil }
        if name.hasPrefix(".SF") || name.hasPrefix(".AppleSystemUI") || name == "System" {
            self.init(family: .system(.default), weight: .regular)
        } else if let family = FontNames.iOSFamily(named: head) ?? FontNames.iOSFamily(named: name) {
            self.init(family: FontNames.isMonospaced(family) ? .system(.monospaced) : .substituted(family), weight: .regular)
        } else {
            return nil
        }
        if parts.count == 2 { apply(face: parts[1]) }
    }

    init(family: Family, weight: UIFont.Weight, isItalic: Bool = false) {
        (self.family, self.weight, self.isItalic) = (family, weight, isItalic)
    }

    /// Takes weight and slant from a face's name (`DemiBoldItalic`).
    mutating func apply(face: String) {
        let face = face.lowercased().replacingOccurrences(of: " ", with: "")
        isItalic = face.contains("italic") || face.contains("oblique")
        let weights: [(String, UIFont.Weight)] = [
            ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
            ("demibold", .semibold), ("semibold", .semibold), ("extrabold", .heavy), ("heavy", .heavy), ("black", .black), ("bold", .bold),
        ]
        weight = weights.first { face.contains($0.0) }?.1 ?? .regular
    }

    var familyName: String {
        switch family {
        case .system: ".AppleSystemUIFont"
        case .bundled(let name): BundledFonts.shared.font(named: name)?.familyName ?? name
        case .substituted(let name): name
        }
    }

    var fontName: String {
        switch family {
        case .system(.monospaced): ".AppleSystemUIFontMonospaced-\(faceName)"
        case .system: ".SFUI-\(faceName)"
        case .bundled(let name): name
        case .substituted(let name):
            name.replacingOccurrences(of: " ", with: "") + (faceName == "Regular" && FontNames.hasBareRegular(name) ? "" : "-\(faceName)")
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
