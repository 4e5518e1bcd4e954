/// A typographic feature of a font as Apple numbers them: a type and one of its selectors.
///
/// Source: Apple's “Font Feature Registry” (`SFNTLayoutTypes.h`).
package struct FontFeature: Hashable, Sendable {
    package var type: Int
    package var selector: Int

    package init(type: Int, selector: Int) { (self.type, self.selector) = (type, selector) }

    /// The OpenType features that do the same, by tag, with their values; none where OpenType has no such feature.
    package var openType: [String: Int] {
        if type == Self.stylisticAlternatives { return stylisticSet.map { [$0.tag: $0.value] } ?? [:] }
        return Self.known[self] ?? [:]
    }

    private static let stylisticAlternatives = 35

    /// Even selectors from 2 on turn a stylistic set on, the odd ones after them turn it off.
    private var stylisticSet: (tag: String, value: Int)? {
        guard (2...41).contains(selector) else { return nil }
        let number = selector / 2
        return ("ss" + (number < 10 ? "0" : "") + "\(number)", selector % 2 == 0 ? 1 : 0)
    }

    /// Every feature that OpenType has, but for stylistic sets.
    static let known: [FontFeature: [String: Int]] = [
        // Ligatures: common and rare ones, on and off.
        .init(type: 1, selector: 2): ["liga": 1], .init(type: 1, selector: 3): ["liga": 0],
        .init(type: 1, selector: 4): ["dlig": 1], .init(type: 1, selector: 5): ["dlig": 0],
        .init(type: 1, selector: 18): ["clig": 1], .init(type: 1, selector: 19): ["clig": 0],
        .init(type: 1, selector: 20): ["hlig": 1], .init(type: 1, selector: 21): ["hlig": 0],
        // Letter case: small capitals.
        .init(type: 3, selector: 3): ["smcp": 1],
        // Number spacing: digits of one width, of their own widths.
        .init(type: 6, selector: 0): ["tnum": 1], .init(type: 6, selector: 1): ["pnum": 1, "tnum": 0],
        // Vertical position.
        .init(type: 10, selector: 1): ["sups": 1], .init(type: 10, selector: 2): ["subs": 1], .init(type: 10, selector: 3): ["ordn": 1],
        .init(type: 10, selector: 4): ["sinf": 1],
        // Fractions: vertical and diagonal.
        .init(type: 11, selector: 1): ["afrc": 1], .init(type: 11, selector: 2): ["frac": 1],
        // Typographic extras: a slashed zero.
        .init(type: 14, selector: 4): ["zero": 1], .init(type: 14, selector: 5): ["zero": 0],
        // Number case: old style, lining.
        .init(type: 21, selector: 0): ["onum": 1], .init(type: 21, selector: 1): ["lnum": 1],
        // Case-sensitive layout.
        .init(type: 33, selector: 0): ["case": 1], .init(type: 33, selector: 1): ["case": 0],
        .init(type: 33, selector: 2): ["cpsp": 1], .init(type: 33, selector: 3): ["cpsp": 0],
        // Contextual alternates.
        .init(type: 36, selector: 0): ["calt": 1], .init(type: 36, selector: 1): ["calt": 0],
        .init(type: 36, selector: 2): ["swsh": 1], .init(type: 36, selector: 3): ["swsh": 0],
        // Lower and upper case as small or petite capitals.
        .init(type: 37, selector: 1): ["smcp": 1], .init(type: 37, selector: 2): ["pcap": 1],
        .init(type: 38, selector: 1): ["c2sc": 1], .init(type: 38, selector: 2): ["c2pc": 1],
    ]
}
