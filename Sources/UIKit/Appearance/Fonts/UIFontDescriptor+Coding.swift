/// Archives of descriptors keep all that decides the font: a font's name alone says neither design nor features.
extension FontSpec {
    private enum Key {
        static let name = "UIFontDescriptorName"
        static let design = "UIFontDescriptorDesign"
        static let weight = "UIFontDescriptorWeight"
        static let width = "UIFontDescriptorWidth"
        static let isItalic = "UIFontDescriptorItalic"
        static let hasMonospacedDigits = "UIFontDescriptorMonospacedDigits"
        static let features = "UIFontDescriptorFeatures"
    }

    func encode(with coder: NSCoder) {
        if case .system(let design) = family {
            coder.encode(design.rawValue as NSString, forKey: Key.design)
        } else {
            coder.encode(fontName as NSString, forKey: Key.name)
        }
        coder.encode(Double(weight.rawValue), forKey: Key.weight)
        coder.encode(Double(width.rawValue), forKey: Key.width)
        coder.encode(isItalic, forKey: Key.isItalic)
        coder.encode(hasMonospacedDigits, forKey: Key.hasMonospacedDigits)
        let list = features.map { "\($0.type):\($0.selector)" }.joined(separator: " ")
        coder.encode(list as NSString, forKey: Key.features)
    }

    /// Reads a font of an archive; nil for one that names neither a design nor a font that is there.
    init?(coder: NSCoder) {
        if let design = Self.text(Key.design, in: coder) {
            self = FontSpec(family: .system(UIFontDescriptor.SystemDesign(rawValue: design)), weight: .regular)
        } else if let name = Self.text(Key.name, in: coder), let named = FontSpec(name: name) {
            self = named
        } else {
            return nil
        }
        weight = UIFont.Weight(rawValue: CGFloat(coder.decodeDouble(forKey: Key.weight)))
        width = UIFont.Width(rawValue: CGFloat(coder.decodeDouble(forKey: Key.width)))
        isItalic = coder.decodeBool(forKey: Key.isItalic)
        hasMonospacedDigits = coder.decodeBool(forKey: Key.hasMonospacedDigits)
        let list = Self.text(Key.features, in: coder) ?? ""
        features = list.split(separator: " ").compactMap { pair in
            let numbers = pair.split(separator: ":").compactMap { Int($0) }
            return numbers.count == 2 ? FontFeature(type: numbers[0], selector: numbers[1]) : nil
        }
    }

    /// The text of a key; nil where the archive has none, for which a secure unarchiver of Foundation on Linux would fail.
    static func text(_ key: String, in coder: NSCoder) -> String? {
        coder.containsValue(forKey: key) ? coder.decodeObject(of: NSString.self, forKey: key) as String? : nil
    }
}
