import CoreGraphics

/// Lines that leave text out.
extension LineBreaker {
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
        let endsInText = hasMore && all.last?.kind == .lineEnd
        guard all.contentWidth > available + 0.001 || endsInText, let first = all.first else { return (all, false) }
        all.removeLast(all.trailingSpaceCount)
        switch mode {
        case .byTruncatingHead:
            let dots = itemizer.ellipsis(like: first, at: first.range.lowerBound)
            return ([dots] + suffix(of: all, fitting: available - dots.width), true)
        case .byTruncatingMiddle:
            let middle = all.isEmpty ? first : all[all.count / 2]
            let dots = itemizer.ellipsis(like: middle, at: middle.range.lowerBound)
            let head = prefix(of: all, fitting: (available - dots.width) / 2)
            let tail = suffix(of: all, fitting: available - dots.width - head.width)
            return (head + [dots] + tail, true)
        default:
            let probe = itemizer.ellipsis(like: all.last ?? first, at: 0)
            let head = prefix(of: all, fitting: available - probe.width)
            let last = head.last ?? first
            return (head + [itemizer.ellipsis(like: last, at: last.range.upperBound)], true)
        }
    }

    /// The longest beginning that fits, without space at its end.
    private func prefix(of all: [TextPiece], fitting available: CGFloat) -> [TextPiece] {
        var width: CGFloat = 0
        var count = 0
        while count < all.count, width + all[count].width <= available {
            width += all[count].width
            count += 1
        }
        if count == all.count { return withoutSpaceAtEnd(all[...]) }
        // Letters at the end may be wider than those that are kerned with what follows, so that one less fits.
        while true {
            if let line = cut(after: all[..<count], all[count], fitting: available, atLeastOne: false)?.line { return line }
            let line = withoutSpaceAtEnd(all[..<count])
            if count == 0 || line.width <= available { return line }
            count -= 1
        }
    }

    private func withoutSpaceAtEnd(_ line: ArraySlice<TextPiece>) -> [TextPiece] { ended(line.dropLast(line.trailingSpaceCount)) }

    /// The longest end that fits, without space at its beginning.
    private func suffix(of all: [TextPiece], fitting available: CGFloat) -> [TextPiece] {
        var width: CGFloat = 0
        var start = all.count
        while start > 0, width + all[start - 1].width <= available {
            start -= 1
            width += all[start].width
        }
        if start > 0 {
            for end in tailStarts(all[start - 1]) {
                let tail = itemizer.clipped(all[start - 1], to: end..<all[start - 1].range.upperBound)
                let line = begun([tail] + all[start...])
                if line.width <= available { return line }
            }
        }
        while start < all.count {
            let rest = all[start...].drop { $0.isWhitespace }
            let isJoined = rest.startIndex > 0 && rest.startIndex < all.count && all[rest.startIndex - 1].joinsNext
            let line = isJoined ? begun(rest) : Array(rest)
            if line.width <= available { return line }
            start = rest.startIndex + 1
        }
        return []
    }

    private func tailStarts(_ piece: TextPiece) -> ArraySlice<Int> {
        piece.kind == .text ? itemizer.characterEnds(piece).dropLast() : []
    }

    /// Pieces at the beginning of a line, shaped without what went before.
    private func begun(_ line: ArraySlice<TextPiece>) -> [TextPiece] {
        let end = line.firstIndex { !$0.joinsNext } ?? line.endIndex - 1
        guard end >= line.startIndex else { return [] }
        return itemizer.reshaped(line[...end]) + line[(end + 1)...]
    }

    private func begun(_ line: [TextPiece]) -> [TextPiece] { begun(line[...]) }
}
