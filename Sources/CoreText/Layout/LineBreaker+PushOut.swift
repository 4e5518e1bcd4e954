import CoreGraphics

/// Paragraphs that do not end in a line of one word.
extension LineBreaker {
    /// The width of a line without its last word, where that word is pushed out to keep the one behind company; nil where the line stays.
    ///
    /// - Parameters:
    ///   - line: The line; what is left follows it.
    ///   - available: The room on the paragraph's last line.
    func pushedOut(_ line: [TextPiece], in available: CGFloat, _ style: TextParagraphStyle) -> CGFloat? {
        guard style.lineBreakStrategy.contains(.pushOut), !breaksAtCharacters, let orphan = onlyWord(pieces) else { return nil }
        guard let space = line.dropLast(line.trailingSpaceCount).lastIndex(where: \.isWhitespace) else { return nil }
        let kept = line[..<space].contentWidth
        guard kept > 0, let word = onlyWord(line[(space + 1)...]) else { return nil }
        return word + line.suffix(line.trailingSpaceCount).width + orphan <= available ? kept : nil
    }

    /// The width of pieces that are one word, without the space at its end; nil for none or several, and for what may break inside.
    private func onlyWord(_ pieces: ArraySlice<TextPiece>) -> CGFloat? {
        let word = pieces.dropLast(pieces.trailingSpaceCount)
        guard !word.isEmpty, !word.contains(where: \.isWhitespace), !word.dropLast().contains(where: \.breaksAfter) else { return nil }
        return word.width
    }
}
