/// Characters, words, sentences, paragraphs and lines of a text, in UTF-16 units.
enum TextNavigation {
    static func before(_ offset: Int, in text: NSString) -> Int {
        offset > 0 ? text.rangeOfComposedCharacterSequence(at: offset - 1).location : 0
    }

    static func after(_ offset: Int, in text: NSString) -> Int {
        guard offset < text.length else { return text.length }
        let range = text.rangeOfComposedCharacterSequence(at: offset)
        return range.location + range.length
    }

    static func isWord(_ index: Int, in text: NSString) -> Bool {
        guard index >= 0, index < text.length else { return false }
        let unit = text.character(at: index)
        // An apostrophe between letters belongs to the word.
        if unit == 39 || unit == 0x2019 { return isLetter(index - 1, in: text) && isLetter(index + 1, in: text) }
        return isLetter(index, in: text)
    }

    private static func isLetter(_ index: Int, in text: NSString) -> Bool {
        guard index >= 0, index < text.length else { return false }
        // Halves of surrogate pairs are letters of other planes, or emoji, which select as a whole.
        return UnicodeScalar(text.character(at: index)).map { CharacterSet.alphanumerics.contains($0) || $0 == "_" } ?? true
    }

    /// The word around an offset, or the one that ends there.
    static func word(at offset: Int, in text: NSString) -> NSRange? {
        guard isWord(offset, in: text) || isWord(offset - 1, in: text) else { return nil }
        var start = offset, end = offset
        while isWord(start - 1, in: text) { start -= 1 }
        while isWord(end, in: text) { end += 1 }
        return NSRange(location: start, length: end - start)
    }

    /// The edge of the word around an offset that is nearer to it, the end where both are as near; the offset itself outside words.
    static func nearestWordEdge(to offset: Int, in text: NSString) -> Int {
        guard let word = word(at: offset, in: text) else { return offset }
        let end = word.location + word.length
        return offset - word.location < end - offset ? word.location : end
    }

    /// Returns the destination of ⌥← or ⌥→: the beginning of the previous word, or the end of the next one.
    static func wordBoundary(from offset: Int, backward: Bool, in text: NSString) -> Int {
        var place = offset
        if backward {
            while place > 0, !isWord(place - 1, in: text) { place -= 1 }
            while isWord(place - 1, in: text) { place -= 1 }
        } else {
            while place < text.length, !isWord(place, in: text) { place += 1 }
            while isWord(place, in: text) { place += 1 }
        }
        return place
    }

    /// The paragraph around an offset, without its separator.
    static func paragraph(at offset: Int, in text: NSString) -> NSRange {
        var start = min(offset, text.length), end = start
        while start > 0, !TextParagraph.isSeparator(text.character(at: start - 1)) { start -= 1 }
        while end < text.length, !TextParagraph.isSeparator(text.character(at: end)) { end += 1 }
        return NSRange(location: start, length: end - start)
    }

    /// The sentence around an offset, with the space behind it.
    static func sentence(at offset: Int, in text: NSString) -> NSRange? {
        let paragraph = paragraph(at: offset, in: text)
        guard paragraph.length > 0 else { return nil }
        var start = paragraph.location, place = start
        let end = paragraph.location + paragraph.length
        while place < end {
            let ends = [33, 46, 63, 0x2026, 0x3002].contains(text.character(at: place))
            place += 1
            guard ends, place < end, text.character(at: place) == 32 else { continue }
            while place < end, text.character(at: place) == 32 { place += 1 }
            if offset < place { break }
            start = place
        }
        return NSRange(location: start, length: place - start)
    }

    /// The unit of text that holds an offset; at the edge of two the one behind, or the one before it.
    static func unit(
        of granularity: UITextGranularity, at offset: Int, backward: Bool, in text: NSString, line: (Int) -> NSRange
    ) -> NSRange? {
        switch granularity {
        case .character:
            let start = backward ? before(offset, in: text) : offset
            let end = backward ? offset : after(offset, in: text)
            return end > start ? NSRange(location: start, length: end - start) : nil
        case .word: return isWord(backward ? offset - 1 : offset, in: text) ? word(at: offset, in: text) : nil
        case .sentence: return sentence(at: backward ? max(offset - 1, 0) : offset, in: text)
        case .paragraph: return paragraph(at: offset, in: text)
        case .line: return line(offset)
        case .document: return NSRange(location: 0, length: text.length)
        }
    }

    /// The next beginning or end of a unit.
    static func boundary(
        of granularity: UITextGranularity, from offset: Int, backward: Bool, in text: NSString, line: (Int) -> NSRange
    ) -> Int {
        switch granularity {
        case .character: return backward ? before(offset, in: text) : after(offset, in: text)
        case .word: return wordBoundary(from: offset, backward: backward, in: text)
        default:
            let place = unit(of: granularity, at: offset, backward: backward, in: text, line: line)
            guard let range = place else { return offset }
            return backward ? range.location : range.location + range.length
        }
    }
}
