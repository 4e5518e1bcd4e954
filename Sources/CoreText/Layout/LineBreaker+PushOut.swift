import CoreGraphics

/// Paragraphs that do not end in a line of one word.
extension LineBreaker {
    /// The width of a line without its last word, where that word is pushed out to keep the one behind company; nil where the line stays.
    ///
    /// - Parameters:
    ///   - line: The line; what is left follows it.
    ///   - available: The room on the paragraph's last line.
    func pushedOut(_ line: [TextPiece], in available: CGFloat, _ style: TextParagraphStyle) -> CGFloat? {
        guard style.lineBreakStrategy.contains(.pushOut), !breaksAtCharacters, isOneWord(pieces) else { return nil }
        guard let space = line.dropLast(line.trailingSpaceCount).lastIndex(where: \.isWhitespace) else { return nil }
        let kept = line[..<space].contentWidth, word = line[(space + 1)...]
        guard kept > 0, isOneWord(word), (word + pieces).contentWidth <= available + 0.001 else { return nil }
        return kept
    }

    /// Whether pieces are a single word that breaks nowhere, apart from the space at its end.
    private func isOneWord(_ pieces: ArraySlice<TextPiece>) -> Bool {
        let word = pieces.dropLast(pieces.trailingSpaceCount)
        return !word.isEmpty && !word.contains(where: \.isWhitespace) && !word.dropLast().contains(where: \.breaksAfter)
    }
}
