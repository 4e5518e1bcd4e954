extension CGPath {
    /// The path drawn from its end to its beginning, the last subpath first; closed subpaths stay closed.
    package func reversed() -> CGMutablePath {
        let result = CGMutablePath()
        var subpath: [PathElement] = []
        var subpaths: [[PathElement]] = []
        for element in elements {
            if case .move = element, !subpath.isEmpty {
                subpaths.append(subpath)
                subpath = []
            }
            subpath.append(element)
        }
        if !subpath.isEmpty { subpaths.append(subpath) }
        for subpath in subpaths.reversed() { result.addReversed(subpath) }
        return result
    }

    /// The elements as numbers: the kinds, and the coordinates of all points, x and y in turn.
    package var archived: (kinds: [UInt8], coordinates: [Double]) {
        (storage.kinds.map { UInt8($0.rawValue) }, storage.points.flatMap { [Double($0.x), Double($0.y)] })
    }
}

extension CGMutablePath {
    /// The path that `archived` described; nil where kinds and coordinates do not fit together.
    package convenience init?(kinds: [UInt8], coordinates: [Double]) {
        let kinds = kinds.compactMap { CGPathElementType(rawValue: Int32($0)) }
        let points = stride(from: 0, to: coordinates.count - 1, by: 2).map { CGPoint(x: coordinates[$0], y: coordinates[$0 + 1]) }
        guard kinds.first == nil || kinds.first == .moveToPoint, coordinates.count % 2 == 0,
            kinds.reduce(0, { $0 + $1.pointCount }) == points.count
        else { return nil }
        var storage = PathStorage(kinds: kinds, points: points)
        storage.start = storage.lastMove
        self.init(storage: storage)
    }

    fileprivate func addReversed(_ subpath: [PathElement]) {
        let ends = subpath.compactMap(\.end)
        guard let last = ends.last else { return }
        move(to: last)
        for (index, element) in subpath.enumerated().reversed() where index > 0 {
            switch element {
            case .line: addLine(to: ends[index - 1])
            case .quad(_, let control): addQuadCurve(to: ends[index - 1], control: control)
            case .cubic(_, let control1, let control2): addCurve(to: ends[index - 1], control1: control2, control2: control1)
            case .move, .close: break
            }
        }
        if case .close? = subpath.last { closeSubpath() }
    }
}

extension PathElement {
    /// The end point of the element; nil for closing, which ends where the subpath began.
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _): point
        case .close: nil
        }
    }
}

extension PathStorage {
    /// The start of the last subpath; nil if there is none.
    fileprivate var lastMove: CGPoint? {
        var found: CGPoint?
        forEach { kind, points in if kind == .moveToPoint { found = points.first } }
        return found
    }
}
