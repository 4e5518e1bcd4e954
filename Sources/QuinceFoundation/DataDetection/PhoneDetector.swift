import Foundation

/// Finds phone numbers: international ones, those of North America, and service numbers of that form.
enum PhoneDetector {
    private static let expression = try! NSRegularExpression(
        pattern: "(?<![\\p{L}\\p{N}.,/+-])(?:"
            // +49 (30) 1234-567
            + "\\+\\d{1,3}(?:[ .\\-–]?\\(?\\d{1,5}\\)?){2,6}"
            // (408) 555-0123, 1-800-555-0123
            + "|(?:1[ .\\-–]?)?(?:\\(\\d{3}\\) ?|\\d{3}[ .\\-–])\\d{3}[ .\\-–]\\d{4}"
            // 555-0123
            + "|\\d{3}[\\-–]\\d{4}"
            + ")(?![\\p{L}\\p{N}/]|[.,\\-–]\\d)")

    static func matches(in text: String, _ range: NSRange) -> [DetectedData] {
        let source = text as NSString
        return expression.matches(in: text, range: range).compactMap { match in
            let number = source.substring(with: match.range)
            // An international number has up to fifteen digits (E.164).
            guard (7...15).contains(number.filter(\.isNumber).count) else { return nil }
            return DetectedData(match.range, .phoneNumber(number))
        }
    }
}
