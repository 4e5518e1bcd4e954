import Foundation

/// Markdown by what its lines are.
enum MarkdownText {
    enum Line: Equatable {
        /// With marks within.
        case marked(String)
        /// As it is.
        case code(String)
    }

    static func lines(of text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) -> [Line] {
        switch syntax {
        case .inlineOnlyPreservingWhitespace: [.marked(text)]
        case .inlineOnly: [.marked(joined(text.split(whereSeparator: \.isNewline).map(String.init)))]
        case .full: blocks(of: text)
        }
    }

    /// The texts of paragraphs, headings, items and quotes, without their marks.
    private static func blocks(of text: String) -> [Line] {
        var result: [Line] = []
        var paragraph: [String] = []
        var code: [String]?
        func flush() {
            if !paragraph.isEmpty { result.append(.marked(joined(paragraph))) }
            paragraph = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") {
                flush()
                if let lines = code { result.append(.code(lines.map { $0 + "\n" }.joined())) }
                code = code == nil ? [] : nil
            } else if code != nil {
                code?.append(line)
            } else if trimmed.isEmpty {
                flush()
            } else if let content = content(ofBlock: trimmed) {
                flush()
                paragraph = [content]
                if trimmed.hasPrefix("#") { flush() }
            } else {
                paragraph.append(line)
            }
        }
        flush()
        if let code { result.append(.code(code.map { $0 + "\n" }.joined())) }
        return result
    }

    /// Returns the text after the mark of a heading, list item or quote; nil for lines without such a mark.
    private static func content(ofBlock line: String) -> String? {
        let level = line.prefix { $0 == "#" }.count
        if (1...6).contains(level) { return rest(of: line.dropFirst(level)) }
        if line.hasPrefix(">") { return line.dropFirst().trimmingCharacters(in: .whitespaces) }
        if let first = line.first, "-*+".contains(first) { return rest(of: line.dropFirst()) }
        let digits = line.prefix { $0.isASCII && $0.isNumber }.count
        guard digits > 0, let mark = line.dropFirst(digits).first, mark == "." || mark == ")" else { return nil }
        return rest(of: line.dropFirst(digits + 1))
    }

    /// Returns the text after a mark; nil unless a space separates them.
    private static func rest(of text: Substring) -> String? {
        text.first == " " ? text.trimmingCharacters(in: .whitespaces) : nil
    }

    /// Lines of one paragraph: one goes over into the next with a space, unless two spaces or a backslash end it.
    private static func joined(_ lines: [String]) -> String {
        var result = ""
        for (index, line) in lines.enumerated() {
            let isBroken = line.hasSuffix("  ") || line.hasSuffix("\\")
            var text = line.trimmingCharacters(in: .whitespaces)
            if isBroken, text.hasSuffix("\\") { text.removeLast() }
            result += text.split(separator: " ").joined(separator: " ")
            if index < lines.count - 1 { result += isBroken ? "\n" : " " }
        }
        return result
    }
}
