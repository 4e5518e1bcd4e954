import CoreGraphics

extension TextLayout {
    /// The index of the line that holds a UTF-16 index.
    package func lineIndex(for index: Int) -> Int? {
        guard !lines.isEmpty else { return nil }
        return lines.lastIndex { $0.range.lowerBound <= index } ?? 0
    }

    /// The line nearest to a point, of those beside each other where shapes part them.
    package func line(at point: CGPoint) -> TextLine? {
        guard let found = lines.first(where: { point.y < $0.top + $0.height }) ?? lines.last else { return nil }
        guard found.room != nil else { return found }
        func distance(_ line: TextLine) -> CGFloat { max(line.frame.minX - point.x, point.x - line.frame.maxX, 0) }
        return lines.filter { $0.top == found.top }.min { distance($0) < distance($1) }
    }

    /// The UTF-16 index of the caret position nearest to a point.
    package func characterIndex(for point: CGPoint) -> Int {
        guard let line = line(at: point) else { return 0 }
        let stops = caretStops(of: line)
        return stops.min { abs($0.x - point.x) < abs($1.x - point.x) }?.index ?? line.range.lowerBound
    }

    /// The caret before a UTF-16 index: no width, as high as the line.
    package func caretRect(at index: Int) -> CGRect {
        guard let lineIndex = lineIndex(for: index) else {
            let font = runs.first?.attributes.font
            return CGRect(x: 0, y: 0, width: 0, height: font?.lineHeight ?? 0)
        }
        let line = lines[lineIndex]
        let x = caretStops(of: line).first { $0.index >= index }?.x ?? line.x + (line.baseLevel == 0 ? line.width : 0)
        return CGRect(x: x, y: line.top, width: 0, height: line.height)
    }

    /// Rectangles that cover a range, line by line and, where directions mix, piece by piece.
    package func selectionRects(for range: Range<Int>) -> [CGRect] {
        lines.flatMap { line -> [CGRect] in
            var found: [CGRect] = []
            for piece in line.pieces {
                let part = piece.range.clamped(to: range)
                guard !part.isEmpty, piece.range.overlaps(range) else { continue }
                let stops = piece.caretStops(in: text)
                let xs = stops.filter { $0.index >= part.lowerBound && $0.index <= part.upperBound }.map(\.x)
                guard let left = xs.min(), let right = xs.max() else { continue }
                if let last = found.last, abs(last.maxX - left) < 0.01 {
                    found[found.count - 1].size.width = right - last.minX
                } else {
                    found.append(CGRect(x: left, y: line.top, width: right - left, height: line.height))
                }
            }
            return found
        }
    }

    /// The smallest rectangle around a range of UTF-16 units.
    package func boundingRect(for range: Range<Int>) -> CGRect {
        let rects = selectionRects(for: range)
        return rects.isEmpty ? caretRect(at: range.lowerBound) : rects.reduce(.null) { $0.union($1) }
    }

    private func caretStops(of line: TextLine) -> [CaretStop] {
        // A caret after the separator belongs to the next line.
        let stops = line.pieces.filter { $0.kind != .lineEnd }.flatMap { $0.caretStops(in: text) }
        return stops.isEmpty ? [CaretStop(index: line.range.lowerBound, x: line.x)] : stops.sorted { $0.index < $1.index }
    }

    /// Returns the number of lines that fit in a height, in points.
    package func lineCount(fitting height: CGFloat) -> Int {
        plain?.lineCount(fitting: height) ?? lines.count { $0.top + $0.height <= height }
    }

    /// The height of the first lines, in points; nil where it is not known without setting them.
    package func plainHeight(lines: Int) -> CGFloat? { plain?.height(lines: lines) }
}
