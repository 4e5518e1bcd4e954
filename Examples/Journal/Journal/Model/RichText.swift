import Foundation

/// Reads and writes texts with bold and italic parts.
enum RichText {
    /// A part of a text that has the same style throughout.
    private struct Part: Codable {
        var text: String
        var intent: InlinePresentationIntent
    }

    static func encode(_ text: AttributedString) -> Data {
        let parts = text.runs.map { Part(text: String(text[$0.range].characters), intent: $0.inlinePresentationIntent ?? []) }
        return (try? JSONEncoder().encode(parts)) ?? Data()
    }

    /// The text; empty where there is none.
    static func decode(_ data: Data) -> AttributedString {
        let parts = (try? JSONDecoder().decode([Part].self, from: data)) ?? []
        return parts.reduce(into: AttributedString()) { text, part in
            var attributed = AttributedString(part.text)
            if !part.intent.isEmpty { attributed.inlinePresentationIntent = part.intent }
            text += attributed
        }
    }

    /// The text as Markdown.
    static func markdown(_ text: AttributedString) -> String {
        text.runs.map { run in
            let part = String(text[run.range].characters), intent = run.inlinePresentationIntent ?? []
            let mark = (intent.contains(.stronglyEmphasized) ? "**" : "") + (intent.contains(.emphasized) ? "_" : "")
            return marked(part, with: mark)
        }
        .joined()
    }

    /// Marks stand next to letters: spaces around them stay outside.
    private static func marked(_ part: String, with mark: String) -> String {
        let core = part.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !mark.isEmpty, !core.isEmpty, let range = part.range(of: core) else { return part }
        return part[..<range.lowerBound] + mark + core + String(mark.reversed()) + part[range.upperBound...]
    }
}
