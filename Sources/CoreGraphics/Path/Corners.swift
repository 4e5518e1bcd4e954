/// Round corners of a rectangle.
package struct Corners: Hashable {
    /// In the rectangle's units.
    package var radius: Double
    /// Which corners are round, in bits as `CACornerMask` has them: 1 top left, 2 top right, 4 bottom left, 8 bottom right (with y down).
    package var mask: Int
    package var isContinuous: Bool

    package init(radius: Double, mask: Int, isContinuous: Bool) {
        (self.radius, self.mask, self.isContinuous) = (radius, mask, isContinuous)
    }

    package var areSquare: Bool { radius <= 0 || mask == 0 }

    /// The rectangle with these corners, from the left end of its top side clockwise (with y down); radii shrink where they do not fit.
    package func path(_ rect: CGRect) -> CGMutablePath {
        let path = CGMutablePath()
        guard !areSquare else {
            path.addRect(rect)
            return path
        }
        let half = Double(min(rect.width, rect.height)) / 2
        let r = CGFloat(min(radius, half))
        // The continuous curve reaches further along the edges; where it does not fit, corners are circular, as on iOS.
        let isContinuous = self.isContinuous && Double(r) * ContinuousCorner.reach <= half
        let reach = isContinuous ? r * CGFloat(ContinuousCorner.reach) : r
        let corners: [(bit: Int, at: CGPoint, from: CGVector, to: CGVector)] = [
            (2, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (8, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (4, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (1, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
        ]
        path.move(to: CGPoint(x: rect.minX + (mask & 1 != 0 ? reach : 0), y: rect.minY))
        for corner in corners {
            func place(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
                CGPoint(x: corner.at.x + corner.from.dx * a + corner.to.dx * b, y: corner.at.y + corner.from.dy * a + corner.to.dy * b)
            }
            let isRound = mask & corner.bit != 0
            path.addLine(to: place(isRound ? reach : 0, 0))
            guard isRound else { continue }
            if isContinuous {
                for piece in ContinuousCorner.pieces {
                    path.addCurve(
                        to: place(r * piece.end.0, r * piece.end.1), control1: place(r * piece.c1.0, r * piece.c1.1),
                        control2: place(r * piece.c2.0, r * piece.c2.1))
                }
            } else {
                let k = r * (1 - 0.5522847498307936)
                path.addCurve(to: place(0, r), control1: place(k, 0), control2: place(0, k))
            }
        }
        path.closeSubpath()
        return path
    }
}

/// The corner of iOS's `continuous` curve in units of the radius: three cubic pieces from one edge to the other.
private enum ContinuousCorner {
    static let reach = 1.528665

    typealias Pair = (CGFloat, CGFloat)
    static let pieces: [(c1: Pair, c2: Pair, end: Pair)] = [
        ((1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139)),
        ((0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379)),
        ((0, 0.86840694), (0, 1.08849296), (0, 1.528665)),
    ]
}
