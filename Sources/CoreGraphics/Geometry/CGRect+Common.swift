extension CGRect {
    /// Whether one of its numbers is none.
    package var holdsNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }

    /// The part that it has in common with another rectangle; null where there is none. Foundation's `intersection` ends the process where an edge is no
    /// number, which that of an infinite rectangle is.
    package func common(_ other: CGRect) -> CGRect {
        let (left, right) = (max(minX, other.minX), min(maxX, other.maxX)), (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
        // No comparison with a number that is none holds.
        guard minX <= maxX, minY <= maxY, other.minX <= other.maxX, other.minY <= other.maxY, left <= right, top <= bottom else {
            return .null
        }
        return CGRect(
            x: left, y: top, width: Self.length(left, right, (minX, maxX, width), (other.minX, other.maxX, other.width)),
            height: Self.length(top, bottom, (minY, maxY, height), (other.minY, other.maxY, other.height)))
    }

    /// The distance of two edges. One side's own length stays as it is, as Foundation has it: the difference may be rounded.
    private static func length(
        _ start: CGFloat, _ end: CGFloat, _ first: (CGFloat, CGFloat, CGFloat), _ second: (CGFloat, CGFloat, CGFloat)
    ) -> CGFloat {
        if start == first.0, end == first.1 { return first.2 }
        return start == second.0 && end == second.1 ? second.2 : end - start
    }

    /// Whether it has a part in common with another rectangle, an edge alone included; `intersects` without the end of the process.
    package func meets(_ other: CGRect) -> Bool { !common(other).isNull }
}
