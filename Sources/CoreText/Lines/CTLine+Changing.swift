import CoreGraphics

/// Lines made of others.
extension CTLine {
    /// The line with text left out, so that it is no wider than `width`; itself where it is not, nil where not even the token has room.
    func truncated(to width: CGFloat, _ type: CTLineTruncationType, token: CTLine?) -> CTLine? {
        guard self.width - trailingWhitespaceWidth > width + 0.001 else { return self }
        let tokenWidth = token?.width ?? 0
        guard tokenWidth <= width else { return nil }
        let room = width - tokenWidth
        let stops = caretStops
        let head: Int, tail: Int
        switch type {
        case .start: (head, tail) = (range.lowerBound, firstIndex(stops, withRestIn: room))
        case .end: (head, tail) = (lastIndex(stops, in: room), range.upperBound)
        case .middle:
            head = lastIndex(stops, in: room / 2)
            tail = firstIndex(stops, withRestIn: room - start(head, stops))
        }
        let parts = [part(range.lowerBound..<head), token, part(max(head, tail)..<range.upperBound)].compactMap { $0 }
        return CTLine.joined(isRightToLeft ? parts.reversed() : parts, range: range, isRightToLeft: isRightToLeft)
    }

    /// The width of the text before a string index.
    private func start(_ index: Int, _ stops: [CaretStop]) -> CGFloat {
        let x = stops.first { $0.index >= index }?.x ?? width
        return isRightToLeft ? width - x : x
    }

    private func lastIndex(_ stops: [CaretStop], in room: CGFloat) -> Int {
        // Kerning at the cut changes widths a little; beyond that nothing needs to be set to be refused.
        let refuses = { (stop: CaretStop) in self.isOneWay && self.place(stop) > room + self.ascent }
        return stops.last { !refuses($0) && part(range.lowerBound..<$0.index)?.width ?? 0 <= room + 0.001 }?.index ?? range.lowerBound
    }

    private func firstIndex(_ stops: [CaretStop], withRestIn room: CGFloat) -> Int {
        let most = room + trailingWhitespaceWidth + ascent
        let refuses = { (stop: CaretStop) in self.isOneWay && self.width - self.place(stop) > most }
        return stops.first { !refuses($0) && part($0.index..<range.upperBound)?.width ?? 0 <= room + 0.001 }?.index ?? range.upperBound
    }

    /// Whether all of the line runs in its own direction.
    private var isOneWay: Bool { runs.allSatisfy { $0.isRightToLeft == isRightToLeft } }

    /// How far a stop is from the line's beginning.
    private func place(_ stop: CaretStop) -> CGFloat { isRightToLeft ? width - stop.x : stop.x }

    /// A part of the line, set by itself; nil for none.
    private func part(_ part: Range<Int>) -> CTLine? {
        guard !part.isEmpty, let source = runs.first?.source else { return nil }
        let start = part.lowerBound - source.offset, end = min(part.upperBound - source.offset, source.string.length)
        guard start >= 0, start < end else { return nil }
        let string = source.string.attributedSubstring(from: NSRange(location: start, length: end - start))
        return CTLine(LineSource(string, offset: part.lowerBound))
    }

    private static func joined(_ lines: [CTLine], range: Range<Int>, isRightToLeft: Bool) -> CTLine {
        var runs: [CTRun] = [], x: CGFloat = 0
        for line in lines {
            runs += line.runs.map { $0.moved(by: x) }
            x += line.width
        }
        return CTLine(runs, range: range, isRightToLeft: isRightToLeft, empty: nil)
    }

    /// The line with wider spaces: `factor` (0…1) of what lacks to `width`. Itself where it has no spaces; nil where it is as wide already.
    func justified(to width: CGFloat, factor: CGFloat) -> CTLine? {
        let lack = width - (self.width - trailingWhitespaceWidth)
        guard lack > 0 else { return nil }
        let inner = innerSpaces
        guard !inner.isEmpty else { return self }
        let growth = lack * min(max(factor, 0), 1) / CGFloat(inner.count)
        var changed: [CTRun] = [], x: CGFloat = 0, number = 0
        for run in runs {
            var pieces = run.pieces
            for index in pieces.indices {
                if inner.contains(number) { pieces[index].width += growth }
                pieces[index].x = x
                x += pieces[index].width
                number += 1
            }
            changed.append(CTRun(pieces, run.source, shift: 0))
        }
        return CTLine(changed, range: range, isRightToLeft: isRightToLeft, empty: nil)
    }

    /// Which of the line's pieces are spaces between letters.
    private var innerSpaces: Set<Int> {
        let pieces = runs.flatMap(\.pieces)
        guard let first = pieces.firstIndex(where: { !$0.isWhitespace }), let last = pieces.lastIndex(where: { !$0.isWhitespace }) else {
            return []
        }
        return Set((first...last).filter { pieces[$0].kind == .space })
    }
}
