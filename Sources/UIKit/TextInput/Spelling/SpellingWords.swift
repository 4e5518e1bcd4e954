/// Finds the words of a text that can be checked.
struct SpellingWords {
    private let units: [UInt16]

    init(_ text: String) { units = Array(text.utf16) }

    var length: Int { units.count }

    /// The first word at or after `position` that ends by `limit`. Words with digits, and parts of addresses, are passed over.
    func next(from position: Int, to limit: Int) -> NSRange? {
        var start = position
        while start < limit {
            guard isLetter(start) else {
                start += 1
                continue
            }
            var end = start
            while end < limit, isLetter(end) || isDigit(end) || isJoiner(end, limit) { end += 1 }
            let run = start..<end
            if !run.contains(where: isDigit), !isPartOfAddress(run) { return NSRange(location: start, length: end - start) }
            start = end
        }
        return nil
    }

    func text(_ range: NSRange) -> String { String(decoding: units[range.location..<range.location + range.length], as: UTF16.self) }

    private func scalar(_ index: Int) -> Unicode.Scalar? {
        let unit = units[index]
        if UTF16.isTrailSurrogate(unit), index > 0, UTF16.isLeadSurrogate(units[index - 1]) { return scalar(index - 1) }
        if UTF16.isLeadSurrogate(unit), index + 1 < units.count {
            let (lead, trail): (UInt32, UInt32) = (UInt32(unit) - 0xD800, UInt32(units[index + 1]) - 0xDC00)
            return Unicode.Scalar(0x10000 + lead << 10 + trail)
        }
        return Unicode.Scalar(UInt32(unit))
    }

    private func isLetter(_ index: Int) -> Bool {
        guard let properties = scalar(index)?.properties else { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark: return true
        default: return properties.isAlphabetic
        }
    }

    private func isDigit(_ index: Int) -> Bool { scalar(index)?.properties.numericType == .decimal }

    /// An apostrophe belongs to a word that goes on after it.
    private func isJoiner(_ index: Int, _ limit: Int) -> Bool {
        (units[index] == 0x27 || units[index] == 0x2019) && index + 1 < limit && isLetter(index + 1)
    }

    /// Beside an @, a slash, or a dot without a space after it.
    private func isPartOfAddress(_ run: Range<Int>) -> Bool {
        let marks: Set<UInt16> = [0x40, 0x2F, 0x5C, 0x5F]
        if run.lowerBound > 0 {
            let before = units[run.lowerBound - 1]
            if marks.contains(before) { return true }
            if before == 0x2E, run.lowerBound > 1, isLetter(run.lowerBound - 2) || isDigit(run.lowerBound - 2) { return true }
        }
        guard run.upperBound < units.count else { return false }
        let after = units[run.upperBound], hasNext = run.upperBound + 1 < units.count
        if marks.contains(after) { return true }
        if after == 0x2E || after == 0x3A, hasNext {
            let next = units[run.upperBound + 1]
            return after == 0x3A ? next == 0x2F : isLetter(run.upperBound + 1) || isDigit(run.upperBound + 1)
        }
        return false
    }
}
