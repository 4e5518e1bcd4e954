import CoreGraphics

/// Shapes that text runs around.
package struct TextExclusions: Hashable, Sendable {
    /// The outlines of a shape, closed, and whether points inside an even number of them are outside.
    package struct Shape: Hashable, Sendable {
        let outlines: [[CGPoint]]
        let isEvenOdd: Bool

        package init(outlines: [[CGPoint]], isEvenOdd: Bool) { (self.outlines, self.isEvenOdd) = (outlines, isEvenOdd) }
    }

    private var shapes: [Shape]
    /// The room that lines keep from a shape behind them, in points.
    private let margin: CGFloat
    /// Below this there are no shapes.
    private(set) var bottom: CGFloat

    package init(_ shapes: [Shape], margin: CGFloat) {
        (self.shapes, self.margin) = (shapes, margin)
        bottom = shapes.flatMap { $0.outlines.joined() }.map(\.y).max() ?? 0
    }

    /// The shapes, moved down; nil where none reaches below the top then.
    package func moved(by distance: CGFloat) -> TextExclusions? {
        guard bottom + distance > 0 else { return nil }
        var copy = self
        copy.bottom += distance
        copy.shapes = shapes.map { shape in
            Shape(
                outlines: shape.outlines.map { $0.map { CGPoint(x: $0.x, y: $0.y + distance) } }, isEvenOdd: shape.isEvenOdd)
        }
        return copy
    }

    /// The parts of lines between two heights that no shape covers, from left to right; from 0 to `width`.
    func rooms(from top: CGFloat, to bottom: CGFloat, width: CGFloat) -> [ClosedRange<CGFloat>] {
        var start: CGFloat = 0
        var rooms: [ClosedRange<CGFloat>] = []
        let spans = shapes.flatMap { $0.spans(from: top, to: bottom) }.map { ($0.lowerBound - margin, $0.upperBound) }
        for (from, to) in spans.sorted(by: { $0.0 < $1.0 }) {
            if from > start { rooms.append(start...min(from, width)) }
            start = max(start, to)
            if start >= width { return rooms }
        }
        return rooms + [start...max(start, width)]
    }
}

extension TextExclusions.Shape {
    /// Returns the spans that the shape covers between two heights.
    func spans(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        let corners = outlines.joined().map(\.y).filter { $0 > top && $0 < bottom }
        let heights = ([top] + corners.sorted() + [bottom])
        return zip(heights, heights.dropFirst()).filter { $1 - $0 > 0.001 }.flatMap { low, high -> [ClosedRange<CGFloat>] in
            // Between two corners the sides are straight: the ends of a span are those of its first and last cut.
            let inset = (high - low) / 1000
            let first = cuts(at: low + inset), last = cuts(at: high - inset)
            guard first.count == last.count else { return first + last }
            return zip(first, last).map { min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound) }
        }
    }

    /// Returns the spans that the shape covers at a height.
    private func cuts(at y: CGFloat) -> [ClosedRange<CGFloat>] {
        var sides: [(x: CGFloat, winding: Int)] = []
        for outline in outlines where outline.count > 2 {
            for (start, end) in zip(outline, outline.dropFirst() + [outline[0]]) where (start.y <= y) != (end.y <= y) {
                sides.append((start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x), start.y < end.y ? 1 : -1))
            }
        }
        sides.sort { $0.x < $1.x }
        var cuts: [ClosedRange<CGFloat>] = []
        var winding = 0, from: CGFloat = 0
        for side in sides {
            let wasInside = isInside(winding)
            winding += side.winding
            if !wasInside, isInside(winding) { from = side.x }
            if wasInside, !isInside(winding) { cuts.append(from...max(from, side.x)) }
        }
        return cuts
    }

    private func isInside(_ winding: Int) -> Bool { isEvenOdd ? winding % 2 != 0 : winding != 0 }
}
