/// English names of typographic features, as Apple's “Font Feature Registry” has them.
enum FontFeatureNames {
    /// A type of features.
    struct Kind {
        let name: String
        /// Whether only one of its selectors can be on.
        let isExclusive: Bool
        /// The names of selectors that turn something on.
        let selectors: [Int: String]
    }

    /// The types that OpenType's features belong to.
    static let kinds: [Int: Kind] = [
        kLigaturesType: Kind(
            name: "Ligatures", isExclusive: false,
            selectors: [
                kCommonLigaturesOnSelector: "Common Ligatures", kRareLigaturesOnSelector: "Rare Ligatures",
                kContextualLigaturesOnSelector: "Contextual Ligatures", kHistoricalLigaturesOnSelector: "Historical Ligatures",
            ]),
        kNumberSpacingType: Kind(
            name: "Number Spacing", isExclusive: true,
            selectors: [kMonospacedNumbersSelector: "Monospaced Numbers", kProportionalNumbersSelector: "Proportional Numbers"]),
        kVerticalPositionType: Kind(
            name: "Vertical Position", isExclusive: true,
            selectors: [
                kSuperiorsSelector: "Superiors/Superscript", kInferiorsSelector: "Inferiors/Subscript", kOrdinalsSelector: "Ordinals",
                kScientificInferiorsSelector: "Scientific Inferiors",
            ]),
        kFractionsType: Kind(
            name: "Fractions", isExclusive: true,
            selectors: [kVerticalFractionsSelector: "Vertical Fractions", kDiagonalFractionsSelector: "Diagonal Fractions"]),
        kTypographicExtrasType: Kind(
            name: "Typographic Extras", isExclusive: false, selectors: [kSlashedZeroOnSelector: "Slashed Zero"]),
        kNumberCaseType: Kind(
            name: "Number Case", isExclusive: true,
            selectors: [kLowerCaseNumbersSelector: "Old-Style Figures", kUpperCaseNumbersSelector: "Lining Figures"]),
        kCaseSensitiveLayoutType: Kind(
            name: "Case-Sensitive Layout", isExclusive: false,
            selectors: [kCaseSensitiveLayoutOnSelector: "Capital Forms", kCaseSensitiveSpacingOnSelector: "Capital Spacing"]),
        kStylisticAlternativesType: Kind(
            name: "Alternative Stylistic Sets", isExclusive: false,
            selectors: Dictionary(uniqueKeysWithValues: (1...20).map { ($0 * 2, "Stylistic Alternates \($0)") })),
        kContextualAlternatesType: Kind(
            name: "Contextual Alternates", isExclusive: false,
            selectors: [kContextualAlternatesOnSelector: "Contextual Alternates", kSwashAlternatesOnSelector: "Swash Alternates"]),
        kLowerCaseType: Kind(
            name: "Lower Case", isExclusive: true,
            selectors: [kLowerCaseSmallCapsSelector: "Small Capitals", kLowerCasePetiteCapsSelector: "Petite Capitals"]),
        kUpperCaseType: Kind(
            name: "Upper Case", isExclusive: true,
            selectors: [kUpperCaseSmallCapsSelector: "Small Capitals", kUpperCasePetiteCapsSelector: "Petite Capitals"]),
    ]

    /// The OpenType features that are on unless settings say otherwise.
    static let defaults: Set<String> = ["liga", "clig", "calt"]
}
