extension CGRect {
    /// Whether one of its numbers is none.
    package var holdsNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }

    /// The part that it has in common with another rectangle; null where there is none. Foundation's `intersection` ends the process where an edge is no
    /// number, which that of an infinite rectangle is.
    package func common(_ other: CGRect) -> CGRect {
        let (left, right) = (max(minX, other.minX), min(maxX, other.maxX)), (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
        let edges = [minX, maxX, minY, maxY, other.minX, other.maxX, other.minY, other.maxY]
        guard !edges.contains(where: \.isNaN), left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
