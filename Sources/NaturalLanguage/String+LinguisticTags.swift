import QuinceFoundation

/// Linguistic tags of texts. Source: Apple's documentation of `NSString`, “Linguistic analysis”.
extension NSString {
    private func tagger(_ scheme: NSLinguisticTagScheme, _ orthography: NSOrthography?) -> NSLinguisticTagger {
        let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: 0)
        tagger.string = String(self)
        if let orthography { tagger.setOrthography(orthography, range: NSRange(location: 0, length: length)) }
        return tagger
    }

    /// Calls the block with each word's tag, its range and that of its sentence.
    @available(iOS, deprecated: 14.0, message: "Use NLTagger")
    public func enumerateLinguisticTags(
        in range: NSRange, scheme: NSLinguisticTagScheme, options: NSLinguisticTagger.Options = [], orthography: NSOrthography?,
        using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { tagger(scheme, orthography).enumerateTags(in: range, scheme: scheme, options: options, using: block) }

    /// The tags of the words in a range.
    ///
    /// - Parameter tokenRanges: Receives the words' ranges as `NSValue`s.
    @available(iOS, deprecated: 14.0, message: "Use NLTagger")
    public func linguisticTags(
        in range: NSRange, scheme: NSLinguisticTagScheme, options: NSLinguisticTagger.Options = [], orthography: NSOrthography?,
        tokenRanges: UnsafeMutablePointer<NSArray?>?
    ) -> [NSLinguisticTag] {
        tagger(scheme, orthography).tags(in: range, unit: .word, scheme: scheme, options: options, tokenRanges: tokenRanges)
    }
}

extension StringProtocol where Index == String.Index {
    /// Calls the closure with each word's tag, its range and that of its sentence, until it sets its last argument.
    @available(iOS, deprecated: 14.0, message: "Use NLTagger")
    public func enumerateLinguisticTags<Scheme: StringProtocol, R: RangeExpression>(
        in range: R, scheme tagScheme: Scheme, options opts: NSLinguisticTagger.Options = [], orthography: NSOrthography? = nil,
        invoking body: (String, Range<Index>, Range<Index>, inout Bool) -> Void
    ) where R.Bound == Index {
        let part = range.relative(to: self)
        // Substrings share their string's indices, and count from their own start.
        let units = NSRange(
            location: utf16.distance(from: startIndex, to: part.lowerBound),
            length: utf16.distance(from: part.lowerBound, to: part.upperBound))
        func place(_ units: NSRange) -> Range<Index> {
            let start = utf16.index(startIndex, offsetBy: units.location)
            return start..<utf16.index(start, offsetBy: units.length)
        }
        NSString(string: String(self)).enumerateLinguisticTags(
            in: units, scheme: NSLinguisticTagScheme(String(tagScheme)), options: opts, orthography: orthography
        ) { tag, token, sentence, stop in
            var isDone = false
            body(tag?.rawValue ?? "", place(token), place(sentence), &isDone)
            stop.pointee = ObjCBool(isDone)
        }
    }

    /// The tags of the words in a range; an empty one for a word without a tag.
    @available(iOS, deprecated: 14.0, message: "Use NLTagger")
    public func linguisticTags<Scheme: StringProtocol, R: RangeExpression>(
        in range: R, scheme tagScheme: Scheme, options opts: NSLinguisticTagger.Options = [], orthography: NSOrthography? = nil,
        tokenRanges: UnsafeMutablePointer<[Range<Index>]>? = nil
    ) -> [String] where R.Bound == Index {
        var (tags, ranges): ([String], [Range<Index>]) = ([], [])
        enumerateLinguisticTags(in: range, scheme: tagScheme, options: opts, orthography: orthography) { tag, token, _, _ in
            tags.append(tag)
            ranges.append(token)
        }
        tokenRanges?.pointee = ranges
        return tags
    }
}
