/// The names in `#selector` and `#keyPath`, which the compiler never sees: they are strings when it gets them.
enum SelectorReferences {
    private static let starts = ["#selector(", "#keyPath("].map { Array($0.utf8) }

    /// Returns the offsets of a member's name in the selectors of a text.
    static func ranges(of name: String, in table: LineTable) -> [Range<Int>] {
        let (bytes, wanted) = (table.bytes, Array(name.utf8))
        guard !wanted.isEmpty else { return [] }
        return expressions(in: table).flatMap { expression -> [Range<Int>] in
            var result: [Range<Int>] = []
            var position = expression.lowerBound
            while position + wanted.count <= expression.upperBound {
                let range = position..<position + wanted.count
                let isWord = !table.isName(at: position - 1) && !table.isName(at: range.upperBound)
                if isWord, bytes[range].elementsEqual(wanted), !isLabel(range, in: bytes) { result.append(range) }
                position += 1
            }
            return result
        }
    }

    /// Whether a word is a label, as in `move(to:)`.
    private static func isLabel(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        range.upperBound < bytes.count && bytes[range.upperBound] == UInt8(ascii: ":")
    }

    /// The offsets of the arguments of all selectors.
    private static func expressions(in table: LineTable) -> [Range<Int>] {
        let bytes = table.bytes
        var result: [Range<Int>] = []
        var position = 0
        while position < bytes.count {
            defer { position += 1 }
            guard bytes[position] == UInt8(ascii: "#"), let start = starts.first(where: { bytes[position...].starts(with: $0) }) else {
                continue
            }
            let first = position + start.count
            var (end, depth) = (first, 1)
            while end < bytes.count {
                if bytes[end] == UInt8(ascii: "(") { depth += 1 }
                if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
                if depth == 0 { break }
                end += 1
            }
            result.append(first..<end)
        }
        return result
    }

    /// Returns the name at an offset where it is in a selector; nil anywhere else.
    static func name(at offset: Int, in table: LineTable) -> String? {
        guard expressions(in: table).contains(where: { $0.contains(offset) || $0.upperBound == offset }) else { return nil }
        var (start, end) = (offset, offset)
        while table.isName(at: start - 1) { start -= 1 }
        while table.isName(at: end) { end += 1 }
        return start < end ? table.text(start..<end) : nil
    }
}
