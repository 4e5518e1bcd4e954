import CoreText

/// Which letters are small capitals.
struct SmallCaps: OptionSet, Hashable {
    let rawValue: Int
    static let lowercase = SmallCaps(rawValue: 1)
    static let uppercase = SmallCaps(rawValue: 2)
    static let all: SmallCaps = [.lowercase, .uppercase]

    /// Their height, as a part of the font's capitals: a little more than lower case letters have.
    private static let height: CGFloat = 0.8

    /// The runs of a text, in which the letters meant are capitals of a smaller font.
    func runs(of text: String, _ attributes: TextAttributes) -> [TextRun] {
        var attributes = attributes
        // Lines of small letters alone are as high as others.
        attributes.paragraph.minimumLineHeight = max(attributes.paragraph.minimumLineHeight, attributes.font.lineHeight)
        var small = attributes
        small.font = attributes.font.withSize(attributes.font.pointSize * Self.height)
        var runs: [TextRun] = []
        var isSmall = false
        for character in text {
            let changes = isMeant(character)
            let piece = changes ? character.uppercased() : String(character)
            if let last = runs.indices.last, changes == isSmall {
                runs[last].text += piece
            } else {
                runs.append(TextRun(piece, changes ? small : attributes))
            }
            isSmall = changes
        }
        return runs
    }

    private func isMeant(_ character: Character) -> Bool {
        (contains(.lowercase) && character.isLowercase) || (contains(.uppercase) && character.isUppercase)
    }
}

extension Font {
    /// Which letters are small capitals; nil for none.
    var capitals: SmallCaps? {
        let found = changes.reduce(into: SmallCaps()) { if case .smallCaps(let caps) = $1 { $0.formUnion(caps) } }
        return found.isEmpty ? nil : found
    }
}
