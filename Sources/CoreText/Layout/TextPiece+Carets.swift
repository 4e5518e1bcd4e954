import CoreGraphics

/// A place for the caret: before a UTF-16 unit of the text.
struct CaretStop {
    var index: Int
    /// In the coordinates of the pieces.
    var x: CGFloat
}

extension TextPiece {
    /// The places between a piece's characters, from its first unit to its last.
    func caretStops(in text: StyledText) -> [CaretStop] {
        guard !range.isEmpty else { return [] }
        let (begin, end) = isRightToLeft ? (x + width, x) : (x, x + width)
        var stops = [CaretStop(index: range.lowerBound, x: begin)]
        if kind == .text || kind == .space {
            let starts = clusterStarts()
            let ends = ParagraphItemizer(text: text).characterEnds(self).dropLast()
            for index in ends { stops.append(CaretStop(index: index, x: position(of: index, starts))) }
        }
        stops.append(CaretStop(index: range.upperBound, x: end))
        return stops
    }

    /// Returns the start of each cluster in reading direction, in the order of their units.
    private func clusterStarts() -> [CaretStop] {
        var x = self.x
        var starts: [Int: CGFloat] = [:]
        withGlyphs { glyphs in
            for glyph in glyphs {
                let index = origin + Int(glyph.cluster)
                let next = x + advance(of: glyph)
                if isRightToLeft {
                    starts[index] = max(starts[index] ?? next, next)
                } else {
                    starts[index] = min(starts[index] ?? x, x)
                }
                x = next
            }
        }
        return starts.map { CaretStop(index: $0.key, x: $0.value) }.sorted { $0.index < $1.index }
    }

    /// Inside a cluster of several characters (a ligature) the places are spread evenly.
    private func position(of index: Int, _ starts: [CaretStop]) -> CGFloat {
        if let exact = starts.first(where: { $0.index == index }) { return exact.x }
        let end = CaretStop(index: range.upperBound, x: isRightToLeft ? x : x + width)
        let before = starts.last { $0.index < index } ?? CaretStop(index: range.lowerBound, x: x)
        let after = starts.first { $0.index > index } ?? end
        let part = CGFloat(index - before.index) / CGFloat(max(1, after.index - before.index))
        return before.x + (after.x - before.x) * part
    }
}
