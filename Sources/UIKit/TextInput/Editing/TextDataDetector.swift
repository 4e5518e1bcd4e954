/// Finds links, mail addresses and phone numbers in text.
enum TextDataDetector {
    private struct Kind {
        let types: UIDataDetectorTypes
        let pattern: String
        /// Makes the link of a match.
        let link: (String) -> String
    }

    private static let kinds = [
        Kind(types: .link, pattern: #"\b[a-zA-Z][a-zA-Z0-9+.-]*://[^\s<>"]*[^\s<>".,;:!?)\]]"#) { $0 },
        Kind(types: .link, pattern: #"\b[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}\b"#) { "mailto:" + $0 },
        Kind(types: .link, pattern: #"\bwww\.[^\s<>"]*[^\s<>".,;:!?)\]]"#) { "http://" + $0 },
        Kind(types: .phoneNumber, pattern: #"(?<![\w+])\+?\(?[0-9][0-9() -]{5,}[0-9](?!\w)"#) { text in
            "tel:" + text.filter { $0.isNumber || $0 == "+" }
        },
    ]

    /// The parts of `text` that are data, from the most certain kind to the least; none overlaps another.
    static func links(in text: String, _ types: UIDataDetectorTypes) -> [(range: NSRange, link: String)] {
        var found: [(range: NSRange, link: String)] = []
        let source = text as NSString
        for kind in kinds where types.contains(kind.types) {
            guard let expression = try? NSRegularExpression(pattern: kind.pattern) else { continue }
            for match in expression.matches(in: text, range: NSRange(location: 0, length: source.length))
            where !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
                found.append((match.range, kind.link(source.substring(with: match.range))))
            }
        }
        return found
    }
}
