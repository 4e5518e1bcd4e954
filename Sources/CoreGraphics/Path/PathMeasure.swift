/// A path by its length, to cut parts out of it. Curves stay curves.
struct PathMeasure {
    struct Piece {
        var curve: Cubic
        var isLine: Bool
        /// The length up to each of the equal steps in the curve's parameter.
        var lengths: [CGFloat]
        var length: CGFloat { lengths[lengths.count - 1] }

        init(_ curve: Cubic, isLine: Bool) {
            self.curve = curve
            self.isLine = isLine
            if isLine {
                lengths = [0, hypot(curve.p3.x - curve.p0.x, curve.p3.y - curve.p0.y)]
            } else {
                let steps = max(8, curve.steps(tolerance: 0.01))
                lengths = [0]
                var last = curve.p0
                for step in 1...steps {
                    let point = curve.point(at: CGFloat(step) / CGFloat(steps))
                    lengths.append(lengths[step - 1] + hypot(point.x - last.x, point.y - last.y))
                    last = point
                }
            }
        }

        /// The curve's parameter at a length.
        func parameter(at length: CGFloat) -> CGFloat {
            guard let index = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
            guard index > 0 else { return 0 }
            let span = lengths[index] - lengths[index - 1]
            let part = span > 0 ? (length - lengths[index - 1]) / span : 0
            return (CGFloat(index - 1) + part) / CGFloat(lengths.count - 1)
        }
    }

    struct Subpath {
        var pieces: [Piece] = []
        var isClosed = false
        var length: CGFloat { pieces.reduce(0) { $0 + $1.length } }
    }

    struct Part {
        var subpath: Subpath
        var start: CGFloat
        var end: CGFloat
    }

    private(set) var subpaths: [Subpath] = []

    init(_ storage: PathStorage) {
        var found: [Subpath] = []
        storage.forEachSegment { segment in
            switch segment {
            case .move: found.append(Subpath())
            case .line(let from, let to, let closing):
                if from != to { found[found.count - 1].pieces.append(Piece(Cubic(from, from, to, to), isLine: true)) }
                if closing { found[found.count - 1].isClosed = true }
            case .curve(let curve): found[found.count - 1].pieces.append(Piece(curve, isLine: false))
            }
        }
        subpaths = found.filter { !$0.pieces.isEmpty }
    }

    /// The parts as open subpaths; a part that is a whole closed subpath stays closed.
    func storage(of parts: [Part]) -> PathStorage {
        var result = PathStorage()
        for part in parts {
            var passed: CGFloat = 0, isFirst = true
            for piece in part.subpath.pieces {
                let from = max(0, part.start - passed), to = min(piece.length, part.end - passed)
                passed += piece.length
                guard to > from || (part.end == part.start && to == from && isFirst) else { continue }
                let slice = piece.curve.part(from: piece.parameter(at: from), to: piece.parameter(at: to))
                if isFirst { result.move(piece.isLine ? piece.point(at: from) : slice.p0) }
                isFirst = false
                if piece.isLine { result.line(piece.point(at: to)) } else { result.cubic(slice.p3, slice.p1, slice.p2) }
            }
            if part.subpath.isClosed, part.start <= 0, part.end >= part.subpath.length { result.close() }
        }
        return result
    }
}

extension PathMeasure.Piece {
    /// The point of a line at a length.
    func point(at position: CGFloat) -> CGPoint {
        let part = length > 0 ? position / length : 0
        return CGPoint(x: curve.p0.x + (curve.p3.x - curve.p0.x) * part, y: curve.p0.y + (curve.p3.y - curve.p0.y) * part)
    }
}
