/// The font families of iOS, which apps name in code and storyboards.
enum FontNames {
    private static let iOSFamilies: [String] = [
        "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji", "Apple SD Gothic Neo", "Apple Symbols", "Arial",
        "Arial Hebrew", "Arial Rounded MT Bold", "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72",
        "Bradley Hand",
        "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier New", "Damascus", "Didot", "DIN Alternate",
        "DIN Condensed",
        "Euphemia UCAS", "Farah", "Futura", "Geeza Pro", "Georgia", "Gill Sans", "Helvetica", "Helvetica Neue", "Hiragino Sans",
        "Hoefler Text",
        "Impact", "Kailasa", "Kefa", "Marker Felt", "Menlo", "Mishafi", "Noteworthy", "Optima", "Palatino", "Papyrus", "Party LET",
        "PingFang SC",
        "Rockwell", "Savoye LET", "Snell Roundhand", "Symbol", "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats",
        "Zapfino",
    ]

    static var families: [String] { (iOSFamilies + BundledFonts.shared.families).sorted() }

    static func fonts(ofFamily family: String) -> [String] {
        let bundled = BundledFonts.shared.fonts(ofFamily: family)
        if !bundled.isEmpty { return bundled }
        guard let known = iOSFamily(named: family) else { return [] }
        return ["Regular", "Italic", "Bold", "BoldItalic"].compactMap {
            FontSpec(name: known.replacingOccurrences(of: " ", with: "") + "-" + $0)?.fontName
        }
    }

    /// The family of a name written with or without spaces (`AvenirNext`).
    static func iOSFamily(named name: String) -> String? {
        let key = compact(name)
        return iOSFamilies.first { compact($0) == key }
            ?? (key == "courier" ? "Courier New" : key == "timesnewromanps" ? "Times New Roman" : nil)
    }

    /// Families with serifs, which the system's serif font stands in for.
    static func isSerif(_ family: String) -> Bool {
        [
            "American Typewriter", "Baskerville", "Bodoni 72", "Charter", "Cochin", "Didot", "Georgia", "Hoefler Text", "Palatino",
            "Rockwell",
            "Times New Roman",
        ].contains(family)
    }

    static func isMonospaced(_ family: String) -> Bool { ["Menlo", "Courier New"].contains(family) }

    /// Families whose regular face is named like the family.
    static func hasBareRegular(_ family: String) -> Bool {
        ["Helvetica", "Helvetica Neue", "Georgia", "Baskerville", "Cochin", "Didot"].contains(family)
    }

    private static func compact(_ name: String) -> String { name.replacingOccurrences(of: " ", with: "").lowercased() }
}
