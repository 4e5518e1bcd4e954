/// Pages of mails, as texts.
enum HTMLText {
    /// Returns the text of a page: without tags, scripts and styles, with the line breaks of paragraphs.
    static func plain(_ page: String) -> String {
        var text = page
        for (pattern, replacement) in [
            ("(?is)<(script|style|head)\\b.*?</\\1\\s*>", ""), ("\\s+", " "), ("(?i)<br\\s*/?>|</(p|div|li|tr|h[1-6])\\s*>", "\n"),
            ("(?i)<li\\b[^>]*>", "• "), ("<[^>]*>", ""), ("[ \\t]*\\n[ \\t]*", "\n"),
        ] { text = text.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression) }
        // The ampersand comes last: what it makes is no entity.
        for (entity, character) in [("&nbsp;", "\u{a0}"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
            text = text.replacingOccurrences(of: entity, with: character)
        }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
