import Testing

@testable import QuinceFoundation

/// Words and sentences of texts.
struct EnumerationTests {
    private let text = "  Hello, big wörld: don't! Is 3.5 more? Yes."

    private func parts(_ text: String, _ options: String.EnumerationOptions, _ stop: String? = nil) -> [String] {
        var parts: [String] = []
        text.enumerateSubstrings(in: text.startIndex..., options: options) { part, range, _, isOver in
            #expect(part == String(text[range]))
            parts.append(part ?? "")
            isOver = part == stop
        }
        return parts
    }

    @Test func wordsAreWithoutPunctuation() {
        #expect(parts(text, .byWords) == ["Hello", "big", "wörld", "don't", "Is", "3.5", "more", "Yes"])
        #expect(parts(text, [.byWords, .reverse]).first == "Yes")
        #expect(parts(text, .byWords, "big") == ["Hello", "big"])
        #expect(parts("", .byWords) == [])
        #expect(parts("—  …", .byWords) == [])
    }

    @Test func sentencesHaveTheSpacesAfterThem() {
        #expect(parts(text, .bySentences) == ["  Hello, big wörld: don't! ", "Is 3.5 more? ", "Yes."])
    }

    @Test func enclosingRangesCoverTheText() {
        var ranges: [String] = []
        text.enumerateSubstrings(in: text.startIndex..., options: [.byWords, .substringNotRequired]) { part, _, enclosing, _ in
            #expect(part == nil)
            ranges.append(String(text[enclosing]))
        }
        #expect(ranges.joined() == text)
        #expect(ranges.prefix(2) == ["  Hello, ", "big "])
    }

    @Test func partsOfARangeHavePlacesInTheWholeText() {
        let string = text as NSString
        var found: [(String?, NSRange)] = []
        string.enumerateSubstrings(in: NSRange(location: 9, length: 9), options: [.byWords, .localized]) { part, range, _, stop in
            found.append((part, range))
            stop.pointee = ObjCBool(found.count == 2)
        }
        #expect(found.map(\.0) == ["big", "wörld"])
        #expect(found.map(\.1) == [NSRange(location: 9, length: 3), NSRange(location: 13, length: 5)])
    }

    @Test func otherUnitsAreFoundationsOwn() {
        #expect(parts("a\nb", .byLines) == ["a", "b"])
        var found: [String?] = []
        ("a\nb" as NSString).enumerateSubstrings(in: NSRange(location: 0, length: 3), options: .byLines) { part, _, _, _ in
            found.append(part)
        }
        #expect(found == ["a", "b"])
    }
}
