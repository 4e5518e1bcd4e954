import JSONModel

/// The protocol's list of coloured words: five numbers each, the place relative to the word before.
enum SemanticTokens {
    private struct Token {
        var start: LinePosition
        var length: Int
        var kind: Int
        var modifiers: Int
    }

    /// Returns the words of the lowered text that the user's has, at their places there.
    static func mapped(_ data: [JSONValue], in document: DocumentView) -> [JSONValue] {
        var tokens: [Token] = []
        var (line, character) = (0, 0)
        let numbers = data.map { $0.integer ?? 0 }
        var index = 0
        while index + 4 < numbers.count {
            defer { index += 5 }
            // Numbers that no text has would pass the limits of the sums.
            let (lines, characters) = (clamped(numbers[index]), clamped(numbers[index + 1]))
            (line, character) = (clamped(line + lines), clamped(lines > 0 ? characters : character + characters))
            let end = LinePosition(line: line, character: clamped(character + clamped(numbers[index + 2])))
            let range = document.user(LinePosition(line: line, character: character), end)
            guard !range.isGenerated, !range.crossesReplacement, range.start.line == range.end.line,
                range.end.character > range.start.character
            else { continue }
            tokens.append(
                Token(
                    start: range.start, length: range.end.character - range.start.character, kind: numbers[index + 3],
                    modifiers: numbers[index + 4]))
        }
        return encoded(tokens.sorted { ($0.start.line, $0.start.character) < ($1.start.line, $1.start.character) })
    }

    private static func clamped(_ number: Int) -> Int { min(max(number, 0), 1 << 31) }

    private static func encoded(_ tokens: [Token]) -> [JSONValue] {
        var last = LinePosition(line: 0, character: 0)
        var result: [JSONValue] = []
        for token in tokens {
            let lines = token.start.line - last.line
            let characters = token.start.character - (lines == 0 ? last.character : 0)
            result += [lines, characters, token.length, token.kind, token.modifiers].map { JSONValue.integer($0) }
            last = token.start
        }
        return result
    }
}
