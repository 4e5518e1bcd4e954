import Foundation
import Yams

/// The YAML of a flow, composed within bounds: an alias stands for all that its anchor holds, so a few lines can be a text without end.
struct FlowDocument {
    /// Why a text is not read, and where.
    struct Problem: Error {
        var line: Int
        var message: String
    }

    /// The most values of a flow, those behind aliases counted each time, and the most levels of values in values.
    private static let maximumCount = 100_000
    private static let maximumDepth = 100

    /// The documents in a text.
    ///
    /// - Throws: `Problem`.
    static func read(_ text: String) throws -> [Node] {
        if let line = keyAlias(in: text) { throw Problem(line: line, message: "an alias (`*name`) cannot be a key in a flow") }
        var documents: [Node] = []
        do {
            var parts = try Yams.compose_all(yaml: text)
            // Stepped by hand: the sequence is a value and keeps its fault, which a loop over a copy would lose.
            while let document = parts.next() { documents.append(document) }
            if let error = parts.error { throw error }
        } catch let error as YamlError { throw problem(error, in: text) }
        var count = 0
        for document in documents { try measure(document, depth: 0, &count) }
        return documents
    }

    private static func measure(_ node: Node, depth: Int, _ count: inout Int) throws {
        count += 1
        let line = node.mark?.line ?? 0
        guard count <= maximumCount else { throw Problem(line: line, message: "aliases make more than \(maximumCount) values of the flow") }
        guard depth <= maximumDepth else { throw Problem(line: line, message: "values are nested more than \(maximumDepth) deep") }
        switch node {
        case .mapping(let mapping):
            for (key, value) in mapping {
                try measure(key, depth: depth + 1, &count)
                try measure(value, depth: depth + 1, &count)
            }
        case .sequence(let sequence): for value in sequence { try measure(value, depth: depth + 1, &count) }
        default: break
        }
    }

    /// The line of an alias that is a key: keys are compared with each other while a text is composed, whatever they stand for.
    private static func keyAlias(in text: String) -> Int? {
        guard text.contains(/(^|[\s\[{,:\-])&[^\s\[\]{},]/) else { return nil }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let index = lines.firstIndex { $0.contains(/(^|[\s\[{,\-])(\?\s+\*|\*[^\s\[\]{},"']+\s*:(\s|$))/) }
        return index.map { $0 + 1 }
    }

    private static func problem(_ error: YamlError, in text: String) -> Problem {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _), .composer(_, let problem, let mark, _):
            return Problem(line: mark.line, message: "this is no YAML: \(problem)")
        case .reader(let problem, let offset, let value, _):
            let before = text.utf8.prefix(offset ?? 0)
            let character = value < 0 ? "" : " (U+\(String(value, radix: 16, uppercase: true)))"
            return Problem(line: 1 + before.count { $0 == 10 }, message: "this is no YAML: \(problem)\(character)")
        case .duplicatedKeysInMapping(let keys, let context):
            let names = keys.map { "“\($0)”" }.joined(separator: ", ")
            return Problem(line: context.mark.line, message: "the key \(names) is there twice")
        default: return Problem(line: 0, message: "this is no YAML: \(error)")
        }
    }
}
