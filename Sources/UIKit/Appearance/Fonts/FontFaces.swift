/// The PostScript names of iOS's fonts, by family. Source: `UIFont.fontNames(forFamilyName:)` of iOS 17.
///
/// Quince draws all of them in its own fonts: those with serifs in its serif font, those of one width in its monospaced one, the others in the
/// system's. No free font installed with Quince is near to those that look handwritten or drawn.
enum FontFaces {
    /// The faces of a family; none for one that is not listed.
    static func names(ofFamily family: String) -> [String] { families[family] ?? [] }

    /// A face by its PostScript name, or by its full name with spaces.
    static func face(named name: String) -> (family: String, face: String)? { faces[compact(name)] }

    /// The face of a family that is nearest to a weight and a slant.
    static func name(ofFamily family: String, weight: UIFont.Weight, isItalic: Bool) -> String? {
        func distance(_ name: String) -> CGFloat {
            let style = FontSpec.style(ofFace: name)
            let isPlain = !name.contains("Condensed") && !name.contains("SmallCaps") && !name.contains("Oldstyle")
            return abs(style.weight.rawValue - weight.rawValue) + (style.isItalic == isItalic ? 0 : 4) + (isPlain ? 0 : 2)
        }
        return names(ofFamily: family).min { distance($0) < distance($1) }
    }

    private static let faces = families.reduce(into: [String: (family: String, face: String)]()) { all, family in
        for name in family.value { all[compact(name)] = (family.key, name) }
    }

    private static func compact(_ name: String) -> String { name.lowercased().filter { $0 != " " && $0 != "-" } }

    private static let families: [String: [String]] = [
        "Academy Engraved LET": ["AcademyEngravedLetPlain"],
        "Al Nile": ["AlNile", "AlNile-Bold"],
        "American Typewriter": [
            "AmericanTypewriter", "AmericanTypewriter-Light", "AmericanTypewriter-Semibold", "AmericanTypewriter-Bold",
            "AmericanTypewriter-Condensed", "AmericanTypewriter-CondensedLight", "AmericanTypewriter-CondensedBold",
        ],
        "Apple Color Emoji": ["AppleColorEmoji"],
        "Apple SD Gothic Neo": [
            "AppleSDGothicNeo-Regular", "AppleSDGothicNeo-Thin", "AppleSDGothicNeo-UltraLight", "AppleSDGothicNeo-Light",
            "AppleSDGothicNeo-Medium", "AppleSDGothicNeo-SemiBold", "AppleSDGothicNeo-Bold",
        ],
        "Apple Symbols": ["AppleSymbols"],
        "Arial": ["ArialMT", "Arial-ItalicMT", "Arial-BoldMT", "Arial-BoldItalicMT"],
        "Arial Hebrew": ["ArialHebrew", "ArialHebrew-Light", "ArialHebrew-Bold"],
        "Arial Rounded MT Bold": ["ArialRoundedMTBold"],
        "Avenir": [
            "Avenir-Book", "Avenir-Roman", "Avenir-BookOblique", "Avenir-Oblique", "Avenir-Light", "Avenir-LightOblique", "Avenir-Medium",
            "Avenir-MediumOblique", "Avenir-Heavy", "Avenir-HeavyOblique", "Avenir-Black", "Avenir-BlackOblique",
        ],
        "Avenir Next": [
            "AvenirNext-Regular", "AvenirNext-Italic", "AvenirNext-UltraLight", "AvenirNext-UltraLightItalic", "AvenirNext-Medium",
            "AvenirNext-MediumItalic", "AvenirNext-DemiBold", "AvenirNext-DemiBoldItalic", "AvenirNext-Bold", "AvenirNext-BoldItalic",
            "AvenirNext-Heavy", "AvenirNext-HeavyItalic",
        ],
        "Avenir Next Condensed": [
            "AvenirNextCondensed-Regular", "AvenirNextCondensed-Italic", "AvenirNextCondensed-UltraLight",
            "AvenirNextCondensed-UltraLightItalic", "AvenirNextCondensed-Medium", "AvenirNextCondensed-MediumItalic",
            "AvenirNextCondensed-DemiBold", "AvenirNextCondensed-DemiBoldItalic", "AvenirNextCondensed-Bold",
            "AvenirNextCondensed-BoldItalic", "AvenirNextCondensed-Heavy", "AvenirNextCondensed-HeavyItalic",
        ],
        "Baskerville": [
            "Baskerville", "Baskerville-Italic", "Baskerville-SemiBold", "Baskerville-SemiBoldItalic", "Baskerville-Bold",
            "Baskerville-BoldItalic",
        ],
        "Bodoni 72": ["BodoniSvtyTwoITCTT-Book", "BodoniSvtyTwoITCTT-BookIta", "BodoniSvtyTwoITCTT-Bold"],
        "Bradley Hand": ["BradleyHandITCTT-Bold"],
        "Chalkboard SE": ["ChalkboardSE-Regular", "ChalkboardSE-Light", "ChalkboardSE-Bold"],
        "Chalkduster": ["Chalkduster"],
        "Charter": ["Charter-Roman", "Charter-Italic", "Charter-Bold", "Charter-BoldItalic", "Charter-Black", "Charter-BlackItalic"],
        "Cochin": ["Cochin", "Cochin-Italic", "Cochin-Bold", "Cochin-BoldItalic"],
        "Copperplate": ["Copperplate", "Copperplate-Light", "Copperplate-Bold"],
        "Courier New": ["CourierNewPSMT", "CourierNewPS-ItalicMT", "CourierNewPS-BoldMT", "CourierNewPS-BoldItalicMT"],
        "Damascus": ["Damascus", "DamascusLight", "DamascusMedium", "DamascusSemiBold", "DamascusBold"],
        "Didot": ["Didot", "Didot-Italic", "Didot-Bold"],
        "DIN Alternate": ["DINAlternate-Bold"],
        "DIN Condensed": ["DINCondensed-Bold"],
        "Euphemia UCAS": ["EuphemiaUCAS", "EuphemiaUCAS-Italic", "EuphemiaUCAS-Bold"],
        "Farah": ["Farah"],
        "Futura": ["Futura-Medium", "Futura-MediumItalic", "Futura-Bold", "Futura-CondensedMedium", "Futura-CondensedExtraBold"],
        "Geeza Pro": ["GeezaPro", "GeezaPro-Bold"],
        "Georgia": ["Georgia", "Georgia-Italic", "Georgia-Bold", "Georgia-BoldItalic"],
        "Gill Sans": [
            "GillSans", "GillSans-Italic", "GillSans-Light", "GillSans-LightItalic", "GillSans-SemiBold", "GillSans-SemiBoldItalic",
            "GillSans-Bold", "GillSans-BoldItalic", "GillSans-UltraBold",
        ],
        "Helvetica": [
            "Helvetica", "Helvetica-Oblique", "Helvetica-Light", "Helvetica-LightOblique", "Helvetica-Bold", "Helvetica-BoldOblique",
        ],
        "Helvetica Neue": [
            "HelveticaNeue", "HelveticaNeue-Italic", "HelveticaNeue-UltraLight", "HelveticaNeue-UltraLightItalic", "HelveticaNeue-Thin",
            "HelveticaNeue-ThinItalic", "HelveticaNeue-Light", "HelveticaNeue-LightItalic", "HelveticaNeue-Medium",
            "HelveticaNeue-MediumItalic", "HelveticaNeue-Bold", "HelveticaNeue-BoldItalic", "HelveticaNeue-CondensedBold",
            "HelveticaNeue-CondensedBlack",
        ],
        "Hiragino Sans": ["HiraginoSans-W3", "HiraginoSans-W6", "HiraginoSans-W7"],
        "Hoefler Text": ["HoeflerText-Regular", "HoeflerText-Italic", "HoeflerText-Black", "HoeflerText-BlackItalic"],
        "Impact": ["Impact"],
        "Kailasa": ["Kailasa", "Kailasa-Bold"],
        "Kefa": ["Kefa-Regular"],
        "Marker Felt": ["MarkerFelt-Thin", "MarkerFelt-Wide"],
        "Menlo": ["Menlo-Regular", "Menlo-Italic", "Menlo-Bold", "Menlo-BoldItalic"],
        "Mishafi": ["DiwanMishafi"],
        "Noteworthy": ["Noteworthy-Light", "Noteworthy-Bold"],
        "Optima": ["Optima-Regular", "Optima-Italic", "Optima-Bold", "Optima-BoldItalic", "Optima-ExtraBlack"],
        "Palatino": ["Palatino-Roman", "Palatino-Italic", "Palatino-Bold", "Palatino-BoldItalic"],
        "Papyrus": ["Papyrus", "Papyrus-Condensed"],
        "Party LET": ["PartyLetPlain"],
        "PingFang SC": [
            "PingFangSC-Regular", "PingFangSC-Ultralight", "PingFangSC-Thin", "PingFangSC-Light", "PingFangSC-Medium",
            "PingFangSC-Semibold",
        ],
        "Rockwell": ["Rockwell-Regular", "Rockwell-Italic", "Rockwell-Bold", "Rockwell-BoldItalic"],
        "Savoye LET": ["SavoyeLetPlain"],
        "Snell Roundhand": ["SnellRoundhand", "SnellRoundhand-Bold", "SnellRoundhand-Black"],
        "Symbol": ["Symbol"],
        "Thonburi": ["Thonburi", "Thonburi-Light", "Thonburi-Bold"],
        "Times New Roman": ["TimesNewRomanPSMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-BoldItalicMT"],
        "Trebuchet MS": ["TrebuchetMS", "TrebuchetMS-Italic", "TrebuchetMS-Bold", "Trebuchet-BoldItalic"],
        "Verdana": ["Verdana", "Verdana-Italic", "Verdana-Bold", "Verdana-BoldItalic"],
        "Zapf Dingbats": ["ZapfDingbatsITC"],
        "Zapfino": ["Zapfino"],
    ]

    static let familyNames: [String] = families.keys.sorted()
}
