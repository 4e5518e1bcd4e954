/// The font families of iOS, which apps name in code and storyboards.
enum FontNames {
    static var families: [String] { (FontFaces.familyNames + BundledFonts.shared.families).sorted() }

    static func fonts(ofFamily family: String) -> [String] {
        let bundled = BundledFonts.shared.fonts(ofFamily: family)
        if !bundled.isEmpty { return bundled }
        return iOSFamily(named: family).map(FontFaces.names) ?? []
    }

    /// The family of a name written with or without spaces (`AvenirNext`).
    static func iOSFamily(named name: String) -> String? {
        let key = compact(name)
        return FontFaces.familyNames.first { compact($0) == key } ?? (key == "courier" ? "Courier New" : nil)
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

    private static func compact(_ name: String) -> String { name.replacingOccurrences(of: " ", with: "").lowercased() }
}
