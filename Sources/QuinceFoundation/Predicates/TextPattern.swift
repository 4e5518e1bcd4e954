import Foundation

/// Patterns that whole texts are matched against.
enum TextPattern {
    private static let cache = NSCache<NSString, NSRegularExpression>()

    /// Whether a regular expression matches the whole of a text.
    ///
    /// - Throws: Foundation's error for an expression that cannot be read.
    static func matches(_ text: String, _ pattern: String, ignoresCase: Bool, dotMatchesLines: Bool) throws -> Bool {
        let key = NSString(string: (ignoresCase ? "i" : "-") + (dotMatchesLines ? "s" : "-") + pattern)
        let expression: NSRegularExpression
        if let known = cache.object(forKey: key) {
            expression = known
        } else {
            var options: NSRegularExpression.Options = ignoresCase ? .caseInsensitive : []
            if dotMatchesLines { options.insert(.dotMatchesLineSeparators) }
            expression = try NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options)
            cache.setObject(expression, forKey: key)
        }
        return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
    }

    /// The regular expression of a pattern in which `?` stands for one character and `*` for any number; a backslash takes their meaning away.
    static func like(_ pattern: String) -> String {
        var result = ""
        var isEscaped = false
        for character in pattern {
            switch character {
            case _ where isEscaped:
                result += NSRegularExpression.escapedPattern(for: String(character))
                isEscaped = false
            case "\\": isEscaped = true
            case "*": result += ".*"
            case "?": result += "\\X"
            default: result += NSRegularExpression.escapedPattern(for: String(character))
            }
        }
        return result + (isEscaped ? "\\\\" : "")
    }
}
