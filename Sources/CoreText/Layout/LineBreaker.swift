import CoreGraphics

/// Takes line after line from a paragraph's pieces.
struct LineBreaker {
    let itemizer: ParagraphItemizer
    /// The remaining pieces, in logical order.
    var pieces: ArraySlice<TextPiece>
    let breaksAtCharacters: Bool

    var isAtEnd: Bool { pieces.isEmpty }

    /// The minimum width of the next line that does not break a word; 0 if lines may break at any character.
    var firstWordWidth: CGFloat {
        guard !breaksAtCharacters else { return 0 }
        var width: CGFloat = 0
        for piece in pieces {
            if piece.isWhitespace { break }
            width += piece.width
            if piece.breaksAfter, !piece.joinsNext { break }
        }
        return width
    }

    /// The pieces of the next line: as many as fit, at least one character.
    mutating func next(in available: CGFloat, startsAt indent: CGFloat, _ style: TextParagraphStyle) -> [TextPiece] {
        var line: [TextPiece] = []
        var width: CGFloat = 0
        var lastBreak: Int?
        let limit = available + 0.001
        while var piece = pieces.first {
            if piece.kind == .tab { piece.width = tabWidth(from: indent + width, style) }
            if !piece.isWhitespace, width + piece.width > limit {
                if !breaksAtCharacters, let lastBreak { return end(line, at: lastBreak) }
                if let cut = cut(after: line[...], piece, fitting: limit, atLeastOne: line.isEmpty) {
                    pieces[pieces.startIndex] = cut.rest
                    separateRest()
                    return cut.line
                }
                if !line.isEmpty { return endAnywhere(line, limit) }
            }
            pieces.removeFirst()
            line.append(piece)
            width += piece.width
            if piece.kind == .lineEnd { break }
            if breaksAtCharacters || (piece.breaksAfter && (!piece.joinsNext || ended(line[...]).contentWidth <= limit)) {
                lastBreak = line.count
            }
        }
        return line
    }

    /// The first pieces of a line, which ends after them; the others are left for the next.
    private mutating func end(_ line: [TextPiece], at index: Int) -> [TextPiece] {
        pieces = line[index...] + pieces
        if line[index - 1].joinsNext { separateRest() }
        return ended(line[..<index])
    }

    /// Ends a line that has no good place for it. Its last letters may be wider than those that are kerned with what follows, so that fewer fit.
    private mutating func endAnywhere(_ line: [TextPiece], _ limit: CGFloat) -> [TextPiece] {
        var line = line
        while let last = line.last, last.joinsNext, ended(line[...]).contentWidth > limit {
            line.removeLast()
            pieces = [last] + pieces
            if let cut = cut(after: line[...], last, fitting: limit, atLeastOne: line.isEmpty) {
                pieces[pieces.startIndex] = cut.rest
                separateRest()
                return cut.line
            }
            guard line.isEmpty else { continue }
            pieces.removeFirst()
            return end([last], at: 1)
        }
        return end(line, at: line.count)
    }

    /// Shapes what begins the next line without what stands on this one.
    private mutating func separateRest() {
        let end = pieces.firstIndex { !$0.joinsNext } ?? pieces.endIndex - 1
        guard end > pieces.startIndex else { return }
        pieces = itemizer.reshaped(pieces[...end]) + pieces[(end + 1)...]
    }

    /// Pieces at the end of a line, shaped without what follows on the next one.
    func ended(_ line: ArraySlice<TextPiece>) -> [TextPiece] {
        guard let last = line.last, last.joinsNext else { return Array(line) }
        let start = joinedStart(line.dropLast()) ?? line.endIndex - 1
        return line[..<start] + itemizer.reshaped(line[start...])
    }

    /// Returns the index of the first of the pieces at the line's end that are joined to each other and to the text after the line; nil if there are
    /// none.
    private func joinedStart(_ line: ArraySlice<TextPiece>) -> Int? {
        guard let last = line.last, last.joinsNext else { return nil }
        return (line.lastIndex { !$0.joinsNext }).map { $0 + 1 } ?? line.startIndex
    }

    /// A line with the first letters of a piece that does not fit, and the piece's other letters; nil where none fits or nothing would be left
    /// over.
    func cut(
        after line: ArraySlice<TextPiece>, _ piece: TextPiece, fitting available: CGFloat, atLeastOne: Bool
    ) -> (line: [TextPiece], rest: TextPiece)? {
        guard piece.kind == .text else { return nil }
        let ends = itemizer.characterEnds(piece).dropLast()
        guard let first = ends.first else { return nil }
        let joined = joinedStart(line) ?? line.endIndex
        let before = line[..<joined].width
        func head(_ end: Int) -> [TextPiece] {
            let part = itemizer.clipped(piece, to: piece.range.lowerBound..<end)
            return joined == line.endIndex ? [part] : itemizer.reshaped(line[joined...] + [part])
        }
        var low = 0, high = ends.count
        // The first `low` cuts fit, those from `high` on do not.
        while low < high {
            let middle = (low + high) / 2
            if before + head(ends[middle]).width <= available { low = middle + 1 } else { high = middle }
        }
        guard low > 0 || atLeastOne else { return nil }
        let end = low == 0 ? first : ends[low - 1]
        return (line[..<joined] + head(end), itemizer.clipped(piece, to: end..<piece.range.upperBound))
    }

    func tabWidth(from x: CGFloat, _ style: TextParagraphStyle) -> CGFloat {
        if let stop = style.tabStops.first(where: { $0.location > x + 0.001 }) { return stop.location - x }
        let interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : 28
        return ((x / interval).rounded(.down) + 1) * interval - x
    }
}

extension BidirectionalCollection<TextPiece> {
    var width: CGFloat { reduce(0) { $0 + $1.width } }

    /// The number of whitespace pieces at the end.
    var trailingSpaceCount: Int {
        var count = 0
        for piece in reversed() {
            guard piece.isWhitespace else { break }
            count += 1
        }
        return count
    }

    /// The width without the space at the end.
    var contentWidth: CGFloat { dropLast(trailingSpaceCount).width }
}
