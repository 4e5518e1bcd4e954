import Foundation

extension Range where Bound == AttributedString.Index {
    /// The range of an attributed string that a range of UTF-16 code units covers; nil where that is none of the string's.
    public init?<S: AttributedStringProtocol>(_ range: NSRange, in attrString: S) {
        let text = String(attrString.characters[...])
        guard let found = Range<String.Index>(range, in: text) else { return nil }
        let scalars = attrString.unicodeScalars
        func index(_ place: String.Index) -> Bound {
            scalars.index(scalars.startIndex, offsetBy: text.unicodeScalars.distance(from: text.startIndex, to: place))
        }
        self = index(found.lowerBound)..<index(found.upperBound)
    }
}

extension NSRange {
    /// The UTF-16 code units that a range of an attributed string covers.
    public init<R: RangeExpression, S: AttributedStringProtocol>(_ range: R, in string: S) where R.Bound == AttributedString.Index {
        let covered = range.relative(to: string.characters)
        func length(_ range: Range<AttributedString.Index>) -> Int {
            String(String.UnicodeScalarView(string.unicodeScalars[range])).utf16.count
        }
        self.init(location: length(string.startIndex..<covered.lowerBound), length: length(covered))
    }
}
