import Foundation
import _FoundationICU

/// The words or sentences of a text, by Unicode's rules for the boundaries of text (UAX 29) in a language.
struct TextSegments {
    enum Unit { case words, sentences }

    /// A word, or a sentence with the spaces that follow it, in UTF-16 units.
    struct Segment: Equatable {
        var range: Range<Int>
        /// The segment with what is in no segment: up to the next one, the first from the text's beginning.
        var enclosing: Range<Int>
    }

    /// In the order of the text.
    let segments: [Segment]

    /// - Parameters:
    ///   - text: UTF-16 units.
    ///   - locale: The language whose rules apply; nil = those of all.
    init(_ unit: Unit, of text: [UInt16], locale: Locale?) {
        let ranges = Self.ranges(unit, text, locale?.identifier ?? "root")
        segments = ranges.enumerated().map { index, range in
            let end = index + 1 < ranges.count ? ranges[index + 1].lowerBound : text.count
            return Segment(range: range, enclosing: (index == 0 ? 0 : range.lowerBound)..<end)
        }
    }

    private static func ranges(_ unit: Unit, _ text: [UInt16], _ locale: String) -> [Range<Int>] {
        guard !text.isEmpty, let length = Int32(exactly: text.count) else { return [] }
        return text.withUnsafeBufferPointer { text in
            var status = U_ZERO_ERROR
            guard let iterator = swift_ubrk_open(unit == .words ? UBRK_WORD : UBRK_SENTENCE, locale, text.baseAddress, length, &status),
                status.rawValue <= U_ZERO_ERROR.rawValue
            else { return [] }
            defer { swift_ubrk_close(iterator) }
            var ranges: [Range<Int>] = [], start = 0
            while case let end = Int(swift_ubrk_next(iterator)), end > start {
                // Of words, what is between them is a segment, too: of spaces and punctuation.
                let isWord = unit == .sentences || swift_ubrk_getRuleStatus(iterator) >= Int32(UBRK_WORD_NONE_LIMIT.rawValue)
                if isWord { ranges.append(start..<end) }
                start = end
            }
            return ranges
        }
    }
}
