import Foundation

extension NSString.EnumerationOptions {
    /// Enumerates words, without the spaces and punctuation between them.
    public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
    /// Enumerates sentences, each with the spaces that follow it.
    public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }

    /// The unit, without options of the enumeration.
    fileprivate var segments: TextSegments.Unit? {
        switch rawValue & 0xFF {
        case 3: .words
        case 4: .sentences
        default: nil
        }
    }
}

extension NSString {
    /// Enumerates parts of the text in a range.
    ///
    /// - Parameters:
    ///   - options: The kind of part, the order, and whether the user's language counts.
    ///   - block: Called with each part (nil with `substringNotRequired`), its range, and the range up to the next part; the enumeration ends
    ///     where it sets `stop`.
    ///
    /// Source: Apple's documentation of `enumerateSubstrings(in:options:using:)`.
    public func enumerateSubstrings(
        in range: NSRange, options opts: NSString.EnumerationOptions = [],
        using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let unit = opts.segments else {
            // Foundation's own, by the text's Swift counterpart.
            let text = self as String
            guard let bounds = Range(range, in: text) else { return }
            return withoutActuallyEscaping(block) { block in
                text[...].enumerateSubstrings(in: bounds, options: opts) { part, range, enclosing, stop in
                    var stops = ObjCBool(false)
                    block(part, NSRange(range, in: text), NSRange(enclosing, in: text), &stops)
                    stop = stops.boolValue
                }
            }
        }
        let units = Array((substring(with: range) as String).utf16)
        let segments = TextSegments(unit, of: units, locale: opts.contains(.localized) ? .current : nil).segments
        func place(_ part: Range<Int>) -> NSRange { NSRange(location: range.location + part.lowerBound, length: part.count) }
        for segment in opts.contains(.reverse) ? segments.reversed() : segments {
            let text = opts.contains(.substringNotRequired) ? nil : String(decoding: units[segment.range], as: UTF16.self)
            var stops = ObjCBool(false)
            block(text, place(segment.range), place(segment.enclosing), &stops)
            if stops.boolValue { return }
        }
    }
}

extension String {
    /// Enumerates parts of the text in a range.
    ///
    /// - Parameters:
    ///   - opts: The kind of part, the order, and whether the user's language counts.
    ///   - body: Called with each part (nil with `substringNotRequired`), its range, and the range up to the next part; the enumeration ends
    ///     where it sets its last parameter.
    ///
    /// Source: Apple's documentation of `enumerateSubstrings(in:options:_:)`.
    public func enumerateSubstrings<R: RangeExpression>(
        in range: R, options opts: String.EnumerationOptions = [],
        _ body: @escaping (_ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool) -> Void
    ) where R.Bound == Index {
        let bounds = range.relative(to: self)
        guard let unit = opts.segments else { return self[...].enumerateSubstrings(in: bounds, options: opts, body) }
        let units = Array(self[bounds].utf16)
        let segments = TextSegments(unit, of: units, locale: opts.contains(.localized) ? .current : nil).segments
        func place(_ part: Range<Int>) -> Range<Index> {
            utf16.index(bounds.lowerBound, offsetBy: part.lowerBound)..<utf16.index(bounds.lowerBound, offsetBy: part.upperBound)
        }
        for segment in opts.contains(.reverse) ? segments.reversed() : segments {
            var stops = false
            let range = place(segment.range)
            body(opts.contains(.substringNotRequired) ? nil : String(self[range]), range, place(segment.enclosing), &stops)
            if stops { return }
        }
    }
}
