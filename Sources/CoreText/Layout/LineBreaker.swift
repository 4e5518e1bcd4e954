import CoreGraphics

/// Takes line after line from a paragraph's pieces.
struct LineBreaker {
    let itemizer: ParagraphItemizer
    /// What is left, in logical order.
    var pieces: ArraySlice<TextPiece>
    let breaksAtCharacters: Bool

    var isAtEnd: Bool { pieces.isEmpty }

    /// The pieces of the next line: as many as fit, at least one character.
    mutating func next(in available: CGFloat, startsAt indent: CGFloat, _ style: TextParagraphStyle) -> [TextPiece] {
        var line: [TextPiece] = []
        var width: CGFloat = 0
        var lastBreak: Int?
        let limit = available + 0.001
        while var piece = pieces.first {
            if piece.kind == .tab { piece.width = tabWidth(from: indent + width, style) }
            if !piece.isWhitespace, width + piece.width > limit {
                if !breaksAtCharacters, let lastBreak {
                    pieces = line[lastBreak...] + pieces
                    return Array(line[..<lastBreak])
                }
                if let (head, tail) = cut(piece, fitting: limit - width, atLeastOne: line.isEmpty) {
                    pieces[pieces.startIndex] = tail
                    return line + [head]
                }
                if !line.isEmpty { return line }
            }
            pieces.removeFirst()
            line.append(piece)
            width += piece.width
            if piece.kind == .lineEnd { break }
            if piece.breaksAfter || breaksAtCharacters { lastBreak = line.count }
        }
        return line
    }

    /// All that is left on one line, shortened with an ellipsis where it does not fit or more text follows.
    mutating func rest(
        in available: CGFloat, mode: TextLineBreakMode, hasMore: Bool, startsAt indent: CGFloat, _ style: TextParagraphStyle
    ) -> ([TextPiece], Bool) {
        var all = Array(pieces)
        pieces = []
        var width: CGFloat = 0
        for index in all.indices {
            if all[index].kind == .tab { all[index].width = tabWidth(from: indent + width, style) }
            width += all[index].width
        }
        let trailing = BidiReordering.trailingWhitespace(all)
        let content = width - all.suffix(trailing).reduce(0) { $0 + $1.width }
        let endsInText = hasMore && all.last?.kind == .lineEnd
        guard content > available + 0.001 || endsInText, let first = all.first else { return (all, false) }
        all.removeLast(trailing)
        switch mode {
        case .byTruncatingHead:
            let dots = ellipsis(like: first, at: first.range.lowerBound)
            return ([dots] + suffix(of: all, fitting: available - dots.width), true)
        case .byTruncatingMiddle:
            let dots = ellipsis(like: all[all.count / 2], at: all[all.count / 2].range.lowerBound)
            let half = (available - dots.width) / 2
            let head = prefix(of: all, fitting: half)
            let tail = suffix(of: all, fitting: available - dots.width - head.reduce(0) { $0 + $1.width })
            return (head + [dots] + tail, true)
        default:
            let probe = ellipsis(like: all.last ?? first, at: 0)
            let head = prefix(of: all, fitting: available - probe.width)
            let last = head.last ?? first
            return (head + [ellipsis(like: last, at: last.range.upperBound)], true)
        }
    }

    private func ellipsis(like piece: TextPiece, at index: Int) -> TextPiece {
        let font = itemizer.text.attributes[piece.run].font
        var dots = itemizer.make([0x2026], index, .text, piece.run, font.face, piece.level)
        dots.range = index..<index
        return dots
    }

    /// The longest beginning that fits, without space at its end.
    private func prefix(of all: [TextPiece], fitting available: CGFloat) -> [TextPiece] {
        var taken: [TextPiece] = []
        var width: CGFloat = 0
        for piece in all {
            guard width + piece.width <= available else {
                if let (head, _) = cut(piece, fitting: available - width, atLeastOne: false) { taken.append(head) }
                break
            }
            taken.append(piece)
            width += piece.width
        }
        while let last = taken.last, last.isWhitespace { taken.removeLast() }
        return taken
    }

    private func suffix(of all: [TextPiece], fitting available: CGFloat) -> [TextPiece] {
        var taken: [TextPiece] = []
        var width: CGFloat = 0
        for piece in all.reversed() {
            guard width + piece.width <= available else {
                let cuts = piece.kind == .text ? itemizer.characterEnds(piece).dropLast() : []
                let tails = cuts.lazy.map { itemizer.cut(piece, at: $0).1 }
                if let tail = tails.first(where: { $0.width <= available - width }) { taken.append(tail) }
                break
            }
            taken.append(piece)
            width += piece.width
        }
        while let last = taken.last, last.isWhitespace { taken.removeLast() }
        return taken.reversed()
    }

    /// A piece divided after the last character that fits; nil where none fits or nothing would be left over.
    private func cut(_ piece: TextPiece, fitting available: CGFloat, atLeastOne: Bool) -> (TextPiece, TextPiece)? {
        guard piece.kind == .text else { return nil }
        let ends = itemizer.characterEnds(piece).dropLast()
        guard let first = ends.first else { return nil }
        var low = 0, high = ends.count
        // The first `low` cuts fit, those from `high` on do not.
        while low < high {
            let middle = (low + high) / 2
            if itemizer.cut(piece, at: ends[ends.startIndex + middle]).0.width <= available { low = middle + 1 } else { high = middle }
        }
        if low == 0 { return atLeastOne ? itemizer.cut(piece, at: first) : nil }
        return itemizer.cut(piece, at: ends[ends.startIndex + low - 1])
    }

    private func tabWidth(from x: CGFloat, _ style: TextParagraphStyle) -> CGFloat {
        if let stop = style.tabStops.first(where: { $0.location > x + 0.001 }) { return stop.location - x }
        let interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : 28
        return ((x / interval).rounded(.down) + 1) * interval - x
    }
}
