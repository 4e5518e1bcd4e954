import SwiftSyntax

/// Changes to a source text that leave every line where it was.
struct SourceEdits {
    private struct Edit {
        var start: Int
        var end: Int
        var text: String
        var order: Int
    }

    private var edits: [Edit] = []

    var isEmpty: Bool { edits.isEmpty }

    mutating func replace(_ start: AbsolutePosition, _ end: AbsolutePosition, with text: String) {
        edits.append(Edit(start: start.utf8Offset, end: end.utf8Offset, text: text, order: edits.count))
    }

    mutating func replace(_ node: some SyntaxProtocol, with text: String) {
        replace(node.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia, with: text)
    }

    mutating func insert(_ text: String, at position: AbsolutePosition) { replace(position, position, with: text) }

    /// Overwrites a node by blanks: neither lines nor columns move.
    mutating func blank(_ node: some SyntaxProtocol) {
        replace(node, with: Self.blanks(for: node.trimmedDescription))
    }

    /// As many spaces as `text` has bytes; line breaks stay.
    static func blanks(for text: String) -> String { String(decoding: text.utf8.map { $0 == 10 ? 10 : 32 }, as: UTF8.self) }

    /// A replacement followed by the line breaks its original had, so that what follows stays in its line.
    static func keepingLines(_ replacement: String, of original: String) -> String {
        let missing = original.utf8.count { $0 == 10 } - replacement.utf8.count { $0 == 10 }
        return replacement + String(repeating: "\n", count: max(0, missing))
    }

    /// The changed text, and where its columns come from.
    func apply(to source: String) -> (text: String, columns: ColumnMap) {
        let (text, columns, _) = applyKeepingPlaces(to: source)
        return (text, columns)
    }

    /// The changed text, where its columns come from, and each change in the order of the text.
    func applyKeepingPlaces(to source: String) -> (text: String, columns: ColumnMap, replacements: [PositionMap.Replacement]) {
        let bytes = Array(source.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 256)
        var columns = ColumnMap()
        var replacements: [PositionMap.Replacement] = []
        var position = 0
        // At one place insertions come first, then what replaces the most: it makes edits inside it void.
        let sorted = edits.sorted { first, second in
            if first.start != second.start { return first.start < second.start }
            let (isInsertion, isOtherInsertion) = (first.end == first.start, second.end == second.start)
            if isInsertion != isOtherInsertion { return isInsertion }
            return first.end != second.end ? first.end > second.end : first.order < second.order
        }
        var lines = LineCounter(bytes)
        for edit in sorted {
            // An edit inside text that another one has replaced already has nothing left to change.
            guard edit.start >= position else { continue }
            result += bytes[position..<edit.start]
            let start = result.count
            result += edit.text.utf8
            replacements.append(PositionMap.Replacement(source: edit.start..<edit.end, result: start..<result.count))
            position = edit.end
            let delta = edit.text.utf8.count - (edit.end - edit.start)
            if delta != 0, !edit.text.utf8.contains(10) {
                let place = lines.place(of: edit.end)
                columns.shifts[place.line, default: []].append((place.column, delta))
            }
        }
        result += bytes[position...]
        return (String(decoding: result, as: UTF8.self), columns, replacements)
    }
}

/// Counts lines up to ever later offsets.
private struct LineCounter {
    let bytes: [UInt8]
    var offset = 0
    var line = 1
    var lineStart = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func place(of target: Int) -> (line: Int, column: Int) {
        while offset < target {
            if bytes[offset] == 10 {
                line += 1
                lineStart = offset + 1
            }
            offset += 1
        }
        return (line, target - lineStart + 1)
    }
}

/// Maps columns of a lowered line to those of the user's.
struct ColumnMap: Sendable {
    /// By line: from which original column on, text is shifted by how much.
    var shifts: [Int: [(column: Int, delta: Int)]] = [:]
    /// The same of a second change, by the lines of what the first one made.
    var later: [Int: [(column: Int, delta: Int)]] = [:]

    func original(line: Int, column: Int) -> Int {
        let column = Self.original(later[line + SourceLowerer.prefixLines], column)
        return Self.original(shifts[line], column)
    }

    private static func original(_ shifts: [(column: Int, delta: Int)]?, _ column: Int) -> Int {
        guard let shifts else { return column }
        var moved = 0
        for shift in shifts {
            let start = shift.column + moved + shift.delta
            if column >= start {
                moved += shift.delta
            } else if column >= shift.column + moved {
                // Within the replacement: its original's start is the best answer.
                return max(1, shift.column - 1)
            }
        }
        return max(1, column - moved)
    }
}
