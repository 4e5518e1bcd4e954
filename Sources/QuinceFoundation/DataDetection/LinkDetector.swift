import Foundation

/// Finds addresses of the web and of mail.
enum LinkDetector {
    /// Top-level domains that make a bare name (`apple.com/iphone`) an address; any other needs a scheme or `www.`.
    private static let domains =
        "com|org|net|edu|gov|io|dev|app|info|biz|me|co|ai|tv|de|uk|fr|it|es|nl|ch|at|eu|us|ca|au|jp|cn|in|br|ru|se|no|dk|fi|pl"

    private static let host = "(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?\\.)+"
    private static let rest = "(?::\\d{1,5})?(?:[/?#][^\\s<>\"“”«»]*)?"

    private static let expression = try! NSRegularExpression(
        pattern: "(?<![\\p{L}\\p{N}@._%+-])(?:"
            + "(?<scheme>(?:https?|ftp|file)://[^\\s<>\"“”«»]+)"
            + "|(?<mail>(?:mailto:)?[A-Z0-9._%+-]{1,64}@\(host)[\\p{L}]{2,24})"
            + "|(?<www>www\\.\(host)[\\p{L}]{2,24}\(rest))"
            + "|(?<bare>\(host)(?:\(domains))(?![\\p{L}\\p{N}-])\(rest))"
            + ")", options: .caseInsensitive)

    static func matches(in text: String, _ range: NSRange) -> [DetectedData] {
        let source = text as NSString
        return expression.matches(in: text, range: range).compactMap { match in
            let place = trimmed(match.range, in: source)
            let found = source.substring(with: place)
            guard let url = URL(string: address(found, match)) else { return nil }
            return DetectedData(place, .link(url))
        }
    }

    private static func address(_ found: String, _ match: NSTextCheckingResult) -> String {
        func has(_ name: String) -> Bool { match.range(withName: name).location != NSNotFound }
        if has("scheme") { return found }
        if has("mail") { return found.lowercased().hasPrefix("mailto:") ? found : "mailto:" + found }
        return "http://" + found
    }

    /// A match without the punctuation that belongs to the sentence, and without a parenthesis that is closed but not opened in it.
    private static func trimmed(_ range: NSRange, in text: NSString) -> NSRange {
        var range = range
        while range.length > 0 {
            let last = text.substring(with: NSRange(location: range.location + range.length - 1, length: 1))
            let found = text.substring(with: range)
            let isUnmatched = last == ")" && found.filter { $0 == ")" }.count > found.filter { $0 == "(" }.count
            guard isUnmatched || ".,;:!?'’]}*".contains(last) else { break }
            range.length -= 1
        }
        return range
    }
}
